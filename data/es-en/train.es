necesitamos algo para la tos .
no tenemos ganas de hacer senderismo por la montaña .
¿ puede traernos tres vasos de zumo de naranja , por favor ? muchas gracias de antemano .
la iglesia está abierta desde las ocho hasta las nueve y cuarto , pero los domingos está cerrada .
despiértenos el jueves a las doce y cuarto , por favor , tenemos que estar en el aeropuerto antes de las ocho y diez .
la carta que mi hijo envió a Viena todavía no ha llegado .
cuando lleguemos a Barcelona , vamos a visitar el museo y el ayuntamiento antiguo .
la peluquería está al lado del palacio .
estamos acostumbrados a cenar tarde .
ya no tenemos carne , pero puedo recomendarle el filete grande .
mañana a las siete y media quisiéramos fotografiar el monasterio .
la señora Walker quiere cambiar de habitación porque el cuarto de baño es muy viejo .
el desayuno se sirve a partir de las diez y cuarto en la terraza .
aunque hace mucho calor , iré al mercado .
una habitación más barata cuesta diez euros por noche , y el minibar está incluido .
¿ cuándo abre el museo los lunes ?
quisiera hablar con el señor Fischer , por favor .
tome la segunda calle a la izquierda y verá la fortaleza delante de usted .
después del almuerzo quiero reunirme con unos amigos en la estación , pero antes tengo que ir al médico .
aunque estoy cansado , quiero alquilar un coche .
no se olvide de darnos la dirección de la agencia de viajes , por favor .
¡ hasta la próxima semana , Anna !
queremos cambiar de habitación porque la cama es demasiado dura .
no creo que mis hijos puedan traer su perro .
quisiéramos saber si el tren nocturno llega a Varsovia a las cuatro y diez .
el camarero que habla alemán está de vacaciones .
la recepcionista quiere saber si ella quiere cenar en el restaurante a las doce y cuarto .
en Varsovia llueve a cántaros , por eso mi hijo va a acostarse temprano .
estoy seguro de que participaré en el curso de idiomas pronto .
el taxi que pedimos para las cinco y media todavía no ha venido .
los zapatos cuestan veintiséis euros , pero el jersey verde es más barato .
la reunión termina a las siete y media .
el camarero me ha traído una macedonia de frutas en lugar de un buen filete .
estoy seguro de que mi marido enviará un paquete a París mañana a las ocho menos cinco .
quisiéramos fideos con champiñones y un vaso de leche .
¿ podría traernos un cenicero y una percha y guardar el equipaje hasta la una menos cinco ?
en Sevilla llueve a cántaros , por eso vamos a tomar algo en el bar .
un apartamento más barato cuesta ciento cinco euros por noche , y el acceso a internet está incluido .
lo sentimos mucho , señora Rossi . la camarera de piso vendrá inmediatamente .
llevo desde las cuatro menos cinco intentando preguntar en la recepción .
la señora tiene que hacer cola cuatro horas en el museo .
ni hablar de que mis hijos vayan al cine .
pedí una sopa de tomate caliente . ¿ cuándo me la va a traer ?
camarero , pedí un bocadillo pequeño , pero me ha traído un pastel de manzana .
todas las habitaciones de la primera planta tienen bañera .
es importante que mi hijo compre un billete para Granada antes de las doce y veinte .
ya es hora de que nuestros amigos cambien su vuelo .
quisiéramos que nos despertaran a la una menos cuarto , habitación trescientos veinte .
después del desayuno quiero alquilar una barca , pero antes tengo que cancelar mi reserva .
después del desayuno mi hijo quiere visitar el acuario y la exposición , pero antes tiene que aparcar su coche en el garaje .
primero quisiéramos preguntar en la recepción y después ir a nadar .
quiero que mi compañero fotografíe el castillo .
necesitamos el recibo . ¿ nos lo puede traer ?
me alegro de que él vaya al dentista mañana .
el teatro , que está a cincuenta minutos de aquí , merece una visita .
mi hija se ha dejado su bolso verde en el tren a Atenas .
la reunión dura tres horas .
el camarero me ha traído una tabla de quesos pequeña en lugar de un buen filete .
¿ sale el tren nocturno del andén diez ?
el desayuno está incluido en el precio .
mi mujer se ha roto la mano y tiene que ir al hospital .
el billete a Bruselas cuesta ciento cinco euros , pero solo tengo un billete de cincuenta euros .
la señora Moreno ha cancelado la reserva para el jueves .
pronto ellos quieren hacer senderismo por la montaña .
el fin de semana puedo hacer un picnic .
Salzburgo es la ciudad más bonita que los niños han visto nunca .
¿ cuántas tazas necesita ? - tres , por favor .
el tren rápido para Ginebra sale a las seis menos cuarto del andén trece .
la habitación cómoda que reservé por teléfono es demasiado cara .
no hay de qué , señora Brown . ¡ feliz estancia en Lisboa !
quiero cambiar de habitación porque los vecinos escuchan música alta .
no nos traiga todavía la sopa de tomate , por favor .
le pedí al mozo que apagara la calefacción , pero no ha pasado nada .
llámenos en cuanto el equipaje llegue , por favor .
mis padres llevan desde las once y cuarto intentando pagar en efectivo .
quisiera quejarme : la cama no está hecha y la cama supletoria es demasiado pequeña .
se nos ha acabado la mantequilla ; el mozo ha ido a comprar más .
mis hijos pueden ir al mercado dentro de veinticinco minutos .
¿ por qué no canceló su reserva ?
la carta solo está en portugués , ¿ nos la podría traducir ?
el señor Taylor tiene que coger un taxi porque el tren lleva treinta minutos de retraso .
el monasterio está abierto desde las ocho menos cuarto hasta las ocho , pero los domingos está cerrado .
nuestros amigos vinieron a Barcelona para tomar algo en el bar .
la cena se sirve a partir de las ocho menos cuarto en el jardín .
tome la segunda calle a la derecha y verá el teatro de la ópera delante de usted .
quisiera alquilar una barca por ocho días .
me quedo con la habitación individual grande .
los niños necesitan algo para el resfriado .
voy a hacer un picnic después del almuerzo .
mis hijos han olvidado llamar a su familia .
no comemos ni fideos ni arroz .
la carta que enviamos a Madrid todavía no ha llegado .
sería muy amable de su parte cerrar la ventana .
quisiera quejarme : la bañera no está limpia y el teléfono no funciona .
antes de que llegue el autobús , quisiéramos ir al mercado .
quisiera quejarme : el frigorífico está estropeado y la escalera mecánica está fuera de servicio .
no se olvide de reparar el teléfono , por favor .
hemos perdido nuestro paraguas y nuestro móvil nuevo .
¿ quieres registrarte más tarde ?
el fin de semana los huéspedes pueden cambiar dinero .
la bufanda gris que la camarera de piso encontró en el cuarto de baño es del caballero .
una taza de café cuesta cuatro euros con treinta .
no tenemos ganas de dar un paseo por el casco antiguo .
¿ tengo que hacer transbordo en Varsovia o hay un tren directo ?
tengo que ir al banco antes de las ocho y media porque necesito dinero .
¿ podría decirme si el curso de idiomas se celebra en la sala de conferencias ?
¿ podría decirme si el teatro de la ópera está cerrado los lunes ?
aquí tiene su llave , señor Brown . su habitación está en la primera planta .
a mis padres les encantaría nadar en el lago .
mi marido toma leche en el desayuno , pero yo prefiero chocolate caliente .
llego el jueves tres de mayo a las doce menos veinte .
es una lástima que el sofá sea demasiado pequeño .
quisiera quejarme : el teléfono está fuera de servicio y la cama supletoria no está hecha .
¿ cuánto cuesta la blusa más barata del escaparate ?
el hervidor no funciona desde ayer .
¿ puede preparar la cuenta para mañana , por favor ?
quiero que mi hijo se reúna con unos amigos en la estación .
mi hijo acaba de recoger su chaqueta .
espero que mi hija pueda comprar un mapa .
una habitación doble cuesta treinta y tres euros por noche , y el minibar está incluido .
lo sentimos mucho , señora López . el mozo se ocupará de ello inmediatamente .
¿ puede recomendarnos un buen museo , por favor ? gracias por su ayuda .
el señor Miller conoce el camino .
¿ puede cambiarme un billete de cincuenta euros ? la máquina solo acepta monedas .
lléveme a la oficina de turismo , por favor , tengo prisa .
el señor Wilson llamó a la una menos cuarto y dejó un recado para el señor Serrano .
el señor Moreno llegará el veinticinco de mayo a las once menos diez .
¿ podría preparar la cuenta de la habitación doscientos quince ? me marcho dentro de una hora .
el señor López quisiera comprar un bañador azul y chocolate .
el paseo en barco empieza a la una y veinticinco .
la llave no entra en la cerradura de la caja fuerte .
buenos días , ¿ quiere participar en el curso de idiomas o prefiere probar el vino de la región ?
¿ podría venir alguien a la habitación trescientos veinte ? el frigorífico está estropeado .
nuestros amigos quisieran ir al médico porque están enfermos .
¿ a qué distancia está el museo de aquí ?
pasamos dos días en Bruselas y cinco días en Edimburgo .
quisiéramos una habitación individual con ducha y vistas al puerto .
para mí una sopa de verduras fría y una taza de café , por favor .
no creo que el señor Brown espere en el bar después de la cena .
hola , ¿ sabe cómo se va de la oficina de objetos perdidos al mercado cubierto ?
¿ han encontrado un móvil nuevo ? me lo he dejado en el bar .
él está a punto de reservar una mesa para siete personas .
el avión de Sevilla aterriza a las ocho y veinte .
hemos oído que la azotea no está en la séptima planta .
la próxima semana lloverá , por eso vamos a acostarnos temprano .
necesitamos un taxi a la estación para cinco personas a las seis .
buenos días , soy Walker , de la habitación tres . quisiera pedir el desayuno .
nuestro equipaje no ha llegado ; debe de estar todavía en Roma .
¿ han encontrado un móvil ? nos lo hemos dejado en la habitación cincuenta y siete .
no se preocupe , señor Navarro , le pediremos un taxi .
acabo de cambiar dinero .
llegamos el miércoles dos de junio a las dos y cuarto .
ellos están esperando el tren para Múnich .
la habitación más grande que ellos reservaron en marzo no está lista .
un billete de ida a Sevilla , por favor , en segunda clase .
buenos días , ¿ tienen una suite bonita para seis personas para ocho noches ?
quisiéramos pollo con arroz y tres vasos de cerveza .
el huésped de la habitación cuatrocientos diez ha perdido su llave .
mi mujer necesita algo para las quemaduras de sol .
los huéspedes están a punto de recoger su libro .
nuestros amigos necesitan seis hervidores .
la blusa amarilla cuesta noventa euros , pero el bolso es más barato .
buenas noches , ¿ necesita mi pasaporte o mi carné de identidad ?
un billete de ida y vuelta a Praga , por favor , en primera clase .
quisiera probar el pescado de la región y fotografiar el famoso museo .
¿ qué día es hoy ? - hoy es domingo , quince de septiembre .
¿ hay alguien aquí que hable español ? mi hermano no habla alemán .
¿ de dónde eres , Julia ? - soy de Escocia .
mi compañero se ha roto el brazo y tiene que ir al hospital .
la plancha no funciona .
el señor Miller celebra su aniversario de boda hoy ; quisiéramos encargar flores .
la familia Moreno se aloja aquí desde el veintitrés de noviembre .
¿ podría darnos el número de teléfono del hospital ?
hay un diccionario sobre la mesa de la habitación cuatrocientos uno .
los niños descansarán un poco .
hola , ¿ se admiten perros en el hotel ?
¿ tienen una casa de vacaciones más barata para cinco personas desde el viernes hasta el domingo ?
quisiéramos saber si el tren rápido para en Varsovia .
el señor Weber está acostumbrado a acostarse tarde .
un trozo de pastel cuesta cinco euros con setenta .
el señor López vino a Granada para hacer senderismo por la montaña .
cuando la guía habla inglés , me suena a chino .
el hotel en el que estuve en Londres no era tan caro .
¿ puedes llevar el equipaje a la habitación , por favor ?
creo que mi hermana puede recoger su collar .
el camarero me ha traído una pizza pequeña en lugar de una pizza vegetariana .
en Múnich llueve a cántaros , por eso mi compañero quiere descansar un poco .
mi hijo está a punto de cambiar la camisa por otra cosa .
queremos que mi hijo visite el castillo antiguo y la exposición .
no creo que ella pueda cambiar las botas por otra cosa más tarde .
él perdió el tren nocturno ayer . ¿ qué debería hacer ?
si esta tarde nieva , él se quedará en el hotel .
¿ va este tren a Berlín ?
sería muy amable de su parte reparar el inodoro .
la habitación que los niños reservaron en febrero es demasiado cara .
no se olvide de recomendarme un buen restaurante , por favor .
nos encantaría ir a bailar .
quiero que mi marido haga un picnic .
¿ podría imprimir la lista de precios , por favor ? gracias por su ayuda .
ellos están esperando el tren rápido para Granada .
nos gusta mucho el faro .
la familia Moreno se aloja aquí desde el once de febrero .
pienso que podemos volar a Edimburgo en octubre .
después del desayuno nuestros amigos quieren fotografiar el mercado cubierto , pero antes tienen que preguntar en la recepción .
de primero quisiéramos una ensalada y de segundo carne con verduras .
el trayecto dura una hora y veinte minutos .
por culpa del mal tiempo ella tiene más tiempo para dormir .
él tiene que hacer transbordo en Ginebra .
¿ por qué no fuiste a la ópera ?
disculpe , ¿ sabía que el aparcamiento está incluido en el precio ?
acabamos de ir a la peluquería .
¿ le importaría enseñarnos la habitación ?
aunque hace mucho calor , vamos a fotografiar la hermosa iglesia .
nos han robado la tarjeta de crédito y el collar .
leímos un libro el dos de enero .
el hotel en el que estuvimos en Ginebra era más cómodo .
el avión a Múnich despega a las once y cuarto .
tráiganos cuatro adaptadores , por favor .
lamentablemente no tenemos apartamentos libres antes del cinco de marzo .
nuestros amigos perdieron el enlace en Colonia porque el autocar estaba lleno .
en Múnich llueve a cántaros , por eso nos acostaremos temprano .
la señora Brown tuvo que hablar con la guía el sábado pasado .
antes de marcharnos , quisiéramos ir al dentista .
quisiéramos comer algo .
quisiera ir a bailar .
espero que podamos alquilar una barca mañana a las seis menos cuarto .
mi hija está acostumbrada a cenar tarde .
¿ sería posible que nos recomendara una buena playa ?
quiero cambiar de habitación porque la lavadora no funciona .
¿ perdiste tu pasaporte el lunes pasado ?
acabamos de hablar con la guía .
buenas noches , ¿ conoce un hotel barato cerca de la estación de metro ?
disculpe , ¿ podría darnos la llave de la habitación doscientos veinte , por favor ?
ella quiere cambiar de habitación porque los vecinos hacen demasiado ruido .
¿ puede cambiar las sábanas ?
el castillo antiguo merece una visita .
¿ está la sauna en la séptima planta ?
desde el tejado se pueden ver el castillo y el lago .
los huéspedes que se marchan hoy todavía no han pagado .
la chaqueta que compré es demasiado corta .
tome las pastillas dos veces al día , después de las comidas .
él está acostumbrado a cenar tarde .
la próxima semana estará nublado .
disculpe , ¿ qué hora es ? - son las doce y cuarto .
queremos cambiar de habitación porque la cama supletoria es demasiado corta .
¿ le importaría pedirnos un taxi ?
el técnico que reparó el grifo trabajó bien .
creo que el caballero puede levantarse temprano el sábado a las tres y cinco .
¿ desea pagar en efectivo o con tarjeta de crédito , señor Rossi ?
me alegro de que mi compañero pueda hablar con el cocinero esta noche .
hemos reservado un apartamento cómodo a nombre de Miller .
quisiera siete entradas para el concierto del veintitrés de febrero .
¿ podemos dejar aquí nuestro sombrero gris hasta la una menos cuarto ?
antes de salir de viaje , la señora Wilson quisiera visitar la biblioteca y el palacio .
queremos que la recepcionista traiga la cuenta .
tenemos que reservar una habitación individual más barata .
mi mujer ha olvidado reservar una mesa para cuatro personas .
debe de ser un error : reservamos un apartamento , no una habitación familiar pequeña .
en Viena llueve a cántaros , por eso voy a quedarme en el hotel .
mis hijos están sentados en un banco del parque y leen el periódico .
hemos dejado nuestro pasaporte en la habitación y ahora tenemos que ir a la policía .
mi marido pasó nueve días en Berlín y seis días en Granada .
quisiéramos un apartamento con balcón y vistas al parque .
mi hermana tiene que hacer transbordo en Viena .
tenemos que darnos prisa porque el autobús para Viena sale dentro de cincuenta minutos .
tome la segunda calle a la izquierda y verá el castillo delante de usted .
pasé siete días en Barcelona y cuatro días en Venecia .
ellos piensan ir a la playa .
el director dice que el restaurante abre a las seis menos cinco .
la carta que envié a Edimburgo todavía no ha llegado .
va a hacer mucho viento mañana .
¿ cuánto tiempo desea quedarse ? - hasta el miércoles , si es posible .
¿ compraste unos sellos ayer ?
ellos han olvidado reservar una mesa para dos personas .
tengo suerte : puedo nadar en el lago dentro de cuarenta y cinco minutos .
no tengo ni idea de dónde está mi abrigo .
nos levantamos temprano el veintinueve de marzo .
la sala de desayunos está en la novena planta .
¿ sería posible que cambiara las toallas ?
la señora Serrano solo viaja a Berlín de Pascuas a Ramos .
no sé si mi mujer puede ir de compras .
hay que limpiar estas camisas antes del jueves .
quisiera cambiar trescientos francos suizos por euros .
tengo que coger un taxi porque el autobús lleva veinticinco minutos de retraso .
queremos que mi hijo tome algo en el bar .
rompimos el vaso la semana pasada .
póngame con la habitación cuarenta y cinco , por favor .
antes de salir de viaje , mi mujer quisiera dar un paseo por la rosaleda .
mi marido tiene que pagar un ojo de la cara por el sombrero más barato .
es posible que él cambie dinero mañana por la noche .
aquí tiene su pasaporte , señora Dubois . su habitación está en la octava planta .
deme su tarjeta de crédito y firme el formulario , por favor .
buenos días , ¿ a qué hora sale el autobús para Múnich ?
el camarero dice que el restaurante está en la quinta planta .
la conexión a internet no funciona desde esta mañana .
aunque hace mucho calor , él va a visitar el teatro de la ópera .
mi marido necesita algo para el resfriado .
no comemos ni champiñones ni jamón .
quisiéramos quedarnos hasta el sábado .
es importante que nuestros amigos llamen a sus padres hoy .
mi compañero tiene que hacer transbordo en Roma .
el hotel en el que estuve en Edimburgo estaba cerca de la estación .
el señor Schmidt celebra su aniversario de boda el domingo ; quisiera encargar una tarta .
quisiera reservar una suite para ocho personas del dos al veintinueve de mayo .
los turistas están sentados en un banco del jardín del castillo y leen el periódico .
se tarda cuatro horas en limpiar la suite .
el señor García visitará el zoo y el acuario .
una pregunta : ¿ necesito receta para el jarabe para la tos ?
los huéspedes que están en la séptima planta todavía no han pagado .
¿ le importaría confirmar la reserva por correo electrónico ?
todas las habitaciones de la tercera planta tienen baño .
siete billetes de ida y vuelta a Venecia para el diecisiete de enero , por favor .
como el autocar llega demasiado tarde , no llegaré hasta las dos y veinte .
por culpa del atasco llegué demasiado tarde a la oficina de correos .
el caballero está intentando pagar con cheque .
el abrigo que compré es demasiado grande .
pregúntele al señor Navarro si quiere hacer senderismo por la montaña , por favor .
¿ puedo dejar aquí mi mochila hasta las cuatro menos cuarto ?
buenos días , soy Miller , de la habitación trescientos veinte . necesito una manta adicional .
la radio de mi habitación está estropeada .
una pregunta : ¿ puede traducir esta carta ? gracias por su ayuda .
la habitación doble que reservamos en octubre es demasiado cara .
ellos quisieran cambiar quinientos dólares por euros .
una pregunta : ¿ a qué hora sale el autobús para Berlín ?
si esta tarde hace demasiado calor , vamos a quedarnos en el hotel .
no creo que aparquemos nuestro coche en el garaje el domingo .
mi compañero no está satisfecho con la habitación porque los vecinos hacen demasiado ruido .
he olvidado hablar con la guía .
me llamo Becker , tengo una reserva para hoy .
¿ dónde tenemos que bajar para ir a la agencia de viajes ?
si no es mucha molestia , ¿ podría traernos un adaptador ?
no sé si él puede cambiar su vuelo .
el mozo encenderá el aire acondicionado .
a los niños les encantaría hacer senderismo por la montaña .
¿ cuándo sale el próximo tren rápido para Zúrich ?
el camarero nos ha traído una ensalada en lugar de una tabla de quesos .
el baile se celebra el dieciséis de diciembre .
creo que nos quedaremos en el hotel dentro de una hora .
cuando llegamos a Salzburgo , el despertador no funcionaba .
¿ podría decirnos si el baile se celebra en la sala de conferencias ?
el taxi que mi marido pidió para las seis y cuarto todavía no ha venido .
quisiera comprar unos zapatos negros y un recuerdo .
creo que ella dejará su libro en la recepción .
mi reloj va atrasado ; ya son las tres menos cuarto .
¿ puedo probarme la falda negra ?
llego el jueves treinta de junio a las once y cuarto .
antes de salir de viaje , ellos quisieran alquilar una motocicleta .
me gusta levantarme tarde .
la barca que nuestros amigos alquilaron tiene una rueda pinchada .
¿ puedes pedirnos un taxi , por favor ?
¿ zarpa el barco a la una y media ?
¿ podría decirme si el teatro de la ópera antiguo abre a las nueve y veinticinco ?
el caballero está cansado .
pregúntele a la señora Taylor si quiere reunirse con unos amigos en la estación , por favor .
¿ puede cambiarnos cincuenta euros , por favor ?
la camarera de piso dice que el acceso a internet es gratis .
estoy seguro de que ella cambiará dinero esta tarde .
¿ está incluido el acceso a internet en el precio o tengo que pagarlo aparte ?
queremos que mis padres alquilen una motocicleta .
la familia Weber se aloja aquí desde el veintitrés de octubre .
no estamos satisfechos con la habitación porque la ventana está sucia .
el desayuno se sirve a partir de las siete menos cuarto en la terraza .
nos han robado el pasaporte y el libro .
nos hemos dejado nuestra maleta en el avión a Venecia .
siento que la señora haya olvidado su portátil nuevo en el autobús .
espero que podamos seguir viaje a Edimburgo el cuatro de julio .
es importante que los huéspedes hablen con la guía hoy .
perdimos el tren ayer por la tarde .
¿ podría llevar las maletas al coche , por favor ?
él se ha dejado su maleta en el avión a Praga .
¿ podría decirme si la piscina abre a la una ?
¿ tenemos que hacer transbordo en Múnich o hay un tren directo ?
hola , ¿ sabía que el sótano para bicicletas está cerrado ?
disculpe , ¿ quiere marcharse ?
si el tren rápido llega demasiado tarde , mi mujer perderá el avión .
una habitación cuesta veintisiete euros por noche , y el servicio de habitaciones no está incluido .
quisiéramos cuatro entradas para la visita guiada del trece de agosto .
¿ podría cambiarnos doscientos euros , por favor ?
pedí una macedonia de frutas . ¿ cuándo me la va a traer ?
la película que quería ver ya ha empezado .
¿ cuánto cuesta una suite con baño por noche ?
debe de ser un error : reservamos una habitación individual , no un apartamento .
no he estado nunca en Colonia , pero conozco bien Berlín .
la autopista a Berlín está cortada , así que tenemos que dar un rodeo .
cargue una taza de té a la cuenta de la habitación cuarenta y ocho , por favor .
el sombrero rojo cuesta diecinueve euros , pero la camisa es más barata .
el almuerzo se sirve a partir de las dos menos cuarto en el comedor .
el huésped de la habitación trescientos quince ha perdido su llave .
¿ cuánto cuestan las entradas para la fiesta del domingo ?
es una lástima que la calefacción esté fuera de servicio .
en enero suele hacer mucho viento en Praga .
si esta tarde hace demasiado calor , mi hermana irá a la ópera .
¿ puede llamar a la policía , por favor ? muchas gracias de antemano .
siento que mi hermana haya roto el vaso ayer por la noche .
el anillo que la camarera de piso encontró en el cuarto de baño es de mi compañero .
mi hermana quiere cancelar su reserva .
ayer por la tarde mis hijos rompieron la lámpara . ¿ qué deberían hacer ?
mis hijos son de Francia , pero viven en Berlín desde hace seis años .
¿ tienes hambre , Martin ?
la señora Wagner llegará el trece de agosto a las once y veinticinco .
hablo italiano , pero no entiendo el alemán .
si el lunes hace buen tiempo , mi mujer va a ir a la playa .
hola , ¿ podría decirnos de dónde sale el autocar para Lisboa ?
la señora Walker llamó a las cinco menos diez y dejó un recado para el señor Miller .
el hotel en el que estuvimos en Zúrich no era tan caro .
mis padres quieren visitar el ayuntamiento en lugar de comprar un recuerdo .
los niños han prolongado su estancia .
la recepcionista quiere saber si quisiera cancelar mi reserva después del desayuno .
la línea está ocupada . ¿ desea volver a llamar más tarde ?
el hotel en el que estuve en Viena estaba cerca de la estación .
la señora Becker ha perdido su llave de la habitación y su bolsa de viaje .
¿ hay alguien aquí que hable alemán ? mi hija no habla español .
¿ puedo probarme los zapatos cómodos ?
acabo de pagar la cuenta .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Becker ?
quisiera comprar un jersey rojo y chocolate .
mi mujer suele levantarse a las nueve .
en Sevilla lleva cuatro días lloviendo .
desde la torre se pueden ver el mercado cubierto y las montañas .
no se preocupe , señora Moreno , le pediremos un taxi .
no se olvide de abrir la ventana , por favor .
quisiera reservar una mesa para cuatro personas para esta noche .
no tengo ganas de nadar en el lago .
¿ tienen una suite para cuatro personas desde el lunes hasta el domingo ?
la mujer con la que hablé el lunes era muy amable .
disculpe , ¿ desea pagar con cheque o con tarjeta de crédito , señor Brown ?
pregúntele a la señora Serrano si quiere tomar algo en el bar , por favor .
si no es mucha molestia , ¿ podría cambiarme quinientos euros ?
desde esta mañana me duelen los ojos .
creo que mis padres pueden recoger su llave de la habitación .
¿ dónde está la cama supletoria ? ¿ podría traérmela , por favor ?
un taxi al cajero automático cuesta unos treinta y seis euros .
cargue una taza de café a la cuenta de la habitación ciento diez , por favor .
camarero , pedí una tortilla , pero me ha traído una sopa vegetariana .
Martin , ¿ puedes esperarme ?
la luz de mi habitación está estropeada .
aunque tengo dolor de cabeza , quiero participar en la visita de la ciudad .
ellos llegaron tarde porque el tren nocturno llegó demasiado tarde .
el caballero puede tener la habitación doble más grande con escritorio .
hola , ¿ cuánto tiempo tenemos antes de que salga el avión ?
acabamos de comprar unas tijeras .
¿ tienen un apartamento tranquilo para siete personas hasta el sábado ?
la autopista a Praga está cortada , así que tengo que coger el tren .
lléveme al supermercado , por favor , tengo prisa .
hay que lavar estos pantalones antes del jueves .
¿ qué recomienda , la tabla de quesos pequeña o la ensalada ?
¿ puede abrir la ventana , por favor ?
tome las pastillas cinco veces al día , antes de las comidas .
¿ cuándo comprarás un billete para Lisboa ?
quisiera comprar una blusa amarilla y chocolate .
el hotel en el que la señora Taylor estuvo en Barcelona no era tan caro .
el tren rápido para Varsovia sale a las cinco del andén nueve .
el teatro de la ópera está abierto desde las diez hasta las nueve menos cuarto , pero los martes está cerrado .
he comprado un recuerdo para mis nietos .
el almuerzo se sirve a partir de las doce y media en el jardín .
estará nublado pasado mañana .
quisiera jamón y huevos y un vaso de vino blanco .
no se preocupe , señora Fischer , repararemos el grifo .
el señor Taylor ha cancelado la reserva para el lunes .
pregúntele al señor Serrano si quiere hacer senderismo por la montaña , por favor .
el fin de semana quiero almorzar en la terraza .
mi hermano teme que el tren llegue con retraso .
aunque mi hermano está enfermo , quiere ir al cine .
aunque estoy enfermo , quiero ir a la playa .
si mañana nieva , la señora Moreno va a tomar algo en el bar .
llévenos a la panadería , por favor , tenemos prisa .
la mujer con la que la señora habló esta mañana era muy amable .
¿ cuándo estará lista mi blusa más pequeña ?
necesito un taxi desde el hospital para dos personas a las doce .
el ascensor está estropeado , así que tengo que bajar a pie a la cuarta planta .
¿ dónde está la lista de precios ? - se la enseñaré dentro de cuarenta y cinco minutos .
espero que podamos volar a Barcelona más tarde .
en Múnich lleva cuatro días lloviendo .
creo que nos marcharemos el próximo mes .
mi hijo tiene treinta y nueve grados de fiebre y tos .
espero que mi hermana pueda cambiarse a otra habitación .
primero quisiera ir a la peluquería y después visitar el famoso museo de arte y el monasterio .
hola , ¿ sabía que la reunión termina a la una y cuarto ?
desde el viernes me duele la espalda .
el castillo de Londres es más antiguo que el de Viena .
si el jueves hace buen tiempo , mi compañero va a dar un paseo por el casco antiguo .
¿ cuánto dura el vuelo de Ginebra a Granada ?
cuando llegue a Varsovia , voy a dar un paseo por el bosque .
ellos vinieron a Granada para ir de compras .
la impresora está fuera de servicio .
quiero comprar una postal en lugar de ir de compras .
el desayuno se sirve a partir de las nueve y media en la terraza .
el apartamento tranquilo que mi marido reservó la semana pasada es demasiado caro .
aunque él está cansado , quiere comprar unos recuerdos .
quisiera quejarme : la conexión a internet está estropeada y la suite huele a humo .
quisiera ocho entradas para la fiesta del dos de octubre .
los huéspedes vinieron a Edimburgo para visitar el hermoso museo .
perdí mi chaqueta azul el mes pasado .
él no tiene hambre , pero quisiera una ensalada pequeña .
debe de ser un error : reservamos una suite más barata , no un apartamento luminoso .
disculpe , ¿ cómo llego a la estación de metro ?
debe de ser un error : reservé una habitación cómoda , no un apartamento .
¿ por qué no se quedó en el hotel ?
en Viena lleva nueve días lloviendo .
es posible que la señora se quede en el hotel después de la cena .
el filete que la señora Fischer pidió está demasiado salado .
¿ podría venir alguien a la habitación tres ? la cama supletoria no está hecha .
nuestros amigos toman limonada en el desayuno , pero yo prefiero té .
no como ni pollo ni jamón .
los niños han perdido su bufanda negra y su mochila .
me llamo García , tengo una reserva para hoy .
no sé si mi compañero puede ir al teatro el martes .
¿ me puedo llevar el plano de la ciudad ?
no se olvide de enseñarnos la habitación individual pequeña , por favor .
el camarero nos ha traído una macedonia de frutas en lugar de una tabla de quesos .
lo sentimos mucho , señora Miller . la camarera de piso se ocupará de ello inmediatamente .
quisiera reservar una suite para cinco personas del veinte al veintiocho de febrero .
¿ cuándo sale el próximo tren regional para Edimburgo ?
no creo que mi mujer pueda comer algo dentro de cincuenta minutos .
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa de tomate ?
quisiera cuatro entradas para el paseo en barco del diecisiete de julio .
¿ cómo se llama ? - me llamo Paul López .
el tren rápido para Colonia sale a las siete del andén trece .
quisiera saber si el autobús llega a Colonia a las ocho y cinco .
mi hijo tiene suerte : puede nadar en el lago el viernes .
el huésped de la habitación trescientos doce quisiera hablar con usted .
buenos días , ¿ podría traerme un poco más de mermelada , por favor ?
nuestros amigos están intentando hablar con el médico .
ya es hora de que nuestros amigos compren un billete para Lisboa .
el hotel en el que ella estuvo en Londres estaba cerca de la estación .
hemos escrito una carta a nuestra vecina .
los niños están hartos de la lluvia .
¿ quieres pagar en efectivo dentro de cinco horas ?
la recepcionista encenderá la música .
preferiríamos una habitación doble que tenga baño .
la recepcionista quiere saber si él quisiera almorzar en la habitación esta noche .
la señora comprará un recuerdo .
nuestros amigos acaban de darse cuenta de que la alfombra no está limpia .
le pedí a la recepcionista que nos ayudara con el equipaje , pero no ha pasado nada .
puedo llamar a mi hermano pasado mañana .
hablamos italiano , pero no entendemos el portugués .
me han robado el billete de tren y la chaqueta nueva .
cuando llegamos a Ginebra , la mesa estaba mojada .
espero que mi mujer pueda probar el vino de la región .
espero que podamos prolongar nuestra estancia .
después de la cena nuestros amigos quieren ir al teatro , pero antes tienen que recoger sus guantes .
mis hijos están intentando preguntar en la recepción .
la recepcionista quiere saber si mi hermana quiere participar en el paseo en barco el tres de septiembre .
nos perdimos en el bosque anteayer . ¿ qué deberíamos hacer ?
quisiera quejarme : la cama supletoria no está hecha y el colchón es demasiado pequeño .
¿ a qué hora sale el tren rápido para Praga ?
la película que queríamos ver empieza a las dos y cuarto .
ella solo viaja a Varsovia de Pascuas a Ramos .
del banco al teatro hay solo cuarenta minutos a pie .
la carretera a Bruselas está cortada , así que tenemos que dar un rodeo .
quisiéramos reservar una habitación individual pequeña para seis noches .
¿ puede llevar las maletas al coche , por favor ?
¿ podría preparar la cuenta de la habitación trescientos uno ? me marcho dentro de una hora .
lamentablemente no tenemos suites cómodas libres hasta el sábado .
llame a una ambulancia , por favor , mi hija ha tenido un accidente .
mi hija necesita una venda de la farmacia .
perdimos nuestro billete de avión el mes pasado y ahora tenemos que rellenar un formulario .
¿ sabe cómo se va del cajero automático al teatro antiguo ?
mi mujer ha perdido su reloj nuevo y su libro .
somos de Alemania , pero vivimos en Granada desde hace seis años .
el billete a Bruselas cuesta treinta y un euros , pero solo tengo un billete de cincuenta euros .
no hemos estado nunca en Lisboa , pero conocemos bien Barcelona .
los huéspedes de la habitación de al lado escuchan música alta .
quisiera una habitación familiar con ducha y vistas al río .
¿ tienen un apartamento para seis personas desde el martes hasta el sábado ?
el señor Becker quisiera fotografiar la exposición .
ellos son de Francia , pero viven en Barcelona desde hace cinco años .
ya es hora de que mi hija envíe un paquete a Granada .
antes de que llegue el autobús , quisiéramos dar un paseo por el bosque .
no hace falta que nos traiga la hoja de registro , el director ya nos la ha dado .
el huésped de la habitación ciento diez se marcha mañana .
el camarero que habla francés es muy amable .
mis hijos quisieran pagar con tarjeta , pero el aparato no funciona .
en Bruselas llueve a cántaros , por eso quiero descansar un poco .
me gusta mucho la catedral .
necesito un taxi desde la comisaría para siete personas a las seis .
antes de que anochezca , quisiéramos ir de compras .
la señora Dubois celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
buenas noches , ¿ nos podemos llevar el adaptador ?
aunque hace mucho calor , mis padres van a ir al mercado .
¿ cuántos vasos necesita ? - dos , por favor .
¿ para el autobús en Roma ?
una pregunta : necesitamos la cuenta . ¿ nos la puede traer ?
antes de marcharnos , quisiéramos reservar una mesa para seis personas .
tenemos que ir al banco antes de las nueve porque necesitamos dinero .
mi mujer está a punto de cambiar su vuelo .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del centro comercial .
¿ podría darme la llave de la habitación cuatrocientos diez , por favor ? gracias por su ayuda .
me quedo hoy en el hotel porque estoy cansada .
no podemos dormir porque los huéspedes de la habitación de al lado escuchan música alta .
quisiera una habitación doble tranquila con terraza y vistas a la plaza .
es importante que mi marido cambie el sombrero por otra cosa antes de las doce .
desde ayer me duele el estómago .
ayer por la noche la señora Wagner fue a la ópera .
el hombre con el que hablamos esta mañana era muy amable .
¿ podría venir alguien a la habitación doscientos uno ? el colchón es demasiado pequeño .
de la estación de metro a la biblioteca hay solo diez minutos a pie .
quisiéramos una suite con baño , por favor .
temo que el tren nocturno esté lleno .
mi mujer quiere cambiar de habitación porque el grifo está estropeado .
la cerradura del armario está estropeada , y mi mujer no encuentra la llave .
cuando lleguemos a Sevilla , vamos a tomar algo en el bar .
el señor Wilson fue a la policía .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la estación de metro .
lamentablemente ya no quedan entradas para el paseo en barco .
quisiera alquilar un coche por tres días .
estoy de buen humor porque está nublado hoy .
¿ sería posible que nos hiciera una foto ?
¿ hay alguien aquí que hable español ? la señora no habla portugués .
los niños están sentados en un banco del parque y nos esperan .
después del almuerzo queremos dar un paseo por el parque , pero antes tenemos que preguntar en la recepción .
los niños necesitan un termómetro de la farmacia .
no estoy satisfecho con la habitación porque los vecinos escuchan música alta .
mi hermano puede tener la suite cómoda con bañera .
nos hemos dejado nuestro móvil nuevo en el tren a París .
por culpa del atasco llegué demasiado tarde a la librería .
quisiéramos que nos despertaran a las nueve y cinco , habitación trescientos ocho .
¿ podría pasarme la miel , por favor ?
antes de salir de viaje , quisiera comprar chocolate .
mis hijos pueden comprar unas postales .
quisiéramos una habitación doble pequeña con chimenea y vistas a las montañas .
nos quedamos con la suite pequeña .
lamentablemente el hotel está completo hasta el diecisiete de octubre .
¿ podría la recepcionista cambiarnos trescientos euros ?
¿ por qué no puedes prolongar tu estancia ?
el hotel más barato de Ginebra está enfrente de la estación .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
¿ por qué no pagaste la cuenta ?
mi hija no está satisfecha con la habitación porque la cama no está hecha .
hará mucho calor esta noche , por eso mi hijo quiere ver la televisión .
quisiéramos reservar un apartamento cómodo para cinco personas del cinco al nueve de diciembre .
el filete que pedí está demasiado salado .
mi reloj va atrasado ; ya son las nueve y cinco .
del aeropuerto al famoso palacio hay solo quince minutos a pie .
por culpa del mal tiempo tenemos más tiempo para dormir .
¿ a qué hora sale el autobús para Lisboa ?
no creo que mi hija pueda reunirse con unos amigos en la estación el veintiuno de abril .
el hotel en el que estuvimos en Berlín era más cómodo .
¿ puede darnos la llave de la habitación trescientos cuatro , por favor ?
ella se resfrió .
quisiéramos un asiento en el coche restaurante para Londres .
¿ podría apagar la música , por favor ?
¿ podría encender la luz , por favor ?
hemos dejado nuestra tarjeta de crédito en el coche .
¿ podemos dejar aquí nuestra bufanda verde hasta las nueve menos cuarto ?
la cerradura de la maleta está estropeada , y ella no encuentra la llave .
son treinta y cinco euros . - quédese con el cambio .
aquí tiene su tarjeta , señora Becker . su habitación está en la segunda planta .
la recepcionista quiere saber si mi hermana quiere aparcar su coche en el garaje mañana a las cinco .
espero que podamos preguntar en la recepción .
el comedor está abierto hasta las cinco menos cuarto .
quisiera ir al médico porque estoy enfermo .
hasta que llegue la señora , quiero reunirme con unos amigos en la estación .
quisiera una habitación familiar con balcón , por favor .
llévenos a la playa , por favor , tenemos prisa .
el mozo dice que el paseo en barco dura cuatro horas .
tengo suerte : puedo nadar en el lago después de la cena .
conocemos bien Sevilla .
el bolso que la camarera de piso encontró debajo de la cama es de los huéspedes .
lléveme al cine , por favor , tengo prisa .
mi hija ha dejado el hotel .
después del desayuno queremos hacer un picnic , pero antes tenemos que hablar con el cocinero .
la suite que reservé en agosto no está lista .
tenemos suerte : podemos ir a bailar esta noche .
temo que el tren lleve cuarenta minutos de retraso .
pregúntele al señor Rossi si quiere visitar la torre , por favor .
¿ sabe a qué hora abre el hermoso teatro ?
mis padres son de Portugal , pero viven en Madrid desde hace siete años .
en junio suele hacer mucho sol en Atenas .
¿ llamó a sus padres ayer por la tarde ?
tuve un accidente el once de mayo .
la carta que él envió a Berlín todavía no ha llegado .
no creo que podamos reservar una habitación para tres noches .
acabo de enviar un paquete a Sevilla .
si el fin de semana hace buen tiempo , ella va a alquilar una barca .
sería muy amable de su parte traernos cinco ceniceros .
acabamos de cambiar la corbata por otra cosa .
¿ hay alguien aquí que hable francés ? mis padres no hablan inglés .
no se preocupe , señor Miller , le traeremos papel de carta .
la cuenta asciende a veintiséis euros , incluida la media pensión .
buenas noches , ¿ sabía que la reunión termina a las ocho menos veinte ?
¿ está el bar en la séptima planta ?
solo viajo a Londres de Pascuas a Ramos .
mis padres llegan el martes veintinueve de marzo a las ocho y cinco .
un trozo de pastel cuesta tres euros con cuarenta .
nos quedamos dormidos .
no se preocupe , señor Brown , le traeremos una toalla de baño .
mi hijo está sentado en un banco del patio y lee el periódico .
no tengo ganas de probar el queso de la región .
el caballero vino a Roma para alquilar una bicicleta .
nos encantaría comprar unas postales .
si tuviera más dinero , viajaría más .
me encantaría alquilar una motocicleta .
¿ puedo dejar aquí mis gafas hasta las siete y cinco ?
quiero que repare la tarjeta llave .
es importante que mi hija reserve una mesa para cinco personas antes de las nueve y media .
puede localizar a mi hijo por teléfono : cinco cero seis cinco ocho .
disculpe , ¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
¿ sabía que el mercado cubierto merece una visita ?
hay una guía de viajes sobre la mesa de la habitación cuarenta y seis .
busco un hotel que esté cerca de la oficina de turismo .
¿ cuándo estará lista mi otra camisa ?
aunque llueve , haremos senderismo por la montaña .
el señor Moreno sabe que la oficina de turismo está cerrada los martes .
¿ podría preparar la cuenta de la habitación trescientos veinte ? nos marchamos mañana .
¿ puedo probarme las botas cómodas ?
ella quisiera hacer un picnic e ir a bailar .
el médico dice que mis hijos tienen que beber mucha agua durante cinco días .
pienso que la señora Dubois puede descansar un poco pasado mañana .
desde el tejado se pueden ver la iglesia y la plaza .
perdí mi billete de tren anteayer y ahora tengo que ir a la policía .
¿ sabe cómo se va de la panadería al palacio ?
si esta tarde hace demasiado frío , voy a leer un libro .
no creo que podamos pagar la cuenta .
primero el señor Rossi quisiera llamar a su abogado y después alquilar una barca .
debe de ser un error : reservamos una habitación individual , no una habitación familiar más barata .
el vuelo de Valencia fue cancelado por la niebla .
¿ le importaría limpiar la habitación cuarenta y nueve ?
si mañana hace buen tiempo , el caballero va a fotografiar el teatro de la ópera .
de eso ni hablar , señora Wagner .
los turistas quisieran comprar un sombrero más barato y un cuaderno .
¿ cuándo cierra la iglesia los domingos ?
hemos roto el plato .
una pregunta : ¿ cuánto cuesta enviar una carta a Inglaterra ?
camarero , pedí una macedonia de frutas , pero me ha traído un filete .
de la panadería al teatro de la ópera antiguo hay solo treinta minutos a pie .
¿ cómo se llama ? - me llamo Martin Wagner .
no se preocupe , señora Moreno , le despertaremos a las diez y cinco .
el juez está todavía en el juzgado , no podemos hablar con él antes de las once menos cuarto .
él es de Inglaterra , pero vive en Ginebra desde hace ocho años .
aunque mi marido está resfriado , quiere ir al teatro .
buenas noches , ¿ cuánto cuestan las botas del escaparate ?
nos resfriamos la semana pasada .
la azotea está en la novena planta .
el huésped de la habitación ciento doce se marcha mañana .
a la señora García le gustó mucho el paseo en barco .
¿ hay una parada de autobús cerca de aquí ?
el almuerzo se sirve a partir de las once y cuarto en el jardín .
el caballero piensa visitar la exposición nueva y el ayuntamiento .
he olvidado comprar una pila .
como el autocar llegará demasiado tarde , no llegaré hasta las tres y cuarto .
ya no tenemos patatas , pero puedo recomendarle la sopa de tomate .
¿ puede apagar el aire acondicionado , por favor ?
compramos un mapa .
desde la torre se pueden ver la biblioteca y las montañas .
no estoy satisfecha con la habitación porque la cama supletoria no está hecha .
¿ quiere alquilar una motocicleta pronto ?
el hombre con el que ella habló esta mañana era muy amable .
¿ podría preparar la cuenta de la habitación doscientos quince ? me marcho mañana .
nuestro equipaje no ha llegado ; debe de estar todavía en Edimburgo .
pedimos una sopa . ¿ cuándo nos la va a traer ?
mi hija está sentada en un banco del parque y lee el periódico .
sería muy amable de su parte limpiar la habitación treinta y ocho .
quisiera quejarme : el frigorífico hace demasiado ruido y la cama supletoria es demasiado pequeña .
hemos reservado una suite a nombre de Navarro .
¿ podemos dejar aquí nuestros guantes hasta la una ?
lamentablemente no tenemos apartamentos libres en julio .
el señor Dubois llamó a las diez y dejó un recado para la señora Brown .
¿ cuánto dura el viaje de Berlín a Barcelona ?
si mañana hace buen tiempo , él va a hacer senderismo por la montaña .
se tarda una hora en llegar a París .
lo sentimos mucho , señora Fischer . el técnico se ocupará de ello inmediatamente .
quisiéramos saber si el tren rápido llega a Granada a las nueve .
a mi hermana le gusta levantarse tarde .
cuatro sellos para postales a Irlanda , por favor .
el señor Becker llegará el quince de octubre a las doce menos cuarto .
la habitación doble que los turistas reservaron la semana pasada está en la primera planta .
un taxi a la oficina de turismo cuesta unos doce euros .
por culpa del atasco llegué demasiado tarde al banco .
¿ perdió su llave de la habitación el mes pasado ?
los turistas están intentando reservar una mesa para cinco personas .
mi marido quiere cambiar de habitación porque la cama no está hecha .
pienso que nuestros amigos pueden quedarse en el hotel después del almuerzo .
no hace falta que nos traiga el recibo , el director ya nos lo ha dado .
¿ conoce un hotel barato cerca de la embajada ?
compré un cuaderno anteayer .
hemos olvidado pagar con cheque .
¿ sabe cuándo abre la torre ?
¿ quiere hacer un picnic ?
no puedo dormir porque el aire acondicionado hace demasiado ruido .
quiero que nos enseñe el camino a la peluquería .
un taxi a la parada de taxis cuesta unos veinticinco euros .
¿ podría dejar la habitación a las doce menos cuarto ?
deme la dirección de la agencia de viajes , por favor .
aunque hace mucho calor , queremos nadar en el lago .
no hay almohadas en la habitación cincuenta y ocho .
llame a una ambulancia , por favor , mi mujer ha tenido un accidente .
¿ podría pasarme la mantequilla , por favor ?
una habitación doble cuesta veinticuatro euros por noche , y el aparcamiento no está incluido .
¿ cuándo cierra el castillo los lunes ?
estoy acostumbrado a levantarme temprano .
buenas noches , soy Rossi , de la habitación veinticinco . quisiera hablar con el director .
el bolso cuesta seis euros , pero la falda más barata es más barata .
quiero que cambie las sábanas .
tenemos muchas ganas de nadar en el lago mañana .
no vale la pena ir al concierto .
quisiéramos saber si el barco va a Lisboa .
aquí tiene su llave , señora Serrano . su habitación está en la sexta planta .
debe de ser un error : reservamos una habitación doble más barata , no una habitación familiar más barata .
siento que ellos hayan perdido el barco .
la carretera a Valencia está cortada , así que tengo que dar un rodeo .
aunque estoy cansado , quiero hacer senderismo por la montaña .
el ascensor está estropeado , así que tenemos que bajar a pie a la cuarta planta .
quisiera alquilar una motocicleta por cuatro días .
¿ dura el concierto dos horas ?
desde la torre se pueden ver la hermosa iglesia y el lago .
el señor Fischer tiene que hacer cola una hora en la estación .
la señora Wilson quiere visitar el famoso teatro y el museo en lugar de hacer un picnic .
buenas noches , señor García . ¿ ha tenido un buen viaje ?
dentro de una hora compraré un peine .
como el tren nocturno llevará quince minutos de retraso , no llegaremos hasta las once menos cuarto .
tome la primera calle a la derecha y verá la exposición nueva delante de usted .
no hemos estado nunca en Ginebra , pero conocemos bien Edimburgo .
el acuario está abierto desde las siete y media hasta las nueve , pero los domingos está cerrado .
dudo que traigamos nuestro perro el lunes .
debe de ser un error : reservamos una suite , no un apartamento tranquilo .
ellos acaban de darse cuenta de que la cafetera está fuera de servicio .
pasado mañana nevará .
una habitación familiar más grande cuesta sesenta y cinco euros por noche , y el minibar no está incluido .
nos gusta levantarnos tarde .
quiero comprar unos recuerdos .
llame a un médico , por favor , mi marido se ha roto el pie .
nos quedamos con la habitación familiar bonita .
mi hermana no tiene ganas de fotografiar la biblioteca .
disculpe , ¿ cuánto cuesta enviar un paquete a Francia ?
el hotel más barato de Venecia está cerca de la catedral .
¿ podría traernos un poco más de vinagre , por favor ?
puede localizar a la señora por teléfono : cero seis cuatro nueve siete .
buenas noches , ¿ tienen una habitación familiar más barata para dos personas para seis noches ?
el tren nocturno para Roma sale a las ocho y veinte del andén dos .
siete billetes de ida a Venecia para el diecisiete de junio , por favor .
¿ me puede cambiar trescientos euros ?
¿ quieres quedarte unos días más dentro de una hora ?
¿ quiere fotografiar el ayuntamiento ?
no sé si preguntaremos en la recepción mañana por la mañana .
¿ podría traerme la cuenta , por favor ?
si mañana nieva , voy a ir al cine .
suelo levantarme a las siete .
nos han robado el carné de identidad y la llave de la habitación .
si el autocar llega demasiado tarde , mi mujer perderá el avión .
el hotel en el que mi mujer estuvo en Sevilla tenía piscina .
la habitación está sucia .
¿ dónde está la confirmación de la reserva ? - se la enviaré inmediatamente .
acabamos de pagar en efectivo .
aunque mi hermano tiene fiebre , quiere visitar la catedral antigua .
se tarda una hora en llegar a Atenas en autobús .
cuando llegué a Salzburgo , el armario estaba mojado .
como el autobús llega demasiado tarde , no llegaremos hasta las once y media .
a mis hijos les gusta pasear por la playa .
cuatro sellos para postales a España , por favor .
antes de que cierren las tiendas , quisiéramos ir a la ópera .
la gasolinera está delante de la biblioteca .
es importante que los niños cambien el bañador azul por otra cosa antes de las cinco y diez .
mi marido lleva desde las tres y diez intentando llamar a su abogado .
¿ dónde está la confirmación de la reserva ? - se la enviaré mañana .
disculpe , ¿ qué hora es ? - son las seis menos cuarto .
el móvil nuevo que la camarera de piso encontró en la habitación ciento cinco es del caballero .
el hombre con el que hablé esta mañana era muy amable .
mi mujer está esperando el tren para Ginebra .
mi hermano no tiene hambre , pero quisiera un trozo de pastel .
queremos que mi hija compre unos sellos .
quisiéramos pescado con patatas y una taza de té .
¿ empieza la visita de la ciudad a las cuatro y media ?
mi hermana quisiera comprar una camisa y un mapa .
como el tren rápido será cancelado , no llegaré hasta las dos .
ellos quisieran coger un taxi porque tienen prisa .
desde el viernes me duele la rodilla .
¿ sabe cuándo abre la biblioteca ?
hemos escrito una carta a nuestros nietos .
la señora está intentando hablar con el cocinero .
¿ podría pasarnos la mantequilla , por favor ? muchas gracias .
ella está buscando su chaqueta negra . ¿ la ha visto ?
fui al médico .
¿ tienen una habitación familiar para tres personas desde el viernes hasta el lunes ?
quiero que me enseñe la habitación doble bonita .
es una lástima que la impresora esté estropeada .
me llamo Wagner , tengo una reserva para cinco noches .
la bolsa de viaje negra que la camarera de piso encontró debajo de la cama es de nuestros amigos .
el taxi que ella pidió para las nueve y veinte todavía no ha venido .
la familia Miller se aloja aquí desde el veintidós de noviembre .
si no es mucha molestia , ¿ podría darme un apartamento cómodo con vistas a las montañas ?
¿ puedes pedirme un taxi , por favor ?
hola , ¿ cuánto cuesta alquilar una barca por dos días ?
no me traiga todavía la sopa de tomate caliente , por favor .
el hotel más barato de Berlín está en el bar .
¿ podría pedirme un taxi , por favor ?
el autobús llega a Múnich a las dos y diez .
la chaqueta más barata cuesta doce euros , pero el bolso es más barato .
el técnico que vino ayer se olvidó las herramientas .
si el tren rápido está lleno , iremos a pie .
después del almuerzo mi hijo quiere hacer senderismo por la montaña , pero antes tiene que cambiar el jersey caliente por otra cosa .
el camarero nos ha traído una macedonia de frutas en lugar de un helado .
quisiéramos un apartamento más grande con escritorio y vistas al río .
por culpa del mal tiempo tenemos más tiempo para leer .
la habitación que reservamos la semana pasada no está lista .
la estación está a dos pasos de la exposición .
si no es mucha molestia , ¿ podría darme una habitación doble más barata con vistas al río ?
el tren rápido sale a las tres y media .
nevará esta tarde .
acabamos de llegar a Roma .
me llamo Navarro , tengo una reserva para siete noches .
el señor Moreno celebra su aniversario de boda mañana ; quisiera encargar flores .
la carta que enviamos a Salzburgo todavía no ha llegado .
si el autobús llega con retraso , mi marido llamará al hotel .
nuestros amigos quieren quedarse hasta el sábado .
el desayuno se sirve a partir de las siete y media en la terraza .
no se olvide de enviar a alguien a la habitación cuatrocientos uno , por favor .
el tren saldrá a las ocho y media .
soy de Portugal , pero vivo en Bruselas desde hace cinco años .
quisiera quejarme : la ducha está estropeada y los huéspedes de la habitación de al lado escuchan música alta .
la bicicleta que alquilamos está rota .
el autocar llega a Praga a las ocho menos cuarto .
hola , soy Weber , de la habitación cuatrocientos seis . necesito una manta adicional .
¿ podría traerme un poco más de pimienta , por favor ?
buenos días , señor García . ¿ ha dormido bien ?
cuando lleguemos a Lisboa , vamos a visitar la exposición y el teatro .
he oído que la sauna cierra a las nueve y veinte .
la habitación familiar que reservamos en marzo está en la primera planta .
¿ hay una oficina de correos cerca de aquí ?
antes de salir de viaje , mi marido quisiera hacer senderismo por la montaña .
¿ le importaría cerrar la ventana ?
hola , ¿ podría pasarme la miel , por favor ?
él perdió su cámara nueva el veintiuno de marzo . ¿ qué debería hacer ?
el acceso a internet está incluido en el precio .
¿ dónde tengo que bajar para ir a la estación de metro ?
una pregunta : ¿ cuánto cuestan las entradas para la visita guiada del sábado ?
no podemos dormir porque el frigorífico es demasiado ruidoso .
la película que el señor Rossi quería ver fue ayer .
el vuelo a Zúrich fue cancelado por la niebla .
mis padres quisieran cambiar ochenta dólares por euros .
dentro de cuarenta minutos mis hijos van a enviar un paquete a Múnich .
¿ podría darnos la dirección de la oficina de objetos perdidos , por favor ?
el camarero nos ha traído una pizza en lugar de una macedonia de frutas .
me han robado la tarjeta de crédito y la chaqueta roja .
no se olvide de hablar más despacio , por favor .
un vaso de vino cuesta ocho euros con setenta .
vine a Valencia para hacer senderismo por la montaña .
hemos oído que la visita guiada empieza a las once y veinte .
quisiera saber si el tren nocturno sale a las once y media .
él quería alquilar una bicicleta .
no vale la pena visitar el mercado cubierto antiguo .
como el tren nocturno llegará demasiado tarde , no llegaremos hasta las siete y cuarto .
me han robado el carné de conducir y la bolsa de viaje roja .
pregúntele a la señora Navarro si quiere participar en la excursión , por favor .
el señor Miller ha cancelado la reserva para el domingo .
tengo que hacer cola seis horas en el aeropuerto .
me he dejado mi abrigo negro en el tren a Ginebra .
¿ sería posible que me trajera una botella de cerveza ?
¿ cuánto cuestan las botas más baratas del escaparate ?
disculpe , ¿ cómo llegamos al cine ?
el tren de Roma a Praga lleva cincuenta minutos de retraso .
la señora Schmidt quisiera ir al médico porque está enferma .
mi marido pasó tres días en Londres y seis días en Praga .
lamentablemente ya no quedan entradas para el concierto .
aunque el técnico ha reparado la ducha , sigue sin funcionar .
disculpe , ¿ qué hora es ? - son las ocho menos cuarto .
cinco sellos para cartas a México , por favor .
estoy seguro de que descansaremos un poco mañana por la noche .
el zoo está abierto desde las nueve y cuarto hasta las siete , pero los jueves está cerrado .
¿ cuánto tiempo desea quedarse ? - hasta el viernes , si es posible .
¿ cuánto cuesta la blusa roja del escaparate ?
hemos comprado un cuadro para nuestra vecina .
el camarero me ha traído un buen filete en lugar de una sopa de verduras .
a mis padres les gusta levantarse tarde .
me he dejado mi chaqueta en el tren a Varsovia .
una habitación individual más barata cuesta sesenta y cinco euros por noche , y el minibar no está incluido .
espero que la señora López pueda marcharse .
siento que los turistas hayan dejado su billete de tren en casa .
aunque el señor Wilson está cansado , quiere hacer un picnic .
¿ cuándo irá al médico ?
cuando lleguemos a Varsovia , vamos a ir a nadar .
espero que mi hermana pueda recoger su collar .
la camarera dice que el seguro cuesta veintiocho euros al día .
el vuelo a Atenas fue cancelado por la huelga .
quisiéramos cambiar doscientos francos suizos por euros .
espero que fotografiemos el museo pasado mañana .
mi compañero quería ir en tren nocturno a Granada hace una hora .
si el jueves hace buen tiempo , vamos a nadar en el lago .
sería muy amable de su parte cambiarnos trescientos euros .
el caballero pasó cuatro días en Granada y dos días en Londres .
la guía quiere saber si reservaremos una mesa para siete personas .
me alegro de que mi hija recoja su móvil mañana a las siete y diez .
pienso que puedo nadar en el lago .
mi hija sabe que la panadería está cerrada los jueves .
lamentablemente no tenemos apartamentos libres hasta el viernes .
tenemos que quedarnos en el hotel mañana a las ocho .
quisiera que me despertaran a las siete y veinte , habitación veintiocho .
de primero quisiera una tabla de quesos y de segundo patatas con queso .
hola , soy Becker , de la habitación once . quisiera hablar con el director .
ayer rompí el espejo .
Julia , ¿ puedes ayudarme ?
¿ qué tranvía va al teatro de la ópera ?
me interesa la fortaleza . ¿ hay una visita guiada en portugués ?
he oído que la sauna abre a las cinco y media .
le pedí al mozo que nos diera la llave de la habitación cincuenta y tres , pero no ha pasado nada .
queremos que mi marido pruebe el vino de la región .
la señora Wilson celebra su cumpleaños el martes ; quisiéramos encargar una tarta .
esta tarde quiero marcharme .
el médico dice que mis hijos tienen que beber mucha agua durante dos días .
he pedido una sopa de tomate fría . ¿ cuándo me la va a traer ?
¿ podría pedirnos un taxi , por favor ? muchas gracias .
¿ cuánto cuesta una habitación doble con televisor por noche ?
el médico dice que mi mujer tiene que beber mucha agua durante seis días .
siento que hayamos tenido un accidente .
queremos cambiar de habitación porque el frigorífico no funciona .
hemos oído que el seguro es gratis .
el castillo de Madrid es más antiguo que el de París .
en febrero suele hacer mucho viento en Salzburgo .
¿ dura la reunión una hora ?
nos interesa el faro . ¿ hay una visita guiada en alemán ?
ayer por la noche nuestros amigos dejaron su billete de tren en casa . ¿ qué deberían hacer ?
cuando la camarera de piso habla francés , me suena a chino .
disculpe , ¿ podemos dejar aquí nuestro diario hasta las doce y diez ?
llame a la señora Serrano al uno tres tres uno cinco , por favor .
se tarda cuatro horas en reparar la calefacción .
hasta que lleguen los turistas , quiero visitar el museo de arte .
es una lástima que el secador no funcione .
la carta que envié a Roma todavía no ha llegado .
estoy harta de esperar .
pregúntele a la señora Becker si quiere participar en la excursión , por favor .
hará mucho calor esta noche .
cargue una botella de vino tinto a la cuenta de la habitación veintiocho , por favor .
una habitación familiar luminosa cuesta ocho euros por noche , y el servicio de habitaciones está incluido .
todavía no hemos recibido el recibo . ¿ podría dárnoslo ?
¿ tienes hambre , Paul ?
quisiera reservar una casa de vacaciones para cuatro personas del primero al veinticinco de mayo .
una habitación cuesta cinco euros por noche , y el aparcamiento está incluido .
he cenado en la terraza .
necesitamos la confirmación de la reserva . ¿ nos la puede dar ?
quisiera reservar una habitación familiar para dos personas del trece al veintiséis de marzo .
debe de ser un error : reservé una habitación individual , no una suite más barata .
rompí el plato ayer por la noche .
mi mujer está intentando reservar una mesa para cuatro personas .
siga todo recto y luego gire a la derecha en la comisaría .
la próxima semana hará mucho viento , por eso veremos la televisión .
no estamos satisfechos con la habitación porque el enchufe está estropeado .
buenas noches , ¿ para el autocar en Colonia ?
un taxi a la oficina de correos cuesta unos treinta y un euros .
cuatro billetes de ida a Viena para el dieciséis de diciembre , por favor .
es importante que mi mujer deje su llave en la recepción antes de las cuatro y veinte .
mi hija trabajó en la biblioteca .
a la señora Fischer le gusta mucho el zoo .
mi marido no tiene hambre , pero quisiera una taza de café .
cuando llegué a Varsovia , la habitación era demasiado oscura .
el domingo pasado mi hermana se reunió con unos amigos en la estación .
la señora Dubois compró pasta de dientes el mes pasado .
mi hermana tiene que pagar un ojo de la cara por las botas negras .
disculpe , ¿ cómo llego al supermercado ?
lo sentimos mucho , señor Becker . el técnico se ocupará de ello inmediatamente .
la cuenta asciende a noventa euros , incluida la limpieza final .
¿ podría decirme de dónde sale el tren rápido para Lisboa ?
mi mujer no tiene ni idea de dónde está su maleta .
la señora Fischer está de mal humor porque está nublado .
nos hemos dejado nuestro reloj caro en el autobús a Edimburgo .
no creo que ellos puedan ir en tren a Sevilla en febrero .
necesitamos un taxi desde la peluquería para ocho personas a las seis menos cuarto .
no creo que la señora García pueda dejar el hotel .
mis padres necesitan aspirina de la farmacia .
quisiéramos una habitación bonita con terraza , por favor .
présteme una bicicleta , por favor .
la señora no quería ir al teatro .
disculpe , ¿ cómo llegamos al supermercado ?
estamos de mal humor porque está nublado en este momento .
buenas noches , ¿ sabe cuándo abre el mercado cubierto ?
cuando llegamos a Roma , la suite olía a humo .
quisiera un asiento en el coche restaurante para el lunes .
no hemos estado nunca en Viena , pero conocemos bien Praga .
la señora Becker llamó a las cinco menos diez y dejó un recado para el señor Fischer .
quiero probar el vino de la región en lugar de comprar unos recuerdos .
quisiera comprar una chaqueta y un mapa .
olvidé mi bolsa de viaje en la habitación el domingo pasado y ahora tengo que ir a la policía .
mis hijos quieren alquilar una bicicleta en lugar de visitar la biblioteca .
no sé si podemos pedir un filete grande esta tarde .
¿ podría enviar a alguien a la habitación trescientos quince , por favor ?
mi hermana tiene que hacer transbordo en Múnich .
quisiera hablar con la señora Wagner , por favor .
hola , ¿ puedo pagar con cheque ?
¿ podría decirme si el desayuno es gratis ?
cuando lleguemos a Colonia , vamos a visitar el teatro .
¿ cuándo estarán listos mis zapatos negros ?
quisiéramos un apartamento más barato con escritorio y vistas al casco antiguo .
el caballero quiere cambiar de habitación porque los vecinos escuchan música alta .
me encantaría ir al mercado .
el jueves pasado los niños descansaron un poco .
una pregunta : ¿ podría decirnos si la reunión dura cinco horas ?
¿ qué recomienda , el bocadillo o la sopa de tomate ?
la cama supletoria no está hecha .
disculpe , ¿ cómo llego a la gasolinera ?
el teatro antiguo está abierto desde las seis y cuarto hasta las nueve menos cuarto , pero los sábados está cerrado .
¿ podría venir alguien a la habitación treinta y ocho ? el grifo no funciona .
es posible que mi hijo pida una sopa de tomate el viernes .
ocho sellos para cartas a España , por favor .
todavía no he recibido el contrato . ¿ podría enviármelo ?
quería preguntarle si podría hacernos una foto .
¿ quisiera quedarse unos días más mañana por la mañana ?
mi hermana tiene que quedarse unos días más .
quisiéramos una habitación familiar bonita con televisor , por favor .
el tren de Berlín a Sevilla lleva veinticinco minutos de retraso .
temo que el autocar llegue con retraso .
el avión de Colonia aterriza a las doce y media .
el señor Serrano no está en este momento . ¿ quiere dejar un recado ?
necesitamos un taxi desde el cajero automático para siete personas a las tres y cuarto .
quisiera quejarme : el cuarto de baño está sucio y el aire acondicionado está fuera de servicio .
le pedí al camarero que reparara la radio , pero no ha pasado nada .
¿ qué recomienda , el pastel de manzana o la tortilla ?
llego el sábado seis de julio a las tres y media .
los huéspedes se quedan hoy en el hotel porque están cansados .
la cartera que la camarera de piso encontró en la habitación dos es de mi mujer .
hola , ¿ compró una postal anteayer ?
quisiera saber si el autocar llega a Salzburgo a las cuatro y cinco .
Anna , ¿ puedes prestarme cincuenta euros ?
ya es hora de que mi compañero reserve una mesa para cuatro personas .
quisiera que me despertaran a las tres y cinco , habitación trescientos ocho .
un taxi al aeropuerto cuesta unos treinta y cinco euros .
el señor Walker tuvo un accidente hace cuatro días .
la señora Navarro quisiera volar a Bruselas .
quiero ver la televisión el fin de semana .
no sé si el caballero puede esperar en el vestíbulo .
dudo que mi hija cancele su reserva mañana a las tres .
tenemos que cambiar nuestro vuelo .
el señor Schmidt no está en este momento . ¿ quiere dejar un recado ?
me levanté temprano .
si el tren nocturno está lleno , tenemos que coger el próximo autobús .
¿ sabe a qué hora abre la exposición nueva ?
nuestros amigos han perdido su mochila y su sombrero negro .
perdimos el ferry ayer por la tarde . ¿ qué deberíamos hacer ?
disculpe , ¿ podría dejar la habitación a las seis y veinte ?
no se preocupe , señor Moreno , le traeremos una cuna .
llego el sábado cinco de diciembre a las nueve y cuarto .
se nos ha acabado la pimienta ; el mozo ha ido a comprar más .
una botella de agua cuesta tres euros con ochenta .
pasé nueve días en Londres y seis días en Varsovia .
la señora quisiera pagar con tarjeta , pero el aparato no funciona .
mañana lloverá , por eso quiero descansar un poco .
camarero , pedí una pizza vegetariana , pero me ha traído una sopa de tomate .
hemos olvidado nuestro móvil en el restaurante y ahora tenemos que ir a la policía .
mi marido quiere ir a la playa en lugar de hacer un picnic .
no sé si la señora se quedará en el hotel .
lamentablemente no tenemos habitaciones libres hasta el lunes .
necesito un taxi desde la oficina de correos para siete personas a las cinco menos cuarto .
la oficina de turismo está detrás del ayuntamiento .
a mis hijos les gusta mucho la hermosa fortaleza .
el señor Walker celebra su cumpleaños el viernes ; quisiera encargar una botella de vino .
acabo de cambiar la camisa azul por otra cosa .
¿ cuánto cuesta alquilar una bicicleta por ocho días ?
preferiría una suite bonita que tenga televisor .
una habitación más grande cuesta treinta euros por noche , y la tasa turística no está incluida .
quisiera quejarme : el ascensor hace demasiado ruido y el frigorífico es demasiado ruidoso .
¿ podemos dejar aquí nuestras gafas de sol hasta las tres y veinte ?
¿ cuántas tazas necesita ? - cinco , por favor .
en agosto suele hacer mucho sol en Atenas .
llámenos en cuanto el almuerzo esté listo , por favor .
ya es hora de que mi hermana reserve una mesa para dos personas .
desde esta mañana me duele el pie .
quiero que nos enseñe el camino a la embajada .
buscamos un hotel que sea tranquilo .
me interesa el mercado cubierto . ¿ hay una visita guiada en alemán ?
tenemos que hablar con la guía .
hemos perdido nuestro sombrero azul y nuestra llave del coche .
la señora Serrano celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
quiero que mis hijos den un paseo por la rosaleda .
¿ hay una habitación doble tranquila libre del dieciséis al veinticuatro de febrero ?
quisiéramos reservar una suite para siete personas del diecisiete al veintiuno de julio .
quisiera saber si el autocar va a Berlín .
tengo que ir al banco antes de las dos y cuarto porque necesito dinero .
llame a una ambulancia , por favor , mi compañero se ha roto la pierna .
¿ podría venir alguien a la habitación ciento diez ? la impresora no funciona .
el castillo de Bruselas es más antiguo que el de Londres .
primero mi hermano quisiera pagar en efectivo y después comprar unas postales .
¿ cómo se llama ? - me llamo Laura Moreno .
¿ puede ayudarme con el equipaje , por favor ?
la habitación familiar que reservé en octubre está en la tercera planta .
buenos días , soy Becker , de la habitación diez . quisiera hablar con el director .
antes de marcharnos , quisiéramos recoger nuestra bufanda .
primero quisiera ir a la policía y después ir a la playa .
¿ podría dejar la habitación a las once ?
ya es hora de que mi hermano deje su móvil en la recepción .
hasta que llegue mi hermana , queremos tomar algo en el bar .
aunque llueve , alquilaré un coche .
quisiera quejarme : la calefacción está fuera de servicio y la lavadora está estropeada .
nuestros amigos piensan hacer un picnic .
el señor García llamó a las seis y veinte y dejó un recado para el señor Taylor .
queremos que mi hija dé un paseo por la rosaleda .
desde esta mañana me duele la espalda .
mi hija perdió el enlace en Múnich porque el tren nocturno fue cancelado .
¿ podríamos dejar la habitación a las tres ?
la exposición , que está a veinticinco minutos de aquí , merece una visita .
quisiéramos cambiar ciento cincuenta francos suizos por euros .
hasta que llegue el caballero , queremos visitar la iglesia .
por culpa del atasco la señora Wilson llegó demasiado tarde a la estación .
hay un cuaderno sobre la mesa de la habitación trece .
quisiera reservar una mesa para cuatro personas .
camarero , pedí una tortilla , pero me ha traído un filete .
antes de que cierren las tiendas , quisiera visitar el hermoso teatro de la ópera .
una pregunta : ¿ cuándo tenemos que dejar la habitación ?
nos han robado el carné de conducir y el libro .
¿ qué día es hoy ? - hoy es domingo , veintiséis de septiembre .
¿ sabía que el baile se celebra en el jardín del castillo ?
¿ dónde tenemos que hacer transbordo para ir al supermercado ?
si el tren nocturno está lleno , tenemos que llamar al hotel .
de la librería al castillo hay solo cinco minutos a pie .
quería preguntarle si podría ayudarme con el equipaje .
¿ podría venir alguien a la habitación cuarenta y siete ? la suite es demasiado calurosa .
despiérteme el sábado a las diez , por favor , tengo que coger el tren a Edimburgo .
nos han robado el billete de tren y el libro .
quería preguntarle si podría cambiar las sábanas .
quisiera una habitación con chimenea y vistas al casco antiguo .
hace siete días nos resfriamos .
queremos hacer un picnic en lugar de visitar el faro y la torre .
¿ qué recomienda , el helado o la sopa de pescado caliente ?
¿ cuándo quiere alquilar una bicicleta ?
¿ sabe cuándo abre el ayuntamiento ?
¿ dónde está la hoja de registro ? - se la traeré mañana .
mi marido está de mal humor porque está nublado en este momento .
buenos días , ¿ necesito receta para la pomada ?
no podemos dormir porque la habitación huele a humo .
para mí un buen filete y un vaso de leche , por favor .
lo sentimos mucho , señor Fischer . el mozo vendrá inmediatamente .
no como ni arroz ni jamón .
no hemos estado nunca en Zúrich , pero conocemos bien Bruselas .
no se preocupe , señor Dubois , le despertaremos a las once y media .
el caballero habla alemán .
¿ qué día es hoy ? - hoy es sábado , veintiséis de agosto .
me alegro de que podamos quedarnos tres noches .
nuestro equipaje no ha llegado ; debe de estar todavía en Lisboa .
el tren rápido va a Venecia .
el trayecto dura una hora y cinco minutos .
el teatro de la ópera está abierto desde las ocho y media hasta las nueve y media , pero los miércoles está cerrado .
me llamo Miller , tengo una reserva para dos personas .
ya es hora de que mi hermano llame a su oficina .
aquí tiene su tarjeta , señora Weber . su habitación está en la segunda planta .
el zoo , que está a diez minutos de aquí , merece una visita .
quisiéramos una habitación familiar más grande con bañera , por favor .
la peluquería está a dos pasos de la exposición nueva .
¿ dónde está la manta caliente ? ¿ podría traérnosla , por favor ?
quiero dar un paseo por la rosaleda en lugar de participar en el curso de idiomas .
¡ buen provecho ! el bocadillo es la especialidad de la casa .
no hay electricidad en la habitación cuatrocientos uno .
no hace falta que me traiga la cuenta , la recepcionista ya me la ha dado .
el tren de Roma a Ginebra lleva diez minutos de retraso .
no como ni verduras ni pescado .
quisiera saber si el tren rápido va a Edimburgo .
¿ puede traernos la hoja de registro , por favor ?
hay un cuaderno sobre la mesa de la habitación ocho .
la llave no entra en la cerradura de la habitación cincuenta y cinco .
hola , ¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
después de la cena quiero hacer senderismo por la montaña , pero antes tengo que comprar un billete para Colonia .
acabamos de llegar a Barcelona .
no como ni verduras ni arroz .
si el miércoles hace demasiado frío , voy a tomar algo en el bar .
no sé si podemos ir al médico .
el taxi que pedí para las ocho menos cuarto todavía no ha venido .
¿ cuánto cuesta enviar una carta a España ?
no podemos dormir porque el apartamento huele a humo .
no se preocupe , señora Navarro , le traeremos un albornoz limpio .
él tiene que dejar el hotel después de la cena .
para mí un bocadillo y un vaso de zumo de manzana , por favor .
el avión a Hamburgo despega a las siete .
nuestros amigos vinieron a Londres para hacer un picnic .
buenas noches , ¿ cuándo estarán listas mis botas ?
quisiera un asiento junto a la ventana para el viernes .
la cama no está hecha .
mi marido tiene muchas ganas de visitar el museo antiguo el lunes .
mis hijos piensan visitar el teatro de la ópera y el zoo .
buenos días , ¿ a qué distancia está la iglesia de aquí ?
ya no tenemos jamón , pero puedo recomendarle la tabla de quesos .
¿ podría preparar la cuenta de la habitación doscientos uno ? nos marchamos hoy .
la guía con la que mi hijo habló ayer era muy amable .
lamentablemente el hotel está completo en julio .
mi hija durmió como un tronco porque la habitación era tan tranquila .
hasta que lleguen los huéspedes , quiero ir de compras .
hemos oído que el concierto se celebra el veinticinco de noviembre .
tomamos algo en el bar el mes pasado .
el garaje del hotel es gratis .
los huéspedes pasaron tres días en Hamburgo y cuatro días en Viena .
se tarda una hora en llegar a Bruselas en tren .
el partido que mis hijos querían ver ya ha empezado .
quiero que mi hijo tome algo en el bar .
quisiera un asiento en el coche restaurante para el martes .
lo sentimos mucho , señora Taylor . la camarera de piso vendrá inmediatamente .
primero quisiéramos reservar un apartamento cómodo y después hacer un picnic .
¿ podría decirme a qué hora sale el tren para Hamburgo ?
el pronóstico dice que hará mucho calor el miércoles .
hola , ¿ quiere participar en la excursión el diecisiete de julio ?
el baile se celebra el dos de diciembre .
los huéspedes quisieran comprar un sombrero y un diccionario .
un trozo de pastel cuesta siete euros con ochenta .
busco un hotel que no sea demasiado caro .
ya es hora de que mi hija cambie los pantalones azules por otra cosa .
tres sellos para postales a Escocia , por favor .
¿ han encontrado una bufanda gris ? me la he dejado en la habitación trescientos uno .
la sopa de verduras está demasiado salada .
pensamos tomar algo en el bar .
¿ cuánto cuesta la corbata del escaparate ?
cuando llegué a Múnich , el apartamento olía a humo .
la ventana no se puede cerrar , y los vecinos escuchan música alta .
la guía con la que mis hijos hablaron el martes era muy amable .
quisiéramos una habitación individual cómoda con balcón , por favor .
mi hija acaba de darse cuenta de que la cama supletoria es demasiado corta .
desde ayer me duele la mano .
perdí el enlace en Ginebra porque el autocar estaba lleno .
queremos hacer un picnic .
he olvidado prolongar mi estancia .
acabamos de llegar a Granada .
ni hablar de que mi mujer haga senderismo por la montaña .
para mí una sopa de verduras fría y seis vasos de agua mineral , por favor .
quiero cambiar de habitación porque el colchón está sucio .
son diecisiete euros . - quédese con el cambio .
buscamos un hotel que esté junto al mar .
sabemos que la oficina de correos está cerrada los sábados .
el castillo de Bruselas es más antiguo que el de Lisboa .
vine a Viena para hacer un picnic .
ya es hora de que mis padres cambien su vuelo .
¿ qué tiempo hace en Praga hoy ?
queremos que mi marido compre una guía de viajes .
no hay de qué , señor López . ¡ buen viaje !
he reservado un apartamento bonito a nombre de Serrano .
el hotel en el que estuvimos en Bruselas tenía piscina .
tenemos que darnos prisa porque el tren rápido para Valencia sale dentro de cuarenta y cinco minutos .
nos interesa el hermoso teatro de la ópera . ¿ hay una visita guiada en portugués ?
no sé si mi hermano puede cambiar su vuelo .
¿ puede limpiar la habitación , por favor ?
siento que los turistas hayan perdido su paraguas marrón .
¿ cuánto cuesta alquilar un coche por nueve días ?
¿ cuántos platos necesita ? - cuatro , por favor .
mi hermana puede tener la habitación bonita con bañera .
estoy seguro de que fotografiaré el acuario .
llame a un médico , por favor , mi hermana se ha roto la mano .
mi hijo no puede cancelar su reserva esta tarde .
el señor García quiere cambiar de habitación porque el hervidor no funciona .
en agosto suele hacer mucho sol en Valencia .
¿ cuándo quieres participar en la cata de vinos ?
primero quisiera pagar la cuenta y después hacer un picnic .
tememos que el autobús llegue demasiado tarde .
la señora Brown puede dejar el hotel .
el dieciséis de mayo fotografiamos el acuario .
queremos cambiar de habitación porque el suelo es muy viejo .
debe de ser un error : reservé una habitación bonita , no un apartamento .
disculpe , ¿ quisiera cancelar su reserva ?
los niños quisieran pagar la cuenta el domingo .
he perdido mi llave y mi bufanda .
he visitado el museo .
soy de Francia , pero vivo en Londres desde hace tres años .
mi marido no vive en Edimburgo .
hola , ¿ necesito receta para la pomada ?
¿ cuánto dura el viaje de Varsovia a Venecia ?
¿ a qué hora sale el tren rápido para Zúrich ?
esta chaqueta es demasiado grande .
¿ podemos dejar aquí nuestro móvil hasta las tres menos cuarto ?
¿ cómo se llama ? - me llamo David García .
el castillo de Bruselas es más antiguo que el de Sevilla .
hemos oído que la consigna está cerrada .
por culpa del mal tiempo tenemos más tiempo para descansar .
quiero que encienda el aire acondicionado .
ellos quieren cambiar de habitación porque la cafetera está estropeada .
la oficina de objetos perdidos está a dos pasos de la fortaleza .
en la habitación veintiséis huele a humo .
primero mi hija quisiera llamar a su familia y después visitar la catedral .
es una lástima que el apartamento huela a humo .
necesito la confirmación de la reserva . ¿ me la puede traer ?
hay que limpiar estos pantalones antes del domingo .
es importante que la señora llame a sus padres hoy .
primero mi hija quisiera enviar una postal a Salzburgo y después probar el vino de la región .
ayer por la tarde cambiamos dinero .
desde el miércoles me duele la muela .
¿ sabe cómo se va de la peluquería a la biblioteca ?
el tren de Granada a Bruselas lleva cinco minutos de retraso .
lloverá el fin de semana .
me encantaría ir al cine .
quisiéramos un asiento en el pasillo para Berlín .
es importante que los huéspedes aparquen su coche en el garaje hoy .
ya no tenemos carne , pero puedo recomendarle el filete .
me llamo Brown , tengo una reserva para hoy .
el pronóstico dice que hará mucho calor esta noche .
mi compañero está de mal humor porque quiere nevar .
he perdido el ferry .
hola , ¿ puede cerrar la ventana ? gracias por su ayuda .
no tengo ganas de ir al cine .
se tarda seis horas en llegar a París .
si el fin de semana hace buen tiempo , vamos a ir al mercado .
he perdido mis guantes y mi chaqueta .
estoy seguro de que iremos al mercado .
no estamos satisfechos con la habitación porque la cama es demasiado corta .
un taxi a la panadería cuesta unos veintiséis euros .
el frigorífico no funciona desde esta mañana .
nuestros amigos quisieran alquilar una motocicleta .
las plantas de la cuarta planta necesitan agua .
pienso que puedo traer mi perro .
la fortaleza está abierta desde las ocho menos cuarto hasta las ocho , pero los domingos está cerrada .
mi mujer llega el martes siete de junio a la una menos cinco .
la señora Navarro ha cancelado la reserva para el lunes .
después de la cena los turistas quieren participar en la conferencia , pero antes tienen que pagar la cuenta .
perdí mis guantes el viernes pasado .
el tren de Ginebra a Berlín lleva cincuenta minutos de retraso .
me quedo hoy en el hotel porque tengo dolor de estómago .
después del almuerzo quiero ir a la ópera , pero antes tengo que pagar en efectivo .
ya es hora de que mi hermana pague la cuenta .
acabo de llegar a Múnich .
todas las habitaciones de la novena planta tienen terraza .
el tren de Hamburgo a Viena lleva cinco minutos de retraso .
la habitación doble que ella reservó por teléfono no está lista .
mi hijo teme que el tren lleve cincuenta minutos de retraso .
¿ termina el curso de idiomas a las seis y media ?
buenas noches , ¿ sabe cómo se va del cine al acuario ?
tuve que levantarme temprano el tres de abril .
quisiera alquilar una motocicleta por seis días .
él llega el domingo diecinueve de febrero a las seis .
me alegro de que podamos comer algo mañana por la noche .
¿ por qué no dejó su móvil en la recepción ?
pregúntele a la señora Miller si quiere visitar el faro , por favor .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del banco .
no podemos dormir porque el colchón es demasiado duro .
el tren regional sale del andén dos .
¿ cuánto dura el viaje de Bruselas a Atenas ?
el apartamento grande que reservé la semana pasada es demasiado caro .
¿ podría pasarnos la miel , por favor ?
¿ quiere comprar chocolate ?
tome la tercera calle a la derecha y verá la exposición nueva delante de usted .
la camarera dice que la tasa turística es gratis .
¿ quieres visitar el faro y la fortaleza antigua o prefieres ir al cine ?
¿ qué tiempo hace en Ginebra en mayo ?
la bicicleta que mi hermana alquiló está rota .
ni hablar de que mi hijo participe en el paseo en barco .
estoy acostumbrado a acostarme tarde .
ya no tenemos patatas , pero puedo recomendarle la ensalada .
despiérteme el sábado a las doce y cuarto , por favor , tengo que coger el tren a Granada .
he olvidado cambiar mi vuelo .
el tren de Granada a Edimburgo lleva veinte minutos de retraso .
camarero , pedí un bocadillo , pero me ha traído una sopa de tomate fría .
el castillo antiguo está abierto desde las ocho hasta las seis y cuarto , pero los lunes está cerrado .
aunque llueve , voy a visitar la biblioteca antigua .
estamos a punto de hablar con el médico .
quisiéramos reservar una suite para seis noches .
no he estado nunca en Bruselas , pero conozco bien Barcelona .
quisiéramos reservar una mesa para ocho personas junto a la ventana .
si no es mucha molestia , ¿ podría ponernos con la habitación veintisiete ?
¿ va este autobús a Zúrich ?
no podemos dormir porque la cama supletoria es demasiado blanda .
no creo que nos registremos más tarde .
el vuelo de Londres fue cancelado por la niebla .
disculpe , ¿ cómo llegamos a la embajada ?
la bufanda verde que la camarera de piso encontró en la habitación trescientos uno es de nuestros amigos .
no tenemos tiempo de reunirnos con unos amigos en la estación .
no sé si puedo probar el vino de la región .
¿ sabe cómo se va de la gasolinera al mercado cubierto ?
mi hija ha ido de compras .
la sopa que pedí está deliciosa .
no se preocupe , señora Serrano , repararemos el aire acondicionado .
cuando llegamos a Roma , la bañera estaba mojada .
hola , ¿ podría pedirme un taxi , por favor ?
¿ cuánto cuesta enviar una carta a México ?
el ayuntamiento es más grande que el teatro .
hemos olvidado recoger nuestro anillo .
el señor Miller llegará el veinticuatro de enero a las seis menos cuarto .
¿ podría decirnos a qué hora sale el tren para Ginebra ?
el paseo en barco dura seis horas .
mi mujer no tiene ni idea de dónde está su paraguas .
la chaqueta roja cuesta un ojo de la cara .
el televisor de la habitación doscientos quince no funciona .
lamentablemente el hotel está completo hasta el veinticuatro de octubre .
el coche que alquilamos está roto .
disculpe , ¿ qué hora es ? - es la una menos diez .
¿ han encontrado una llave del coche ? me la he dejado en la habitación doscientos quince .
la comida de este restaurante es demasiado cara , pero el servicio es lento .
¿ para el autocar en Salzburgo ?
la comida de este restaurante es demasiado cara , pero el servicio es antipático .
¿ puedo fumar aquí ?
¿ conoce un buen restaurante cerca de la oficina de objetos perdidos ?
no sé si podemos esperar en el vestíbulo dentro de cuarenta minutos .
buenas noches , ¿ podría traerme un poco más de miel , por favor ?
llegamos tarde porque el autobús llegó con retraso .
el camarero me ha traído un pastel de manzana en lugar de una sopa de pescado .
pienso dar un paseo por el bosque .
el director dice que la media pensión está incluida en el precio .
¿ podría decirme a qué hora sale el autobús para Granada ?
el taxi que el señor Schmidt pidió para las tres menos cuarto todavía no ha venido .
se tarda una hora en llegar a Madrid en coche .
¿ cuánto cuesta el jersey verde del escaparate ?
¿ conoce un buen restaurante cerca de la panadería ?
quisiera reservar una casa de vacaciones para tres personas del quince al veintiuno de marzo .
mis hijos quieren comprar una guía de viajes en lugar de fotografiar el ayuntamiento .
los pantalones que compré son demasiado cortos .
cuando lleguemos a Atenas , vamos a dar un paseo por la rosaleda .
desde el jueves me duele el estómago .
hola , ¿ hizo un picnic la semana pasada ?
llevamos desde las diez intentando recoger nuestro bolso .
¿ quién puede explicarme la lista de precios ?
el huésped de la habitación diecisiete se marcha mañana .
¿ qué recomienda , la tabla de quesos grande o la sopa de tomate caliente ?
¿ podría venir alguien a la habitación cuarenta y nueve ? el aire acondicionado está fuera de servicio .
¿ quiere fotografiar el museo de arte esta noche ?
primero quisiéramos dejar nuestra maleta marrón en la recepción y después tomar algo en el bar .
pregúntele al señor Dubois si quiere dar un paseo por el jardín del castillo , por favor .
¿ cuántas tazas necesita ? - siete , por favor .
mis padres están sentados en un banco del jardín del castillo y leen el periódico .
vine a París para fotografiar la torre .
todas las habitaciones de la primera planta tienen televisor .
todavía no he recibido la lista de precios . ¿ podría dármela ?
quisiera un asiento en primera clase para Barcelona .
hay que lavar estas camisas antes del viernes .
¿ quién puede despertarme a las diez y diez ?
la calefacción no funciona desde las once y media .
he perdido mi bolsa de viaje y mi maleta grande .
¿ cuánto tiempo desea quedarse ? - hasta el domingo , si es posible .
antes de marcharme , quisiera reservar una habitación individual más barata .
debe de ser un error : reservé una habitación doble , no un apartamento .
quisiera dar un paseo por el casco antiguo e ir de compras .
como el tren llega con retraso , no llegaré hasta las nueve menos cuarto .
¿ puedes limpiar la habitación trescientos quince , por favor ?
quisiera hablar con el señor Navarro , por favor .
le pedí al camarero que apagara el televisor , pero no ha pasado nada .
el famoso museo de arte abre a las ocho menos cuarto .
creo que podemos leer un libro dentro de diez minutos .
llévenos a la comisaría , por favor , tenemos prisa .
es posible que mi hija hable con el director .
¿ cuánto se tarda en reparar el despertador ?
puede localizar a nuestros amigos por teléfono : cuatro cuatro nueve ocho cero .
el hotel en el que estuvimos en Praga tenía piscina .
se tarda cuarenta minutos en preparar la sopa .
mis padres tienen que cambiar su vuelo .
¿ hay alguien aquí que hable portugués ? mi mujer no habla español .
he escrito una carta a mi familia .
cargue cuatro vasos de vino blanco a la cuenta de la habitación tres , por favor .
no tengo ni idea de dónde está mi cartera .
mi marido quiere cambiar de habitación porque el colchón es muy viejo .
buenos días , los huéspedes están buscando su sombrero nuevo . ¿ lo ha visto ?
queremos cambiar de habitación porque el sillón está sucio .
ya no tenemos verduras , pero puedo recomendarle la tabla de quesos pequeña .
el vestido que nuestros amigos compraron es demasiado corto .
me gustó mucho la fiesta .
mi marido quiere fotografiar el mercado cubierto en lugar de hacer senderismo por la montaña .
dudo que mi mujer se reúna con unos amigos en la estación más tarde .
buenas noches , el señor Navarro no está hoy . ¿ quiere dejar un recado ?
somos de Alemania , pero vivimos en Viena desde hace tres años .
tengo que ir al banco antes de las dos menos cuarto porque necesito dinero .
¿ podría pasarnos la mantequilla , por favor ?
mañana a las siete menos cuarto los huéspedes quisieran nadar en el lago .
la mujer con la que mi hijo habló el miércoles era muy amable .
el ferry va a Barcelona .
¿ por qué no quiere prolongar su estancia ?
buenas noches , ¿ qué vino va bien con la sopa de verduras fría ?
ella quisiera comprar una blusa y chocolate .
desde ayer me duele la muela .
quisiéramos que nos despertaran a las seis y cuarto , habitación doscientos siete .
¿ han encontrado un abrigo ? nos lo hemos dejado en el comedor .
¿ quieres ir de compras o prefieres ir a la ópera ?
en Varsovia lleva seis días lloviendo .
el collar caro que la camarera de piso encontró en el cuarto de baño es de mis padres .
el inodoro no funciona desde esta mañana .
aquí tiene su tarjeta , señor López . su habitación está en la séptima planta .
¿ podría decirme si la boda se celebra el dieciocho de febrero ?
es posible que compremos pasta de dientes esta tarde .
quisiera fideos con champiñones y una taza de café .
¿ qué línea de metro va al museo ?
todas las habitaciones de la primera planta tienen escritorio .
la cerradura del armario está estropeada , y no encuentro la llave .
lloverá esta tarde , por eso voy a ver la televisión .
lo sentimos mucho , señor Weber . el técnico se ocupará de ello dentro de veinte minutos .
ella está harta de la cola .
hemos perdido nuestra maleta verde y nuestra mochila .
buenas noches , la línea está ocupada . ¿ desea volver a llamar más tarde ?
hay un cuaderno sobre la mesa de la habitación cuarenta y tres .
la parada de taxis está al lado del museo .
todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
estoy seguro de que veré la televisión mañana a las once y media .
pasé cinco días en Berlín y ocho días en Valencia .
¿ dónde está el tenedor limpio ? ¿ podría traérmelo , por favor ?
no cancelamos nuestra reserva .
quisiera saber si el tren para en todas las estaciones .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la farmacia .
aunque nieva , la señora nadará en el lago .
sería muy amable de su parte prestarnos un cargador .
le gusta viajar en tren .
la señora tiene suerte : puede probar el vino de la región mañana a la una y diez .
hemos reservado una habitación individual más barata a nombre de Wagner .
el señor Walker llegará el dos de febrero a las once y diez .
¿ perdió su llave del coche hace tres horas ?
no sé si nuestros amigos pueden tomar algo en el bar mañana por la mañana .
avísenos en cuanto el taxi llegue , por favor .
¿ tienes hambre , Julia ?
no como ni queso ni pollo .
el avión a Sevilla despega a las cuatro menos cuarto .
los turistas durmieron como un tronco porque la habitación era tan tranquila .
la ventana no se puede abrir , y el cuarto de baño es muy viejo .
he perdido mi billete de avión . ¿ qué debería hacer ?
aunque estoy cansado , quiero ir a nadar .
¿ dónde está el champú ? ¿ podría traérmelo , por favor ?
me alegro de que podamos visitar la catedral y la iglesia mañana por la mañana .
¿ podría decirme si la tasa turística está incluida en el precio ?
¿ hay cerca del hotel un médico que hable español ?
¿ a qué hora sale el autobús para Viena ?
el señor Schmidt está acostumbrado a acostarse tarde .
buenos días , ¿ dónde podemos comprar un cepillo de dientes ?
mi hija tiene suerte : puede ir de compras dentro de cuatro horas .
el mozo dice que el baile se celebra en el casco antiguo .
quisiera saber si el autocar llega a Venecia a las doce menos cuarto .
no hay de qué , señor Weber . ¡ feliz estancia en Londres !
acabamos de darnos cuenta de que la cama es demasiado blanda .
no sé si puedo cambiar dinero .
aunque mi hermano está resfriado , quiere ir al cine .
necesitamos un taxi a la embajada para siete personas a las once y cuarto .
ellos acaban de reservar una mesa para cinco personas .
el asado está demasiado salado .
la señora Rossi tiene suerte : puede ir de compras más tarde .
el director quiere saber si quisiéramos quedarnos dos noches mañana a las dos .
primero quisiera cambiar mi vuelo y después visitar la exposición .
siento que ellos hayan perdido su portátil .
anteayer hablamos con el cocinero .
primero ella quisiera cambiar dinero y después probar el pescado de la región .
quisiera quejarme : la cama supletoria no está hecha y la lavadora hace demasiado ruido .
¿ cómo se llama ? - me llamo Paul Dubois .
aunque estamos resfriados , queremos fotografiar la biblioteca .
ellos dejaron sus gafas en la recepción el treinta y uno de marzo .
el billete a Granada cuesta treinta y nueve euros , pero ellos solo tienen un billete de cien euros .
el taxi que mi compañero pidió para las tres menos diez todavía no ha venido .
es importante que el caballero compre un sello antes de las ocho y veinte .
el técnico que vino ayer trabajó bien .
he olvidado aparcar mi coche en el garaje .
el concierto que queríamos ver fue ayer .
¿ podría decirnos a qué hora sale el tren para París ?
la señora Schmidt no está en este momento . ¿ quiere dejar un recado ?
espero que los turistas puedan ducharse .
quisiéramos una habitación tranquila con caja fuerte y vistas al parque .
el zoo está abierto desde las siete y cuarto hasta las seis y cuarto , pero los martes está cerrado .
queremos probar el pescado de la región en lugar de ir a la playa .
los huéspedes que llegaron ayer todavía no han pagado .
hay un error en la cuenta : no he tomado ninguna sopa .
si mañana hace buen tiempo , visitaré el museo de arte .
el cinco de diciembre mis padres querían cambiar su vuelo .
quisiera un apartamento con terraza y vistas al castillo .
no se olvide de llamar a un médico , por favor .
la embajada está detrás de la torre .
no vale la pena visitar el famoso monasterio .
el móvil nuevo que la camarera de piso encontró en la habitación cuatrocientos seis es de los turistas .
llame a la señora Serrano al cuatro tres siete uno ocho , por favor .
ya no tenemos champiñones , pero puedo recomendarle el filete grande .
mi marido lleva desde las diez y cuarto intentando prolongar su estancia .
¿ cuánto cuestan las entradas para la visita de la ciudad del sábado ?
camarero , pedí una macedonia de frutas , pero me ha traído una sopa .
cuando llegué a Múnich , el inodoro estaba estropeado .
el hermoso monasterio está abierto desde las ocho menos cuarto hasta las seis y media , pero los lunes está cerrado .
es posible que mi hermano se duche mañana por la mañana .
antes de marcharnos , quisiéramos dejar nuestro reloj en la recepción .
el tren para Varsovia sale a las cinco menos cuarto del andén dieciocho .
mi hermano tiene que hacer transbordo en Ginebra .
se tarda cinco horas en llegar a Varsovia en coche .
me han robado el carné de conducir y la llave de la habitación .
una habitación familiar grande cuesta treinta y dos euros por noche , y el desayuno no está incluido .
mi marido se acostó temprano ayer .
el camarero nos ha traído una sopa de verduras en lugar de una sopa de pescado .
quisiéramos fotografiar el teatro y reunirnos con unos amigos en la estación .
estoy seguro de que la señora Rossi hará senderismo por la montaña mañana a las ocho menos cuarto .
buenos días , soy Becker , de la habitación cincuenta y cuatro . quisiera hablar con el director .
el médico dice que el caballero tiene que tomar las pastillas durante nueve días .
quisiera hablar con el señor Becker , por favor .
la ventana no se puede abrir , y el aire acondicionado es demasiado ruidoso .
él es de Alemania , pero vive en Salzburgo desde hace tres años .
disculpe , olvidé mi cámara en el taxi . ¿ qué debería hacer ?
si el tren rápido llega demasiado tarde , iré a pie .
cargue tres vasos de agua mineral a la cuenta de la habitación doscientos siete , por favor .
quisiéramos alquilar una bicicleta por nueve días .
confirme la reserva , por favor .
no hemos estado nunca en Múnich , pero conocemos bien Hamburgo .
mi mujer vino a Atenas para tomar algo en el bar .
si el tren nocturno está lleno , mi compañero se quedará otra noche .
tengo que hacer transbordo en Londres .
los huéspedes necesitan unas gotas para los ojos de la farmacia .
me quedaré en el hotel dentro de cuarenta minutos .
para mí un helado y una botella de cerveza , por favor .
¿ de dónde eres , Julia ? - soy de España .
queremos que el camarero traiga la cuenta .
he reservado una habitación doble a nombre de Weber .
quisiera carne con verduras y siete vasos de limonada .
¿ cómo se llama ? - me llamo Paul Moreno .
disculpe , ¿ necesito receta para la pomada ?
el monasterio es más antiguo que el ayuntamiento .
tenemos que pagar un ojo de la cara por la chaqueta .
nos quedamos con la habitación familiar .
del banco al teatro de la ópera hay solo cinco minutos a pie .
espero que nuestros amigos cancelen su pedido esta noche .
la habitación doble pequeña que mi mujer reservó en mayo está en la novena planta .
dudo que mis padres trabajen en la biblioteca .
el hotel en el que ellos estuvieron en Bruselas no era tan caro .
en Edimburgo llueve a cántaros , por eso descansaré un poco .
vine a Bruselas para comprar unos sellos .
ella lleva desde las tres y cinco intentando reservar una mesa para cinco personas .
el jersey que compramos es demasiado pequeño .
suelo levantarme a las diez y media .
mi hijo se ha dejado sus gafas de sol en el tren a Roma .
¿ qué día es hoy ? - hoy es jueves , diecisiete de abril .
ellos pasaron cinco días en Edimburgo y seis días en Venecia .
es posible que reservemos una mesa para siete personas mañana .
tengo que darme prisa porque el autobús para París sale dentro de quince minutos .
mi reloj va atrasado ; ya son las doce menos cuarto .
quisiera quejarme : los niños escuchan música alta y el frigorífico hace demasiado ruido .
¿ quieres prolongar tu estancia la próxima semana ?
el avión de Lisboa aterriza a las tres y cuarto .
nuestros amigos pueden tener la habitación bonita con baño .
de la embajada al castillo hay solo treinta minutos a pie .
nos sentimos mal aquí .
si mañana hace buen tiempo , el señor Navarro va a fotografiar la biblioteca .
todas las habitaciones de la cuarta planta tienen terraza .
llame a un médico , por favor , mi hermano se ha desmayado .
necesito el recibo . ¿ me lo puede traer ?
la señora Taylor quiere reunirse con unos amigos en la estación en lugar de ir de compras .
aunque llueve , mis padres van a ir al mercado .
quisiéramos una habitación doble más barata con ducha y vistas al parque .
¿ cuándo estará listo mi sombrero más barato ?
mi hija no tiene ganas de ir al cine .
explíquenos el contrato , por favor .
aunque estamos cansados , queremos probar el vino de la región .
¿ qué día es hoy ? - hoy es miércoles , veinticuatro de octubre .
¿ podemos dejar aquí nuestro diario hasta las tres ?
quisiera saber si el barco llega a Nápoles a la una .
el vuelo de Hamburgo fue cancelado por el mal tiempo .
hemos perdido nuestro pasaporte y ahora tenemos que ir a la oficina de objetos perdidos .
lamentablemente ya no quedan entradas para la obra de teatro .
el concierto que mi marido quería ver empieza a las cuatro y media .
tuvimos que cancelar nuestra reserva el tres de enero .
puede localizar a mi mujer por teléfono : seis ocho dos cuatro uno .
la biblioteca es más famosa que el palacio .
la cerradura de la puerta está estropeada , y no encuentro la llave .
dudo que trabajemos en la biblioteca más tarde .
no vale la pena visitar el castillo .
el juez está todavía en el juzgado , no podemos hablar con él antes de las cinco menos cinco .
ella acaba de enviar una carta a Berlín .
el médico dice que la señora tiene que quedarse en la cama durante nueve días .
primero mi compañero quisiera pagar la cuenta y después hacer senderismo por la montaña .
cuando llegué a Lisboa , las sábanas eran muy viejas .
mi compañero se ha roto la mano y tiene que ir al hospital .
Granada es la ciudad más bonita que él ha visto nunca .
no nos traiga todavía la buena sopa de verduras , por favor .
el tren de Berlín a Ginebra lleva cinco minutos de retraso .
no creo que el caballero vaya al dentista dentro de una hora .
hola , ¿ cuánto se tarda en reparar la conexión a internet ?
tememos que el tren rápido sea cancelado .
mi marido perdió el tren nocturno el diez de mayo .
pregúntele a la señora Brown si quiere hacer un picnic , por favor .
lamentablemente no tenemos habitaciones familiares libres en abril .
acabo de llegar a Praga .
el juez está todavía en el juzgado , no puedo hablar con él antes de la una y media .
si el fin de semana hace buen tiempo , voy a dar un paseo por el parque .
el caballero tiene que esperar en el vestíbulo .
si el autobús está lleno , el señor Miller se quedará otra noche .
¿ podría pasarnos el pan , por favor ?
los turistas no están satisfechos con la habitación porque la cama no está hecha .
todas las habitaciones de la novena planta tienen ducha .
el camarero me ha traído un bocadillo grande en lugar de una sopa de tomate .
el tren de Praga a Madrid lleva quince minutos de retraso .
hablamos portugués , pero no entendemos el francés .
quería preguntarle si podría prestarme un paraguas .
no tenemos ganas de participar en la excursión .
quisiera saber si el tren sale del andén diez .
mi hijo pasó ocho días en Sevilla y cinco días en Praga .
lo sentimos mucho , señor Rossi . el técnico se ocupará de ello dentro de treinta minutos .
no tengo ganas de participar en el curso de idiomas .
llame a un médico , por favor , mi hermana se ha roto el pie .
si mañana hace buen tiempo , participaré en la cata de vinos .
el trayecto dura una hora y veinticinco minutos .
hay que limpiar estas camisas antes del lunes .
el castillo de Salzburgo es más antiguo que el de Ginebra .
¿ nadó en el lago ayer por la tarde ?
hasta que llegue mi marido , queremos dar un paseo por el bosque .
nos interesa el ayuntamiento . ¿ hay una visita guiada en español ?
¿ dónde está la cama supletoria ? ¿ podría traérnosla , por favor ?
aquí tiene su tarjeta , señora Wagner . su habitación está en la quinta planta .
¿ fue al mercado ?
el taxi que el señor Dubois pidió para las cuatro y diez todavía no ha venido .
para mí una macedonia de frutas y un vaso de cerveza , por favor .
tome la tercera calle a la izquierda y verá el hermoso mercado cubierto delante de usted .
¿ dónde tenemos que bajar para ir al cine ?
quisiera quejarme : el ascensor hace demasiado ruido y la habitación huele a humo .
si el tren rápido llega con retraso , ellos irán a pie .
vine a Atenas para ir a bailar .
el asado está buenísimo .
hola , ¿ quiere alquilar una bicicleta o prefiere tomar algo en el bar ?
no hay almohadas en nuestra habitación .
una botella de agua cuesta siete euros con sesenta .
hablo italiano , pero no entiendo el portugués .
ella quisiera coger un taxi porque tiene prisa .
mis padres necesitan algo para la fiebre .
el huésped de la habitación catorce se marcha mañana .
es posible que paguemos en efectivo mañana por la noche .
ella piensa probar el queso de la región .
aquí tiene su tarjeta , señora Navarro . su habitación está en la séptima planta .
quisiéramos reservar una habitación familiar bonita para seis personas del seis al treinta y uno de agosto .
me alegro de que el señor Rossi pueda preguntar en la recepción .
el abrigo marrón que la camarera de piso encontró en la habitación trescientos ocho es de mi hermana .
¿ podría decirme si la sauna está en la quinta planta ?
el caballero perdió su billete de tren hace cuatro horas y ahora tiene que ir a la policía .
¿ qué día es hoy ? - hoy es martes , treinta de marzo .
mis padres han comprado una bufanda para su hermana .
después de la cena quiero alquilar un coche , pero antes tengo que cambiar la blusa más barata por otra cosa .
mi hermana no tiene ni idea de dónde está su llave de la habitación .
mi marido quiere fotografiar el mercado cubierto en lugar de ir a la playa .
los niños solo viajan a Colonia de Pascuas a Ramos .
la torre merece una visita .
aunque estoy cansada , quiero visitar el faro y la exposición .
aunque estoy cansada , quiero ir a la playa .
no vale la pena ir a la obra de teatro .
estoy seguro de que la señora nadará en el lago más tarde .
los pantalones cuestan setenta euros , pero las botas son más baratas .
el señor Serrano piensa visitar la exposición nueva .
el pronóstico dice que hará mucho frío mañana .
queremos cambiar de habitación porque el teléfono está fuera de servicio .
¿ cuánto cuesta el sombrero rojo del escaparate ?
una pregunta : me interesa el teatro de la ópera . ¿ hay una visita guiada en alemán ?
este plato está frío , ¿ podría cambiarlo ?
nuestros amigos tienen que traer su gato pasado mañana .
pensamos ir a bailar .
la sopa que pedí está demasiado salada .
el bolso más pequeño cuesta un ojo de la cara .
el caballero se quedará unos días más pasado mañana .
llame a una ambulancia , por favor , mi marido se ha desmayado .
la maleta que la camarera de piso encontró en la habitación trescientos quince es de la señora .
mi hijo no tiene ni idea de dónde están sus gafas de sol .
quisiéramos dos entradas para la visita guiada del veintidós de marzo .
mi hijo está intentando recoger sus guantes .
deme una suite más barata con vistas al río , por favor .
hola , ¿ quieres quedarte unos días más ?
el teatro es más bonito que el museo de arte .
todas las habitaciones de la quinta planta tienen terraza .
el inodoro de mi habitación está estropeado .
nadie pudo decirnos dónde está la parada de autobús .
el caballero pasó tres días en Madrid y cuatro días en Berlín .
me alegro de que podamos comprar unos recuerdos mañana a la una y media .
disculpe , ¿ hay un apartamento libre del nueve al diecisiete de noviembre ?
por culpa del mal tiempo tenemos más tiempo para escribir cartas .
hasta que llegue la señora , quiero ir a la ópera .
no estamos satisfechos con la habitación porque la cama supletoria es demasiado blanda .
necesitamos la confirmación de la reserva . ¿ nos la puede enviar ?
le pedí al camarero que nos diera una suite cómoda con vistas a las montañas , pero no ha pasado nada .
hay un error en la cuenta : no hemos tomado ninguna sopa de tomate fría .
si mañana hace demasiado calor , nos quedaremos en el hotel .
quiero ir a nadar en lugar de participar en la cata de vinos .
¿ de dónde eres , Laura ? - soy de Escocia .
él quiere cambiar de habitación porque el colchón está sucio .
¿ cuánto cuesta una suite bonita con bañera por noche ?
mi hija solo viaja a Viena de Pascuas a Ramos .
hola , ¿ se admiten gatos en el hotel ?
una pregunta : ¿ sabe a qué hora abre el acuario ?
ayer tuve que cambiar mi vuelo .
quisiéramos cinco entradas para la película del once de mayo .
¿ hay una habitación libre del dieciocho al veinticinco de enero ?
disculpe , ¿ sabe cómo se va del centro comercial al teatro de la ópera ?
mi hija viaja sola .
el ascensor está estropeado , así que tenemos que subir a pie a la primera planta .
le pedí a la recepcionista que llevara las maletas al ascensor , pero no ha pasado nada .
quisiera una suite bonita con televisor , por favor .
las plantas de la primera planta necesitan agua .
todavía no hemos recibido el contrato . ¿ podría enviárnoslo ?
buscamos un hotel que esté cerca de la gasolinera .
quisiera quejarme : los vecinos escuchan música alta y los niños hacen demasiado ruido .
llame al señor Rossi al nueve ocho nueve cuatro tres , por favor .
he olvidado cambiar la camisa más pequeña por otra cosa .
el hotel más tranquilo de Lisboa está enfrente de la estación .
la guía con la que hablé ayer era muy amable .
el señor Rossi tiene que descansar un poco el jueves a las siete y cinco .
me llamo Weber , tengo una reserva para dos noches .
el coche que alquilé tiene una rueda pinchada .
es una lástima que el cuarto de baño esté mojado .
no sé si los niños pueden participar en la visita de la ciudad el martes a la una y media .
¿ le importaría cambiarme quinientos euros ? muchas gracias de antemano .
disculpe , ¿ qué hora es ? - es la una y media .
el aire acondicionado es demasiado ruidoso .
nos interesa el castillo . ¿ hay una visita guiada en francés ?
cargue un vaso de vino blanco a la cuenta de la habitación treinta y siete , por favor .
el sombrero blanco cuesta cinco euros , pero los pantalones negros son más baratos .
¿ podría venir alguien a la habitación ciento veinte ? los vecinos escuchan música alta .
pasamos tres días en Londres y nueve días en Valencia .
mi hermana llegó tarde porque el autocar estaba lleno .
la hermosa fortaleza está abierta desde las nueve hasta las siete menos cuarto , pero los viernes está cerrada .
mi hijo perdió su pasaporte y ahora tiene que rellenar un formulario .
he perdido mi pasaporte y ahora tengo que llamar al hotel .
antes de que llegue el autobús , quisiera ir de compras .
es posible que cojamos el coche mañana a las diez menos cinco .
el filete que pedimos está frío .
todavía no he recibido la confirmación de la reserva . ¿ podría enseñármela ?
¿ quieres hacer senderismo por la montaña o prefieres participar en la cata de vinos ?
¿ hay una habitación más grande libre del veintidós al veintiocho de abril ?
si el martes hace demasiado frío , el señor López va a acostarse temprano .
espero que la señora Schmidt pueda volar a Londres dentro de cuarenta minutos .
ella tiene que hacer cola cinco horas en el museo .
¿ podría decirme si el desayuno está incluido en el precio ?
sería muy amable de su parte darnos la dirección de la embajada .
he nadado en el lago .
la familia Dubois se aloja aquí desde el dos de agosto .
disculpe , ¿ cómo llego al banco ?
he reservado una habitación individual a nombre de García .
es posible que nos quedemos en el hotel .
el mozo dice que la sala de conferencias está en la octava planta .
Laura , ¿ puedes esperarme ?
pienso que los niños pueden dar un paseo por el casco antiguo esta noche .
quisiera reservar una casa de vacaciones para ocho personas del primero al veintiocho de agosto .
quisiera pagar por separado . ¿ cuánto cuesta la sopa de tomate ?
ni hablar de que mi compañero compre un recuerdo .
ellos han dejado su billete de tren en casa y ahora tienen que ir a la policía .
el despertador de la habitación treinta y tres está estropeado .
¿ qué autobús va al mercado cubierto antiguo ?
el director dice que el acceso a internet es gratis .
dudo que la señora Dubois descanse un poco el domingo a las ocho menos cuarto .
cuando llegué a Bruselas , el apartamento era demasiado oscuro .
el hotel más barato de Varsovia está enfrente de la estación .
el director enviará a alguien a la habitación cuarenta .
¿ podría cuidar a los niños , por favor ?
no tengo ni idea de dónde está mi llave de la habitación .
me alegro de que visitemos el teatro antiguo y el ayuntamiento antiguo mañana .
no sé si la señora López puede registrarse pasado mañana .
el sombrero blanco cuesta treinta y siete euros , pero el bolso es más barato .
aunque el técnico ha reparado el inodoro , sigue sin funcionar .
si el autocar lleva cuarenta y cinco minutos de retraso , nuestros amigos llamarán al hotel .
pensamos ir al cine .
el museo de arte abre a las diez y veinte .
hemos reservado una suite más barata a nombre de Dubois .
quisiéramos reservar una casa de vacaciones para seis personas del nueve al veinte de noviembre .
¿ desea pagar con tarjeta de crédito o por transferencia , señor Dubois ?
rellene el formulario , por favor .
buenas noches , señor García . ¿ ha dormido bien ?
quisiéramos que nos despertaran a las doce menos cinco , habitación quince .
la embajada está detrás del hermoso teatro de la ópera .
¿ cuál es el código del garaje ?
¿ le importaría traernos un plato ?
la carta que mis hijos enviaron a Lisboa todavía no ha llegado .
la carta que envié a Lisboa todavía no ha llegado .
el mercado cubierto , que está a cuarenta y cinco minutos de aquí , merece una visita .
quisiera una habitación doble tranquila con televisor , por favor .
no hace falta que nos traiga el contrato , el director ya nos lo ha dado .
buenos días , soy Miller , de la habitación doscientos cinco . quisiera pedir el desayuno .
desde la terraza se pueden ver el museo de arte nuevo y el jardín .
él perdió el avión el diecinueve de noviembre .
¿ dejaste tu tarjeta de crédito en casa el jueves pasado ?
la recepcionista quiere saber si queremos quedarnos seis noches .
un taxi a la playa cuesta unos siete euros .
¿ cómo se enciende la luz ?
ella no tiene tiempo de ir a la playa .
tenemos que coger un taxi porque el autobús está lleno .
mi mujer se ha roto el brazo y tiene que ir al hospital .
dudo que mi mujer vaya a nadar .
es posible que fotografiemos el mercado cubierto mañana a las dos y media .
el hospital está enfrente de la famosa torre .
el comedor está en la séptima planta .
¿ hay un apartamento libre del veinte al veintidós de junio ?
estos pantalones son demasiado caros .
se nos ha acabado el pan ; la camarera ha ido a comprar más .
quisiéramos alquilar un coche por nueve días .
si el fin de semana hace buen tiempo , mis padres quieren ir a la playa .
nuestros amigos quieren cambiar de habitación porque la lavadora hace demasiado ruido .
estoy de buen humor porque hace mucho frío ahora .
me encantaría tomar algo en el bar .
cuando lleguemos a Granada , vamos a visitar el zoo y el acuario .
el avión de Barcelona aterriza a las tres y diez .
mi reloj va atrasado ; ya son las once y diez .
la mujer con la que el señor Wagner habló el lunes era muy amable .
quiero que me enseñe la habitación individual grande .
el tren nocturno para en Salzburgo .
quisiera comprar unos zapatos marrones y un cuaderno .
si mañana hace buen tiempo , vamos a visitar la torre .
la camarera de piso dice que el acceso a internet está incluido en el precio .
¿ quiere comprar unos sellos o prefiere tomar algo en el bar ?
es posible que mis hijos compren un billete para Ginebra en junio .
vinimos a Edimburgo para participar en la visita guiada .
mi hijo tiene que hacer cola seis horas en la estación .
lamentablemente no tenemos habitaciones dobles luminosas libres en marzo .
el tren parará en Ginebra .
hola , ¿ podríamos dejar la habitación a las diez y veinte ?
el taxi que pedí para las nueve y cuarto todavía no ha venido .
estoy de buen humor porque nieva en este momento .
buenos días , ¿ puedo dejar aquí mi anillo hasta las doce ?
si tuviéramos más dinero , reservaríamos una suite .
acabamos de darnos cuenta de que la obra es demasiado ruidosa .
pienso que mis padres pueden preguntar en la recepción .
en diciembre suele hacer mucho frío en Salzburgo .
me gusta mucho la hermosa iglesia .
mi hijo necesita una pomada de la farmacia .
mis hijos quieren dar un paseo por el parque .
el apartamento que ellos reservaron la semana pasada es demasiado caro .
necesito el contrato . ¿ me lo puede enviar ?
quiero que nos traiga tres vasos de zumo de naranja .
la conexión a internet no funciona desde las ocho y cuarto .
quería preguntarle si podría ponerme con la habitación doscientos diez .
llámenos en cuanto el desayuno esté listo , por favor .
buenos días , ¿ podría decirnos si el desayuno cuesta cien euros al día ?
el huésped de la habitación trescientos uno todavía no ha pagado .
me quedo hoy en el hotel porque estoy cansado .
Sevilla es la ciudad más bonita que la señora Taylor ha visto nunca .
hola , ¿ sabe cómo se va de la panadería al monasterio ?
el sótano para bicicletas cierra a las once menos cuarto .
tenemos suerte : podemos probar el pescado de la región el fin de semana .
tenemos suerte : podemos visitar el hermoso ayuntamiento mañana por la mañana .
necesitamos un taxi desde la librería para ocho personas a las siete y cuarto .
el médico dice que los niños tienen que quedarse en la cama durante dos días .
si mañana nieva , voy a ir al teatro .
¿ está incluida la limpieza final en el precio o tengo que pagarla aparte ?
puede localizar a mi compañero por teléfono : seis uno cuatro cero ocho .
necesitamos la lista de precios . ¿ nos la puede enviar ?
el avión a Bruselas despega a las tres y cinco .
no creo que mi hija pueda seguir viaje a Sevilla .
perdí el enlace en Zúrich porque el autobús estaba lleno .
por culpa del atasco ellos llegaron demasiado tarde a la parada de autobús .
quisiéramos reservar una suite grande para cinco noches .
el castillo es más famoso que el acuario .
hemos reservado una habitación individual luminosa a nombre de Dubois .
el bolso cuesta noventa y cinco euros , pero el bañador rojo es más barato .
quisiera que me despertaran a las siete y media , habitación nueve .
¿ podría decirnos a qué hora sale el autobús para Praga ?
la carta solo está en alemán , ¿ me la podría traducir ?
hasta que lleguen mis hijos , quiero nadar en el lago .
ella rompió la lámpara .
de primero quisiéramos una sopa de pescado y de segundo patatas con queso .
el billete a Lisboa cuesta treinta y tres euros , pero la señora solo tiene un billete de cien euros .
el tren nocturno sale del andén once .
si el tren nocturno lleva quince minutos de retraso , llamaré al hotel .
el miércoles pasado mis padres volaron a Barcelona .
el hotel en el que estuve en Praga era más cómodo .
la camarera de piso dice que la fiesta empieza a las nueve .
el señor Brown celebra su aniversario de boda el jueves ; quisiera encargar flores .
la bicicleta que la señora Brown alquiló tiene una rueda pinchada .
quisiéramos reservar una habitación familiar para tres noches .
tengo sed .
es importante que mis padres paguen con cheque hoy .
¿ quiere dar un paseo por el jardín del castillo mañana a las diez menos cuarto ?
tengo que pagar un ojo de la cara por la blusa roja .
la señora García se queda hoy en el hotel porque está enferma .
este jersey es demasiado caro .
la caja fuerte de nuestra habitación no funciona .
él no tiene tiempo de ir al teatro .
cuando llegue a Venecia , voy a reunirme con unos amigos en la estación .
como el tren llega con retraso , no llegaré hasta las seis y media .
¿ podría dejar la habitación a las doce y cinco ?
¿ sería posible que confirmara la reserva por correo electrónico ?
disculpe , ¿ a qué distancia está la torre de aquí ?
tengo que ir al banco antes de las seis y media porque necesito dinero .
quisiera quejarme : la cama supletoria no está hecha y el apartamento es demasiado frío .
mi mujer quiere comprar unas postales en lugar de dar un paseo por la rosaleda .
el huésped de la habitación veintiséis todavía no ha pagado .
después del desayuno quiero comprar un mapa , pero antes tengo que cambiar dinero .
pienso que puedo pagar con cheque mañana .
quisiéramos saber si el tren para en todas las estaciones .
un billete de ida y vuelta a Sevilla , por favor , en segunda clase .
mi mujer no tiene ganas de dar un paseo por el parque .
siete sellos para cartas a Italia , por favor .
quiero que me despierte a las tres y media .
primero quisiera reservar una habitación y después fotografiar la hermosa torre .
¿ por qué no puede ir a la playa ?
¿ podría venir alguien a la habitación trescientos veinte ? el grifo está estropeado .
¿ se admiten gatos en el hotel ?
háganos una foto , por favor .
¿ podría venir alguien a la habitación cincuenta y nueve ? el apartamento está sucio .
quisiéramos comprar una falda más barata y un recuerdo .
avísenos en cuanto la cuenta esté lista , por favor .
es importante que el caballero recoja su abrigo nuevo hoy .
mi reloj va atrasado ; ya son las diez y media .
he dejado mi pasaporte en la habitación . ¿ qué debería hacer ?
estoy harta del ruido .
no como ni carne ni patatas .
quisiera comprar una chaqueta más grande y un recuerdo .
el médico dice que mi hermano tiene que beber mucha agua durante dos días .
el vuelo a Colonia fue cancelado por el mal tiempo .
alquilaré una barca .
lo sentimos mucho , señora Wilson . el técnico se ocupará de ello inmediatamente .
¿ sabe cómo se va de la oficina de turismo al teatro ?
nuestros amigos durmieron como un tronco porque la cama era tan cómoda .
hablamos con el médico hace nueve días .
mi mujer ha escrito una carta a su abuelo .
antes de salir de viaje , quisiera alquilar una bicicleta .
no tenemos hambre , pero quisiéramos una ensalada pequeña .
quisiéramos alquilar una barca por dos días .
la señora Wilson celebra su aniversario de boda el sábado ; quisiéramos encargar una tarta .
mi hija sabe que el supermercado está cerrado los miércoles .
mi marido tiene miedo a volar .
quiero que mis padres alquilen una barca .
¿ podríamos dejar la habitación a las cuatro y veinte ?
la señora Brown llegará el veintiocho de abril a las doce .
quisiera hablar con el señor López , por favor .
me quedo hoy en el hotel porque tengo dolor de cabeza .
¿ va el autobús a Colonia ?
el señor Moreno ha cancelado la reserva para el domingo .
antes de salir de viaje , mi mujer quisiera nadar en el lago .
no tengo que ir en tren nocturno a Granada .
¿ cuesta el aparcamiento treinta y un euros al día ?
la señora Schmidt se ha quedado dormida . ¿ qué debería hacer ?
¿ qué tiempo hace en Salzburgo en febrero ?
¿ dónde está el hervidor ? ¿ podría traérnoslo , por favor ?
necesitamos el contrato . ¿ nos lo puede traer ?
el autobús llega a Praga a las cuatro menos cuarto .
nos han robado la tarjeta de crédito y la bolsa de viaje negra .
hola , soy Miller , de la habitación treinta y cinco . necesito una manta adicional .
el espejo no está limpio .
¿ podría despertarme a las ocho , por favor ? gracias por su ayuda .
el médico dice que la señora tiene que beber mucha agua durante cinco días .
la motocicleta que mis padres alquilaron es demasiado pequeña .
quisiera quejarme : el aire acondicionado hace demasiado ruido y la cafetera está estropeada .
los huéspedes que se marchan hoy quisieran prolongar su estancia .
queremos comprar una postal .
¿ hay cerca del hotel un médico que hable francés ?
la familia Miller se aloja aquí desde el veintiuno de enero .
¿ podemos dejar aquí nuestro sombrero hasta las once menos cuarto ?
he perdido mi portátil . ¿ qué debería hacer ?
hemos reservado una habitación familiar a nombre de García .
el taxi que pedimos para las cuatro y veinticinco todavía no ha venido .
si el fin de semana hace buen tiempo , fotografiaremos el famoso museo de arte .
el huésped de la habitación treinta y cinco ha perdido su llave .
seis sellos para postales a Escocia , por favor .
son veintiún euros . - quédese con el cambio .
mi hija está buscando su chaqueta . ¿ la ha visto ?
la semana pasada me resfrié .
¿ sabía que la sala de conferencias está en la cuarta planta ?
¿ puedes enseñarme la habitación pequeña , por favor ?
quisiéramos ocho entradas para la película del veinte de septiembre .
¿ sabía que la conferencia empieza a las diez menos cuarto ?
¿ cuándo abre la iglesia los lunes ?
la guía quiere saber si mi hermano quiere cancelar su reserva dentro de veinticinco minutos .
ellos suelen levantarse a las seis y cuarto .
camarero , pedí una tabla de quesos , pero me ha traído una buena sopa de pescado .
la barca que el señor Brown alquiló tiene una rueda pinchada .
lo sentimos mucho , señora Wilson . el técnico se ocupará de ello dentro de diez minutos .
estamos de buen humor porque hace sol hoy .
se nos ha acabado la sal ; la recepcionista ha ido a comprar más .
nos interesa el hermoso ayuntamiento . ¿ hay una visita guiada en portugués ?
hola , soy Wagner , de la habitación doscientos cinco . necesito una manta adicional .
espero que mi hermano pueda participar en la visita de la ciudad .
la exposición está abierta hasta las siete menos cuarto .
¿ sabe cómo se va de la playa al museo de arte ?
¿ cuánto cuesta el jersey del escaparate ?
el hotel más barato de Colonia está detrás del mercado cubierto .
he escrito una carta a mis nietos .
la chaqueta cuesta un ojo de la cara .
el hervidor de nuestra habitación está estropeado .
tengo que hacer cola cuatro horas en la estación .
buenos días , ¿ puede apagar la luz ?
el taxi que pedimos para las tres y cuarto todavía no ha venido .
el técnico que reparó el secador se olvidó las herramientas .
la iglesia está abierta desde las seis hasta las seis , pero los miércoles está cerrada .
él ha olvidado pagar la cuenta .
camarero , pedí un helado , pero me ha traído una sopa .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la oficina de correos .
llame a una ambulancia , por favor , mi hermana se ha roto la mano .
la ducha de nuestra habitación no funciona .
los huéspedes están buscando sus gafas de sol . ¿ las ha visto ?
son setenta y cinco euros . - quédese con el cambio .
la señora Dubois quisiera pan con mantequilla y tres vasos de vino blanco .
como el tren rápido lleva cuarenta y cinco minutos de retraso , no llegaré hasta las cuatro y veinte .
el libro que la camarera de piso encontró en la habitación cincuenta y ocho es de mi hija .
dentro de dos horas el señor Navarro quisiera reunirse con unos amigos en la estación .
el señor Brown pedirá una buena sopa más tarde .
la señora López acaba de darse cuenta de que el secador está estropeado .
después del desayuno mi mujer quiere ir al cine , pero antes tiene que aparcar su coche en el garaje .
un taxi a la oficina de objetos perdidos cuesta unos treinta y dos euros .
el concierto que ella quería ver fue ayer .
el grifo de la habitación ciento doce está estropeado .
hay un mapa sobre la mesa de la habitación cuatrocientos diez .
aunque él tiene fiebre , quiere visitar el museo de arte .
¿ podría planchar esta camisa , por favor ?
quisiera una suite con televisor , por favor .
quisiera que me despertaran a las diez y media , habitación trescientos quince .
¿ cuál es el código de la caja fuerte ?
nos interesa la torre . ¿ hay una visita guiada en portugués ?
tres sellos para cartas a Austria , por favor .
quisiera comprar una corbata verde y una postal .
puede localizar a la señora por teléfono : ocho cinco cero ocho dos .
mi marido está sentado en un banco del parque y nos espera .
hemos oído que el baile se celebra el veinticinco de diciembre .
olvidé mi mochila en el taxi y ahora tengo que llamar al hotel .
quisiéramos reservar una habitación familiar para seis personas del trece al veintidós de agosto .
ella piensa ir al cine .
el bañador cuesta un ojo de la cara .
¿ cuánto cuesta enviar una postal a Austria ?
¿ sabe cuándo abre el museo ?
¿ sabe cómo se va de la estación al teatro ?
¿ tienen un apartamento para tres personas hasta el martes ?
la guía con la que hablé esta mañana era muy amable .
despiérteme mañana a las tres y media , por favor , tengo que estar en el aeropuerto antes de las siete .
la señora Rossi llegará el quince de mayo a las once .
mi hermana quisiera comer algo .
antes de marcharme , quisiera llamar a mi abogado .
¿ cuesta la media pensión trece euros al día ?
hay una guía de viajes sobre la mesa de la habitación doscientos diez .
¿ cuánto dura el trayecto de Bruselas a Barcelona ?
el camarero me ha traído una sopa de verduras en lugar de una pizza .
nuestros amigos suelen levantarse a las nueve y media .
llegamos tarde porque el tren rápido llegó con retraso .
¿ cuánto cuesta alquilar una motocicleta por nueve días ?
¿ cómo se enciende el televisor ?
¿ sería posible que llamara a un médico ?
¿ hay alguien aquí que hable inglés ? mi marido no habla alemán .
quisiera saber si el tren nocturno sale a las doce y veinte .
buenas noches , señora Wagner . ¿ ha dormido bien ?
preferiríamos una habitación doble cómoda que tenga balcón .
quisiera reservar una mesa para ocho personas junto a la ventana .
quisiéramos que nos despertaran a las nueve y cuarto , habitación cuatrocientos seis .
la señora Schmidt llegará el veintiocho de octubre a la una y media .
no estamos satisfechos con la habitación porque el colchón es demasiado duro .
debe de ser un error : reservamos un apartamento grande , no una habitación familiar .
¿ sabía que la boda se celebra el veintinueve de mayo ?
no tengo ni idea de dónde está mi bolsa de viaje .
¿ conoce un hotel barato cerca del hospital ?
solemos levantarnos a las siete y cuarto .
la cuenta asciende a noventa y cinco euros , incluido el servicio .
tenemos que coger un taxi porque el tren lleva cuarenta minutos de retraso .
una pregunta : ¿ desea pagar por transferencia o en efectivo , señor López ?
quisiera pollo con arroz y una taza de café .
aunque estamos cansados , queremos nadar en el lago .
antes de marcharme , quisiera comprar un billete para Edimburgo .
tráigame una botella de cerveza , por favor .
quiero que nos traiga cuatro periódicos .
siga todo recto y luego gire a la izquierda en el centro comercial .
estamos esperando el autobús para Valencia .
me alegro de que nos levantemos temprano .
¿ sabía que el seguro cuesta sesenta euros al día ?
¿ podría enseñarnos en el mapa dónde está la iglesia ?
como el tren rápido llevará veinte minutos de retraso , no llegaré hasta las doce y diez .
ella quiere cambiar el otro vestido por otra cosa .
esta tarde nevará , por eso los turistas van a acostarse temprano .
despiérteme mañana a la una menos cuarto , por favor , tengo que coger el tren a Londres .
ella piensa dar un paseo por el jardín del castillo .
he olvidado reservar un apartamento bonito .
quisiera reservar un apartamento para cuatro noches .
¿ podemos dejar aquí nuestra mochila hasta las siete y cuarto ?
¿ qué día es hoy ? - hoy es jueves , dieciocho de julio .
su habitación está en la cuarta planta , al final del pasillo .
debe de ser un error : reservamos una habitación doble grande , no una habitación doble .
buenas noches , ¿ quién puede cambiar las sábanas ?
él suele levantarse a las ocho menos cuarto .
mi hijo lleva desde las doce intentando cancelar su reserva .
¿ quieres alquilar una motocicleta en marzo ?
¿ quiere quedarse unos días más después del almuerzo ?
¿ conoce un buen restaurante cerca de la comisaría ?
¿ qué recomienda , la pizza vegetariana o la tabla de quesos pequeña ?
mi hermana no tiene hambre , pero quisiera un trozo de pastel .
¿ qué día es hoy ? - hoy es viernes , diecinueve de agosto .
la cuenta asciende a siete euros , incluido el desayuno .
la recepcionista dice que la fortaleza merece la pena .
el taxi que pedí para la una y media todavía no ha venido .
el desayuno se sirve a partir de las siete y cuarto en el comedor .
puede localizar a los turistas por teléfono : cinco seis cuatro nueve ocho .
¿ podría traernos un poco más de fruta , por favor ? muchas gracias de antemano .
espero que mis padres puedan hacer un picnic .
se tarda cuarenta y cinco minutos en preparar la sopa de tomate .
al señor Rossi le gustó mucho el paseo en barco .
¿ podría traernos la cuenta , por favor ? muchas gracias .
buenas noches , soy García , de la habitación veinte . quisiera hablar con el director .
dudo que mis padres vayan a bailar .
la señora Navarro quisiera carne con verduras y una taza de café .
camarero , pedí una sopa de pescado , pero me ha traído un filete .
¿ llega el autobús a Berlín a las diez y media ?
la luz no funciona .
disculpe , ¿ cuánto cuesta enviar una postal a Portugal ?
la señora quisiera beber algo porque tiene sed .
estamos esperando el tren rápido para Granada .
ni hablar de que mi hermano nade en el lago .
si el tren nocturno está lleno , llamaremos al hotel .
pienso que el caballero puede enviar una postal a Madrid esta noche .
ya es hora de que mi hermano envíe una carta a Granada .
¿ qué recomienda , el pastel de manzana o la sopa de verduras fría ?
enséñenos la suite , por favor .
aquí tiene su llave , señor López . su habitación está en la octava planta .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la playa .
camarero , pedí una ensalada grande , pero me ha traído un helado .
tome la tercera calle a la izquierda y verá la torre delante de usted .
mi hija tiene treinta y ocho grados de fiebre y dolor de cabeza .
no creo que nuestros amigos puedan fotografiar el teatro de la ópera mañana por la mañana .
la carretera a Hamburgo está cortada , así que tenemos que coger el tren .
si el fin de semana hace buen tiempo , iremos a la playa .
antes de que llegue el autobús , quisiera comprar unos recuerdos .
el apartamento grande que reservé en mayo es demasiado pequeño .
¿ quiere el té con o sin azúcar ?
¿ hay alguien aquí que hable portugués ? mis hijos no hablan francés .
quiero que la guía traiga la cuenta .
estoy seguro de que mi hijo traerá su perro dentro de cuatro horas .
¿ cambiaste tu vuelo el lunes pasado ?
el señor Brown se quedó dormido .
el palacio es más bonito que el acuario .
¿ podríamos dejar la habitación a las siete ?
el cajero automático está enfrente del palacio antiguo .
¿ dónde está la confirmación de la reserva ? - se la enseñaré mañana .
cuando llegué a Colonia , el secador no funcionaba .
el tren rápido sale a las siete .
¿ nos puede traer un albornoz y un tenedor nuevo ?
antes de que anochezca , quisiéramos probar el pescado de la región .
los pantalones más largos cuestan treinta y tres euros , pero el jersey es más barato .
no tenemos tiempo de comprar unos sellos .
hola , ¿ quieres fotografiar la biblioteca ?
primero quisiera aparcar mi coche en el garaje y después comprar un cuaderno .
¿ cuándo hará senderismo por la montaña ?
la sopa de verduras está buenísima .
¿ podríamos dejar la habitación a las cuatro menos cuarto ?
¿ han encontrado un portátil ? nos lo hemos dejado en el bar .
preferiría un apartamento que tenga baño .
el camarero me ha traído un helado en lugar de un pastel de manzana .
quisiéramos fideos con champiñones y cuatro vasos de cerveza .
¿ puedo dejar aquí mi diario hasta las diez menos diez ?
la cena se sirve a partir de las siete menos cuarto en el comedor .
nadie pudo decirme dónde está la oficina de correos .
el vestido cuesta ciento veinticinco euros , pero los pantalones azules son más baratos .
queremos que mis hijos se reúnan con unos amigos en la estación .
¿ quiere comprar una postal esta noche ?
hay un cuaderno sobre la mesa de la habitación ciento diez .
quisiera una suite con balcón y vistas al casco antiguo .
sería muy amable de su parte darme la dirección del dentista .
¿ conoce un buen restaurante cerca del banco ?
de primero quisiéramos una sopa de tomate y de segundo fideos con champiñones .
se tarda quince minutos en preparar la sopa de pescado .
¿ qué día es hoy ? - hoy es martes , treinta y uno de marzo .
llame a una ambulancia , por favor , mi hermano se ha desmayado .
tenemos muchas ganas de visitar el teatro de la ópera el domingo .
el secador de la habitación cuatrocientos seis está estropeado .
lamentablemente no tenemos suites libres antes del cuatro de octubre .
no estamos satisfechos con la habitación porque la lavadora está fuera de servicio .
ellos vinieron a Múnich para visitar el monasterio .
quisiera cuatro entradas para el partido de fútbol del veinticuatro de abril .
repare la ducha , por favor .
ni hablar de que mi marido compre una postal .
acabo de comprar un billete para Barcelona .
¿ puede llamar a un médico , por favor ? muchas gracias .
¿ podría decirnos de dónde sale el autocar para Bruselas ?
el ascensor está estropeado , así que tenemos que subir a pie a la octava planta .
desde esta mañana me duele la garganta .
la radio de la habitación cuatrocientos seis está estropeada .
la motocicleta que alquilamos es demasiado pequeña .
dudo que nuestros amigos hagan un picnic esta noche .
¿ cuánto tiempo desea quedarse ? - hasta el sábado , si es posible .
dormimos como un tronco porque la cama era tan cómoda .
mi hija puede leer un libro .
mi mujer llegó tarde porque el autobús llevaba cuarenta minutos de retraso .
una pregunta : he pedido una buena sopa . ¿ cuándo me la va a traer ?
he oído que el acceso a internet está incluido en el precio .
un taxi al supermercado cuesta unos treinta y cinco euros .
llego el martes veintitrés de octubre a las doce y media .
lo sentimos mucho , señora Walker . el mozo se ocupará de ello inmediatamente .
¿ cuántas tazas necesita ? - cuatro , por favor .
el señor López se ha dejado su diario en el avión a Roma .
la exposición es más famosa que la biblioteca .
¿ cuándo sale el próximo tren para Viena ?
cuando el mozo habla portugués , me suena a chino .
si el autobús lleva cincuenta minutos de retraso , él tiene que coger un taxi .
¿ podría venir alguien a la habitación doscientos cinco ? el cuarto de baño es muy viejo .
el camarero dice que el restaurante está cerrado .
el taxi que pedí para las ocho y cinco todavía no ha venido .
¿ quiere hacer senderismo por la montaña o prefiere reunirse con unos amigos en la estación ?
el huésped de la habitación siete ha perdido su llave .
antes de marcharnos , quisiéramos dejar nuestro anillo en la recepción .
tengo que coger un taxi porque el tren llevará cuarenta minutos de retraso .
su habitación está en la séptima planta , al lado del ascensor .
no podemos dormir porque el sofá es demasiado corto .
¿ qué recomienda , el bocadillo grande o el helado ?
puede localizar al caballero por teléfono : nueve nueve nueve ocho cinco .
vine a Berlín para probar el queso de la región .
ayer el señor Navarro quería reservar un apartamento .
el suelo está mojado .
acabo de darme cuenta de que la cama no está hecha .
siga todo recto y luego gire a la derecha en la estación de metro .
estamos a punto de reservar una habitación familiar grande .
no se preocupe , señora Wilson , le despertaremos a las tres .
limpie la habitación ciento cinco , por favor .
mi hermana tiene treinta y ocho grados de fiebre y tos .
¿ de dónde eres , Laura ? - soy de Italia .
debe de ser un error : reservé una suite luminosa , no una suite .
lo sentimos mucho , señora Rossi . el mozo vendrá dentro de cuarenta y cinco minutos .
ya no tenemos pescado , pero puedo recomendarle la tortilla .
acabamos de llamar a nuestro hermano .
mi compañero durmió como un tronco porque la cama era tan cómoda .
mi marido se ha dejado su collar en el avión a Viena .
la blusa que los niños compraron es demasiado pequeña .
llevo desde las doce menos cuarto intentando recoger mi llave del coche .
quisiéramos que nos despertaran a las tres menos cuarto , habitación trescientos veinte .
tenemos una reserva .
si el fin de semana hace buen tiempo , el señor Miller va a nadar en el lago .
él acaba de darse cuenta de que las sábanas son muy viejas .
primero quisiera cancelar mi reserva y después visitar el teatro de la ópera .
mañana estará nublado .
antes de que anochezca , quisiéramos fotografiar el acuario .
estoy seguro de que nos ducharemos .
¿ podría enseñarme en el mapa dónde está la iglesia ?
puedo preguntar en la recepción esta tarde .
ni hablar de que mi mujer tome algo en el bar .
¿ le importaría enseñarnos el camino a la panadería ? muchas gracias de antemano .
la señora Miller llegará el nueve de mayo a las seis y cuarto .
nos han robado el billete de tren y la mochila .
la camarera de piso dice que la fiesta se celebra en la sala de conferencias .
una habitación doble cuesta veinte euros por noche , y el acceso a internet no está incluido .
la blusa que compré es demasiado grande .
pienso que podemos cambiar nuestro vuelo .
la ventana no se puede abrir , y la ventana está mojada .
necesito un taxi desde la embajada para tres personas a las cuatro y cuarto .
en Varsovia llueve a cántaros , por eso él quiere ver la televisión .
si el fin de semana hace buen tiempo , mi mujer va a hacer senderismo por la montaña .
¿ quién puede confirmar la reserva ?
lamentablemente no tenemos apartamentos grandes libres en marzo .
no me traiga todavía la macedonia de frutas , por favor .
una habitación cómoda cuesta cinco euros por noche , y la tasa turística no está incluida .
por culpa del atasco llegamos demasiado tarde al banco .
los turistas han perdido su portátil nuevo y su portátil .
quisiéramos que nos despertaran a las doce menos cuarto , habitación doscientos cinco .
hemos pedido una sopa de pescado . ¿ cuándo nos la va a traer ?
quisiéramos un asiento en el coche restaurante para Colonia .
el teléfono no funciona desde las siete menos cuarto .
el caballero no tiene tiempo de nadar en el lago .
lo sentimos mucho , señor Moreno . la camarera de piso se ocupará de ello dentro de treinta minutos .
los niños tienen muchas ganas de hacer un picnic el martes .
una pregunta : ¿ perdió su tarjeta de crédito hace ocho días ?
mi hermano quiere cambiar de habitación porque la tarjeta llave está estropeada .
tome la primera calle a la izquierda y verá la torre delante de usted .
cambiaré dinero .
no puedo dormir porque el sofá es demasiado pequeño .
dudo que ellos pidan una sopa de tomate a las dos y cinco .
ya no tenemos queso , pero puedo recomendarle la sopa de tomate .
ella tiene muchas ganas de nadar en el lago el fin de semana .
no podemos dormir porque la suite no está lista .
no hay vasos en el cuarto de baño .
espero que podamos cambiar nuestro vuelo .
la camisa más pequeña cuesta diez euros , pero la camisa más barata es más barata .
¿ va el tren rápido a Edimburgo ?
¿ quieres quedarte hasta el viernes ?
hágame una foto , por favor .
el señor Dubois está de mal humor porque nieva ahora .
buenos días , soy Rossi , de la habitación trescientos uno . necesito una manta adicional .
hemos ido al cine .
pienso comprar unas postales .
es posible que mis hijos se acuesten temprano mañana por la noche .
mi hermana ha comprado un collar para su abuela .
no sé si mi hijo puede levantarse temprano el fin de semana .
el camarero me ha traído una buena sopa en lugar de un buen filete .
para mí una sopa y una botella de cerveza , por favor .
llevamos desde las nueve y media intentando reservar una mesa para siete personas .
quisiéramos reservar una habitación individual para cinco noches .
¿ dónde tengo que hacer transbordo para ir a la panadería ?
quiero cambiar de habitación porque la cama supletoria no está hecha .
¿ sabía que el baile se celebra en el casco antiguo ?
la señora Wagner no está hoy . ¿ quiere dejar un recado ?
es una lástima que la cerradura esté estropeada .
antes de marcharme , quisiera reservar una habitación individual luminosa .
me llamo Rossi , tengo una reserva para hoy .
buenos días , ¿ quiere almorzar en la habitación dentro de veinte minutos ?
si esta tarde hace demasiado frío , el señor Schmidt tomará algo en el bar .
una pregunta : he pedido una macedonia de frutas . ¿ cuándo me la va a traer ?
¿ dónde tengo que hacer transbordo para ir a la estación de metro ?
llego el lunes treinta de octubre a las tres y media .
a nuestros amigos les encantaría tomar algo en el bar .
no como ni arroz ni champiñones .
he escrito una carta a mi tía .
me gusta comer en la terraza .
tenemos suerte : podemos visitar la torre antigua el diecinueve de enero .
¿ podría venir alguien a la habitación cincuenta y cuatro ? el aire acondicionado está fuera de servicio .
nos interesa el museo . ¿ hay una visita guiada en francés ?
¿ cuánto cuesta una habitación individual con baño por noche ?
¿ le importaría traerme un periódico y una almohada ?
no creo que podamos quedarnos dos noches .
la señora Becker piensa comprar unos recuerdos .
descanso un poco el viernes a las diez y diez .
el pronóstico dice que nevará la próxima semana .
cuando llegue a Ginebra , voy a comprar chocolate .
¿ podría ayudarme con el equipaje , por favor ? gracias por su ayuda .
la ventana no se puede abrir , y el armario está sucio .
el señor Rossi no está satisfecho con la habitación porque la habitación es demasiado fría .
mi hija quisiera comprar otra chaqueta y un recuerdo .
hemos oído que el teatro de la ópera está cerrado los miércoles .
¿ le importaría darme la dirección de la oficina de objetos perdidos ?
despiértenos el sábado a la una y media , por favor , tenemos que estar en el aeropuerto antes de las siete y cuarto .
la carretera a Varsovia está cortada , así que tenemos que coger el tren .
¡ hasta la próxima semana , Paul !
¿ quisiera nadar en el lago dentro de tres horas ?
¿ tienen una casa de vacaciones más barata para siete personas desde el viernes hasta el lunes ?
quisiéramos saber si el autobús para en Berlín .
no tenemos ni idea de dónde está nuestro sombrero .
el médico dice que los turistas tienen que tomar las pastillas durante siete días .
pasamos cinco días en Valencia y dos días en Lisboa .
mi hermano está intentando aparcar su coche en el garaje .
esta noche no vamos a pagar la cuenta .
he reservado una suite bonita a nombre de Becker .
por culpa del mal tiempo mis padres tienen más tiempo para leer .
la señora Taylor perdió el enlace en Zúrich porque el autobús llegó con retraso .
después del almuerzo quiero nadar en el lago , pero antes tengo que comprar un billete para Madrid .
el taxi que pedimos para las diez y media todavía no ha venido .
me he quedado dormido . ¿ qué debería hacer ?
acabamos de darnos cuenta de que los vecinos escuchan música alta .
me alegro de que mis hijos puedan probar el pescado de la región después del desayuno .
después del almuerzo quiero dar un paseo por el bosque , pero antes tengo que dejar mis gafas en la recepción .
la farmacia está al lado del famoso faro .
si el domingo llueve , el señor Dubois va a tomar algo en el bar .
¿ podría la recepcionista imprimir el recibo ?
el teléfono de mi habitación está estropeado .
no se preocupe , señora Walker , repararemos la caja fuerte .
¿ cuánto se tarda en reparar el grifo ?
quiero que llame a la policía .
el señor Rossi acaba de llegar a Sevilla .
siga todo recto y luego gire a la derecha en la parada de taxis .
se tarda dos horas en limpiar la suite .
el hombre con el que hablé el martes era muy amable .
¿ qué día es hoy ? - hoy es jueves , veintiocho de junio .
llame a una ambulancia , por favor , mi hermana se ha roto el brazo .
¿ tienen una suite para ocho personas desde el domingo hasta el viernes ?
me llamo Dubois , tengo una reserva para seis noches .
cuatro billetes de ida a Venecia para el veintisiete de marzo , por favor .
¿ hay una habitación luminosa libre del siete al diez de febrero ?
acabo de reservar una habitación grande .
él tiene que ducharse esta noche .
¿ podría preparar la cuenta de la habitación trece ? nos marchamos dentro de una hora .
llego el miércoles veintiséis de diciembre a las diez y cinco .
mi hermano quisiera fotografiar el museo mañana .
quisiera quejarme : el apartamento es demasiado pequeño y el armario no está limpio .
¿ hay una habitación familiar libre del veintitrés al veinticinco de abril ?
tome las pastillas tres veces al día , antes de las comidas .
mi marido teme que el tren nocturno esté lleno .
antes de salir de viaje , mi hijo quisiera visitar el castillo y el ayuntamiento .
nuestros amigos necesitan jarabe para la tos de la farmacia .
mis hijos tienen suerte : pueden fotografiar el faro mañana por la noche .
tengo que ir al banco antes de las ocho y cuarto porque necesito dinero .
el paraguas verde que la camarera de piso encontró debajo de la cama es de mi hija .
se tarda treinta minutos en preparar la pizza .
hola , soy Walker , de la habitación ciento uno . quisiera hablar con el director .
¿ qué tiempo hace en Bruselas hoy ?
el trayecto dura dos horas y cuarenta y cinco minutos .
cuando el taxista habla español , me suena a chino .
la señora quisiera comprar una corbata más barata y una guía de viajes .
el hospital está delante de la exposición nueva .
buenos días , ¿ le importaría darnos una habitación con vistas al casco antiguo ?
hola , ¿ podría pasarme la pimienta , por favor ?
es una lástima que la cama supletoria no esté hecha .
aunque hace mucho calor , ellos quieren visitar la torre .
mis padres toman limonada en el desayuno , pero yo prefiero zumo de manzana .
la familia Rossi se aloja aquí desde el veintiocho de agosto .
mi hermana tiene treinta y ocho grados de fiebre y dolor de cabeza .
¿ dónde está la lista de precios ? - se la enviaré dentro de treinta minutos .
no puedo dormir porque la suite es demasiado pequeña .
mi hijo está harto del ruido .
ellos quieren fotografiar el mercado cubierto en lugar de comprar unos recuerdos .
quiero cambiar de habitación porque la cama supletoria es demasiado dura .
la señora García acaba de darse cuenta de que el inodoro no funciona .
¿ puedo dejar aquí mi llave de la habitación hasta las ocho y diez ?
me quedo con la habitación .
¿ podría venir alguien a la habitación diecisiete ? la cama supletoria no está hecha .
¿ podría darme el número de teléfono de la embajada ?
perdimos nuestro pasaporte la semana pasada y ahora tenemos que ir a la policía .
¿ podría venir alguien a la habitación ciento veinte ? el apartamento está sucio .
quisiéramos alquilar una bicicleta por siete días .
hay un error en la cuenta : no hemos pedido ningún helado .
el vuelo de Edimburgo fue cancelado por la huelga .
¿ cuándo cierra la famosa iglesia los sábados ?
quería preguntarle si podría ponerme con la habitación veintidós .
el señor García llegará el veintidós de febrero a las cinco y veinticinco .
tenemos que ir al banco antes de la una menos cuarto porque necesitamos dinero .
el vuelo de Zúrich fue cancelado por el mal tiempo .
tengo que coger un taxi porque el autocar llega con retraso .
¿ hay alguien aquí que hable portugués ? mi hermana no habla inglés .
quisiera alquilar un coche por cinco días .
por culpa del atasco el señor Taylor llegó demasiado tarde a la farmacia .
no tengo tiempo de ir a la ópera .
no podemos dormir porque la cama supletoria es demasiado pequeña .
Ginebra es la ciudad más bonita que mi marido ha visto nunca .
quisiera una habitación familiar con bañera y vistas al puerto .
acabo de darme cuenta de que la impresora está fuera de servicio .
aunque el técnico ha reparado el aire acondicionado , sigue sin funcionar .
no tenemos ganas de probar el vino de la región .
¿ quisiera quedarse seis noches ?
son ochenta euros . - quédese con el cambio .
volé a Hamburgo ayer por la noche .
¿ hay una habitación individual libre del dieciocho al treinta de marzo ?
tengo que pagar un ojo de la cara por la camisa amarilla .
la fortaleza está abierta desde las diez menos cuarto hasta las ocho menos cuarto , pero los sábados está cerrada .
no hace falta que nos traiga la confirmación de la reserva , el director ya nos la ha dado .
un billete de ida a Berlín , por favor , en primera clase .
queremos comprar unos sellos en lugar de reunirnos con unos amigos en la estación .
no creo que podamos cenar en la habitación esta noche .
¿ cuántos platos necesita ? - seis , por favor .
no puedo dormir porque los vecinos hacen demasiado ruido .
un billete de ida a Sevilla , por favor , en primera clase .
¿ podría enseñarme la habitación doble , por favor ?
el tren rápido tiene coche restaurante .
quisiera cambiar doscientos francos suizos por euros .
quisiera quejarme : la conexión a internet no funciona y la cama es demasiado blanda .
quiero que mis hijos vayan a la playa .
¿ cuándo quiere ir a la peluquería ?
el ascensor está estropeado , así que tenemos que bajar a pie a la novena planta .
por culpa del atasco llegué demasiado tarde a la gasolinera .
nuestros amigos no tienen ni idea de dónde está su portátil nuevo .
la peluquería está enfrente de la exposición .
mi hijo toma limonada en el desayuno , pero yo prefiero zumo de manzana .
no como ni pollo ni pescado .
¿ dónde está el plato ? ¿ podría traérmelo , por favor ?
desde el balcón se pueden ver la famosa iglesia y el patio .
¿ podría pedirme un taxi y preparar la cuenta para mañana ?
él perdió su sombrero ayer . ¿ qué debería hacer ?
si el tren llega demasiado tarde , mi hija cogerá un taxi .
se tarda seis horas en llegar a Lisboa en coche .
¿ cuánto cuesta una habitación individual luminosa con balcón por noche ?
el jersey que compré es demasiado pequeño .
mi hijo tiene que hacer cola cuatro horas en la estación .
quería preguntarle si podría traernos un vaso de vino blanco .
mi marido tiene que hacer transbordo en Varsovia .
estoy harto de esperar .
quiero que mi mujer nade en el lago .
el señor Becker tiene suerte : puede participar en la conferencia pronto .
despiérteme el sábado a las diez menos diez , por favor , tengo que coger el tren a Roma .
el huésped de la habitación cincuenta y seis todavía no ha pagado .
no tengo tiempo de visitar la iglesia y la fortaleza .
acabo de darme cuenta de que los huéspedes de la habitación de al lado escuchan música alta .
le pedí al camarero que me cambiara cincuenta euros , pero no ha pasado nada .
no se olvide de explicarme la hoja de registro , por favor .
la ventana no se puede abrir , y el inodoro no funciona .
este jersey es demasiado corto .
la semana pasada mi marido tuvo que pedir una ensalada .
desde esta mañana me duele la muela .
la cuenta asciende a cinco euros , incluida la tasa turística .
¿ podría reparar la conexión a internet , por favor ?
¿ desea pagar en efectivo o con tarjeta de crédito , señora Navarro ?
si el tren llega con retraso , llamaré al hotel .
quisiera quejarme : el cuarto de baño es muy viejo y la cama supletoria no está hecha .
estoy esperando el tren rápido para Valencia .
quisiéramos acostarnos temprano porque estamos cansados .
si no es mucha molestia , ¿ podría guardar el equipaje hasta las ocho y media ?
¿ podría traerme un poco más de fruta , por favor ? gracias por su ayuda .
el vuelo a Valencia fue cancelado por la niebla .
quisiera comprar un jersey y un cuaderno .
quiero cambiar de habitación porque la calefacción está fuera de servicio .
los turistas están intentando comprar un billete para Valencia .
los niños necesitan una tirita de la farmacia .
la llave que la camarera de piso encontró debajo de la cama es de mis padres .
disculpe , ¿ quiere pagar con tarjeta de crédito esta tarde ?
preferiríamos una habitación familiar que tenga televisor .
la señora perdió el enlace en Salzburgo porque el autobús estaba lleno .
un billete de ida y vuelta a París , por favor , en segunda clase .
desde la torre se pueden ver la hermosa torre y el lago .
hola , todavía no hemos recibido la cuenta . ¿ podría enseñárnosla ?
¿ tienen platos sin queso ?
¿ podría guardar el equipaje hasta las dos menos cuarto , por favor ? gracias por su ayuda .
tememos que el tren nocturno lleve veinte minutos de retraso .
¿ hay una habitación familiar libre del veinticinco al veintisiete de enero ?
en la habitación veinte huele a gas .
mi número de teléfono es el nueve nueve cuatro cinco cuatro .
preferiríamos una suite grande que tenga ducha .
llévenos a la peluquería , por favor , tenemos prisa .
¿ cuándo tengo que dejar la habitación ?
es una lástima que la lavadora haga demasiado ruido .
buenas noches , si no es mucha molestia , ¿ podría cuidar a los niños ?
los turistas necesitan un termómetro de la farmacia .
acabo de llegar a Lisboa .
¿ qué recomienda , la sopa de tomate o el helado ?
buenas noches , ¿ cuánto tiempo tengo antes de que salga el autobús ?
lamentablemente no tenemos suites cómodas libres antes del treinta de abril .
¿ podría enseñarme en el mapa dónde está el acuario ?
¿ qué día es hoy ? - hoy es lunes , primero de agosto .
aunque estoy resfriada , quiero hacer senderismo por la montaña .
mi hermana puede tener el apartamento con cocina .
el sábado quiero aparcar mi coche en el garaje .
¿ podría cambiarnos cincuenta euros y ayudarme con el equipaje ?
llegué tarde porque el autocar llegó con retraso .
hemos reservado una habitación familiar más grande a nombre de Dubois .
el señor Walker llamó a las dos y veinte y dejó un recado para el señor García .
mis hijos temen que el autocar llegue demasiado tarde .
¿ podría venir alguien a la habitación veintinueve ? la cafetera no funciona .
desde la terraza se pueden ver el museo y la plaza .
¿ puedo probarme el bañador azul ?
los huéspedes que llegaron ayer quisieran prolongar su estancia .
la conferencia termina a las siete y cuarto .
no vale la pena visitar el monasterio .
quisiéramos visitar el palacio .
¿ sabe cómo se va del cajero automático al acuario ?
si no es mucha molestia , ¿ podría esperar un momento ?
el taxi que mi hermano pidió para las siete y media todavía no ha venido .
no hemos estado nunca en Granada , pero conocemos bien Edimburgo .
busco un hotel que esté cerca de la parada de taxis .
hasta que llegue mi hija , queremos comprar un mapa .
pienso que puedo dejar mi bolsa de viaje en la recepción .
la ventana no se puede abrir , y el sofá es demasiado pequeño .
he oído que el famoso mercado cubierto merece una visita .
la torre está abierta desde las siete y media hasta las ocho , pero los viernes está cerrada .
me levanto temprano mañana a las doce y cinco .
he perdido mi billete de tren y ahora tengo que ir a la policía .
la ventana no se puede abrir , y el cuarto de baño es demasiado pequeño .
no sé si me quedaré nueve noches .
la señora tiene suerte : puede nadar en el lago mañana por la mañana .
disculpe , necesito el recibo . ¿ me lo puede enviar ?
antes de que salga el tren , quisiéramos comprar unos sellos .
después del desayuno queremos fotografiar la exposición , pero antes tenemos que prolongar nuestra estancia .
los turistas están esperando el autocar para Venecia .
la caja fuerte no funciona desde las dos y media .
no nos traiga todavía el bocadillo , por favor .
espero que los niños traigan su perro .
¿ sabía que la visita guiada empieza a las tres y cinco ?
nuestros amigos quisieran comprar un jersey más grueso y una postal .
ya no tenemos jamón , pero puedo recomendarle la sopa vegetariana .
¿ perdió su llave de la habitación el miércoles pasado ?
¡ buen provecho ! la tabla de quesos es la especialidad de la casa .
la señora Dubois habla inglés , pero no entiende el francés .
mi reloj va atrasado ; ya son las tres y diez .
perdí mi llave ayer por la noche y ahora tengo que ir a la oficina de objetos perdidos .
¿ quién puede traernos un vaso de leche ?
¿ puedo pagar con cheque ?
puede localizar a mi hermana por teléfono : cuatro cinco siete siete nueve .
¿ puede enviar a alguien a la habitación cuarenta y seis , por favor ?
se tarda diez minutos en preparar la sopa de tomate .
nuestros amigos comprarán unas postales .
hemos oído que el comedor está en la novena planta .
cuando llegué a Barcelona , el teléfono no funcionaba .
quería preguntarle si podría abrir la ventana .
¿ cuándo abre el zoo los sábados ?
el restaurante está en la primera planta .
prolongué mi estancia la semana pasada .
pienso que podemos pedir una tabla de quesos grande el miércoles a las cinco menos cuarto .
si tuviera más dinero , alquilaría un coche .
hemos perdido nuestra bufanda gris y nuestro portátil .
ellos se interesan por la historia .
no comemos ni arroz ni carne .
¿ podría preparar la cuenta de la habitación cincuenta y dos ? me marcho mañana .
espero que el señor Walker se quede hasta el lunes .
buenas noches , ¿ podría esperar un momento , por favor ?
el vestido que compramos es demasiado corto .
la carta solo está en inglés , ¿ me la podría traducir ?
quisiéramos comprar una corbata y un diccionario .
quiero que traduzca esta frase .
mi número de teléfono es el nueve seis dos cuatro cinco .
quisiera reservar una mesa para cinco personas junto a la ventana .
antes de salir de viaje , los turistas quisieran hacer senderismo por la montaña .
¿ quiere traer su gato ?
el monasterio está abierto hasta las tres y cuarto .
el reloj que la camarera de piso encontró en la habitación ciento cinco es de mi hermano .
deme su billete de tren y firme el formulario , por favor .
mis hijos están intentando cambiar dinero .
de primero quisiéramos una sopa de tomate y de segundo carne con verduras .
no se preocupe , señora Weber , le pediremos un taxi .
¿ puedo probarme la corbata verde ?
¿ quisiera participar en el paseo en barco ?
¿ qué línea de metro va al acuario ?
preferiría una habitación familiar cómoda que tenga escritorio .
hemos perdido nuestro carné de identidad y ahora tenemos que rellenar un formulario .
quisiera dos entradas para la visita de la ciudad del veinte de febrero .
¿ sería posible que me despertara a la una ?
¿ sabe cómo se va de la comisaría a la iglesia ?
¿ puedo probarme el sombrero más barato ?
los niños tienen que pagar un ojo de la cara por la corbata amarilla .
¿ cuánto se tarda en reparar el frigorífico ?
el director quiere saber si los niños quisieran marcharse pronto .
tome las pastillas seis veces al día , después de las comidas .
aunque la señora Navarro está resfriada , quiere comprar chocolate .
quisiéramos saber si el autobús sale a las doce y cinco .
hola , ¿ cuándo abre el famoso mercado cubierto los martes ?
¿ desea pagar por transferencia o en efectivo , señor Taylor ?
esta tarde lloverá , por eso vamos a quedarnos en el hotel .
ellos tienen que pagar un ojo de la cara por el jersey .
la estación está enfrente de la fortaleza .
el concierto que los turistas querían ver ya ha empezado .
aunque ella está enferma , quiere hacer senderismo por la montaña .
la señora Wilson celebra su cumpleaños hoy ; quisiera encargar una tarta .
la biblioteca es más grande que el ayuntamiento .
¿ sería posible que cerrara la ventana ?
desde el jueves me duele la espalda .
quisiéramos ir a bailar y hacer senderismo por la montaña .
son veinte euros . - quédese con el cambio .
el museo está abierto hasta las siete menos diez .
¿ cuándo sale el primer tren regional para Bruselas ?
nos encantaría dar un paseo por el parque .
¿ puedo dejar aquí mi diario hasta las diez ?
¿ me puede enseñar la suite ?
mi hija se ha roto el pie y tiene que ir al hospital .
él tiene suerte : puede comprar unas postales pasado mañana .
el hotel en el que estuvimos en París estaba cerca de la estación .
la sopa de tomate que ella pidió está demasiado salada .
¿ podría darme una habitación doble con vistas al patio , por favor ?
¿ hay cerca del hotel un médico que hable inglés ?
despiérteme el domingo a las doce menos cuarto , por favor , tengo que estar en el aeropuerto antes de las cuatro y media .
mis padres han escrito una carta a sus padres .
la sopa está demasiado salada .
a mis padres les encantaría ir al cine .
me gustó mucho la película .
¿ podría dejar la habitación a las cinco menos cinco ?
queremos dar un paseo por el bosque en lugar de ir a nadar .
¿ puede traernos una cuchara y un albornoz limpio , por favor ?
¿ han encontrado un bolso ? me lo he dejado en el bar .
el tren saldrá a las tres y media .
ya no tenemos verduras , pero puedo recomendarle la sopa de verduras .
tengo que pagar un ojo de la cara por las botas .
espero que podamos seguir viaje a Barcelona .
esta falda es demasiado larga .
la camisa que el señor Wagner compró es demasiado grande .
el museo está abierto desde las seis hasta las siete menos cuarto , pero los domingos está cerrado .
el trayecto dura una hora y cuarenta minutos .
acabamos de darnos cuenta de que la ducha no funciona .
una pregunta : ¿ para el tren en todas las estaciones ?
en Bruselas lleva dos días lloviendo .
acabo de darme cuenta de que la obra hace demasiado ruido .
disculpe , ¿ qué hora es ? - son las diez .
trabajé en la biblioteca ayer por la tarde .
quiero que confirme la reserva por correo electrónico .
mi reloj va atrasado ; ya son las nueve .
cuando llegué a Bruselas , el apartamento estaba sucio .
no hace falta que nos traiga el contrato , la recepcionista ya nos lo ha dado .
mi hermana tiene suerte : puede tomar algo en el bar mañana a las siete y media .
no se permite fumar en el restaurante .
quisiera quejarme : el inodoro está estropeado y el cuarto de baño es demasiado pequeño .
quisiéramos reservar una habitación para tres noches .
ya es hora de que mis hijos llamen a su abogado .
¿ quiere nadar en el lago o prefiere ir de compras ?
no sé si iremos en tren nocturno a París el treinta y uno de diciembre .
no hay de qué , señora López . ¡ buen viaje !
es una lástima que el hervidor esté estropeado .
primero mi hija quisiera cambiar la camisa más grande por otra cosa y después comprar un mapa .
si el martes hace buen tiempo , mi hijo va a hacer senderismo por la montaña .
el tren de Madrid a Viena lleva cinco minutos de retraso .
no puedo dormir porque la cama supletoria es demasiado corta .
camarero , pedí una macedonia de frutas , pero me ha traído una sopa de pescado .
la señora Serrano no tiene tiempo de hacer senderismo por la montaña .
cuando el camarero habla español , me suena a chino .
¿ tienen una casa de vacaciones grande para seis personas hasta el viernes ?
¿ podría traernos un poco más de pan , por favor ? muchas gracias de antemano .
¿ cuándo abre el faro los sábados ?
ella lleva desde las doce y cuarto intentando pagar la cuenta .
sería muy amable de su parte llevar el equipaje al taxi .
¿ qué día es hoy ? - hoy es martes , veintisiete de noviembre .
no hay de qué , señora Rossi . ¡ feliz estancia en Roma !
hace ocho días los niños tuvieron que recoger su móvil .
hable más despacio , por favor .
¿ podría dejar la habitación a las diez y diez ?
¿ qué tiempo hace en Venecia en este momento ?
he olvidado llamar a mi hermano .
la comida de este restaurante es muy buena , pero el servicio es lento .
estoy seguro de que mis padres cambiarán dinero .
lloverá pasado mañana , por eso leeré un libro .
el camarero nos ha traído un filete en lugar de una ensalada mixta .
¿ cuánto cuestan las entradas para la fiesta del lunes ?
el señor Weber llamó a las doce menos cuarto y dejó un recado para el señor Miller .
hasta que llegue mi hijo , queremos ir al mercado .
me quedo hoy en el hotel porque estoy resfriado .
es posible que demos un paseo por el casco antiguo pasado mañana .
¿ podría preparar la cuenta de la habitación cincuenta y seis ? nos marchamos hoy .
mi hijo quisiera comprar un bañador verde y un recuerdo .
de eso ni hablar , señora Serrano .
no he estado nunca en Viena , pero conozco bien Colonia .
¿ le importaría ayudarnos con el equipaje ?
quiero dar un paseo por el jardín del castillo en lugar de ir a la ópera .
quisiéramos reservar una habitación doble tranquila para ocho noches .
ellos se han dejado su cámara en el autobús a Bruselas .
¿ cuánto dura el viaje de París a Sevilla ?
¿ me puede dar una habitación familiar cómoda con vistas a la plaza ?
¿ a qué distancia está el acuario de aquí ?
cuando llegue a Atenas , voy a participar en la visita guiada .
quisiera visitar el museo de arte en marzo .
el billete a Bruselas cuesta ciento diez euros , pero mi compañero solo tiene un billete de cien euros .
quisiéramos reservar una habitación pequeña para cuatro noches .
puede localizar a mi mujer por teléfono : dos uno cuatro nueve cero .
ella se queda hoy en el hotel porque tiene fiebre .
los turistas están intentando comprar pasta de dientes .
él quiere alquilar un coche en lugar de dar un paseo por el casco antiguo .
mi hermana se ha dejado su paraguas en el avión a Bruselas .
esta tarde quiero comprar un mapa .
¿ hay una oficina de objetos perdidos cerca de aquí ?
desde el balcón se pueden ver el museo de arte y el parque .
llegamos el sábado once de julio a la una y media .
cuando la guía habla francés , me suena a chino .
nuestros amigos están sentados en un banco del parque y nos esperan .
el televisor de mi habitación está estropeado .
¿ puedes ayudarme con el equipaje , por favor ?
le pedí a la recepcionista que planchara esta blusa , pero no ha pasado nada .
el hotel más tranquilo de Atenas está delante del teatro .
el señor Navarro tiene que darse prisa porque el autobús para Salzburgo sale dentro de cinco minutos .
¿ quisiera quedarse hasta el lunes ?
aunque él tiene dolor de cabeza , quiere reunirse con unos amigos en la estación .
el mozo cambiará las toallas .
tengo que hacer cola dos horas en la estación .
si mañana llueve , vamos a tomar algo en el bar .
¿ quién puede limpiar la habitación ?
los niños necesitan una pomada de la farmacia .
la señora Brown celebra su cumpleaños mañana ; quisiera encargar una tarta .
el billete a Múnich cuesta siete euros , pero solo tenemos un billete de cien euros .
quisiera quejarme : los vecinos escuchan música alta y el teléfono no funciona .
de primero quisiéramos una tabla de quesos y de segundo carne con verduras .
mi compañero tiene muchas ganas de visitar el teatro de la ópera el fin de semana .
¿ puede reparar el mando a distancia ?
¿ podría preparar la cuenta de la habitación ciento diez ? me marcho dentro de una hora .
quería preguntarle si podría traerme un plato .
disculpe , ¿ qué recomienda , la ensalada verde o la tortilla ?
la cerradura del armario está estropeada , y no encontramos la llave .
tengo prisa .
el banco está al lado del zoo .
hace ocho días dejamos nuestro billete de tren en casa . ¿ qué deberíamos hacer ?
¿ necesita mi pasaporte o mi carné de identidad ?
dudo que veamos la televisión el miércoles a las cuatro menos cuarto .
si el autobús está lleno , cogeré un taxi .
la carretera a Roma está cortada , así que tengo que dar un rodeo .
quisiéramos trabajar en la biblioteca después del desayuno .
tenemos que pagar un ojo de la cara por la chaqueta negra .
de primero quisiéramos una sopa de verduras y de segundo fideos con champiñones .
llevo desde las siete intentando enviar una carta a Berlín .
el caballero está de mal humor porque está nublado en este momento .
¿ puede rellenar el formulario , por favor ?
no sé si podemos marcharnos dentro de ocho días .
¿ dónde tenemos que bajar para ir al banco ?
el vuelo a Zúrich fue cancelado por la huelga .
el hotel en el que él estuvo en Venecia estaba cerca de la estación .
¿ sabe cuándo abre el zoo ?
mis padres van a dar un paseo por el jardín del castillo más tarde .
si el miércoles hace buen tiempo , vamos a participar en el curso de idiomas .
buenas noches , la carta solo está en alemán , ¿ nos la podría traducir ?
¿ a qué hora sale el tren rápido para Granada ?
el señor Walker esperará en el vestíbulo .
¿ podría enseñarme en el mapa dónde está el teatro antiguo ?
si no es mucha molestia , ¿ podría lavar esta camisa ?
¿ hay una habitación doble libre del seis al veintiocho de enero ?
me gusta mucho el palacio .
siento que hayamos perdido nuestro carné de conducir .
la suite que reservé la semana pasada es demasiado pequeña .
¿ dónde puedo comprar un sello ?
el taxi que el señor Moreno pidió para las dos y media todavía no ha venido .
ya es hora de que mi hija pregunte en la recepción .
aunque los niños están resfriados , quieren visitar el famoso museo de arte y el castillo antiguo .
como el tren nocturno llega demasiado tarde , no llegaré hasta las tres y media .
quisiera reservar una habitación familiar para ocho personas del seis al veintitrés de mayo .
el caballero acaba de darse cuenta de que el ascensor está fuera de servicio .
la barca que alquilé es demasiado pequeña .
buenas noches , ¿ por qué no prolongó su estancia ?
acabo de cambiar mi vuelo .
aunque hace mucho calor , ellos van a dar un paseo por el jardín del castillo .
creo que podemos pagar la cuenta .
¿ cambió dinero ayer por la noche ?
no se preocupe , señor Wilson , le despertaremos a las dos y media .
el faro está abierto hasta las doce y veinte .
¿ podría llevar el equipaje a la habitación y guardar el equipaje hasta las ocho menos cinco ?
el avión de Múnich aterriza a las dos y media .
busco un hotel que esté cerca de la farmacia .
la hermosa iglesia , que está a treinta minutos de aquí , merece una visita .
en Atenas llueve a cántaros , por eso mi hija va a acostarse temprano .
llegamos el miércoles cinco de julio a las seis y media .
desde ayer me duele la espalda .
el director quiere saber si quisiera reservar una mesa para cinco personas .
imprima la cuenta , por favor .
mi hija es de Inglaterra , pero vive en Londres desde hace dos años .
hola , ¿ dónde podemos comprar unas tijeras ?
queremos que mi hermana vaya al mercado .
mis hijos quieren cambiar de habitación porque el ascensor hace demasiado ruido .
no queremos prolongar nuestra estancia .
la recepcionista dice que el acceso a internet está incluido en el precio .
¿ podría decirme a qué hora sale el autocar para Edimburgo ?
¿ qué tranvía va al castillo ?
¿ qué vino va bien con la sopa vegetariana ?
buenas noches , señor Wilson . ¿ ha tenido un buen viaje ?
como el tren está lleno , no llegaremos hasta las once .
la sopa que pedimos está demasiado salada .
el señor Fischer ha cancelado la reserva para el lunes .
estoy seguro de que fotografiaré la catedral a las siete y cuarto .
queremos que el cocinero hable más despacio .
quisiera reunirme con unos amigos en la estación y visitar el famoso castillo y el acuario .
en julio suele hacer mucho calor en Lisboa .
mi mujer se queda hoy en el hotel porque tiene fiebre .
despiérteme mañana a la una y media , por favor , tengo que coger el tren a Berlín .
quisiéramos saber si el autocar para en Valencia .
quisiéramos descansar un poco porque estamos agotados .
se tarda cuatro horas en llegar a Bruselas en tren .
el mercado cubierto , que está a quince minutos de aquí , merece una visita .
una taza de café cuesta ocho euros con cincuenta .
¿ cuánto cuestan las entradas para la película del jueves ?
en Ginebra llueve a cántaros , por eso mi marido irá al teatro .
el vuelo a Zúrich fue cancelado por la tormenta .
¿ podría decirme si la boda se celebra en el ayuntamiento ?
se tarda dos horas en llegar a Colonia .
una pregunta : ¿ podría llevar las maletas al coche , por favor ?
el banco está delante de la exposición .
buenos días , ¿ cuándo visitará el zoo ?
quisiéramos comprar un bañador más barato y un mapa .
la iglesia , que está a cinco minutos de aquí , merece una visita .
si el fin de semana hace buen tiempo , mi marido visitará la iglesia antigua .
el billete a Sevilla cuesta nueve euros , pero solo tenemos un billete de cien euros .
fotografío la torre después de la cena .
no estamos satisfechos con la habitación porque el teléfono no funciona .
¿ cuánto cuesta alquilar una bicicleta por siete días ?
cambiaré dinero más tarde .
la señora Wagner tiene suerte : puede ir al mercado .
he olvidado reservar una habitación doble .
mi compañero está sentado en un banco del jardín del castillo y lee el periódico .
la señora Becker lleva desde las ocho y diez intentando dejar su anillo en la recepción .
tenemos que coger un taxi porque el tren nocturno llega con retraso .
quisiéramos que nos despertaran a las cuatro y media , habitación veintidós .
hola , ¿ puedes cerrar la ventana , por favor ?
si esta tarde nieva , mi hermano va a tomar algo en el bar .
despiértenos a las diez y diez , por favor .
el señor Wagner llegará el diez de septiembre a las tres y cuarto .
mi marido se queda hoy en el hotel porque está cansado .
quería preguntarle si podría traducir esta carta .
¿ sabe cómo se va de la estación al palacio ?
¿ nos puede traer un albornoz y una percha ?
mi compañero tiene treinta y ocho grados de fiebre y dolor de cabeza .
ya no tenemos champiñones , pero puedo recomendarle la sopa fría .
la agencia de viajes está al lado de la torre .
mi hermana se ha dejado sus guantes en el tren a Praga .
quería preguntarle si podría traernos champú .
hola , soy Schmidt , de la habitación veintisiete . necesito una manta adicional .
¿ sabe cómo se va de la playa al teatro ?
hola , soy Miller , de la habitación ciento diez . quisiera hablar con el director .
ellos están a punto de reservar una mesa para cuatro personas .
la obra de teatro que la señora Weber quería ver empieza a las tres y media .
necesito un taxi al banco para cuatro personas a las doce menos diez .
tengo muchas ganas de probar el vino de la región el miércoles .
siga todo recto y luego gire a la izquierda en la parada de autobús .
mi compañero llega el viernes veintidós de mayo a las cinco menos cuarto .
creo que mi hermana puede cancelar su pedido dentro de cuarenta y cinco minutos .
no sé si puedo quedarme en el hotel mañana .
estoy seguro de que los niños visitarán la fortaleza el próximo mes .
el secador no funciona desde ayer .
despiérteme mañana a la una y cuarto , por favor , tengo que estar en el aeropuerto antes de las cinco y media .
traduzca esta carta , por favor .
quiero dejar mi abrigo en la recepción .
en Londres llueve a cántaros , por eso iré al cine .
ni hablar de que mi hermano participe en la cata de vinos .
estoy cansada .
camarero , pedí una macedonia de frutas , pero me ha traído una tabla de quesos .
es una lástima que el aire acondicionado esté fuera de servicio .
necesitamos un taxi al banco para cuatro personas a las nueve menos veinte .
¿ cuánto dura el vuelo de Varsovia a Ginebra ?
¿ cuándo cierra el teatro los jueves ?
buenos días , ¿ puede reservarme una mesa junto a la ventana , por favor ?
no podemos dormir porque los vecinos escuchan música alta .
disculpe , ¿ cómo llego a la oficina de objetos perdidos ?
nuestros amigos han olvidado pagar con tarjeta de crédito .
primero mi hermana quisiera preguntar en la recepción y después hacer un picnic .
de la librería al acuario hay solo treinta minutos a pie .
queremos que la guía hable más despacio .
¿ dónde está la confirmación de la reserva ? - se la enseñaré dentro de cuarenta y cinco minutos .
nos encantaría hacer senderismo por la montaña .
¿ cuándo quiere fotografiar la iglesia ?
¿ han encontrado un sombrero ? me lo he dejado en el bar .
acabo de darme cuenta de que el cuarto de baño es demasiado pequeño .
mi número de teléfono es el tres cero cero dos cinco .
¿ sabe cómo se va del supermercado al palacio ?
camarero , pedí una tabla de quesos pequeña , pero me ha traído una macedonia de frutas .
aunque hace mucho frío , mi hija va a dar un paseo por el bosque .
hasta que lleguen los huéspedes , queremos dar un paseo por el parque .
mi mujer tiene muchas ganas de dar un paseo por el jardín del castillo mañana .
pienso que la señora Serrano puede reunirse con unos amigos en la estación .
buenas noches , soy Brown , de la habitación trescientos ocho . quisiera pedir el desayuno .
la señora puede tener la habitación familiar con televisor .
la mujer con la que mi hermana habló el sábado era muy amable .
¿ conoce un buen restaurante cerca de la estación ?
tengo suerte : puedo ir al mercado .
llámenos en cuanto la cuenta esté lista , por favor .
vine a Granada para tomar algo en el bar .
¿ cuánto cuesta la chaqueta del escaparate ?
olvidé mi maleta grande en el restaurante hace seis horas .
¿ le importaría traerme cinco cucharas ?
hola , ¿ cuándo quisieras participar en la conferencia ?
disculpe , ¿ puede llevar el equipaje al taxi , por favor ?
antes de salir de viaje , quisiéramos hacer un picnic .
¿ quisiera ir al mercado mañana por la mañana ?
mi mujer tiene treinta y ocho grados de fiebre y tos .
del cine a la torre hay solo veinte minutos a pie .
sé la respuesta .
él acaba de darse cuenta de que el enchufe no funciona .
¿ podría enseñarme la suite , por favor ?
mi hijo está cansado .
¿ conoce un hotel barato cerca de la oficina de objetos perdidos ?
como el autobús llegará demasiado tarde , no llegaré hasta la una .
mi marido acaba de darse cuenta de que el enchufe no funciona .
queremos ir a la ópera en lugar de hacer senderismo por la montaña .
desde el balcón se pueden ver el hermoso teatro de la ópera y el puerto .
él quiere ir a bailar en lugar de participar en la excursión .
para mí una tabla de quesos pequeña y una taza de café , por favor .
el señor Dubois no tiene tiempo de visitar el palacio .
quería preguntarle si podría hacerme una foto .
aunque los niños están enfermos , quieren hacer senderismo por la montaña .
quiero cambiar de habitación porque la cafetera está estropeada .
camarero , pedí una sopa de pescado , pero me ha traído una sopa fría .
mi hermana está buscando su cámara . ¿ la ha visto ?
mi hija tiene treinta y ocho grados de fiebre y tos .
¿ sabía que la tasa turística es gratis ?
después de la cena quiero dar un paseo por el bosque , pero antes tengo que comprar un billete para Londres .
el avión a Varsovia despega a las nueve y media .
el hotel más barato de Valencia está en el hotel .
¿ cuándo sale el próximo tren para Valencia ?
es importante que mi marido pregunte en la recepción hoy .
mi marido ha descansado un poco .
mi mujer quiere cambiar de habitación porque la calefacción no funciona .
quiero que mis padres compren una postal .
trajimos nuestro gato el mes pasado .
estamos acostumbrados a acostarnos tarde .
me alegro de que podamos comprar un billete para Barcelona .
pregúntele a la señora Schmidt si quiere reunirse con unos amigos en la estación , por favor .
tengo muchas ganas de nadar en el lago el fin de semana .
quiero que me ponga con la habitación ciento diez .
no se preocupe , señora Schmidt , le despertaremos a las dos y diez .
nuestros amigos toman leche en el desayuno , pero yo prefiero agua mineral .
acabo de reservar una habitación familiar más grande .
le pedí al camarero que nos trajera un plano de la ciudad , pero no ha pasado nada .
¿ podemos dejar aquí nuestro portátil hasta las nueve y veinte ?
quería preguntarle si podría firmar aquí .
¿ sabe cómo se va de la estación de metro al teatro ?
ayer por la tarde ellos tuvieron un accidente .
una pregunta : ¿ podría pasarnos la sal , por favor ?
¿ podemos pagar con tarjeta de crédito ?
quisiera saber si el barco va a Venecia .
hemos oído que la piscina cierra a las dos menos veinte .
hará mucho viento , por eso descansaré un poco .
¿ sabe cuándo abre la fortaleza ?
lloverá mañana , por eso queremos acostarnos temprano .
me he dejado mi reloj nuevo en el tren a Viena .
mi mujer solo viaja a Granada de Pascuas a Ramos .
quiero que me ponga con la habitación doscientos veinte .
la agencia de viajes está delante del ayuntamiento .
si el jueves llueve , voy a quedarme en el hotel .
el huésped de la habitación treinta y cinco ha pedido el desayuno .
queremos prolongar nuestra estancia .
estamos esperando el autobús para Colonia .
¿ quiere el café con o sin leche ?
el tren rápido para Madrid sale a las cinco y diez del andén once .
¡ buen provecho ! el pastel de manzana es la especialidad de la casa .
la señora Brown quiere participar en la cata de vinos mañana por la mañana .
hay que limpiar estas camisas antes del viernes .
el hombre con el que hablamos ayer era muy amable .
si esta tarde nieva , el caballero va a tomar algo en el bar .
le pedí a la recepcionista que reparara la calefacción , pero no ha pasado nada .
es una lástima que las sábanas estén sucias .
¿ cuándo tengo que salir de la habitación ?
quisiera reservar una mesa para seis personas para esta noche .
¿ podría enseñarnos en el mapa dónde está el famoso monasterio ? gracias por su ayuda .
¿ puedes confirmar la reserva , por favor ?
el camarero me ha traído una ensalada grande en lugar de una sopa .
¿ quiere visitar la hermosa biblioteca o prefiere alquilar una motocicleta ?
mis padres están sentados en un banco del parque y leen el periódico .
un billete de ida a Londres , por favor , en segunda clase .
el famoso monasterio está abierto desde las diez menos cuarto hasta las nueve y media , pero los lunes está cerrado .
el caballero ha olvidado su reloj caro en la habitación y ahora tiene que ir a la oficina de objetos perdidos .
quiero que mi hija compre un diccionario .
¿ a qué hora sale el tren nocturno para Barcelona ?
llegué tarde porque el autocar llegó demasiado tarde .
el tren de Bruselas a Hamburgo lleva veinte minutos de retraso .
no hay jabón en nuestra habitación .
mi hermana no come ni jamón ni champiñones .
si no es mucha molestia , ¿ podría rellenar el formulario ?
la cena se sirve a partir de las siete y cuarto en la terraza .
queremos que mis hijos hagan senderismo por la montaña .
lo sentimos mucho , señora Taylor . la camarera de piso se ocupará de ello dentro de cuarenta minutos .
el vuelo de Sevilla fue cancelado por el mal tiempo .
¿ han encontrado un sombrero ? nos lo hemos dejado en el bar .
mi marido quiere ir a la policía .
un trozo de pastel cuesta cuatro euros con treinta .
¿ podría enseñarnos en el mapa dónde está el teatro ?
¿ quiere el café con o sin azúcar ?
ya es hora de que mi compañero reserve una mesa para seis personas .
¿ sabía que el minibar está incluido en el precio ?
el frigorífico no funciona desde el miércoles .
¿ podría traernos un poco más de fruta , por favor ?
he oído que el gimnasio está cerrado .
mi compañero quisiera pedir una sopa de verduras .
cargue una taza de té a la cuenta de la habitación diecisiete , por favor .
ya es hora de que mi hijo deje su diario en la recepción .
cuando el médico habla español , me suena a chino .
el caballero tiene que trabajar en la biblioteca dentro de seis horas .
lléveme a la playa , por favor , tengo prisa .
me llamo Taylor , tengo una reserva para hoy .
la señora Serrano llegará el veinte de junio a las dos y media .
¿ podría enseñarme en el mapa dónde está el hermoso mercado cubierto ?
pregúntele al señor Wagner si quiere alquilar una barca , por favor .
la catedral está abierta desde las diez y media hasta las nueve , pero los martes está cerrada .
ellos tienen suerte : pueden comprar unas postales .
buenos días , ¿ podría pasarme la mermelada , por favor ?
la guía con la que hablamos el martes era muy amable .
el médico dice que mi hermana tiene que beber mucha agua durante cuatro días .
tengo muchas ganas de probar el queso de la región el miércoles .
quisiéramos cambiar quinientos dólares por euros .
ella quisiera acostarse temprano porque está cansada .
quiero que traduzca esta carta .
la torre está abierta desde las once menos cuarto hasta las ocho , pero los domingos está cerrada .
queremos que mi mujer visite el ayuntamiento .
para mí una ensalada y una botella de agua mineral , por favor .
mi compañero toma zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
quisiera quejarme : la suite es demasiado calurosa y la lavadora es demasiado ruidosa .
acabo de preguntar en la recepción .
el hotel en el que los turistas estuvieron en Londres estaba cerca de la estación .
¿ puedo probarme las botas marrones ?
el televisor de nuestra habitación no funciona .
preferiríamos una suite que tenga televisor .
tome la segunda calle a la izquierda y verá la catedral delante de usted .
ya no tenemos queso , pero puedo recomendarle la tortilla grande .
el taxi que ella pidió para las tres menos cinco todavía no ha venido .
él cogió el coche hace una hora .
creo que la señora Brown se quedará en el hotel mañana por la noche .
el bolso cuesta diez euros , pero la blusa más barata es más barata .
la calefacción de nuestra habitación está estropeada .
hay un cuaderno sobre la mesa de la habitación veintisiete .
si el autocar llega demasiado tarde , cogeré el próximo autobús .
vinimos a Sevilla para alquilar una motocicleta .
mi hermano está intentando recoger su cartera .
siento que hayamos perdido nuestra llave de la habitación hace cinco días .
buenas noches , ¿ sabe cuándo abre la iglesia ?
¿ podemos dejar aquí nuestras gafas de sol hasta las seis y media ?
mi mujer se ha roto el pie y tiene que ir al hospital .
primero mi marido quisiera recoger su paraguas y después nadar en el lago .
quisiéramos alquilar una barca por tres días .
en Varsovia llueve a cántaros , por eso me acostaré temprano .
¿ podría enseñarme en el mapa dónde está el museo de arte ?
me llamo Serrano , tengo una reserva para dos personas .
es importante que mi hermana pregunte en la recepción hoy .
me alegro de que los turistas vayan en autobús a Londres dentro de seis días .
quisiera siete entradas para el paseo en barco del veinte de abril .
el aire acondicionado de mi habitación no funciona .
acabo de darme cuenta de que la cama supletoria no está hecha .
buenos días , ¿ dónde puedo comprar una maquinilla de afeitar ?
lo sentimos mucho , señor Becker . el técnico se ocupará de ello dentro de cuarenta minutos .
la falda más barata cuesta veintiséis euros , pero el jersey es más barato .
mis hijos se quedan hoy en el hotel porque están cansados .
¿ podría traerme cuatro periódicos , por favor ?
un taxi a la librería cuesta unos once euros .
cinco billetes de ida a Valencia para el cinco de febrero , por favor .
antes de que cierren las tiendas , quisiéramos alquilar una bicicleta .
ya es hora de que mis padres paguen la cuenta .
aquí tiene su llave , señor Navarro . su habitación está en la segunda planta .
quiero que me dé la llave de la habitación cuatrocientos diez .
acabamos de pagar con cheque .
aunque los turistas están cansados , quieren dar un paseo por el parque .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la parada de autobús .
del banco a la torre hay solo cuarenta minutos a pie .
queremos ir a nadar en lugar de reunirnos con unos amigos en la estación .
no creo que ella pueda levantarse temprano mañana por la noche .
la habitación que reservé por teléfono es demasiado pequeña .
buenas noches , ¿ podría decirme si el baile se celebra en el ayuntamiento ?
¿ podría venir alguien a la habitación treinta y seis ? los niños hacen demasiado ruido .
de la farmacia al teatro de la ópera hay solo cinco minutos a pie .
son veintiocho euros . - quédese con el cambio .
quiero que nos dé una suite más barata con vistas a la plaza .
el hotel en el que la señora estuvo en Venecia estaba cerca de la estación .
pasé cuatro días en Roma y dos días en Múnich .
¿ para el tren rápido en todas las estaciones ?
el palacio , que está a veinte minutos de aquí , merece una visita .
nuestros amigos tienen que darse prisa porque el tren rápido para Colonia sale dentro de cincuenta minutos .
acabamos de darnos cuenta de que el armario es muy viejo .
¿ podría enseñarnos en el mapa dónde está el acuario ?
solo viajamos a Hamburgo de Pascuas a Ramos .
nos interesa el famoso palacio . ¿ hay una visita guiada en francés ?
ya es hora de que mi marido pague la cuenta .
la señora Walker llamó a las once menos cuarto y dejó un recado para la señora Dubois .
el bolso que la camarera de piso encontró en el cuarto de baño es de mi compañero .
llame a la señora Moreno al cuatro dos nueve siete seis , por favor .
quiero coger el coche .
tenemos que ir al banco antes de las siete porque necesitamos dinero .
sería muy amable de su parte recomendarnos una buena playa .
nos interesa el mercado cubierto antiguo . ¿ hay una visita guiada en alemán ?
el caballero acaba de darse cuenta de que los vecinos hacen demasiado ruido .
quiero que me dé la dirección de la oficina de objetos perdidos .
¿ podría el mozo darme la dirección del museo ?
de eso ni hablar , señora López .
buenos días , ¿ tienen platos sin fideos ?
me interesa el acuario . ¿ hay una visita guiada en italiano ?
¿ hay alguien aquí que hable alemán ? mi hijo no habla inglés .
acabo de darme cuenta de que el teléfono está fuera de servicio .
mi hermana no come ni jamón ni fideos .
una pregunta : ¿ le importaría limpiar la habitación ?
el señor Navarro solo viaja a Madrid de Pascuas a Ramos .
me ducharé el fin de semana .
lo sentimos mucho , señora López . el técnico vendrá inmediatamente .
¿ hay alguien aquí que hable español ? mi marido no habla italiano .
hola , ¿ quieres tomar algo en el bar ?
quiero que limpie la habitación once .
el director dice que el comedor está en la quinta planta .
hasta que lleguen mis padres , queremos comprar unas postales .
el caballero toma limonada en el desayuno , pero yo prefiero chocolate caliente .
mi marido se queda hoy en el hotel porque está enfermo .
no se preocupe , señora García , le despertaremos a las siete .
la ventana no se puede cerrar , y los vecinos hacen demasiado ruido .
nuestros amigos van a ir al teatro más tarde .
el camarero me ha traído una buena sopa de verduras en lugar de una ensalada mixta .
cargue una botella de agua mineral a la cuenta de la habitación cincuenta , por favor .
solo viajamos a Roma de Pascuas a Ramos .
Múnich es la ciudad más bonita que hemos visto nunca .
mi compañero se ha dejado su llave de la habitación en el tren a Barcelona .
después del almuerzo quiero fotografiar el museo , pero antes tengo que pagar la cuenta .
el zoo es más famoso que la torre .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de los niños .
como el tren rápido será cancelado , no llegaré hasta las cuatro y cuarto .
el vuelo de Granada fue cancelado por la niebla .
he comprado un anillo para mi hermana .
¿ tiene el tren nocturno coche restaurante ?
aunque el técnico ha reparado la conexión a internet , sigue sin funcionar .
desde el viernes me duele la pierna .
llego el martes veintinueve de agosto a las doce .
el tren nocturno para Edimburgo sale a las doce del andén diecisiete .
una habitación cuesta veintinueve euros por noche , y el acceso a internet no está incluido .
la señora Navarro quisiera jamón y huevos y una taza de café .
el mercado cubierto , que está a veinte minutos de aquí , merece una visita .
quisiera una habitación con bañera y vistas a la plaza .
quisiera una habitación familiar más barata con terraza , por favor .
el tren de Varsovia a Barcelona lleva treinta minutos de retraso .
la señora sabe que la panadería está cerrada los martes .
¿ hay una comisaría cerca de aquí ?
hola , ¿ puedes cambiar las sábanas , por favor ?
la habitación cómoda que reservamos la semana pasada es demasiado cara .
el banco está delante de la hermosa iglesia .
nadie pudo decirme dónde está el cine .
a mi mujer le gusta viajar en tren .
tengo suerte : puedo fotografiar el acuario mañana a las once .
ayer por la tarde el señor Taylor tuvo que hablar con el cocinero .
¿ a qué distancia está el hermoso castillo de aquí ?
quisiéramos pagar con tarjeta , pero el aparato no funciona .
debe de ser un error : reservamos una habitación individual tranquila , no una suite más barata .
¿ podría preparar la cuenta de la habitación cuatrocientos uno ? me marcho hoy .
quisiera saber si el tren rápido llega a Múnich a las doce .
llego el domingo veinticuatro de diciembre a las seis .
tengo que coger un taxi porque el tren está lleno .
la sopa de tomate que pedí está quemada .
buenas noches , señora Rossi . ¿ ha dormido bien ?
¿ cuándo cierra el hermoso museo los sábados ?
quería preguntarle si podría esperar un momento .
acabamos de darnos cuenta de que el cuarto de baño no está listo .
puede localizar a mi hijo por teléfono : cero seis cinco siete cinco .
buenas noches , ¿ hay una habitación libre del veintiuno al veintiocho de agosto ?
la suite que mi hijo reservó en febrero no está lista .
cinco sellos para cartas a Portugal , por favor .
queremos que mi hermana fotografíe el acuario .
el castillo está abierto hasta las once y veinte .
quisiéramos que nos despertaran a las once y cuarto , habitación cuatro .
después del desayuno mi hermana quiere dar un paseo por el casco antiguo , pero antes tiene que enviar una postal a Varsovia .
tuvimos que enviar una carta a París hace cinco horas .
el señor Weber ha cancelado la reserva para el domingo .
¿ sería posible que limpiara la habitación ?
acabamos de aparcar nuestro coche en el garaje .
no tengo ni idea de dónde está mi bolsa de viaje marrón .
puede localizar a mi marido por teléfono : ocho seis uno tres dos .
la señora Brown quisiera cambiar ciento cincuenta dólares por euros .
un taxi a la peluquería cuesta unos seis euros .
¿ sabía que la conferencia termina a las nueve ?
antes de salir de viaje , quisiera participar en el curso de idiomas .
me han robado el pasaporte y el paraguas nuevo .
quisiéramos reservar una casa de vacaciones para tres personas del nueve al veinticuatro de junio .
el señor Miller ha cancelado la reserva para el martes .
queremos ir a la playa en lugar de ir al teatro .
a mi hijo le encantaría ir a la playa .
la guía con la que mis padres hablaron el miércoles era muy amable .
la farmacia está a dos pasos de la iglesia .
los niños necesitan algo para la fiebre .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la playa .
la llave no entra en la cerradura de la habitación ciento veinte .
me gustó mucho el concierto .
el tren rápido va a Colonia .
pregúntele al señor Dubois si quiere alquilar un coche , por favor .
¿ por qué no puede dejar su llave de la habitación en la recepción ?
primero quisiera pagar en efectivo y después dar un paseo por el parque .
siga todo recto y luego gire a la izquierda en la oficina de turismo .
sabemos que la panadería está cerrada los sábados .
¿ de dónde eres , David ? - soy de Alemania .
me han robado el pasaporte y el móvil nuevo .
si mañana hace buen tiempo , ellos van a ir al mercado .
el inodoro no funciona desde las ocho y cuarto .
mi hermana quisiera reunirse con unos amigos en la estación y visitar el acuario y el famoso ayuntamiento .
llame a un médico , por favor , mi mujer se ha roto la pierna .
no tengo ganas de alquilar una bicicleta .
la radio de la habitación veinticinco no funciona .
antes de salir de viaje , la señora Fischer quisiera ir de compras .
necesito un taxi desde el cajero automático para seis personas a las cuatro menos cuarto .
cambiamos dinero el mes pasado .
la guía quiere saber si mi hermana aparcará su coche en el garaje después del desayuno .
quiero que el médico traiga la cuenta .
el vuelo a Múnich fue cancelado por el mal tiempo .
el palacio está abierto desde las nueve hasta las siete , pero los jueves está cerrado .
la habitación doble pequeña que reservé la semana pasada no está lista .
¿ podría decirnos de dónde sale el autocar para Granada ?
desde el tejado se pueden ver la exposición y el mar .
mi hijo quisiera pollo con arroz y cinco vasos de limonada .
quisiera comprar unos recuerdos y reunirme con unos amigos en la estación .
un taxi al aeropuerto cuesta unos diecinueve euros .
mi hija está a punto de recoger sus gafas de sol .
el primero de julio el señor Walker perdió su bolsa de viaje y ahora tiene que ir a la oficina de objetos perdidos .
tenemos que hacer cola tres horas en el museo .
quisiéramos beber algo porque tenemos sed .
ya es hora de que mi hija envíe un paquete a Valencia .
¿ dónde está la taza ? ¿ podría traérmela , por favor ?
sé que la farmacia está cerrada los lunes .
una pregunta : ¿ puede llamar a un médico , por favor ? gracias por su ayuda .
¿ sabía que el gimnasio está en la sexta planta ?
quiero que mi marido compre unos recuerdos .
el taxi que pedí para las cuatro todavía no ha venido .
aunque estoy cansado , quiero fotografiar el museo .
se tarda seis horas en limpiar la suite .
¿ puede pedirme un taxi , por favor ?
vamos a reservar una mesa para seis personas esta tarde .
el mejor hotel de Granada está en la estación .
¿ podría decirme si el zoo está abierto hasta las doce y media ?
el sombrero que la camarera de piso encontró en el cuarto de baño es de mis padres .
la guía quiere saber si quiero reservar una mesa para ocho personas .
sería muy amable de su parte hablar más despacio .
siento que mi hermano haya roto el plato .
¿ puede preparar la cuenta para mañana ?
pedimos un pastel de manzana . ¿ cuándo nos lo va a traer ?
cuando llegué a Lisboa , el enchufe estaba estropeado .
para mí una sopa de verduras y ocho vasos de leche , por favor .
quiero que la camarera de piso traiga la cuenta .
la señora Dubois llamó a las nueve y dejó un recado para el señor Dubois .
Martin , ¿ puedes darme la guía de viajes ?
la habitación individual que reservé en marzo no está lista .
¿ nadó en el lago ?
buenas noches , todavía no he recibido el contrato . ¿ podría enseñármelo ?
siento que mi hija se haya quedado dormida .
dentro de cinco minutos voy a cambiarme a otra habitación .
¿ podemos abrir la ventana ?
los turistas quisieran ir al teatro y comprar unas postales .
no tenemos ni idea de dónde está nuestro portátil .
le pedí al mozo que confirmara la reserva por correo electrónico , pero no ha pasado nada .
cuando llegue a Berlín , voy a nadar en el lago .
hola , ¿ podría pedirnos un taxi , por favor ?
quisiéramos un asiento en primera clase para Praga .
mi marido está intentando cambiar su vuelo .
mi hijo ha perdido su anillo y sus gafas de sol .
hay un error en la cuenta : no he pedido ninguna macedonia de frutas .
pienso ir a bailar .
¿ puede traducir este menú , por favor ? muchas gracias .
pasé tres días en Varsovia y ocho días en Ginebra .
no creo que el señor Rossi pueda quedarse en el hotel dentro de cuarenta minutos .
el médico dice que mi marido tiene que beber mucha agua durante seis días .
el hotel más tranquilo de Venecia está al lado del ayuntamiento .
no sé si veremos la televisión .
Julia , ¿ puedes darme el adaptador ?
mi hermana pasó cuatro días en Ginebra y ocho días en Colonia .
quisiéramos saber si el tren regional tiene coche restaurante .
ya es hora de que mis hijos paguen en efectivo .
¿ podría llamar a un médico , por favor ? muchas gracias de antemano .
después del desayuno el señor Serrano quiere nadar en el lago , pero antes tiene que cambiar dinero .
el señor García ha cancelado la reserva para el lunes .
la señora piensa hacer senderismo por la montaña .
camarero , pedí un pastel de manzana , pero me ha traído una tabla de quesos .
¿ sabe cómo se va de la farmacia al monasterio ?
el televisor de la habitación catorce no funciona .
he comprado un juguete para mi abuela .
quisiéramos una suite con baño y vistas al casco antiguo .
hablo portugués , pero no entiendo el inglés .
aunque nieva , mi compañero fotografiará el monasterio .
no como ni arroz ni pescado .
no se olvide de lavar esta camisa , por favor .
la ventana no se puede abrir , y la cerradura no funciona .
¿ cuándo quisiera ir a la peluquería ?
la ventana no se puede abrir , y el cuarto de baño huele a humo .
en Barcelona llueve a cántaros , por eso me acostaré temprano .
dudo que pidamos una ensalada dentro de cinco minutos .
no hemos estado nunca en Lisboa , pero conocemos bien Granada .
despiértenos el miércoles a la una y media , por favor , tenemos que estar en el aeropuerto antes de las doce menos cuarto .
cambie las toallas , por favor .
un taxi al cine cuesta unos treinta y nueve euros .
el castillo es más grande que la fortaleza .
en Varsovia llueve a cántaros , por eso nos quedaremos en el hotel .
¿ sería posible que tradujera esta frase ?
he probado el vino de la región .
llame a un médico , por favor , mi marido se ha roto la pierna .
no creo que ellos esperen en el vestíbulo el fin de semana .
la oficina de objetos perdidos está al lado del castillo .
no creo que mi mujer pueda quedarse cinco noches mañana a la una .
¿ le importaría despertarme a las dos ?
todavía no he recibido la confirmación de la reserva . ¿ podría dármela ?
quisiera una suite bonita con terraza y vistas al patio .
el tren para Sevilla sale a las ocho del andén once .
¿ dónde tenemos que bajar para ir a la embajada ?
el museo de arte , que está a quince minutos de aquí , merece una visita .
la charla no se celebra en la sala de conferencias .
vamos a ir al mercado el domingo .
si mañana hace buen tiempo , mis hijos van a fotografiar la iglesia .
el señor Walker es de Italia , pero vive en Hamburgo desde hace cuatro años .
el avión de Zúrich aterriza a las siete y media .
soy de Francia , pero vivo en Granada desde hace siete años .
la mujer con la que hablé ayer era muy amable .
los niños acaban de pagar con tarjeta de crédito .
él teme que el tren nocturno lleve quince minutos de retraso .
¿ quieres comprar una guía de viajes o prefieres visitar el famoso palacio y el teatro de la ópera ?
quisiera reservar un apartamento luminoso para tres noches .
mis padres rompieron la lámpara .
¿ podría preparar la cuenta de la habitación diecisiete ? me marcho dentro de tres horas .
¿ puede ponernos con la habitación doscientos veinte , por favor ?
¿ cuánto cuesta alquilar una barca por ocho días ?
mi reloj va atrasado ; ya son las diez y veinte .
me alegro de que podamos descansar un poco el domingo .
¿ qué recomienda , la pizza o la sopa de verduras ?
he comprado un cuadro para mi tío .
después del almuerzo queremos hacer un picnic , pero antes tenemos que comprar un cepillo de dientes .
dudo que mi hija espere en el vestíbulo .
quisiera reservar una suite para tres personas del catorce al dieciocho de junio .
pasado mañana mi mujer puede cambiar su vuelo .
¿ cuándo tenemos que pagar la cuenta ?
acabo de llegar a París .
la carretera a Múnich está cortada , así que tenemos que dar un rodeo .
tenemos que pagar un ojo de la cara por las botas .
lloverá esta noche , por eso quiero tomar algo en el bar .
la llave no entra en la cerradura de la habitación treinta y cinco .
hola , ¿ puede limpiar la habitación cuarenta y nueve , por favor ?
hay una postal sobre la mesa de la habitación treinta y seis .
mi mujer tiene suerte : puede ir al mercado el sábado .
mis padres no tienen ganas de nadar en el lago .
todavía no he recibido el contrato . ¿ podría dármelo ?
desde la terraza se pueden ver la catedral y las montañas .
quisiera hablar con el señor Taylor , por favor .
el trayecto dura tres horas y treinta minutos .
no se permite fumar en la primera planta .
hemos oído que el desayuno está incluido en el precio .
el aire acondicionado hace demasiado ruido .
¿ han encontrado un móvil ? me lo he dejado en la habitación doscientos siete .
esta camisa es demasiado larga .
quiero que llame a un médico .
antes de marcharme , quisiera comprar un billete para Roma .
¿ quieres comprar unos sellos o prefieres ir al mercado ?
el huésped de la habitación trescientos uno se marcha mañana .
perdí el enlace en Londres porque el tren llegó con retraso .
el camarero que habla español está hoy enfermo .
¿ podría decirme si el famoso mercado cubierto está cerrado los miércoles ? muchas gracias de antemano .
antes de que cierren las tiendas , quisiera participar en la cata de vinos .
¿ qué recomienda , la ensalada pequeña o la tortilla pequeña ?
¿ podría decirnos si el gimnasio está abierto hasta las nueve y media ?
no se permite fumar en las habitaciones .
ella perdió el enlace en Atenas porque el autobús fue cancelado .
cuando llegué a Sevilla , el frigorífico estaba estropeado .
llévenos a la parada de autobús , por favor , tenemos prisa .
la gasolinera está detrás de la exposición .
me reuniré con unos amigos en la estación .
me llamo Wagner , tengo una reserva para siete noches .
¿ sale el tren rápido a las cuatro y media ?
mis padres pasaron siete días en Berlín y tres días en Roma .
si mañana hace demasiado frío , voy a tomar algo en el bar .
el autocar va a Viena .
hemos reservado una habitación individual a nombre de Miller .
primero quisiéramos cancelar nuestro pedido y después probar el queso de la región .
antes de salir de viaje , quisiera tomar algo en el bar .
se tarda cinco minutos en preparar el helado .
estoy buscando mi sombrero . ¿ lo ha visto ?
soy de Irlanda , pero vivo en Valencia desde hace tres años .
quisiera quejarme : la cama supletoria no está hecha y el aire acondicionado hace demasiado ruido .
¿ quisiera participar en el paseo en barco el fin de semana ?
ni hablar de que mi mujer pruebe el vino de la región .
el señor Brown es de Portugal , pero vive en Londres desde hace siete años .
¿ por qué no puedes ir al teatro ?
ni hablar de que mi hermana haga un picnic .
¿ hay alguien aquí que hable francés ? mi hijo no habla español .
mis hijos necesitan jarabe para la tos de la farmacia .
estoy seguro de que leeremos un libro dentro de dos horas .
quisiera quejarme : el sofá es demasiado corto y la cama supletoria no está hecha .
¿ podría decirme si el acceso a internet cuesta ocho euros al día ?
la carta solo está en francés , ¿ me la podría traducir ?
ellos están buscando su maleta . ¿ la ha visto ?
tome la primera calle a la derecha y verá la fortaleza delante de usted .
no se preocupe , señor García , repararemos el hervidor .
¿ por qué no prolongaste tu estancia ?
después del desayuno mi hermana quiere probar el pescado de la región , pero antes tiene que cambiar la chaqueta azul por otra cosa .
es una lástima que la cafetera esté fuera de servicio .
quisiera saber si el autocar sale a las tres y cuarto .
mi hermano ha ido a la playa .
¿ sabe cómo se va del centro comercial a la hermosa iglesia ?
aunque el señor Schmidt está enfermo , quiere nadar en el lago .
¿ podría venir alguien a la habitación trescientos uno ? el cajero automático está fuera de servicio .
antes de que salga el tren , quisiera hacer senderismo por la montaña .
¿ qué día es hoy ? - hoy es jueves , dos de julio .
si mañana hace buen tiempo , daremos un paseo por el jardín del castillo .
el mozo que habla alemán está hoy enfermo .
el señor García está de buen humor porque está nublado en este momento .
en Ginebra llueve a cántaros , por eso vamos a leer un libro .
el faro , que está a cuarenta minutos de aquí , merece una visita .
quisiéramos que nos despertaran a las siete , habitación ciento veinte .
para mí una sopa y un vaso de agua mineral , por favor .
la habitación pequeña que reservé la semana pasada está en la séptima planta .
este abrigo es demasiado corto .
mi número de teléfono es el cinco dos cinco seis cinco .
la familia Rossi se aloja aquí desde el veintinueve de agosto .
¿ cuánto cuesta la corbata más barata del escaparate ?
¿ cuándo estará listo mi vestido ?
el museo de arte está cerrado los sábados .
por culpa del mal tiempo tengo más tiempo para leer .
la señora Navarro quisiera descansar un poco porque está agotada .
me llamo Taylor , tengo una reserva para esta noche .
cuando llegue a Hamburgo , voy a reunirme con unos amigos en la estación .
nos gustó mucho la visita guiada .
¿ tenemos que hacer transbordo en Granada o hay un tren directo ?
el caballero tiene que hacer cola cuatro horas en la estación .
quiero que mi hija alquile una barca .
la señora Fischer no está en este momento . ¿ quiere dejar un recado ?
el tren regional para Atenas sale a las dos del andén quince .
nos han robado el pasaporte y el collar .
la ventana no se puede cerrar , y la lavadora está fuera de servicio .
el fin de semana él prueba el queso de la región .
nuestros amigos tienen muchas ganas de participar en la cata de vinos el fin de semana .
el médico dice que los niños tienen que tomar las pastillas durante cuatro días .
es una lástima que el ascensor haga demasiado ruido .
tengo que hacer cola seis horas en la estación .
el hotel en el que mi hijo estuvo en Ginebra no era tan caro .
en Varsovia lleva ocho días lloviendo .
¿ está el servicio de habitaciones incluido en el precio ?
la ventana no se puede abrir , y el aire acondicionado hace demasiado ruido .
estoy satisfecho con el hotel .
mañana hará mucho viento , por eso mi hijo va a leer un libro .
si mañana hace demasiado calor , queremos ir al teatro .
disculpe , ¿ qué hora es ? - son las tres y cinco .
mi hermana lleva desde las once intentando cambiar la falda por otra cosa .
¿ puedo probarme el bolso más grande ?
llego el viernes diecinueve de marzo a las seis .
a mi hija le gustó mucho la visita de la ciudad .
ellos quisieran acostarse temprano porque están cansados .
tengo que hacer cola cinco horas en la estación .
él está buscando su libro . ¿ lo ha visto ?
tenemos muchas ganas de hacer un picnic mañana .
el hotel en el que estuvimos en Hamburgo tenía piscina .
los huéspedes suelen levantarse a las ocho .
quisiéramos reservar una habitación familiar para cinco personas del veinte al treinta y uno de mayo .
quisiera que me despertaran a las seis , habitación cinco .
él ha perdido su móvil nuevo y su cartera negra .
quiero cambiar de habitación porque la radio está estropeada .
es posible que visitemos el mercado cubierto y la biblioteca después del almuerzo .
aunque mi hija tiene dolor de estómago , quiere visitar el hermoso faro y la hermosa fortaleza .
quisiera quejarme : la plancha está estropeada y el apartamento huele a humo .
¿ sería posible que rellenara el formulario ?
el mozo que habla español está hoy enfermo .
¿ podría llamar a un médico y encender el aire acondicionado ?
mi hermano tiene treinta y ocho grados de fiebre y dolor de cabeza .
la ventana no se puede abrir , y los vecinos escuchan música alta .
los niños se interesan por el arte .
¿ puedes guardar el equipaje hasta las cuatro , por favor ?
en Barcelona llueve a cántaros , por eso los turistas van a acostarse temprano .
la exposición está abierta desde las nueve hasta las diez menos cuarto , pero los domingos está cerrada .
mis hijos toman zumo de naranja en el desayuno , pero yo prefiero chocolate caliente .
el jueves a las cuatro vamos a traer nuestro perro .
el partido de fútbol empieza a las diez y cuarto .
estamos buscando nuestra bolsa de viaje . ¿ la ha visto ?
¿ cuándo sale el último tren nocturno para Lisboa ?
no hay de qué , señor Weber . ¡ que tenga un buen día !
he perdido mi abrigo y mi bolso .
tememos que el tren sea cancelado .
la ventana no se puede abrir , y las cortinas están sucias .
¿ hay alguien aquí que hable español ? mis padres no hablan alemán .
una pregunta : ¿ puede darnos una habitación individual luminosa con vistas al río , por favor ?
la farmacia está al lado del faro .
¿ qué autobús va al famoso teatro de la ópera ?
¿ conoce un buen restaurante cerca de la estación de metro ?
él necesita algo para la fiebre .
quisiéramos saber si el tren nocturno sale del andén dos .
tenemos que ir al banco antes de las seis y cuarto porque necesitamos dinero .
¿ dónde tengo que hacer transbordo para ir a la estación ?
llame a una ambulancia , por favor , mi hija se ha desmayado .
iremos a la ópera .
aunque tengo dolor de estómago , quiero comprar unos recuerdos .
la visita guiada empieza a las diez y diez .
no hay de qué , señor Weber . ¡ buen viaje !
en Colonia llueve a cántaros , por eso los niños van a quedarse en el hotel .
un taxi al cine cuesta unos treinta y siete euros .
mis padres pagaron con cheque .
es una lástima que la obra sea demasiado ruidosa .
no hay de qué , señor Rossi . ¡ que tenga un buen día !
quisiera jamón y huevos y una botella de agua mineral .
quisiéramos siete entradas para la visita de la ciudad del dos de junio .
la señora García no está en este momento . ¿ quiere dejar un recado ?
se tarda cuatro horas en reparar la luz .
lloverá pasado mañana , por eso vamos a acostarnos temprano .
mi compañero tiene muchas ganas de nadar en el lago mañana .
al señor Weber le gusta viajar en tren .
antes de salir de viaje , quisiéramos visitar el hermoso faro .
si mañana nieva , la señora quiere tomar algo en el bar .
ni hablar de que mi hermana tome algo en el bar .
me alegro de que podamos descansar un poco mañana a las tres y diez .
el tren regional para en todas las estaciones .
el almuerzo se sirve a partir de la una menos cuarto en la terraza .
antes de salir de viaje , mis padres quisieran tomar algo en el bar .
no creo que la señora García se quede unos días más después de la cena .
rompí la lámpara el miércoles pasado .
¿ nos puede traer una taza de té ?
si el autocar está lleno , me quedaré otra noche .
el autocar llega a Zúrich a las siete y veinte .
¿ puedo probarme la otra camisa ?
mis hijos fotografiaron la exposición el mes pasado .
desde la torre se pueden ver el museo y la plaza .
¿ cuánto cuesta el vestido azul del escaparate ?
el monasterio es más famoso que el castillo .
dudo que mi hermana cambie las botas cómodas por otra cosa .
él habla inglés .
antes de salir de viaje , los turistas quisieran comprar unas postales .
buenos días , ¿ desea pagar con tarjeta de crédito o en efectivo , señora Serrano ?
¿ podría decirnos de dónde sale el tren nocturno para Valencia ?
desde el tejado se pueden ver la fortaleza y la plaza .
sería muy amable de su parte despertarnos a las diez y cinco .
quisiéramos una habitación individual más barata con escritorio , por favor .
por culpa del atasco mi hijo llegó demasiado tarde a la librería .
mi hermana tiene que hacer transbordo en Bruselas .
ellos están a punto de comprar un billete para Edimburgo .
nos quedamos hoy en el hotel porque estamos resfriados .
¿ puede traducir esta frase ?
no sé si traeré mi gato dentro de seis horas .
no hay almohadas en la habitación doscientos siete .
quiero que mi marido se reúna con unos amigos en la estación .
ella ha comprado un anillo para su vecina .
¿ podría decirme si la película empieza a las tres y cuarto ?
no creo que podamos pagar con cheque dentro de tres horas .
el lunes quiero quedarme ocho noches .
quisiera una habitación cómoda con televisor y vistas al parque .
para mí una ensalada y una taza de té , por favor .
¿ puede ayudarnos con el equipaje , por favor ? gracias por su ayuda .
ellos han perdido su carné de identidad .
sería muy amable de su parte traernos una manta más gruesa y hielo .
mis padres no comen ni pescado ni carne .
necesito la lista de precios . ¿ me la puede dar ?
primero quisiéramos ir al dentista y después visitar el monasterio y el hermoso mercado cubierto .
si mañana hace buen tiempo , mis padres darán un paseo por el jardín del castillo .
es una lástima que el colchón sea demasiado pequeño .
el tren nocturno para Berlín sale a las nueve menos cuarto del andén cinco .
quisiéramos que nos despertaran a las nueve y media , habitación treinta y siete .
hace cinco días mi marido siguió viaje a Salzburgo .
¿ abre la sauna a las cuatro y cuarto ?
cuatro sellos para cartas a Irlanda , por favor .
dudo que la señora cambie los zapatos negros por otra cosa dentro de cinco horas .
no comemos ni patatas ni arroz .
¿ qué tiempo hace en Viena en abril ?
buenos días , señor Walker . ¿ ha tenido un buen viaje ?
¿ cambiaste tu vuelo el martes pasado ?
tome la primera calle a la derecha y verá el monasterio delante de usted .
la falda cuesta setenta y cinco euros , pero la chaqueta azul es más barata .
mis padres tienen que quedarse en el hotel dentro de seis horas .
todas las habitaciones de la sexta planta tienen escritorio .
la ducha de la habitación trescientos uno está estropeada .
el avión de Edimburgo aterriza a las ocho y cuarto .
quisiéramos reservar una mesa para cuatro personas para las tres menos cinco .
una pregunta : ¿ nos podemos llevar el paraguas ?
llevamos desde las doce intentando cambiar la otra chaqueta por otra cosa .
quisiéramos comprar un jersey y un cuaderno .
quiero que espere un momento .
mi compañero está intentando comprar unas tijeras .
pienso que mi marido puede pagar con cheque pasado mañana .
mi marido toma café en el desayuno , pero yo prefiero chocolate caliente .
¿ hay una peluquería cerca de aquí ?
¿ podría traernos la cuenta , por favor ? gracias por su ayuda .
hay un error en la cuenta : no he tomado ninguna pizza .
¿ cuánto cuestan las entradas para la visita de la ciudad del martes ?
antes de marcharnos , quisiéramos cambiar el bañador azul por otra cosa .
antes de marcharnos , quisiéramos llamar a nuestro abogado .
¿ qué tiempo hace en Valencia hoy ?
si el fin de semana hace buen tiempo , él quiere nadar en el lago .
si el viernes hace buen tiempo , mi hijo va a hacer senderismo por la montaña .
¿ podría venir alguien a la habitación ciento doce ? la cama supletoria no está hecha .
tengo muchas ganas de ir a nadar mañana .
los niños están intentando pagar con cheque .
la habitación doble pequeña que reservamos en septiembre no está lista .
se tarda dos horas en llegar a Berlín en tren .
cuando el director habla alemán , me suena a chino .
ayer por la tarde nadamos en el lago .
camarero , pedí una tabla de quesos , pero me ha traído una sopa de verduras fría .
quisiéramos coger un taxi porque tenemos prisa .
de la gasolinera a la fortaleza hay solo cuarenta y cinco minutos a pie .
la exposición , que está a cuarenta y cinco minutos de aquí , merece una visita .
el frigorífico está estropeado .
cuando el mozo habla alemán , me suena a chino .
acabamos de dejar nuestros guantes en la recepción .
aunque nieva , voy a alquilar una barca .
acabamos de recoger nuestra cámara .
¿ cuánto cuesta enviar un paquete a México ?
seis billetes de ida a Sevilla para el seis de septiembre , por favor .
espero que el señor Taylor pueda hablar con el cocinero .
su habitación está en la segunda planta , al lado del ascensor .
el vestido que mi hijo compró es demasiado pequeño .
el señor Miller llegará el dieciocho de febrero a las doce .
¿ podría dejar la habitación a las dos y cuarto ?
queremos que mi compañero alquile una bicicleta .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la comisaría .
son cinco euros . - quédese con el cambio .
¿ cuándo cierra la iglesia antigua los viernes ?
me he quedado dormido .
ya es hora de que mi compañero reserve una mesa para tres personas .
la recepcionista quiere saber si traeremos nuestro gato .
disculpe , ¿ quién puede darme la llave de la habitación treinta y seis ?
mi número de teléfono es el nueve uno cinco cinco ocho .
¿ sabía que la media pensión está incluida en el precio ?
espero que ellos puedan levantarse temprano .
quiero que nos ayude con el equipaje .
quisiera comprar un bañador y un recuerdo .
el reloj que la camarera de piso encontró debajo de la cama es de mis hijos .
la señora Becker olvidó su reloj en el autobús el diecinueve de mayo y ahora tiene que rellenar un formulario .
Granada es la ciudad más bonita que el señor Fischer ha visto nunca .
el bar está en la novena planta .
estoy de mal humor porque nieva hoy .
el desayuno se sirve a partir de las diez y cuarto en la sala de desayunos .
vine a Madrid para comprar unos recuerdos .
queremos que la camarera de piso traiga la cuenta .
mis hijos están buscando su cartera . ¿ la ha visto ?
mi marido teme que el autocar sea cancelado .
¿ podría venir alguien a la habitación dieciséis ? el espejo no está limpio .
¿ tenemos que hacer transbordo en Madrid o hay un tren directo ?
se tarda cinco minutos en preparar el filete grande .
aunque mi hijo está enfermo , quiere probar el pescado de la región .
pregúntele a la señora Weber si quiere ir a bailar , por favor .
¿ podría darme una habitación bonita con vistas al mar y guardar el equipaje hasta las once y media ?
hay que limpiar estas blusas antes del martes .
disculpe , ¿ cómo llego a la agencia de viajes ?
buenos días , soy Navarro , de la habitación trescientos ocho . envíe al mozo , por favor .
los huéspedes que están en la cuarta planta se han quejado .
los pantalones blancos cuestan ciento quince euros , pero la corbata es más barata .
buenos días , ¿ qué recomienda , el pastel de manzana o la tabla de quesos pequeña ?
no hemos prolongado nuestra estancia .
la señora Schmidt teme que el autobús llegue con retraso .
la cuenta asciende a cincuenta euros , incluido el servicio .
no tengo tiempo de ir al mercado .
perdimos el enlace en Sevilla porque el autobús llegó con retraso .
los turistas se quedan hoy en el hotel porque están cansados .
cuando el camarero habla inglés , me suena a chino .
¿ qué día es hoy ? - hoy es martes , dos de septiembre .
camarero , pedí un pastel de manzana , pero me ha traído una tortilla pequeña .
disculpe , ¿ qué hora es ? - son las doce y media .
¿ sabe cómo se va de la embajada a la exposición ?
hasta que llegue mi hermana , queremos comprar unas postales .
acabamos de darnos cuenta de que la cama no está hecha .
mi hermano no tiene hambre , pero quisiera un vaso de agua .
los huéspedes están sentados en un banco del patio y leen el periódico .
quería preguntarle si podría despertarnos a las doce .
el huésped de la habitación trescientos uno ha perdido su llave .
¿ puedo pagar con tarjeta de crédito ?
¿ necesito receta para la pomada ?
hemos olvidado llamar a nuestros padres .
ella llega el martes dieciséis de junio a las once y diez .
el vuelo de París fue cancelado por la tormenta .
buenas noches , ¿ a qué distancia está el museo de arte nuevo de aquí ?
dejamos nuestro pasaporte en la habitación ayer por la tarde . ¿ qué deberíamos hacer ?
ellos tienen que darse prisa porque el tren para Zúrich sale dentro de cincuenta minutos .
disculpe , ¿ cuándo estará listo mi bañador más barato ?
¿ han encontrado una llave ? nos la hemos dejado en el comedor .
¿ le importaría darnos una habitación familiar con vistas al jardín ?
el castillo está abierto desde las seis y cuarto hasta las siete , pero los viernes está cerrado .
el filete está demasiado salado .
el señor Rossi lleva desde las dos intentando pagar en efectivo .
dudo que hagamos senderismo por la montaña más tarde .
no tengo ganas de comprar un mapa .
tome la segunda calle a la derecha y verá el palacio delante de usted .
hasta que llegue la señora , queremos visitar el teatro .
después del almuerzo mi marido va a ducharse .
ellos han perdido su paraguas nuevo y su diario .
¿ podría hablar más despacio y preparar la cuenta para mañana ?
como el tren nocturno llega demasiado tarde , no llegaré hasta las once .
¿ está incluida la tasa turística en el precio o tenemos que pagarla aparte ?
quisiera reservar una habitación doble bonita para cinco noches .
el señor Weber ha cancelado la reserva para el sábado .
antes de salir de viaje , mis hijos quisieran nadar en el lago .
¿ sabe cómo se va de la farmacia al teatro de la ópera ?
la lavandería cierra a las seis .
me he acostado temprano .
quisiera saber si el tren tiene coche restaurante .
hay que planchar estos pantalones antes del sábado .
quisiéramos reservar un apartamento para cuatro noches .
vine a Venecia para reunirme con unos amigos en la estación .
si el tren nocturno lleva cincuenta minutos de retraso , iré a pie .
estamos hartos del ruido .
¿ visitaste el teatro de la ópera antiguo ?
quisiéramos reservar una habitación familiar para dos personas del ocho al treinta de junio .
la pizza que pedimos está fría .
el taxi que pedimos para las cuatro y veinte todavía no ha venido .
la autopista a Sevilla está cortada , así que tengo que dar un rodeo .
como el tren rápido llega demasiado tarde , no llegaremos hasta las siete menos cuarto .
¿ dónde está la cuenta ? - se la traeré dentro de quince minutos .
tenemos que ir al banco antes de las dos porque necesitamos dinero .
me gusta mucho el faro .
¿ podemos pagar con cheque ?
el hotel más barato de Colonia está en el aeropuerto .
no me traiga todavía el helado , por favor .
sé que la oficina de correos está cerrada los domingos .
una pregunta : ¿ podría guardar el equipaje hasta las nueve y media , por favor ?
el aeropuerto está a dos pasos del teatro .
¿ desea pagar con tarjeta de crédito o en efectivo , señora Becker ?
antes de que cierren las tiendas , quisiera ir a nadar .
mi hermano puede tener la suite pequeña con caja fuerte .
¿ qué vino va bien con la sopa de pescado ?
quisiera reunirme con unos amigos en la estación y dar un paseo por la rosaleda .
disculpe , ¿ cuál es la contraseña del garaje ?
es importante que mis hijos cambien dinero hoy .
nuestros amigos tienen que pagar un ojo de la cara por el bañador negro .
buenos días , ¿ cuándo estarán listas mis botas marrones ?
el ayuntamiento antiguo está abierto desde las diez menos cuarto hasta las nueve y media , pero los martes está cerrado .
no sé si mi hija puede ir a la playa mañana por la noche .
acabo de llegar a Valencia .
¿ hay cerca del hotel un dentista que hable portugués ?
¿ dónde tengo que bajar para ir a la oficina de objetos perdidos ?
hemos oído que el teatro de la ópera merece una visita .
quisiéramos dos entradas para el partido de fútbol del veintisiete de julio .
el señor García llamó a la una y cuarto y dejó un recado para el señor López .
disculpe , ¿ podría darme una habitación individual con vistas al puerto y enseñarnos el camino a la panadería ?
el tren rápido para Venecia sale a las once y cuarto del andén ocho .
la cerradura de la maleta está estropeada , y mi compañero no encuentra la llave .
los turistas tienen muchas ganas de nadar en el lago el jueves .
hemos pedido una ensalada verde . ¿ cuándo nos la va a traer ?
¿ dónde está el secador ? ¿ podría traérnoslo , por favor ?
el hotel en el que estuvimos en Praga estaba cerca de la estación .
mi hijo quisiera fotografiar el teatro de la ópera y hacer senderismo por la montaña .
el treinta de octubre rompí el espejo .
¿ podría decirnos de dónde sale el tren para Venecia ?
sería muy amable de su parte darnos la llave de la habitación nueve .
quisiera hablar con la señora Walker , por favor .
mi marido se ha roto la pierna y tiene que ir al hospital .
ellos se han dejado su bolso en el tren a Edimburgo .
el pronóstico dice que va a hacer sol el lunes .
hola , todavía no hemos recibido la cuenta . ¿ podría dárnosla ?
tenemos muchas ganas de comprar unas postales el domingo .
aunque ella tiene dolor de cabeza , quiere tomar algo en el bar .
llame al señor Walker al uno ocho nueve cuatro ocho , por favor .
hay un recuerdo sobre la mesa de la habitación nueve .
¿ dónde tenemos que bajar para ir al supermercado ?
mi número de teléfono es el cuatro nueve ocho ocho tres .
¿ podría decirnos de dónde sale el tren rápido para Bruselas ?
sería muy amable de su parte rellenar el formulario .
mi compañero quiere cambiar de habitación porque la cama no está hecha .
participamos en la excursión el miércoles .
¿ quisiera aparcar su coche en el garaje el fin de semana ?
ella ha escrito una carta a sus nietos .
dentro de diez minutos mi compañero va a cambiarse a otra habitación .
quisiéramos pagar todo junto . ¿ cuánto cuesta el bocadillo ?
no puedo dormir porque el cuarto de baño es demasiado oscuro .
mi marido pasó dos días en Atenas y tres días en Barcelona .
nuestros amigos están intentando comprar un billete para Sevilla .
me interesa el famoso museo de arte . ¿ hay una visita guiada en italiano ?
el grifo no funciona .
¿ cuándo quiere cambiar dinero ?
los huéspedes toman limonada en el desayuno , pero yo prefiero chocolate caliente .
la familia Taylor se aloja aquí desde el trece de mayo .
su habitación está en la tercera planta , enfrente del ascensor .
lloverá el jueves , por eso vamos a acostarnos temprano .
del cine a la iglesia hay solo treinta minutos a pie .
¿ quiere visitar el teatro y el acuario o prefiere fotografiar el museo de arte ?
aquí tiene su llave , señor López . su habitación está en la cuarta planta .
quería preguntarle si podría llamar a la policía .
¿ cuándo estará lista mi otra chaqueta ?
ella no come ni patatas ni pollo .
el director quiere saber si él quisiera prolongar su estancia esta tarde .
¿ participaste en la visita guiada ayer por la tarde ?
la carta que los huéspedes enviaron a Lisboa todavía no ha llegado .
¿ va el barco a Hamburgo ?
una pregunta : la señora López está buscando su bolso . ¿ lo ha visto ?
¿ podría confirmar la reserva , por favor ?
quisiera quejarme : los niños hacen demasiado ruido y el hervidor está estropeado .
tome la tercera calle a la derecha y verá el hermoso teatro de la ópera delante de usted .
a las doce y diez vamos a quedarnos nueve noches .
no tengo tiempo de comprar una guía de viajes .
mi compañero ha olvidado enviar una carta a Lisboa .
me gusta mucho el hermoso monasterio .
cargue un vaso de limonada a la cuenta de la habitación ciento cinco , por favor .
llame a un médico , por favor , mi marido ha tenido un accidente .
aquí tiene su llave , señor Taylor . su habitación está en la octava planta .
mis hijos quieren cambiar de habitación porque la cerradura está estropeada .
¿ a qué hora sale el tren para Bruselas ?
no he volado a París .
mi hijo puede tener la suite bonita con televisor .
¿ sería posible que guardara el equipaje hasta las diez y cuarto ?
¿ cuándo sale el primer tren nocturno para Berlín ?
buenos días , señor Schmidt . ¿ ha dormido bien ?
primero quisiera cambiar dinero y después dar un paseo por el bosque .
disculpe , ¿ qué hora es ? - son las dos menos cuarto .
la cena se sirve a partir de las seis en el comedor .
siete billetes de ida y vuelta a Múnich para el primero de diciembre , por favor .
¿ desea pagar en efectivo o por transferencia , señor Miller ?
me he marchado sin pagar la cuenta .
Julia , ¿ puedes prestarme cincuenta euros ?
cinco billetes de ida a Valencia para el treinta de junio , por favor .
mis hijos se quedan hoy en el hotel porque están enfermos .
la conferencia termina a las tres .
la barca que alquilé tiene una rueda pinchada .
los niños no tienen ni idea de dónde está su cámara .
mi compañero tiene frío .
buenas noches , soy Serrano , de la habitación trece . quisiera hablar con el director .
la agencia de viajes está a dos pasos del faro .
para mí un bocadillo grande y una botella de vino tinto , por favor .
quisiéramos reservar una suite más barata para seis noches .
camarero , pedí un bocadillo grande , pero me ha traído una sopa de tomate caliente .
quiero que hable más despacio .
el concierto se celebra en el jardín del castillo .
¿ sabe cómo se va de la embajada al monasterio ?
estoy de viaje de negocios .
el billete a Múnich cuesta cien euros , pero solo tenemos un billete de cincuenta euros .
¿ puede cerrar la ventana , por favor ?
¿ cuándo cancelarás tu reserva ?
de primero quisiéramos una tortilla y de segundo pollo con arroz .
estoy seguro de que dejaré mi abrigo en la recepción el fin de semana .
el técnico que reparó el inodoro se olvidó las herramientas .
el restaurante está abierto hasta las once .
no se olvide de hacerme una foto , por favor .
de la oficina de turismo al monasterio hay solo diez minutos a pie .
es importante que mi hijo deje su llave del coche en la recepción antes de las diez .
necesito cuatro cuchillos .
el billete a Múnich cuesta ochenta y cinco euros , pero solo tengo un billete de cien euros .
¿ podría decirme de dónde sale el autocar para Colonia ? muchas gracias .
el partido que quería ver fue ayer .
quisiéramos reservar una casa de vacaciones para tres personas del nueve al once de diciembre .
quisiera saber si el tren va a Praga .
es una lástima que las cortinas estén mojadas .
el mozo reparará el frigorífico .
él no tiene que ir en tren a Berlín .
hemos olvidado cambiar la falda por otra cosa .
si el domingo hace buen tiempo , haré un picnic .
nuestros amigos han escrito una carta a su tío .
un apartamento cuesta veintinueve euros por noche , y el servicio de lavandería está incluido .
mi hija se ha roto la mano y tiene que ir al hospital .
a las once y veinticinco ella quisiera fotografiar el museo .
tenemos que ir al banco antes de las tres menos cuarto porque necesitamos dinero .
¿ puede cuidar a los niños , por favor ?
quiero que nos despierte a las nueve y cuarto .
tengo que hacer transbordo en París .
la carta que enviamos a Colonia todavía no ha llegado .
me encantaría ir de compras .
el trayecto dura dos horas y treinta minutos .
queremos cambiar de habitación porque los niños escuchan música alta .
quisiera un asiento en primera clase para el miércoles .
la calefacción no funciona desde el jueves .
¿ le importaría traducir esta carta ?
¿ desea pagar en efectivo o por transferencia , señora López ?
sería muy amable de su parte llevar el equipaje a la habitación .
quisiéramos reunirnos con unos amigos en la estación .
mi hermana toma café en el desayuno , pero yo prefiero chocolate caliente .
no hace falta que me traiga la confirmación de la reserva , la recepcionista ya me la ha dado .
despiérteme el jueves a las once menos veinte , por favor , tengo que coger el tren a Edimburgo .
quisiera ocho entradas para la visita de la ciudad del veintiocho de octubre .
buenos días , ¿ cuánto se tarda en reparar el despertador ?
quisiera siete entradas para la película del veintinueve de mayo .
estamos buscando nuestra maleta . ¿ la ha visto ?
mi hermana está intentando cambiar la falda azul por otra cosa .
quisiéramos pagar todo junto . ¿ cuánto cuesta el filete ?
llevamos desde las nueve menos cuarto intentando cambiar el bolso más pequeño por otra cosa .
¿ cuánto cuesta enviar una postal a Francia ?
pregúntele al señor Schmidt si quiere dar un paseo por el parque , por favor .
la recepcionista dice que la tasa turística es gratis .
¿ cuándo abre la fortaleza los sábados ?
me interesa el zoo . ¿ hay una visita guiada en francés ?
el concierto se celebra en la sala de conferencias .
mi hermana puede tener la habitación familiar con terraza .
¿ podría decirme de dónde sale el tren para Venecia ?
Madrid es la ciudad más bonita que he visto nunca .
en Lisboa llueve a cántaros , por eso él va a ir al cine .
se nos ha acabado el aceite de oliva ; la camarera ha ido a comprar más .
quisiéramos que nos despertaran a las tres y diez , habitación doscientos uno .
por culpa del mal tiempo el señor Walker tiene más tiempo para dormir .
¿ tiene el tren rápido coche restaurante ?
rompimos el espejo hace cinco horas . ¿ qué deberíamos hacer ?
el tren para Salzburgo sale a las tres del andén seis .
quisiéramos una habitación doble con televisor , por favor .
pregúntele al señor Taylor si quiere tomar algo en el bar , por favor .
apague el televisor , por favor .
hola , Laura , ¿ puedes darme el cargador ?
espero que él pague con cheque a las tres menos diez .
a mi hermana le gusta mucho el monasterio .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y el sofá es demasiado blando .
nevará mañana , por eso vamos a ver la televisión .
me interesa la biblioteca antigua . ¿ hay una visita guiada en español ?
estamos a punto de reservar una mesa para cuatro personas .
hay un error en la cuenta : no hemos tomado ningún filete .
si no es mucha molestia , ¿ podría darnos un apartamento grande con vistas al casco antiguo ?
de la estación al museo de arte hay solo cincuenta minutos a pie .
aquí tiene su llave , señora Moreno . su habitación está en la cuarta planta .
¿ dónde tengo que bajar para ir a la estación ?
aquí tiene su llave , señor García . su habitación está en la cuarta planta .
por culpa del mal tiempo la señora tiene más tiempo para descansar .
el señor Dubois quisiera acostarse temprano más tarde .
la parada de autobús está delante del teatro de la ópera .
¿ quisiera comprar chocolate mañana ?
disculpe , quisiéramos pagar por separado . ¿ cuánto cuesta la macedonia de frutas ?
hemos oído que la torre merece la pena .
quisiera una habitación familiar con cocina y vistas al patio .
¿ podríamos dejar la habitación a las seis menos cuarto ?
sé el número de teléfono .
la radio no funciona desde el domingo .
quisiera que me despertaran a las siete menos cuarto , habitación trescientos uno .
necesito un taxi desde la librería para seis personas a las seis menos diez .
la llave no entra en la cerradura de la habitación treinta .
sería muy amable de su parte imprimir la hoja de registro .
¿ hay alguien aquí que hable alemán ? mis padres no hablan italiano .
la camisa que compré es demasiado pequeña .
quisiera saber si el tren rápido sale a las seis y media .
no creo que podamos levantarnos temprano el domingo a las cinco menos cuarto .
quería preguntarle si podría enseñarme el camino a la playa .
aunque estamos resfriados , queremos reunirnos con unos amigos en la estación .
perdimos el enlace en Varsovia porque el tren nocturno llegó demasiado tarde .
¿ cuánto cuestan las entradas para el concierto del miércoles ?
sé que la embajada está cerrada los domingos .
se nos ha acabado el vinagre ; el camarero ha ido a comprar más .
¿ va este autobús a Atenas ?
pregúntele al señor Taylor si quiere ir a nadar , por favor .
queremos que la recepcionista limpie la habitación .
Salzburgo es la ciudad más bonita que he visto nunca .
el director quiere saber si me marcharé .
de primero quisiera una tortilla y de segundo carne con verduras .
quisiera que me despertaran a las diez menos cuarto , habitación cuarenta y uno .
la señora García tiene que hacer cola una hora en la estación .
necesitamos la hoja de registro . ¿ nos la puede enviar ?
quiero comprar chocolate en lugar de hacer un picnic .
perdí el enlace en Hamburgo porque el autocar fue cancelado .
la recepcionista llamará a un médico .
la mujer con la que el caballero habló ayer era muy amable .
si el jueves hace buen tiempo , voy a participar en la visita de la ciudad .
hola , ¿ por qué no dejaste tu cámara en la recepción ?
el médico dice que mi hermano tiene que quedarse en la cama durante seis días .
el ascensor está estropeado , así que tengo que subir a pie a la tercera planta .
llévenos a la oficina de correos , por favor , tenemos prisa .
después del desayuno mis padres quieren hacer un picnic , pero antes tienen que cambiar dinero .
siento que hayamos perdido el autobús .
quiero volar a Lisboa .
¿ pagó la cuenta anteayer ?
¿ puede reparar la tarjeta llave , por favor ?
tenemos que darnos prisa porque el tren rápido para Atenas sale dentro de quince minutos .
el mozo dice que el palacio merece la pena .
mi mujer perdió el avión .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cine .
fui a bailar hace dos días .
¿ cuándo tenemos que dejar la habitación ?
quisiera un apartamento con caja fuerte , por favor .
una pregunta : ¿ cuánto cuesta alquilar una bicicleta por cinco días ?
el mes pasado perdimos el barco .
¿ puedes darnos un apartamento luminoso con vistas al puerto , por favor ?
son treinta y nueve euros . - quédese con el cambio .
una habitación familiar cuesta trece euros por noche , y el minibar está incluido .
mis padres tienen muchas ganas de reunirse con unos amigos en la estación el fin de semana .
mis padres tienen que darse prisa porque el autobús para Múnich sale dentro de cuarenta y cinco minutos .
¿ sería posible que esperara un momento ?
nos encantaría ir a nadar .
el camarero me ha traído una pizza vegetariana en lugar de un helado .
quisiéramos reservar una suite para siete personas del once al diecinueve de abril .
el camarero me ha traído una buena sopa en lugar de una tabla de quesos .
la señora Moreno acaba de darse cuenta de que las sábanas son muy viejas .
los pantalones más largos cuestan ciento veinticinco euros , pero el bañador más barato es más barato .
quisiéramos una habitación familiar con caja fuerte , por favor .
es importante que mis hijos reserven una habitación antes de las doce y cuarto .
él sabe que el banco está cerrado los martes .
mi número de teléfono es el cinco dos dos cuatro ocho .
voy a comprar unos sellos dentro de dos horas .
¿ quiere fotografiar la catedral a las once ?
¿ cuándo cierra el mercado cubierto antiguo los miércoles ?
no hay perchas en nuestra habitación .
¿ me puedo llevar el adaptador ?
buenos días , ¿ podría pasarme la miel , por favor ?
seis billetes de ida y vuelta a Sevilla para el dieciséis de junio , por favor .
queríamos ir a la playa .
limpie la habitación trescientos veinte , por favor .
el cinco de julio ellos esperaron en el bar .
¿ sabía que la sala de desayunos está en la quinta planta ?
no hay de qué , señora Weber . ¡ feliz estancia en Praga !
llame al señor Navarro al cuatro seis nueve tres uno , por favor .
disculpe , ¿ le importaría despertarme a las dos y veinticinco ?
como el autocar llega con retraso , no llegaremos hasta las cuatro .
tengo que darme prisa porque el tren para Lisboa sale dentro de treinta minutos .
la calefacción está fuera de servicio .
he perdido mis gafas y ahora tengo que ir a la oficina de objetos perdidos .
no sé si la señora puede cambiarse a otra habitación dentro de nueve días .
necesitamos un taxi desde el hospital para cuatro personas a las dos menos cuarto .
el juez está todavía en el juzgado , no podemos hablar con él antes de las seis .
me alegro de que mi hija pueda reservar una mesa para seis personas .
no tenemos ni idea de dónde está nuestra bolsa de viaje roja .
disculpe , ¿ qué hora es ? - son las nueve y media .
espero que ella pueda reservar una suite .
¿ olvidaste tu sombrero en la habitación el dieciséis de mayo ?
el señor Brown ha cancelado la reserva para el viernes .
la ventana no se puede cerrar , y la lavadora hace demasiado ruido .
él ha perdido su móvil y su chaqueta .
quisiera quejarme : la escalera mecánica está fuera de servicio y los vecinos hacen demasiado ruido .
como el autocar lleva quince minutos de retraso , no llegaremos hasta las once .
quisiera pan con mantequilla y tres vasos de limonada .
el ayuntamiento es más bonito que la biblioteca .
despiérteme el jueves a las seis y media , por favor , tengo que estar en el aeropuerto antes de las seis y veinte .
dos billetes de ida a Praga para el dos de agosto , por favor .
quisiera un asiento en el pasillo para el miércoles .
hemos oído que la película empieza a las cinco y media .
¿ podría venir alguien a la habitación trescientos ocho ? la habitación está sucia .
quiero cambiar de habitación porque el aire acondicionado hace demasiado ruido .
¿ puedes confirmar la reserva por correo electrónico , por favor ?
quiero que nuestros amigos prueben el vino de la región .
no sé si mi hija puede trabajar en la biblioteca mañana por la mañana .
la carretera a Bruselas está cortada , así que tengo que dar un rodeo .
no creo que los niños lean un libro el fin de semana .
no creo que mi marido se quede siete noches dentro de veinticinco minutos .
el avión de Praga aterriza a las doce menos cinco .
hay que planchar estas camisas antes del domingo .
la conexión a internet de mi habitación está estropeada .
quisiera saber si el tren rápido tiene coche restaurante .
mis padres están acostumbrados a cenar tarde .
el palacio es más grande que la catedral .
nos gusta mucho la torre .
la cena se sirve a partir de las seis en el jardín .
lamentablemente no tenemos suites tranquilas libres hasta el miércoles .
estará nublado el fin de semana .
mi hijo está intentando dejar su anillo en la recepción .
acabo de cancelar mi pedido .
nuestros amigos han prolongado su estancia .
acabo de llegar a Barcelona .
en la habitación trescientos ocho huele a humo .
la carta que el señor García envió a Colonia todavía no ha llegado .
la señora Moreno quiere hacer senderismo por la montaña .
pregúntele al señor Becker si quiere hacer un picnic , por favor .
la camisa que compré es demasiado grande .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la panadería .
¿ le importaría traerme tres almohadas ?
¿ cómo se llama ? - me llamo Paul Walker .
queremos tomar algo en el bar mañana por la mañana .
los huéspedes pasaron siete días en Viena y seis días en Roma .
el señor Brown llamó a las seis y cuarto y dejó un recado para el señor Becker .
tenemos que hacer cola seis horas en el museo .
¿ dónde está la hoja de registro ? - se la traeré inmediatamente .
no hemos estado nunca en Ginebra , pero conocemos bien Bruselas .
quisiera pollo con arroz y una botella de cerveza .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y el apartamento no está listo .
nuestro equipaje no ha llegado ; debe de estar todavía en Hamburgo .
mi hija toma limonada en el desayuno , pero yo prefiero chocolate caliente .
no sé si nuestros amigos pueden comprar una guía de viajes el domingo .
¿ puede cambiarme un billete de veinte euros ? la máquina solo acepta monedas .
el camarero nos ha traído una macedonia de frutas en lugar de una sopa .
¿ olvidó su llave de la habitación en el restaurante ?
mi mujer tiene que coger un taxi porque el tren rápido llega demasiado tarde .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de nuestros amigos .
¿ puede llamar a la policía , por favor ?
lo sentimos mucho , señor Walker . el mozo vendrá dentro de cuarenta y cinco minutos .
el billete a Edimburgo cuesta ocho euros , pero solo tengo un billete de cincuenta euros .
hola , ¿ sabía que el paseo en barco dura una hora ?
el bolso marrón cuesta treinta y nueve euros , pero el jersey más barato es más barato .
¿ cuánto cuesta la blusa amarilla del escaparate ?
antes de marcharme , quisiera aparcar mi coche en el garaje .
¿ se celebra el concierto en el teatro de la ópera ?
quisiéramos reservar un apartamento para tres personas del siete al quince de febrero .
ayer por la noche mis padres rompieron el vaso . ¿ qué deberían hacer ?
buenos días , ¿ cuánto cuesta alquilar una barca por ocho días ?
el avión a Londres despega a las seis menos cuarto .
antes de salir de viaje , quisiéramos comprar un mapa .
despiértenos el jueves a las ocho y media , por favor , tenemos que coger el tren a Salzburgo .
vinimos a París para tomar algo en el bar .
¿ puede prestarnos un bolígrafo , por favor ?
¿ por qué no puede llamar a su hermana ?
el curso de idiomas se celebra en la sala de conferencias .
una pregunta : ¿ podría decirme si la visita guiada empieza a las dos y cuarto ?
el frigorífico no funciona desde ayer .
disculpe , ¿ por qué no puede traer su perro ?
llegamos el jueves diecisiete de mayo a las siete y cuarto .
aquí tiene su pasaporte , señora Dubois . su habitación está en la novena planta .
mi hija toma leche en el desayuno , pero yo prefiero té .
buenas noches , señor Walker . ¿ ha dormido bien ?
quisiéramos siete entradas para el concierto del treinta y uno de diciembre .
disculpe , si no es mucha molestia , ¿ podría pedirme un taxi ?
¿ puede traerme la cuenta , por favor ?
el barco va a Venecia .
el tren de Londres a Edimburgo lleva quince minutos de retraso .
¿ desea pagar con tarjeta de crédito o en efectivo , señora Taylor ?
acabo de llegar a Edimburgo .
mi hijo toma café en el desayuno , pero yo prefiero agua mineral .
soy de España , pero vivo en Roma desde hace tres años .
¿ qué vino va bien con la sopa de tomate caliente ?
solo viajo a Barcelona de Pascuas a Ramos .
quisiera quejarme : la impresora está fuera de servicio y el frigorífico no funciona .
pregúntele a la señora García si quiere probar el vino de la región , por favor .
cuando lleguemos a Salzburgo , vamos a probar el vino de la región .
necesito el recibo . ¿ me lo puede dar ?
disculpe , ¿ podría lavar esta blusa y ayudarnos con el equipaje ?
mi hija no come ni champiñones ni patatas .
sabemos que la carnicería está cerrada los domingos .
¿ sería posible que nos diera la dirección de la embajada ?
para mí una sopa y dos vasos de cerveza , por favor .
hola , soy Navarro , de la habitación treinta . quisiera hablar con el director .
buenas noches , señora Walker . ¿ ha tenido un buen viaje ?
mis padres no tienen ganas de ir al mercado .
el vuelo a Hamburgo fue cancelado por el mal tiempo .
¿ cuánto cuesta un apartamento con terraza por noche ?
lamentablemente no tenemos habitaciones individuales libres en junio .
ella quisiera fotografiar la torre más tarde .
llevamos desde las siete intentando pagar con cheque .
buenos días , ¿ hay una habitación libre del diez al trece de marzo ?
¿ perdiste tu llave ayer por la tarde ?
¿ hay una parada de taxis cerca de aquí ?
preferiría una habitación individual que tenga caja fuerte .
la suite que reservamos por teléfono es demasiado cara .
¿ podemos dejar aquí nuestro libro hasta las nueve y media ?
quisiéramos que nos despertaran a las cuatro y media , habitación once .
no tengo ni idea de dónde está mi paraguas .
¿ qué tranvía va al zoo ?
vinimos a Barcelona para visitar el castillo y el monasterio .
el barco zarpa a las once y cuarto .
¿ podría decirme a qué hora sale el tren nocturno para Venecia ?
mis hijos quisieran probar el queso de la región y fotografiar el monasterio .
buenos días , ¿ podría dejar la habitación a las dos y cuarto ?
un billete de ida a Atenas , por favor , en primera clase .
la familia Walker se aloja aquí desde el doce de diciembre .
él recogerá sus gafas .
llámenos en cuanto el taxi llegue , por favor .
no hay de qué , señora Rossi . ¡ que tenga un buen día !
él ha olvidado llamar a su hermano .
¿ cuánto cuestan los zapatos más baratos del escaparate ?
ellos pasaron siete días en Hamburgo y dos días en Zúrich .
¿ quiere participar en la visita guiada o prefiere reunirse con unos amigos en la estación ?
la carta solo está en español , ¿ nos la podría traducir ?
la señora está enferma .
cuando llegue a París , voy a hacer senderismo por la montaña .
los turistas irán a bailar dentro de cinco horas .
queremos que el cocinero espere un momento .
las plantas de la sexta planta necesitan agua .
mis hijos están sentados en un banco del jardín del castillo y leen el periódico .
la autopista a Salzburgo está cortada , así que tenemos que dar un rodeo .
una pregunta : ¿ necesito receta para la pomada ?
estamos a punto de hablar con la guía .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante de la librería .
el tren regional para Salzburgo sale a las cinco y media del andén nueve .
¿ podemos dejar aquí nuestra llave del coche hasta las nueve y media ?
¿ cuánto se tarda en reparar la caja fuerte ?
no hay de qué , señor Becker . ¡ que tenga un buen día !
acabamos de darnos cuenta de que la ventana está mojada .
¿ dejó su pasaporte en el coche ayer ?
se tarda cinco horas en llegar a Valencia en coche .
nuestro equipaje no ha llegado ; debe de estar todavía en Varsovia .
es una lástima que el grifo no funcione .
¿ a qué distancia está la famosa catedral de aquí ?
en Ginebra lleva seis días lloviendo .
preferiríamos una habitación más grande que tenga terraza .
mi hijo solo viaja a Venecia de Pascuas a Ramos .
cuatro billetes de ida a Múnich para el dieciocho de noviembre , por favor .
quisiéramos una habitación grande con ducha y vistas al castillo .
antes de salir de viaje , él quisiera reunirse con unos amigos en la estación .
¿ qué tiempo hace en Londres en este momento ?
ella ha perdido su billete de tren .
antes de marcharme , quisiera pagar con cheque .
el asado que pedimos está quemado .
el museo es más grande que la fortaleza .
la señora Brown está esperando el tren para Varsovia .
el frigorífico no funciona desde el sábado .
primero quisiéramos recoger nuestra bufanda y después ir a bailar .
acabo de aparcar mi coche en el garaje .
busco un hotel que esté cerca de la estación .
¿ qué línea de metro va a la exposición ?
queremos que mi compañero visite el zoo y la torre antigua .
somos de México , pero vivimos en Zúrich desde hace ocho años .
camarero , pedí una ensalada , pero me ha traído un helado .
él vino a Madrid para hacer senderismo por la montaña .
espero que podamos comprar un diccionario pasado mañana .
¿ hay una gasolinera cerca de aquí ?
hola , soy Miller , de la habitación veintidós . necesito una manta adicional .
buenos días , ¿ podría traerme el contrato y darme una habitación individual con vistas al mar ?
¿ sabe cómo se va de la playa a la catedral ?
¿ se celebra el curso de idiomas en la sala de conferencias ?
cuando la recepcionista habla italiano , me suena a chino .
la biblioteca , que está a veinte minutos de aquí , merece una visita .
los huéspedes no tienen ni idea de dónde está su bolsa de viaje azul .
dudo que ellos prolonguen su estancia la próxima semana .
es una lástima que la luz no funcione .
cuando lleguemos a Edimburgo , vamos a ir al cine .
ya no tenemos huevos , pero puedo recomendarle la pizza pequeña .
dudo que tomemos algo en el bar mañana a las ocho menos diez .
el señor Wilson no está en este momento . ¿ quiere dejar un recado ?
el vuelo a Valencia fue cancelado por la huelga .
mis padres quieren cambiar de habitación porque el aire acondicionado hace demasiado ruido .
¿ le importaría darnos la llave de la habitación cincuenta y tres ?
quiero que mi compañero compre unos recuerdos .
¡ buen provecho ! la sopa de tomate es la especialidad de la casa .
el señor Taylor ha perdido su anillo y su llave de la habitación .
siento que hayamos dejado nuestro pasaporte en casa hace cinco días .
me gusta mucho el teatro .
quisiera una habitación grande con terraza y vistas a las montañas .
quiero que limpie la habitación .
tenemos que coger un taxi porque el tren rápido lleva cinco minutos de retraso .
vinimos a Bruselas para alquilar una motocicleta .
disculpe , ¿ podría pasarnos el pan , por favor ?
sé que el supermercado está cerrado los miércoles .
¡ buen provecho ! la sopa es la especialidad de la casa .
queremos que mis padres compren un cuaderno .
hola , necesitamos el contrato . ¿ nos lo puede traer ?
tráigame tres vasos , por favor .
en la habitación cuarenta y tres huele a humo .
mi compañero quisiera comprar un cepillo de dientes el lunes a las once y media .
aunque estamos enfermos , queremos reunirnos con unos amigos en la estación .
hemos reservado una habitación doble a nombre de Moreno .
quisiéramos alquilar una motocicleta por nueve días .
he perdido mi llave del coche y ahora tengo que llamar al hotel .
buenas noches , señora Taylor . ¿ ha tenido un buen viaje ?
¿ cuánto tiempo tenemos antes de que salga el avión ?
mi hija está intentando aparcar su coche en el garaje .
tráigame champú , por favor .
por culpa del atasco llegué demasiado tarde a la playa .
el señor Schmidt celebra su cumpleaños hoy ; quisiera encargar una botella de vino .
no tengo hambre , pero quisiera un trozo de pastel .
dudo que volemos a Lisboa el primero de octubre .
debe de ser un error : reservamos una habitación individual grande , no una habitación familiar .
el señor Fischer llamó a las diez y dejó un recado para la señora Dubois .
mis padres quisieran pagar con tarjeta , pero el aparato no funciona .
hemos oído que la visita guiada empieza a las nueve y media .
¿ qué recomienda , la buena sopa de pescado o la ensalada grande ?
¿ podría el mozo ponerme con la habitación ciento diez ?
el señor Miller ha cancelado la reserva para el miércoles .
el señor Becker llegará el nueve de octubre a las cuatro menos veinte .
el señor Moreno llegará el diecinueve de diciembre a las seis menos veinte .
quiero comprar unos recuerdos en lugar de fotografiar la famosa torre .
el señor Moreno ha cancelado la reserva para el lunes .
¡ buen provecho ! la pizza es la especialidad de la casa .
quisiera pollo con arroz y un vaso de vino blanco .
la habitación individual pequeña que reservamos por teléfono no está lista .
hemos reservado una habitación a nombre de Taylor .
cargue un vaso de limonada a la cuenta de la habitación doscientos uno , por favor .
solo viajo a Hamburgo de Pascuas a Ramos .
el cajero automático está a dos pasos del hermoso mercado cubierto .
el señor Miller no está en este momento . ¿ quiere dejar un recado ?
¿ compró unos recuerdos hace ocho días ?
antes de que salga el tren , quisiera ir a nadar .
la exposición es más bonita que la fortaleza .
la bicicleta que mi hijo alquiló es demasiado pequeña .
el avión a Múnich despega a las dos y media .
la señora necesita aspirina de la farmacia .
mi marido piensa nadar en el lago .
el billete a Granada cuesta once euros , pero ellos solo tienen un billete de cien euros .
la señora Miller llegará el nueve de octubre a las tres menos cinco .
puede localizar a mi mujer por teléfono : dos siete dos seis dos .
¿ cuánto cuesta enviar una postal a Italia ?
mis hijos no tienen hambre , pero quisieran una ensalada pequeña .
en diciembre suele hacer mucho frío en Viena .
¿ hay alguien aquí que hable español ? mis padres no hablan inglés .
¡ hasta mañana , Laura !
buenos días , ¿ le importaría prestarnos un plano de la ciudad ?
no tenemos ganas de participar en el paseo en barco .
para mí una sopa de verduras caliente y una botella de vino tinto , por favor .
el palacio , que está a cincuenta minutos de aquí , merece una visita .
es posible que visitemos el faro y el monasterio esta noche .
hola , ¿ quieres fotografiar la exposición o prefieres ir de compras ?
los zapatos cuestan un ojo de la cara .
el médico dice que mi hija tiene que quedarse en la cama durante cinco días .
la semana pasada tuvimos que traer nuestro gato .
a las diez y media nos cambiamos a otra habitación .
estoy seguro de que leeremos un libro el fin de semana .
el camarero que habla español es muy amable .
el ferry va a Marsella .
esta blusa es demasiado grande .
los pantalones azules cuestan treinta euros , pero el jersey es más barato .
el hotel en el que estuve en Zúrich no era tan caro .
una pregunta : ¿ desea pagar con cheque o con tarjeta de crédito , señor Serrano ?
me alegro de que podamos pagar la cuenta mañana .
el castillo , que está a cincuenta minutos de aquí , merece una visita .
quisiera pescado con patatas y una taza de café .
mi hermana puede tener el apartamento más barato con balcón .
no hemos estado nunca en Venecia , pero conocemos bien Sevilla .
pienso que podemos dejar el hotel .
nos quedamos con la suite tranquila .
desde ayer me duele el brazo .
he reservado una habitación doble más barata a nombre de Fischer .
por culpa del atasco llegué demasiado tarde a la peluquería .
cuando llegué a Madrid , el cuarto de baño olía a humo .
la cerradura de la puerta está estropeada , y la señora López no encuentra la llave .
ya es hora de que nuestros amigos compren un billete para Venecia .
perdí el enlace en Londres porque el autocar estaba lleno .
el barco llega a Génova a las once .
queremos cambiar de habitación porque la cerradura está estropeada .
¿ cuándo quieres alquilar una motocicleta ?
la señora Miller vino a Roma para dar un paseo por el jardín del castillo .
perdí el enlace en Colonia porque el tren nocturno fue cancelado .
el aparcamiento está incluido en el precio .
quisiera pagar todo junto . ¿ cuánto cuesta el filete ?
tuvimos que marcharnos hace cuatro días .
el castillo de París es más antiguo que el de Zúrich .
me gusta mucho la exposición nueva .
el señor Serrano acaba de recoger sus gafas de sol .
el jersey más barato cuesta un ojo de la cara .
para mí un bocadillo frío y un vaso de cerveza , por favor .
la familia Brown se aloja aquí desde el diecisiete de junio .
el libro que la camarera de piso encontró en la habitación veintitrés es de mi mujer .
llevo desde las cinco y diez intentando pagar con tarjeta de crédito .
si el viernes llueve , los turistas quieren descansar un poco .
quisiéramos una habitación familiar con ducha y vistas al puerto .
he oído que el servicio de lavandería está incluido en el precio .
¿ cuándo estará lista mi camisa azul ?
enséñenos el camino al supermercado , por favor .
antes de salir de viaje , los niños quisieran hacer un picnic .
¿ cuándo estará lista mi falda más larga ?
quisiera reservar una suite para nueve noches .
la señora Serrano llamó a las doce y dejó un recado para el señor Wagner .
el trayecto dura cuatro horas y diez minutos .
pregúntele al señor Miller si quiere nadar en el lago , por favor .
la señora Becker fue en tren a Colonia hace cinco horas .
no tenemos tiempo de dar un paseo por el bosque .
preferiría una habitación doble que tenga terraza .
he reservado una suite cómoda a nombre de Moreno .
disculpe , ¿ cómo llego al cajero automático ?
esta noche ellos pueden hacer un picnic .
después del desayuno quiero ir a nadar , pero antes tengo que reservar una habitación doble luminosa .
el billete a Atenas cuesta ciento veinte euros , pero solo tenemos un billete de cincuenta euros .
aunque llueve , quiero hacer un picnic .
queremos que mi compañero compre unos sellos .
me llamo Brown , tengo una reserva para esta noche .
es importante que los niños vayan a la policía antes de las ocho y media .
si esta tarde nieva , voy a leer un libro .
la estación está a dos pasos de la hermosa iglesia .
ni hablar de que mi hermano dé un paseo por el casco antiguo .
¿ hay una habitación individual tranquila libre del veintiuno al veintitrés de enero ?
mi mujer se perdió en el bosque la semana pasada .
el señor Taylor llega el martes tres de octubre a las once y cinco .
los niños están intentando hablar con el médico .
hemos reservado una habitación doble a nombre de Rossi .
el billete a Zúrich cuesta diecisiete euros , pero solo tengo un billete de cien euros .
él ha dejado su tarjeta de crédito en casa y ahora tiene que llamar al hotel .
sé que la carnicería está cerrada los martes .
camarero , pedí un pastel de manzana , pero me ha traído un helado .
una habitación individual pequeña cuesta noventa euros por noche , y el acceso a internet está incluido .
buenos días , soy Navarro , de la habitación veintinueve . quisiera pedir el desayuno .
quisiéramos que nos despertaran a las nueve , habitación doscientos veinte .
él no tiene ganas de comprar unos recuerdos .
un billete de ida a Madrid , por favor , en primera clase .
limpie la habitación , por favor .
cuando llegamos a Lisboa , la suite estaba sucia .
ocho billetes de ida y vuelta a Edimburgo para el nueve de abril , por favor .
el tren rápido irá a Granada .
vinimos a Londres para ir a la ópera .
en diciembre suele hacer mucho viento en Praga .
el señor Miller llegará el quince de noviembre a las diez y cuarto .
antes de que llegue el autobús , quisiera visitar el teatro de la ópera .
quisiera comprar un mapa e ir a nadar .
quisiera ir al mercado y dar un paseo por el casco antiguo .
¿ va este autobús a Viena ?
la camarera dice que el comedor está abierto hasta las once y media .
si el martes hace demasiado frío , vamos a descansar un poco .
la lavadora está estropeada .
¿ por qué no participó en la visita guiada ?
el inodoro no funciona desde el martes .
creo que cambiaré mi vuelo .
¿ puedes traerme tres toallas , por favor ?
el camarero nos ha traído una sopa de tomate fría en lugar de una sopa de verduras .
me perdí en el bosque .
¿ podríamos dejar la habitación a las once y media ?
vine a Roma para hacer senderismo por la montaña .
hemos olvidado ir al médico .
pedimos un bocadillo . ¿ cuándo nos lo va a traer ?
ya es hora de que mi mujer cambie su vuelo .
una pregunta : quisiera pagar todo junto . ¿ cuánto cuesta la sopa ?
el señor Brown coge el coche mañana a las once y diez .
después del desayuno queremos comprar unas postales , pero antes tenemos que enviar una postal a Colonia .
¿ qué vino va bien con el pastel de manzana ?
ellos quisieran fideos con champiñones y cinco vasos de leche .
la familia Moreno se aloja aquí desde el diecinueve de noviembre .
mi hijo se ha roto el pie y tiene que ir al hospital .
el hotel más tranquilo de Berlín está enfrente de la estación .
no se olvide de ponerme con la habitación ciento veinte , por favor .
el caballero se ha dejado su bolso en el autobús a Sevilla .
cargue una botella de cerveza a la cuenta de la habitación cuatrocientos diez , por favor .
no creo que probemos el vino de la región el fin de semana .
acabo de darme cuenta de que los niños escuchan música alta .
cinco sellos para postales a Austria , por favor .
no he estado nunca en París , pero conozco bien Salzburgo .
la señora Wilson acaba de darse cuenta de que los niños hacen demasiado ruido .
al señor Wilson le gusta mucho el acuario .
ellos tienen que hacer transbordo en Viena .
aquí tiene su tarjeta , señor Fischer . su habitación está en la quinta planta .
tengo que ir al banco antes de las nueve y media porque necesito dinero .
¿ quiere comprar unas postales o prefiere reunirse con unos amigos en la estación ?
¿ conoce un hotel barato cerca de la estación ?
el médico dice que mi hermano tiene que tomar las pastillas durante cuatro días .
por culpa del mal tiempo ellos tienen más tiempo para escribir cartas .
no puedo dormir porque el ascensor es demasiado ruidoso .
la sopa de pescado está buenísima .
¿ dónde está el jabón ? ¿ podría traérmelo , por favor ?
un billete de ida y vuelta a Granada , por favor , en primera clase .
¿ podría imprimir el contrato , por favor ?
¿ dónde podemos comprar un peine ?
mi hermana quisiera carne con verduras y un vaso de limonada .
hay que planchar estas blusas antes del lunes .
ya no tenemos verduras , pero puedo recomendarle el pastel de manzana .
quisiera comprar un sombrero más barato y un recuerdo .
el tren de Barcelona a Ginebra lleva veinte minutos de retraso .
¿ qué tiempo hace en Zúrich hoy ?
el señor Brown llegará el seis de mayo a las cuatro y cuarto .
¿ tienen una casa de vacaciones para siete personas hasta el jueves ?
si esta tarde llueve , mi mujer irá al teatro .
hay chocolate sobre la mesa de la habitación cuarenta y dos .
disculpe , ¿ tienen una suite para ocho personas hasta el miércoles ?
estoy a punto de recoger mi sombrero .
¿ cuándo sale el próximo tren rápido para Edimburgo ?
antes de salir de viaje , ella quisiera alquilar un coche .
quisiera reservar una casa de vacaciones para seis personas del diez al veintiuno de septiembre .
primero quisiéramos hablar con el cocinero y después nadar en el lago .
el señor Taylor llamó a las diez y cuarto y dejó un recado para el señor Wagner .
el señor Serrano quiere tomar algo en el bar en lugar de ir al teatro .
hola , ¿ sería posible que me trajera un vaso de zumo de manzana ?
disculpe , ¿ qué tranvía va al acuario ?
llame al señor Weber al siete seis siete cinco cero , por favor .
la ventana no se puede abrir , y la cama no está hecha .
soy de Irlanda , pero vivo en Barcelona desde hace ocho años .
¿ cuándo sale el último tren para Valencia ?
el inodoro de nuestra habitación no funciona .
¿ podría preparar la cuenta de la habitación cuatrocientos seis ? nos marchamos hoy .
lloverá pasado mañana , por eso los niños van a ir al cine .
¿ dónde puedo comprar un cepillo de dientes ?
¿ cuándo cambiará el vestido verde por otra cosa ?
me alegro de que podamos cancelar nuestra reserva .
cuando llegue a Bruselas , voy a participar en la visita guiada .
si el martes hace demasiado frío , ella tomará algo en el bar .
quiero ir a la playa .
el camarero me ha traído una macedonia de frutas en lugar de una pizza .
quisiéramos comprar un bañador rojo y una guía de viajes .
¿ qué recomienda , la sopa de verduras o el filete grande ?
tengo que hacer transbordo en Berlín .
llegué tarde porque el tren llegó demasiado tarde .
la familia Wilson se aloja aquí desde el diecinueve de septiembre .
siento que hayamos perdido el barco .
todas las habitaciones de la segunda planta tienen caja fuerte .
de primero quisiéramos una tabla de quesos y de segundo patatas con queso .
¿ podría pedirnos un taxi y enviar a alguien a la habitación cuatrocientos uno ?
¿ podría decirme si el restaurante cierra a las doce ?
la chaqueta cuesta ciento diez euros , pero la corbata más barata es más barata .
quisiéramos que nos despertaran a las diez y cuarto , habitación trescientos quince .
¿ quiere prolongar su estancia ?
la recepcionista quiere saber si queremos desayunar en la terraza .
quisiera quejarme : la cerradura está estropeada y la cama no está hecha .
se tarda cincuenta minutos en preparar la sopa de tomate .
el tren nocturno para Varsovia sale a las tres y media del andén quince .
¿ puedes prestarnos un paraguas , por favor ?
el camarero nos ha traído una tortilla pequeña en lugar de una sopa de verduras .
quisiera reservar una casa de vacaciones para cinco personas del doce al veintiuno de septiembre .
no como ni arroz ni huevos .
para mí una pizza y una taza de té , por favor .
no creo que los niños puedan traer su perro .
¿ sabía que el baile se celebra en el ayuntamiento ?
si esta tarde nieva , mi hermano quiere ir al teatro .
el concierto que quería ver ya ha empezado .
me interesa la torre . ¿ hay una visita guiada en portugués ?
mi reloj va atrasado ; ya son las nueve y media .
la habitación familiar que reservamos en marzo no está lista .
mis padres saben que el banco está cerrado los miércoles .
ni hablar de que mis padres den un paseo por la rosaleda .
quisiéramos una habitación luminosa con balcón , por favor .
quisiera hablar con la señora García , por favor .
¿ podría traernos un poco más de azúcar , por favor ?
una pregunta : ¿ qué autobús va a la fortaleza ?
el taxi que el caballero pidió para las nueve menos cuarto todavía no ha venido .
disculpe , ¿ cómo llego al centro comercial ?
desde el lunes me duele la cabeza .
quisiéramos cuatro entradas para el partido de fútbol del diecisiete de abril .
mi mujer suele levantarse a las seis y media .
¿ podría traernos un poco más de aceite de oliva , por favor ?
hemos fotografiado el teatro de la ópera .
¿ podría uno de sus compañeros cerrar la ventana ?
quisiéramos reservar una mesa para ocho personas para esta noche .
quisiera dar un paseo por el parque .
mi hermano no tiene tiempo de comprar unos recuerdos .
el avión de Valencia aterriza a las nueve y cinco .
de primero quisiéramos una sopa de tomate y de segundo pescado con patatas .
ella tiene que hacer cola cuatro horas en la estación .
después del almuerzo él quiere probar el queso de la región , pero antes tiene que ir al dentista .
los niños están a punto de reservar una mesa para ocho personas .
el señor Rossi llamó a la una menos cuarto y dejó un recado para el señor García .
mi mujer tiene que hacer cola dos horas en el aeropuerto .
nadaré en el lago .
somos de Inglaterra , pero vivimos en Roma desde hace tres años .
¿ dónde está el contrato ? - se lo traeré mañana .
hemos reservado una habitación familiar más barata a nombre de López .
la chaqueta roja que la camarera de piso encontró debajo de la cama es de mi mujer .
lloverá esta tarde , por eso leeré un libro .
¿ se celebra la fiesta el diez de enero ?
el pronóstico dice que va a hacer mucho calor mañana .
el tren nocturno para Bruselas sale a la una del andén diez .
los niños están de mal humor porque hace mucho viento en este momento .
¿ hay cerca del hotel un dentista que hable alemán ?
mi marido está intentando cancelar su pedido .
creo que él puede tomar algo en el bar .
queremos cambiar de habitación porque el apartamento huele a humo .
el acuario es más famoso que la biblioteca .
el aire acondicionado no funciona desde ayer .
preguntamos en la recepción ayer por la tarde .
no sé si ellos pueden fotografiar el zoo mañana por la noche .
ella quisiera comprar un bolso más barato y una postal .
me alegro de que podamos recoger nuestra bolsa de viaje .
el domingo quisiéramos ir en autocar a Londres .
el señor Taylor llamó a las ocho y diez y dejó un recado para el señor Wagner .
primero quisiéramos comprar un billete para Londres y después fotografiar la catedral .
desde la torre se pueden ver el famoso monasterio y el lago .
es importante que mis hijos compren un billete para Berlín antes de las cuatro .
aunque llueve , ellos van a hacer un picnic .
sería muy amable de su parte traernos papel de carta .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del hospital .
la señora necesita un termómetro de la farmacia .
no tenemos hambre , pero quisiéramos un vaso de agua .
el castillo de Praga es más antiguo que el de Barcelona .
ella está de mal humor porque hace mucho frío ahora .
un taxi al cajero automático cuesta unos treinta euros .
hola , ¿ cuánto cuestan las entradas para la obra de teatro del miércoles ?
el camarero que habla inglés es muy amable .
¿ podría decirnos si el famoso castillo abre a la una y veinticinco ?
tenemos que coger un taxi porque el autocar lleva treinta minutos de retraso .
tome la segunda calle a la derecha y verá la catedral delante de usted .
el hervidor de nuestra habitación no funciona .
antes de salir de viaje , quisiéramos ir a nadar .
perdimos el enlace en Lisboa porque el tren nocturno fue cancelado .
la carta que ella envió a Viena todavía no ha llegado .
antes de que anochezca , quisiera fotografiar la catedral .
¿ va el autocar a Salzburgo ?
¿ podría darnos el número de teléfono del restaurante ?
en Venecia llueve a cántaros , por eso el señor López descansará un poco .
he oído que la media pensión es gratis .
quisiéramos una habitación familiar con cocina y vistas al puerto .
¿ sabía que la charla dura seis horas ?
el taxi que pedimos para las siete y cuarto todavía no ha venido .
todas las habitaciones de la tercera planta tienen escritorio .
quisiéramos una habitación doble luminosa con escritorio , por favor .
aunque hace mucho frío , mi hermana va a participar en la excursión .
he perdido mi sombrero gris y mi paraguas .
despiérteme el martes a las seis y cinco , por favor , tengo que coger el tren a Praga .
debe de ser un error : reservé una habitación individual , no una habitación .
¿ podría enseñarme en el mapa dónde está el mercado cubierto ?
sería muy amable de su parte recomendarme un buen hotel .
¿ cuándo abre el castillo los jueves ?
compro un cuaderno a las doce y diez .
hola , soy Miller , de la habitación cincuenta y cuatro . quisiera pedir el desayuno .
hasta que llegue mi hijo , quiero nadar en el lago .
pregúntele a la señora Wagner si quiere ir a nadar , por favor .
lamentablemente no tenemos suites pequeñas libres en mayo .
¿ han encontrado un paraguas marrón ? nos lo hemos dejado en el bar .
un apartamento cuesta cincuenta y cinco euros por noche , y el desayuno está incluido .
el tren nocturno llegará a Edimburgo a las once .
el trayecto dura tres horas y cinco minutos .
quisiera reservar una habitación para nueve noches .
una pregunta : ¿ conoce un hotel barato cerca del cajero automático ?
¿ cuánto cuesta la falda roja del escaparate ?
¿ sabe cuándo abre el hermoso mercado cubierto ?
quiero que firme aquí .
un taxi a la comisaría cuesta unos treinta euros .
estoy enferma .
¿ podría preparar la cuenta de la habitación ciento uno ? me marcho dentro de cinco horas .
todas las habitaciones de la tercera planta tienen balcón .
la ventana no se puede abrir , y el colchón es demasiado blando .
espero que el señor Schmidt pueda registrarse .
mañana por la mañana ellos pueden quedarse nueve noches .
el señor Wilson ha cancelado la reserva para el viernes .
quisiera reservar una suite para ocho personas del cinco al diez de junio .
cargue un vaso de leche a la cuenta de la habitación cuarenta y seis , por favor .
fuimos al cine ayer por la tarde .
la corbata verde cuesta un ojo de la cara .
a la señora Miller le gusta comer en la terraza .
en la habitación cuatrocientos seis huele a pescado .
dormí como un tronco porque la cama era tan cómoda .
antes de marcharme , quisiera llamar a mi hermana .
el teatro es más grande que el museo de arte .
queríamos participar en el paseo en barco hace cinco días .
mi mujer quisiera pescado con patatas y una botella de cerveza .
pregúntele al señor López si quiere nadar en el lago , por favor .
hablamos español , pero no entendemos el inglés .
ya es hora de que mi hija reserve una habitación individual tranquila .
me han robado el carné de identidad y el abrigo marrón .
buenos días , ¿ va este tren a Hamburgo ?
los niños acaban de hablar con la guía .
hemos oído que el paseo en barco empieza a las ocho y cuarto .
queremos leer un libro .
el camarero me ha traído una pizza vegetariana en lugar de un filete .
no sé si probaré el vino de la región mañana por la mañana .
desde la torre se pueden ver el monasterio y las montañas .
la falda que compramos es demasiado pequeña .
me alegro de que podamos comprar un billete para Granada mañana por la noche .
quisiera saber si el barco va a Barcelona .
a la señora Brown le encantaría visitar el faro .
siga todo recto y luego gire a la izquierda en la embajada .
la conexión a internet de nuestra habitación está estropeada .
¿ a qué distancia está el zoo de aquí ?
quisiéramos comprar un jersey y un diccionario .
somos de Irlanda , pero vivimos en Salzburgo desde hace seis años .
¿ podría venir alguien a la habitación trescientos veinte ? el cuarto de baño está sucio .
la bicicleta que mi hija alquiló es demasiado pequeña .
¿ tomó algo en el bar hace tres días ?
se tarda cuatro horas en llegar a Hamburgo en autobús .
el tren rápido para Praga sale a las tres y diez del andén tres .
el barco zarpa a las dos y media .
el vuelo de Atenas fue cancelado por el mal tiempo .
la fiesta dura tres horas .
la ventana no se puede cerrar , y el cuarto de baño está sucio .
primero quisiéramos prolongar nuestra estancia y después comprar unos sellos .
no podemos dormir porque los vecinos hacen demasiado ruido .
una pregunta : ¿ se admiten perros en el hotel ?
la hermosa fortaleza , que está a diez minutos de aquí , merece una visita .
en Atenas lleva cinco días lloviendo .
quería preguntarle si podría despertarnos a la una y cinco .
¿ cuánto dura el trayecto de Edimburgo a Madrid ?
una suite más barata cuesta veintinueve euros por noche , y la media pensión no está incluida .
dejamos el hotel dentro de cinco días .
¿ podría limpiar la habitación y firmar aquí ? muchas gracias de antemano .
queremos cambiar de habitación porque el colchón es demasiado blando .
la pizza que ella pidió está deliciosa .
¿ quisieras participar en la cata de vinos ?
quisiera una habitación familiar con escritorio y vistas al jardín .
somos de Escocia , pero vivimos en Bruselas desde hace tres años .
una pregunta : ¿ cuándo tengo que dejar la habitación ?
podemos comprar unos sellos .
el mejor hotel de Múnich está delante del teatro .
¿ cómo se llama ? - me llamo Laura Wagner .
pregúntele a la señora Wagner si quiere tomar algo en el bar , por favor .
en Bruselas llueve a cántaros , por eso mi hijo tomará algo en el bar .
no comemos ni verduras ni huevos .
disculpe , ¿ podría dejar la habitación a las ocho y media ?
me han robado el billete de tren y el anillo .
no tengo ganas de alquilar una barca .
le pedí al camarero que apagara el aire acondicionado , pero no ha pasado nada .
espero que mi hermana pueda comprar una pila .
nadie pudo decirnos dónde está la embajada .
llevo desde las seis menos cuarto intentando aparcar mi coche en el garaje .
creo que mis hijos se quedarán seis noches mañana por la noche .
el director dice que el concierto se celebra el siete de septiembre .
la parada de autobús está a dos pasos de la fortaleza .
llévenos a la farmacia , por favor , tenemos prisa .
no creo que los niños puedan hacer senderismo por la montaña .
después del desayuno quiero probar el vino de la región , pero antes tengo que dejar mi móvil en la recepción .
no vale la pena ir a la película .
el tren de Ginebra a Praga lleva veinte minutos de retraso .
tenemos que seguir viaje a Viena .
la señora Schmidt tiene que pedir una buena sopa .
mi marido está sentado en un banco del jardín del castillo y nos espera .
¿ han encontrado un abrigo ? nos lo hemos dejado en el bar .
me llamo Serrano , tengo una reserva para cuatro noches .
los niños se quedan hoy en el hotel porque están enfermos .
me han robado el billete de tren y las gafas de sol .
la cafetera está estropeada .
aunque hace mucho frío , voy a nadar en el lago .
después de la cena queremos ir al teatro , pero antes tenemos que recoger nuestro abrigo .
hemos escrito una carta a nuestra familia .
quisiéramos saber si el tren sale del andén seis .
¿ podría traerme la carta de vinos , por favor ?
quiero que el camarero hable más despacio .
ellos solo viajan a Zúrich de Pascuas a Ramos .
¿ va este autobús a París ?
desde ayer me duele la rodilla .
quiero que cuide a los niños .
nos han robado el carné de conducir y el paraguas .
mis padres perdieron su pasaporte hace dos horas y ahora tienen que rellenar un formulario .
el hotel en el que el señor Miller estuvo en Sevilla no era tan caro .
tengo que ir al banco antes de la una porque necesito dinero .
esta blusa es demasiado cara .
es importante que mi hermano llame a su abogado antes de las cuatro .
hay una postal sobre la mesa de la habitación ciento dos .
antes de salir de viaje , mi compañero quisiera participar en el paseo en barco .
se nos ha acabado la mantequilla ; la camarera ha ido a comprar más .
el almuerzo se sirve a partir de las doce y media en el comedor .
no hay de qué , señora Brown . ¡ feliz estancia en Colonia !
ayer dimos un paseo por la rosaleda .
la señora Serrano llegará el veinticinco de mayo a las diez y media .
me alegro de que ella coma algo dentro de una hora .
la parada de taxis está detrás de la biblioteca .
la señora Serrano no está en este momento . ¿ quiere dejar un recado ?
la cuenta asciende a diecinueve euros , incluido el servicio .
no hay electricidad en nuestra habitación .
la blusa cuesta un ojo de la cara .
la señora García quisiera fideos con champiñones y un vaso de leche .
no se olvide de apagar el televisor , por favor .
no se preocupe , señora Dubois , le traeremos un periódico .
la guía quiere saber si quisiéramos aparcar nuestro coche en el garaje dentro de cuarenta y cinco minutos .
mis padres quisieran coger un taxi porque tienen prisa .
para mí una buena sopa de tomate y una taza de café , por favor .
hay un error en la cuenta : no hemos tomado ninguna pizza .
buenos días , señor Wilson . ¿ ha tenido un buen viaje ?
espero que mi hija pueda dejar su llave de la habitación en la recepción .
¿ está ocupado este asiento ?
mi hija necesita algo para el resfriado .
no sé si los turistas se quedarán ocho noches mañana a las ocho menos veinte .
la llave que la camarera de piso encontró en el cuarto de baño es de mi marido .
¿ quiere visitar el castillo y la torre ?
quiero que prepare la cuenta para mañana .
el desayuno se sirve a partir de las siete y media en el comedor .
solemos levantarnos a las seis y cuarto .
siento que hayamos perdido nuestro billete de avión .
primero quisiera cancelar mi reserva y después comprar un recuerdo .
si mañana nieva , ellos quieren acostarse temprano .
la tortilla está fría .
es posible que la señora se cambie a otra habitación el fin de semana .
si mañana hace buen tiempo , ella participará en la cata de vinos .
me llamo Walker , tengo una reserva para dos personas .
mi compañero está intentando llamar a su jefe .
hablamos con la guía .
he pedido una sopa de pescado . ¿ cuándo me la va a traer ?
¿ podría decirme de dónde sale el autocar para Berlín ? muchas gracias de antemano .
¿ sabe cuándo abre el mercado cubierto antiguo ?
quisiera pagar con tarjeta , pero el aparato no funciona .
¿ cuándo cierra el faro los martes ?
sería muy amable de su parte traducir esta carta .
el camarero que habla portugués está de vacaciones .
pregúntele a la señora Dubois si quiere fotografiar el acuario , por favor .
nos interesa el hermoso teatro . ¿ hay una visita guiada en francés ?
quisiéramos cinco entradas para la visita de la ciudad del diecinueve de octubre .
la señora Schmidt teme que el tren nocturno llegue demasiado tarde .
¿ podría decirnos a qué hora sale el tren nocturno para Praga ?
estará nublado .
estoy a punto de cancelar mi reserva .
quisiéramos un apartamento más grande con televisor y vistas al jardín .
¿ quisiera pagar con cheque dentro de diez minutos ?
mis hijos dejaron su carné de identidad en la habitación ayer y ahora tienen que ir a la policía .
el móvil nuevo que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
los huéspedes son de Irlanda , pero viven en Berlín desde hace dos años .
no se preocupe , señora García , le traeremos un secador .
estoy buscando mis gafas . ¿ las ha visto ?
en noviembre suele hacer mucho viento en Hamburgo .
en Valencia llueve a cántaros , por eso vamos a tomar algo en el bar .
el hotel más tranquilo de Venecia está en el bar .
el sombrero cuesta treinta y seis euros , pero la falda más barata es más barata .
la habitación doble que ella reservó la semana pasada es demasiado pequeña .
pienso que puedo comprar unas postales mañana por la noche .
quisiéramos reservar una habitación individual para tres noches .
¿ podría decirme si el gimnasio está en la tercera planta ?
he reservado una habitación individual pequeña a nombre de Dubois .
la señora Miller llamó a las siete y media y dejó un recado para el señor Brown .
la señora Brown llegará el tres de diciembre a las seis menos cuarto .
¿ podría decirnos de dónde sale el autobús para Lisboa ?
¿ sabe cómo se va de la estación de metro a la biblioteca ?
cuando llegue a Colonia , voy a hacer senderismo por la montaña .
ya es hora de que mi mujer pregunte en la recepción .
nos hemos marchado sin pagar la cuenta .
la playa está delante de la torre .
el director dice que el acceso a internet está incluido en el precio .
en julio suele hacer mucho calor en Atenas .
después del desayuno quiero hacer senderismo por la montaña , pero antes tengo que recoger mi collar .
la sauna está cerrada .
el señor Dubois llamó a las seis y veinticinco y dejó un recado para la señora Walker .
mi compañero se queda hoy en el hotel porque está cansado .
se nos ha acabado la fruta ; la camarera de piso ha ido a comprar más .
¿ puede imprimir la lista de precios ?
nos quedamos con el apartamento cómodo .
solo viajo a Roma de Pascuas a Ramos .
¿ quién puede confirmar la reserva por correo electrónico ?
acabamos de llegar a Praga .
el castillo de Zúrich es más antiguo que el de Varsovia .
¿ dónde está la taza limpia ? ¿ podría traérnosla , por favor ?
desde el balcón se pueden ver el castillo y la plaza .
¿ se admiten gatos en las habitaciones ?
primero quisiera reservar una mesa para tres personas y después ir a la ópera .
¿ podría venir alguien a la habitación trescientos ocho ? el colchón es muy viejo .
cargue tres vasos de zumo de naranja a la cuenta de la habitación veintidós , por favor .
la falda que compramos es demasiado corta .
no me traiga todavía la sopa de verduras , por favor .
¿ puedes darme una habitación individual más barata con vistas al patio , por favor ?
el caballero no está satisfecho con el hotel .
ella sabe que el centro comercial está cerrado los miércoles .
¿ dónde está el jabón ? ¿ podría traérnoslo , por favor ?
la tortilla que los huéspedes pidieron está quemada .
estoy seguro de que los turistas se marcharán .
es posible que mi hermana espere en el bar .
mi compañero tiene suerte : puede ir al cine dentro de cuatro horas .
¿ cuándo quiere reservar una habitación cómoda ?
¿ dejaste tu carné de conducir en el coche el mes pasado ?
solo viajo a Granada de Pascuas a Ramos .
cuando llegue a Viena , voy a participar en la excursión .
de primero quisiéramos una sopa y de segundo carne con verduras .
antes de marcharme , quisiera comprar un billete para Barcelona .
si el tren está lleno , cogeré el próximo autobús .
el señor Navarro quisiera cambiar quinientos dólares por euros .
ni hablar de que mi marido pruebe el vino de la región .
si el miércoles hace buen tiempo , mis padres quieren hacer senderismo por la montaña .
¿ han encontrado un collar ? nos lo hemos dejado en la habitación doscientos quince .
pedí una sopa vegetariana . ¿ cuándo me la va a traer ?
mi hermano tiene treinta y nueve grados de fiebre y tos .
es una lástima que la lavadora sea demasiado ruidosa .
¿ podría preparar la cuenta de la habitación trescientos doce ? nos marchamos mañana .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del cajero automático .
la chaqueta caliente cuesta cinco euros , pero el vestido amarillo es más barato .
la recepcionista me despertará a las tres y veinte .
él solo viaja a Bruselas de Pascuas a Ramos .
el caballero vino a Roma para participar en la excursión .
aunque estoy resfriado , quiero comprar un cuaderno .
quisiéramos participar en la excursión y probar el vino de la región .
estamos a punto de comprar un billete para Atenas .
llegué tarde porque el autocar llevaba cinco minutos de retraso .
si el autocar lleva treinta minutos de retraso , mi hermano irá a pie .
un trozo de pastel cuesta seis euros con cincuenta .
lloverá mañana , por eso él va a quedarse en el hotel .
Varsovia es la ciudad más bonita que los turistas han visto nunca .
la comida de este restaurante es mejor que en el hotel , pero el servicio es lento .
no se olvide de llamar a la policía , por favor .
mi hija se ha dejado su bufanda roja en el autobús a Múnich .
¿ quiere hacer senderismo por la montaña o prefiere ir al teatro ?
lamentablemente no tenemos suites luminosas libres en junio .
pedimos una tabla de quesos grande . ¿ cuándo nos la va a traer ?
quisiera saber si el tren nocturno tiene coche restaurante .
me alegro de que mi compañero pueda recoger su mochila .
si el fin de semana hace buen tiempo , daré un paseo por el jardín del castillo .
se tarda tres horas en reparar la luz .
esta tarde mi hermano dará un paseo por el casco antiguo .
he perdido mi tarjeta de crédito y ahora tengo que rellenar un formulario .
¿ cuánto cuesta alquilar una barca por dos días ?
¿ es el garaje del hotel gratis ?
llámenos en cuanto el médico llegue , por favor .
quisiéramos un apartamento luminoso con televisor , por favor .
llego el viernes primero de julio a las doce y diez .
¿ cuánto cuesta una habitación familiar con baño por noche ?
si esta tarde hace demasiado frío , el señor Becker irá a la ópera .
¿ podría llamar a la policía , por favor ?
¿ le importaría hablar más despacio ?
buenas noches , ¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
cuando llegamos a Londres , el secador estaba estropeado .
cuando llegue a París , voy a hacer un picnic .
el apartamento que reservamos por teléfono está en la primera planta .
el camarero nos ha traído una sopa en lugar de un pastel de manzana .
quisiera un asiento en el coche restaurante para el domingo .
¿ tengo que hacer transbordo en Berlín o hay un tren directo ?
deme su billete de avión y firme aquí , por favor .
antes de marcharme , quisiera comprar unas tijeras .
quisiera carne con verduras y una taza de té .
una taza de café cuesta siete euros con cincuenta .
¿ podría decirnos a qué hora sale el autocar para Salzburgo ?
llegamos tarde porque el autocar estaba lleno .
necesitamos la confirmación de la reserva . ¿ nos la puede traer ?
me encantaría participar en el paseo en barco .
él tiene suerte : puede reunirse con unos amigos en la estación pronto .
quisiera beber algo porque tengo sed .
de la agencia de viajes al faro hay solo treinta minutos a pie .
el señor García sabe que la oficina de turismo está cerrada los viernes .
no se olvide de darnos una habitación individual grande con vistas a las montañas , por favor .
quisiéramos almorzar en la terraza .
¿ hay una habitación familiar grande libre del trece al veintitrés de enero ?
desde el jueves me duele la cabeza .
creo que me quedaré unos días más después del almuerzo .
cuando llegue a París , voy a ir a la ópera .
la señora López ha cancelado la reserva para el domingo .
mi mujer puede traer su perro .
mi hija solo viaja a Sevilla de Pascuas a Ramos .
quisiéramos comprar un sombrero negro y una postal .
¿ nos podemos llevar la guía de viajes ?
la señora García tiene que darse prisa porque el tren rápido para Hamburgo sale dentro de veinticinco minutos .
tengo que coger un taxi porque el tren rápido llevará cinco minutos de retraso .
tenemos que ir al banco antes de las doce y diez porque necesitamos dinero .
el tren de Múnich a Madrid lleva diez minutos de retraso .
¿ cuánto cuesta enviar un paquete a Italia ?
todas las habitaciones de la novena planta tienen cocina .
la guía quiere saber si la señora López quisiera quedarse unos días más mañana .
pienso que mi hermano preguntará en la recepción después del almuerzo .
mi hermana quiere comprar un billete para París .
¿ puede cambiar las sábanas , por favor ?
mis hijos vinieron a Salzburgo para visitar el palacio y la fortaleza .
estoy buscando mi llave del coche . ¿ la ha visto ?
no hace falta que me traiga la hoja de registro , el camarero ya me la ha dado .
la ventana no se puede abrir , y la plancha no funciona .
hay un error en la cuenta : no he tomado ninguna tortilla .
me quedo con la habitación individual .
¿ qué línea de metro va al museo de arte ?
antes de marcharnos , quisiéramos dejar nuestra llave de la habitación en la recepción .
antes de marcharme , quisiera pagar con tarjeta de crédito .
la guía quiere saber si nuestros amigos aparcarán su coche en el garaje después del almuerzo .
el faro es más grande que la torre .
¿ quisieras desayunar en la terraza esta tarde ?
¿ qué recomienda , la ensalada o el bocadillo frío ?
busco un hotel que esté cerca de la oficina de objetos perdidos .
¿ para el tren nocturno en Berlín ?
mi hijo acaba de darse cuenta de que la habitación no está lista .
del hospital a la exposición hay solo treinta minutos a pie .
la parada de autobús está a dos pasos del acuario .
no hay de qué , señora Fischer . ¡ feliz estancia en Madrid !
nuestros amigos quieren quedarse hasta el martes .
quería preguntarle si podría prestarme una guía de viajes .
el juez está todavía en el juzgado , no puedo hablar con él antes de las doce y veinte .
¿ cuándo sale el próximo tren para Barcelona ?
me llamo Rossi , tengo una reserva para esta noche .
¿ podría ayudarme con el equipaje , por favor ?
no he estado nunca en Bruselas , pero conozco bien Salzburgo .
la calefacción no funciona desde ayer .
estoy buscando mi maleta . ¿ la ha visto ?
una pregunta : ¿ por qué no fue a la playa ?
no se olvide de prestarnos una guía de viajes , por favor .
¿ qué vino va bien con la ensalada ?
un apartamento más barato cuesta cien euros por noche , y el servicio no está incluido .
el médico dice que el caballero tiene que beber mucha agua durante cuatro días .
me alegro de que ellos paguen la cuenta esta noche .
a mis padres les gustó mucho el concierto .
sería muy amable de su parte traerme una cuna .
hola , soy Rossi , de la habitación trescientos cuatro . quisiera pedir el desayuno .
llévenos a la oficina de objetos perdidos , por favor , tenemos prisa .
no sé si reservaremos un apartamento cómodo mañana .
¿ cuánto cuesta enviar un paquete a Portugal ?
me llamo Weber , tengo una reserva para hoy .
la ventana no se puede abrir , y el aire acondicionado está fuera de servicio .
el sótano para bicicletas abre a las tres y veinticinco .
no puedo dormir porque los niños hacen demasiado ruido .
desde esta mañana me duele la cabeza .
el trayecto dura tres horas y veinte minutos .
quisiéramos reservar una casa de vacaciones cómoda para seis personas del diez al veintitrés de septiembre .
si el tren nocturno está lleno , mis hijos cogerán el próximo tren .
quisiera reservar una mesa para seis personas junto a la ventana .
¿ tienen un apartamento luminoso para tres personas desde el jueves hasta el domingo ?
quisiera quejarme : la obra hace demasiado ruido y el apartamento es demasiado caluroso .
¿ puede la recepcionista llevar las maletas a la recepción ?
quisiéramos que nos despertaran a las dos y veinticinco , habitación trescientos uno .
¿ han encontrado un bolso ? me lo he dejado en la habitación trescientos uno .
una botella de agua cuesta seis euros con treinta .
quería preguntarle si podría llevar el equipaje al taxi .
la señora Moreno no come ni jamón ni champiñones .
hemos escrito una carta a nuestra hermana .
mi hermana tiene que darse prisa porque el tren para Zúrich sale dentro de veinte minutos .
¿ cuándo estará lista mi chaqueta blanca ?
mi hermana quisiera pagar con tarjeta , pero el aparato no funciona .
¿ puedes traerme un plato nuevo , por favor ?
aquí tiene su llave , señor Taylor . su habitación está en la primera planta .
aquí tiene su llave , señora Wagner . su habitación está en la segunda planta .
el tren nocturno para Granada sale a las cinco menos cuarto del andén catorce .
el secador de la habitación ciento uno está estropeado .
¿ está incluida la tasa turística en el precio o tengo que pagarla aparte ?
disculpe , ¿ cómo llegamos a la panadería ?
¿ puedes apagar la luz , por favor ?
antes de marcharme , quisiera comprar una pila .
del banco al hermoso faro hay solo veinte minutos a pie .
la sopa de tomate que mi mujer pidió está demasiado salada .
de eso ni hablar , señor Brown .
cargue una taza de té a la cuenta de la habitación dieciséis , por favor .
el bolso que la camarera de piso encontró en la habitación doscientos diez es de mi hermano .
acabo de darme cuenta de que la cafetera está fuera de servicio .
quisiéramos una suite bonita con escritorio y vistas al castillo .
quisiéramos reservar una mesa para dos personas para esta noche .
¿ a qué distancia está el hermoso mercado cubierto de aquí ?
¿ podría decirme si la media pensión es gratis ?
buenos días , ¿ qué vino va bien con el helado ?
la ventana no se puede abrir , y el frigorífico es demasiado ruidoso .
no vale la pena ir a la fiesta .
¿ podemos dejar aquí nuestro anillo hasta las siete y cuarto ?
¿ le importaría llevar el equipaje a la habitación ?
mañana me levantaré temprano .
el tren de Varsovia a Colonia lleva veinticinco minutos de retraso .
el hotel más barato de Colonia está en la estación .
la sopa de tomate está buenísima .
nuestros amigos están acostumbrados a cenar tarde .
buenas noches , soy Taylor , de la habitación trescientos cuatro . quisiera hablar con el director .
mis hijos piensan comprar un cuaderno .
¿ qué tiempo hace en Madrid en este momento ?
no hay de qué , señor Rossi . ¡ buen viaje !
la señora Weber sabe que la oficina de correos está cerrada los miércoles .
la sopa de tomate está fría .
¿ necesito receta para las gotas para los ojos ?
he perdido mi bolsa de viaje y mi móvil nuevo .
no creo que ella envíe una postal a Venecia más tarde .
lamentablemente no tenemos habitaciones familiares libres en enero .
mi hijo puede tener la habitación pequeña con televisor .
cuando lleguemos a Granada , vamos a visitar el museo .
quisiéramos saber si el autobús va a Madrid .
los pantalones que compré son demasiado grandes .
¿ sabe cuándo abre el acuario ?
le pedí a la recepcionista que cerrara la ventana , pero no ha pasado nada .
cargue tres vasos de leche a la cuenta de la habitación treinta y cuatro , por favor .
me alegro de que podamos ir al mercado más tarde .
estoy harto de la cola .
la señora quisiera coger un taxi porque tiene prisa .
el abrigo que la camarera de piso encontró en la habitación doscientos quince es de mi compañero .
he comprado chocolate para mi vecina .
¿ podría preparar la cuenta de la habitación once ? me marcho mañana .
la señora tiene que darse prisa porque el autobús para Colonia sale dentro de quince minutos .
¿ dónde está la cuna ? ¿ podría traérmela , por favor ?
¿ puedes firmar aquí , por favor ?
¿ cuánto se tarda en reparar la conexión a internet ?
tengo que pagar un ojo de la cara por la corbata azul .
buenas noches , ¿ sabe cómo se va de la panadería a la biblioteca ?
esta bolsa es muy ligera , pero la otra es pesada .
se tarda cinco horas en llegar a Berlín en autobús .
¿ perdió su abrigo el mes pasado ?
la señora Wagner se cambió a otra habitación .
tenemos que comprar un billete para Varsovia dentro de dos horas .
quisiéramos saber si el tren nocturno llega a Varsovia a la una menos cuarto .
en enero suele hacer mucho viento en Hamburgo .
los niños saben que la oficina de correos está cerrada los viernes .
¿ desea pagar por transferencia o con cheque , señor Wagner ?
ellos piensan reunirse con unos amigos en la estación .
no podemos dormir porque el frigorífico hace demasiado ruido .
queremos tomar algo en el bar .
tengo que pagar un ojo de la cara por la corbata más barata .
no estamos satisfechos con la habitación porque la escalera mecánica está fuera de servicio .
lamentablemente no tenemos apartamentos libres antes del dos de agosto .
¿ va este autobús a Londres ?
espero que mi hermana pueda hacer un picnic .
no se preocupe , señor Dubois , le despertaremos a las cinco .
lamentablemente el hotel está completo en enero .
disculpe , ¿ cómo llego a la embajada ?
¿ puede planchar esta blusa ? muchas gracias .
mi hermana tiene que hacer transbordo en Ginebra .
no tenemos hambre , pero quisiéramos un trozo de pastel .
tengo que hacer cola cinco horas en el aeropuerto .
¿ podría decirme si el concierto se celebra el treinta y uno de agosto ? gracias por su ayuda .
¿ sería posible que nos diera la llave de la habitación trescientos veinte ?
ellos han perdido su bolsa de viaje roja y su llave de la habitación .
me han robado el carné de identidad y los guantes rojos .
ya no tenemos fideos , pero puedo recomendarle la macedonia de frutas .
¿ conoce un buen restaurante cerca de la farmacia ?
tenemos muchas ganas de probar el pescado de la región el viernes .
no sé si puedo cancelar mi pedido a las seis menos veinte .
el médico dice que los huéspedes tienen que beber mucha agua durante dos días .
los huéspedes que están en la segunda planta quisieran prolongar su estancia .
ellos se han dejado su paraguas azul en el avión a Viena .
¿ cuánto cuesta alquilar una barca por tres días ?
se tarda seis horas en llegar a Bruselas en autobús .
¿ tienen una casa de vacaciones cómoda para dos personas para una noche ?
mi compañero quisiera cambiar ochenta francos suizos por euros .
hemos oído que el sótano para bicicletas está abierto hasta las siete y media .
me he dejado mi cámara nueva en el avión a Colonia .
no tenemos tiempo de comprar un cuaderno .
pienso ir al mercado .
he reservado un apartamento a nombre de Taylor .
¿ tienen una casa de vacaciones para seis personas desde el lunes hasta el domingo ?
reservamos una habitación doble para nueve noches .
tengo suerte : puedo visitar el ayuntamiento después del desayuno .
la familia Dubois se aloja aquí desde el trece de julio .
cuando llegamos a Berlín , el hervidor no funcionaba .
conocemos bien Granada .
¿ tienes prisa , Laura ?
¿ sabía que el seguro está incluido en el precio ?
el hotel en el que estuve en Bruselas tenía piscina .
¿ podría enseñarme en el mapa dónde está el ayuntamiento ? muchas gracias de antemano .
antes de salir de viaje , quisiera ir al teatro .
quisiéramos pan con mantequilla y un vaso de zumo de naranja .
el filete que mi hermano pidió está demasiado salado .
el tren de Salzburgo a Valencia lleva cinco minutos de retraso .
el castillo de Sevilla es más antiguo que el de Valencia .
queremos quedarnos nueve noches dentro de una hora .
nos quedamos con la habitación doble más barata .
no hace falta que me traiga la confirmación de la reserva , el director ya me la ha dado .
después del desayuno ella quiere alquilar una barca , pero antes tiene que preguntar en la recepción .
quisiéramos saber si el autocar llega a Colonia a las once y veinte .
el tren de Ginebra a París lleva veinticinco minutos de retraso .
cinco billetes de ida y vuelta a Granada para el dieciséis de diciembre , por favor .
si el sábado hace demasiado calor , voy a leer un libro .
cuando la camarera de piso habla italiano , me suena a chino .
¿ tenemos que hacer transbordo en Praga o hay un tren directo ?
ellos tienen una reserva .
¿ podría hacerme una foto , por favor ?
buenas noches , la señora Dubois no está hoy . ¿ quiere dejar un recado ?
¿ cuánto cuestan las entradas para el partido de fútbol del jueves ?
el caballero no tiene ganas de participar en la excursión .
mi hermana acaba de cancelar su reserva .
¿ cuánto cuesta una habitación más grande con caja fuerte por noche ?
el aire acondicionado no funciona desde esta mañana .
¿ podría enseñarme en el mapa dónde está el zoo ?
el libro que la camarera de piso encontró en la habitación treinta y cinco es de mis hijos .
el mejor hotel de Salzburgo está en el aeropuerto .
Granada es la ciudad más bonita que hemos visto nunca .
no se permite fumar en la octava planta .
quisiera descansar un poco porque estoy agotada .
el señor Rossi celebra su cumpleaños hoy ; quisiera encargar una tarta .
quisiera coger un taxi porque tengo prisa .
¿ podría enseñarnos en el mapa dónde está la exposición nueva ?
queremos cambiar de habitación porque el ascensor es demasiado ruidoso .
lo sentimos mucho , señora Fischer . el mozo vendrá inmediatamente .
¿ puedo abrir la ventana ?
ella acaba de cambiar dinero .
quisiéramos una habitación tranquila con caja fuerte y vistas al mar .
quería preguntarle si podría recomendarnos un buen hotel .
buenas noches , pedí una buena sopa de tomate . ¿ cuándo me la va a traer ?
mis hijos no están satisfechos con la habitación porque el armario no está limpio .
quisiéramos reservar una habitación familiar para cinco personas del cuatro al veintiuno de diciembre .
disculpe , ¿ cómo llego a la panadería ?
¿ dónde está el adaptador ? ¿ podría traérmelo , por favor ?
pregúntele a la señora Walker si quiere hacer senderismo por la montaña , por favor .
quisiera quejarme : el ascensor es demasiado ruidoso y la cama no está hecha .
la guía quiere saber si queremos marcharnos en julio .
queremos que mi hermano nade en el lago .
tengo que hacer transbordo en Atenas .
sería muy amable de su parte despertarme a las diez .
¿ cuánto cuesta el sombrero blanco del escaparate ?
mis padres han comprado una bufanda para su tío .
¿ dónde está el recibo ? - se lo enviaré dentro de quince minutos .
¿ me puede dar la llave de la habitación treinta ?
quisiera comprar una corbata y un cuaderno .
quiero cambiar de habitación porque el sofá es demasiado duro .
la recepcionista nos dará la llave de la habitación cuarenta y uno .
no creo que hablemos con el cocinero .
un apartamento cómodo cuesta quince euros por noche , y el servicio no está incluido .
¿ cuándo cierra el museo los lunes ?
si el fin de semana hace buen tiempo , vamos a alquilar un coche .
en París lleva cuatro días lloviendo .
espero que mi hermano se acueste temprano después del desayuno .
la señora Wagner llegará el diecisiete de abril a las dos menos cinco .
llame a un médico , por favor .
no creo que podamos cambiar las botas más baratas por otra cosa a la una .
mi hija necesita aspirina de la farmacia .
si mañana hace buen tiempo , ellos quieren hacer un picnic .
¿ dónde tenemos que hacer transbordo para ir a la parada de taxis ?
en la habitación veinticuatro huele a pescado .
pasamos cuatro días en Praga y dos días en Ginebra .
si el martes hace demasiado frío , mi hermano va a quedarse en el hotel .
¿ dura la conferencia seis horas ?
ellos quieren registrarse .
después de la cena quiero dar un paseo por la rosaleda , pero antes tengo que reservar una habitación doble .
la cuenta asciende a veinticinco euros , incluido el minibar .
la habitación que reservamos en febrero no está lista .
espero que nuestros amigos puedan acostarse temprano el lunes a las cuatro menos cinco .
nos gusta mucho la exposición .
ellos querían nadar en el lago hace una hora .
todavía no hemos recibido la lista de precios . ¿ podría enviárnosla ?
la comida de este restaurante es mejor que en el hotel , pero el servicio es malo .
el concierto que queríamos ver ya ha empezado .
el vuelo de Londres fue cancelado por la tormenta .
la cena se sirve a partir de las ocho en el jardín .
¿ quién puede abrir la ventana ?
ella acaba de recoger su bufanda .
él tuvo que hablar con el director .
hemos oído que el gimnasio está cerrado .
como el autobús llega con retraso , no llegaré hasta las doce menos cuarto .
el señor Schmidt no tiene ganas de dar un paseo por el parque .
¿ cuánto dura el viaje de Viena a Múnich ?
mi hijo visitará el zoo y la famosa fortaleza .
tengo que pagar un ojo de la cara por la chaqueta negra .
¿ cuándo quisiera aparcar su coche en el garaje ?
preferiríamos una suite más barata que tenga terraza .
ya es hora de que mi mujer pague la cuenta .
mi hijo quiere cambiar de habitación porque la lavadora es demasiado ruidosa .
la limpieza final está incluida en el precio .
el técnico que reparó la ducha trabajó bien .
debe de ser un error : reservamos una habitación familiar bonita , no un apartamento pequeño .
la habitación doble que reservamos por teléfono está en la primera planta .
¿ podríamos dejar la habitación a la una ?
el señor Moreno llamó a las tres menos diez y dejó un recado para el señor Miller .
para mí una ensalada grande y una taza de té , por favor .
la señora Schmidt vino a Venecia para fotografiar el teatro .
no se preocupe , señora Navarro , repararemos el inodoro .
sé que el supermercado está cerrado los martes .
el huésped de la habitación cuarenta y tres todavía no ha pagado .
si el lunes llueve , veremos la televisión .
visitaré el castillo .
un billete de ida y vuelta a Salzburgo , por favor , en segunda clase .
estamos de mal humor porque hace mucho viento hoy .
estamos hartos de esperar .
quisiera un apartamento grande con bañera , por favor .
suelo levantarme a las seis .
la señora Dubois se interesa por la historia .
la habitación doble que mi compañero reservó en octubre no está lista .
disculpe , ¿ puedo dejar aquí mi bufanda hasta las cuatro y veinte ?
no puedo dormir porque la cama es demasiado pequeña .
la cafetera no funciona desde ayer .
se tarda cuatro horas en llegar a Berlín en autobús .
nos interesa la torre . ¿ hay una visita guiada en alemán ?
mi hermano tiene muchas ganas de probar el queso de la región mañana .
aquí tiene su pasaporte , señor Weber . su habitación está en la primera planta .
el primero de julio perdí el avión . ¿ qué debería hacer ?
el señor Becker quiere reservar una mesa para cinco personas .
un taxi a la estación de metro cuesta unos dieciséis euros .
¿ sería posible que nos trajera un vaso de vino tinto ?
hasta que lleguen mis hijos , queremos fotografiar la exposición .
deme su pasaporte y firme aquí , por favor .
quisiéramos un asiento junto a la ventana para Londres .
lloverá , por eso los niños verán la televisión .
quisiéramos siete entradas para la película del once de marzo .
como el autocar lleva veinticinco minutos de retraso , no llegaré hasta la una y diez .
lamentablemente no tenemos suites libres antes del tres de junio .
todas las habitaciones de la segunda planta tienen balcón .
nadie pudo decirnos dónde está la gasolinera .
quisiera comprar un cuaderno y fotografiar el faro .
primero mi marido quisiera dejar su bolso verde en la recepción y después probar el pescado de la región .
siento que ellos hayan perdido el autobús .
el huésped de la habitación dos ha pedido el desayuno .
¿ visitó la torre la semana pasada ?
la señora López quisiera acostarse temprano porque está cansada .
buscamos un hotel que esté cerca de la farmacia .
para mí una buena sopa de verduras y cuatro vasos de cerveza , por favor .
mi hermana no tiene ganas de reunirse con unos amigos en la estación .
es importante que mi mujer prolongue su estancia hoy .
perdí mi billete de avión y ahora tengo que rellenar un formulario .
¿ quisiera ir a bailar ?
quisiera quejarme : el colchón no está limpio y el cuarto de baño está mojado .
quisiéramos pescado con patatas y una taza de café .
la estación está detrás del palacio .
un taxi a la gasolinera cuesta unos seis euros .
¿ podría pasarnos la pimienta , por favor ?
¿ cuánto cuesta alquilar una motocicleta por siete días ?
el zoo está abierto desde las siete y media hasta las siete , pero los sábados está cerrado .
¿ podría decirnos si la media pensión cuesta cuarenta euros al día ?
me gusta mucho la fortaleza antigua .
enséñenos el camino a la oficina de objetos perdidos , por favor .
¿ sería posible que nos diera una habitación pequeña con vistas al mar ?
las botas cómodas cuestan un ojo de la cara .
quisiera reservar una habitación familiar para dos personas del primero al diecinueve de junio .
mi hijo tiene que coger un taxi porque el autobús llegará demasiado tarde .
tengo muchas ganas de ir a bailar mañana .
cuando llegué a Londres , la bañera era muy vieja .
el taxi que el señor Weber pidió para las siete y cuarto todavía no ha venido .
cuando la recepcionista habla español , me suena a chino .
tengo que darme prisa porque el tren nocturno para Varsovia sale dentro de cinco minutos .
pedí una sopa de verduras . ¿ cuándo me la va a traer ?
cuando lleguemos a Valencia , vamos a visitar el museo y el faro antiguo .
hemos reservado una habitación más grande a nombre de Walker .
los niños dejaron su tarjeta de crédito en la habitación ayer .
Paul , ¿ puedes prestarme trescientos euros ?
quisiéramos una habitación bonita con chimenea , por favor .
la señora quiere pagar en efectivo .
¿ tomaste algo en el bar hace cinco horas ?
mañana ella no quiere traer su gato .
el aeropuerto está enfrente del ayuntamiento .
no podemos dormir porque el apartamento es demasiado frío .
mis hijos son alérgicos al pescado .
nuestros amigos tienen muchas ganas de tomar algo en el bar el fin de semana .
quisiera un asiento en primera clase para el sábado .
¿ sabía que la torre merece una visita ?
¿ cuánto cuestan las entradas para la visita guiada del sábado ?
¿ podemos dejar aquí nuestro bolso marrón hasta las cuatro y media ?
el viernes a las once voy a almorzar en la habitación .
la ventana no se puede abrir , y el colchón es demasiado pequeño .
¿ podría ponerme con la habitación cuarenta y cinco y confirmar la reserva por correo electrónico ?
¿ hay una playa cerca de aquí ?
el trayecto dura tres horas y cuarenta minutos .
llame a un médico , por favor , mi mujer ha tenido un accidente .
ni hablar de que mi compañero vaya a la playa .
necesitamos algo para el dolor de cabeza .
el tren para París sale a las seis y media del andén doce .
lamentablemente no tenemos habitaciones dobles más baratas libres en enero .
¿ han encontrado una mochila ? me la he dejado en el comedor .
buenas noches , ¿ sabe cuándo abre el acuario ?
mis padres no comen ni champiñones ni pescado .
al señor López le gusta mucho el ayuntamiento .
quisiera ir al mercado y dar un paseo por el bosque .
hola , soy López , de la habitación ciento doce . necesito una manta adicional .
¿ cuándo cierra la biblioteca los domingos ?
hola , ¿ podría enseñarnos en el mapa dónde está el mercado cubierto ?
él quisiera descansar un poco porque está agotado .
¿ sabía que la tasa turística cuesta veintinueve euros al día ?
cuando la camarera de piso habla inglés , me suena a chino .
mi mujer piensa ir a nadar .
pienso ir a la playa .
el autobús llega a Colonia a las siete y veinte .
¿ qué tiempo hace en Barcelona en este momento ?
¿ puedes rellenar el formulario , por favor ?
la cuenta asciende a treinta y cuatro euros , incluido el acceso a internet .
no tengo ganas de comprar un cuaderno .
mi hijo tiene que pagar un ojo de la cara por las botas .
¿ quieres probar el queso de la región o prefieres tomar algo en el bar ?
el médico dice que mis padres tienen que tomar las pastillas durante tres días .
quisiéramos que nos despertaran a las ocho y media , habitación trescientos doce .
quisiera una habitación individual grande con cocina , por favor .
el tren regional parará en todas las estaciones .
¿ sabe cómo se va de la oficina de objetos perdidos al famoso mercado cubierto ?
hará mucho frío esta noche , por eso iremos a la ópera .
mi hijo perdió el enlace en Colonia porque el tren estaba lleno .
somos alérgicos a los huevos .
el señor Wilson ha cancelado la reserva para el lunes .
si el tren nocturno lleva cuarenta y cinco minutos de retraso , perderé el avión .
la blusa cuesta veintinueve euros , pero las botas son más baratas .
el trayecto dura tres horas y veinticinco minutos .
¿ puedes hablar más despacio , por favor ?
necesitamos la hoja de registro . ¿ nos la puede traer ?
aunque llueve , nuestros amigos quieren alquilar una bicicleta .
si el fin de semana hace buen tiempo , queremos dar un paseo por la rosaleda .
hasta que lleguen los huéspedes , queremos visitar la famosa biblioteca .
¿ por qué no puedes marcharte ?
dudo que vayamos en tren nocturno a Roma más tarde .
¿ qué tiempo hace en Madrid en julio ?
quiero que mi compañero compre un mapa .
el desayuno se sirve a partir de las ocho y cuarto en la terraza .
el autocar sale a las diez y veinte .
¿ podríamos dejar la habitación a las doce y media ?
¿ sabe cómo se va de la librería al monasterio ?
el trayecto dura una hora y diez minutos .
estoy seguro de que pagaremos con cheque mañana a la una .
quisiera cambiarme a otra habitación .
¿ podría darnos una habitación familiar con vistas al lago , por favor ? muchas gracias .
camarero , pedí una ensalada , pero me ha traído una tortilla pequeña .
él quisiera tomar algo en el bar y visitar el teatro y el famoso castillo .
mi hija tiene que coger un taxi porque el tren llega con retraso .
he perdido el autobús del aeropuerto .
el camarero nos ha traído una pizza en lugar de una sopa de verduras fría .
iremos en autobús a Sevilla la próxima semana .
debe de ser un error : reservé un apartamento cómodo , no una habitación familiar grande .
¿ dónde está el contrato ? - se lo enviaré mañana .
el secador no funciona desde el domingo .
mi hija quiere comprar una pila .
¿ podría enseñarme en el mapa dónde está la exposición ?
preferiríamos un apartamento que tenga televisor .
una botella de agua cuesta ocho euros con noventa .
mis padres han olvidado su móvil en el restaurante y ahora tienen que rellenar un formulario .
cuando llegué a Edimburgo , la habitación estaba sucia .
¿ puedes traerme un vaso limpio , por favor ?
¿ a qué hora sale el tren rápido para Hamburgo ?
el famoso teatro , que está a quince minutos de aquí , merece una visita .
el bolso cuesta un ojo de la cara .
cuando llegamos a Colonia , la habitación olía a humo .
quisiera cambiarme a otra habitación dentro de cinco días .
¿ está incluida la media pensión en el precio o tenemos que pagarla aparte ?
sería muy amable de su parte hacerme una foto .
mis padres quisieran cambiar cincuenta francos suizos por euros .
¿ qué recomienda , la buena sopa de pescado o la pizza grande ?
el cajero automático está fuera de servicio .
¿ qué día es hoy ? - hoy es miércoles , cinco de noviembre .
el señor Rossi está esperando el tren rápido para Hamburgo .
una habitación familiar pequeña cuesta cinco euros por noche , y el minibar no está incluido .
el tren de Bruselas a Hamburgo lleva diez minutos de retraso .
quisiera quejarme : la lavadora es demasiado ruidosa y el cuarto de baño es demasiado frío .
nuestros amigos quisieran comprar una corbata azul y una guía de viajes .
si el tren nocturno está lleno , llamaré al hotel .
le encantaría nadar en el lago .
el caballero quiere cambiar de habitación porque la cama supletoria no está hecha .
no creo que podamos desayunar en la habitación .
el trayecto dura una hora y cincuenta minutos .
¿ podría darnos el número de teléfono de la estación ?
¿ dónde está el contrato ? - se lo enviaré dentro de cuarenta minutos .
aunque estoy enfermo , quiero reunirme con unos amigos en la estación .
me alegro de que podamos acostarnos temprano .
buenas noches , necesito el recibo . ¿ me lo puede traer ?
el abrigo que ellos compraron es demasiado pequeño .
estoy seguro de que mi marido probará el queso de la región .
en junio suele hacer mucho calor en Lisboa .
el señor Weber llamó a las seis y veinticinco y dejó un recado para la señora Rossi .
no sé si puedo dar un paseo por el parque dentro de diez minutos .
como el tren rápido lleva cincuenta minutos de retraso , no llegaré hasta las once y media .
la carta que envié a Praga todavía no ha llegado .
no me traiga todavía la sopa de tomate , por favor .
en junio suele hacer mucho calor en Roma .
tome la segunda calle a la derecha y verá el zoo delante de usted .
buenas noches , señor Dubois . ¿ ha tenido un buen viaje ?
mi hija está buscando su llave . ¿ la ha visto ?
el acuario está abierto desde las diez y cuarto hasta las siete y cuarto , pero los domingos está cerrado .
el tren nocturno para Roma sale a las tres y veinte del andén dieciocho .
mis hijos llegaron tarde porque el autocar llegó demasiado tarde .
¿ dónde está la lista de precios ? - se la traeré inmediatamente .
¿ podría venir alguien a la habitación trescientos veinte ? el teléfono está estropeado .
no sé si mis padres pueden quedarse hasta el miércoles .
el médico dice que mi hijo tiene que beber mucha agua durante seis días .
¡ buen provecho ! el helado es la especialidad de la casa .
cuando lleguemos a Bruselas , vamos a participar en el curso de idiomas .
una habitación doble luminosa cuesta nueve euros por noche , y el servicio no está incluido .
lo sentimos mucho , señor García . el técnico se ocupará de ello inmediatamente .
me quedo con el apartamento .
la señora López va a cambiar dinero mañana por la mañana .
mi mujer no tiene ganas de hacer un picnic .
es importante que mi mujer cambie el bañador por otra cosa antes de las once y cuarto .
estoy seguro de que mi hermana se levantará temprano a las diez y media .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante de la oficina de correos .
en Ginebra lleva tres días lloviendo .
no sé si podemos trabajar en la biblioteca mañana a las tres menos cuarto .
quería preguntarle si podría explicarme la confirmación de la reserva .
el sombrero cuesta setenta euros , pero el sombrero más barato es más barato .
no puedo dormir porque el colchón es demasiado corto .
aunque nieva , quiero dar un paseo por el casco antiguo .
el médico dice que mi compañero tiene que quedarse en la cama durante seis días .
lamentablemente el hotel está completo en octubre .
¿ sale el autobús a las ocho y media ?
¿ tienen un apartamento para tres personas para dos noches ?
necesitamos algo para la fiebre .
¿ qué autobús va al monasterio ?
lléveme a la farmacia , por favor , tengo prisa .
disculpe , ¿ qué hora es ? - son las tres y media .
acabamos de cancelar nuestra reserva .
no se olvide de reservarme una mesa junto a la ventana , por favor .
no vale la pena visitar la iglesia .
¿ podría decirme si la piscina está cerrada ? gracias por su ayuda .
¿ hay alguien aquí que hable inglés ? mi hija no habla italiano .
la oficina de turismo está detrás de la torre .
tres billetes de ida y vuelta a Varsovia para el veintiocho de julio , por favor .
¿ está incluido el desayuno en el precio o tengo que pagarlo aparte ?
tenemos que coger un taxi porque el autobús estará lleno .
el autobús irá a Bruselas .
quisiera cambiar cien francos suizos por euros .
espero que mis hijos puedan descansar un poco .
en la carta no hay ningún plato caliente .
lo sentimos mucho , señor Wagner . la camarera de piso se ocupará de ello inmediatamente .
lo sentimos mucho , señor Weber . la camarera de piso vendrá inmediatamente .
sé la contraseña .
nevará , por eso nos acostaremos temprano .
hemos olvidado cambiar nuestro vuelo .
no podemos dormir porque el colchón es demasiado pequeño .
prolongamos nuestra estancia .
él quisiera pagar con tarjeta , pero el aparato no funciona .
el huésped de la habitación veinticinco todavía no ha pagado .
esta maleta es muy ligera , pero la otra es pesada .
necesitamos la hoja de registro . ¿ nos la puede dar ?
el tren nocturno para Praga sale a las cuatro y veinte del andén quince .
mi reloj va atrasado ; ya son las ocho y diez .
¿ cuándo sale el último tren regional para Madrid ?
hemos oído que la tasa turística está incluida en el precio .
el barco zarpa a las dos .
ella suele levantarse a las seis .
quiero que el taxista traiga la cuenta .
el enchufe no funciona .
la película empieza a las siete .
aunque él está resfriado , quiere nadar en el lago .
ayer por la tarde olvidé mi móvil en el restaurante . ¿ qué debería hacer ?
ella está esperando el autobús para Lisboa .
estoy seguro de que volaremos a Berlín mañana por la mañana .
¿ se admiten perros en el restaurante ?
no hay agua en la habitación doscientos uno .
quisiera quejarme : la lavadora es demasiado ruidosa y la luz no funciona .
quisiera reservar una habitación doble más barata para una noche .
el médico dice que la señora tiene que beber mucha agua durante dos días .
¿ han encontrado un diario ? me lo he dejado en el bar .
el señor Weber llamó a las diez menos cuarto y dejó un recado para la señora Miller .
la calefacción de mi habitación está estropeada .
mi compañero no tiene hambre , pero quisiera una ensalada pequeña .
estamos de buen humor porque llueve hoy .
todas las habitaciones de la octava planta tienen balcón .
¿ dónde está la cuna ? ¿ podría traérnosla , por favor ?
el señor Dubois no está hoy . ¿ quiere dejar un recado ?
mis hijos acaban de cambiar la camisa por otra cosa .
me han robado el pasaporte y el libro .
el partido que la señora Miller quería ver fue ayer .
no sé si cambiaremos nuestro vuelo .
quisiera comprar una falda más larga y chocolate .
la señora Becker llamó a las nueve y dejó un recado para la señora Wagner .
antes de salir de viaje , mis hijos quisieran visitar la iglesia .
la cama es demasiado corta .
deme un apartamento con vistas al puerto , por favor .
¿ quién puede llevar las maletas al ascensor ?
mi hermano está esperando el tren rápido para Londres .
¿ nos puede enseñar el camino al banco ?
estoy seguro de que el caballero se duchará después del almuerzo .
el despertador no funciona desde el miércoles .
el camarero que habla alemán está hoy enfermo .
después de la cena la señora Navarro quiere probar el pescado de la región , pero antes tiene que cambiar su vuelo .
mi mujer quiere cambiar de habitación porque el cuarto de baño está sucio .
el señor Wagner llegará el primero de junio a las seis menos cuarto .
mi hijo quiere cambiar de habitación porque la bañera es muy vieja .
en Praga llueve a cántaros , por eso vamos a tomar algo en el bar .
¿ tenemos que hacer transbordo en Lisboa o hay un tren directo ?
¿ de dónde eres , Laura ? - soy de Austria .
perdimos el enlace en Salzburgo porque el autobús llevaba veinticinco minutos de retraso .
el billete a Praga cuesta ciento veinte euros , pero el señor Rossi solo tiene un billete de cien euros .
el señor Miller ha cancelado la reserva para el jueves .
he reservado una habitación familiar a nombre de Miller .
a los niños les encantaría visitar el teatro antiguo .
¿ podría llevar el equipaje a la habitación y reparar la caja fuerte ?
¿ podemos dejar aquí nuestra llave de la habitación hasta las diez menos cuarto ?
hola , ¿ fuiste al dentista ?
la suite que reservamos en abril es demasiado cara .
¿ sale el tren a las dos y media ?
no se preocupe , señora Dubois , le pediremos un taxi .
se tarda una hora en reparar el televisor .
los niños han escrito una carta a su familia .
¿ podría decirme si el castillo abre a las cuatro menos cuarto ?
no me traiga todavía la sopa de tomate fría , por favor .
la luz de mi habitación no funciona .
no hay de qué , señor Serrano . ¡ feliz estancia en Bruselas !
primero él quisiera preguntar en la recepción y después alquilar un coche .
preferiríamos un apartamento más grande que tenga escritorio .
nos interesa la famosa fortaleza . ¿ hay una visita guiada en francés ?
el señor Weber llegará el cuatro de abril a las siete y media .
el pronóstico dice que va a hacer mucho frío esta tarde .
quisiera una habitación individual cómoda con bañera y vistas al parque .
cuando llegué a Zúrich , el cuarto de baño olía a humo .
hola , ¿ qué tiempo hace en París hoy ?
le pedí a la recepcionista que me despertara a las cuatro menos cuarto , pero no ha pasado nada .
¿ sabe cómo se va del hospital al famoso mercado cubierto ?
si el domingo hace buen tiempo , iré al mercado .
ayer desayunamos en la habitación .
ni hablar de que nuestros amigos hagan un picnic .
no he estado nunca en Venecia , pero conozco bien Edimburgo .
mis padres quisieran fotografiar el teatro y hacer un picnic .
quisiera pescado con patatas y ocho vasos de vino blanco .
se nos ha acabado el vinagre ; el director ha ido a comprar más .
la estación de metro está a dos pasos del mercado cubierto .
de primero quisiéramos una sopa y de segundo patatas con queso .
lamentablemente no tenemos habitaciones más baratas libres en octubre .
¿ hay alguien aquí que hable alemán ? mis hijos no hablan español .
quiero que me enseñe la habitación familiar .
quisiera reservar un apartamento grande para cuatro personas del trece al veinticinco de noviembre .
aunque estoy enfermo , quiero comprar una postal .
el fin de semana ella va a enviar un paquete a Varsovia .
la señora Serrano celebra su aniversario de boda el lunes ; quisiéramos encargar una botella de vino .
si el miércoles hace demasiado frío , nuestros amigos quieren acostarse temprano .
la mujer con la que hablamos esta mañana era muy amable .
pregúntele a la señora Serrano si quiere ir al mercado , por favor .
buenas noches , si no es mucha molestia , ¿ podría pedirme un taxi ?
¿ a qué hora sale el tren rápido para París ?
el pronóstico dice que estará nublado esta noche .
espero que nuestros amigos puedan comprar un cepillo de dientes .
mi hermano necesita unas gotas para los ojos de la farmacia .
¿ puede reservarme una mesa junto a la ventana , por favor ?
el caballero está de buen humor porque quiere nevar .
mis hijos toman café en el desayuno , pero yo prefiero chocolate caliente .
camarero , pedí un bocadillo , pero me ha traído un pastel de manzana .
¿ podría decirnos si el baile se celebra el trece de julio ?
ya no tenemos huevos , pero puedo recomendarle la sopa de tomate .
mi hermana no tiene tiempo de dar un paseo por la rosaleda .
quisiera cambiar ciento cincuenta dólares por euros .
la iglesia está abierta desde las seis y cuarto hasta las seis y media , pero los jueves está cerrada .
quiero que abra la ventana .
quisiéramos reservar una habitación familiar para tres personas del cinco al diecisiete de julio .
cargue cuatro vasos de agua mineral a la cuenta de la habitación cincuenta , por favor .
antes de marcharme , quisiera cambiar la corbata azul por otra cosa .
la tortilla está buenísima .
¿ qué tranvía va al acuario ?
mi hermano se ha roto la mano y tiene que ir al hospital .
¿ podría preparar la cuenta de la habitación cuarenta y nueve ? nos marchamos mañana .
¿ puede imprimir el contrato , por favor ?
no hemos estado nunca en Sevilla , pero conocemos bien Salzburgo .
perdimos el enlace en Viena porque el tren nocturno llevaba cuarenta y cinco minutos de retraso .
la pizza que pedí está quemada .
quisiéramos un asiento en el coche restaurante para el jueves .
ellos se han quedado nueve noches .
la llave que la camarera de piso encontró en el cuarto de baño es de mi hija .
hemos perdido nuestra tarjeta de crédito y ahora tenemos que ir a la oficina de objetos perdidos .
no sé si puedo levantarme temprano mañana por la noche .
queremos que mis hijos visiten el famoso faro y el hermoso castillo .
se tarda veinte minutos en preparar la pizza pequeña .
¿ hay una habitación doble libre del primero al diez de marzo ?
no puedo dormir porque los huéspedes de la habitación de al lado escuchan música alta .
cargue siete vasos de agua mineral a la cuenta de la habitación ciento dos , por favor .
el mozo nos pondrá con la habitación cuatrocientos diez .
¿ sabe cómo se va de la agencia de viajes al zoo ?
me quedaré dos noches .
el señor Schmidt llegará el veintitrés de julio a las tres .
quisiera que me despertaran a las seis y media , habitación cincuenta y tres .
si mañana hace buen tiempo , él va a nadar en el lago .
¿ cuánto dura el trayecto de Bruselas a Zúrich ?
ellos quieren hacer un picnic en lugar de ir a bailar .
la cuenta asciende a treinta y cinco euros , incluida la tasa turística .
el caballero perdió el enlace en Lisboa porque el autocar llegó demasiado tarde .
he alquilado un coche .
la catedral , que está a quince minutos de aquí , merece una visita .
¿ le importaría reservarnos una mesa junto a la ventana ?
Anna , ¿ puedes prestarme ciento cincuenta euros ?
todas las habitaciones de la segunda planta tienen baño .
después del desayuno él quiere ir al cine , pero antes tiene que cambiar su vuelo .
pienso que mis padres se levantarán temprano esta tarde .
quisiéramos una habitación individual más barata con terraza y vistas a la plaza .
hablo francés , pero no entiendo el italiano .
me llamo Moreno , tengo una reserva para hoy .
después del desayuno queremos ir a bailar , pero antes tenemos que cancelar nuestra reserva .
hemos comprado chocolate para nuestra vecina .
estoy seguro de que iré a nadar más tarde .
hablo español , pero no entiendo el alemán .
quiero que repare el teléfono .
se tarda cinco horas en llegar a Londres en coche .
¿ sabe a qué hora abre el mercado cubierto ?
siete billetes de ida y vuelta a Barcelona para el tres de agosto , por favor .
quisiéramos reservar una mesa para cuatro personas para esta noche .
el tren de Múnich a Zúrich lleva veinticinco minutos de retraso .
necesito algo para la fiebre .
mi compañero perdió el enlace en Salzburgo porque el tren nocturno llegó demasiado tarde .
primero mi compañero quisiera pagar con tarjeta de crédito y después ir a nadar .
el autobús va a Londres .
no vale la pena visitar la fortaleza .
dentro de cinco días tenemos que cambiar nuestro vuelo .
quiero que me traiga una toalla y un cenicero .
los huéspedes quisieran pagar con tarjeta , pero el aparato no funciona .
hasta que llegue mi hija , quiero hacer un picnic .
creo que podemos cambiar dinero mañana por la mañana .
quisiéramos una habitación doble con bañera y vistas al casco antiguo .
quiero que nos traiga una taza y un cuchillo .
el señor Fischer llamó a las once y dejó un recado para la señora Serrano .
primero quisiera preguntar en la recepción y después comprar unos recuerdos .
el domingo mi hijo tiene que comprar un billete para Viena .
ella quisiera ir a la playa y comprar unas postales .
ni hablar de que mis padres vayan a la playa .
tome la tercera calle a la derecha y verá el castillo delante de usted .
ni hablar de que mi hermano fotografíe la hermosa torre .
quiero dar un paseo por el bosque en lugar de ir a nadar .
no creo que mi hermano pueda trabajar en la biblioteca .
¿ dónde está la toalla ? ¿ podría traérnosla , por favor ?
¿ cuánto se tarda en reparar la radio ?
la señora Dubois vino a Londres para hacer senderismo por la montaña .
cuando llegué a Salzburgo , el frigorífico no funcionaba .
una habitación familiar cuesta veintidós euros por noche , y el aparcamiento está incluido .
cuando el director habla francés , me suena a chino .
¿ dónde tengo que bajar para ir a la parada de taxis ?
pregúntele a la señora López si quiere ir de compras , por favor .
los niños aparcaron su coche en el garaje ayer .
tengo que darme prisa porque el autobús para Lisboa sale dentro de veinticinco minutos .
cuando llegue a Bruselas , voy a participar en la conferencia .
del hospital al zoo hay solo cuarenta y cinco minutos a pie .
hay un error en la cuenta : no he tomado ningún filete .
hay una postal sobre la mesa de la habitación ciento diez .
el barco va a Lisboa .
la parada de autobús está detrás del teatro de la ópera .
me alegro de que mi compañero pueda preguntar en la recepción .
¿ llega el ferry a Hamburgo a las diez y cuarto ?
avísenos en cuanto el autobús llegue , por favor .
el tren rápido parará en Berlín .
perdí el enlace en Múnich porque el tren llegó demasiado tarde .
el teléfono no funciona desde esta mañana .
el autocar llega a Lisboa a las doce y cinco .
¿ dónde está el papel de carta ? ¿ podría traérmelo , por favor ?
mi hermano ha roto el vaso . ¿ qué debería hacer ?
¿ sabe cómo se va del aeropuerto al museo de arte ?
¿ tienen una suite para ocho personas hasta el sábado ?
la farmacia está a dos pasos del museo de arte .
mi hija tiene treinta y nueve grados de fiebre y dolor de cabeza .
son treinta y dos euros . - quédese con el cambio .
una pregunta : ¿ dura la visita guiada dos horas ?
hemos comprado un libro para nuestra abuela .
se tarda veinte minutos en preparar el helado .
Viena es la ciudad más bonita que hemos visto nunca .
el hospital está a dos pasos del monasterio .
¿ quiere traer su perro el fin de semana ?
¿ podría uno de sus compañeros traerme la hoja de registro ?
su habitación está en la quinta planta , al final del pasillo .
antes de marcharnos , quisiéramos reservar un apartamento más grande .
hola , ¿ quiere visitar el palacio o prefiere fotografiar el teatro ?
la conexión a internet no funciona .
antes de marcharme , quisiera dejar mi abrigo en la recepción .
se tarda diez minutos en preparar la tabla de quesos .
¿ podríamos dejar la habitación a la una y diez ?
¿ hay una suite tranquila libre del siete al doce de junio ?
no entendemos la cuenta .
¿ hay alguien aquí que hable francés ? nuestros amigos no hablan alemán .
la corbata cuesta veintitrés euros , pero la chaqueta más barata es más barata .
hasta que lleguen los turistas , quiero tomar algo en el bar .
primero mi compañero quisiera cancelar su pedido y después dar un paseo por el parque .
llegué tarde porque el tren fue cancelado .
hola , ¿ necesito receta para el jarabe para la tos ?
el tren nocturno para Ginebra sale a las siete del andén ocho .
como el tren está lleno , no llegaré hasta las doce .
si el tren rápido está lleno , mi marido tiene que coger un taxi .
la exposición nueva , que está a cinco minutos de aquí , merece una visita .
¿ cuántas botellas necesita ? - cinco , por favor .
temo que el tren llegue demasiado tarde .
el tren de Roma a Berlín lleva cuarenta y cinco minutos de retraso .
el huésped de la habitación veintisiete ha pedido el desayuno .
queremos ir al dentista .
la mochila roja que la camarera de piso encontró debajo de la cama es de los huéspedes .
mi marido quisiera comprar un bañador negro y un mapa .
¿ por qué no quiere cancelar su pedido ?
tengo que ir al dentista .
el señor Taylor celebra su cumpleaños el viernes ; quisiéramos encargar flores .
quisiéramos reservar una suite para dos personas del cuatro al trece de noviembre .
no hay vasos en la habitación catorce .
puede localizar al caballero por teléfono : cero cero cero cinco cuatro .
tengo que darme prisa porque el tren rápido para Praga sale dentro de veinticinco minutos .
estamos esperando el tren para Lisboa .
llame al señor Wagner al siete seis cinco uno cuatro , por favor .
suelo levantarme a las seis y cuarto .
mi compañero ha comprado un juguete para su profesor .
el tren de Praga a Zúrich lleva cuarenta minutos de retraso .
necesitamos la cuenta . ¿ nos la puede dar ?
llegamos tarde porque el tren fue cancelado .
no estamos satisfechos con la habitación porque el sofá es demasiado pequeño .
tenemos suerte : podemos comprar una postal mañana .
la carta que envié a Londres todavía no ha llegado .
¿ puedo probarme el bañador más barato ?
la falda verde cuesta siete euros , pero la falda es más barata .
si el fin de semana hace buen tiempo , mis padres quieren nadar en el lago .
los huéspedes que llegaron ayer se han quejado .
nos encantaría nadar en el lago .
aunque hace mucho frío , el señor Navarro nadará en el lago .
hay que lavar estas camisas antes del sábado .
no puedo dormir porque el ascensor hace demasiado ruido .
el señor Schmidt piensa ir al teatro .
tenemos muchas ganas de ir a la playa mañana .
el hotel en el que estuvimos en Edimburgo no era tan caro .
¿ quién puede cambiarme doscientos euros ?
mi reloj va atrasado ; ya son las siete y cuarto .
el señor Walker llamó a la una menos cuarto y dejó un recado para la señora Wilson .
el hotel en el que él estuvo en Atenas era más cómodo .
tengo que hacer cola tres horas en el aeropuerto .
es posible que mis padres traigan su gato el miércoles .
estoy buscando mi mochila marrón . ¿ la ha visto ?
quería preguntarle si podría llamar a un médico .
disculpe , ¿ qué hora es ? - son las doce .
necesito un taxi desde la librería para siete personas a las cuatro y media .
el señor García llegará el tres de noviembre a las tres .
soy de Francia , pero vivo en Ginebra desde hace seis años .
hemos oído que el comedor cierra a las cuatro y media .
tengo frío .
quisiéramos comprar un bañador más barato y un cuaderno .
quisiéramos reservar un apartamento para ocho personas del ocho al veintidós de febrero .
dentro de nueve días quiero comprar un billete para Hamburgo .
reservé una habitación individual bonita para cuatro noches .
no sé si los niños prolongarán su estancia esta tarde .
de primero quisiéramos una ensalada y de segundo patatas con queso .
¿ sabe a qué hora abre la exposición ?
un billete de ida a Barcelona , por favor , en primera clase .
no tengo tiempo de hacer senderismo por la montaña .
después de la cena la señora quiere probar el vino de la región , pero antes tiene que prolongar su estancia .
tome la primera calle a la derecha y verá la iglesia delante de usted .
no sé si mi hermana puede hacer senderismo por la montaña .
tenemos que coger un taxi porque el tren nocturno estará lleno .
¿ le importaría limpiar la habitación ?
ni hablar de que mi compañero visite el museo y el faro .
llego el lunes diez de septiembre a las cinco menos cinco .
¿ podemos pagar por transferencia ?
disculpe , me interesa el castillo . ¿ hay una visita guiada en inglés ?
¿ puede limpiar la habitación cincuenta y dos , por favor ?
quisiera reservar una mesa para seis personas en la terraza .
¿ podríamos dejar la habitación a las seis ?
ellos han olvidado recoger su maleta .
el tren rápido llega a Ginebra a las tres menos cinco .
¿ podría preparar la cuenta de la habitación veintiocho ? nos marchamos mañana .
la señora Rossi lleva desde las tres menos cuarto intentando enviar una postal a Barcelona .
el hotel más tranquilo de París está al lado del ayuntamiento .
el director dice que el servicio de habitaciones está incluido en el precio .
mi marido quiere ir a la ópera en lugar de fotografiar el monasterio .
el billete a Edimburgo cuesta treinta y cinco euros , pero solo tenemos un billete de cien euros .
¿ podría preparar la cuenta de la habitación veintisiete ? nos marchamos dentro de seis horas .
la película empieza a las cuatro y media .
el señor Moreno llamó a las dos y veinte y dejó un recado para la señora Moreno .
sería muy amable de su parte preparar la cuenta para mañana .
mi compañero se levantó temprano ayer por la tarde .
¿ podría decirme si la tasa turística cuesta cincuenta euros al día ?
la obra hace demasiado ruido .
he pedido un pastel de manzana . ¿ cuándo me lo va a traer ?
reservo una mesa para dos personas el lunes a las siete y veinte .
antes de salir de viaje , quisiéramos comprar unas postales .
el abrigo gris que la camarera de piso encontró debajo de la cama es de la señora .
¿ cuándo estará lista mi falda más corta ?
no hay de qué , señora Wagner . ¡ feliz estancia en Bruselas !
tenemos que darnos prisa porque el tren rápido para Edimburgo sale dentro de diez minutos .
la señora Rossi celebra su aniversario de boda el lunes ; quisiera encargar una botella de vino .
este plato está demasiado salado , ¿ podría cambiarlo ?
se nos ha acabado la miel ; la camarera ha ido a comprar más .
¿ podría darnos una suite con vistas al jardín e imprimir la lista de precios ?
cargue un vaso de limonada a la cuenta de la habitación ciento diez , por favor .
necesito un taxi desde la embajada para ocho personas a las cinco .
si el autobús llega demasiado tarde , tengo que ir a pie .
no he estado nunca en Roma , pero conozco bien Varsovia .
no puedo dormir porque la suite es demasiado fría .
mi marido solo viaja a Ginebra de Pascuas a Ramos .
mis hijos pueden tener el apartamento cómodo con balcón .
disculpe , ¿ conoce un buen restaurante cerca de la oficina de objetos perdidos ?
antes de marcharnos , quisiéramos recoger nuestro libro .
quisiéramos saber si el autobús sale a las cinco .
¿ cuánto cuestan las entradas para el partido de fútbol del lunes ?
hola , ¿ por qué no quieres ir al cine ?
el faro está abierto desde las diez hasta las nueve y cuarto , pero los miércoles está cerrado .
espero que él pueda cambiar dinero el lunes a las diez menos diez .
la cuenta asciende a treinta y dos euros , incluido el seguro .
me llamo Navarro , tengo una reserva para hoy .
quisiera quejarme : la calefacción está estropeada y la cama supletoria no está hecha .
no tenemos ganas de ir a nadar .
no se olvide de traerme papel higiénico y una plancha , por favor .
el avión de Lisboa aterriza a las ocho y cuarto .
avísenos en cuanto el médico llegue , por favor .
hola , ¿ podría ponernos con la habitación nueve , por favor ?
hasta que llegue mi hija , quiero hacer senderismo por la montaña .
cargue una taza de café a la cuenta de la habitación veintiséis , por favor .
¿ cuánto cuesta una habitación individual con ducha por noche ?
¿ está el famoso faro abierto hasta las ocho y cinco ?
la bicicleta que mis padres alquilaron es demasiado pequeña .
llame a una ambulancia , por favor , mi marido se ha roto el pie .
para mí un pastel de manzana y una taza de té , por favor .
si no es mucha molestia , ¿ podría llamar a un médico ?
mi hija está sentada en un banco del jardín del castillo y nos espera .
es posible que prolonguemos nuestra estancia la próxima semana .
lamentablemente ya no quedan entradas para el partido de fútbol .
si mañana hace demasiado calor , quiero tomar algo en el bar .
quiero participar en la cata de vinos en lugar de comprar unas postales .
¿ podría enviar a alguien a la habitación treinta y uno , por favor ?
quisiéramos que nos despertaran a las seis y cinco , habitación ciento uno .
desde la torre se pueden ver la catedral y el parque .
¿ qué día es hoy ? - hoy es sábado , dieciséis de junio .
la autopista a Salzburgo está cortada , así que tenemos que coger el tren .
él sabe que el supermercado está cerrado los jueves .
la habitación familiar que mi mujer reservó la semana pasada está en la primera planta .
dentro de cuarenta y cinco minutos los turistas pueden aparcar su coche en el garaje .
quisiéramos un asiento en primera clase para Londres .
buenas noches , soy Wagner , de la habitación veintinueve . quisiera pedir el desayuno .
¿ sabe cómo se va del banco al teatro ?
si esta tarde nieva , queremos ir a la ópera .
del banco a la iglesia hay solo cinco minutos a pie .
hasta que lleguen los turistas , queremos ir a la ópera .
queremos cambiar de habitación porque el ascensor está estropeado .
solemos levantarnos a las diez menos cuarto .
Londres es la ciudad más bonita que mi hermana ha visto nunca .
se tarda tres horas en llegar a París en autobús .
no hay almohadas en la habitación trescientos veinte .
quisiera una habitación doble con caja fuerte , por favor .
pienso que el señor García puede cenar en el restaurante .
disculpe , ¿ cuánto cuesta el jersey más barato del escaparate ?
soy de España , pero vivo en Salzburgo desde hace seis años .
¿ podría decirnos si el partido de fútbol empieza a las ocho menos veinte ?
no estoy satisfecho con la habitación porque el sofá es demasiado duro .
preferiríamos una habitación que tenga baño .
quiero comer algo mañana por la noche .
mi hermana llega el jueves veintiséis de junio a las nueve y veinte .
la cerradura de la maleta está estropeada , y mi hijo no encuentra la llave .
¿ le importaría apagar el aire acondicionado ?
¿ quién puede imprimir la confirmación de la reserva ?
sería muy amable de su parte cuidar a los niños .
tengo que coger un taxi porque el autobús estará lleno .
lo sentimos mucho , señor Miller . el mozo vendrá dentro de cinco minutos .
quiero cambiar de habitación porque el aire acondicionado es demasiado ruidoso .
el teatro de la ópera es más antiguo que la exposición .
los niños quieren hacer un picnic en lugar de fotografiar el famoso museo .
¿ podría dejar la habitación a las siete menos diez ?
no creo que podamos levantarnos temprano .
mis hijos llegaron tarde porque el tren nocturno llegó con retraso .
¿ han encontrado unas gafas de sol ? me las he dejado en la habitación ciento veinte .
¿ tienen un apartamento para seis personas para seis noches ?
la comisaría está a dos pasos del acuario .
pídanos un taxi , por favor .
creo que puedo acostarme temprano .
un billete de ida y vuelta a Roma , por favor , en primera clase .
de eso ni hablar , señor Wagner .
quisiera una suite bonita con ducha , por favor .
para mí una sopa de tomate y tres vasos de zumo de manzana , por favor .
nadie pudo decirnos dónde está la panadería .
el apartamento que ella reservó por teléfono está en la novena planta .
¿ podría preparar la cuenta de la habitación diecinueve ? nos marchamos dentro de seis horas .
quisiéramos un asiento en primera clase para el lunes .
quisiéramos reservar una habitación para una noche .
un billete de ida a Ginebra , por favor , en segunda clase .
disculpe , ¿ podría limpiar la habitación , por favor ? gracias por su ayuda .
si el fin de semana hace buen tiempo , vamos a fotografiar la iglesia .
estamos de mal humor porque está nublado .
quisiera reservar una suite para cinco personas del dos al cinco de enero .
le pedí al mozo que me trajera un vaso de agua mineral , pero no ha pasado nada .
hemos aparcado nuestro coche en el garaje .
vine a París para nadar en el lago .
como el tren nocturno llega demasiado tarde , no llegaré hasta las cinco y diez .
si esta tarde nieva , vamos a quedarnos en el hotel .
si no es mucha molestia , ¿ podría explicarme la confirmación de la reserva ?
lamentablemente no tenemos suites libres hasta el viernes .
llegué tarde porque el tren nocturno llegó con retraso .
el caballero está a punto de llamar a su hermano .
el médico dice que mi marido tiene que quedarse en la cama durante cuatro días .
la biblioteca está abierta desde las seis y media hasta las ocho menos cuarto , pero los martes está cerrada .
no hay perchas en el cuarto de baño .
el taxi que pedimos para las once y media todavía no ha venido .
quisiera hablar con la señora Wilson , por favor .
pienso que puedo ir a la playa a las once y media .
quisiéramos cinco entradas para la fiesta del veinte de julio .
quisiéramos reservar un apartamento para cinco personas del nueve al dieciséis de abril .
no hemos estado nunca en Sevilla , pero conocemos bien Múnich .
un taxi a la parada de taxis cuesta unos veintitrés euros .
primero quisiéramos reservar una mesa para cinco personas y después nadar en el lago .
como el tren rápido llega demasiado tarde , no llegaremos hasta las ocho y cuarto .
si esta tarde nieva , vamos a ver la televisión .
¿ cuándo sale el último tren regional para Colonia ?
el señor Serrano llamó a las nueve y dejó un recado para la señora Dubois .
buenos días , ¿ podría reparar el mando a distancia y prestarme un adaptador ?
mi hija suele levantarse a las diez menos cuarto .
quisiéramos reservar una suite para seis personas del nueve al veintiocho de enero .
esta blusa es demasiado corta .
el barco zarpa a la una menos cuarto .
mis hijos están acostumbrados a levantarse temprano .
mi marido ha escrito una carta a sus padres .
se tarda veinte minutos en preparar la tabla de quesos pequeña .
espero que podamos visitar la torre .
el huésped de la habitación seis quisiera hablar con usted .
mi hermano está esperando el tren para Zúrich .
quisiéramos una habitación individual con chimenea y vistas al río .
es una lástima que el teléfono esté estropeado .
de primero quisiera una sopa de pescado y de segundo pollo con arroz .
¿ puede uno de sus compañeros planchar esta blusa ?
la cuenta asciende a cincuenta y cinco euros , incluido el seguro .
cargue una botella de vino blanco a la cuenta de la habitación cuatrocientos seis , por favor .
¿ puedo probarme el jersey ?
el señor Serrano ha olvidado reservar una mesa para cuatro personas .
no creo que la señora pueda ir en tren a Lisboa .
me llamo Walker , tengo una reserva para dos noches .
no sé si puedo prolongar mi estancia dentro de cinco horas .
¿ puede enseñarme el apartamento , por favor ?
creo que puedo quedarme tres noches .
aunque estoy enfermo , quiero alquilar una barca .
mi hija es de Escocia , pero vive en Atenas desde hace dos años .
él va a tomar algo en el bar el sábado a las dos y cinco .
la familia Walker se aloja aquí desde el dieciocho de mayo .
quiero que el mozo traiga la cuenta .
tengo muchas ganas de probar el pescado de la región mañana .
tenemos que darnos prisa porque el tren rápido para Lisboa sale dentro de cuarenta minutos .
no se olvide de cambiar las sábanas , por favor .
¿ quisiera dar un paseo por la rosaleda ?
no podemos dormir porque la lavadora hace demasiado ruido .
envíe a alguien a la habitación cuatrocientos uno , por favor .
el acuario es más famoso que el monasterio .
la sopa de verduras que la señora pidió está quemada .
el fin de semana voy a pagar la cuenta .
tengo suerte : puedo alquilar una barca .
quisiera quejarme : la cama supletoria es demasiado corta y la calefacción está fuera de servicio .
la cafetera de nuestra habitación está estropeada .
disculpe , ¿ cuándo abre el zoo los miércoles ?
el trayecto dura dos horas y cincuenta minutos .
perdí mi tarjeta de crédito ayer por la tarde .
¿ qué recomienda , el bocadillo grande o la tortilla ?
hola , ¿ cuándo quiere aparcar su coche en el garaje ?
¿ dónde tengo que bajar para ir al hospital ?
primero mi marido quisiera cancelar su reserva y después fotografiar el castillo .
si el fin de semana hace buen tiempo , vamos a fotografiar el palacio antiguo .
aunque hace mucho frío , mi marido va a dar un paseo por el casco antiguo .
el avión de Bruselas aterriza a las once .
puede localizar a mi hijo por teléfono : seis siete tres cuatro cero .
la sopa de verduras que pedí está deliciosa .
el mercado cubierto antiguo está abierto desde las ocho hasta las seis , pero los viernes está cerrado .
quisiéramos pan con mantequilla y dos vasos de cerveza .
nuestros amigos no tienen tiempo de ir al mercado .
¿ sabe cuándo abre el palacio antiguo ?
buenos días , ¿ puedo dejar aquí mi abrigo rojo hasta las dos menos diez ?
si el jueves hace buen tiempo , el señor Wilson va a nadar en el lago .
¿ dónde tengo que hacer transbordo para ir a la oficina de objetos perdidos ?
ni hablar de que mi mujer haga un picnic .
¿ qué día es hoy ? - hoy es jueves , nueve de octubre .
¿ dónde podemos comprar unas tijeras ?
no se olvide de recomendarme un buen museo , por favor .
llame a un médico , por favor , mi hijo ha tenido un accidente .
hemos oído que la sauna está en la sexta planta .
espero que mi hermano pueda comprar una guía de viajes .
se tarda cinco horas en llegar a Hamburgo en autobús .
¿ podría reservarme una mesa junto a la ventana , por favor ?
el tren para Salzburgo sale a las tres y veinte del andén diecisiete .
la bolsa de viaje azul que la camarera de piso encontró en el cuarto de baño es de mis padres .
cuando llegue a Valencia , voy a visitar la biblioteca .
aquí tiene su tarjeta , señor López . su habitación está en la segunda planta .
del cajero automático al teatro hay solo cincuenta minutos a pie .
pregúntele al señor Navarro si quiere dar un paseo por el parque , por favor .
el señor Schmidt no tiene ganas de ir al mercado .
lamentablemente no tenemos apartamentos libres hasta el martes .
el tren de Atenas a Berlín lleva cuarenta y cinco minutos de retraso .
¿ sabía que la sala de conferencias está abierta hasta las nueve y cuarto ?
llame a una ambulancia , por favor , mi hijo ha tenido un accidente .
lloverá , por eso tomaremos algo en el bar .
pasamos cuatro días en Venecia y ocho días en Salzburgo .
el taxi que pedí para las doce y media todavía no ha venido .
el cine está al lado del famoso castillo .
el billete a Edimburgo cuesta setenta y cinco euros , pero mi compañero solo tiene un billete de cien euros .
¿ puedes llamar a la policía , por favor ?
quisiéramos reservar una mesa para tres personas para esta noche .
una pregunta : ¿ hay cerca del hotel un médico que hable italiano ?
¿ podría preparar la cuenta de la habitación veintisiete ? me marcho dentro de cinco horas .
el pronóstico dice que va a hacer sol pasado mañana .
todas las habitaciones de la cuarta planta tienen escritorio .
se nos ha acabado el pan ; el director ha ido a comprar más .
¿ le importaría enseñarme el camino a la estación ? muchas gracias .
he oído que la reunión empieza a las cuatro .
los niños pueden tener la suite cómoda con balcón .
¿ cómo se apaga la calefacción ?
siento que la señora Walker se haya perdido en el casco antiguo .
no tengo ganas de visitar la hermosa biblioteca .
¿ cuál es la contraseña de la caja fuerte ?
la señora García ha perdido su cámara nueva y su abrigo .
el cine está a dos pasos del faro .
en Lisboa lleva nueve días lloviendo .
buenos días , ¿ tienen una habitación familiar para dos personas hasta el viernes ?
llévenos a la parada de taxis , por favor , tenemos prisa .
mi compañero necesita aspirina de la farmacia .
¿ podría traerme un poco más de pan , por favor ?
mi hermano no está satisfecho con la habitación porque el ascensor hace demasiado ruido .
la semana pasada la señora Wagner canceló su pedido .
hasta que llegue la señora , queremos fotografiar la fortaleza .
ellos son de Irlanda , pero viven en Hamburgo desde hace tres años .
quisiéramos una habitación individual con balcón y vistas al jardín .
mi reloj va atrasado ; ya son las cuatro menos veinte .
quisiera reservar una habitación familiar para dos noches .
llego el miércoles seis de septiembre a las tres y media .
David , ¿ puedes esperarme ?
me perdí en el barrio del puerto el veintiséis de mayo . ¿ qué debería hacer ?
el hermoso museo está abierto desde las nueve hasta las siete , pero los sábados está cerrado .
cuando llegue a Atenas , voy a dar un paseo por el jardín del castillo .
ellos vinieron a Zúrich para visitar el acuario y el palacio .
disculpe , ¿ podría confirmar la reserva por correo electrónico y llevar las maletas al ascensor ?
mis hijos no comen ni queso ni pescado .
el mejor hotel de Venecia está entre el banco y la oficina de correos .
estoy seguro de que ella reservará un apartamento luminoso para siete noches .
la guía quiere saber si la señora prolongará su estancia a las ocho menos cuarto .
¿ podría enviar a alguien a la habitación diez , por favor ?
estamos buscando nuestra bufanda . ¿ la ha visto ?
la calefacción no funciona desde el domingo .
cuando la camarera habla portugués , me suena a chino .
quisiera quejarme : el despertador está estropeado y la suite huele a humo .
por culpa del atasco llegué demasiado tarde a la agencia de viajes .
siento que ella se haya perdido en el bosque ayer .
el vuelo a Madrid fue cancelado por la niebla .
por culpa del atasco llegué demasiado tarde al cine .
los huéspedes tuvieron que reservar un apartamento para tres noches .
Martin , ¿ puedes ayudarme ?
el anillo caro que la camarera de piso encontró en el cuarto de baño es del caballero .
necesitamos una manta caliente .
hola , ¿ cómo se enciende la luz ?
los turistas están de buen humor porque está nublado .
el pronóstico dice que va a estar nublado pasado mañana .
queremos que mi hermano alquile un coche .
¿ qué vino va bien con el buen filete ?
¿ desea pagar por transferencia o en efectivo , señor Walker ?
hola , ¿ le importaría limpiar la habitación doscientos uno ?
el pronóstico dice que va a llover esta noche .
todavía no hemos recibido el contrato . ¿ podría enseñárnoslo ?
¿ sabe cómo se va de la panadería al ayuntamiento ?
espero que nuestros amigos cambien su vuelo dentro de tres horas .
el señor Brown quisiera fideos con champiñones y un vaso de zumo de manzana .
¿ podría enseñarnos en el mapa dónde está el ayuntamiento antiguo ?
¿ dónde está el recibo ? - se lo traeré inmediatamente .
no se olvide de enviar a alguien a la habitación ciento cinco , por favor .
ya es hora de que mi compañero reserve un apartamento grande .
el avión de Sevilla aterriza a las cinco .
hasta que llegue la señora , queremos visitar la biblioteca y el zoo .
el museo de arte , que está a cuarenta minutos de aquí , merece una visita .
si el fin de semana hace buen tiempo , ellos van a alquilar una barca .
no podemos dormir porque la cama es demasiado dura .
el cinco de mayo él tuvo que ir en autocar a Varsovia .
lo sentimos mucho , señor Navarro . el técnico vendrá dentro de cinco minutos .
siga todo recto y luego gire a la derecha en el cajero automático .
quisiera seis entradas para el partido de fútbol del veintiuno de enero .
siga todo recto y luego gire a la derecha en la oficina de correos .
el hotel en el que estuve en Edimburgo no era tan caro .
mi hermano quisiera cambiar doscientos dólares por euros .
dentro de cuarenta minutos quisiera tomar algo en el bar .
¿ desea pagar por transferencia o con cheque , señora Dubois ?
buenas noches , ¿ cuándo sale el primer tren regional para París ?
soy de México , pero vivo en Barcelona desde hace cuatro años .
¿ podría darme el número de teléfono de la estación ?
me alegro de que podamos hacer un picnic esta noche .
debe de ser un error : reservé un apartamento , no una habitación doble bonita .
llevamos desde las dos menos cuarto intentando recoger nuestra llave .
después del almuerzo mi hermana quiere visitar el ayuntamiento y el museo , pero antes tiene que enviar una postal a Londres .
él llegó tarde porque el tren rápido fue cancelado .
nadie pudo decirme dónde está la farmacia .
¿ le importaría confirmar la reserva ?
he oído que el partido de fútbol dura tres horas .
llego el miércoles veintisiete de octubre a las dos .
queremos cambiar de habitación porque el cuarto de baño no está listo .
el director quiere saber si quisiera desayunar en la habitación más tarde .
tengo que coger un taxi porque el tren nocturno llega demasiado tarde .
aunque estamos enfermos , queremos dar un paseo por el parque .
quisiera una habitación doble con bañera , por favor .
el tren de Zúrich a Valencia lleva diez minutos de retraso .
explíqueme la hoja de registro , por favor .
buenas noches , soy Taylor , de la habitación ciento dos . quisiera pedir el desayuno .
pedí una ensalada . ¿ cuándo me la va a traer ?
mi hermano quisiera pescado con patatas y una taza de té .
¿ puedes traernos cuatro perchas , por favor ?
quisiera reservar una mesa para dos personas junto a la ventana .
el mejor hotel de Roma está en el casco antiguo .
preferiríamos un apartamento tranquilo que tenga baño .
buenas noches , ¿ qué tiempo hace en Salzburgo en este momento ?
no puedo dormir porque el cuarto de baño no está listo .
si el sábado hace buen tiempo , mis hijos harán un picnic .
ni hablar de que mi hermana haga senderismo por la montaña .
el desayuno se sirve a partir de las nueve y media en el comedor .
hemos reservado un apartamento a nombre de Becker .
mi compañero se ha roto la pierna y tiene que ir al hospital .
quisiéramos que nos despertaran a las cuatro y media , habitación cuatrocientos diez .
mi hermana está esperando el autocar para Praga .
el suelo es muy viejo .
quiero que nos pida un taxi .
se nos ha acabado la mermelada ; la camarera ha ido a comprar más .
nuestros amigos quisieran trabajar en la biblioteca .
el autocar va a Berlín .
deme su billete de tren y firme aquí , por favor .
hará mucho frío pasado mañana , por eso voy a acostarme temprano .
quisiera comprar unos pantalones y chocolate .
en Salzburgo lleva cinco días lloviendo .
debe de ser un error : reservé una habitación individual , no una suite cómoda .
es una lástima que el cajero automático esté fuera de servicio .
he reservado una habitación individual luminosa a nombre de Wagner .
su habitación está en la tercera planta , al final del pasillo .
quiero que mis padres participen en el paseo en barco .
mi hermana está sentada en un banco del parque y nos espera .
mi hermana se marchará .
llévenos a la estación de metro , por favor , tenemos prisa .
la camarera de piso dice que el acceso a internet cuesta dieciséis euros al día .
hemos reservado una suite a nombre de Dubois .
es posible que nos levantemos temprano el sábado a las nueve y cuarto .
no hay de qué , señor Wilson . ¡ buen viaje !
¿ cuándo sale el primer tren rápido para Salzburgo ?
se nos ha acabado la sal ; la camarera de piso ha ido a comprar más .
¿ puedo dejar aquí mi cartera negra hasta las nueve y media ?
¿ podría venir alguien a la habitación ciento cinco ? el frigorífico es demasiado ruidoso .
nos hemos dejado nuestro reloj nuevo en el tren a Salzburgo .
hola , ¿ quieres probar el vino de la región o prefieres ir a la playa ?
pregúntele a la señora Fischer si quiere tomar algo en el bar , por favor .
¿ han encontrado una cámara ? nos la hemos dejado en la habitación cuatrocientos seis .
en junio suele hacer mucho sol en Roma .
quisiera que me despertaran a las diez menos cuarto , habitación ciento dos .
se tarda una hora en limpiar la suite .
sabemos que la embajada está cerrada los sábados .
no creo que podamos quedarnos hasta el jueves .
aunque hace mucho calor , mi marido quiere alquilar un coche .
quisiéramos cuatro entradas para el partido de fútbol del veinte de enero .
desde el martes me duele la cabeza .
los niños no comen ni pollo ni arroz .
me encantaría visitar la biblioteca .
¿ podría llevar el equipaje a la habitación y cambiarme cien euros ?
lamentablemente no tenemos habitaciones luminosas libres hasta el martes .
tenemos dolor de cabeza .
seis billetes de ida a París para el doce de abril , por favor .
¿ podría traducir esta frase y apagar el televisor ?
pienso que la señora Fischer puede fotografiar la fortaleza .
me gusta mucho el famoso ayuntamiento .
el hotel más barato de Roma está entre el banco y la oficina de correos .
pasado mañana estará nublado .
el señor Taylor llegará el veintidós de abril a la una .
¿ podría decirme a qué hora sale el tren para Bruselas ? muchas gracias .
la sopa de verduras que pedimos está quemada .
pienso participar en el curso de idiomas .
¿ cuánto tiempo tenemos antes de que salga el autobús ?
el jersey verde cuesta treinta y nueve euros , pero el vestido es más barato .
llegué tarde porque el autobús llevaba cincuenta minutos de retraso .
me interesa el palacio antiguo . ¿ hay una visita guiada en inglés ?
¿ tienen una casa de vacaciones para dos personas hasta el jueves ?
¿ quién puede firmar aquí ?
antes de marcharme , quisiera preguntar en la recepción .
después de la cena queremos dar un paseo por el casco antiguo , pero antes tenemos que reservar una mesa para cinco personas .
el señor López perdió su pasaporte hace seis horas .
un taxi a la peluquería cuesta unos treinta euros .
el camarero me ha traído un helado en lugar de una tortilla .
¿ cuánto cuesta alquilar una bicicleta por cuatro días ?
¿ dura la obra de teatro tres horas ?
es una lástima que la cama no esté hecha .
¿ cuánto cuesta una habitación familiar bonita con baño por noche ?
quisiéramos pescado con patatas y un vaso de limonada .
mi compañero lleva desde las diez intentando comprar pasta de dientes .
buenos días , ¿ cuánto cuesta enviar una carta a Alemania ?
el tren de Lisboa a París lleva diez minutos de retraso .
¿ qué día es hoy ? - hoy es lunes , seis de julio .
no creo que mi hijo siga viaje a Roma el viernes a las siete .
¿ cuándo sale el próximo tren rápido para Múnich ?
me han robado el billete de tren y la mochila .
hemos reservado una habitación doble a nombre de Becker .
Praga es la ciudad más bonita que he visto nunca .
el señor López quiere cambiar de habitación porque los vecinos escuchan música alta .
me interesa el faro . ¿ hay una visita guiada en francés ?
la autopista a Roma está cortada , así que tengo que dar un rodeo .
¿ sabe cómo se va de la oficina de turismo al hermoso teatro ?
necesitamos algo para el resfriado .
no se preocupe , señora Fischer , le pediremos un taxi .
ella ha comprado un anillo para su hermano .
¿ cuánto cuestan las entradas para la obra de teatro del miércoles ?
después de la cena quiero hacer un picnic , pero antes tengo que pagar la cuenta .
¿ puede confirmar la reserva por correo electrónico , por favor ?
¿ dónde está la toalla ? ¿ podría traérmela , por favor ?
cuando la guía habla alemán , me suena a chino .
¿ sería posible que me pidiera un taxi ?
una pregunta : quisiéramos pagar todo junto . ¿ cuánto cuesta el pastel de manzana ?
estoy esperando el tren para Varsovia .
el móvil nuevo que la camarera de piso encontró debajo de la cama es de mi compañero .
quisiéramos probar el queso de la región e ir al mercado .
si el lunes hace buen tiempo , el caballero fotografiará la iglesia .
¿ podría venir alguien a la habitación veintisiete ? el frigorífico es demasiado ruidoso .
el hotel más barato de París está en el aeropuerto .
¿ cambiaste dinero el mes pasado ?
el señor Navarro llamó a las tres y media y dejó un recado para el señor Taylor .
el señor Rossi perdió el enlace en Berlín porque el tren llegó demasiado tarde .
le pedí al camarero que me ayudara con el equipaje , pero no ha pasado nada .
acabo de llegar a Venecia .
hasta que lleguen los turistas , queremos ir a nadar .
antes de salir de viaje , mi hermana quisiera alquilar una bicicleta .
me llamo Becker , tengo una reserva para dos personas .
no hay champú en la habitación trescientos veinte .
lléveme a la librería , por favor , tengo prisa .
es importante que mi hijo cancele su reserva antes de las tres .
estoy seguro de que mis padres irán a nadar .
perdí el avión hace cuatro horas . ¿ qué debería hacer ?
me encantaría hacer senderismo por la montaña .
de primero quisiera una sopa y de segundo pollo con arroz .
no sé si mi hija puede quedarse unos días más .
mi hermano está intentando comprar un billete para Salzburgo .
mi reloj va atrasado ; ya son las ocho y cinco .
lloverá esta tarde , por eso vamos a ver la televisión .
nuestros amigos quisieran beber algo porque tienen sed .
el mando a distancia está estropeado .
él ha olvidado comprar crema solar .
pregúntele al señor Fischer si quiere participar en la excursión , por favor .
las sábanas no están limpias .
espero que podamos hacer senderismo por la montaña .
el camarero que habla italiano está hoy enfermo .
se tarda cuatro horas en reparar el televisor .
me alegro de que ella se cambie a otra habitación mañana .
disculpe , ¿ sería posible que me pusiera con la habitación cinco ?
ya es hora de que mi hermana vaya al médico .
¿ tienen una habitación familiar para cuatro personas para una noche ?
no hace falta que nos traiga el recibo , el camarero ya nos lo ha dado .
quisiéramos un asiento en primera clase para el viernes .
el director quiere saber si participaremos en la visita de la ciudad después de la cena .
antes de que llegue el autobús , quisiéramos comprar unos sellos .
ellos no tienen hambre , pero quisieran una ensalada pequeña .
el señor Becker quisiera jamón y huevos y un vaso de limonada .
buenos días , ¿ perdió su llave del coche ?
disculpe , ¿ puede el mozo despertarme a las dos menos cuarto ?
el reloj que la camarera de piso encontró en la habitación cuatrocientos uno es de mi hermana .
el hotel en el que mi hijo estuvo en Sevilla no era tan caro .
disculpe , ¿ quiere visitar el museo de arte o prefiere ir a bailar ?
los turistas están sentados en un banco del patio y nos esperan .
hace dos días ellos descansaron un poco .
el sombrero rojo cuesta ciento cinco euros , pero el vestido verde es más barato .
¿ podría venir alguien a la habitación doscientos diez ? el televisor no funciona .
esta noche hará mucho frío , por eso tomaré algo en el bar .
el camarero nos ha traído una sopa de pescado en lugar de un bocadillo .
el huésped de la habitación doscientos siete ha pedido el desayuno .
el avión de Lisboa aterriza a las siete .
mis hijos pueden quedarse unos días más a las siete y media .
preferiría una habitación doble más grande que tenga cocina .
avísenos en cuanto la cena esté lista , por favor .
pregúntele al señor Moreno si quiere nadar en el lago , por favor .
quería preguntarle si podría llevar las maletas al ascensor .
tome la tercera calle a la derecha y verá el museo delante de usted .
el camarero nos ha traído una pizza pequeña en lugar de una ensalada mixta .
estoy seguro de que el señor Wagner se quedará unos días más después del almuerzo .
¿ está incluido el servicio de habitaciones en el precio o tengo que pagarlo aparte ?
aunque estoy enfermo , quiero probar el pescado de la región .
la señora García celebra su cumpleaños el viernes ; quisiera encargar flores .
el camarero dice que el acceso a internet es gratis .
si tuviéramos más dinero , nos quedaríamos más tiempo .
¿ podría venir alguien a la habitación trescientos veinte ? la cama supletoria es demasiado blanda .
el colchón es demasiado pequeño .
la señora Moreno ha escrito una carta a su tío .
su habitación está en la octava planta , a la izquierda .
dudo que la señora Brown pregunte en la recepción después de la cena .
el desayuno se sirve a partir de las siete y cuarto en la sala de desayunos .
¿ podría preparar la cuenta de la habitación trescientos ocho ? me marcho mañana .
por culpa del atasco llegamos demasiado tarde a la oficina de turismo .
quiero que nos explique la confirmación de la reserva .
el barco zarpa a las siete y cuarto .
llegué tarde porque el autocar fue cancelado .
pienso que los turistas se quedarán unos días más esta tarde .
hay una postal sobre la mesa de la habitación doscientos cinco .
el hotel en el que los niños estuvieron en Viena no era tan caro .
estamos resfriados .
el huésped de la habitación cuatrocientos uno todavía no ha pagado .
primero quisiera pagar la cuenta y después ir al teatro .
disculpe , ¿ me puede enseñar el camino al supermercado ?
me alegro de que ellos dejen el hotel después del almuerzo .
acabo de dejar mis guantes en la recepción .
el acuario está abierto desde las nueve hasta las nueve y media , pero los viernes está cerrado .
acabo de pagar con tarjeta de crédito .
el ascensor está estropeado , así que tengo que subir a pie a la novena planta .
tengo que coger un taxi porque el tren llega demasiado tarde .
le pedí a la recepcionista que guardara el equipaje hasta las cinco y diez , pero no ha pasado nada .
la cuenta asciende a sesenta y cinco euros , incluida la tasa turística .
el vuelo a Praga fue cancelado por la huelga .
quisiera cambiar quinientos francos suizos por euros .
los niños toman café en el desayuno , pero yo prefiero agua mineral .
el camarero nos ha traído un pastel de manzana en lugar de un filete .
el señor Fischer necesita tres secadores .
necesito el contrato . ¿ me lo puede dar ?
llame a una ambulancia , por favor , mi hermana se ha desmayado .
el supermercado está a dos pasos del ayuntamiento .
la señora Navarro está a punto de prolongar su estancia .
quisiéramos cambiar doscientos dólares por euros .
para mí una sopa de pescado caliente y una taza de café , por favor .
mi número de teléfono es el siete cuatro seis cero ocho .
¿ cuánto cuesta la camisa del escaparate ?
siete billetes de ida y vuelta a Zúrich para el treinta de enero , por favor .
¿ zarpa el barco a las cinco y cinco ?
mi hermano está de mal humor porque está nublado ahora .
los pantalones más baratos cuestan un ojo de la cara .
una pregunta : ¿ cuándo sale el último tren para Colonia ?
no hace falta que nos traiga el contrato , el camarero ya nos lo ha dado .
ya no tenemos huevos , pero puedo recomendarle el helado .
espero que participemos en el curso de idiomas .
es posible que él desayune en el restaurante más tarde .
soy de Alemania , pero vivo en Valencia desde hace siete años .
cuando llegamos a Hamburgo , el enchufe no funcionaba .
la ventana no se puede cerrar , y la cama supletoria no está hecha .
el tren de Sevilla a Varsovia lleva diez minutos de retraso .
el hotel en el que estuvimos en Zúrich era más cómodo .
¿ sería posible que nos trajera una manta y una cuchara ?
¿ puede llamar a un médico , por favor ?
mi hermano llegó tarde porque el tren rápido llevaba cuarenta minutos de retraso .
tenemos que darnos prisa porque el autobús para Múnich sale dentro de veinte minutos .
tengo muchas ganas de probar el vino de la región el fin de semana .
cuando lleguemos a París , vamos a ir a bailar .
queremos cambiar de habitación porque la cama no está hecha .
¿ dónde está la toalla de baño nueva ? ¿ podría traérnosla , por favor ?
hemos olvidado nuestra mochila azul en el restaurante y ahora tenemos que llamar al hotel .
¿ podría venir alguien a la habitación ciento diez ? la cama supletoria es demasiado pequeña .
es importante que la señora cambie la falda por otra cosa hoy .
¿ cuánto dura el trayecto de Barcelona a Praga ?
me interesa el monasterio . ¿ hay una visita guiada en alemán ?
no creo que mi hermano pueda preguntar en la recepción dentro de cinco horas .
aunque estamos enfermos , queremos tomar algo en el bar .
la guía quiere saber si mi hijo se quedará nueve noches dentro de dos horas .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Wagner ?
el billete a París cuesta treinta y siete euros , pero nuestros amigos solo tienen un billete de cien euros .
ellos se han dejado su llave de la habitación en el avión a Bruselas .
¿ cuánto cuesta una habitación doble con chimenea por noche ?
la señora Taylor llegará el ocho de abril a las doce y veinte .
la cena se sirve a partir de las seis en la terraza .
el asado que mi compañero pidió está delicioso .
quisiera tomar algo en el bar dentro de veinticinco minutos .
mi hermana ha olvidado pagar la cuenta .
no creo que el señor Schmidt pueda preguntar en la recepción .
la sopa de verduras está fría .
el autocar llega a Bruselas a las cuatro y cuarto .
hablo francés , pero no entiendo el portugués .
¿ cuánto cuesta enviar un paquete a Francia ?
mi hermano suele levantarse a las seis y media .
el mes pasado los turistas querían dejar el hotel .
¿ llamó a su hermano ?
¿ hay alguien aquí que hable portugués ? mi compañero no habla español .
quisiéramos alquilar una motocicleta por seis días .
primero él quisiera cambiar la corbata por otra cosa y después comprar unos sellos .
si mañana hace buen tiempo , voy a fotografiar el teatro de la ópera .
mi hermano está acostumbrado a acostarse tarde .
llame a un médico , por favor , mi hermano se ha roto el pie .
¿ dónde está el contrato ? - se lo traeré dentro de diez minutos .
hola , ¿ cuánto dura el vuelo de Sevilla a Madrid ?
¿ podría darme el número de teléfono del aeropuerto ?
tengo muchas ganas de probar el queso de la región mañana .
no hace falta que me traiga la lista de precios , la recepcionista ya me la ha dado .
es una lástima que el teléfono esté fuera de servicio .
quisiera descansar un poco porque estoy agotado .
¿ a qué distancia está la iglesia de aquí ?
¿ me puedo llevar el cargador ?
hay un error en la cuenta : no hemos tomado ningún bocadillo pequeño .
cargue un vaso de vino tinto a la cuenta de la habitación veintitrés , por favor .
todas las habitaciones de la novena planta tienen chimenea .
la parada de taxis está detrás de la catedral .
no puedo dormir porque el cuarto de baño está sucio .
lamentablemente no tenemos suites más grandes libres hasta el jueves .
quisiera fotografiar el ayuntamiento .
disculpe , ¿ qué hora es ? - son las diez y media .
no tengo hambre , pero quisiera un vaso de agua .
aunque mi hija está enferma , quiere hacer senderismo por la montaña .
¿ cuánto cuesta un apartamento más grande con bañera por noche ?
de la gasolinera al acuario hay solo treinta minutos a pie .
¿ cuándo sale el próximo tren para Varsovia ?
buenas noches , la carta solo está en español , ¿ nos la podría traducir ?
quiero que me dé la llave de la habitación cuatrocientos uno .
aunque estoy enfermo , quiero alquilar un coche .
me interesa el palacio . ¿ hay una visita guiada en portugués ?
¿ podría venir alguien a la habitación cuarenta y siete ? la lavadora es demasiado ruidosa .
sabemos que la embajada está cerrada los jueves .
no tenemos ganas de participar en la visita guiada .
mi hijo llegó tarde porque el autocar llevaba veinte minutos de retraso .
él tiene muchas ganas de hacer senderismo por la montaña el fin de semana .
mi hermano está buscando su mochila . ¿ la ha visto ?
el mercado cubierto es más famoso que el teatro de la ópera .
¿ tienen una casa de vacaciones tranquila para cinco personas para ocho noches ?
el pronóstico dice que nevará esta tarde .
los huéspedes que se marchan hoy se han quejado .
la lavadora está fuera de servicio .
mis padres olvidaron su cartera en el taxi ayer . ¿ qué deberían hacer ?
después del almuerzo él quiere comprar chocolate , pero antes tiene que preguntar en la recepción .
¿ podría venir alguien a la habitación cuatrocientos diez ? los niños hacen demasiado ruido .
de primero quisiera una tortilla y de segundo patatas con queso .
quisiéramos que nos despertaran a las diez y cinco , habitación seis .
es importante que mi hijo cambie dinero hoy .
he dejado mi carné de identidad en la habitación y ahora tengo que rellenar un formulario .
creo que reservaré una suite más barata para tres noches .
la habitación pequeña que reservé la semana pasada no está lista .
acabo de ir a la policía .
mi hermana puede enviar una carta a Valencia el sábado .
me alegro de que vayamos al cine después del desayuno .
¿ podemos pagar en efectivo ?
nos han robado el pasaporte y el portátil nuevo .
pasamos cuatro días en Berlín y cinco días en Praga .
¿ podría ponerme con la habitación ocho y prestarnos una guía de viajes ?
disculpe , ¿ cómo llego a la farmacia ?
para mí un helado y ocho vasos de zumo de manzana , por favor .
si el tren nocturno llega con retraso , el señor Dubois cogerá un taxi .
¿ dónde está la lista de precios ? - se la enviaré mañana .
si tuviera más dinero , me quedaría más tiempo .
no creo que el señor Brown pueda esperar en el jardín más tarde .
¿ cuándo dejará su maleta en la recepción ?
mi hija ha comprado una bufanda para su tía .
¿ podría ponerme con la habitación treinta y dos , por favor ? muchas gracias de antemano .
¿ podría preparar la cuenta de la habitación ocho ? me marcho dentro de dos horas .
¿ podría decirme de dónde sale el autobús para Venecia ?
la guía quiere saber si queremos traer nuestro perro .
queremos que el técnico espere un momento .
la ventana no se puede cerrar , y la cama es demasiado pequeña .
su habitación está en la novena planta , al lado del ascensor .
nadie pudo decirnos dónde está el hospital .
la señora López no tiene tiempo de ir al cine .
este plato está demasiado picante , ¿ podría cambiarlo ?
la familia Becker se aloja aquí desde el quince de julio .
el aeropuerto está al lado de la famosa fortaleza .
¿ podría uno de sus compañeros hacerme una foto ?
si el jueves hace demasiado frío , los niños van a tomar algo en el bar .
aunque nieva , voy a nadar en el lago .
¿ cuánto cuesta enviar un paquete a Inglaterra ?
mis hijos quisieran ducharse .
quisiera quejarme : la cama no está hecha y el apartamento está sucio .
nadie pudo decirme dónde está el aeropuerto .
¿ sabe a qué hora abre el acuario ?
los niños no tienen ganas de comprar un diccionario .
el caballero está harto del ruido .
quisiera reservar una habitación individual para dos noches .
por culpa del atasco ella llegó demasiado tarde al hospital .
los huéspedes acaban de hablar con el médico .
puedo alquilar una motocicleta a las doce menos cinco .
nuestros amigos necesitan una tirita de la farmacia .
estoy esperando el tren nocturno para Barcelona .
le gustó mucho la visita de la ciudad .
quisiéramos saber si el tren rápido va a Múnich .
el caballero se siente muy bien aquí .
¿ puede uno de sus compañeros reservarme una mesa junto a la ventana ?
¿ sabía que el acceso a internet cuesta ciento veinte euros al día ?
el billete a Madrid cuesta veintidós euros , pero mis padres solo tienen un billete de cien euros .
preferiríamos una habitación doble luminosa que tenga bañera .
hace seis horas perdí mi bolso y ahora tengo que ir a la oficina de objetos perdidos .
el espejo está sucio .
¿ a qué hora sale el autocar para Lisboa ?
buenos días , ¿ sabe cómo se va de la parada de taxis al monasterio ?
¿ quiere ir al mercado o prefiere participar en la cata de vinos ?
mi compañero quisiera comprar unos recuerdos y nadar en el lago .
llame al señor Moreno al siete dos seis cero cero , por favor .
la falda azul cuesta ochenta euros , pero las botas más baratas son más baratas .
¿ cuándo abre la torre los martes ?
el señor Dubois se registró la semana pasada .
de eso ni hablar , señor Walker .
necesitamos un taxi desde la parada de taxis para tres personas a las cuatro .
¿ podría cambiar las sábanas , por favor ?
quisiéramos registrarnos pasado mañana .
¿ cuál es el código de internet ?
el hotel más barato de Praga está en el casco antiguo .
el ayuntamiento , que está a veinte minutos de aquí , merece una visita .
la habitación individual que reservamos por teléfono es demasiado cara .
el ferry llegará a Palma a las tres menos diez .
¿ dónde está el hervidor ? ¿ podría traérmelo , por favor ?
tuve que levantarme temprano el mes pasado .
no vale la pena visitar el ayuntamiento .
la señora Fischer no está hoy . ¿ quiere dejar un recado ?
antes de salir de viaje , mis padres quisieran alquilar una bicicleta .
nos gusta mucho el mercado cubierto .
quisiéramos reservar una habitación familiar para dos noches .
¿ hay alguien aquí que hable alemán ? mis hijos no hablan portugués .
no vale la pena visitar la torre .
cuando llegue a Roma , voy a visitar el zoo y la torre .
mi compañero comerá algo .
el tren de Granada a Salzburgo lleva veinticinco minutos de retraso .
no sé si mi hijo puede quedarse tres noches .
hasta que llegue mi hijo , quiero ir a nadar .
¿ podría la recepcionista hablar más despacio ?
disculpe , ¿ podría dejar la habitación a las cinco y cuarto ?
espero que él pueda comprar un mapa mañana a las cuatro menos veinte .
primero quisiéramos preguntar en la recepción y después reunirnos con unos amigos en la estación .
Barcelona es la ciudad más bonita que mi marido ha visto nunca .
¿ podría encender el televisor , por favor ? muchas gracias de antemano .
primero mi hermana quisiera hablar con el médico y después participar en la excursión .
quisiera comprar unos pantalones negros y una guía de viajes .
antes de que cierren las tiendas , quisiéramos visitar el teatro y la fortaleza .
primero ellos quisieran pagar en efectivo y después probar el vino de la región .
¿ para el tren rápido en París ?
aquí tiene su tarjeta , señor Brown . su habitación está en la cuarta planta .
a las siete y media quisiera cambiar la camisa más pequeña por otra cosa .
disculpe , ¿ qué hora es ? - son las diez y cuarto .
de primero quisiera una ensalada y de segundo fideos con champiñones .
llegamos tarde porque el autobús llegó demasiado tarde .
quisiera comprar un bañador azul y un recuerdo .
camarero , pedí una tabla de quesos grande , pero me ha traído una ensalada .
pienso visitar la exposición nueva .
la señora Rossi tiene que coger un taxi porque el tren llega con retraso .
nos interesa la biblioteca . ¿ hay una visita guiada en portugués ?
quisiéramos alquilar una motocicleta por cinco días .
quisiéramos reservar una casa de vacaciones para seis personas del cinco al veintiocho de abril .
llame al señor Wagner al cero uno cinco ocho siete , por favor .
el billete a Praga cuesta once euros , pero solo tenemos un billete de cien euros .
hay chocolate sobre la mesa de la habitación doscientos uno .
tememos que el autocar sea cancelado .
la guía con la que hablé el sábado era muy amable .
no he estado nunca en Roma , pero conozco bien Viena .
¿ podría traernos un poco más de sal , por favor ?
no nos traiga todavía el filete , por favor .
las plantas de la segunda planta necesitan agua .
¿ podría llevar el equipaje a la estación , por favor ?
me gustó mucho el partido de fútbol .
¿ qué recomienda , el helado o el pastel de manzana ?
no podemos dormir porque la suite huele a humo .
el caballero tiene frío .
quisiera una habitación con bañera , por favor .
¿ dónde está la hoja de registro ? - se la traeré dentro de veinticinco minutos .
¿ puede ponerme con la habitación nueve , por favor ?
a mi hijo le gustó mucho la fiesta .
¿ por qué no puede dejar su cámara en la recepción ?
¿ perdiste tu pasaporte ?
quisiéramos una habitación familiar cómoda con escritorio , por favor .
siento que mi hijo se haya perdido en el casco antiguo anteayer .
camarero , pedí una buena sopa , pero me ha traído una sopa de pescado .
buenas noches , ¿ hay cerca del hotel un médico que hable portugués ?
el jersey que mi marido compró es demasiado pequeño .
nos encantaría ir al mercado .
no se preocupe , señora Dubois , repararemos la ducha .
necesito algo para el dolor de cabeza .
el pronóstico dice que va a hacer sol la próxima semana .
mi hijo perdió su tarjeta de crédito y ahora tiene que ir a la oficina de objetos perdidos .
una habitación cuesta treinta y tres euros por noche , y el servicio de lavandería no está incluido .
el hotel en el que los turistas estuvieron en Salzburgo era más cómodo .
buenos días , ¿ desea pagar con cheque o en efectivo , señor Brown ?
todavía no he recibido la lista de precios . ¿ podría enseñármela ?
pregúntele al señor Serrano si quiere alquilar una motocicleta , por favor .
quisiera reservar una habitación familiar para tres personas del primero al once de octubre .
el desayuno se sirve a partir de las siete en la sala de desayunos .
antes de salir de viaje , él quisiera ir a bailar .
él durmió como un tronco porque la habitación era tan tranquila .
no tenemos tiempo de fotografiar el acuario .
el apartamento más barato que mi compañero reservó la semana pasada no está listo .
todavía no hemos recibido el recibo . ¿ podría enseñárnoslo ?
me llamo Moreno , tengo una reserva para dos personas .
el señor Rossi celebra su aniversario de boda hoy ; quisiéramos encargar una tarta .
llegamos el martes quince de noviembre a las diez .
se nos ha acabado la sal ; el camarero ha ido a comprar más .
camarero , pedí un buen filete , pero me ha traído una pizza .
nuestros amigos tienen que hacer cola seis horas en la estación .
preferiría una suite que tenga chimenea .
conocemos el museo de arte .
¿ quiere comprar unos recuerdos o prefiere participar en la cata de vinos ?
¿ cómo se apaga el televisor ?
la semana pasada cambié los zapatos por otra cosa .
la estación de metro está enfrente del zoo .
¿ qué vino va bien con la tortilla grande ?
prolongaremos nuestra estancia .
él piensa visitar el acuario y el museo .
¿ puedo probarme el sombrero blanco ?
mi mujer suele levantarse a las seis .
me alegro de que podamos comer algo más tarde .
tráiganos hielo y una taza limpia , por favor .
me encantaría nadar en el lago .
me llamo Fischer , tengo una reserva para esta noche .
ellos no tienen tiempo de hacer un picnic .
hola , ¿ a qué hora sale el tren para Zúrich ?
¿ está incluido el servicio de lavandería en el precio o tengo que pagarlo aparte ?
antes de que salga el tren , quisiera fotografiar el teatro de la ópera .
en junio suele hacer mucho sol en Madrid .
he oído que la exposición merece una visita .
no sé si mi mujer puede quedarse en el hotel .
llame a una ambulancia , por favor , mi compañero se ha roto la mano .
es posible que mi hermana pague la cuenta mañana por la noche .
¿ hay una librería cerca de aquí ?
¿ cuánto cuesta enviar una postal a Inglaterra ?
ni hablar de que mis hijos vayan a la playa .
no tenemos ni idea de dónde están nuestras gafas de sol .
la parada de taxis está a dos pasos del ayuntamiento antiguo .
el almuerzo se sirve a partir de la una menos cuarto en el jardín .
una habitación doble cuesta ciento veinte euros por noche , y el acceso a internet está incluido .
si no es mucha molestia , ¿ podría apagar la luz ?
mi hijo ha escrito una carta a su vecina .
cuando lleguemos a Atenas , vamos a comprar unas postales .
¿ le importaría ponernos con la habitación cuarenta y uno ? muchas gracias .
la catedral está abierta desde las ocho y media hasta las nueve , pero los martes está cerrada .
¿ conoce un buen restaurante cerca del cajero automático ?
me gustó mucho el paseo en barco .
¿ quiere ir al teatro ?
si mañana hace demasiado frío , leeré un libro .
¿ dónde tenemos que hacer transbordo para ir a la oficina de correos ?
no creo que vayamos al mercado dentro de cuatro horas .
puedo visitar el mercado cubierto mañana .
el martes pasado mi compañero perdió su diario . ¿ qué debería hacer ?
la ventana no se puede cerrar , y la cama supletoria es demasiado pequeña .
la señora Becker llamó a las cuatro y veinticinco y dejó un recado para la señora Taylor .
la recepcionista esperará un momento .
hará mucho frío , por eso mis padres irán a la ópera .
¿ qué día es hoy ? - hoy es jueves , veintisiete de abril .
¿ quieres participar en la excursión o prefieres comprar unos recuerdos ?
quería preguntarle si podría preparar la cuenta para mañana .
¿ a qué hora sale el autobús para Praga ?
antes de que anochezca , quisiéramos tomar algo en el bar .
me interesa el palacio . ¿ hay una visita guiada en francés ?
cuando llegue a Madrid , voy a reunirme con unos amigos en la estación .
¿ qué tiempo hace en Berlín en este momento ?
el ascensor está estropeado , así que tenemos que bajar a pie a la sexta planta .
dudo que comamos algo .
no se preocupe , señora Moreno , le traeremos papel de carta .
hay que planchar estas camisas antes del lunes .
¿ cuánto cuesta alquilar una bicicleta por seis días ?
quiero que el técnico limpie la habitación .
mi marido fotografió la fortaleza el primero de noviembre .
mi mujer perdió el enlace en Edimburgo porque el autocar llegó con retraso .
nuestros amigos están sentados en un banco del patio y nos esperan .
¿ quisiera registrarse la próxima semana ?
quisiera una habitación doble más barata con balcón y vistas a las montañas .
lamentablemente no tenemos habitaciones familiares más baratas libres hasta el lunes .
el caballero está intentando prolongar su estancia .
mañana a las dos vamos a leer un libro .
no puedo dormir porque la suite no está lista .
perdí el enlace en Valencia porque el tren nocturno fue cancelado .
preferiríamos una habitación familiar luminosa que tenga baño .
un taxi a la estación de metro cuesta unos veintiún euros .
¿ cuándo irá al mercado ?
quisiera que me despertaran a las doce menos cuarto , habitación trescientos doce .
hará mucho viento esta tarde , por eso queremos tomar algo en el bar .
aunque hace mucho frío , la señora Becker va a nadar en el lago .
el mozo me traerá el recibo .
una pregunta : ¿ quisiera fotografiar el hermoso teatro mañana por la noche ?
mi hermana necesita una venda de la farmacia .
perdí el ferry .
antes de que anochezca , quisiéramos participar en la excursión .
la señora toma leche en el desayuno , pero yo prefiero chocolate caliente .
mi hermano quería ir a la ópera ayer por la noche .
la señora Taylor llegará el veintitrés de octubre a las once .
¿ qué vino va bien con la buena sopa ?
¿ cuánto se tarda en reparar el televisor ?
más tarde ellos comprarán un sello .
la película que queríamos ver empieza a las doce y media .
mi reloj va atrasado ; ya son las seis y media .
¿ puede limpiar la habitación veintiocho , por favor ?
mi mujer habla inglés , pero no entiende el portugués .
es una lástima que la luz esté estropeada .
ya no tenemos pescado , pero puedo recomendarle la sopa de tomate .
la carretera a Colonia está cortada , así que tenemos que dar un rodeo .
en agosto suele hacer mucho sol en Madrid .
¿ podría confirmar la reserva y confirmar la reserva por correo electrónico ?
quisiera saber si el autocar sale a las siete .
¿ podría traernos seis periódicos , por favor ?
quiero que mi mujer vaya a la playa .
tengo que ir al banco antes de las doce y cuarto porque necesito dinero .
hola , soy Schmidt , de la habitación trescientos cuatro . quisiera pedir el desayuno .
quisiera comprar una camisa verde y un mapa .
¿ hay alguien aquí que hable inglés ? mi hermana no habla portugués .
aunque llueve , voy a hacer senderismo por la montaña .
cargue una botella de agua mineral a la cuenta de la habitación cuatro , por favor .
la señora durmió como un tronco porque la cama era tan cómoda .
la recepcionista me enseñará la habitación doble .
hemos perdido nuestro anillo y nuestra cartera marrón .
estamos a punto de recoger nuestra bolsa de viaje .
una mesa para seis , por favor .
ella quisiera ir a bailar e ir al mercado .
de primero quisiéramos una sopa de pescado y de segundo fideos con champiñones .
cargue un vaso de zumo de naranja a la cuenta de la habitación trescientos veinte , por favor .
buenas noches , soy García , de la habitación trescientos quince . necesito una manta adicional .
todas las habitaciones de la cuarta planta tienen cocina .
el señor López no está hoy . ¿ quiere dejar un recado ?
hace dos horas mis hijos querían reservar un apartamento más grande .
el jersey rojo cuesta ochenta y cinco euros , pero la camisa es más barata .
despiérteme mañana a la una menos cuarto , por favor , tengo que estar en el aeropuerto antes de las ocho .
me llamo Wagner , tengo una reserva para hoy .
no comemos ni jamón ni verduras .
quisiéramos pagar todo junto . ¿ cuánto cuesta la buena sopa ?
hemos llamado a nuestros padres .
el hotel más barato de Hamburgo está enfrente de la estación .
el paraguas negro que la camarera de piso encontró en el cuarto de baño es de la señora .
mi hermano está de buen humor porque nieva hoy .
nos gusta mucho el museo .
la carretera a Venecia está cortada , así que tengo que dar un rodeo .
el camarero nos ha traído una macedonia de frutas en lugar de una sopa de pescado .
el castillo de Madrid es más antiguo que el de Edimburgo .
los huéspedes necesitan algo para el dolor de cabeza .
la habitación doble que mi hermano reservó la semana pasada está en la cuarta planta .
él llegó tarde porque el tren nocturno llegó demasiado tarde .
la mesa no está limpia .
el sombrero blanco cuesta setenta y cinco euros , pero la falda es más barata .
tengo que pagar un ojo de la cara por la blusa verde .
ocho billetes de ida a Londres para el seis de agosto , por favor .
desayunaremos en la terraza .
el tren rápido para París sale a las cuatro y media del andén dieciséis .
¿ sabía que el museo de arte merece la pena ?
disculpe , estoy buscando mis gafas . ¿ las ha visto ?
¿ cuánto cuesta una habitación bonita con cocina por noche ?
llame a la señora Weber al nueve uno ocho tres cero , por favor .
mi hijo rompió el florero ayer .
una pregunta : ¿ podría decirme a qué hora sale el tren nocturno para Sevilla ?
no se preocupe , señora Rossi , le traeremos un albornoz .
mi hermano llega el lunes veintiséis de octubre a las cinco y media .
no tenemos tiempo de probar el pescado de la región .
quiero ir al cine en lugar de ir de compras .
desde esta mañana me duele el brazo .
va a hacer mucho viento la próxima semana .
no hemos estado nunca en Granada , pero conocemos bien Bruselas .
cargue una taza de café a la cuenta de la habitación cincuenta y seis , por favor .
lloverá , por eso voy a ir a la ópera .
si el lunes hace buen tiempo , vamos a fotografiar el museo de arte .
si el fin de semana hace buen tiempo , el señor Weber va a dar un paseo por el jardín del castillo .
mi hermana acaba de darse cuenta de que los vecinos escuchan música alta .
el billete a Hamburgo cuesta siete euros , pero solo tenemos un billete de cien euros .
la sopa de verduras que pedí está fría .
¿ podría esperar un momento , por favor ?
¿ han encontrado una llave ? me la he dejado en la habitación cuarenta .
hablo español , pero no entiendo el italiano .
¿ cuándo quieres reunirte con unos amigos en la estación ?
no sé si podemos ir de compras .
tengo que ir en autobús a Barcelona .
¿ quisieras comprar unos recuerdos dentro de quince minutos ?
la familia Walker se aloja aquí desde el cuatro de noviembre .
el señor Dubois ha comprado un florero para su profesor .
el huésped de la habitación ciento cinco todavía no ha pagado .
¿ sabe cómo se va del aeropuerto a la exposición ?
¿ qué recomienda , el bocadillo pequeño o el bocadillo ?
mi hermano puede tener la suite grande con televisor .
dentro de cuarenta minutos tengo que pagar la cuenta .
¿ quién puede ponerme con la habitación catorce ?
él teme que el tren nocturno llegue con retraso .
¿ necesito receta para el jarabe para la tos ?
un taxi a la estación de metro cuesta unos veintidós euros .
el tren de Madrid a Roma lleva cuarenta minutos de retraso .
¿ qué recomienda , la tortilla pequeña o la sopa caliente ?
preferiríamos una habitación más barata que tenga ducha .
la autopista a Ginebra está cortada , así que tengo que coger el tren .
le gusta mucho la exposición nueva .
la fortaleza , que está a diez minutos de aquí , merece una visita .
hay que limpiar estas blusas antes del miércoles .
el jueves a la una menos veinte los turistas enviarán una postal a Zúrich .
quisiéramos una habitación individual con cocina y vistas al castillo .
la impresora está estropeada .
el director nos enseñará la habitación .
soy de Portugal , pero vivo en Praga desde hace cuatro años .
la señora Dubois está acostumbrada a cenar tarde .
por culpa del atasco nuestros amigos llegaron demasiado tarde a la peluquería .
los niños tienen que coger un taxi porque el tren rápido llega demasiado tarde .
si tuviéramos más dinero , alquilaríamos un coche .
el director dice que la sala de conferencias está en la primera planta .
es posible que nuestros amigos vayan a la peluquería el domingo .
¿ puede guardar el equipaje hasta las ocho menos cuarto , por favor ?
avísenos en cuanto la habitación esté lista , por favor .
él quiere nadar en el lago en lugar de comprar una postal .
llegué tarde porque el autocar llevaba diez minutos de retraso .
el señor Taylor ha cancelado la reserva para el sábado .
¿ empieza la charla a las doce y cuarto ?
lamentablemente no tenemos apartamentos libres antes del veintinueve de enero .
es importante que mi hijo recoja sus guantes hoy .
nadie pudo decirnos dónde está la oficina de objetos perdidos .
si el tren nocturno llega demasiado tarde , tenemos que quedarnos otra noche .
pienso que puedo volar a Salzburgo más tarde .
hemos pedido una sopa . ¿ cuándo nos la va a traer ?
el vuelo a Barcelona fue cancelado por la tormenta .
la autopista a Atenas está cortada , así que tengo que coger el tren .
mi reloj va atrasado ; ya son las diez .
ellos quisieran visitar el famoso mercado cubierto e ir a la playa .
el jersey que compré es demasiado grande .
la iglesia está abierta desde las seis hasta las nueve y cuarto , pero los viernes está cerrada .
el viernes pasado olvidamos nuestro collar en la habitación y ahora tenemos que llamar al hotel .
necesito papel de carta .
disculpe , ¿ cuánto cuesta una habitación familiar con caja fuerte por noche ?
en la habitación cuarenta y siete huele a gas .
necesitamos el recibo . ¿ nos lo puede enviar ?
si no es mucha molestia , ¿ podría traerme la lista de precios ?
me quedo unos días más pasado mañana .
el taxi que pedí para las dos todavía no ha venido .
ellos tienen muchas ganas de nadar en el lago el martes .
el caballero perdió el enlace en Salzburgo porque el autobús fue cancelado .
¿ dónde podemos comprar una pila ?
a mi mujer le gusta mucho el castillo .
quisiera quejarme : los vecinos escuchan música alta y el apartamento está sucio .
¿ hay alguien aquí que hable francés ? los niños no hablan español .
cuando llegue a Valencia , voy a hacer senderismo por la montaña .
el gimnasio está en la quinta planta .
perdimos el enlace en Ginebra porque el autobús llegó demasiado tarde .
quiero visitar la fortaleza .
¿ puede el mozo darme la llave de la habitación doscientos siete ?
si esta tarde hace demasiado frío , voy a ver la televisión .
si mañana hace demasiado calor , voy a ver la televisión .
todas las habitaciones de la séptima planta tienen cocina .
¿ le importaría limpiar la habitación ciento cinco ?
lamentablemente no tenemos habitaciones bonitas libres antes del treinta de diciembre .
el director quiere saber si quiero aparcar mi coche en el garaje .
aunque él está enfermo , quiere dar un paseo por la rosaleda .
¿ cuándo cierra el acuario los viernes ?
¿ le importaría imprimir la confirmación de la reserva ?
lamentablemente no tenemos habitaciones familiares libres antes del diecisiete de julio .
el caballero necesita una tirita de la farmacia .
¿ dónde está la cuenta ? - se la enseñaré inmediatamente .
una habitación cuesta sesenta euros por noche , y el acceso a internet está incluido .
¿ hay una suite libre del once al diecinueve de mayo ?
quisiera cambiar ochenta francos suizos por euros .
¿ cuánto se tarda en reparar el inodoro ?
mi compañero ha olvidado dejar su anillo caro en la recepción .
¿ puedo dejar aquí mi llave de la habitación hasta la una ?
siento que él haya roto la lámpara .
disculpe , ¿ cuánto cuesta el jersey gris del escaparate ?
el señor Moreno llegará el catorce de enero a las nueve menos diez .
los turistas necesitan una venda de la farmacia .
¿ qué tiempo hace en Múnich hoy ?
mis padres tienen que coger un taxi porque el autobús está lleno .
todas las habitaciones de la sexta planta tienen terraza .
quisiéramos comprar un jersey caliente y un diccionario .
el aparcamiento cuesta cincuenta y cinco euros al día .
la carretera a Barcelona está cortada , así que tenemos que dar un rodeo .
quisiéramos pagar todo junto . ¿ cuánto cuesta el helado ?
¿ podría enviar a alguien a la habitación treinta y tres , por favor ? muchas gracias de antemano .
en enero suele hacer mucho frío en Edimburgo .
hasta que llegue mi hija , quiero visitar la torre .
la comida de este restaurante es demasiado cara , pero el servicio es malo .
quiero que lleve las maletas al coche .
si el viernes nieva , veré la televisión .
no puedo dormir porque la lavadora hace demasiado ruido .
el caballero no tiene hambre , pero quisiera una taza de café .
¿ sale el autobús a las cinco y veinticinco ?
¿ desea pagar en efectivo o con cheque , señor Miller ?
Laura , ¿ puedes ayudarme ?
quiero que mi compañero vaya al cine .
la sopa que pedí está quemada .
París es la ciudad más bonita que ella ha visto nunca .
quisiéramos reservar un apartamento pequeño para tres noches .
¿ cuánto cuesta la blusa del escaparate ?
el señor Navarro está harto de esperar .
la recepcionista dice que el famoso ayuntamiento merece una visita .
¿ sabía que la conferencia se celebra en la sala de conferencias ?
por culpa del mal tiempo el señor Walker tiene más tiempo para escribir cartas .
a mi hijo le gusta mucho la hermosa fortaleza .
antes de marcharme , quisiera hablar con el médico .
quisiéramos visitar el castillo y el hermoso museo mañana por la mañana .
¿ han encontrado unos guantes nuevos ? me los he dejado en el bar .
si mañana hace buen tiempo , queremos visitar el castillo .
tenemos suerte : podemos probar el pescado de la región pasado mañana .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de mi hijo .
sería muy amable de su parte guardar el equipaje hasta las nueve menos diez .
dudo que cenemos en el restaurante .
quisiera un apartamento con escritorio y vistas al mar .
¿ qué autobús va al hermoso mercado cubierto ?
ya es hora de que mi marido envíe una carta a Zúrich .
tenemos que darnos prisa porque el tren nocturno para Varsovia sale dentro de veinte minutos .
quisiera comprar un vestido negro y una postal .
¿ conoce un buen restaurante cerca de la playa ?
espero que mi mujer pueda aparcar su coche en el garaje .
he perdido mi billete de avión y ahora tengo que rellenar un formulario .
ella no tiene ganas de ir al teatro .
el secador de la habitación cuarenta y dos está estropeado .
en junio suele hacer mucho sol en Barcelona .
pienso que podemos participar en la visita guiada .
quisiera pagar todo junto . ¿ cuánto cuesta la tortilla grande ?
después del almuerzo él quiere tomar algo en el bar , pero antes tiene que prolongar su estancia .
quiero que planche esta blusa .
la sala de conferencias está en la séptima planta .
¿ podría preparar la cuenta de la habitación ciento uno ? me marcho dentro de seis horas .
Hamburgo es la ciudad más bonita que mi hermano ha visto nunca .
la señora Weber necesita algo para el dolor de cabeza .
quisiéramos una habitación doble con cocina y vistas al puerto .
la carretera a Múnich está cortada , así que tengo que dar un rodeo .
pedimos un filete grande . ¿ cuándo nos lo va a traer ?
nos gusta mucho la catedral .
tengo que darme prisa porque el autobús para Ginebra sale dentro de quince minutos .
pregúntele al señor Brown si quiere ir al cine , por favor .
el hotel en el que estuve en Madrid era más cómodo .
la sopa de pescado que el señor García pidió está deliciosa .
un billete de ida a Edimburgo , por favor , en segunda clase .
el señor Fischer llegará el treinta de septiembre a las cinco y veinte .
mi hijo no tiene ni idea de dónde está su bolso negro .
va a estar nublado pasado mañana .
una habitación individual grande cuesta veintiocho euros por noche , y el aparcamiento no está incluido .
no hay de qué , señora Walker . ¡ buen viaje !
mis padres no comen ni huevos ni pollo .
tomaremos algo en el bar .
he olvidado dejar mi llave en la recepción .
la autopista a Venecia está cortada , así que tengo que dar un rodeo .
¿ podría enseñarnos en el mapa dónde está la torre ?
el señor Wilson llamó a las seis y cuarto y dejó un recado para el señor Taylor .
¿ cuándo sale el primer tren rápido para Hamburgo ?
el ayuntamiento , que está a cinco minutos de aquí , merece una visita .
¿ podría el mozo recomendarme un buen hotel ?
¿ quieres dar un paseo por el bosque ?
no se olvide de enviar a alguien a la habitación trescientos doce , por favor .
la camarera de piso dice que la hermosa biblioteca está cerrada los martes .
mi hija sabe que la agencia de viajes está cerrada los viernes .
no puedo dormir porque los niños escuchan música alta .
antes de marcharnos , quisiéramos cambiar dinero .
¿ podría venir alguien a la habitación ciento diez ? el sofá es demasiado blando .
aunque nieva , nadaremos en el lago .
antes de que cierren las tiendas , quisiéramos ir a bailar .
el ascensor está estropeado , así que tengo que subir a pie a la primera planta .
preferiría una habitación que tenga chimenea .
después del almuerzo quiero comprar unos recuerdos , pero antes tengo que cambiar mi vuelo .
aunque estoy cansado , quiero nadar en el lago .
para mí una tabla de quesos y un vaso de agua mineral , por favor .
el juez está todavía en el juzgado , no puedo hablar con él antes de las siete y media .
sé que la panadería está cerrada los domingos .
la camarera dice que el desayuno cuesta setenta y cinco euros al día .
nos encantaría comprar unos recuerdos .
quisiéramos que nos despertaran a las cuatro menos cinco , habitación cincuenta y nueve .
desde el tejado se pueden ver el palacio antiguo y las montañas .
la señora García celebra su cumpleaños hoy ; quisiéramos encargar una botella de vino .
la sopa que la señora López pidió está deliciosa .
solemos levantarnos a las siete menos cuarto .
hasta que lleguen nuestros amigos , queremos ir a la ópera .
quisiera acostarme temprano porque estoy cansada .
¿ hay una habitación individual cómoda libre del diecisiete al veintiuno de marzo ?
¿ podría venir alguien a la habitación cuarenta y dos ? la radio está estropeada .
¿ puede confirmar la reserva por correo electrónico , por favor ? muchas gracias de antemano .
¿ qué vino va bien con la tabla de quesos grande ?
nos levantaremos temprano .
no sé si compraré chocolate dentro de veinticinco minutos .
queremos reunirnos con unos amigos en la estación en lugar de ir al teatro .
lamentablemente el hotel está completo en agosto .
aunque estamos enfermos , queremos ir a bailar .
él sabe que la embajada está cerrada los viernes .
los huéspedes necesitan unas pastillas de la farmacia .
mi hijo no tiene ganas de nadar en el lago .
la torre , que está a treinta minutos de aquí , merece una visita .
la carta que enviamos a Berlín todavía no ha llegado .
no como ni pescado ni huevos .
¿ tienen platos sin champiñones ?
el tren de Salzburgo a Atenas lleva veinte minutos de retraso .
el trayecto dura cuatro horas y veinte minutos .
quisiera reservar una casa de vacaciones para cuatro personas del quince al veintidós de marzo .
perdimos el enlace en Edimburgo porque el tren estaba lleno .
¿ desea pagar con cheque o por transferencia , señora López ?
hola , ¿ a qué distancia está la exposición de aquí ?
ella ha escrito una carta a su hermano .
si el tren llega demasiado tarde , los turistas irán a pie .
puede localizar a los niños por teléfono : cuatro seis nueve siete seis .
ni hablar de que mi hermana nade en el lago .
desde el balcón se pueden ver el castillo y el lago .
¿ podría preparar la cuenta de la habitación cinco ? me marcho dentro de dos horas .
el tren de Bruselas a Venecia lleva quince minutos de retraso .
ella tiene que hacer cola dos horas en el museo .
¿ cómo se apaga la luz ?
en diciembre suele hacer mucho viento en Salzburgo .
me he dejado mi mochila en el avión a Bruselas .
mi marido no come ni patatas ni queso .
la ventana no se puede abrir , y el enchufe está estropeado .
se tarda cinco horas en llegar a Venecia .
mi hermana puede nadar en el lago .
una pregunta : ¿ dónde tengo que bajar para ir a la parada de autobús ?
es una lástima que el cuarto de baño esté sucio .
los niños temen que el tren rápido esté lleno .
¿ cuánto tiempo tengo antes de que salga el avión ?
se tarda seis horas en llegar a Roma en coche .
perdimos el enlace en Londres porque el tren nocturno llegó con retraso .
el barco va a Marsella .
si el lunes hace buen tiempo , nadaremos en el lago .
de la embajada al mercado cubierto hay solo quince minutos a pie .
mi hijo se queda hoy en el hotel porque está enfermo .
¿ sabe cómo se va del aeropuerto al acuario ?
¿ podría decirme si la sala de desayunos está en la novena planta ? muchas gracias de antemano .
una taza de café cuesta tres euros con setenta .
el avión de Sevilla aterriza a las doce y cuarto .
no creo que nos quedemos unos días más pasado mañana .
¿ cuánto cuesta una habitación grande con terraza por noche ?
tengo que hacer cola cuatro horas en el museo .
su habitación está en la primera planta , al final del pasillo .
¿ podría venir alguien a la habitación doscientos veinte ? el ascensor hace demasiado ruido .
hace tres días perdimos nuestro móvil y ahora tenemos que rellenar un formulario .
siento que nos hayamos perdido en el barrio del puerto .
este abrigo es demasiado caro .
la oficina de turismo está a dos pasos de la iglesia .
los huéspedes quieren acostarse temprano .
el camarero me ha traído una tortilla en lugar de una ensalada grande .
nos interesa la fortaleza antigua . ¿ hay una visita guiada en francés ?
el médico dice que mis padres tienen que tomar las pastillas durante seis días .
el huésped de la habitación veintidós quisiera hablar con usted .
la sala de desayunos está en la octava planta .
no tenemos tiempo de probar el vino de la región .
estoy seguro de que seguiré viaje a Viena a las cuatro y media .
si el jueves nieva , el caballero tomará algo en el bar .
es importante que mi compañero aparque su coche en el garaje antes de las cuatro menos veinte .
hay un error en la cuenta : no he pedido ningún filete .
mi hija suele levantarse a las siete y media .
el acuario es más antiguo que el faro .
cuatro sellos para cartas a Francia , por favor .
estamos buscando nuestro diario . ¿ lo ha visto ?
no hace falta que me traiga el recibo , el director ya me lo ha dado .
el camarero nos ha traído una tabla de quesos en lugar de una sopa de verduras .
aunque hace mucho frío , vamos a dar un paseo por el bosque .
el señor Moreno teme que el tren llegue con retraso .
los niños solo viajan a París de Pascuas a Ramos .
¿ cuándo estará listo mi bañador ?
¿ va este autobús a Edimburgo ?
mi hermano necesita una tirita de la farmacia .
es posible que los turistas lean un libro dentro de veinticinco minutos .
mi mujer se quedará nueve noches a la una y media .
él quisiera tomar algo en el bar mañana a las cinco y media .
¿ le importaría hacernos una foto ?
aunque estamos cansados , queremos visitar el ayuntamiento .
no sé si puedo marcharme mañana .
despiérteme mañana a las dos y cuarto , por favor , tengo que coger el tren a Valencia .
¿ puede el mozo cambiar las sábanas ?
me alegro de que mis padres puedan dejar el hotel .
él sabe que la joyería está cerrada los sábados .
¿ podría traernos un poco más de pimienta , por favor ?
quisiéramos saber si el autocar llega a Sevilla a las siete .
el tren de Múnich a Venecia lleva veinticinco minutos de retraso .
el ayuntamiento antiguo , que está a diez minutos de aquí , merece una visita .
¿ desea pagar con tarjeta de crédito o en efectivo , señora García ?
¿ hay una habitación familiar libre del quince al veintiuno de abril ?
dudo que nuestros amigos se acuesten temprano mañana por la noche .
espero que él pueda seguir viaje a Valencia .
no vale la pena visitar el teatro .
si esta tarde hace demasiado frío , queremos tomar algo en el bar .
es posible que nuestros amigos traigan su perro el jueves a las seis y media .
¿ puede prestarnos un cargador , por favor ?
una pregunta : ¿ cuánto cuestan las entradas para el paseo en barco del miércoles ?
mi mujer piensa visitar el zoo y el teatro .
cuando llegamos a Salzburgo , la cama estaba mojada .
¿ qué tiempo hace en Colonia hoy ?
¿ cuál es la contraseña de internet ?
mi hermana tiene que hacer cola tres horas en el museo .
el señor Wilson ha perdido su collar . ¿ qué debería hacer ?
antes de marcharnos , quisiéramos aparcar nuestro coche en el garaje .
la cámara que la camarera de piso encontró en la habitación ciento cinco es de mi marido .
una habitación familiar cuesta sesenta euros por noche , y la tasa turística está incluida .
quisiera reservar una habitación familiar grande para cuatro noches .
después del almuerzo mis padres quieren visitar la fortaleza y el mercado cubierto , pero antes tienen que prolongar su estancia .
¿ cuánto cuesta el jersey gris del escaparate ?
la sopa que pedimos está deliciosa .
la parada de autobús está delante del palacio antiguo .
la cerradura de la puerta está estropeada , y mi hija no encuentra la llave .
quisiéramos tres entradas para el concierto del trece de junio .
desde la terraza se pueden ver la famosa biblioteca y las montañas .
hasta que llegue mi hija , quiero tomar algo en el bar .
disculpe , ¿ qué hora es ? - son las doce menos veinte .
siga todo recto y luego gire a la derecha en el hospital .
¿ puede rellenar el formulario , por favor ? muchas gracias de antemano .
leímos un libro anteayer .
quisiera saber si el ferry va a Génova .
¿ está la azotea en la segunda planta ?
una habitación familiar cuesta catorce euros por noche , y la limpieza final no está incluida .
ya no tenemos pollo , pero puedo recomendarle la macedonia de frutas .
el caballero durmió como un tronco porque el viaje fue tan largo .
los turistas están sentados en un banco del patio y leen el periódico .
Ginebra es la ciudad más bonita que mi hermano ha visto nunca .
¿ cuánto cuestan las entradas para el paseo en barco del martes ?
la señora Miller celebra su aniversario de boda el miércoles ; quisiera encargar una tarta .
¿ dónde está el hielo ? ¿ podría traérmelo , por favor ?
de primero quisiera una tabla de quesos y de segundo pescado con patatas .
me interesa el museo de arte nuevo . ¿ hay una visita guiada en portugués ?
el director quiere saber si queremos quedarnos hasta el miércoles .
disculpe , ¿ sabe cómo se va de la playa al faro ?
mi mujer está a punto de hablar con la guía .
quisiera saber si el ferry llega a Lisboa a las dos menos cinco .
si no es mucha molestia , ¿ podría explicarnos la cuenta ?
nos interesa la catedral antigua . ¿ hay una visita guiada en portugués ?
quisiera quejarme : el cuarto de baño es demasiado caluroso y la cama supletoria no está hecha .
si el autobús llega con retraso , cogeremos el próximo autobús .
busco un hotel que esté cerca del cine .
¿ sale el tren rápido a las dos menos cinco ?
el señor Brown tiene que hacer transbordo en Granada .
la catedral , que está a cincuenta minutos de aquí , merece una visita .
una suite grande cuesta noventa euros por noche , y la tasa turística está incluida .
los niños han hecho senderismo por la montaña .
¿ cuánto tiempo desea quedarse ? - hasta el martes , si es posible .
si el fin de semana hace buen tiempo , queremos ir al mercado .
le gusta mucho el teatro .
Viena es la ciudad más bonita que la señora Schmidt ha visto nunca .
¿ puedo probarme la falda más corta ?
hay una postal sobre la mesa de la habitación doscientos veinte .
es posible que ellos sigan viaje a Edimburgo .
la cuenta asciende a treinta y siete euros , incluido el desayuno .
me he dejado mi llave en el autobús a Praga .
llame a una ambulancia , por favor , mi compañero se ha roto el brazo .
nuestros amigos tienen que hablar con la guía .
dudo que los huéspedes cambien su vuelo .
nos interesa el mercado cubierto . ¿ hay una visita guiada en español ?
se tarda tres horas en llegar a Granada en coche .
mis padres fueron a la playa .
¿ han encontrado unas gafas ? nos las hemos dejado en el bar .
me gusta mucho el zoo .
deme su carné de conducir y firme aquí , por favor .
¿ cuánto dura el viaje de Salzburgo a Múnich ?
daré un paseo por el jardín del castillo .
le pedí al mozo que nos hiciera una foto , pero no ha pasado nada .
¿ podría venir alguien a la habitación cuarenta y siete ? el teléfono está fuera de servicio .
quisiera quejarme : la radio no funciona y la cama está mojada .
no se olvide de prestarme un adaptador , por favor .
lléveme a la estación , por favor , tengo prisa .
tenemos que hacer cola cinco horas en la estación .
mi número de teléfono es el cero nueve dos cero cinco .
¿ puede esperar un momento ?
¿ quiere el té con o sin leche ?
no creo que podamos cancelar nuestra reserva después del almuerzo .
en abril la señora debería reservar una habitación individual .
perdí el enlace en Sevilla porque el tren rápido fue cancelado .
la motocicleta que alquilé tiene una rueda pinchada .
los niños están buscando su mochila nueva . ¿ la ha visto ?
dormimos como un tronco porque el viaje fue tan largo .
el abrigo que compramos es demasiado corto .
no creo que el señor Serrano pueda reunirse con unos amigos en la estación después del desayuno .
le pedí a la recepcionista que rellenara el formulario , pero no ha pasado nada .
quisiera hablar con la señora Miller , por favor .
no tenemos hambre , pero quisiéramos una taza de café .
antes de que salga el tren , quisiera ir a la playa .
no vale la pena visitar el acuario .
no tenemos ni idea de dónde están nuestros guantes .
la biblioteca abre a las cuatro menos cuarto .
para mí un bocadillo y un vaso de cerveza , por favor .
el abrigo que él compró es demasiado pequeño .
si no es mucha molestia , ¿ podría guardar el equipaje hasta las dos menos veinte ?
lamentablemente el hotel está completo el fin de semana .
la señora Navarro tiene muchas ganas de fotografiar el museo de arte el fin de semana .
¿ a qué distancia está el mercado cubierto de aquí ?
quisiera hablar con el médico mañana por la noche .
su habitación está en la séptima planta , a la izquierda .
dentro de cuarenta minutos puedo nadar en el lago .
después del almuerzo quiero comprar un mapa , pero antes tengo que cambiar mi vuelo .
no nos traiga todavía la macedonia de frutas , por favor .
abra la ventana , por favor .
¿ cuánto cuesta enviar un paquete a Austria ?
¿ quiere pagar en efectivo el domingo ?
¿ sabe cómo se va de la farmacia a la iglesia ?
la señora quiere probar el queso de la región en lugar de reunirse con unos amigos en la estación .
los huéspedes quisieran carne con verduras y un vaso de cerveza .
es posible que mi hijo hable con el cocinero más tarde .
hay que lavar estas blusas antes del viernes .
estamos esperando el autobús para Salzburgo .
¿ puede confirmar la reserva ?
soy alérgico a las nueces .
¿ cuándo cancelará su reserva ?
vine a Granada para hacer un picnic .
desde el tejado se pueden ver el famoso castillo y el río .
estamos esperando el tren nocturno para Edimburgo .
¿ sabe a qué hora abre el ayuntamiento ?
no tengo tiempo de comprar unos sellos .
ocho billetes de ida y vuelta a Valencia para el veintitrés de agosto , por favor .
el señor Brown pasó ocho días en Londres y cinco días en Praga .
el veintidós de octubre perdí el autobús .
tengo que ir al banco antes de las nueve y cuarto porque necesito dinero .
el caballero ha comprado chocolate para su profesor .
el señor Serrano se ha resfriado .
¿ sabe cómo se va de la panadería al monasterio ?
dudo que ella pruebe el vino de la región esta tarde .
tenemos que desayunar en la habitación .
¿ cuánto tiempo tengo antes de que salga el autobús ?
quisiéramos un asiento junto a la ventana para Colonia .
¿ sabe cómo se va de la embajada al teatro de la ópera ?
cuando llegue a Salzburgo , voy a tomar algo en el bar .
¿ sabe cómo se va de la estación de metro al faro ?
aunque llueve , voy a dar un paseo por el bosque .
ella se queda hoy en el hotel porque tiene dolor de estómago .
espero que ellos puedan registrarse .
¿ podemos dejar aquí nuestras gafas de sol hasta las doce y diez ?
mi marido ha comprado chocolate para su vecina .
me encantaría dar un paseo por el jardín del castillo .
quisiera reunirme con unos amigos en la estación e ir al teatro .
¿ puedo dejar aquí mi chaqueta hasta las siete menos diez ?
nuestro equipaje no ha llegado ; debe de estar todavía en Praga .
es posible que la señora Moreno nade en el lago pasado mañana .
la fiesta se celebra el dos de enero .
buenas noches , soy López , de la habitación cuatrocientos uno . envíe al mozo , por favor .
espere un momento , por favor .
primero quisiéramos ir al dentista y después alquilar un coche .
quiero participar en la cata de vinos .
llame a un médico , por favor , mi hermana se ha desmayado .
quisiéramos que nos despertaran a las seis menos veinte , habitación cuarenta y seis .
¿ cuándo cierra la catedral antigua los viernes ?
es una lástima que la obra haga demasiado ruido .
¿ cuándo estará lista mi blusa roja ?
ella tiene que hacer cola cuatro horas en el museo .
¿ llega el tren rápido a Granada a las dos ?
el trayecto dura cinco horas y diez minutos .
lleve las maletas al coche , por favor .
el despertador no funciona desde esta mañana .
¿ tienen una habitación familiar para cinco personas para seis noches ?
por culpa del mal tiempo ellos tienen más tiempo para descansar .
cuatro sellos para postales a Austria , por favor .
nos encantaría comprar chocolate .
ella lleva desde las doce intentando preguntar en la recepción .
de la oficina de correos al teatro de la ópera hay solo veinticinco minutos a pie .
hola , soy Becker , de la habitación trescientos doce . necesito una manta adicional .
quisiera que me despertaran a las diez menos cuarto , habitación trescientos doce .
ya no tenemos champiñones , pero puedo recomendarle la macedonia de frutas .
pasamos siete días en Atenas y cinco días en Londres .
ellos tienen muchas ganas de hacer senderismo por la montaña el sábado .
el mes pasado perdí mi carné de conducir y ahora tengo que ir a la oficina de objetos perdidos .
vine a Zúrich para visitar el ayuntamiento y el mercado cubierto .
el pronóstico dice que nevará mañana .
el reloj caro que la camarera de piso encontró debajo de la cama es del caballero .
el señor Miller llamó a las doce y veinte y dejó un recado para la señora Taylor .
los niños están cansados .
el bolso más pequeño cuesta siete euros , pero el bañador verde es más barato .
mi hermano no tiene ganas de tomar algo en el bar .
¿ me puede enseñar el camino al supermercado ?
la obra de teatro que quería ver empieza a las dos menos cuarto .
temo que el tren rápido lleve cuarenta y cinco minutos de retraso .
quisiera fotografiar el ayuntamiento y hacer senderismo por la montaña .
voy a trabajar en la biblioteca el fin de semana .
¿ sabía que la media pensión es gratis ?
acabamos de darnos cuenta de que la calefacción está estropeada .
ella llega el sábado cinco de junio a las once .
el desayuno se sirve a partir de las ocho en el comedor .
¿ llega el autocar a Granada a las doce y cuarto ?
antes de marcharnos , quisiéramos hablar con la guía .
hola , ¿ sabe a qué hora abre el acuario ?
¿ puede confirmar la reserva , por favor ?
creo que ellos pueden dejar sus gafas de sol en la recepción mañana .
llame a una ambulancia , por favor , mi mujer se ha roto el brazo .
ni hablar de que mi hermano vaya a nadar .
disculpe , ¿ podría decirme a qué hora sale el autobús para Salzburgo ? gracias por su ayuda .
¿ podría explicarnos la hoja de registro , por favor ?
¿ quieres comprar unas postales o prefieres ir a la playa ?
tengo que pagar un ojo de la cara por el sombrero rojo .
la conexión a internet no funciona desde ayer .
antes de salir de viaje , quisiéramos participar en el paseo en barco .
antes de salir de viaje , quisiera nadar en el lago .
les gustó mucho la visita guiada .
un vaso de vino cuesta dos euros con cincuenta .
mi número de teléfono es el cinco nueve ocho ocho uno .
lamentablemente ya no quedan entradas para la fiesta .
desde el tejado se pueden ver el museo de arte y las montañas .
¿ va el autocar a Hamburgo ?
la torre es más famosa que el teatro de la ópera .
hasta que llegue mi marido , queremos nadar en el lago .
aunque el técnico ha reparado el teléfono , sigue sin funcionar .
¿ sabía que el faro está cerrado los lunes ?
¿ dónde está el adaptador ? ¿ podría traérnoslo , por favor ?
el collar caro que la camarera de piso encontró debajo de la cama es de los huéspedes .
se tarda tres horas en llegar a Viena en coche .
no hay de qué , señora Navarro . ¡ feliz estancia en Atenas !
¿ han encontrado un paraguas rojo ? nos lo hemos dejado en la habitación veinte .
despiérteme a las dos y cuarto , por favor .
se tarda veinticinco minutos en preparar la sopa .
ella lleva desde las siete menos cuarto intentando reservar una mesa para ocho personas .
la biblioteca , que está a cuarenta y cinco minutos de aquí , merece una visita .
preferiría una habitación individual más barata que tenga bañera .
el taxi que ellos pidieron para las diez todavía no ha venido .
buenos días , ¿ cuánto cuesta alquilar una barca por siete días ?
cuando llegué a Venecia , la caja fuerte estaba estropeada .
los huéspedes pueden tener la habitación individual pequeña con televisor .
no creo que el señor García pueda tomar algo en el bar el fin de semana .
quisiera comer algo porque tengo hambre .
¿ podría venir alguien a la habitación doscientos cinco ? el inodoro no funciona .
en julio suele hacer mucho sol en Venecia .
buenas noches , hace nueve días perdimos nuestra cartera . ¿ qué deberíamos hacer ?
¿ podríamos dejar la habitación a las cuatro y veinticinco ?
no vale la pena ir al paseo en barco .
el pronóstico dice que estará nublado pasado mañana .
¿ quién puede explicarme la hoja de registro ?
un trozo de pastel cuesta seis euros con setenta .
desde el lunes me duelen los ojos .
siga todo recto y luego gire a la izquierda en la estación de metro .
¿ podría traernos un poco más de miel , por favor ?
tome la primera calle a la derecha y verá el teatro delante de usted .
hemos comprado un collar para nuestro profesor .
la ventana no se puede abrir , y el mando a distancia está estropeado .
el mozo me dará la dirección del hospital .
mi compañero necesita un termómetro de la farmacia .
la reunión dura una hora .
¿ han encontrado un móvil ? me lo he dejado en el bar .
mis hijos han comprado un collar para sus nietos .
no vale la pena visitar la famosa biblioteca .
quisiera comprar unas botas marrones y chocolate .
el caballero teme que el autobús esté lleno .
tuve que ir en tren a Praga hace cinco días .
ya es hora de que mi compañero cambie dinero .
mis hijos necesitan unas pastillas de la farmacia .
¿ hay alguien aquí que hable alemán ? mi hermana no habla italiano .
la playa está enfrente del palacio .
tengo que pagar un ojo de la cara por los zapatos .
quisiera quejarme : el aire acondicionado es demasiado ruidoso y el colchón está mojado .
¿ quieres ir a la playa o prefieres comprar unos recuerdos ?
me encantaría reunirme con unos amigos en la estación .
nos quedamos hoy en el hotel porque estamos cansados .
estamos de buen humor porque llueve en este momento .
quisiéramos reservar una mesa para dos personas en la terraza .
el tren regional sale del andén siete .
un billete de ida y vuelta a Valencia , por favor , en primera clase .
deberíamos cambiar dinero .
la autopista a Lisboa está cortada , así que tengo que coger el tren .
el faro está abierto desde las siete y media hasta las seis y cuarto , pero los martes está cerrado .
desde el balcón se pueden ver el faro y el lago .
buenas noches , señor Moreno . ¿ ha dormido bien ?
la cámara que la camarera de piso encontró debajo de la cama es de los niños .
he perdido mi pasaporte y ahora tengo que rellenar un formulario .
quisiéramos que nos despertaran a la una menos cuarto , habitación ciento dos .
desde esta mañana me duele la rodilla .
quiero que imprima el recibo .
¿ cuánto cuesta alquilar una barca por cuatro días ?
¿ le importaría ponerme con la habitación veintisiete ?
primero quisiera hablar con el cocinero y después comprar un recuerdo .
es importante que el caballero pague con cheque antes de las dos y media .
estoy de buen humor porque quiere nevar .
no se permite fumar en la séptima planta .
queremos esperar en el vestíbulo .
cuando llegue a Praga , voy a tomar algo en el bar .
estoy esperando el autobús para Bruselas .
¿ podría preparar la cuenta de la habitación veinticuatro ? me marcho mañana .
mi hija solo viaja a Colonia de Pascuas a Ramos .
nuestros amigos se han dejado su maleta pesada en el autobús a Venecia .
en Edimburgo llueve a cántaros , por eso nos acostaremos temprano .
¿ cómo se llama ? - me llamo David Moreno .
la carretera a Londres está cortada , así que tengo que coger el tren .
buenos días , ¿ quiere el café con o sin azúcar ?
por culpa del atasco la señora llegó demasiado tarde a la embajada .
el tren nocturno sale a las siete .
el señor Becker llamó a las diez menos cuarto y dejó un recado para el señor Taylor .
en el pasillo huele a humo .
en enero suele hacer mucho viento en Varsovia .
buenas noches , soy Wagner , de la habitación cincuenta y cinco . quisiera hablar con el director .
¿ a qué hora sale el autocar para Sevilla ?
quisiéramos una habitación cómoda con chimenea y vistas al jardín .
un taxi a la embajada cuesta unos treinta y ocho euros .
preferiríamos un apartamento más grande que tenga balcón .
queremos visitar el teatro de la ópera en lugar de visitar la biblioteca y la famosa catedral .
me gusta viajar en tren .
no tengo hambre , pero quisiera una taza de café .
la bicicleta que alquilamos es demasiado pequeña .
quisiera una habitación con balcón y vistas a la plaza .
el hotel en el que la señora Taylor estuvo en Viena no era tan caro .
¿ podría darme el número de teléfono del restaurante ?
no estamos satisfechos con la habitación porque el cuarto de baño está sucio .
mi compañero se ha dejado su maleta en el tren a Viena .
mi compañero necesita una tirita de la farmacia .
¿ le importaría lavar esta blusa ? muchas gracias .
¿ podría decirme a qué hora sale el tren rápido para Ginebra ?
hola , ¿ quieres tomar algo en el bar o prefieres hacer senderismo por la montaña ?
mi mujer quiere hacer un picnic en lugar de nadar en el lago .
tráigame una taza de té , por favor .
quiero que mi mujer pruebe el vino de la región .
tres sellos para postales a Irlanda , por favor .
nadie pudo decirnos dónde está la farmacia .
quisiéramos una habitación familiar cómoda con balcón , por favor .
el ferry zarpa a las cinco y cuarto .
pregúntele al señor Walker si quiere ir al mercado , por favor .
puede localizar a la señora por teléfono : nueve ocho siete cuatro cero .
no creo que podamos reservar una habitación familiar bonita .
llame a una ambulancia , por favor , mi hija se ha roto la mano .
¿ puedo dejar aquí mi paraguas rojo hasta las diez y cuarto ?
los niños quisieran comprar un vestido y chocolate .
nos gustó mucho la fiesta .
¿ podría venir alguien a la habitación cuatrocientos seis ? el ascensor hace demasiado ruido .
el mozo dice que la boda se celebra el quince de octubre .
¿ sería posible que confirmara la reserva ?
¿ sabe cómo se va de la peluquería al zoo ?
los turistas han olvidado comprar un sello .
le gusta comer en la terraza .
de la peluquería al zoo hay solo cuarenta y cinco minutos a pie .
esta noche ella quisiera ir a bailar .
nos han robado el pasaporte y la maleta .
¿ podemos traer nuestro perro ?
la llave de la habitación que la camarera de piso encontró debajo de la cama es de los turistas .
antes de marcharnos , quisiéramos pagar en efectivo .
quisiéramos reservar una suite para siete noches .
el taxi que mi compañero pidió para las once todavía no ha venido .
¿ podría decirme a qué hora sale el tren para Bruselas ?
¿ nos podemos llevar el bolígrafo ?
a mi hermano le gusta mucho la exposición .
buenas noches , soy Moreno , de la habitación treinta y siete . necesito una manta adicional .
antes de que llegue el autobús , quisiéramos fotografiar el palacio .
la tasa turística está incluida en el precio .
cuando llegué a Colonia , la suite era demasiado calurosa .
la maleta marrón que la camarera de piso encontró en el cuarto de baño es de los turistas .
la señora Walker celebra su aniversario de boda hoy ; quisiéramos encargar una botella de vino .
es importante que mis hijos dejen su portátil en la recepción hoy .
quisiéramos alquilar una barca por cuatro días .
¿ puedes cambiarme quinientos euros , por favor ?
el veintiuno de marzo aparcamos nuestro coche en el garaje .
hola , ¿ puede reparar el hervidor ?
no sé si mi compañero hará un picnic a la una y cuarto .
¿ puedes llevar las maletas a la recepción , por favor ?
el desayuno se sirve a partir de las ocho menos cuarto en la terraza .
primero mis padres quisieran enviar una carta a Barcelona y después probar el vino de la región .
la autopista a Edimburgo está cortada , así que tengo que dar un rodeo .
acabamos de darnos cuenta de que la habitación huele a humo .
la línea está ocupada . ¿ desea esperar ?
puede localizar al caballero por teléfono : tres cinco seis tres seis .
mi hermana piensa comprar un recuerdo .
el pronóstico dice que va a nevar el domingo .
antes de marcharnos , quisiéramos enviar un paquete a Venecia .
pasé siete días en Roma y seis días en Viena .
estoy de vacaciones .
es una lástima que los vecinos hagan demasiado ruido .
el diario que la camarera de piso encontró debajo de la cama es de mis hijos .
acabo de llegar a Bruselas .
quisiera hablar con el señor Walker , por favor .
la semana pasada ella perdió su tarjeta de crédito y ahora tiene que ir a la policía .
aunque hace mucho frío , el señor Walker quiere dar un paseo por la rosaleda .
el señor Brown se ha reunido con unos amigos en la estación .
tenemos que pagar un ojo de la cara por la corbata verde .
¿ dónde tenemos que hacer transbordo para ir a la playa ?
el huésped de la habitación ocho todavía no ha pagado .
lamentablemente no tenemos habitaciones dobles cómodas libres antes del veintiséis de julio .
él no tiene que pagar con cheque .
¿ cambió su vuelo hace dos días ?
pienso hacer un picnic .
buenos días , ¿ podría hablar más despacio , por favor ?
mi hermana se ha dejado su portátil en el autobús a Viena .
se nos ha acabado la mermelada ; la camarera de piso ha ido a comprar más .
el huésped de la habitación quince no se encuentra bien .
París es la ciudad más bonita que ellos han visto nunca .
el vuelo a Londres fue cancelado por la tormenta .
una pregunta : ¿ cómo se enciende el televisor ?
tres sellos para postales a Alemania , por favor .
la bolsa de viaje que la camarera de piso encontró en la habitación veintidós es de mi hijo .
quisiera hablar con el señor Serrano , por favor .
quisiéramos que nos despertaran a las once y cuarto , habitación doscientos uno .
no se preocupe , señor Moreno , le pediremos un taxi .
la mujer con la que los niños hablaron ayer era muy amable .
los niños son de Francia , pero viven en Venecia desde hace cinco años .
de primero quisiéramos una sopa y de segundo pollo con arroz .
compramos un billete para París el mes pasado .
tengo que darme prisa porque el autocar para Venecia sale dentro de diez minutos .
la panadería está detrás de la torre .
quisiera quejarme : la radio no funciona y la lavadora es demasiado ruidosa .
¿ se celebra la fiesta en el casco antiguo ?
aunque estoy cansado , quiero tomar algo en el bar .
hemos reservado una suite bonita a nombre de Fischer .
si el tren rápido está lleno , tenemos que quedarnos otra noche .
siento que ellos hayan perdido sus gafas de sol .
pienso que mis hijos pueden ir a la peluquería .
quisiera quejarme : el teléfono está fuera de servicio y el colchón es demasiado pequeño .
la recepcionista quiere saber si quisiera desayunar en la habitación dentro de cuatro horas .
¿ qué autobús va al palacio ?
no puedo dormir porque el cuarto de baño huele a humo .
quisiera un asiento junto a la ventana para Praga .
desde el balcón se pueden ver el zoo y el parque .
los pantalones que nuestros amigos compraron son demasiado pequeños .
quisiéramos reservar una casa de vacaciones para dos personas del veinticuatro al treinta de mayo .
el señor García ha cancelado la reserva para el sábado .
¿ dónde tengo que bajar para ir al banco ?
¿ está reservado este asiento ?
¿ cuándo sale el primer tren para Atenas ?
siento que mi hermano haya perdido el ferry .
¿ cuándo tengo que pagar la cuenta ?
llegué tarde porque el tren nocturno fue cancelado .
¿ podría traernos la carta de vinos , por favor ?
a mis hijos les gustó mucho la visita guiada .
me gusta mucho el acuario .
¿ sabe a qué hora abre el zoo ?
no se olvide de cuidar a los niños , por favor .
dudo que mi hija cambie su vuelo mañana por la noche .
el taxi que pedí para las seis todavía no ha venido .
la pizza que pedimos está deliciosa .
el señor Moreno perdió el enlace en Londres porque el tren llegó demasiado tarde .
¿ podría decirme si la visita guiada dura tres horas ? muchas gracias .
¿ sabía que la charla se celebra en la sala de conferencias ?
el almuerzo se sirve a partir de las dos menos cuarto en la terraza .
hola , ¿ quiere el café con o sin azúcar ?
la señora piensa probar el queso de la región .
una habitación familiar grande cuesta dieciocho euros por noche , y el servicio de habitaciones no está incluido .
llegué tarde porque el autobús llegó con retraso .
apague la música , por favor .
todavía no hemos recibido la confirmación de la reserva . ¿ podría enviárnosla ?
¿ a qué hora sale el tren para Valencia ?
el médico dice que mi compañero tiene que beber mucha agua durante ocho días .
mi hermana quisiera cambiar doscientos dólares por euros .
¿ sería posible que firmara aquí ?
de la playa al museo hay solo veinte minutos a pie .
aunque estamos cansados , queremos ir de compras .
¿ qué día es hoy ? - hoy es domingo , primero de enero .
no se preocupe , señora Moreno , le traeremos papel higiénico .
se tarda cinco horas en limpiar la suite .
el ascensor está estropeado , así que tengo que bajar a pie a la primera planta .
la cuenta asciende a cincuenta euros , incluido el servicio de habitaciones .
¿ sabe cuándo abre el famoso teatro ?
una habitación doble cuesta diecisiete euros por noche , y el desayuno está incluido .
¿ sería posible que limpiara la habitación diez ?
buenos días , ¿ cuándo llamará a su jefe ?
el señor Serrano no está hoy . ¿ quiere dejar un recado ?
perdimos nuestra cámara anteayer y ahora tenemos que rellenar un formulario .
no como ni huevos ni queso .
¿ quiere tomar algo en el bar o prefiere fotografiar la iglesia ?
llame a un médico , por favor , mi mujer se ha roto el brazo .
es una lástima que la lavadora esté fuera de servicio .
¿ cuánto dura el trayecto de Londres a Barcelona ?
me han robado la tarjeta de crédito y el bolso .
tenemos muchas ganas de hacer senderismo por la montaña el viernes .
nuestros amigos han comprado un juguete para su tía .
la oficina de turismo está delante del museo .
por culpa del mal tiempo mi compañero tiene más tiempo para leer .
al señor Brown le encantaría ir al mercado .
una habitación individual cuesta setenta euros por noche , y la limpieza final no está incluida .
él tiene suerte : puede ir de compras después de la cena .
el barco va a Palma .
mis hijos quisieran alquilar una barca y visitar la torre .
¿ a qué hora sale el tren para Londres ?
se tarda seis horas en llegar a Valencia en tren .
llegamos el miércoles dieciocho de agosto a las dos y cuarto .
¿ podría el mozo traerme cuatro toallas de baño ?
la recepcionista dice que el gimnasio está en la sexta planta .
tengo que darme prisa porque el autobús para Londres sale dentro de cuarenta y cinco minutos .
no estamos satisfechos con la habitación porque el aire acondicionado está estropeado .
tenemos que ir al banco antes de las ocho y cuarto porque necesitamos dinero .
hablamos italiano , pero no entendemos el francés .
ellos llegan el martes diecisiete de abril a la una .
tráigame un periódico y una toalla de baño , por favor .
ya es hora de que mis padres compren crema solar .
la recepcionista dice que la fiesta se celebra el ocho de febrero .
tenemos que reservar una mesa para cuatro personas .
¿ cuánto dura el vuelo de Lisboa a Hamburgo ?
aquí tiene su llave , señora Miller . su habitación está en la quinta planta .
el señor Miller no tiene ni idea de dónde están sus gafas de sol .
mi hermano tiene treinta y ocho grados de fiebre y tos .
siete sellos para cartas a Irlanda , por favor .
¿ cuánto cuesta una habitación doble tranquila con baño por noche ?
el hombre con el que hablé ayer era muy amable .
necesitamos un taxi desde el aeropuerto para tres personas a las tres y diez .
primero mi hermana quisiera pagar con cheque y después participar en el paseo en barco .
el médico dice que nuestros amigos tienen que tomar las pastillas durante ocho días .
la ducha no funciona desde esta mañana .
pienso visitar el ayuntamiento .
quiero que apague la calefacción .
perdí mi tarjeta de crédito y ahora tengo que ir a la oficina de objetos perdidos .
despiértenos a las cinco menos cuarto , por favor .
la cuenta asciende a setenta euros , incluida la limpieza final .
mi hermana tiene treinta y nueve grados de fiebre y tos .
antes de salir de viaje , mi compañero quisiera alquilar una motocicleta .
lamentablemente el hotel está completo en febrero .
tome la tercera calle a la derecha y verá el monasterio delante de usted .
nos hemos quedado hasta el viernes .
en agosto suele hacer mucho calor en Sevilla .
el museo de arte está abierto desde las ocho hasta las nueve y media , pero los domingos está cerrado .
¿ puede preparar la cuenta para mañana ? muchas gracias .
las botas cuestan sesenta y cinco euros , pero el vestido es más barato .
ella acaba de darse cuenta de que el despertador no funciona .
el supermercado está enfrente del museo de arte .
he perdido mi móvil nuevo y mi libro .
siga todo recto y luego gire a la izquierda en el cajero automático .
ya no tenemos huevos , pero puedo recomendarle la ensalada grande .
despiértenos mañana a las tres menos cuarto , por favor , tenemos que coger el tren a Edimburgo .
hemos oído que el acceso a internet es gratis .
quisiéramos seis entradas para el concierto del veinticinco de abril .
Edimburgo es la ciudad más bonita que los turistas han visto nunca .
él quiere cambiarse a otra habitación .
mi mujer está intentando ir al médico .
la habitación individual pequeña que él reservó en agosto es demasiado cara .
hará mucho frío , por eso mi marido va a quedarse en el hotel .
buscamos un hotel que esté cerca de la parada de autobús .
para mí una sopa de pescado y dos vasos de limonada , por favor .
desde la torre se pueden ver el mercado cubierto antiguo y el mar .
cuando la camarera habla inglés , me suena a chino .
el acuario está abierto desde las siete y cuarto hasta las siete menos cuarto , pero los martes está cerrado .
¿ me puede traer el recibo ?
mi número de teléfono es el seis cuatro nueve cuatro dos .
por culpa del atasco llegamos demasiado tarde al cajero automático .
llame a un médico , por favor , mi hija ha tenido un accidente .
la carretera a Edimburgo está cortada , así que tengo que dar un rodeo .
nuestros amigos quisieran pagar con tarjeta , pero el aparato no funciona .
quiero que nos traiga una taza de té .
¿ desea pagar por transferencia o con tarjeta de crédito , señor Dubois ?
nos gusta mucho el zoo .
llevamos desde la una intentando comprar un billete para Viena .
el despertador no funciona desde las diez y veinte .
¿ podría venir alguien a la habitación cuatro ? los niños escuchan música alta .
pregúntele a la señora Serrano si quiere fotografiar la iglesia , por favor .
no hace falta que me traiga el recibo , el camarero ya me lo ha dado .
hasta que lleguen mis padres , queremos comprar una postal .
tengo suerte : puedo reunirme con unos amigos en la estación .
la pizza está fría .
acabo de darme cuenta de que la cama supletoria es demasiado dura .
ella no volará a Edimburgo pasado mañana .
pregúntele al señor Schmidt si quiere hacer senderismo por la montaña , por favor .
aunque nieva , voy a fotografiar el castillo .
el sombrero rojo cuesta treinta y cinco euros , pero la chaqueta es más barata .
el sábado a las tres y veinte tengo que aparcar mi coche en el garaje .
mi marido no tiene tiempo de reunirse con unos amigos en la estación .
después del desayuno los huéspedes quieren ir a bailar , pero antes tienen que dejar su libro en la recepción .
mi hermano quisiera pan con mantequilla y cuatro vasos de cerveza .
la autopista a Londres está cortada , así que tenemos que dar un rodeo .
pienso que puedo levantarme temprano mañana a las once menos cuarto .
no se preocupe , señor Moreno , le despertaremos a las nueve y media .
quiero cambiar dinero .
debe de ser un error : reservamos una habitación familiar más grande , no una habitación doble luminosa .
me quedaré en el hotel .
no nos traiga todavía la ensalada pequeña , por favor .
ellos temen que el autocar llegue con retraso .
el señor Miller quisiera comprar unos zapatos y un recuerdo .
quisiéramos un apartamento bonito con cocina , por favor .
una pregunta : ¿ podría ayudarnos con el equipaje , por favor ?
ya no tenemos pollo , pero puedo recomendarle el filete .
ni hablar de que mi hijo haga un picnic .
él va a visitar el hermoso ayuntamiento y el hermoso mercado cubierto dentro de cuarenta minutos .
me llamo Wilson , tengo una reserva para hoy .
¿ puede abrir la ventana ? gracias por su ayuda .
es importante que mi compañero cancele su reserva antes de las dos menos cuarto .
buenas noches , ¿ quiere reunirse con unos amigos en la estación o prefiere hacer un picnic ?
hemos olvidado enviar un paquete a Ginebra .
el mejor hotel de Zúrich está enfrente de la estación .
¿ desea pagar por transferencia o con tarjeta de crédito , señora Weber ?
el famoso palacio , que está a diez minutos de aquí , merece una visita .
tenemos que hacer transbordo en Edimburgo .
mi número de teléfono es el siete seis seis seis siete .
quisiera hablar con la señora Weber , por favor .
la señora Wilson piensa participar en la conferencia .
hola , ¿ puede uno de sus compañeros enviar a alguien a la habitación cuatrocientos seis ?
en el pasillo huele a pescado .
¡ hasta mañana , Julia !
¿ qué recomienda , el bocadillo o la sopa de pescado ?
hemos reservado un apartamento grande a nombre de Weber .
¿ dónde puedo aparcar el coche ? - en el garaje del hotel o delante del cine .
el huésped de la habitación cuatrocientos uno ha perdido su llave .
queremos cambiar de habitación porque el aire acondicionado está fuera de servicio .
como el tren lleva quince minutos de retraso , no llegaré hasta las siete y cuarto .
para mí una sopa de tomate y dos vasos de agua mineral , por favor .
un vaso de vino cuesta siete euros con treinta .
los turistas perdieron el enlace en Praga porque el tren rápido llevaba quince minutos de retraso .
¿ dura la conferencia tres horas ?
tome la segunda calle a la derecha y verá la fortaleza delante de usted .
¿ podría decirnos de dónde sale el tren rápido para Salzburgo ?
es posible que mis hijos paguen con cheque el jueves .
ellos fueron en autobús a Ginebra .
sería muy amable de su parte guardar el equipaje hasta las cinco menos veinte .
en Berlín lleva cinco días lloviendo .
del cajero automático al faro hay solo quince minutos a pie .
es importante que mi marido vaya a la peluquería hoy .
pedí una tortilla pequeña . ¿ cuándo me la va a traer ?
el señor Fischer comprará unos recuerdos el fin de semana .
del cajero automático al museo de arte hay solo cuarenta minutos a pie .
más tarde voy a pedir una sopa caliente .
¿ hay alguien aquí que hable francés ? mi mujer no habla inglés .
tuve que recoger mi cámara .
mi hermana no come ni patatas ni pescado .
lamentablemente no tenemos habitaciones familiares bonitas libres hasta el domingo .
queremos que mi marido compre unos sellos .
mi compañero quisiera comer algo porque tiene hambre .
el camarero me ha traído un pastel de manzana en lugar de una macedonia de frutas .
¿ tengo que hacer transbordo en Zúrich o hay un tren directo ?
la ventana no se puede cerrar , y la conexión a internet no funciona .
hemos pedido un filete . ¿ cuándo nos lo va a traer ?
quisiera comprar una camisa roja y un cuaderno .
siento que ella haya perdido el tren el mes pasado .
vinimos a Colonia para visitar la hermosa fortaleza y el ayuntamiento .
la radio no funciona desde el jueves .
la señora Miller celebra su aniversario de boda mañana ; quisiera encargar flores .
¿ cuándo quisiera comprar unos recuerdos ?
¿ dónde está la toalla de baño nueva ? ¿ podría traérmela , por favor ?
el mercado cubierto es más famoso que la biblioteca .
en Roma lleva seis días lloviendo .
el director quiere saber si nuestros amigos quieren prolongar su estancia .
el frigorífico de nuestra habitación está estropeado .
un trozo de pastel cuesta cinco euros con ochenta .
no tengo ganas de visitar el monasterio .
¿ desea pagar en efectivo o con cheque , señor Serrano ?
espero que ella pague la cuenta mañana a las once y media .
no hay de qué , señora Fischer . ¡ buen viaje !
primero quisiéramos pagar la cuenta y después comprar un recuerdo .
¿ puede traerme seis vasos , por favor ?
todas las habitaciones de la octava planta tienen ducha .
el señor Moreno ha cancelado la reserva para el martes .
por culpa del mal tiempo tengo más tiempo para descansar .
cené en la habitación el jueves pasado .
aquí tiene su tarjeta , señora Rossi . su habitación está en la octava planta .
disculpe , ¿ podría hacerme una foto y llevar el equipaje a la habitación ?
he comprado un anillo para mi tía .
ellos están esperando el tren nocturno para Colonia .
¿ es la tasa turística gratis ?
la señora López llegará el siete de mayo a las seis y media .
son siete euros . - quédese con el cambio .
primero ella quisiera llamar a su hermana y después ir al mercado .
buenos días , señora Moreno . ¿ ha tenido un buen viaje ?
se tarda dos horas en llegar a París en coche .
no hay de qué , señora Miller . ¡ feliz estancia en Ginebra !
quisiéramos descansar un poco mañana por la mañana .
llame a la policía , por favor .
la guía con la que nuestros amigos hablaron ayer era muy amable .
por culpa del atasco llegué demasiado tarde a la embajada .
mi compañero tiene treinta y nueve grados de fiebre y tos .
los huéspedes toman zumo de naranja en el desayuno , pero yo prefiero té .
los turistas solo viajan a Varsovia de Pascuas a Ramos .
ellos quisieran cambiar ochenta dólares por euros .
¿ llega el tren a Sevilla a las tres ?
¿ a qué distancia está el teatro de la ópera de aquí ?
quiero que el mozo espere un momento .
una pregunta : ¿ para el autobús en Ginebra ?
mi hija perdió el enlace en París porque el autocar estaba lleno .
¿ podría decirme a qué hora sale el autobús para Bruselas ?
¿ puede reparar la ducha , por favor ?
buenos días , soy Becker , de la habitación ciento diez . envíe al mozo , por favor .
hay que lavar estos pantalones antes del martes .
el director quiere saber si me quedaré unos días más .
no tenemos ganas de ir de compras .
los niños no están satisfechos con la habitación porque el colchón está sucio .
el señor García celebra su cumpleaños el lunes ; quisiéramos encargar una tarta .
¿ podemos dejar aquí nuestro reloj nuevo hasta las dos y media ?
buenos días , ¿ podría decirnos si el gimnasio está en la tercera planta ?
buenos días , ¿ cuánto dura el vuelo de Berlín a Roma ?
el concierto que queríamos ver empieza a las once menos cinco .
el almuerzo se sirve a partir de la una y media en el comedor .
el pronóstico dice que nevará pasado mañana .
la señora García llamó a las siete y cuarto y dejó un recado para el señor Taylor .
cargue un vaso de agua mineral a la cuenta de la habitación siete , por favor .
queremos cambiar de habitación porque el sofá es demasiado blando .
la agencia de viajes está detrás de la torre .
ella está a punto de recoger sus gafas de sol .
una pregunta : ¿ sabe cómo se va del supermercado al ayuntamiento antiguo ?
cuando llegue a París , voy a ir a nadar .
un billete de ida a Bruselas , por favor , en segunda clase .
quisiera quejarme : la lavadora está fuera de servicio y la cama supletoria es demasiado blanda .
¿ qué día es hoy ? - hoy es sábado , cuatro de agosto .
quisiéramos saber si el autocar para en París .
mis padres acaban de comprar un cepillo de dientes .
tengo muchas ganas de tomar algo en el bar mañana .
¿ podemos hacer fotos aquí ?
¿ podría traerme un plato , por favor ?
el camarero nos ha traído una buena sopa de tomate en lugar de una tabla de quesos grande .
si el fin de semana hace buen tiempo , haré un picnic .
antes de que anochezca , quisiera comprar un cuaderno .
quisiera pagar todo junto . ¿ cuánto cuesta la tabla de quesos pequeña ?
nos encantaría visitar el museo de arte y el museo .
si esta tarde nieva , mi compañero va a descansar un poco .
los turistas toman café en el desayuno , pero yo prefiero té .
en Colonia lleva dos días lloviendo .
pasé nueve días en Venecia y ocho días en Hamburgo .
el taxi que el señor Rossi pidió para las doce y media todavía no ha venido .
tengo que hacer transbordo en Hamburgo .
me han robado el carné de identidad y el sombrero .
el banco está a dos pasos de la exposición nueva .
quiero que mi hermano tome algo en el bar .
leeremos un libro .
el señor Dubois ha cancelado la reserva para el viernes .
hará mucho calor mañana .
aunque llueve , el señor Weber va a hacer senderismo por la montaña .
mi reloj va atrasado ; ya son las cinco y media .
hemos olvidado llamar a nuestra oficina .
me han robado el pasaporte y la llave del coche .
la cuenta asciende a cuarenta y cinco euros , incluido el seguro .
el señor Brown quiere nadar en el lago en lugar de ir a la playa .
solo viajo a Varsovia de Pascuas a Ramos .
ellos llegaron tarde porque el autocar llevaba cuarenta minutos de retraso .
sería muy amable de su parte confirmar la reserva por correo electrónico .
primero mi marido quisiera reservar una mesa para dos personas y después nadar en el lago .
mi número de teléfono es el tres siete nueve cuatro uno .
no hay perchas en la habitación cuatrocientos diez .
la biblioteca antigua abre a las once menos cuarto .
dudo que mi marido fotografíe la iglesia .
no hace falta que me traiga la lista de precios , el director ya me la ha dado .
se tarda cinco minutos en preparar la tabla de quesos .
el aire acondicionado de la habitación cuarenta y cuatro está estropeado .
¿ podría decirme si el concierto se celebra en el jardín del castillo ?
¿ reservó una habitación luminosa ?
en Ginebra lleva dos días lloviendo .
queremos que mis padres fotografíen el palacio .
quisiéramos pagar todo junto . ¿ cuánto cuesta la tabla de quesos ?
no sé si podemos pedir una sopa de tomate fría más tarde .
despiérteme el miércoles a las siete y veinte , por favor , tengo que coger el tren a Roma .
¿ tienen una casa de vacaciones para siete personas para una noche ?
¿ desea pagar con tarjeta de crédito o con cheque , señora Dubois ?
el director rellenará el formulario .
el señor Dubois quisiera esperar en el jardín .
el caballero llegó tarde porque el autobús fue cancelado .
buenos días , señor Schmidt . ¿ ha tenido un buen viaje ?
quisiéramos que nos despertaran a las diez y diez , habitación cincuenta y siete .
mi número de teléfono es el uno nueve cinco cinco siete .
ayer por la noche la señora Weber quería reservar un apartamento pequeño .
mi reloj va atrasado ; ya son las seis .
aquí tiene su llave , señora Rossi . su habitación está en la sexta planta .
llegamos tarde porque el tren rápido fue cancelado .
quisiéramos saber si el tren regional sale del andén doce .
mis padres quisieran prolongar su estancia .
¿ podría firmar aquí , por favor ?
mi mujer durmió como un tronco porque la habitación era tan tranquila .
¿ dónde está la hoja de registro ? - se la enviaré inmediatamente .
me quedé dormido . ¿ qué debería hacer ?
antes de que anochezca , quisiéramos visitar el monasterio y la hermosa torre .
mis padres quieren cambiar de habitación porque la cafetera está fuera de servicio .
sería muy amable de su parte traerme un cenicero .
el huésped de la habitación trece ha pedido el desayuno .
¿ hay una habitación doble libre del veintidós al treinta de noviembre ?
la ventana no se puede cerrar , y el colchón es demasiado duro .
el cajero automático está a dos pasos del teatro de la ópera .
la exposición es más famosa que el teatro .
hará sol .
no estoy satisfecha con la habitación porque la suite está sucia .
mis hijos no tienen tiempo de probar el vino de la región .
la panadería está detrás del acuario .
¿ puede encender la música ?
¿ sería posible que encendiera el televisor ?
el paraguas que la camarera de piso encontró debajo de la cama es de mi hermano .
¿ podríamos dejar la habitación a las doce y cinco ?
el camarero me ha traído una pizza vegetariana en lugar de una tortilla pequeña .
lamentablemente el hotel está completo hasta el veinticuatro de mayo .
me llamo Rossi , tengo una reserva para dos personas .
perdí mi portátil . ¿ qué debería hacer ?
un billete de ida y vuelta a Lisboa , por favor , en primera clase .
las botas cómodas cuestan treinta y ocho euros , pero el bañador es más barato .
el cine está detrás del acuario .
como el autocar está lleno , no llegaré hasta las dos menos veinte .
el camarero dice que el curso de idiomas dura una hora .
disculpe , ¿ qué hora es ? - es la una y veinte .
¿ quisiera cancelar su reserva ?
la escalera mecánica está fuera de servicio .
¿ han encontrado un libro ? me lo he dejado en el comedor .
mi hijo tiene que registrarse .
el vuelo a Salzburgo fue cancelado por la niebla .
en diciembre suele hacer mucho viento en Varsovia .
quisiéramos carne con verduras y un vaso de zumo de manzana .
la sopa de verduras que la señora Brown pidió está deliciosa .
quisiera quejarme : la calefacción está estropeada y el suelo está sucio .
ella tiene que pagar un ojo de la cara por el jersey más barato .
cancelaré mi reserva .
me he dejado mi cámara en el autobús a Granada .
¿ cuándo quieres prolongar tu estancia ?
quisiera hablar con la señora Brown , por favor .
no estamos satisfechos con la habitación porque la caja fuerte no funciona .
¿ podría preparar la cuenta de la habitación treinta y dos ? nos marchamos dentro de tres horas .
dudo que mi hijo dé un paseo por el parque el fin de semana .
el concierto que mis padres querían ver fue ayer .
llegamos el domingo diecisiete de febrero a las dos menos veinte .
no hay perchas en la habitación cincuenta y nueve .
¿ sale el tren del andén diecinueve ?
¿ han encontrado un bolso ? me lo he dejado en el comedor .
dos sellos para cartas a Irlanda , por favor .
los turistas durmieron como un tronco porque el viaje fue tan largo .
¿ tienen un apartamento para ocho personas hasta el jueves ?
no hace falta que nos traiga la lista de precios , el camarero ya nos la ha dado .
la señora sabe que la librería está cerrada los jueves .
¡ buen provecho ! la ensalada es la especialidad de la casa .
desde el tejado se pueden ver el famoso teatro de la ópera y el patio .
¿ quisiera desayunar en la terraza dentro de seis horas ?
el director quiere saber si nuestros amigos quieren traer su gato mañana por la mañana .
mi hermana pasó nueve días en Colonia y dos días en Viena .
antes de que llegue el autobús , quisiéramos hacer senderismo por la montaña .
cuando el cocinero habla italiano , me suena a chino .
aunque el técnico ha reparado el televisor , sigue sin funcionar .
quisiera reservar una suite grande para nueve noches .
el zoo , que está a veinte minutos de aquí , merece una visita .
¿ podría traerme la hoja de registro , por favor ?
soy de Italia , pero vivo en Venecia desde hace siete años .
¿ va el tren a Atenas ?
queremos que mis padres naden en el lago .
queremos que mi compañero se reúna con unos amigos en la estación .
ya es hora de que mi hermano vaya a la peluquería .
no creo que podamos reservar una mesa para ocho personas .
tengo que acostarme temprano .
los niños necesitan una venda de la farmacia .
no hemos estado nunca en Praga , pero conocemos bien Londres .
disculpe , nos interesa el palacio . ¿ hay una visita guiada en portugués ?
si el miércoles hace demasiado frío , vamos a ver la televisión .
quería preguntarle si podría guardar el equipaje hasta las seis menos cinco .
el señor Brown llegó tarde porque el autocar llevaba veinte minutos de retraso .
el señor Becker llegará el once de enero a las dos y media .
quiero que me traiga un hervidor .
buenos días , ¿ podría reservarme una mesa junto a la ventana , por favor ?
¿ puede reparar la luz ?
el tren nocturno llega a Zúrich a las cinco y media .
el médico dice que mis hijos tienen que tomar las pastillas durante cuatro días .
la camarera dice que el aparcamiento es gratis .
dudo que compremos unos sellos dentro de diez minutos .
nuestros amigos quisieran fideos con champiñones y una taza de té .
todas las habitaciones de la primera planta tienen baño .
mi hermano está de mal humor porque hace sol .
quisiera quejarme : los huéspedes de la habitación de al lado hacen demasiado ruido y la habitación está sucia .
cuando llegué a París , la bañera era muy vieja .
mis padres quieren dar un paseo por el jardín del castillo en lugar de alquilar una bicicleta .
quisiera quejarme : la calefacción no funciona y los niños escuchan música alta .
un apartamento cuesta veinte euros por noche , y la tasa turística está incluida .
tuvimos un accidente la semana pasada .
¿ a qué hora sale el tren para Salzburgo ?
dudo que vayamos a la playa .
el juez está todavía en el juzgado , no puedo hablar con él antes de las diez .
el anillo caro que la camarera de piso encontró en la habitación ciento uno es de los huéspedes .
despiérteme el martes a las diez y cuarto , por favor , tengo que coger el tren a Lisboa .
preferiría una habitación que tenga caja fuerte .
¿ hay una habitación libre del trece al veintiuno de septiembre ?
perdimos nuestra bolsa de viaje el mes pasado .
de la estación a la famosa catedral hay solo cuarenta minutos a pie .
los turistas son de Francia , pero viven en Varsovia desde hace siete años .
mi hermano ha olvidado prolongar su estancia .
buenas noches , soy Fischer , de la habitación doscientos cinco . quisiera pedir el desayuno .
nuestro equipaje no ha llegado ; debe de estar todavía en Londres .
la señora Fischer ha cancelado la reserva para el miércoles .
¿ podría venir alguien a la habitación treinta y uno ? la bañera está sucia .
espero que podamos dejar el hotel el próximo sábado .
llévenos a la agencia de viajes , por favor , tenemos prisa .
el sábado a las siete y media voy a cancelar mi reserva .
quisiéramos una suite bonita con balcón y vistas al jardín .
buenos días , estamos buscando nuestra llave de la habitación . ¿ la ha visto ?
¿ me puede cambiar cien euros ?
quisiera un apartamento con terraza , por favor .
ni hablar de que mi hijo compre unos sellos .
el secador de nuestra habitación no funciona .
¿ dónde tenemos que hacer transbordo para ir a la librería ?
¿ podría dejar la habitación a las cinco y media ?
no tengo ganas de tomar algo en el bar .
perdimos el enlace en Colonia porque el tren llegó con retraso .
el filete que pedimos está demasiado salado .
el libro que la camarera de piso encontró en la habitación ciento diez es de mis padres .
le pedí al mozo que imprimiera la confirmación de la reserva , pero no ha pasado nada .
su habitación está en la segunda planta , al final del pasillo .
nos encantaría tomar algo en el bar .
no estamos satisfechos con la habitación porque el sofá es demasiado duro .
hola , soy Walker , de la habitación ciento cinco . necesito una manta adicional .
¿ puede pedirnos un taxi , por favor ?
he perdido mi llave de la habitación y mi bolso .
quisiéramos reservar una mesa para tres personas junto a la ventana .
perdimos el enlace en Salzburgo porque el tren nocturno llegó con retraso .
los huéspedes acaban de ir a la peluquería .
el señor Rossi dejó su billete de tren en la habitación . ¿ qué debería hacer ?
buenos días , soy Brown , de la habitación ciento doce . necesito una manta adicional .
¿ le importaría traerme tres periódicos ?
¿ hay una suite bonita libre del diez al diecisiete de enero ?
antes de que salga el tren , quisiera reunirme con unos amigos en la estación .
espero que podamos marcharnos el próximo lunes .
ellos no tienen ganas de visitar el faro .
siento que la señora Navarro haya tenido un accidente .
pregúntele al señor Walker si quiere fotografiar la hermosa iglesia , por favor .
¿ cuándo estará lista mi blusa ?
quisiera pagar todo junto . ¿ cuánto cuesta el filete grande ?
la hermosa biblioteca , que está a treinta minutos de aquí , merece una visita .
mis hijos quisieran hacer senderismo por la montaña y probar el pescado de la región .
el vestido que compramos es demasiado largo .
¿ está incluido el aparcamiento en el precio o tenemos que pagarlo aparte ?
lamentablemente no tenemos apartamentos libres antes del dieciséis de junio .
quería recoger mi chaqueta negra .
tráiganos una plancha y papel de carta , por favor .
quisiera pagar todo junto . ¿ cuánto cuesta la pizza vegetariana ?
la cuenta asciende a diecisiete euros , incluida la limpieza final .
quisiéramos comer algo porque tenemos hambre .
el tren nocturno para Granada sale a la una menos cuarto del andén once .
¿ sería posible que nos diera la dirección de la agencia de viajes ?
mi mujer acaba de cambiar la corbata por otra cosa .
el médico dice que mi mujer tiene que beber mucha agua durante cinco días .
¿ sale el tren regional del andén tres ?
si mañana hace buen tiempo , voy a nadar en el lago .
envíe a alguien a la habitación cincuenta y cinco , por favor .
disculpe , ¿ cómo llego a la peluquería ?
hemos oído que la sala de conferencias está en la octava planta .
mis padres han escrito una carta a su vecina .
el tren llega a Colonia a las seis y media .
tome las pastillas dos veces al día , antes de las comidas .
me alegro de que cambiemos el jersey verde por otra cosa .
¿ podría preparar la cuenta de la habitación cuarenta y siete ? me marcho dentro de dos horas .
¿ cuándo quisieras ir al cine ?
¿ podría venir alguien a la habitación ciento doce ? la cama es demasiado corta .
necesito un taxi desde el cajero automático para cuatro personas a las doce y media .
tome la segunda calle a la izquierda y verá el zoo delante de usted .
tome la segunda calle a la derecha y verá el famoso faro delante de usted .
queremos alquilar una bicicleta en lugar de tomar algo en el bar .
vinimos a Atenas para dar un paseo por el jardín del castillo .
antes de que salga el tren , quisiéramos probar el vino de la región .
la recepcionista quiere saber si queremos registrarnos dentro de siete días .
por culpa del atasco llegamos demasiado tarde a la estación de metro .
es una lástima que los niños escuchen música alta .
dudo que mi hermana alquile una motocicleta .
¿ puedo dejar aquí mi anillo hasta la una y media ?
lave esta blusa , por favor .
el huésped de la habitación ciento cinco ha perdido su llave .
el avión de Múnich aterriza a la una y media .
en julio suele hacer mucho calor en Granada .
el avión de París aterriza a las diez menos cuarto .
dudo que dejemos el hotel mañana .
participé en el paseo en barco la semana pasada .
mi marido no está satisfecho con la habitación porque la calefacción está estropeada .
la cafetera de mi habitación no funciona .
quisiera reservar una mesa para ocho personas para esta noche .
la blusa cuesta treinta y cinco euros , pero el bañador más barato es más barato .
¿ puede recomendarme un buen hotel , por favor ? muchas gracias .
¿ por qué no quiere ir al cine ?
¿ termina la reunión a las ocho ?
buenos días , ¿ desea pagar con tarjeta de crédito o en efectivo , señora Wilson ?
hola , ¿ va este tren a Sevilla ?
la recepcionista quiere saber si quiero pagar con tarjeta de crédito .
quisiera quejarme : el ascensor está fuera de servicio y la plancha está estropeada .
los huéspedes suelen levantarse a las siete y media .
si mañana hace buen tiempo , quiero fotografiar el museo de arte nuevo .
me quedo hoy en el hotel porque estoy enfermo .
le gusta mucho el acuario .
pedimos un bocadillo vegetariano . ¿ cuándo nos lo va a traer ?
me llamo Wagner , tengo una reserva para una noche .
las sábanas son muy viejas .
tome la tercera calle a la derecha y verá la famosa torre delante de usted .
el mejor hotel de Hamburgo está en la estación .
la exposición está abierta desde las seis hasta las nueve y media , pero los domingos está cerrada .
llame a la señora Serrano al ocho ocho dos seis tres , por favor .
la línea está ocupada . ¿ desea dejar un recado ?
se tarda dos horas en llegar a Londres en tren .
el sillón no está limpio .
cámbienos ochenta euros , por favor .
lo sentimos mucho , señora Brown . el técnico vendrá dentro de veinte minutos .
el desayuno se sirve a partir de las ocho y media en la sala de desayunos .
primero él quisiera enviar una postal a Hamburgo y después fotografiar el monasterio .
una pregunta : quisiera pagar por separado . ¿ cuánto cuesta la sopa vegetariana ?
le pedí al camarero que me trajera un cuchillo limpio y un plato , pero no ha pasado nada .
siete sellos para postales a Irlanda , por favor .
tenemos que ir al banco antes de las cuatro y cuarto porque necesitamos dinero .
mi mujer quiere hacer senderismo por la montaña en lugar de ir a bailar .
antes de marcharme , quisiera pagar la cuenta .
no vale la pena ir a la visita de la ciudad .
la recepcionista me traerá una cama supletoria .
estamos esperando el tren para Barcelona .
el camarero me ha traído una tortilla en lugar de un bocadillo .
no hay vasos en nuestra habitación .
lo sentimos mucho , señor Walker . el técnico se ocupará de ello dentro de veinticinco minutos .
¿ desea pagar con cheque o en efectivo , señora Fischer ?
avísenos en cuanto el equipaje llegue , por favor .
el tren va a Venecia .
despiérteme el sábado a las dos y veinte , por favor , tengo que estar en el aeropuerto antes de las nueve y diez .
quiero que la recepcionista limpie la habitación .
como el autocar llegará con retraso , no llegaremos hasta las seis menos veinte .
dudo que mi hermano coma algo .
si el lunes llueve , descansaré un poco .
ellos temen que el autobús esté lleno .
hola , ¿ cuánto tiempo tengo antes de que salga el avión ?
en Londres llueve a cántaros , por eso voy a acostarme temprano .
buenos días , soy Serrano , de la habitación cincuenta y nueve . quisiera hablar con el director .
espero que probemos el pescado de la región dentro de cuatro horas .
llame a la señora Dubois al cero dos tres tres uno , por favor .
mis hijos tienen que darse prisa porque el tren nocturno para Londres sale dentro de cincuenta minutos .
temo que el tren llegue con retraso .
no estoy satisfecho con la habitación porque el colchón es demasiado pequeño .
el pronóstico dice que va a llover esta tarde .
la mujer con la que nuestros amigos hablaron ayer era muy amable .
me alegro de que podamos enviar una carta a Lisboa .
no sé si puedo ir en autocar a Barcelona .
nos hemos dejado nuestro paraguas en el autobús a Lisboa .
me alegro de que ellos se queden unos días más dentro de treinta minutos .
quería preguntarle si podría pedirme un taxi .
el barco zarpa a las nueve .
quisiéramos ducharnos .
nadie pudo decirme dónde está la playa .
el desayuno se sirve a partir de las diez menos cuarto en el comedor .
¿ podría decirme de dónde sale el tren para Berlín ?
aquí tiene su llave , señor Wagner . su habitación está en la séptima planta .
¿ cuánto cuesta alquilar un coche por ocho días ?
nos duchamos .
la falda cuesta ciento veinte euros , pero el sombrero es más barato .
la cuenta asciende a catorce euros , incluido el servicio de habitaciones .
la recepcionista quiere saber si nuestros amigos quieren participar en el curso de idiomas .
hemos olvidado llamar a nuestro hermano .
el huésped de la habitación cuarenta y ocho todavía no ha pagado .
me han robado el carné de identidad y el abrigo .
ayer por la tarde tuve que ir a la policía .
mis padres necesitan una tirita de la farmacia .
cuando llegamos a Bruselas , la lavadora no funcionaba .
la guía con la que la señora Serrano habló esta mañana era muy amable .
cuando lleguemos a Madrid , vamos a comprar chocolate .
su habitación está en la primera planta , enfrente del ascensor .
el almuerzo se sirve a partir de las dos menos cuarto en el jardín .
quisiera cinco entradas para la visita guiada del dos de marzo .
he olvidado pagar la cuenta .
espero que mi hermano haga senderismo por la montaña pronto .
quisiera tres entradas para la obra de teatro del dieciséis de mayo .
¿ quisieras visitar el monasterio en octubre ?
llegamos el domingo veintiuno de agosto a las siete y cuarto .
pasado mañana mi hijo verá la televisión .
dudo que descansemos un poco esta tarde .
el señor García llamó a las seis y veinte y dejó un recado para el señor Brown .
el filete que pedí está frío .
quisiera saber si el autobús llega a Zúrich a las doce .
primero quisiéramos reservar una mesa para seis personas y después ir al mercado .
¿ desea pagar con cheque o en efectivo , señora Moreno ?
mis padres están sentados en un banco del jardín del castillo y nos esperan .
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del cajero automático .
me llamo García , tengo una reserva para esta noche .
el camarero me ha traído un pastel de manzana en lugar de una tortilla .
¿ sabe cómo se va del banco al museo de arte ?
he perdido mi diario y mi llave del coche .
si esta tarde llueve , mi hermana va a ir al teatro .
es posible que él descanse un poco mañana por la mañana .
estamos de mal humor porque quiere llover .
después del desayuno quiero visitar el acuario , pero antes tengo que cambiar mi vuelo .
espero que podamos pedir una sopa .
¿ podría llamar a la policía y pedirme un taxi ?
mi marido acaba de llegar a Bruselas .
quisiéramos alquilar una barca por ocho días .
he enviado una carta a Praga .
antes de salir de viaje , quisiera hacer senderismo por la montaña .
¿ dónde tenemos que bajar para ir a la gasolinera ?
ni hablar de que mis padres vayan al cine .
mi número de teléfono es el tres ocho uno cero cuatro .
vinimos a Bruselas para ir al mercado .
¿ a qué distancia está el museo de arte de aquí ?
la charla termina a las dos y cuarto .
lamentablemente no tenemos habitaciones dobles libres antes del veintiuno de septiembre .
me alegro de que podamos alquilar un coche después del almuerzo .
aunque nieva , mi hermano hará un picnic .
¿ podría decirme si la iglesia abre a las nueve y media ?
el espejo está mojado .
hace seis horas descansé un poco .
el avión a París despega a las diez y media .
llegamos tarde porque el tren llevaba cuarenta minutos de retraso .
¿ quisieras quedarte unos días más mañana por la mañana ?
¿ podría decirme si el gimnasio cierra a las ocho y media ? muchas gracias .
el sombrero marrón que la camarera de piso encontró en el cuarto de baño es de los turistas .
el ayuntamiento es más grande que la catedral .
camarero , pedí una sopa de tomate caliente , pero me ha traído una ensalada .
de primero quisiera una sopa de verduras y de segundo carne con verduras .
ellos quisieran comprar un bañador rojo y un mapa .
¿ podría preparar la cuenta de la habitación ciento doce ? me marcho hoy .
la habitación familiar que mis padres reservaron en enero es demasiado pequeña .
¿ podría traducir este menú , por favor ?
los pantalones blancos cuestan treinta y tres euros , pero la falda verde es más barata .
de la parada de autobús al ayuntamiento hay solo cuarenta y cinco minutos a pie .
¿ a qué distancia está la catedral de aquí ?
lamentablemente el hotel está completo en abril .
quisiéramos siete entradas para el partido de fútbol del dieciséis de junio .
mis padres han ido en tren a Edimburgo .
¿ dónde podemos comprar un sello ?
Julia , ¿ puedes darme el bolígrafo ?
mi marido perdió su carné de identidad . ¿ qué debería hacer ?
llame a la señora Brown al cuatro siete cuatro cero tres , por favor .
¿ qué vino va bien con la buena sopa de verduras ?
¿ a qué hora sale el autobús para Edimburgo ?
un billete de ida a Hamburgo , por favor , en primera clase .
mi hija reserva una habitación doble bonita más tarde .
¿ va el ferry a Venecia ?
hay un error en la cuenta : no he tomado ninguna sopa fría .
siete billetes de ida a Edimburgo para el ocho de mayo , por favor .
ellos dejaron su pasaporte en el coche y ahora tienen que rellenar un formulario .
me alegro de que podamos ir a bailar .
los turistas tienen que hacer cola cinco horas en la estación .
estoy acostumbrado a cenar tarde .
estoy cansado .
hola , si no es mucha molestia , ¿ podría confirmar la reserva ?
¿ por qué no dejó el hotel ?
¿ tienen platos sin jamón ?
nuestro equipaje no ha llegado ; debe de estar todavía en Zúrich .
quisiera quejarme : el hervidor está estropeado y la lámpara no funciona .
mis hijos quisieran ir al médico porque están enfermos .
la parada de autobús está a dos pasos del mercado cubierto .
hola , pedí una ensalada verde . ¿ cuándo me la va a traer ?
aquí tiene su tarjeta , señora Navarro . su habitación está en la octava planta .
disculpe , si no es mucha molestia , ¿ podría guardar el equipaje hasta las tres y cinco ?
quisiera hablar con el señor Wilson , por favor .
el médico dice que los turistas tienen que beber mucha agua durante siete días .
cuando llegamos a Zúrich , el cuarto de baño estaba sucio .
¿ qué recomienda , la tortilla o la sopa ?
tenemos que pagar un ojo de la cara por la camisa más grande .
¿ hay alguien aquí que hable portugués ? mis hijos no hablan italiano .
me gusta pasear por la playa .
necesitamos un taxi a la oficina de objetos perdidos para tres personas a las tres .
¿ quieres marcharte el próximo mes ?
no como ni fideos ni verduras .
dudo que paguemos con tarjeta de crédito mañana a la una y media .
no creo que mis hijos puedan ir al cine .
si mañana nieva , vamos a quedarnos en el hotel .
¿ dónde está el albornoz ? ¿ podría traérmelo , por favor ?
la camarera dice que el restaurante está en la primera planta .
cuando llegué a Granada , el armario era muy viejo .
¿ quiere hacer un picnic mañana por la mañana ?
ni hablar de que mi marido vaya a bailar .
vinimos a Valencia para ir de compras .
no quiero ir a la playa mañana .
estamos a punto de preguntar en la recepción .
preferiríamos una habitación familiar que tenga baño .
nuestros amigos no tienen tiempo de dar un paseo por la rosaleda .
los niños quisieran coger un taxi porque tienen prisa .
desde el balcón se pueden ver el monasterio y las montañas .
¿ tienen platos sin verduras ?
esta camisa es demasiado pequeña .
¿ a qué hora sale el tren nocturno para Londres ?
no sé si él puede cambiarse a otra habitación el próximo mes .
camarero , pedí una pizza grande , pero me ha traído una sopa de tomate .
como el tren nocturno llegará demasiado tarde , no llegaré hasta las ocho menos diez .
camarero , pedí un filete , pero me ha traído un pastel de manzana .
primero mi compañero quisiera reservar una habitación familiar más grande y después hacer un picnic .
siento que el caballero se haya resfriado .
él acaba de darse cuenta de que el ascensor es demasiado ruidoso .
todavía no he recibido la lista de precios . ¿ podría enviármela ?
voy a ver la televisión el fin de semana .
quisiéramos cambiar dinero .
Varsovia es la ciudad más bonita que hemos visto nunca .
primero mi hermana quisiera aparcar su coche en el garaje y después ir a la ópera .
la guía con la que él habló el domingo era muy amable .
antes de marcharnos , quisiéramos reservar una mesa para siete personas .
¿ hay cerca del hotel un dentista que hable italiano ?
despiértenos mañana a las tres y media , por favor , tenemos que estar en el aeropuerto antes de la una y cuarto .
queremos que mis padres tomen algo en el bar .
mi marido está buscando su llave . ¿ la ha visto ?
camarero , pedí un bocadillo , pero me ha traído una sopa de verduras .
el colchón es muy viejo .
mi hermano quisiera carne con verduras y un vaso de zumo de naranja .
debe de ser un error : reservamos una habitación familiar , no un apartamento .
un vaso de vino cuesta seis euros con noventa .
pregúntele a la señora Fischer si quiere participar en la visita guiada , por favor .
he llamado a mi oficina .
¿ me puedo llevar la guía de viajes ?
¿ podríamos dejar la habitación a las diez y media ?
tengo suerte : puedo ir al teatro dentro de tres horas .
no nos traiga todavía la sopa , por favor .
tres billetes de ida a Hamburgo para el veintidós de mayo , por favor .
dentro de una hora la señora García debería preguntar en la recepción .
la señora ha escrito una carta a su profesor .
la señora Walker no está satisfecha con la habitación porque la conexión a internet no funciona .
hemos oído que la fiesta se celebra en el teatro de la ópera .
mi hermano ha olvidado ir a la policía .
¿ conoce un hotel barato cerca de la oficina de turismo ?
pregúntele al señor Rossi si quiere comprar unos recuerdos , por favor .
si mañana llueve , voy a descansar un poco .
el cuarto de baño no está limpio .
¿ sería posible que hablara más despacio ?
acabo de recoger mis guantes .
tenemos muchas ganas de alquilar una motocicleta el fin de semana .
una pregunta : ¿ está incluido el seguro en el precio o tenemos que pagarlo aparte ?
¿ dónde podemos aparcar el coche ? - en el garaje del hotel o delante del aeropuerto .
es una lástima que las cortinas sean muy viejas .
mi hijo tiene suerte : puede comprar unos recuerdos mañana a las seis .
¿ hay una habitación libre del doce al veintitrés de agosto ?
me he dejado mi abrigo en el autobús a Madrid .
¿ podría venir alguien a la habitación veinticinco ? el frigorífico hace demasiado ruido .
quería preguntarle si podría confirmar la reserva .
¿ cuánto cuesta alquilar una barca por seis días ?
no hay de qué , señora Walker . ¡ que tenga un buen día !
el aire acondicionado de la habitación doscientos quince no funciona .
¿ podría hablar más despacio , por favor ? muchas gracias .
llego el martes veinte de marzo a las cuatro y media .
la sopa de tomate que pedí está demasiado salada .
¿ podría traerme la carta , por favor ?
en Ginebra lleva ocho días lloviendo .
me llamo Weber , tengo una reserva para dos personas .
no se preocupe , señora Fischer , le despertaremos a las cuatro y cuarto .
la señora Dubois celebra su cumpleaños el domingo ; quisiéramos encargar flores .
ella quisiera ir al médico porque está enferma .
si esta tarde llueve , vamos a quedarnos en el hotel .
el concierto que quería ver fue ayer .
tuve que seguir viaje a Hamburgo .
las plantas de la tercera planta necesitan agua .
no estamos satisfechos con la habitación porque la cama es demasiado blanda .
el hotel más tranquilo de Valencia está cerca de la catedral .
la familia Brown se aloja aquí desde el catorce de abril .
en la carta no hay ningún plato vegetariano .
quisiéramos jamón y huevos y cinco vasos de zumo de naranja .
¿ sería posible que llamara a la policía ?
el museo de arte es más grande que el museo .
el señor López ha cambiado su vuelo .
ya es hora de que nuestros amigos cancelen su reserva .
aunque el técnico ha reparado la cafetera , sigue sin funcionar .
la cuenta asciende a catorce euros , incluida la tasa turística .
hola , ¿ sabía que el concierto empieza a las doce y media ?
nuestros amigos llegaron tarde porque el autobús llevaba cinco minutos de retraso .
la señora Fischer quisiera pan con mantequilla y un vaso de vino blanco .
si el tren rápido llega demasiado tarde , mis padres se quedarán otra noche .
la suite que reservé por teléfono es demasiado cara .
¿ quieres nadar en el lago o prefieres visitar la biblioteca ?
¿ podría preparar la cuenta de la habitación veintidós ? me marcho hoy .
buenos días , necesito el recibo . ¿ me lo puede dar ?
¿ quiere comprar una guía de viajes o prefiere tomar algo en el bar ?
quisiéramos saber si el barco va a Barcelona .
creo que el caballero prolongará su estancia el dieciocho de septiembre .
como el tren llega demasiado tarde , no llegaré hasta las seis menos cuarto .
el taxi que pedimos para las nueve todavía no ha venido .
¿ sabía que la reunión dura cinco horas ?
pienso que podemos acostarnos temprano .
en Berlín llueve a cántaros , por eso voy a leer un libro .
quisiéramos alquilar una motocicleta e ir al cine .
le pedí al mozo que llevara el equipaje al taxi , pero no ha pasado nada .
necesito la lista de precios . ¿ me la puede traer ?
ella llegó tarde porque el tren rápido llevaba cuarenta minutos de retraso .
el señor Wilson celebra su aniversario de boda el martes ; quisiéramos encargar una tarta .
¿ han encontrado un portátil nuevo ? nos lo hemos dejado en la habitación ciento veinte .
ya no tenemos champiñones , pero puedo recomendarle la sopa de pescado .
el vuelo de Edimburgo fue cancelado por el mal tiempo .
sé que el banco está cerrado los miércoles .
me alegro de que vayamos a nadar .
hace tres días perdí mi pasaporte .
como el autobús llegará con retraso , no llegaré hasta las siete .
mi hermana puede tener la habitación individual con caja fuerte .
buenos días , ¿ podría pasarnos la sal , por favor ?
me alegro de que mi hija pueda comprar unas tijeras mañana a las cuatro y diez .
¿ podría enseñarnos en el mapa dónde está el museo antiguo ?
hola , ¿ puedo dejar aquí mi diario hasta las once ?
traduzca esta frase , por favor .
la sopa de tomate que él pidió está quemada .
los niños quieren cambiar de habitación porque la suite no está lista .
camarero , pedí una tortilla grande , pero me ha traído una tabla de quesos grande .
mañana a las cinco y media debería enviar una carta a Edimburgo .
¿ podría reparar la plancha y limpiar la habitación ?
¿ quiere ir a la playa mañana a las dos y media ?
solo viajo a Venecia de Pascuas a Ramos .
quiero que nos dé la llave de la habitación cuarenta y ocho .
la señora Navarro llamó a las once menos diez y dejó un recado para el señor Wilson .
aunque nieva , queremos nadar en el lago .
vinimos a Hamburgo para alquilar una bicicleta .
hemos escrito una carta a nuestro jefe .
todas las habitaciones de la quinta planta tienen balcón .
la oficina de correos está delante de la iglesia .
¿ cuánto cuesta alquilar una bicicleta por cinco días ?
acabo de darme cuenta de que la lámpara no funciona .
¿ podría enseñarnos en el mapa dónde está el mercado cubierto ?
desde la terraza se pueden ver la fortaleza y el castillo .
quisiéramos un asiento junto a la ventana para Zúrich .
la carta que envié a Berlín todavía no ha llegado .
un taxi al banco cuesta unos veintiocho euros .
la habitación doble que reservamos la semana pasada es demasiado pequeña .
la carta solo está en italiano , ¿ nos la podría traducir ?
la señora Moreno llamó a las once menos cuarto y dejó un recado para la señora Navarro .
queremos que mi hermano alquile una motocicleta .
para mí una sopa de pescado caliente y dos vasos de vino tinto , por favor .
quisiera seis entradas para la película del veintidós de enero .
el próximo jueves mi hermano quiere participar en la visita guiada .
cierre la ventana , por favor .
si el tren rápido llega con retraso , me quedaré otra noche .
aunque hace mucho frío , voy a alquilar una barca .
quisiéramos saber si el tren rápido va a Varsovia .
¿ podría decirme si la boda se celebra en el jardín del castillo ? muchas gracias .
la ducha de la habitación trescientos doce está estropeada .
vine a Granada para fotografiar el ayuntamiento .
he comprado un collar para mis nietos .
quiero que mi hijo compre un diccionario .
¿ cuándo sale el último tren nocturno para Berlín ?
¿ cuánto cuesta alquilar un coche por cinco días ?
nadie pudo decirme dónde está la comisaría .
nos quedamos hoy en el hotel porque estamos enfermos .
pregúntele a la señora Weber si quiere visitar el castillo y el acuario , por favor .
¿ qué recomienda , el filete grande o el pastel de manzana ?
el señor Miller celebra su cumpleaños mañana ; quisiéramos encargar flores .
la señora García ha cancelado la reserva para el lunes .
en nuestra habitación huele a humo .
llámenos en cuanto el autobús llegue , por favor .
la llave no entra en la cerradura del armario .
mi mujer no tiene hambre , pero quisiera un vaso de agua .
quisiéramos reservar una habitación doble más barata para seis noches .
¿ va este tren a Edimburgo ?
¡ hasta el viernes , Julia !
la guía quiere saber si aparcaremos nuestro coche en el garaje .
llego el lunes diecinueve de julio a la una y media .
llame a un médico , por favor , mi hermana se ha roto la pierna .
una habitación familiar cuesta treinta y cinco euros por noche , y el servicio no está incluido .
ni hablar de que mis padres den un paseo por el parque .
¿ cuándo abre el museo los jueves ?
quisiera un apartamento con cocina y vistas al lago .
buenas noches , señor Walker . ¿ ha tenido un buen viaje ?
¿ cuánto cuesta el bolso más barato del escaparate ?
no vale la pena ir al partido de fútbol .
¿ tienen una casa de vacaciones bonita para ocho personas hasta el martes ?
disculpe , ¿ podría traernos la cuenta , por favor ?
una taza de café cuesta ocho euros con cuarenta .
ella está harta de la lluvia .
el pronóstico dice que lloverá el fin de semana .
espero que podamos recoger nuestra mochila el lunes a las nueve menos cuarto .
todavía no he recibido la hoja de registro . ¿ podría enseñármela ?
quería preguntarle si podría encender la calefacción .
la ducha no funciona desde las cuatro .
disculpe , ¿ qué hora es ? - son las tres y cuarto .
la panadería está al lado del monasterio .
el caballero perdió el enlace en Madrid porque el autobús llegó demasiado tarde .
siento que el señor Rossi se haya quedado dormido .
queremos que mi hermana compre chocolate .
¡ hasta luego , Martin !
ocho billetes de ida y vuelta a Salzburgo para el ocho de diciembre , por favor .
nos reuniremos con unos amigos en la estación .
la carta solo está en español , ¿ me la podría traducir ?
¿ puedes traernos un vaso de cerveza , por favor ?
un taxi a la oficina de objetos perdidos cuesta unos ocho euros .
quería ir de compras ayer por la noche .
mis hijos solo viajan a Lisboa de Pascuas a Ramos .
no se preocupe , señora Navarro , le traeremos papel higiénico .
la pizza que pedimos está quemada .
¿ sabe a qué hora abre la hermosa fortaleza ?
el camarero me ha traído un bocadillo frío en lugar de una tortilla grande .
hará mucho viento esta tarde .
hay una guía de viajes sobre la mesa de la habitación doscientos siete .
¿ cuánto cuestan las entradas para la visita de la ciudad del domingo ?
no estamos satisfechos con la habitación porque la bañera está sucia .
primero quisiéramos cancelar nuestra reserva y después ir al teatro .
¿ podría rellenar el formulario , por favor ?
mis hijos vinieron a Granada para probar el pescado de la región .
la radio está estropeada .
mi marido quiere cambiar dinero .
una pregunta : ¿ cambió su vuelo anteayer ?
el billete a Bruselas cuesta ciento veinte euros , pero ella solo tiene un billete de cincuenta euros .
debe de ser un error : reservamos una habitación individual , no una habitación doble tranquila .
es una lástima que el ascensor esté fuera de servicio .
ya no tenemos queso , pero puedo recomendarle la sopa de verduras .
una mesa para ocho , por favor .
el vuelo a Atenas fue cancelado por la tormenta .
Anna , ¿ puedes ayudarme ?
quería preguntarle si podría ponernos con la habitación doscientos uno .
mi número de teléfono es el cinco uno cinco dos cero .
hola , nos interesa la biblioteca . ¿ hay una visita guiada en español ?
espero que mis padres puedan quedarse unos días más el martes .
mi marido tiene que hacer transbordo en Sevilla .
por culpa del atasco mi compañero llegó demasiado tarde al centro comercial .
mi marido acaba de llegar a Zúrich .
hola , soy Navarro , de la habitación cuatrocientos uno . quisiera hablar con el director .
el taxi que los turistas pidieron para las cuatro y cuarto todavía no ha venido .
¿ podría preparar la cuenta de la habitación treinta y uno ? nos marchamos dentro de cinco horas .
estoy a punto de dejar mi maleta en la recepción .
se tarda una hora en reparar el secador .
mi marido no tiene ganas de hacer senderismo por la montaña .
hace una hora perdí mi anillo caro .
tenemos que hacer cola cuatro horas en el museo .
acabamos de prolongar nuestra estancia .
no sé si pediremos un pastel de manzana mañana por la mañana .
necesito un taxi a la oficina de objetos perdidos para tres personas a las ocho menos cuarto .
hola , estamos buscando nuestra bolsa de viaje . ¿ la ha visto ?
quisiera quejarme : el inodoro no funciona y la bañera está sucia .
¿ está libre este asiento ?
nos quedamos con la habitación individual .
queremos comprar unas postales en lugar de nadar en el lago .
no estoy satisfecho con la habitación porque el frigorífico está estropeado .
cargue una botella de agua mineral a la cuenta de la habitación doscientos quince , por favor .
disculpe , ¿ qué hora es ? - son las cuatro y media .
si el autocar llega con retraso , el señor Wagner cogerá el próximo autobús .
la falda negra cuesta veinticuatro euros , pero el jersey es más barato .
no hay electricidad en el cuarto de baño .
el mozo nos traerá la hoja de registro .
el billete a Barcelona cuesta cien euros , pero ellos solo tienen un billete de cien euros .
mi compañero quisiera acostarse temprano porque está cansado .
¿ quisieras fotografiar el teatro de la ópera mañana ?
no puedo dormir porque el apartamento es demasiado pequeño .
¿ le importaría llamar a la policía ? muchas gracias .
queremos visitar el acuario y la biblioteca en lugar de comprar una postal .
sería muy amable de su parte planchar esta blusa .
hola , ¿ dónde tengo que bajar para ir a la comisaría ?
mi marido toma limonada en el desayuno , pero yo prefiero té .
lo sentimos mucho , señora García . el mozo vendrá dentro de diez minutos .
es importante que la señora cambie dinero antes de las dos y diez .
necesito un taxi a la agencia de viajes para cuatro personas a las nueve y media .
ya es hora de que nuestros amigos compren un billete para Salzburgo .
pregúntele a la señora García si quiere dar un paseo por el casco antiguo , por favor .
ya no tenemos huevos , pero puedo recomendarle la sopa fría .
me han robado el carné de conducir y la maleta .
mi compañero suele levantarse a las ocho .
el inodoro de nuestra habitación está estropeado .
¿ podría traerme un poco más de vinagre , por favor ?
el avión de Granada aterriza a las seis .
el bolso más pequeño cuesta noventa y cinco euros , pero el vestido más barato es más barato .
todas las habitaciones de la primera planta tienen balcón .
cuando llegué a Ginebra , las cortinas eran muy viejas .
no hemos estado nunca en París , pero conocemos bien Praga .
quisiéramos que nos despertaran a las ocho , habitación cuatro .
quisiera quejarme : la lámpara no funciona y la cafetera está fuera de servicio .
no como ni arroz ni pollo .
despiértenos el jueves a las ocho y media , por favor , tenemos que coger el tren a Venecia .
es importante que mi hijo prolongue su estancia antes de la una menos cuarto .
cuando llegue a Viena , voy a comprar unos recuerdos .
buenos días , ¿ está el acuario cerrado los jueves ?
el teatro es más bonito que la fortaleza .
buenas noches , ¿ le importaría reparar la lámpara ?
lo sentimos mucho , señor Weber . el mozo vendrá dentro de veinticinco minutos .
perdimos el enlace en Valencia porque el autobús llevaba quince minutos de retraso .
la guía con la que hablamos el miércoles era muy amable .
no se permite fumar en el ascensor .
creo que puedo cancelar mi reserva .
necesitamos un taxi desde la gasolinera para tres personas a las once y media .
¿ sería posible que cuidara a los niños ?
¿ cuándo sale el próximo tren para Lisboa ?
¿ podría preparar la cuenta de la habitación once ? me marcho dentro de seis horas .
la recepcionista dice que la famosa catedral merece la pena .
mi hijo sabe que el centro comercial está cerrado los sábados .
quisiéramos reservar una suite más grande para tres noches .
mi hijo está sentado en un banco del patio y nos espera .
perdimos el enlace en Sevilla porque el tren llevaba diez minutos de retraso .
la biblioteca antigua , que está a diez minutos de aquí , merece una visita .
la mujer con la que mi compañero habló el domingo era muy amable .
tengo que hacer transbordo en Granada .
mi hijo tiene que darse prisa porque el tren para Varsovia sale dentro de quince minutos .
pienso que la señora Serrano llamará a su familia mañana por la noche .
ella necesita algo para el dolor de cabeza .
en la habitación doscientos quince huele a gas .
después de la cena mi hija quiere hacer un picnic , pero antes tiene que aparcar su coche en el garaje .
no hay de qué , señora Becker . ¡ feliz estancia en Atenas !
el pronóstico dice que va a llover la próxima semana .
disculpe , ¿ qué hora es ? - son las ocho .
la cartera que la camarera de piso encontró en el cuarto de baño es de mi hermana .
¿ desea pagar con cheque o con tarjeta de crédito , señor Miller ?
mis hijos están a punto de prolongar su estancia .
¿ por qué no llamó a su oficina ?
son veinticinco euros . - quédese con el cambio .
si el jueves hace buen tiempo , voy a participar en el paseo en barco .
explíquenos la cuenta , por favor .
el tren de Praga a Valencia lleva treinta minutos de retraso .
Laura , ¿ puedes darme el bolígrafo ?
¿ conoce un hotel barato cerca de la estación de metro ?
en Londres llueve a cántaros , por eso vamos a ver la televisión .
¿ quieres reunirte con unos amigos en la estación pronto ?
solo viajo a Salzburgo de Pascuas a Ramos .
lamentablemente ya no quedan entradas para la visita de la ciudad .
debe de ser un error : reservé una habitación individual luminosa , no una habitación individual .
el próximo mes tengo que reservar una habitación familiar .
¿ abre la iglesia a las ocho ?
aunque el técnico ha reparado el secador , sigue sin funcionar .
mi hermana tiene que pagar un ojo de la cara por la blusa .
el teléfono está fuera de servicio .
¿ está incluido el acceso a internet en el precio o tenemos que pagarlo aparte ?
cuando llegué a Berlín , el colchón era muy viejo .
ni hablar de que mi hermana compre unas postales .
¿ cuánto tiempo desea quedarse ? - hasta el jueves , si es posible .
¿ puede darme una habitación doble con vistas al castillo , por favor ?
disculpe , ¿ qué tiempo hace en Viena en mayo ?
mis padres tienen que darse prisa porque el autobús para Madrid sale dentro de quince minutos .
llego el miércoles siete de enero a las seis menos cuarto .
la pizza que mi marido pidió está fría .
mis hijos quisieran ir a la ópera el viernes .
la luz no funciona desde el sábado .
aunque hace mucho frío , participaremos en la conferencia .
quisiera saber si el autobús va a Londres .
¿ cuánto cuesta una habitación familiar grande con escritorio por noche ?
¿ sería posible que enviara a alguien a la habitación dos ?
mi hija se ha roto la pierna y tiene que ir al hospital .
quiero que lleve el equipaje al taxi .
los huéspedes tienen que reservar una habitación individual .
él se ha dejado su abrigo en el avión a Colonia .
¿ qué recomienda , la pizza o la macedonia de frutas ?
temo que el tren sea cancelado .
¿ cuánto dura el vuelo de Berlín a Granada ?
nos quedamos con el apartamento bonito .
tome la segunda calle a la derecha y verá el ayuntamiento delante de usted .
¿ dejó su pasaporte en casa ?
mi hermana acaba de llegar a Barcelona .
si no es mucha molestia , ¿ podría planchar esta blusa ?
¿ cuánto cuesta una habitación doble bonita con ducha por noche ?
hay una guía de viajes sobre la mesa de la habitación doscientos quince .
lléveme a la gasolinera , por favor , tengo prisa .
no creo que los turistas puedan pagar la cuenta .
después de la cena mis padres quieren visitar el castillo y la torre , pero antes tienen que cambiar su vuelo .
mi marido ha perdido su paraguas y su chaqueta verde .
¿ tienen una habitación familiar más barata para siete personas para cuatro noches ?
me alegro de que podamos comprar unas postales dentro de dos horas .
la señora tiene que darse prisa porque el tren rápido para Venecia sale dentro de cuarenta minutos .
¿ sabía que el monasterio merece la pena ?
me han robado la tarjeta de crédito y la bolsa de viaje .
he perdido mi reloj y mi portátil .
hace cuatro días queríamos reunirnos con unos amigos en la estación .
si el jueves hace buen tiempo , iremos a la playa .
se tarda cinco horas en llegar a Viena en tren .
hay chocolate sobre la mesa de la habitación ciento uno .
ella pagó con tarjeta de crédito el mes pasado .
si esta tarde hace demasiado calor , queremos quedarnos en el hotel .
ya no tenemos verduras , pero puedo recomendarle la tabla de quesos .
mi mujer está sentada en un banco del jardín del castillo y nos espera .
quisiéramos reservar una habitación familiar para siete personas del catorce al veintiuno de febrero .
busco un hotel que sea tranquilo .
he escrito una carta a mi abuelo .
la sopa de pescado está deliciosa .
el tren rápido tendrá coche restaurante .
mi mujer puede tener el apartamento con televisor .
repare la lavadora , por favor .
el pronóstico dice que estará nublado mañana .
mi compañero quisiera pan con mantequilla y una botella de cerveza .
el concierto que mi hijo quería ver ya ha empezado .
mis padres solo viajan a Roma de Pascuas a Ramos .
en la carta no hay ningún plato frío .
buscamos un hotel que no sea demasiado caro .
tome la primera calle a la derecha y verá el faro delante de usted .
¿ dónde tenemos que bajar para ir a la comisaría ?
¿ podría preparar la cuenta de la habitación cuatrocientos diez ? nos marchamos mañana .
solemos levantarnos a las nueve y media .
cargue un vaso de leche a la cuenta de la habitación ciento doce , por favor .
¿ zarpa el barco a las siete ?
la cuenta asciende a dieciocho euros , incluido el minibar .
¿ cuánto cuesta la blusa blanca del escaparate ?
tenemos muchas ganas de ir al teatro el fin de semana .
ellos perdieron el enlace en Varsovia porque el tren nocturno llegó demasiado tarde .
no puedo dormir porque el frigorífico es demasiado ruidoso .
¿ podría traducir esta carta y ponernos con la habitación cuarenta ?
quisiéramos saber si el tren para en Atenas .
primero ellos quisieran dejar su cámara en la recepción y después ir a nadar .
la carretera a Berlín está cortada , así que tengo que coger el tren .
¿ tiene el tren coche restaurante ?
pregúntele al señor Miller si quiere dar un paseo por la rosaleda , por favor .
el pronóstico dice que hará mucho viento .
el taxi que pedimos para las ocho menos cuarto todavía no ha venido .
quisiera alquilar una barca e ir a la ópera .
estoy seguro de que enviaré una carta a Hamburgo dentro de cinco horas .
¿ puede uno de sus compañeros traerme el recibo ?
mi hijo vino a Hamburgo para dar un paseo por el bosque .
si mañana hace buen tiempo , mi hermana va a fotografiar el castillo .
mi reloj va atrasado ; ya son las doce y cuarto .
le pedí al mozo que llevara el equipaje a la habitación , pero no ha pasado nada .
buenas noches , ¿ podría pasarme la miel , por favor ?
dudo que la señora alquile una barca el martes a las nueve y cinco .
la señora Wagner ha escrito una carta a su profesor .
los huéspedes quieren visitar el acuario en lugar de comprar una postal .
le pedí a la recepcionista que me trajera tres albornoces , pero no ha pasado nada .
pienso que puedo comprar chocolate .
¿ hay alguien aquí que hable francés ? mi hijo no habla italiano .
la ventana es muy vieja .
es importante que mis hijos pregunten en la recepción antes de las doce .
quisiera alquilar una barca y nadar en el lago .
cuando llegamos a Praga , la cerradura no funcionaba .
un billete de ida a París , por favor , en primera clase .
iré a la playa .
¿ por qué no puedes llamar a tu hermano ?
¿ dónde puedo comprar pasta de dientes ?
no tengo ni idea de dónde están mis gafas de sol .
todavía no hemos recibido la confirmación de la reserva . ¿ podría dárnosla ?
el señor Becker está acostumbrado a acostarse tarde .
en Barcelona llueve a cántaros , por eso me quedaré en el hotel .
desde el tejado se pueden ver el museo de arte y el puerto .
no tenemos ganas de hacer un picnic .
¿ le importaría despertarnos a las once y cuarto ?
la sopa que pedí está fría .
la fortaleza es más bonita que el ayuntamiento .
la obra de teatro que quería ver ya ha empezado .
quisiera alquilar una barca por cuatro días .
el camarero dice que el baile se celebra en la sala de conferencias .
la sopa que ellos pidieron está fría .
quisiéramos alquilar una motocicleta por ocho días .
después del desayuno voy a pagar la cuenta .
quisiera reservar una suite para siete noches .
quisiera reservar un apartamento más barato para ocho noches .
lamentablemente no tenemos habitaciones familiares tranquilas libres hasta el viernes .
disculpe , ¿ podría despertarnos a las cuatro y media , por favor ?
¿ quiere participar en el paseo en barco ?
¿ podría decirnos de dónde sale el tren para Lisboa ?
tenemos suerte : podemos ir al cine a las diez menos veinte .
disculpe , ¿ podría decirnos si el comedor está en la cuarta planta ?
¿ puede cambiar las toallas , por favor ?
estos pantalones son demasiado grandes .
una habitación cuesta ochenta euros por noche , y el desayuno no está incluido .
el caballero está acostumbrado a cenar tarde .
pienso comprar chocolate .
desde la torre se pueden ver la fortaleza y el río .
perdimos el enlace en Atenas porque el autobús fue cancelado .
quisiera comprar un bolso más grande y una postal .
los niños no tienen ni idea de dónde está su portátil .
una pregunta : ¿ podría traernos un poco más de mantequilla , por favor ?
¿ dónde puedo comprar una maquinilla de afeitar ?
hemos reservado una habitación grande a nombre de Becker .
desde la torre se pueden ver el museo y el casco antiguo .
me interesa el castillo antiguo . ¿ hay una visita guiada en portugués ?
el señor Fischer tiene que hacer cola cinco horas en la estación .
llevamos desde las doce menos cinco intentando reservar una mesa para dos personas .
dejaremos nuestra cámara nueva en la recepción .
cuando llegamos a Londres , la bañera estaba sucia .
la cerradura de la maleta está estropeada , y mi hermano no encuentra la llave .
antes de que llegue el autobús , quisiéramos ir a bailar .
aquí tiene su llave , señora Serrano . su habitación está en la novena planta .
si el domingo llueve , iremos al cine .
¿ podría pasarme el pan , por favor ?
la blusa azul cuesta un ojo de la cara .
siete sellos para postales a Alemania , por favor .
la señora Navarro suele levantarse a las diez y media .
me han robado el billete de avión y el libro .
quisiéramos dos entradas para la visita guiada del veintiuno de octubre .
he olvidado enviar un paquete a Bruselas .
no se olvide de traernos una taza de té , por favor .
tenemos que coger un taxi porque el autobús llegará demasiado tarde .
volamos a Zúrich .
¿ cuándo quisiera hacer senderismo por la montaña ?
quisiera saber si el tren rápido para en Lisboa .
lo sentimos mucho , señora Becker . el técnico se ocupará de ello dentro de cinco minutos .
quisiera que me despertaran a las diez y media , habitación cuarenta y ocho .
el señor Fischer se queda hoy en el hotel porque está cansado .
aunque llueve , la señora Serrano va a visitar el hermoso castillo .
¿ sabe cómo se va de la playa al zoo ?
los huéspedes necesitan jarabe para la tos de la farmacia .
tengo muchas ganas de ir al mercado el domingo .
el vuelo de Barcelona fue cancelado por el mal tiempo .
¿ cuándo quiere llamar a su jefe ?
en enero suele hacer mucho frío en Praga .
no tengo tiempo de dar un paseo por el parque .
¿ podría traernos un vaso de limonada , por favor ?
quisiera reservar una mesa para cinco personas para las nueve y media .
la cama está sucia .
después del desayuno quiero reunirme con unos amigos en la estación , pero antes tengo que cancelar mi pedido .
nos han robado el pasaporte y las gafas .
los huéspedes quisieran hacer senderismo por la montaña y tomar algo en el bar .
si mañana hace buen tiempo , vamos a ir al mercado .
tenemos suerte : podemos visitar el museo de arte pronto .
¿ cuánto cuesta enviar un paquete a Irlanda ?
la señora Brown ha cancelado la reserva para el jueves .
mi hermana solo viaja a Edimburgo de Pascuas a Ramos .
¿ puede limpiar la habitación trescientos quince ?
la camisa que compré es demasiado corta .
debe de ser un error : reservamos una habitación familiar , no una habitación individual más barata .
¿ sabe cómo se va del hospital al castillo antiguo ?
antes de que anochezca , quisiera visitar la famosa catedral y el museo de arte .
para mí una macedonia de frutas y una taza de té , por favor .
no creo que visitemos la biblioteca el próximo viernes .
quisiera acostarme temprano porque estoy cansado .
debe de ser un error : reservé una habitación doble más grande , no una habitación tranquila .
queremos que mi compañero vaya a la playa .
la señora acaba de darse cuenta de que el sofá es demasiado pequeño .
el supermercado está a dos pasos del teatro .
mi mujer está esperando el autocar para Venecia .
ella teme que el autobús lleve cuarenta y cinco minutos de retraso .
la ventana no se puede cerrar , y la suite está sucia .
guarde el equipaje hasta las seis menos cinco , por favor .
una pregunta : ¿ le importaría darme una habitación individual con vistas al río ?
¿ han encontrado una llave del coche ? nos la hemos dejado en el bar .
la torre , que está a veinticinco minutos de aquí , merece una visita .
el bañador cuesta veintiocho euros , pero los zapatos son más baratos .
la familia Rossi se aloja aquí desde el primero de enero .
participaremos en la visita guiada .
¿ sabe a qué hora abre la famosa torre ?
el señor Wagner ha cancelado la reserva para el viernes .
lo sentimos mucho , señora Rossi . el técnico se ocupará de ello dentro de cuarenta minutos .
mi hermano no vive en Venecia .
mi hermano quisiera hacer senderismo por la montaña y probar el vino de la región .
si no es mucha molestia , ¿ podría traernos un vaso de vino blanco ?
hay un diccionario sobre la mesa de la habitación cincuenta y uno .
buenas noches , ¿ quiere cancelar su pedido mañana ?
hará mucho viento , por eso vamos a quedarnos en el hotel .
después de la cena queremos participar en la cata de vinos , pero antes tenemos que llamar a nuestra oficina .
la fiesta se celebra el veintidós de mayo .
se tarda una hora en llegar a Granada en tren .
nuestros amigos han comprado un florero para sus nietos .
mis padres quisieran visitar el ayuntamiento .
estamos a punto de reservar una habitación doble pequeña .
¿ puedo dejar aquí mi paraguas hasta las siete menos cuarto ?
el mejor hotel de Colonia está en el hotel .
buenas noches , soy Weber , de la habitación trescientos cuatro . quisiera hablar con el director .
¿ va este tren a Sevilla ?
el taxi que la señora pidió para las cuatro y veinte todavía no ha venido .
los pantalones más cortos cuestan un ojo de la cara .
antes de salir de viaje , mi mujer quisiera comprar un recuerdo .
nos han robado la tarjeta de crédito y el bolso .
me llamo Schmidt , tengo una reserva para dos personas .
sabemos que el supermercado está cerrado los lunes .
ellos quisieran almorzar en el restaurante .
la cartera que la camarera de piso encontró en el cuarto de baño es del caballero .
hay que limpiar estos pantalones antes del sábado .
el hotel en el que el caballero estuvo en Edimburgo era más cómodo .
vinimos a Múnich para dar un paseo por la rosaleda .
¿ cuánto cuesta el jersey caliente del escaparate ?
el señor Dubois llamó a las tres y media y dejó un recado para la señora Schmidt .
cuando llegué a Zúrich , la habitación olía a humo .
un billete de ida y vuelta a Varsovia , por favor , en segunda clase .
no hace falta que nos traiga la lista de precios , el director ya nos la ha dado .
acabamos de enviar una postal a Salzburgo .
las botas cuestan un ojo de la cara .
hola , ¿ olvidaste tu móvil en el autobús ayer ?
¿ perdiste tu cámara ayer por la tarde ?
mi número de teléfono es el nueve cinco seis dos uno .
el caballero toma café en el desayuno , pero yo prefiero agua mineral .
es importante que mi compañero reserve una mesa para seis personas hoy .
tengo que darme prisa porque el tren rápido para Varsovia sale dentro de cuarenta minutos .
si no es mucha molestia , ¿ podría hablar más despacio ?
si mañana hace buen tiempo , daré un paseo por el casco antiguo .
me alegro de que mi marido pueda ir en autobús a Barcelona el próximo sábado .
preferiría una suite pequeña que tenga chimenea .
antes de salir de viaje , quisiéramos tomar algo en el bar .
el coche que alquilamos tiene una rueda pinchada .
estamos buscando nuestra llave de la habitación . ¿ la ha visto ?
llámenos en cuanto la habitación esté lista , por favor .
quisiera saber si el tren sale a las tres y cuarto .
¿ puede firmar aquí ?
mis hijos vinieron a Atenas para dar un paseo por el bosque .
¿ dónde está el recibo ? - se lo enviaré dentro de diez minutos .
el despertador de mi habitación está estropeado .
mi compañero no está satisfecho con la habitación porque la cama supletoria no está hecha .
la carta que envié a Ginebra todavía no ha llegado .
un vaso de vino cuesta cuatro euros con noventa .
el vuelo de Hamburgo fue cancelado por la tormenta .
quiero cambiar de habitación porque el sofá es demasiado corto .
el sofá es demasiado blando .
hasta que llegue mi hijo , queremos alquilar una bicicleta .
quisiéramos reservar una mesa para seis personas en la terraza .
quería preguntarle si podría cerrar la ventana .
ni hablar de que mis padres fotografíen el hermoso castillo .
es posible que mi hermano se duche .
mi hermana acaba de llegar a París .
quisiera reservar una habitación familiar para cuatro personas del trece al veintinueve de septiembre .
desde el jueves me duele la mano .
deme una habitación familiar con vistas al castillo , por favor .
tenemos que hacer transbordo en Roma .
la sopa de pescado que pedí está quemada .
mi marido quiere reunirse con unos amigos en la estación en lugar de visitar el famoso monasterio .
dormimos como un tronco porque la habitación era tan tranquila .
nuestros amigos toman limonada en el desayuno , pero yo prefiero agua mineral .
hemos olvidado pagar la cuenta .
se tarda seis horas en llegar a Múnich en tren .
¿ han encontrado una mochila ? nos la hemos dejado en la habitación catorce .
si el jueves hace demasiado calor , iré a la ópera .
¿ le importaría hacerme una foto ?
me he dejado mi llave en el tren a Varsovia .
el billete a Viena cuesta cuarenta euros , pero solo tengo un billete de cien euros .
antes de salir de viaje , mi mujer quisiera comprar un diccionario .
la guía quiere saber si mi compañero quisiera participar en la excursión .
¿ necesita mi pasaporte o mi dirección ?
cuando el taxista habla inglés , me suena a chino .
quisiéramos que nos despertaran a las doce , habitación trescientos ocho .
lamentablemente el hotel está completo en junio .
quisiéramos comprar unos pantalones blancos y una postal .
el trayecto dura seis horas y treinta minutos .
si el autobús llega demasiado tarde , nuestros amigos irán a pie .
¿ me puede enseñar el camino al hospital ?
los niños están intentando recoger sus guantes gris .
el famoso castillo está abierto desde las siete menos cuarto hasta las siete y media , pero los sábados está cerrado .
he pedido una buena sopa de pescado . ¿ cuándo me la va a traer ?
mi compañero acaba de darse cuenta de que la lavadora está fuera de servicio .
¿ desea pagar en efectivo o con tarjeta de crédito , señora Wilson ?
si el lunes llueve , voy a tomar algo en el bar .
primero quisiera dejar mi maleta roja en la recepción y después hacer un picnic .
¿ podría explicarnos la cuenta y confirmar la reserva ?
no hay papel higiénico en nuestra habitación .
¿ podría firmar aquí y guardar el equipaje hasta las seis menos veinte ?
¿ puede el mozo traernos una toalla y un secador ?
nos quedamos hasta el jueves .
la comida de este restaurante es mejor que en el hotel , pero el servicio es antipático .
hasta que lleguen nuestros amigos , queremos ir de compras .
cargue seis vasos de zumo de naranja a la cuenta de la habitación diecinueve , por favor .
el coche que ellos alquilaron tiene una rueda pinchada .
¿ cómo se enciende la música ?
buenas noches , ¿ podría llevar las maletas a la recepción , por favor ?
camarero , pedí un pastel de manzana , pero me ha traído una macedonia de frutas .
quisiera quejarme : el ascensor es demasiado ruidoso y la lavadora hace demasiado ruido .
¿ puede la recepcionista cuidar a los niños ?
pasamos dos días en Ginebra y cuatro días en Venecia .
el caballero quiere levantarse temprano .
lo sentimos mucho , señor Becker . la camarera de piso vendrá inmediatamente .
hola , ¿ puede limpiar la habitación ?
el tren de Sevilla a Atenas lleva cinco minutos de retraso .
quiero que nos cambie ochenta euros .
¿ va el tren rápido a Bruselas ?
espero que podamos hablar con el cocinero .
perdimos nuestro carné de conducir hace dos horas y ahora tenemos que ir a la policía .
estoy buscando mi libro . ¿ lo ha visto ?
no se preocupe , señora Fischer , le despertaremos a las ocho y media .
hay que lavar estas camisas antes del lunes .
no sé si puedo volar a Hamburgo .
lo sentimos mucho , señor García . el técnico se ocupará de ello dentro de cinco minutos .
¿ podría cerrar la ventana y limpiar la habitación ocho ?
quisiéramos que nos despertaran a las doce y cuarto , habitación trescientos cuatro .
prepare la cuenta para mañana , por favor .
el hotel en el que ella estuvo en Madrid estaba cerca de la estación .
no conozco la torre .
mi reloj va atrasado ; ya son las once menos cinco .
¿ sabía que la exposición merece la pena ?
mi hija toma zumo de naranja en el desayuno , pero yo prefiero zumo de manzana .
el camarero me ha traído una sopa de tomate caliente en lugar de una sopa vegetariana .
¿ quiere tomar algo en el bar más tarde ?
¿ han encontrado un portátil ? nos lo hemos dejado en el comedor .
ni hablar de que mi compañero se reúna con unos amigos en la estación .
me llamo Wagner , tengo una reserva para esta noche .
¿ qué día es hoy ? - hoy es lunes , diecisiete de julio .
mi hermana sabe que la oficina de correos está cerrada los miércoles .
hasta que llegue mi mujer , queremos alquilar un coche .
le pedí al camarero que me recomendara un buen museo , pero no ha pasado nada .
estamos a punto de prolongar nuestra estancia .
hola , ¿ sabía que el seguro está incluido en el precio ?
pensamos visitar la torre antigua .
quisiera quejarme : la suite está sucia y el televisor no funciona .
el jersey más grueso cuesta un ojo de la cara .
¿ de dónde eres , Anna ? - soy de Italia .
el señor Brown celebra su cumpleaños mañana ; quisiera encargar una botella de vino .
quisiera dos entradas para la visita guiada del seis de diciembre .
el billete a Viena cuesta seis euros , pero solo tenemos un billete de cincuenta euros .
hace ocho días mi hermano rompió el espejo .
he reservado una habitación cómoda a nombre de Serrano .
perdí mis gafas de sol hace ocho días y ahora tengo que ir a la policía .
¿ a qué hora sale el tren rápido para Valencia ?
hay que planchar estos pantalones antes del jueves .
la carta solo está en alemán , ¿ nos la podría traducir ?
nos han robado el billete de avión y el abrigo .
camarero , pedí una sopa de pescado , pero me ha traído una buena sopa de pescado .
me alegro de que podamos ir a la peluquería .
el ascensor está estropeado , así que tengo que bajar a pie a la quinta planta .
hemos oído que el museo de arte está cerrado los viernes .
quisiéramos reservar una casa de vacaciones para dos personas del tres al veinticinco de septiembre .
queríamos quedarnos ocho noches hace siete días .
por culpa del atasco llegamos demasiado tarde al cine .
quiero que encienda la luz .
el billete a Edimburgo cuesta veinticinco euros , pero mi mujer solo tiene un billete de cien euros .
nos han robado el billete de tren y el reloj .
¿ podría preparar la cuenta de la habitación cuatrocientos uno ? me marcho dentro de dos horas .
la señora Wilson celebra su cumpleaños hoy ; quisiéramos encargar una tarta .
el aeropuerto está enfrente de la torre .
llévenos al centro comercial , por favor , tenemos prisa .
cuando llegamos a Zúrich , el apartamento era demasiado caluroso .
mi hermana quiere ir a la ópera .
tengo fiebre .
estamos a punto de cambiar dinero .
necesito un taxi a la peluquería para ocho personas a las nueve y diez .
¿ por qué no puede marcharse ?
primero quisiéramos pagar con cheque y después dar un paseo por el jardín del castillo .
buenas noches , ¿ necesito receta para la pomada ?
quiero que la camarera traiga la cuenta .
mis padres quieren cambiar de habitación porque la cama no está hecha .
el taxi que pedimos para las nueve menos cuarto todavía no ha venido .
tomé algo en el bar el mes pasado .
llego el domingo nueve de agosto a las nueve menos cuarto .
como el autobús llevará veinticinco minutos de retraso , no llegaremos hasta las dos .
quería preguntarle si podría cuidar a los niños .
si mañana hace buen tiempo , haremos un picnic .
quisiéramos alquilar una motocicleta por dos días .
el avión a París despega a las once menos cuarto .
llame al señor Becker al ocho cinco siete cinco nueve , por favor .
no sé si podemos ir a la policía mañana por la noche .
del cine al teatro de la ópera antiguo hay solo cuarenta y cinco minutos a pie .
ni hablar de que mi marido visite el museo de arte .
el sombrero rojo cuesta seis euros , pero la falda es más barata .
¿ qué día es hoy ? - hoy es miércoles , veintidós de mayo .
la fiesta empieza a las nueve .
si mañana hace buen tiempo , vamos a ir a la playa .
debe de ser un error : reservamos una suite tranquila , no una habitación familiar .
ayer por la tarde no pagamos la cuenta .
¿ podría decirme si la reunión dura una hora ?
he olvidado preguntar en la recepción .
¿ va este tren a Varsovia ?
¿ qué línea de metro va al ayuntamiento ?
ellos no comen ni champiñones ni carne .
solo viajamos a Granada de Pascuas a Ramos .
¿ dónde está la confirmación de la reserva ? - se la enseñaré inmediatamente .
la comida de este restaurante es muy buena , pero el servicio es malo .
mi hija ha olvidado comprar una pila .
la señora Moreno se ha dejado su libro en el autobús a Edimburgo .
me gusta mucho el museo de arte .
va a hacer sol esta noche .
ya no tenemos huevos , pero puedo recomendarle el filete grande .
si mañana hace demasiado frío , voy a ver la televisión .
antes de salir de viaje , quisiéramos participar en el curso de idiomas .
esta tarde ellos quieren dar un paseo por el casco antiguo .
¡ buen provecho ! la macedonia de frutas es la especialidad de la casa .
la cama supletoria es demasiado blanda .
cuando la recepcionista habla francés , me suena a chino .
ya no tenemos carne , pero puedo recomendarle la tortilla pequeña .
como el tren rápido llegará demasiado tarde , no llegaré hasta las siete menos cuarto .
los turistas no viven en Viena .
¿ podría preparar la cuenta de la habitación diecisiete ? me marcho mañana .
el vuelo a Bruselas fue cancelado por la niebla .
tuve que esperar en el vestíbulo ayer .
quisiera un asiento junto a la ventana para Ginebra .
lléveme a la parada de taxis , por favor , tengo prisa .
el señor Serrano ha cancelado la reserva para el miércoles .
el castillo de Lisboa es más antiguo que el de Berlín .
se tarda una hora en llegar a Viena .
¿ cuánto cuesta una habitación doble con balcón por noche ?
el concierto se celebra en el casco antiguo .
¿ puede confirmar la reserva por correo electrónico ?
he olvidado mi cartera en el restaurante . ¿ qué debería hacer ?
mis hijos tienen muchas ganas de dar un paseo por el bosque mañana .
la señora Wagner llamó a las diez y dejó un recado para la señora Dubois .
como el tren nocturno llega demasiado tarde , no llegaré hasta las diez .
hay que lavar estos pantalones antes del lunes .
la recepcionista quiere saber si ellos quieren cancelar su reserva .
hasta que llegue mi hermano , quiero hacer senderismo por la montaña .
mi hermano quisiera jamón y huevos y una taza de té .
la agencia de viajes está a dos pasos del acuario .
he perdido mis gafas de sol y mi bufanda nueva .
después del desayuno el señor Taylor quiere nadar en el lago , pero antes tiene que ir a la policía .
un billete de ida y vuelta a Valencia , por favor , en segunda clase .
no se preocupe , señora López , repararemos el despertador .
hasta que lleguen nuestros amigos , quiero ir a nadar .
¿ podría cerrar la ventana , por favor ?
aquí tiene su tarjeta , señor Moreno . su habitación está en la novena planta .
no he estado nunca en Berlín , pero conozco bien Roma .
lamentablemente no tenemos habitaciones libres antes del diecisiete de noviembre .
quiero marcharme .
¿ le importaría recomendarme un buen restaurante ?
a los niños les encantaría participar en la visita guiada .
es una lástima que la cama sea demasiado pequeña .
pensamos visitar la hermosa catedral .
siento que nos hayamos resfriado .
la pizza que pedimos está demasiado salada .
mi reloj va atrasado ; ya son las dos y cuarto .
¿ quiere hacer un picnic pasado mañana ?
cuando el cocinero habla inglés , me suena a chino .
en Ginebra llueve a cántaros , por eso voy a descansar un poco .
después del desayuno ella cancela su reserva .
un taxi a la oficina de turismo cuesta unos catorce euros .
hasta que lleguen los niños , quiero alquilar un coche .
sería muy amable de su parte pedirme un taxi .
todas las habitaciones de la segunda planta tienen bañera .
el avión a Viena despega a las siete .
la señora Taylor ha olvidado hablar con la guía .
¿ podría pasarnos la sal , por favor ?
quisiera una habitación bonita con chimenea y vistas al castillo .
queremos que mi hija compre un mapa .
voy a hablar con la guía pasado mañana .
dos sellos para cartas a Inglaterra , por favor .
¿ qué día es hoy ? - hoy es sábado , primero de septiembre .
buenas noches , señor Becker . ¿ ha dormido bien ?
el tren rápido para Varsovia sale a las ocho menos cuarto del andén quince .
la camarera dice que el ayuntamiento está abierto hasta las seis y veinticinco .
pienso tomar algo en el bar .
nuestros amigos acaban de llegar a Zúrich .
no se preocupe , señor Rossi , le pediremos un taxi .
si mañana hace buen tiempo , visitaré el faro .
tengo muchas ganas de comprar unos sellos mañana .
queremos que el médico limpie la habitación .
el billete a París cuesta cien euros , pero ella solo tiene un billete de cincuenta euros .
en Bruselas llueve a cántaros , por eso vamos a ver la televisión .
la recepcionista quiere saber si traeré mi gato a las seis y media .
el bañador más barato cuesta quince euros , pero la blusa es más barata .
disculpe , ¿ cómo llegamos a la parada de taxis ?
ella quiere cambiar de habitación porque el teléfono está fuera de servicio .
tengo que coger un taxi porque el tren rápido llega con retraso .
ya no tenemos queso , pero puedo recomendarle la sopa de pescado .
¿ podría enseñarme en el mapa dónde está el monasterio ?
llego el domingo veintinueve de septiembre a las siete menos cuarto .
hasta que lleguen los niños , quiero reunirme con unos amigos en la estación .
si el viernes hace buen tiempo , vamos a dar un paseo por el casco antiguo .
en Hamburgo llueve a cántaros , por eso la señora quiere descansar un poco .
¿ quiere visitar el museo de arte nuevo y la catedral o prefiere reunirse con unos amigos en la estación ?
nos interesa el palacio . ¿ hay una visita guiada en inglés ?
él perdió el enlace en París porque el tren nocturno llegó demasiado tarde .
la cerradura de la maleta está estropeada , y no encuentro la llave .
¿ sería posible que encendiera el aire acondicionado ?
quisiéramos pagar todo junto . ¿ cuánto cuesta la sopa ?
la farmacia está detrás del zoo .
la suite huele a humo .
hemos oído que la media pensión está incluida en el precio .
¿ cuándo sale el primer tren nocturno para Madrid ?
es posible que nos acostemos temprano a las nueve y media .
la sopa de tomate que pedí está deliciosa .
no estoy satisfecha con la habitación porque el hervidor está estropeado .
¿ puedo dejar aquí mi llave de la habitación hasta las diez y media ?
he oído que el partido de fútbol dura dos horas .
si el lunes hace buen tiempo , haremos senderismo por la montaña .
la señora Rossi llamó a las nueve menos cuarto y dejó un recado para el señor Weber .
dudo que mi marido visite el mercado cubierto dentro de cuatro días .
¿ le importaría reservarme una mesa junto a la ventana ?
¿ cómo se apaga la música ?
no hemos estado nunca en Berlín , pero conocemos bien Bruselas .
deberíamos pagar con cheque .
no creo que la señora Serrano pueda levantarse temprano mañana .
¿ podría abrir la ventana , por favor ?
una pregunta : ¿ cuándo estará lista mi chaqueta roja ?
me llamo Brown , tengo una reserva para dos personas .
en Colonia llueve a cántaros , por eso mi hermano va a quedarse en el hotel .
¿ va el tren rápido a Salzburgo ?
la carta que mi hija envió a Atenas todavía no ha llegado .
tengo que coger un taxi porque el autobús está lleno .
quisiera pagar por separado . ¿ cuánto cuesta el filete ?
¿ podría enseñarnos en el mapa dónde está el faro ?
hemos reservado una habitación a nombre de Brown .
cargue cuatro vasos de vino tinto a la cuenta de la habitación cincuenta y dos , por favor .
llámenos en cuanto la cena esté lista , por favor .
¿ puede cambiarme un billete de cien euros ? la máquina solo acepta monedas .
este jersey es demasiado largo .
hasta que llegue mi compañero , queremos comprar unos recuerdos .
el sábado nevará , por eso leeremos un libro .
en Viena lleva dos días lloviendo .
hemos olvidado cambiar las botas cómodas por otra cosa .
una taza de café cuesta tres euros con cuarenta .
el ferry va a Dublín .
lo sentimos mucho , señora Rossi . el mozo vendrá dentro de veinticinco minutos .
como el tren será cancelado , no llegaré hasta las cinco y cuarto .
¿ tienen platos sin arroz ?
el hospital está enfrente de la iglesia .
ya es hora de que mis hijos vayan a la policía .
desde el martes me duele la pierna .
el hotel en el que estuve en Colonia estaba cerca de la estación .
se tarda tres horas en llegar a Sevilla en tren .
a mi marido le gusta dormir con la ventana abierta .
¿ se celebra la charla en la sala de conferencias ?
desde la terraza se pueden ver el teatro de la ópera y las montañas .
la estación está detrás del teatro de la ópera .
se tarda tres horas en llegar a Varsovia .
después de la cena quiero ir a la playa , pero antes tengo que cambiar los pantalones por otra cosa .
mis hijos piensan nadar en el lago .
son treinta y seis euros . - quédese con el cambio .
quiero visitar el monasterio y el mercado cubierto en lugar de comprar chocolate .
la señora López celebra su aniversario de boda hoy ; quisiera encargar una botella de vino .
las botas más baratas cuestan un ojo de la cara .
preferiría una habitación doble que tenga balcón .
tenemos que ir al banco antes de las diez y media porque necesitamos dinero .
el aeropuerto está enfrente del museo .
no tengo tiempo de probar el vino de la región .
estoy a punto de llamar a mi abogado .
aquí tiene su pasaporte , señora Dubois . su habitación está en la primera planta .
no me traiga todavía la tabla de quesos , por favor .
primero quisiera hablar con el director y después fotografiar el hermoso mercado cubierto .
llame a una ambulancia , por favor , mi compañero se ha desmayado .
nadie pudo decirme dónde está la embajada .
¿ dónde puedo comprar unas tijeras ?
dudo que el caballero alquile una bicicleta .
¿ podría decirnos si la boda se celebra en el ayuntamiento ?
¿ cuándo abre el ayuntamiento los miércoles ?
encienda la luz , por favor .
he comprado una bufanda para mi tía .
ella tiene muchas ganas de comprar un mapa el fin de semana .
el fin de semana el señor Serrano quiere tomar algo en el bar .
cuando el cocinero habla español , me suena a chino .
el acuario está abierto desde las once menos cuarto hasta las nueve y cuarto , pero los jueves está cerrado .
el acuario , que está a cincuenta minutos de aquí , merece una visita .
¿ hay una habitación luminosa libre del cuatro al seis de marzo ?
¿ podemos usar el teléfono ?
me perdí en el barrio del puerto el mes pasado . ¿ qué debería hacer ?
mis hijos piensan comprar un mapa .
¿ quisieras quedarte unos días más pasado mañana ?
nadie pudo decirnos dónde está el cine .
no tengo tiempo de comprar unos recuerdos .
una pregunta : ¿ dura la fiesta una hora ?
he comprado una bufanda para mi tío .
el taxi que pedí para las doce y cuarto todavía no ha venido .
tengo muchas ganas de reunirme con unos amigos en la estación el jueves .
mis hijos han perdido su llave del coche y su collar .
buenos días , dejé mi carné de conducir en la habitación . ¿ qué debería hacer ?
me alegro de que podamos seguir viaje a Valencia .
¿ tienen una casa de vacaciones para cuatro personas hasta el sábado ?
mis hijos vinieron a Berlín para ir al teatro .
Praga es la ciudad más bonita que ella ha visto nunca .
por culpa del mal tiempo tengo más tiempo para dormir .
ellos están hartos de esperar .
de eso ni hablar , señora Dubois .
nos interesa el palacio . ¿ hay una visita guiada en español ?
¿ puedes darnos la llave de la habitación doscientos quince , por favor ?
la gasolinera está al lado de la iglesia .
si el miércoles nieva , el señor Dubois quiere ver la televisión .
¿ sería posible que me ayudara con el equipaje ?
un apartamento más barato cuesta ciento veinte euros por noche , y el aparcamiento está incluido .
mi hija tiene que pagar un ojo de la cara por el sombrero blanco .
mi hijo toma leche en el desayuno , pero yo prefiero agua mineral .
quisiera pagar por separado . ¿ cuánto cuesta la pizza pequeña ?
aunque estamos enfermos , queremos alquilar una bicicleta .
el dos de enero mis padres van a dejar el hotel .
mi hermano quisiera probar el vino de la región y visitar el hermoso museo .
me llamo Weber , tengo una reserva para esta noche .
tengo que ir al banco antes de las seis menos cuarto porque necesito dinero .
nos gusta mucho la fortaleza .
mi compañero está buscando su llave . ¿ la ha visto ?
nevará el fin de semana , por eso voy a acostarme temprano .
no hay toallas en nuestra habitación .
si el miércoles nieva , el señor Weber va a tomar algo en el bar .
quería preguntarle si podría reservarme una mesa junto a la ventana .
es importante que mi compañero cancele su reserva hoy .
aquí tiene su pasaporte , señora Dubois . su habitación está en la segunda planta .
para mí una tabla de quesos grande y una botella de agua mineral , por favor .
hemos perdido nuestro diario y nuestra cámara nueva .
pedimos una macedonia de frutas . ¿ cuándo nos la va a traer ?
¿ cuántas botellas necesita ? - ocho , por favor .
mi mujer está sentada en un banco del patio y nos espera .
tome la primera calle a la derecha y verá el palacio delante de usted .
Laura , ¿ puedes darme el plano de la ciudad ?
después del desayuno quiero nadar en el lago , pero antes tengo que cambiar dinero .
el huésped de la habitación cuatrocientos uno no se encuentra bien .
tenemos que coger un taxi porque el autocar será cancelado .
la recepcionista llevará el equipaje al taxi .
el tren nocturno para Lisboa sale a las once y diez del andén quince .
mi hijo tuvo que quedarse tres noches .
quisiera un asiento junto a la ventana para Viena .
tengo suerte : puedo participar en la excursión dentro de tres días .
¿ a qué distancia está el teatro de aquí ?
se nos ha acabado el pan ; la recepcionista ha ido a comprar más .
quisiera quejarme : la lavadora está estropeada y la cama no está hecha .
me han robado el carné de identidad y el móvil nuevo .
¿ llega el tren nocturno a Sevilla a la una menos cinco ?
sé que la carnicería está cerrada los jueves .
la autopista a Zúrich está cortada , así que tenemos que dar un rodeo .
ellos van a comprar un billete para Varsovia más tarde .
cuando llegue a Berlín , voy a fotografiar el faro .
lamentablemente no tenemos habitaciones libres antes del veintitrés de abril .
pienso probar el pescado de la región .
el castillo de Salzburgo es más antiguo que el de Roma .
no hemos estado nunca en Lisboa , pero conocemos bien Bruselas .
ya es hora de que mis hijos hablen con el médico .
sería muy amable de su parte reservarme una mesa junto a la ventana .
¿ quieres ir de compras o prefieres comprar chocolate ?
de la panadería al famoso monasterio hay solo cuarenta minutos a pie .
no hay almohadas en la habitación ciento doce .
antes de marcharme , quisiera reservar una mesa para siete personas .
la camisa que mi hermano compró es demasiado pequeña .
hemos comprado un collar para nuestra vecina .
lo sentimos mucho , señor Schmidt . el técnico vendrá inmediatamente .
no como ni fideos ni jamón .
lamentablemente ya no quedan entradas para la película .
estamos hartos de la lluvia .
el caballero se queda hoy en el hotel porque está cansado .
quiero que cambie las toallas .
hará sol esta tarde .
no hace falta que me traiga la confirmación de la reserva , el camarero ya me la ha dado .
se tarda seis horas en llegar a Zúrich .
tenemos que darnos prisa porque el tren rápido para Venecia sale dentro de cincuenta minutos .
lamentablemente no tenemos habitaciones individuales libres hasta el domingo .
por culpa del atasco llegué demasiado tarde a la oficina de turismo .
tomé algo en el bar .
quisiera quejarme : la cerradura no funciona y el colchón es muy viejo .
conozco el famoso museo .
la carta que los niños enviaron a París todavía no ha llegado .
ella llegó tarde porque el autobús estaba lleno .
¿ cambió dinero ?
el billete a Zúrich cuesta treinta y seis euros , pero solo tenemos un billete de cien euros .
¿ podría decirnos si el acceso a internet cuesta treinta y ocho euros al día ?
se nos ha acabado el pan ; el mozo ha ido a comprar más .
quisiera que me despertaran a la una menos cinco , habitación cuarenta y nueve .
solo viajamos a Madrid de Pascuas a Ramos .
nadie pudo decirme dónde está el banco .
si el jueves hace buen tiempo , la señora alquilará un coche .
¿ qué recomienda , el bocadillo o la pizza vegetariana ?
la cerradura de la puerta está estropeada , y nuestros amigos no encuentran la llave .
la llave del coche que la camarera de piso encontró en el cuarto de baño es de los turistas .
quisiéramos una habitación individual más barata con terraza y vistas al río .
el señor Navarro llega el jueves dieciocho de junio a las diez y cuarto .
la recepcionista quiere saber si quisiera pagar con cheque después del almuerzo .
para mí una tabla de quesos y siete vasos de limonada , por favor .
mis padres suelen levantarse a las diez y media .
¿ cuándo quiere enviar un paquete a Salzburgo ?
no sé si mis padres pueden levantarse temprano .
ella perdió el enlace en Londres porque el autobús fue cancelado .
creo que él puede pedir una ensalada .
¿ cómo se llama ? - me llamo Julia López .
el taxi que mi hermano pidió para las siete todavía no ha venido .
disculpe , ¿ tienen platos sin arroz ?
la familia Becker se aloja aquí desde el trece de noviembre .
no puedo dormir porque la cama es demasiado blanda .
va a hacer mucho calor el fin de semana .
lamentablemente no tenemos suites libres hasta el miércoles .
hay que limpiar estos pantalones antes del jueves .
¿ puedes esperar un momento , por favor ?
¡ hasta la próxima semana , Julia !
la sopa de verduras que pedí está demasiado salada .
nos gusta comer en la terraza .
mi número de teléfono es el dos tres cuatro uno cinco .
¿ podría dejar la habitación a las dos ?
avísenos en cuanto el almuerzo esté listo , por favor .
acabo de llegar a Colonia .
¿ puedes explicarme la cuenta , por favor ?
antes de salir de viaje , la señora Navarro quisiera comprar un mapa .
he oído que el garaje del hotel cierra a las cuatro y media .
¿ qué día es hoy ? - hoy es domingo , veintidós de junio .
es importante que mi hijo vaya al dentista antes de las once menos cuarto .
quisiéramos hacer senderismo por la montaña y visitar la exposición nueva .
quisiéramos una habitación grande con cocina , por favor .
¿ dónde está la confirmación de la reserva ? - se la traeré mañana .
el vuelo de Venecia fue cancelado por la huelga .
la señora Navarro llega el jueves primero de febrero a las once y veinticinco .
he olvidado recoger mi cámara .
no hay de qué , señora Dubois . ¡ buen viaje !
no comemos ni pollo ni patatas .
queremos visitar el palacio en lugar de comprar un diccionario .
siga todo recto y luego gire a la izquierda en el aeropuerto .
después del desayuno nuestros amigos quieren reunirse con unos amigos en la estación , pero antes tienen que recoger su anillo caro .
el tren tiene coche restaurante .
la hermosa torre está abierta desde las ocho y cuarto hasta las diez menos cuarto , pero los jueves está cerrada .
cuando llegamos a Madrid , la radio estaba estropeada .
buenos días , ¿ va este tren a Granada ?
la cerradura de la maleta está estropeada , y los huéspedes no encuentran la llave .
quisiéramos que nos despertaran a las cinco menos cuarto , habitación doscientos quince .
quiero que guarde el equipaje hasta las siete y veinte .
el jersey rojo cuesta trece euros , pero los zapatos negros son más baratos .
hola , ¿ cuándo quisieras comprar unos recuerdos ?
la mujer con la que hablé esta mañana era muy amable .
los huéspedes acaban de llegar a Varsovia .
tenemos muchas ganas de dar un paseo por el jardín del castillo mañana .
mi hijo ha tomado algo en el bar .
siga todo recto y luego gire a la derecha en la librería .
¿ hay una farmacia cerca de aquí ?
la tasa turística es gratis .
deme su carné de identidad y firme el formulario , por favor .
despiértenos el martes a las cinco y media , por favor , tenemos que estar en el aeropuerto antes de las doce y cinco .
el viernes hará mucho frío , por eso vamos a ver la televisión .
ellos temen que el tren rápido lleve cuarenta minutos de retraso .
siento que hayamos perdido el tren ayer .
les gustó mucho la visita de la ciudad .
nos registramos .
buenas noches , ¿ podemos pagar con tarjeta de crédito ?
quisiera saber si el ferry va a Palma .
si el jueves hace buen tiempo , participaré en la excursión .
nadie pudo decirnos dónde está la estación .
pregúntele a la señora Miller si quiere hacer un picnic , por favor .
nuestros amigos están intentando reservar una habitación .
ella está esperando el tren para Granada .
nos interesa el acuario . ¿ hay una visita guiada en portugués ?
la cena se sirve a partir de las nueve y cuarto en el comedor .
buenas noches , ¿ va este tren a Barcelona ?
la carta que envié a Venecia todavía no ha llegado .
quisiera reservar una habitación doble tranquila para ocho noches .
ella conoce el camino .
el anillo caro que la camarera de piso encontró debajo de la cama es de los turistas .
no se olvide de traernos cuatro vasos de leche , por favor .
no sé si el caballero puede pagar la cuenta .
quisiera un asiento en el coche restaurante para Zúrich .
¿ sabe a qué hora abre el museo de arte ?
hola , ¿ hay cerca del hotel un dentista que hable portugués ?
quiero que traduzca este menú .
¿ puedes ponerme con la habitación treinta y cuatro , por favor ?
acabamos de enviar una postal a Roma .
ellos se quedan hoy en el hotel porque están enfermos .
el barco zarpa a las ocho y media .
¿ podría venir alguien a la habitación cinco ? el apartamento es demasiado frío .
quisiéramos un asiento en primera clase para Múnich .
hará mucho viento .
¿ a qué hora sale el tren nocturno para Edimburgo ?
¿ llamó a sus padres ?
visitamos la torre hace tres días .
tome las pastillas ocho veces al día , después de las comidas .
no hace falta que nos traiga la cuenta , el director ya nos la ha dado .
el trayecto dura seis horas y cuarenta minutos .
¿ quién puede traernos un vaso de zumo de manzana ?
estoy de mal humor porque no nieva en este momento .
el centro comercial está enfrente de la fortaleza .
el taxi que mi compañero pidió para las cinco todavía no ha venido .
el mozo que habla italiano está hoy enfermo .
si el tren lleva quince minutos de retraso , tenemos que ir a pie .
ya no tenemos fideos , pero puedo recomendarle el helado .
como el tren lleva veinticinco minutos de retraso , no llegaremos hasta las nueve menos diez .
ni hablar de que mi hija alquile una motocicleta .
preferiría una habitación doble que tenga escritorio .
¿ dónde está la cuenta ? - se la enseñaré dentro de quince minutos .
el billete a Barcelona cuesta diez euros , pero solo tengo un billete de cien euros .
la cuenta asciende a ciento quince euros , incluido el aparcamiento .
¿ han encontrado una bufanda ? me la he dejado en la habitación dieciséis .
quisiera pollo con arroz y una botella de agua mineral .
¿ tienen una suite para cinco personas hasta el lunes ?
aunque el técnico ha reparado el despertador , sigue sin funcionar .
tuvimos que comprar un peine .
de eso ni hablar , señor Rossi .
¿ han encontrado un sombrero ? nos lo hemos dejado en el comedor .
como el tren llevará cuarenta minutos de retraso , no llegaremos hasta las ocho y media .
la parada de taxis está a dos pasos del hermoso faro .
es posible que cambiemos la corbata por otra cosa mañana por la mañana .
si el autobús llega demasiado tarde , ellos irán a pie .
mi hermana quiere ir al teatro en lugar de comprar unas postales .
quisiera saber si el tren va a Colonia .
queremos ir al mercado en lugar de hacer senderismo por la montaña .
la gasolinera está detrás de la fortaleza .
el jersey cuesta un ojo de la cara .
ya no tenemos carne , pero puedo recomendarle el pastel de manzana .
¿ cuánto cuestan los zapatos cómodos del escaparate ?
ni hablar de que mi hermano haga senderismo por la montaña .
una pregunta : ¿ cuándo cambiará la corbata por otra cosa ?
no me traiga todavía la ensalada mixta , por favor .
¿ puede traducir esta frase ? muchas gracias de antemano .
¿ hay una habitación libre del veinticuatro al treinta de octubre ?
quiero alquilar una bicicleta en lugar de reunirme con unos amigos en la estación .
siento que el señor Fischer haya perdido su bufanda .
disculpe , ¿ qué hora es ? - son las ocho y cinco .
los turistas están sentados en un banco del jardín del castillo y nos esperan .
buenos días , soy Walker , de la habitación trescientos doce . envíe al mozo , por favor .
quisiera registrarme .
nuestros amigos han olvidado ir al dentista .
el mejor hotel de Salzburgo está junto al mar .
el abrigo que compré es demasiado largo .
¿ puedes traernos la lista de precios , por favor ?
los niños durmieron como un tronco porque el viaje fue tan largo .
¿ quiere reservar una mesa para seis personas ?
no hay jabón en el cuarto de baño .
pensamos alquilar una bicicleta .
ya no tenemos arroz , pero puedo recomendarle la ensalada verde .
necesitamos un taxi desde la estación de metro para siete personas a las nueve menos cinco .
se tarda treinta minutos en preparar la tabla de quesos .
nos quedamos hoy en el hotel porque tenemos dolor de cabeza .
dudo que ellos cancelen su reserva el domingo .
podemos visitar el monasterio la próxima semana .
¿ cuándo estará listo mi vestido verde ?
¿ diste un paseo por el jardín del castillo ayer por la tarde ?
preferiría una habitación doble que tenga baño .
el abrigo gris que la camarera de piso encontró en el cuarto de baño es de mi hija .
el hotel más barato de Madrid está en la terraza .
sabemos el número de teléfono .
aunque nieva , quiero hacer un picnic .
el director dice que el baile se celebra el veintidós de mayo .
firme aquí , por favor .
quisiera siete entradas para el concierto del diez de julio .
hemos reservado una habitación individual más grande a nombre de García .
el mes pasado ella se perdió en el bosque .
el pronóstico dice que va a hacer mucho viento la próxima semana .
mi hermana quiere acostarse temprano .
voy a pagar con cheque mañana por la noche .
me llamo Dubois , tengo una reserva para esta noche .
antes de marcharnos , quisiéramos cancelar nuestra reserva .
hay un error en la cuenta : no hemos pedido ninguna sopa de pescado caliente .
el huésped de la habitación treinta y siete ha perdido su llave .
¿ a qué distancia está la fortaleza de aquí ?
¿ quiere quedarse unos días más ?
¿ qué recomienda , la buena sopa de verduras o la tortilla ?
lo sentimos mucho , señora Rossi . el mozo se ocupará de ello dentro de cinco minutos .
desde la terraza se pueden ver el famoso museo de arte y la plaza .
si el miércoles hace buen tiempo , fotografiaré la famosa iglesia .
mi compañero necesita una pomada de la farmacia .
deme su billete de avión y firme el formulario , por favor .
¿ cuántas tazas necesita ? - seis , por favor .
el avión de Roma aterriza a las cuatro y cuarto .
ellos quieren nadar en el lago en lugar de tomar algo en el bar .
tres billetes de ida y vuelta a Barcelona para el veintiuno de marzo , por favor .
hemos reservado una habitación individual más grande a nombre de López .
el apartamento que reservamos en noviembre es demasiado pequeño .
tememos que el autobús sea cancelado .
¿ puedo probarme las botas ?
dudo que el señor Weber coma algo el jueves a las siete y media .
buenos días , ¿ envió un paquete a Viena anteayer ?
la recepcionista dice que la charla dura seis horas .
mi hermano puede tener la habitación individual con televisor .
el mozo dice que el desayuno cuesta treinta y cinco euros al día .
nos han robado el carné de conducir y la llave de la habitación .
acabamos de darnos cuenta de que el apartamento huele a humo .
es una lástima que los niños hagan demasiado ruido .
el taxi que mis padres pidieron para las nueve y media todavía no ha venido .
llegamos tarde porque el tren nocturno estaba lleno .
la pizza está buenísima .
buenos días , ¿ cuándo cierra el famoso museo los jueves ?
nuestros amigos tienen hambre .
buenos días , soy Walker , de la habitación treinta y nueve . necesito una manta adicional .
busco un hotel que esté cerca de la embajada .
¿ podemos dejar aquí nuestro anillo hasta las doce menos cuarto ?
¿ hay una habitación familiar libre del diez al veintitrés de mayo ?
mi compañero no tiene ganas de participar en el paseo en barco .
¿ hay cerca del hotel un médico que hable italiano ?
tengo que hacer cola una hora en la estación .
ni hablar de que mi compañero compre un cuaderno .
no se preocupe , señor Brown , le pediremos un taxi .
mi hermano necesita una pomada de la farmacia .
¿ qué día es hoy ? - hoy es domingo , veintisiete de marzo .
quisiera reservar una habitación para ocho noches .
llevamos desde las tres y media intentando recoger nuestro anillo .
los huéspedes necesitan un termómetro de la farmacia .
quisiera quejarme : la cama no está hecha y el despertador no funciona .
tengo que ir al banco antes de las doce y media porque necesito dinero .
los turistas quieren comprar unos sellos en lugar de fotografiar la catedral .
¿ sabe cómo se va del banco a la biblioteca ?
buenos días , ¿ podría enseñarme en el mapa dónde está el palacio antiguo ?
aunque estamos resfriados , queremos probar el vino de la región .
queremos comprar chocolate .
¿ me puedo llevar el bolígrafo ?
llegué tarde porque el tren rápido llevaba cincuenta minutos de retraso .
el camarero nos ha traído una macedonia de frutas en lugar de una tortilla pequeña .
quisiéramos saber si el tren nocturno para en todas las estaciones .
el zoo está abierto desde las diez menos cuarto hasta las ocho y media , pero los domingos está cerrado .
¿ sabía que la sala de desayunos está en la séptima planta ?
vine a Praga para reunirme con unos amigos en la estación .
buenas noches , ¿ nos puede recomendar un buen restaurante ?
el tren de Lisboa a Salzburgo lleva diez minutos de retraso .
David , ¿ puedes prestarme trescientos euros ?
cuando lleguemos a Zúrich , vamos a nadar en el lago .
preferiría una habitación familiar que tenga televisor .
si el tren está lleno , los turistas perderán el avión .
buenas noches , el señor Dubois no está en este momento . ¿ quiere dejar un recado ?
la señora se quedará hasta el miércoles .
mi hermana está acostumbrada a levantarse temprano .
la señora Weber llegó tarde porque el autocar llevaba cincuenta minutos de retraso .
ni hablar de que mi mujer visite la biblioteca antigua y la famosa biblioteca .
acabo de llegar a Atenas .
el castillo de Granada es más antiguo que el de Atenas .
se nos ha acabado la fruta ; el camarero ha ido a comprar más .
llame a una ambulancia , por favor , mi hermano ha tenido un accidente .
¿ sabe cuándo abre la exposición nueva ?
disculpe , ¿ qué hora es ? - son las cinco .
no podemos dormir porque la cama es demasiado pequeña .
ya es hora de que mi hermana cancele su reserva .
¿ tienen una casa de vacaciones cómoda para siete personas hasta el martes ?
buenos días , ¿ qué tiempo hace en Colonia hoy ?
es una lástima que la escalera mecánica esté fuera de servicio .
¿ podemos dejar aquí nuestro abrigo nuevo hasta las dos y veinte ?
la señora Rossi tiene que hacer cola dos horas en el aeropuerto .
le encantaría tomar algo en el bar .
ella llega el jueves diecinueve de diciembre a las diez menos cinco .
primero mi hermano quisiera aparcar su coche en el garaje y después hacer senderismo por la montaña .
la falda cuesta veintisiete euros , pero el vestido es más barato .
despiérteme a las diez y cuarto , por favor .
¿ a qué hora sale el tren nocturno para Bruselas ?
me llamo López , tengo una reserva para dos personas .
siete sellos para postales a Austria , por favor .
la librería está a dos pasos del palacio .
el billete a Zúrich cuesta veintisiete euros , pero los niños solo tienen un billete de cien euros .
quiero que nos recomiende una buena playa .
quisiéramos pagar por separado . ¿ cuánto cuesta la pizza ?
tenemos que registrarnos el próximo domingo .
preferiría una habitación doble luminosa que tenga cocina .
¿ a qué distancia está la iglesia antigua de aquí ?
necesitamos un taxi a la parada de taxis para cinco personas a las tres y cuarto .
me he dejado mi paraguas en el tren a Hamburgo .
el baile se celebra el quince de noviembre .
como el tren llega demasiado tarde , no llegaremos hasta las once y media .
él se quedó dormido . ¿ qué debería hacer ?
hemos alquilado una motocicleta .
nuestros amigos quisieran dar un paseo por el bosque y visitar el museo de arte .
conocemos la catedral .
¿ puede darnos la dirección del dentista , por favor ?
después del almuerzo los turistas quieren visitar el monasterio y el palacio , pero antes tienen que recoger su anillo caro .
la caja fuerte de mi habitación no funciona .
hablo portugués , pero no entiendo el alemán .
la señora Moreno quiere cambiar de habitación porque el teléfono está fuera de servicio .
tráigame la hoja de registro , por favor .
llame a una ambulancia , por favor , mi hermana ha tenido un accidente .
mi hermano tiene treinta y nueve grados de fiebre y dolor de cabeza .
quisiéramos una suite con balcón y vistas al puerto .
se tarda cuatro horas en llegar a Varsovia en tren .
mi compañero ha comprado un juguete para su hermana .
mis padres tienen que comer algo mañana por la noche .
el médico dice que el caballero tiene que quedarse en la cama durante cuatro días .
queremos que la camarera de piso limpie la habitación .
disculpe , ¿ podría enseñarnos la habitación doble pequeña , por favor ?
aunque tenemos fiebre , queremos dar un paseo por el parque .
lo sentimos mucho , señor Wilson . el mozo se ocupará de ello inmediatamente .
aunque estoy enfermo , quiero hacer un picnic .
tengo que aparcar mi coche en el garaje el sábado .
espero que la señora Schmidt vaya al mercado esta noche .
quisiéramos reservar una mesa para dos personas para las dos y cuarto .
¿ le importaría explicarme el contrato ?
si el tren rápido lleva quince minutos de retraso , tenemos que coger el próximo autobús .
¿ dónde podemos comprar crema solar ?
el señor Schmidt vino a Bruselas para alquilar una motocicleta .
no vale la pena visitar el museo .
no sé si cambiaremos dinero después de la cena .
ella pasó cuatro días en Barcelona y siete días en Hamburgo .
¿ va este autobús a Lisboa ?
aunque llueve , los turistas van a hacer un picnic .
tengo que darme prisa porque el tren nocturno para Bruselas sale dentro de cincuenta minutos .
el hotel en el que estuve en París era más cómodo .
¿ hay alguien aquí que hable francés ? la señora no habla portugués .
una pregunta : ¿ dura el curso de idiomas una hora ?
quiero que la recepcionista traiga la cuenta .
¿ puede esperar un momento , por favor ?
desde el tejado se pueden ver el teatro y el río .
suelo levantarme a las siete menos cuarto .
tome la primera calle a la izquierda y verá la biblioteca delante de usted .
después del desayuno mi marido quiere reunirse con unos amigos en la estación , pero antes tiene que hablar con el médico .
no he estado nunca en Roma , pero conozco bien Múnich .
estamos a punto de recoger nuestro portátil nuevo .
la señora Moreno está buscando su chaqueta . ¿ la ha visto ?
suelo levantarme a las diez .
¿ cuándo cierra la hermosa fortaleza los sábados ?
acabo de darme cuenta de que el colchón es demasiado duro .
quisiéramos reservar una casa de vacaciones para cinco personas del trece al quince de febrero .
mi reloj va atrasado ; ya son las siete y media .
ellos no tienen hambre , pero quisieran un trozo de pastel .
después del almuerzo los turistas quieren hacer un picnic , pero antes tienen que cancelar su reserva .
hay un error en la cuenta : no hemos pedido ningún pastel de manzana .
cuando llegue a Ginebra , voy a nadar en el lago .
un billete de ida y vuelta a Salzburgo , por favor , en primera clase .
hemos dejado nuestro carné de identidad en casa y ahora tenemos que rellenar un formulario .
el camarero me ha traído un pastel de manzana en lugar de una tabla de quesos pequeña .
el apartamento bonito que reservamos por teléfono está en la séptima planta .
estoy a punto de comprar un billete para Hamburgo .
disculpe , ¿ sabe cómo se va del supermercado a la iglesia ?
el veintiuno de agosto mi hermana fotografió la iglesia .
quisiera reservar una habitación familiar cómoda para ocho personas del veintidós al treinta y uno de agosto .
mi mujer teme que el tren rápido llegue con retraso .
temo que el tren lleve treinta minutos de retraso .
mis padres quisieran comprar un bañador azul y una guía de viajes .
no sé si haré senderismo por la montaña .
el sábado pasado los huéspedes tuvieron que almorzar en la habitación .
mi número de teléfono es el cinco tres cero nueve ocho .
¿ cuántos platos necesita ? - dos , por favor .
mi compañero llegó tarde porque el autocar llegó con retraso .
el barco zarpará a las cuatro y media .
el vestido que compré es demasiado pequeño .
tengo que pagar un ojo de la cara por la chaqueta azul .
antes de que llegue el autobús , quisiéramos visitar el monasterio .
quisiera un asiento junto a la ventana para Madrid .
¿ podría preparar la cuenta de la habitación doscientos veinte ? nos marchamos mañana .
si el miércoles hace buen tiempo , quiero fotografiar la famosa biblioteca .
¿ sería posible que llevara las maletas al coche ?
quiero que mi marido pruebe el pescado de la región .
me he dejado mi bolsa de viaje en el avión a Colonia .
quisiera una habitación con chimenea y vistas al castillo .
si el tren está lleno , tenemos que quedarnos otra noche .
me quedo con la habitación familiar .
es importante que mi hermano vaya a la policía hoy .
cuando llegamos a Roma , el cuarto de baño olía a humo .
antes de que salga el tren , quisiera participar en la conferencia .
hay un error en la cuenta : no hemos tomado ninguna ensalada pequeña .
he perdido mi carné de identidad y ahora tengo que ir a la policía .
queremos cambiar de habitación porque el aire acondicionado es demasiado ruidoso .
el partido que ella quería ver fue ayer .
ni hablar de que mi mujer pruebe el pescado de la región .
sería muy amable de su parte limpiar la habitación .
primero quisiera aparcar mi coche en el garaje y después hacer senderismo por la montaña .
¿ sería posible que lavara esta camisa ?
¿ han encontrado una chaqueta ? me la he dejado en la habitación trescientos quince .
enséñenos la habitación familiar , por favor .
la señora Moreno tiene que coger un taxi porque el tren nocturno llevará cinco minutos de retraso .
la bicicleta que la señora Taylor alquiló tiene una rueda pinchada .
¿ quiere reunirse con unos amigos en la estación o prefiere ir al teatro ?
por culpa del atasco los huéspedes llegaron demasiado tarde a la farmacia .
disculpe , ¿ sería posible que hablara más despacio ?
aquí tiene su llave , señora Miller . su habitación está en la novena planta .
no se preocupe , señor Navarro , le traeremos un secador .
buenos días , ¿ sería posible que limpiara la habitación ciento cinco ?
debe de ser un error : reservé una suite , no una habitación pequeña .
la chaqueta que compramos es demasiado corta .
¿ cuánto cuesta el sombrero del escaparate ?
buenos días , soy Miller , de la habitación trescientos quince . quisiera pedir el desayuno .
los turistas van a enviar un paquete a Venecia pasado mañana .
ellos se perdieron en el casco antiguo el martes pasado .
alquilaré un coche el veintisiete de mayo .
¿ cuándo abre el museo de arte los sábados ?
esta tarde va a llover .
el vuelo a Roma fue cancelado por la tormenta .
a la señora Brown le encantaría comprar unos sellos .
se tarda dos horas en llegar a Berlín .
el huésped de la habitación cinco no se encuentra bien .
¿ podría despertarnos a las cuatro y cuarto , por favor ? muchas gracias .
la sopa de verduras que pedimos está fría .
si el tren llega con retraso , iré a pie .
¿ sabe a qué hora abre el hermoso castillo ?
ellos quisieran cambiar doscientos dólares por euros .
es importante que el caballero deje su abrigo en la recepción hoy .
vamos a reservar una mesa para ocho personas después del almuerzo .
quisiéramos reservar una habitación familiar bonita para cinco personas del doce al veinticinco de octubre .
solo viajamos a Barcelona de Pascuas a Ramos .
para mí un pastel de manzana y una taza de café , por favor .
hola , ¿ puedo dejar aquí mi mochila verde hasta las doce y veinticinco ?
ellos pasaron nueve días en Londres y ocho días en Venecia .
he reservado una habitación doble grande a nombre de Wagner .
lo sentimos mucho , señora Moreno . la camarera de piso se ocupará de ello dentro de cinco minutos .
su habitación está en la novena planta , a la izquierda .
buenas noches , mi compañero ha perdido su reloj . ¿ qué debería hacer ?
el famoso ayuntamiento , que está a cuarenta minutos de aquí , merece una visita .
en enero suele hacer mucho viento en Salzburgo .
¿ cuánto cuestan las entradas para la obra de teatro del jueves ?
la cerradura de la maleta está estropeada , y mi hermana no encuentra la llave .
la sopa de pescado que mi mujer pidió está fría .
primero quisiéramos enviar un paquete a Barcelona y después hacer senderismo por la montaña .
al señor Taylor le gusta mucho el famoso teatro .
no tengo tiempo de probar el pescado de la región .
¿ cuánto se tarda en reparar el secador ?
mi mujer acaba de aparcar su coche en el garaje .
la recepcionista quiere saber si queremos registrarnos dentro de nueve días .
pasé cinco días en Atenas y nueve días en Colonia .
la señora Dubois se ha resfriado . ¿ qué debería hacer ?
¿ cuánto cuesta alquilar un coche por siete días ?
buenos días , ¿ podría decirme de dónde sale el autocar para Zúrich ?
el mozo dice que el seguro cuesta ciento veinte euros al día .
camarero , pedí una tabla de quesos , pero me ha traído un bocadillo .
para mí una ensalada y ocho vasos de vino tinto , por favor .
he oído que el minibar está incluido en el precio .
en agosto suele hacer mucho sol en Venecia .
quería preguntarle si podría traerme seis camas supletorias .
quisiéramos tomar algo en el bar .
cuando el médico habla italiano , me suena a chino .
cuando llegamos a Lisboa , la mesa estaba sucia .
mi hermana toma zumo de naranja en el desayuno , pero yo prefiero agua mineral .
el aparcamiento cuesta ciento veinticinco euros al día .
cargue una taza de café a la cuenta de la habitación trescientos uno , por favor .
el camarero que habla portugués es muy amable .
para mí una sopa y cinco vasos de agua mineral , por favor .
quiero cambiar de habitación porque el apartamento es demasiado pequeño .
¿ podría venir alguien a la habitación veinticinco ? el aire acondicionado está fuera de servicio .
buenos días , ¿ podría decirnos si la sala de desayunos está en la cuarta planta ?
me quedaré unos días más esta noche .
he reservado un apartamento bonito a nombre de Weber .
¿ quieres quedarte hasta el jueves ?
quisiéramos que nos despertaran a las cinco menos cuarto , habitación cuarenta .
la corbata cuesta trece euros , pero el bolso rojo es más barato .
es posible que reservemos una habitación familiar para cuatro noches .
quisiera quejarme : el ascensor hace demasiado ruido y el colchón es demasiado pequeño .
he perdido mi diario y mi cámara .
la guía quiere saber si quiero cenar en la terraza mañana .
el mozo dice que el desayuno cuesta treinta euros al día .
mi hermano quería trabajar en la biblioteca anteayer .
¿ puede limpiar la habitación , por favor ? gracias por su ayuda .
se nos ha acabado el vinagre ; la camarera de piso ha ido a comprar más .
llame al señor Becker al seis siete uno cero nueve , por favor .
una habitación doble más grande cuesta dieciocho euros por noche , y el acceso a internet no está incluido .
él es alérgico a los huevos .
el señor Weber llamó a las tres y media y dejó un recado para la señora Weber .
¿ podría traerme el contrato , por favor ?
quisiéramos un apartamento con caja fuerte y vistas a la plaza .
no hay toallas en la habitación cuatrocientos seis .
¿ dónde está la hoja de registro ? - se la traeré dentro de veinte minutos .
el tren de Madrid a Colonia lleva cinco minutos de retraso .
quisiéramos reservar una suite para siete personas del doce al veintidós de julio .
la camisa que mi hijo compró es demasiado corta .
el médico dice que los huéspedes tienen que quedarse en la cama durante cinco días .
tenemos suerte : podemos comprar un diccionario .
aunque mi hermano tiene dolor de cabeza , quiere hacer un picnic .
¿ podría traernos la cuenta , por favor ?
quisiera saber si el tren va a Berlín .
mi marido acaba de pagar con cheque .
nos gustó mucho la película .
las plantas de la novena planta necesitan agua .
como el autobús será cancelado , no llegaremos hasta las siete y media .
disculpe , ¿ cómo llegamos al cajero automático ?
disculpe , ¿ cómo llegamos a la gasolinera ?
el avión de Venecia aterriza a las cinco menos cuarto .
¿ dónde está el cuchillo ? ¿ podría traérmelo , por favor ?
acabo de hablar con la guía .
estoy seguro de que mi marido reservará una habitación individual cómoda .
llame a un médico , por favor , mi compañero se ha desmayado .
cuando llegue a Sevilla , voy a fotografiar la catedral .
el avión a París despega a las ocho y diez .
para mí una tortilla grande y una taza de té , por favor .
la guía quiere saber si el señor López quisiera reservar una mesa para cuatro personas esta tarde .
la cuenta asciende a treinta y seis euros , incluido el desayuno .
disculpe , ¿ cuándo cierra el famoso teatro los viernes ?
¿ dónde está el cenicero nuevo ? ¿ podría traérmelo , por favor ?
el fin de semana lloverá .
¿ cuántos vasos necesita ? - cinco , por favor .
lleve el equipaje a la estación , por favor .
¿ está incluido el seguro en el precio o tenemos que pagarlo aparte ?
buenas noches , ¿ sabe cuándo abre el hermoso ayuntamiento ?
nuestros amigos quieren visitar el teatro de la ópera en lugar de comprar un mapa .
el ascensor está estropeado , así que tenemos que bajar a pie a la segunda planta .
el huésped de la habitación diecinueve quisiera hablar con usted .
¿ quiere alquilar una barca o prefiere visitar el faro antiguo ?
quiero ir de compras .
el camarero me ha traído una macedonia de frutas en lugar de un helado .
hay que planchar estos pantalones antes del domingo .
necesitamos un taxi desde el aeropuerto para siete personas a las dos y diez .
mi marido no participó en la visita de la ciudad anteayer .
puede localizar a mi hijo por teléfono : tres cinco cero cuatro cero .
hemos perdido nuestra cámara y nuestra chaqueta .
se tarda cinco horas en llegar a Madrid en tren .
¿ podría decirme de dónde sale el tren para Atenas ?
si el miércoles hace demasiado calor , el señor Navarro quiere descansar un poco .
quisiéramos un asiento en el pasillo para el miércoles .
¡ hasta luego , Paul !
hemos reservado una habitación familiar a nombre de Taylor .
la guía quiere saber si quiero quedarme hasta el viernes .
mis hijos no tienen tiempo de alquilar una motocicleta .
siete sellos para cartas a Alemania , por favor .
nuestros amigos están esperando el tren para Viena .
perdimos el tren nocturno el mes pasado . ¿ qué deberíamos hacer ?
no se preocupe , señor Becker , le pediremos un taxi .
la señora Wilson sabe que el banco está cerrado los domingos .
hemos comprado un libro para nuestro tío .
cuando el técnico habla alemán , me suena a chino .
en Venecia llueve a cántaros , por eso leeré un libro .
¿ cómo se llama ? - me llamo Paul Becker .
disculpe , si no es mucha molestia , ¿ podría prestarnos un plano de la ciudad ?
mi hermana sabe que el supermercado está cerrado los domingos .
el pronóstico dice que va a estar nublado mañana .
necesito algo para la tos .
le pedí a la recepcionista que tradujera esta frase , pero no ha pasado nada .
¿ han encontrado un sombrero ? me lo he dejado en el comedor .
mis padres acaban de reservar una mesa para dos personas .
¿ cuántos platos necesita ? - tres , por favor .
el camarero que habla italiano es muy amable .
¿ necesito receta para las pastillas ?
voy a ir a la ópera el jueves a la una menos veinte .
nos quedamos hoy en el hotel porque tenemos fiebre .
después del desayuno queremos nadar en el lago , pero antes tenemos que llamar a nuestra hermana .
ellos no están satisfechos con la habitación porque el aire acondicionado no funciona .
los niños pueden reservar un apartamento bonito dentro de cuatro días .
la habitación familiar más barata que mi compañero reservó en febrero es demasiado cara .
hará mucho frío esta tarde .
la recepcionista quiere saber si traeré mi gato pasado mañana .
los niños están intentando cancelar su reserva .
nos encantaría alquilar una bicicleta .
el apartamento que reservé en mayo está en la octava planta .
lloverá esta tarde , por eso voy a leer un libro .
sé que la oficina de turismo está cerrada los jueves .
me llamo García , tengo una reserva para dos personas .
no tenemos ni idea de dónde está nuestra chaqueta .
espero que podamos volar a Barcelona .
¿ qué recomienda , la sopa de pescado o la tabla de quesos ?
la recepcionista quiere saber si mi mujer quiere pagar en efectivo .
nuestros amigos quisieran hacer senderismo por la montaña el catorce de julio .
los turistas tienen que pagar un ojo de la cara por la blusa blanca .
no hemos estado nunca en Múnich , pero conocemos bien Valencia .
nos encantaría hacer un picnic .
quisiera reservar una mesa para siete personas para las ocho .
¿ puede la recepcionista llamar a un médico ?
el filete está frío .
el director me ayudará con el equipaje .
antes de que cierren las tiendas , quisiéramos hacer senderismo por la montaña .
sería muy amable de su parte cambiarme ochenta euros .
al señor Walker le gusta mucho la biblioteca .
el médico dice que los turistas tienen que tomar las pastillas durante seis días .
el abrigo que la camarera de piso encontró en la habitación ciento diez es de los huéspedes .
hay un recuerdo sobre la mesa de la habitación treinta y tres .
¿ podría encender la calefacción , por favor ?
quisiera quejarme : la cama supletoria es demasiado blanda y los niños hacen demasiado ruido .
quisiera reservar una habitación familiar para una noche .
la señora puede tener la suite cómoda con cocina .
el caballero tiene sed .
por culpa del atasco los niños llegaron demasiado tarde a la estación de metro .
son ciento quince euros . - quédese con el cambio .
¿ sería posible que nos reservara una mesa junto a la ventana ?
una pregunta : ¿ podría decirme si el seguro está incluido en el precio ?
nos hemos dejado nuestra bufanda en el autobús a Atenas .
camarero , pedí una tortilla pequeña , pero me ha traído una tabla de quesos .
el director esperará un momento .
¿ dónde está el recibo ? - se lo enseñaré inmediatamente .
¿ puedo hacer fotos aquí ?
la señora Wilson llamó a las doce menos cuarto y dejó un recado para la señora García .
sabemos que la librería está cerrada los sábados .
siento que hayamos roto el florero .
¿ quiere ir a la ópera ?
la exposición es más grande que el museo .
el director quiere saber si ellos quieren traer su perro mañana a las diez .
¿ dónde está el recibo ? - se lo traeré mañana .
la señora Rossi tiene muchas ganas de probar el pescado de la región el sábado .
la carta que envié a Bruselas todavía no ha llegado .
quisiera reservar una habitación familiar pequeña para dos noches .
la carta que mi hijo envió a Atenas todavía no ha llegado .
mi hijo acaba de llegar a Venecia .
¿ podría apagar el aire acondicionado , por favor ?
mi número de teléfono es el uno cinco cero tres cinco .
¿ está el servicio de lavandería incluido en el precio ?
el filete está delicioso .
el desayuno se sirve a partir de las seis y cuarto en el comedor .
mañana por la noche quisiera cambiar mi vuelo .
la camarera de piso dice que el servicio de habitaciones está incluido en el precio .
el castillo de Berlín es más antiguo que el de Praga .
si el jueves nieva , nuestros amigos quieren ir a la ópera .
son diecinueve euros . - quédese con el cambio .
hemos reservado una habitación pequeña a nombre de Fischer .
aunque el técnico ha reparado el hervidor , sigue sin funcionar .
el señor Fischer ha cancelado la reserva para el martes .
necesitamos un taxi a la parada de autobús para tres personas a las cuatro .
quisiera visitar la hermosa iglesia e ir a bailar .
mi hija no está satisfecha con la habitación porque los huéspedes de la habitación de al lado hacen demasiado ruido .
el autobús no para en Viena .
la comida de este restaurante es muy buena , pero el servicio es antipático .
mi hija está harta del ruido .
tome la segunda calle a la izquierda y verá la biblioteca delante de usted .
nuestros amigos querían marcharse hace dos días .
mis padres quieren esperar en el jardín .
disculpe , ¿ hay una habitación individual más barata libre del dieciocho al veintiocho de diciembre ?
el asado que pedí está quemado .
mi hijo se ha roto la pierna y tiene que ir al hospital .
quisiéramos saber si el tren rápido para en todas las estaciones .
tememos que el autocar llegue con retraso .
he roto el plato .
¿ cuánto cuesta una habitación individual tranquila con terraza por noche ?
repare la conexión a internet , por favor .
he perdido mi llave de la habitación y mi cámara nueva .
ya no tenemos jamón , pero puedo recomendarle la sopa de tomate .
mis hijos han olvidado aparcar su coche en el garaje .
el abrigo que la camarera de piso encontró en el cuarto de baño es de mi hermano .
pregúntele al señor Taylor si quiere probar el queso de la región , por favor .
disculpe , ¿ está la azotea en la primera planta ?
la señora Fischer quiere cambiar de habitación porque los vecinos escuchan música alta .
la conexión a internet no funciona desde el domingo .
del hospital al teatro hay solo treinta minutos a pie .
estoy a punto de cambiar dinero .
no he estado nunca en Zúrich , pero conozco bien Atenas .
queremos que la camarera hable más despacio .
el tren regional para Edimburgo sale a la una y veinte del andén cinco .
el museo antiguo está abierto desde las seis hasta las ocho menos cuarto , pero los viernes está cerrado .
buenos días , ¿ cuándo sale el primer tren nocturno para Berlín ?
la suite pequeña que reservé en junio no está lista .
siento que la señora Wagner se haya perdido en el casco antiguo el veinticinco de junio .
la parada de taxis está a dos pasos del zoo .
si el fin de semana hace buen tiempo , mi hermano quiere hacer un picnic .
¿ dónde está el contrato ? - se lo enseñaré dentro de treinta minutos .
pregúntele al señor Fischer si quiere visitar el famoso teatro , por favor .
la carta solo está en italiano , ¿ me la podría traducir ?
tengo que darme prisa porque el tren para Lisboa sale dentro de quince minutos .
mi hija no tiene hambre , pero quisiera un trozo de pastel .
no sé si podemos reservar un apartamento bonito para cinco noches .
el famoso museo de arte , que está a diez minutos de aquí , merece una visita .
llevo desde las siete y cuarto intentando reservar una habitación más barata .
ella quiere visitar el zoo en lugar de comprar unos sellos .
el paraguas gris que la camarera de piso encontró en el cuarto de baño es de mi hermano .
se nos ha acabado el aceite de oliva ; el camarero ha ido a comprar más .
el hotel en el que ellos estuvieron en Venecia era más cómodo .
disculpe , ¿ podría darnos la dirección del dentista , por favor ?
mi hermano ha perdido su portátil y su llave del coche .
el tren regional para Salzburgo sale a las doce y cuarto del andén tres .
una pregunta : ¿ qué tiempo hace en Berlín en este momento ?
si el fin de semana hace buen tiempo , voy a ir al mercado .
quisiéramos una suite más grande con chimenea y vistas al castillo .
el vuelo de Madrid fue cancelado por la tormenta .
quisiera quejarme : la calefacción está fuera de servicio y el cuarto de baño es muy viejo .
no creo que podamos ir a la playa .
¿ va el tren a Colonia ?
tengo suerte : puedo ir al cine esta noche .
quisiéramos saber si el tren sale del andén diez .
no creo que podamos reunirnos con unos amigos en la estación .
perdimos el enlace en Barcelona porque el autocar fue cancelado .
lo sentimos mucho , señora Dubois . la camarera de piso vendrá inmediatamente .
¿ para el autobús en Colonia ?
quiero que confirme la reserva .
a mi compañero le gustó mucho la fiesta .
¿ a qué distancia está la biblioteca de aquí ?
quiero prolongar mi estancia .
en Colonia llueve a cántaros , por eso me acostaré temprano .
¿ cuánto se tarda en reparar el hervidor ?
quisiéramos comprar una guía de viajes y nadar en el lago .
es importante que mis padres aparquen su coche en el garaje hoy .
quisiera quejarme : la cama supletoria no está hecha y el ascensor está fuera de servicio .
tengo muchas ganas de ir al teatro el jueves .
¿ puede planchar esta camisa , por favor ?
¿ necesita mi pasaporte o mi confirmación de reserva ?
la familia Walker se aloja aquí desde el doce de abril .
¿ quiere alquilar una barca o prefiere comprar unos recuerdos ?
después de la cena quiero participar en la conferencia , pero antes tengo que hablar con el director .
¿ cuándo sale el primer tren regional para Roma ?
se tarda dos horas en llegar a Roma .
mi marido está a punto de cambiar dinero .
¿ qué vino va bien con la macedonia de frutas ?
antes de marcharnos , quisiéramos preguntar en la recepción .
hola , ¿ podría la recepcionista limpiar la habitación trescientos quince ?
¿ sabe cómo se va de la embajada al famoso palacio ?
¿ cuánto cuesta la falda azul del escaparate ?
¿ cuándo sale el primer tren nocturno para Venecia ?
¿ hay alguien aquí que hable español ? los niños no hablan inglés .
¿ cómo se llama ? - me llamo Anna Navarro .
¿ han encontrado un reloj ? me lo he dejado en la habitación trescientos cuatro .
camarero , pedí una sopa de verduras , pero me ha traído un pastel de manzana .
estamos de buen humor porque hace sol .
¿ puede la recepcionista enviar a alguien a la habitación cincuenta y siete ?
ya es hora de que mi mujer cambie dinero .
¿ qué día es hoy ? - hoy es martes , ocho de diciembre .
¿ desea pagar con cheque o por transferencia , señora Taylor ?
¿ para el tren rápido en Viena ?
¿ va este tren a Múnich ?
el juez está todavía en el juzgado , no podemos hablar con él antes de las ocho y media .
¿ sabe cómo se va de la gasolinera a la exposición nueva ?
mi mujer suele levantarse a las diez menos cuarto .
el televisor de la habitación veintiséis está estropeado .
quisiera quejarme : la lavadora está estropeada y la cama supletoria no está hecha .
el vestido amarillo cuesta cincuenta euros , pero los zapatos son más baratos .
la blusa cuesta dieciséis euros , pero la falda es más barata .
quiero que la camarera de piso limpie la habitación .
es posible que vayamos al teatro pasado mañana .
sería muy amable de su parte traerme el recibo .
el director quiere saber si mi compañero quiere registrarse pronto .
una habitación individual cuesta cuarenta euros por noche , y el servicio no está incluido .
hablo alemán , pero no entiendo el español .
la catedral es más bonita que el monasterio .
¿ podría traerme un poco más de aceite de oliva , por favor ?
nuestros amigos están cansados .
buenas noches , soy Wagner , de la habitación cuatrocientos diez . quisiera pedir el desayuno .
el bolso negro que la camarera de piso encontró en el cuarto de baño es de los huéspedes .
quisiera hacer un picnic y reunirme con unos amigos en la estación .
el hotel en el que estuve en Atenas tenía piscina .
el billete a Roma cuesta ocho euros , pero ellos solo tienen un billete de cien euros .
el señor Weber llegará el veintitrés de noviembre a las tres y cuarto .
llevamos desde las doce intentando pagar en efectivo .
disculpe , ¿ qué hora es ? - son las nueve .
no he estado nunca en Hamburgo , pero conozco bien Praga .
es importante que mi hijo compre una pila hoy .
cuatro billetes de ida y vuelta a Valencia para el tres de octubre , por favor .
busco un hotel que esté junto al mar .
estamos a punto de cambiar el sombrero por otra cosa .
ayer tuvimos un accidente .
creo que puedo ir a bailar dentro de cuarenta y cinco minutos .
quería participar en el curso de idiomas .
la azotea está en la tercera planta .
el médico dice que los turistas tienen que beber mucha agua durante cuatro días .
puede localizar a mi hermana por teléfono : dos ocho siete tres tres .
cuando llegué a Colonia , el cuarto de baño olía a humo .
¿ dónde tengo que hacer transbordo para ir a la playa ?
pregúntele a la señora Brown si quiere alquilar un coche , por favor .
es importante que mi compañero reserve una habitación doble antes de las diez menos cuarto .
acabamos de dejar nuestro collar caro en la recepción .
aunque mis hijos están resfriados , quieren comprar unos sellos .
en diciembre suele hacer mucho frío en Berlín .
el señor Moreno piensa ir a bailar .
no estoy satisfecha con la habitación porque el espejo está sucio .
tenemos que hacer cola dos horas en el museo .
si tuviéramos más dinero , viajaríamos más .
necesitamos la lista de precios . ¿ nos la puede dar ?
¿ dónde tenemos que bajar para ir al hospital ?
es importante que mi compañero compre un billete para Colonia hoy .
¿ podría enseñarme la suite bonita y enseñarme el camino a la comisaría ?
¿ va el autocar a Roma ?
mi hermana tiene que darse prisa porque el tren para Praga sale dentro de treinta minutos .
si el fin de semana hace buen tiempo , vamos a visitar el palacio .
el próximo mes mi mujer va a ir en autobús a Sevilla .
quisiera reservar una habitación doble cómoda para una noche .
buenos días , ¿ podría enseñarme en el mapa dónde está el hermoso mercado cubierto ?
¿ quisieras participar en la conferencia después del desayuno ?
desde el domingo me duele la pierna .
aunque hace mucho calor , nuestros amigos alquilarán una motocicleta .
¿ han encontrado un collar ? nos lo hemos dejado en el bar .
el hotel en el que estuvimos en Múnich estaba cerca de la estación .
la señora está esperando el tren rápido para París .
