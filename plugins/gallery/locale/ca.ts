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
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Una carta se’n va si una de més alta del seu coll acaba una altra columna.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Rei Albert</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Cotilló reial</translation>
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
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Easthaven</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Jardí de flors</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Els catorze</translation>
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
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Osmosi</translation>
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
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Solitari rus</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Simó el Simple</translation>
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
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Dues cartes surten juntes quan sumen tretze.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Només un rei surt sol.</translation>
    </message>
    <message>
        <source>Empty places are filled from the stock by themselves.</source>
        <translation>Els llocs buits s’omplen sols amb el munt de robar.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Westcliff</translation>
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
