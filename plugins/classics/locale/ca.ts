<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Joc de Baker</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Canfield</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Una base comença amb el rang de la primera.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>Només una columna sencera va sobre una altra.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Una columna buida s’omple des del descart.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Repartiment del munt</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Tres cartes cada vegada</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Una carta cada vegada</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
</context>
<context>
    <name>EIGHT</name>
    <message>
        <source>Eight Off</source>
        <translation>Eight Off</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Sobre un rei no hi va res.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Sobre un rei</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Res</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Una reina</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Una reina o un as: en cercle</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Josefina</translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation>Klondike</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Repartiment del munt</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Una carta cada vegada</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Tres cartes cada vegada</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Passades pel munt</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sense límit</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Tres vegades</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vegada</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal: punts</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas: dòlars</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Limitat</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Tres pics</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Piràmide</translation>
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
        <source>Through the stock</source>
        <translation>Passades pel munt</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Tres vegades</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vegada</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sense límit</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Escorpí</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Aranya</translation>
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
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Carrers</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Número deu</translation>
    </message>
</context>
<context>
    <name>YUKON</name>
    <message>
        <source>Yukon</source>
        <translation>Yukon</translation>
    </message>
</context>
<context>
    <name>classics</name>
    <message>
        <source>Classics</source>
        <translation>Clàssics</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Catorze jocs ben coneguts</translation>
    </message>
</context>
</TS>
