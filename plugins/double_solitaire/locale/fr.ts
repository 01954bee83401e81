<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Double Solitaire</translation>
    </message>
    <message>
        <source>Klondike with two packs: nine columns, eight foundations, and much room to build.</source>
        <translation>Klondike à deux jeux de cartes&#x202f;: neuf colonnes, huit fondations et beaucoup de place.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Facile&#x202f;: une carte à la fois</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Difficile&#x202f;: trois à la fois</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Chaque clic retourne une carte&#x202f;: plus facile.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Chaque clic retourne trois cartes, dont seule la dernière est jouable.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal&#x202f;: points</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas&#x202f;: dollars</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Vous marquez des points pour ce que vous découvrez et montez sur les fondations.</translation>
    </message>
    <message>
        <source>You pay 104 dollars, get 5 a card, and go through the stock once.</source>
        <translation>Vous payez 104 dollars, en recevez 5 par carte et le talon ne passe qu’une fois.</translation>
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
        <translation>Klondike avec deux jeux de cartes</translation>
    </message>
</context>
</TS>
