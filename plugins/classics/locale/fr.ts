<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Jeu de Baker</translation>
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
        <translation>Une fondation commence par le rang de la première.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>Seule une colonne entière va sur une autre.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Une colonne vide se remplit depuis l’écart.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Trois cartes à la fois</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Une carte à la fois</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
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
        <translation>Rien ne va sur un roi.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Sur un roi</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Une dame</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Une dame ou un as&#xa0;: en boucle</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Joséphine</translation>
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
        <translation>Tirage</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Une carte à la fois</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Trois cartes à la fois</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Parcours du talon</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Trois fois</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal&#xa0;: points</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas&#xa0;: dollars</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Limitée</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Trois pics</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Deux cartes partent ensemble quand elles font treize.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Seul un roi part seul.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Parcours du talon</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Trois fois</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sans limite</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Scorpion</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Araignée</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Une suite entière du roi à l’as d’une famille part d’elle-même.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Aucune rangée n’est donnée tant qu’une colonne est vide.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Familles</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Une famille</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Deux familles</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatre familles</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Rues</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Numéro dix</translation>
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
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Quatorze jeux bien connus</translation>
    </message>
</context>
</TS>
