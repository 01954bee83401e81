<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Asos amunt</translation>
    </message>
    <message>
        <source>A quick patience: of two cards of one suit the lower one leaves, until only the aces are there.</source>
        <translation>Un solitari ràpid: de dues cartes d’un mateix coll, la més baixa se’n va, fins que només queden els asos.</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Una carta se’n va si una de més alta del seu coll acaba una altra columna.</translation>
    </message>
</context>
<context>
    <name>AGNES</name>
    <message>
        <source>Agnes</source>
        <translation>Agnès</translation>
    </message>
    <message>
        <source>Klondike in one colour: the stock is dealt onto the columns, seven cards at a time.</source>
        <translation>El Klondike d’un sol color: el munt de robar es reparteix sobre les columnes, set cartes cada vegada.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Un fonament comença amb el rang del primer.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same colour.</source>
        <translation>Una carta va sobre la carta immediatament superior del mateix color.</translation>
    </message>
    <message>
        <source>An empty column is filled from the stock only.</source>
        <translation>Una columna buida només s’omple des del munt de robar.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Rei Albert</translation>
    </message>
    <message>
        <source>Nine columns like stairs and seven cards at hand; one card moves at a time. It is hard, but never unfair.</source>
        <translation>Nou columnes com una escala i set cartes a mà; només es mou una carta cada vegada. És difícil, però mai injust.</translation>
    </message>
</context>
<context>
    <name>CALCUL</name>
    <message>
        <source>Calculation</source>
        <translation>Càlcul</translation>
    </message>
    <message>
        <source>Four foundations count up by ones, twos, threes and fours, and the cards that must wait are laid aside with care.</source>
        <translation>Quatre fonaments compten d’un en un, de dos en dos, de tres en tres i de quatre en quatre, i les cartes que han d’esperar es deixen de banda amb cura.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Poseu la carta que ha sortit abans de treure’n una altra.</translation>
    </message>
    <message>
        <source>From left to right, the foundations go up by 1, 2, 3 and 4 ranks.</source>
        <translation>D’esquerra a dreta, els fonaments pugen d’1, 2, 3 i 4 rangs.</translation>
    </message>
</context>
<context>
    <name>CASTLE</name>
    <message>
        <source>Beleaguered Castle</source>
        <translation>Castell assetjat</translation>
    </message>
    <message>
        <source>The four aces lie ready, and eight open rows of six cards besiege them.</source>
        <translation>Els quatre asos ja hi són, assetjats per vuit files obertes de sis cartes.</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Cotilló reial</translation>
    </message>
    <message>
        <source>A patience with 2 packs and two wings, whose foundations go up by twos.</source>
        <translation>Un solitari amb 2 baralles i dues ales, on els fonaments pugen de dos en dos.</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Els fonaments comencen a l’esquerra amb l’as, a la dreta amb el dos.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>Un fonament puja de dos en dos: as, tres, cinc; rei, dos, quatre.</translation>
    </message>
</context>
<context>
    <name>DIPLOM</name>
    <message>
        <source>Diplomat</source>
        <translation>Diplomàtic</translation>
    </message>
    <message>
        <source>A patience with 2 packs and eight columns, in which any suit goes on any other.</source>
        <translation>Un solitari amb 2 baralles i vuit columnes, on qualsevol coll va sobre qualsevol altre.</translation>
    </message>
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Easthaven</translation>
    </message>
    <message>
        <source>A Klondike whose stock is dealt in rows over seven short columns.</source>
        <translation>Un Klondike on el munt de robar es reparteix per files sobre set columnes curtes.</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Jardí de flors</translation>
    </message>
    <message>
        <source>Six beds and a bouquet: every card is seen from the start, and you choose the order.</source>
        <translation>Sis parterres i un ram: totes les cartes es veuen des del principi, i l’ordre el trieu vós.</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Els catorze</translation>
    </message>
    <message>
        <source>Twelve columns of open cards: pairs that make 14 leave, and it matters which.</source>
        <translation>Dotze columnes de cartes de cara: les parelles que fan 14 se’n van, i importa quines.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Dues cartes se’n van juntes si fan catorze.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Gitana</translation>
    </message>
    <message>
        <source>A patience with 2 packs: Klondike’s way of building, Spider’s way of dealing.</source>
        <translation>Un solitari amb 2 baralles: es construeix com al Klondike i es reparteix com a l’Aranya.</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Osmosi</translation>
    </message>
    <message>
        <source>Four rows, each in one suit: a rank seeps down from row to row.</source>
        <translation>Quatre files, cadascuna d’un coll: els rangs s’escolen de fila en fila.</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Una fila comença amb el rang del primer, després de la de sobre.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Primer aquest rang ha de ser a la fila de sobre.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Repartiment del munt de robar</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Tres cartes cada vegada</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Una carta cada vegada</translation>
    </message>
