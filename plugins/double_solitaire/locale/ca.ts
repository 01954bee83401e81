<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Double Solitaire</translation>
    </message>
    <message>
        <source>Klondike with two packs: nine columns, eight foundations, and much room to build.</source>
        <translation>Klondike amb dues baralles: nou columnes, vuit fonaments i molt espai.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Robar 1 (Fàcil)</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Robar 3 (Difícil)</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Cada clic gira una carta: més fàcil.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Cada clic gira tres cartes, de les quals només es pot jugar l’última.</translation>
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
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Guanyeu punts pel que descobriu i per les cartes als fonaments.</translation>
    </message>
    <message>
        <source>You pay 104 dollars, get 5 a card, and go through the stock once.</source>
        <translation>Pagueu 104 dòlars, en rebeu 5 per carta i el munt de robar passa un sol cop.</translation>
    </message>
</context>
<context>
    <name>double_solitaire</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Double Solitaire</translation>
    </message>
    <message>
        <source>Klondike with two packs</source>
        <translation>Klondike amb dues baralles</translation>
    </message>
</context>
</TS>
