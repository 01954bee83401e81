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
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Facile&#xa0;: une carte à la fois</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Difficile&#xa0;: trois à la fois</translation>
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
