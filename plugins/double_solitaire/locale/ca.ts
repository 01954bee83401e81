<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Doble solitari</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Repartiment del munt</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Fàcil: una carta cada vegada</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Difícil: tres cada vegada</translation>
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
    <name>double_solitaire</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Doble solitari</translation>
    </message>
    <message>
        <source>Klondike with two packs</source>
        <translation>Klondike amb dues baralles</translation>
    </message>
</context>
</TS>