</context>
<context>
    <name>POKERSQ</name>
    <message>
        <source>Poker Squares</source>
        <translation>Quadrats de pòquer</translation>
    </message>
    <message>
        <source>25 cards make five rows and five columns, each a poker hand.</source>
        <translation>25 cartes fan cinc files i cinc columnes, cadascuna una mà de pòquer.</translation>
    </message>
    <message>
        <source>The next card turns up when this one lies in the square.</source>
        <translation>La carta següent es gira quan aquesta és al quadrat.</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Solitari rus</translation>
    </message>
    <message>
        <source>Yukon in suit: whole heaps move, but they fit on their own suit only. It is hard to win.</source>
        <translation>El Yukon per colls: es mouen piles senceres, però només sobre el seu coll. Costa de guanyar.</translation>
    </message>
</context>
<context>
    <name>SEAHAVEN</name>
    <message>
        <source>Seahaven Towers</source>
        <translation>Les Torres de Seahaven</translation>
    </message>
    <message>
        <source>FreeCell in suits: ten columns, four cells, and only kings on empty columns.</source>
        <translation>FreeCell per colls: deu columnes, quatre cel·les, i només reis a les columnes buides.</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Simó el Simple</translation>
    </message>
    <message>
        <source>Spider with 1 open pack and no stock: you see everything, and nothing is left to chance.</source>
        <translation>L’Aranya amb 1 baralla descoberta i sense munt de robar: es veu tot, res no depèn de l’atzar.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Una seqüència sencera del rei a l’as d’un coll surt tota sola.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Sir Tommy</translation>
    </message>
    <message>
        <source>Perhaps the oldest patience of all: each drawn card must be laid on one of four columns, where nothing moves again.</source>
        <translation>Potser el solitari més antic: cada carta que surt s’ha de posar en una de quatre columnes, on ja no es mou res.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Poseu la carta que ha sortit abans de treure’n una altra.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Aranyeta</translation>
    </message>
    <message>
        <source>Spider with 1 pack: quicker than the big one, and not much easier.</source>
        <translation>L’Aranya amb 1 baralla: més ràpida que la gran, i no gaire més fàcil.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Una seqüència sencera del rei a l’as d’un coll surt tota sola.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>No es reparteix cap fila mentre hi ha una columna buida.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Colls</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Un coll</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Dos colls</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatre colls</translation>
    </message>
</context>
<context>
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Els tretze</translation>
    </message>
    <message>
        <source>A quick patience: pairs that make 13 leave, and new cards take their places.</source>
        <translation>Un solitari ràpid: les parelles que fan 13 se’n van, i cartes noves n’ocupen el lloc.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Dues cartes surten juntes quan sumen tretze.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Només un rei surt sol.</translation>
    </message>
    <message>
        <source>Empty places are filled from the stock automatically.</source>
        <translation>Els llocs buits s’omplen sols amb el munt de robar.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Westcliff</translation>
    </message>
    <message>
        <source>A Klondike with ten short columns and 1 pass through the stock. It is won more often than not.</source>
        <translation>Un Klondike amb deu columnes curtes i 1 sola passada del munt de robar. Es guanya més sovint que no es perd.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>Més jocs coneguts</translation>
    </message>
</context>
</TS>
