"""Nouns of travel, sightseeing, meals, shopping and health (format: see ``hotel``)."""

# ruff: noqa: E501 - one line per noun is easier to read

NOUNS = """
@ sight : old famous beautiful
castle | das Schloss/Schlösser | el castillo
cathedral | die Kathedrale/Kathedralen | la catedral/catedrales
church | die Kirche/Kirchen | la iglesia
museum | das Museum/Museen | el museo
art museum | das Kunstmuseum/Kunstmuseen | el museo de arte | :famous new
town hall | das Rathaus/Rathäuser | el ayuntamiento
palace | der Palast/Paläste | el palacio
fortress | die Festung/Festungen | la fortaleza
zoo | der Zoo/Zoos | el zoo | :
aquarium | das Aquarium/Aquarien | el acuario | :
lighthouse | der Leuchtturm/Leuchttürme | el faro
monastery | das Kloster/Klöster | el monasterio
market hall | die Markthalle/Markthallen | el mercado cubierto
library | die Bibliothek/Bibliotheken | la biblioteca
opera house | das Opernhaus/Opernhäuser | el teatro de la ópera
theatre | das Theater/Theater | el teatro
tower | der Turm/Türme | la torre
exhibition | die Ausstellung/Ausstellungen | la exposición | :new

@ place
bank | die Bank/Banken | el banco
post office | die Post/- | la oficina de correos
pharmacy | die Apotheke/Apotheken | la farmacia
station | der Bahnhof/Bahnhöfe | la estación
bus stop | die Bushaltestelle/Bushaltestellen | la parada de autobús
underground station | die U-Bahn-Station/U-Bahn-Stationen | la estación de metro
hospital | das Krankenhaus/Krankenhäuser | el hospital
police station | die Polizeiwache/Polizeiwachen | la comisaría
supermarket | der Supermarkt/Supermärkte | el supermercado
tourist office | das Fremdenverkehrsamt/- | la oficina de turismo
petrol station | die Tankstelle/Tankstellen | la gasolinera
cash machine | der Geldautomat/Geldautomaten/Geldautomaten | el cajero automático
bakery | die Bäckerei/Bäckereien | la panadería
bookshop | die Buchhandlung/Buchhandlungen | la librería
embassy | die Botschaft/Botschaften | la embajada
travel agency | das Reisebüro/Reisebüros | la agencia de viajes
hairdresser | der Friseur/Friseure | la peluquería
taxi rank | der Taxistand/Taxistände | la parada de taxis
beach | der Strand/Strände | la playa
lost property office | das Fundbüro/Fundbüros | la oficina de objetos perdidos
shopping centre | das Einkaufszentrum/Einkaufszentren | el centro comercial
airport | der Flughafen/Flughäfen | el aeropuerto
cinema | das Kino/Kinos | el cine

@ vehicle
train | der Zug/Züge | el tren
bus | der Bus/Busse | el autobús
coach | der Reisebus/Reisebusse | el autocar
ferry | die Fähre/Fähren | el ferry/ferris
plane | das Flugzeug/Flugzeuge | el avión
ship | das Schiff/Schiffe | el barco
night train | der Nachtzug/Nachtzüge | el tren nocturno
airport bus | der Flughafenbus/Flughafenbusse | el autobús del aeropuerto

@ ridevehicle
train | der Zug/Züge | el tren
bus | der Bus/Busse | el autobús
coach | der Reisebus/Reisebusse | el autocar
night train | der Nachtzug/Nachtzüge | el tren nocturno
express train | der Schnellzug/Schnellzüge | el tren rápido

@ seavehicle
ferry | die Fähre/Fähren | el ferry/ferris
ship | das Schiff/Schiffe | el barco

@ shop
bank | die Bank/Banken | el banco
post office | die Post/- | la oficina de correos
pharmacy | die Apotheke/Apotheken | la farmacia
supermarket | der Supermarkt/Supermärkte | el supermercado
tourist office | das Fremdenverkehrsamt/- | la oficina de turismo
bakery | die Bäckerei/Bäckereien | la panadería
bookshop | die Buchhandlung/Buchhandlungen | la librería
embassy | die Botschaft/Botschaften | la embajada
travel agency | das Reisebüro/Reisebüros | la agencia de viajes
shopping centre | das Einkaufszentrum/Einkaufszentren | el centro comercial
butcher shop | die Metzgerei/Metzgereien | la carnicería
jewellery shop | das Juweliergeschäft/Juweliergeschäfte | la joyería

@ rental
car | das Auto/Autos | el coche
bicycle | das Fahrrad/Fahrräder | la bicicleta
motorbike | das Motorrad/Motorräder | la motocicleta
boat | das Boot/Boote | la barca

@ dish : vegetarian cold warm good
soup | die Suppe/Suppen | la sopa
vegetable soup | die Gemüsesuppe/Gemüsesuppen | la sopa de verduras | :cold warm good
tomato soup | die Tomatensuppe/Tomatensuppen | la sopa de tomate | :cold warm good
salad | der Salat/Salate | la ensalada | :small large green mixed
steak | das Steak/Steaks | el filete | :large good
omelette | das Omelett/Omeletts | la tortilla | :large small
pizza | die Pizza/Pizzas | la pizza | :large small vegetarian
sandwich | das Sandwich/Sandwiches | el bocadillo | :large small cold vegetarian
apple cake | der Apfelkuchen/Apfelkuchen | el pastel de manzana | :
ice cream | das Eis/- | el helado | :
fruit salad | der Obstsalat/Obstsalate | la macedonia de frutas | :
cheese plate | der Käseteller/Käseteller | la tabla de quesos | :small large
fish soup | die Fischsuppe/Fischsuppen | la sopa de pescado | :warm good

@ food
chicken/- | das Hähnchen/- | el pollo/-
fish/- | der Fisch/- | el pescado/-
rice/- | der Reis/- | el arroz/-
meat/- | das Fleisch/- | la carne/-
ham/- | der Schinken/- | el jamón/-
cheese/- | der Käse/- | el queso/-
!vegetables | das Gemüse/- | las !verduras
!potatoes | die !Kartoffeln | las !patatas
!mushrooms | die !Pilze | los !champiñones
!eggs | die !Eier | los !huevos
!noodles | die !Nudeln | los !fideos

@ spread
bread/- | das Brot/- | el pan/-
butter/- | die Butter/- | la mantequilla/-
jam/- | die Marmelade/- | la mermelada/-
honey/- | der Honig/- | la miel/-
salt/- | das Salz/- | la sal/-
pepper/- | der Pfeffer/- | la pimienta/-
fruit/- | das Obst/- | la fruta/-
sugar/- | der Zucker/- | el azúcar/-
vinegar/- | der Essig/- | el vinagre/-
olive oil/- | das Olivenöl/- | el aceite de oliva/-

@ drink
milk/- | die Milch/- | la leche/-
beer/- | das Bier/- | la cerveza/-
mineral water/- | das Mineralwasser/- | el.f agua mineral/-
orange juice/- | der Orangensaft/- | el zumo de naranja/-
apple juice/- | der Apfelsaft/- | el zumo de manzana/-
red wine/- | der Rotwein/- | el vino tinto/-
white wine/- | der Weißwein/- | el vino blanco/-
lemonade/- | die Limonade/- | la limonada/-

@ ware
shirt | das Hemd/Hemden | la camisa | :cheaper smaller bigger red blue green white yellow other
dress | das Kleid/Kleider | el vestido | :cheaper smaller bigger red blue green white yellow black other
blouse | die Bluse/Blusen | la blusa | :cheaper smaller red blue green white yellow
skirt | der Rock/Röcke | la falda | :cheaper shorter longer red blue green black
jacket | die Jacke/Jacken | la chaqueta | :cheaper bigger warm other red blue green black white
hat | der Hut/Hüte | el sombrero | :cheaper red black white
bag | die Tasche/Taschen | el bolso | :cheaper smaller bigger red black brown
!trousers | die Hose/Hosen | los !pantalones | :cheaper shorter longer blue black white
!shoes | die !Schuhe | los !zapatos | :cheaper comfortable black brown red
!boots | die !Stiefel | las !botas | :cheaper comfortable black brown
pullover | der Pullover/Pullover | el jersey/jerséis | :cheaper warm thicker red blue green grey
swimsuit | der Badeanzug/Badeanzüge | el bañador | :cheaper red blue green black
tie | die Krawatte/Krawatten | la corbata | :cheaper red blue green yellow

@ souvenir
postcard | die Postkarte/Postkarten | la postal/postales
guidebook | der Reiseführer/Reiseführer | la guía de viajes
souvenir | das Andenken/Andenken | el recuerdo
map | die Landkarte/Landkarten | el mapa
dictionary | das Wörterbuch/Wörterbücher | el diccionario
notebook | das Notizbuch/Notizbücher | el cuaderno
chocolate/- | die Schokolade/- | el chocolate/-

@ body
head | der Kopf/Köpfe | la cabeza
stomach | der Bauch/Bäuche | el estómago
back | der Rücken/Rücken | la espalda
throat | der Hals/Hälse | la garganta
leg | das Bein/Beine | la pierna
arm | der Arm/Arme | el brazo
foot | der Fuß/Füße | el pie
knee | das Knie/Knie | la rodilla
hand | die Hand/Hände | la mano
ear | das Ohr/Ohren | el oído
!eyes | die !Augen | los !ojos
tooth | der Zahn/Zähne | la muela

@ remedy
aspirin/- | das Aspirin/- | la aspirina/-
plaster | das Pflaster/Pflaster | la tirita
bandage | der Verband/Verbände | la venda
ointment | die Salbe/Salben | la pomada
cough syrup/- | der Hustensaft/- | el jarabe para la tos/-
!tablets | die !Tabletten | las !pastillas
!eye drops | die !Augentropfen | las !gotas para los ojos
thermometer | das Fieberthermometer/Fieberthermometer | el termómetro

@ event
concert | das Konzert/Konzerte | el concierto
guided tour | die Führung/Führungen | la visita guiada
city tour | die Stadtrundfahrt/Stadtrundfahrten | la visita de la ciudad
boat trip | die Bootsfahrt/Bootsfahrten | el paseo en barco
play | das Theaterstück/Theaterstücke | la obra de teatro
football match | das Fußballspiel/Fußballspiele | el partido de fútbol
film | der Film/Filme | la película
festival | das Fest/Feste | la fiesta

@ congress
meeting | die Besprechung/Besprechungen | la reunión
conference | die Konferenz/Konferenzen | la conferencia
lecture | der Vortrag/Vorträge | la charla
language course | der Sprachkurs/Sprachkurse | el curso de idiomas
"""
