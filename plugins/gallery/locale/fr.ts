<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Les As en haut</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Une carte part si une plus haute de sa famille termine une autre colonne.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Roi Albert</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Cotillon royal</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Les fondations commencent à gauche par l’as, à droite par le deux.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>Une fondation monte de deux en deux&#x202f;: as, trois, cinq&#x202f;; roi, deux, quatre.</translation>
    </message>
</context>
<context>
    <name>DIPLOM</name>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
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
        <translation>Le Parterre</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Les Quatorze</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Deux cartes partent ensemble si elles font quatorze.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Gitane</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Osmose</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Une rangée commence par le rang de la première, après celle du dessus.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Il faut d’abord ce rang dans la rangée du dessus.</translation>
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
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Réussite russe</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Simon le Simple</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Une suite entière du roi à l’as d’une famille part d’elle-même.</translation>
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
        <translation>Posez la carte tirée avant d’en tirer une autre.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Petite Araignée</translation>
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
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Les Treize</translation>
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
        <source>Empty places are filled from the stock by themselves.</source>
        <translation>Les places vides se remplissent d’elles-mêmes du talon.</translation>
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
        <translation>Galerie</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>D’autres jeux connus</translation>
    </message>
</context>
</TS>
