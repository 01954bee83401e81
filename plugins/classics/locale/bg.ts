<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EIGHT</name>
    <message>
        <source>Eight Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YUKON</name>
    <message>
        <source>Yukon</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
