"""Nouns in the narrow classes that single rules and predicates need (format: see ``hotel``)."""

NOUNS = """
@ stay
stay | der Aufenthalt/Aufenthalte | la estancia

@ booking
reservation | die Reservierung/Reservierungen | la reserva
booking | die Buchung/Buchungen | la reserva
order | die Bestellung/Bestellungen | el pedido

@ flight
flight | der Flug/Flüge | el vuelo

@ auto
car | das Auto/Autos | el coche

@ pet
dog | der Hund/Hunde | el perro
cat | die Katze/Katzen | el gato

@ relative
!parents | die !Eltern | los !padres
boss | der Chef/Chefs | el jefe
lawyer | der Anwalt/Anwälte | el abogado
sister | die Schwester/Schwestern | la hermana
brother | der Bruder/Brüder | el hermano
family | die Familie/Familien | la familia
office | das Büro/Büros | la oficina

@ park
park | der Park/Parks | el parque
old town | die Altstadt/- | el casco antiguo
castle garden | der Schlossgarten/Schlossgärten | el jardín del castillo
forest | der Wald/Wälder | el bosque
rose garden | der Rosengarten/Rosengärten | la rosaleda

@ oldtown
old town | die Altstadt/- | el casco antiguo
city | die Stadt/Städte | la ciudad
harbour district | das Hafenviertel/Hafenviertel | el barrio del puerto
forest | der Wald/Wälder | el bosque

@ glasslike
glass | das Glas/Gläser | el vaso
mirror | der Spiegel/Spiegel | el espejo
lamp | die Lampe/Lampen | la lámpara
vase | die Vase/Vasen | el florero
plate | der Teller/Teller | el plato

@ tour
guided tour | die Führung/Führungen | la visita guiada
city tour | die Stadtrundfahrt/Stadtrundfahrten | la visita de la ciudad
boat trip | die Bootsfahrt/Bootsfahrten | el paseo en barco
excursion | der Ausflug/Ausflüge | la excursión
language course | der Sprachkurs/Sprachkurse | el curso de idiomas
conference | die Konferenz/Konferenzen | la conferencia
wine tasting | die Weinprobe/Weinproben | la cata de vinos

@ switch
heating/- | die Heizung/- | la calefacción/-
air conditioning/- | die Klimaanlage/- | el aire acondicionado/-
light | das Licht/Lichter | la luz/luces
television | der Fernseher/Fernseher | el televisor
music/- | die Musik/- | la música/-

@ lendable
umbrella | der Regenschirm/Regenschirme | el paraguas/paraguas
adapter | der Adapter/Adapter | el adaptador
pen | der Kugelschreiber/Kugelschreiber | el bolígrafo
bicycle | das Fahrrad/Fahrräder | la bicicleta
charger | das Ladegerät/Ladegeräte | el cargador
guidebook | der Reiseführer/Reiseführer | la guía de viajes
city map | der Stadtplan/Stadtpläne | el plano de la ciudad/planos de la ciudad

@ office
embassy | die Botschaft/Botschaften | la embajada
hospital | das Krankenhaus/Krankenhäuser | el hospital
travel agency | das Reisebüro/Reisebüros | la agencia de viajes
lost property office | das Fundbüro/Fundbüros | la oficina de objetos perdidos
museum | das Museum/Museen | el museo
dentist | der Zahnarzt/Zahnärzte | el dentista
restaurant | das Restaurant/Restaurants | el restaurante

@ noisemaker
air conditioning/- | die Klimaanlage/- | el aire acondicionado/-
fridge | der Kühlschrank/Kühlschränke | el frigorífico
lift | der Aufzug/Aufzüge | el ascensor
washing machine | die Waschmaschine/Waschmaschinen | la lavadora
building site | die Baustelle/Baustellen | la obra

@ troom
room | das Zimmer/Zimmer | la habitación/habitaciones
bathroom | das Badezimmer/Badezimmer | el cuarto de baño
apartment | die Ferienwohnung/Ferienwohnungen | el apartamento
suite | die Suite/Suiten | la suite/suites

@ bed
bed | das Bett/Betten | la cama
extra bed | das Zusatzbett/Zusatzbetten | la cama supletoria/camas supletorias
mattress | die Matratze/Matratzen | el colchón
sofa | das Sofa/Sofas | el sofá

@ rail
train | der Zug/Züge | el tren
night train | der Nachtzug/Nachtzüge | el tren nocturno
regional train | der Regionalzug/Regionalzüge | el tren regional
express train | der Schnellzug/Schnellzüge | el tren rápido

@ readything
room | das Zimmer/Zimmer | la habitación/habitaciones
~breakfast/- | das Frühstück/- | el desayuno/-
bill | die Rechnung/Rechnungen | la cuenta
~lunch/- | das Mittagessen/- | el almuerzo/-
~dinner/- | das Abendessen/- | la cena/-

@ arriver
taxi | das Taxi/Taxis | el taxi
bus | der Bus/Busse | el autobús
luggage/- | das Gepäck/- | el equipaje/-
doctor | der Arzt/Ärzte | el médico

@ floored
restaurant | das Restaurant/Restaurants | el restaurante
bar | die Bar/Bars | el bar
dining room | der Speisesaal/Speisesäle | el comedor
sauna | die Sauna/Saunen | la sauna
gym | der Fitnessraum/Fitnessräume | el gimnasio
breakfast room | der Frühstücksraum/Frühstücksräume | la sala de desayunos
conference room | der Konferenzraum/Konferenzräume | la sala de conferencias
roof terrace | die Dachterrasse/Dachterrassen | la azotea

@ dailycost
~breakfast/- | das Frühstück/- | el desayuno/-
~half board/- | die Halbpension/- | la media pensión/-
car park | der Parkplatz/Parkplätze | el aparcamiento
~internet access | der Internetzugang/- | el acceso a internet
insurance | die Versicherung/Versicherungen | el seguro
tourist tax | die Kurtaxe/- | la tasa turística
hotel garage | die Hotelgarage/Hotelgaragen | el garaje del hotel

@ starter
soup | die Suppe/Suppen | la sopa
vegetable soup | die Gemüsesuppe/Gemüsesuppen | la sopa de verduras
tomato soup | die Tomatensuppe/Tomatensuppen | la sopa de tomate
fish soup | die Fischsuppe/Fischsuppen | la sopa de pescado
salad | der Salat/Salate | la ensalada
cheese plate | der Käseteller/Käseteller | la tabla de quesos
omelette | das Omelett/Omeletts | la tortilla

@ garment
shirt | das Hemd/Hemden | la camisa
dress | das Kleid/Kleider | el vestido
blouse | die Bluse/Blusen | la blusa
skirt | der Rock/Röcke | la falda
jacket | die Jacke/Jacken | la chaqueta
!trousers | die Hose/Hosen | los !pantalones
pullover | der Pullover/Pullover | el jersey/jerséis
coat | der Mantel/Mäntel | el abrigo

@ stage
concert | das Konzert/Konzerte | el concierto
festival | das Fest/Feste | la fiesta
wedding | die Hochzeit/Hochzeiten | la boda
ball | der Ball/Bälle | el baile

@ bigroom : large comfortable bright nice quiet cheaper
family room | das Familienzimmer/Familienzimmer | la habitación familiar/habitaciones familiares
suite | die Suite/Suiten | la suite/suites
apartment | die Ferienwohnung/Ferienwohnungen | el apartamento
holiday house | das Ferienhaus/Ferienhäuser | la casa de vacaciones

@ machine
lift | der Aufzug/Aufzüge | el ascensor
telephone | das Telefon/Telefone | el teléfono
printer | der Drucker/Drucker | la impresora
coffee machine | die Kaffeemaschine/Kaffeemaschinen | la cafetera
washing machine | die Waschmaschine/Waschmaschinen | la lavadora
air conditioning/- | die Klimaanlage/- | el aire acondicionado/-
heating/- | die Heizung/- | la calefacción/-
cash machine | der Geldautomat/Geldautomaten/Geldautomaten | el cajero automático
escalator | die Rolltreppe/Rolltreppen | la escalera mecánica

@ gift
book | das Buch/Bücher | el libro
souvenir | das Andenken/Andenken | el recuerdo
vase | die Vase/Vasen | el florero
scarf | der Schal/Schals | la bufanda
picture | das Bild/Bilder | el cuadro
toy | das Spielzeug/Spielzeuge | el juguete
chocolate/- | die Schokolade/- | el chocolate/-

@ kin
!parents | die !Eltern | los !padres
sister | die Schwester/Schwestern | la hermana
brother | der Bruder/Brüder | el hermano
family | die Familie/Familien | la familia
boss | der Chef/Chefs | el jefe
grandmother | die Großmutter/Großmütter | la abuela
grandfather | der Großvater/Großväter | el abuelo
aunt | die Tante/Tanten | la tía
uncle | der Onkel/Onkel | el tío
neighbour | die Nachbarin/Nachbarinnen | la vecina
teacher | der Lehrer/Lehrer | el profesor
!grandchildren | die !Enkel | los !nietos

@ hotdish
soup | die Suppe/Suppen | la sopa
vegetable soup | die Gemüsesuppe/Gemüsesuppen | la sopa de verduras
tomato soup | die Tomatensuppe/Tomatensuppen | la sopa de tomate
fish soup | die Fischsuppe/Fischsuppen | la sopa de pescado
steak | das Steak/Steaks | el filete
omelette | das Omelett/Omeletts | la tortilla
pizza | die Pizza/Pizzas | la pizza
roast | der Braten/Braten | el asado

@ errand
stamp | die Briefmarke/Briefmarken | el sello
battery | die Batterie/Batterien | la pila
toothbrush | die Zahnbürste/Zahnbürsten | el cepillo de dientes
toothpaste/- | die Zahnpasta/- | la pasta de dientes/-
sun cream/- | die Sonnencreme/- | la crema solar/-
razor | der Rasierapparat/Rasierapparate | la maquinilla de afeitar
comb | der Kamm/Kämme | el peine
!scissors | die Schere/Scheren | las !tijeras

@ realbed
bed | das Bett/Betten | la cama
extra bed | das Zusatzbett/Zusatzbetten | la cama supletoria/camas supletorias

@ hall
conference room | der Konferenzraum/Konferenzräume | la sala de conferencias
opera house | das Opernhaus/Opernhäuser | el teatro de la ópera
castle garden | der Schlossgarten/Schlossgärten | el jardín del castillo
town hall | das Rathaus/Rathäuser | el ayuntamiento
old town | die Altstadt/- | el casco antiguo

@ noisypeople
!neighbours | die !Nachbarn | los !vecinos
!guests in the next room | die !Gäste im Nebenzimmer | los !huéspedes de la habitación de al lado
!children | die !Kinder | los !niños

@ bottled
red wine/- | der Rotwein/- | el vino tinto/-
white wine/- | der Weißwein/- | el vino blanco/-
mineral water/- | das Mineralwasser/- | el.f agua mineral/-
beer/- | das Bier/- | la cerveza/-

@ roomdevice
heating/- | die Heizung/- | la calefacción/-
air conditioning/- | die Klimaanlage/- | el aire acondicionado/-
shower | die Dusche/Duschen | la ducha
television | der Fernseher/Fernseher | el televisor
telephone | das Telefon/Telefone | el teléfono
toilet | die Toilette/Toiletten | el inodoro
fridge | der Kühlschrank/Kühlschränke | el frigorífico
safe | der Safe/Safes | la caja fuerte
coffee machine | die Kaffeemaschine/Kaffeemaschinen | la cafetera
alarm clock | der Wecker/Wecker | el despertador
light | das Licht/Lichter | la luz/luces
tap | der Wasserhahn/Wasserhähne | el grifo
internet connection | die Internetverbindung/Internetverbindungen | la conexión a internet
hairdryer | der Föhn/Föhne | el secador
kettle | der Wasserkocher/Wasserkocher | el hervidor
radio | das Radio/Radios | la radio

@ missing
water/- | das Wasser/- | el.f agua/-
soap/- | die Seife/- | el jabón/-
toilet paper/- | das Toilettenpapier/- | el papel higiénico/-
shampoo/- | das Shampoo/- | el champú/-
electricity/- | der Strom/- | la electricidad/-

@ missings
!towels | die !Handtücher | las !toallas
!coat hangers | die !Kleiderbügel | las !perchas
!glasses | die !Gläser | los !vasos
!pillows | die !Kissen | las !almohadas

@ birthday
birthday | der Geburtstag/Geburtstage | el cumpleaños/cumpleaños
wedding day | der Hochzeitstag/Hochzeitstage | el aniversario de boda

@ limb
arm | der Arm/Arme | el brazo
leg | das Bein/Beine | la pierna
foot | der Fuß/Füße | el pie
hand | die Hand/Hände | la mano

@ night
night | die Nacht/Nächte | la noche

@ day
day | der Tag/Tage | el día

@ hour
hour | die Stunde/Stunden | la hora
"""
