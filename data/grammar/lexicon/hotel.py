"""Nouns of the hotel: rooms, furniture, appliances, things one asks for or loses.

A header ``@ class : adjectives`` opens a class; ``+class`` puts a noun into a further class and
``:adjective`` replaces the adjectives it may take. Plurals follow a slash, ``-`` means that there
is none, ``~`` that English uses no article, ``!`` that the noun is always plural. A third German form is the oblique singular.
"""

# ruff: noqa: E501 - one line per language and rule is easier to read

NOUNS = """
@ room : quiet large small bigger cheaper comfortable bright nice
room | das Zimmer/Zimmer | la habitación/habitaciones
single room | das Einzelzimmer/Einzelzimmer | la habitación individual/habitaciones individuales
double room | das Doppelzimmer/Doppelzimmer | la habitación doble/habitaciones dobles
family room | das Familienzimmer/Familienzimmer | la habitación familiar/habitaciones familiares
suite | die Suite/Suiten | la suite/suites
apartment | die Ferienwohnung/Ferienwohnungen | el apartamento

@ view
sea | das Meer/- | el mar
lake | der See/Seen | el lago
garden | der Garten/Gärten | el jardín
castle | das Schloss/Schlösser | el castillo
harbour | der Hafen/Häfen | el puerto
river | der Fluss/Flüsse | el río
!mountains | die !Berge | las !montañas
old town | die Altstadt/- | el casco antiguo
park | der Park/Parks | el parque
square | der Platz/Plätze | la plaza
courtyard | der Innenhof/Innenhöfe | el patio

@ feature
bath | das Bad/Bäder | el baño
shower | die Dusche/Duschen | la ducha
balcony | der Balkon/Balkone | el balcón
terrace | die Terrasse/Terrassen | la terraza
kitchen | die Küche/Küchen | la cocina
fireplace | der Kamin/Kamine | la chimenea
safe | der Safe/Safes | la caja fuerte
bathtub | die Badewanne/Badewannen | la bañera
television | der Fernseher/Fernseher | el televisor
desk | der Schreibtisch/Schreibtische | el escritorio

@ thing : clean new
towel | das Handtuch/Handtücher | la toalla
bath towel | das Badetuch/Badetücher | la toalla de baño/toallas de baño
blanket | die Decke/Decken | la manta | :clean warm thicker
pillow | das Kissen/Kissen | la almohada | :clean softer bigger
glass | das Glas/Gläser | el vaso
cup | die Tasse/Tassen | la taza
spoon | der Löffel/Löffel | la cuchara
knife | das Messer/Messer | el cuchillo
fork | die Gabel/Gabeln | el tenedor
plate | der Teller/Teller | el plato
ashtray | der Aschenbecher/Aschenbecher | el cenicero
cot | das Kinderbett/Kinderbetten | la cuna | :
hairdryer | der Föhn/Föhne | el secador | : +device
iron | das Bügeleisen/Bügeleisen | la plancha | : +device
kettle | der Wasserkocher/Wasserkocher | el hervidor | : +device
extra bed | das Zusatzbett/Zusatzbetten | la cama supletoria/camas supletorias | :
bathrobe | der Bademantel/Bademäntel | el albornoz
coat hanger | der Kleiderbügel/Kleiderbügel | la percha | :
newspaper | die Zeitung/Zeitungen | el periódico | :German English Spanish
city map | der Stadtplan/Stadtpläne | el plano de la ciudad/planos de la ciudad | :
adapter | der Adapter/Adapter | el adaptador | :
soap/- | die Seife/- | el jabón/- | :
shampoo/- | das Shampoo/- | el champú/- | :
toilet paper/- | das Toilettenpapier/- | el papel higiénico/- | :
writing paper/- | das Briefpapier/- | el papel de carta/- | :
ice/- | das Eis/- | el hielo/- | :

@ device
heating/- | die Heizung/- | la calefacción/-
air conditioning/- | die Klimaanlage/- | el aire acondicionado/-
shower | die Dusche/Duschen | la ducha
television | der Fernseher/Fernseher | el televisor
telephone | das Telefon/Telefone | el teléfono
lift | der Aufzug/Aufzüge | el ascensor
lamp | die Lampe/Lampen | la lámpara
toilet | die Toilette/Toiletten | el inodoro
fridge | der Kühlschrank/Kühlschränke | el frigorífico
safe | der Safe/Safes | la caja fuerte
coffee machine | die Kaffeemaschine/Kaffeemaschinen | la cafetera
radio | das Radio/Radios | la radio
alarm clock | der Wecker/Wecker | el despertador
light | das Licht/Lichter | la luz/luces
printer | der Drucker/Drucker | la impresora
tap | der Wasserhahn/Wasserhähne | el grifo
lock | das Schloss/Schlösser | la cerradura
remote control | die Fernbedienung/Fernbedienungen | el mando a distancia
washing machine | die Waschmaschine/Waschmaschinen | la lavadora
internet connection | die Internetverbindung/Internetverbindungen | la conexión a internet
key card | die Schlüsselkarte/Schlüsselkarten | la tarjeta llave
socket | die Steckdose/Steckdosen | el enchufe

@ furniture
bathroom | das Badezimmer/Badezimmer | el cuarto de baño
bed | das Bett/Betten | la cama
carpet | der Teppich/Teppiche | la alfombra
window | das Fenster/Fenster | la ventana
floor | der Boden/Böden | el suelo
wardrobe | der Schrank/Schränke | el armario
bathtub | die Badewanne/Badewannen | la bañera
table | der Tisch/Tische | la mesa
mirror | der Spiegel/Spiegel | el espejo
!sheets | die !Laken | las !sábanas
!curtains | die !Vorhänge | las !cortinas
mattress | die Matratze/Matratzen | el colchón
armchair | der Sessel/Sessel | el sillón

@ belonging : new black red blue brown grey green
key | der Schlüssel/Schlüssel | la llave | :
room key | der Zimmerschlüssel/Zimmerschlüssel | la llave de la habitación | :
car key | der Autoschlüssel/Autoschlüssel | la llave del coche | :
suitcase | der Koffer/Koffer | la maleta | :black red blue brown grey green big heavy
travel bag | die Reisetasche/Reisetaschen | la bolsa de viaje | :black red blue brown
handbag | die Handtasche/Handtaschen | el bolso
wallet | die Brieftasche/Brieftaschen | la cartera | :black brown
rucksack | der Rucksack/Rucksäcke | la mochila
umbrella | der Regenschirm/Regenschirme | el paraguas/paraguas
camera | die Kamera/Kameras | la cámara | :new
mobile phone | das Handy/Handys | el móvil | :new
laptop | der Laptop/Laptops | el portátil | :new
watch | die Armbanduhr/Armbanduhren | el reloj | :new expensive
jacket | die Jacke/Jacken | la chaqueta
coat | der Mantel/Mäntel | el abrigo
hat | der Hut/Hüte | el sombrero
scarf | der Schal/Schals | la bufanda
!glasses | die Brille/Brillen | las !gafas | :
!sunglasses | die Sonnenbrille/Sonnenbrillen | las !gafas de sol | :
!gloves | die !Handschuhe | los !guantes
ring | der Ring/Ringe | el anillo | :expensive
necklace | die Halskette/Halsketten | el collar | :expensive
book | das Buch/Bücher | el libro | :
diary | das Tagebuch/Tagebücher | el diario | :

@ document
passport | der Reisepass/Reisepässe | el pasaporte
identity card | der Personalausweis/Personalausweise | el carné de identidad
driving licence | der Führerschein/Führerscheine | el carné de conducir
credit card | die Kreditkarte/Kreditkarten | la tarjeta de crédito
plane ticket | das Flugticket/Flugtickets | el billete de avión
train ticket | die Fahrkarte/Fahrkarten | el billete de tren

@ hotelroom
restaurant | das Restaurant/Restaurants | el restaurante
bar | die Bar/Bars | el bar
dining room | der Speisesaal/Speisesäle | el comedor
swimming pool | das Schwimmbad/Schwimmbäder | la piscina
sauna | die Sauna/Saunen | la sauna
gym | der Fitnessraum/Fitnessräume | el gimnasio
breakfast room | der Frühstücksraum/Frühstücksräume | la sala de desayunos
conference room | der Konferenzraum/Konferenzräume | la sala de conferencias
hotel garage | die Hotelgarage/Hotelgaragen | el garaje del hotel
laundry | die Wäscherei/Wäschereien | la lavandería
bicycle cellar | der Fahrradkeller/Fahrradkeller | el sótano para bicicletas
luggage room | der Gepäckraum/Gepäckräume | la consigna

@ cost
~breakfast/- | das Frühstück/- | el desayuno/-
~half board/- | die Halbpension/- | la media pensión/-
car park | der Parkplatz/Parkplätze | el aparcamiento
minibar | die Minibar/Minibars | el minibar
laundry service | der Wäscheservice/- | el servicio de lavandería
~room service | der Zimmerservice/- | el servicio de habitaciones
~internet access | der Internetzugang/- | el acceso a internet
tourist tax | die Kurtaxe/- | la tasa turística
final cleaning | die Endreinigung/- | la limpieza final
insurance | die Versicherung/Versicherungen | el seguro
~service/- | die Bedienung/- | el servicio/-

@ paper
bill | die Rechnung/Rechnungen | la cuenta
receipt | die Quittung/Quittungen | el recibo
booking confirmation | die Buchungsbestätigung/Buchungsbestätigungen | la confirmación de la reserva
price list | die Preisliste/Preislisten | la lista de precios
registration form | das Anmeldeformular/Anmeldeformulare | la hoja de registro
contract | der Vertrag/Verträge | el contrato
"""
