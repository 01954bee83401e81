<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>FC</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Rellotge</translation>
    </message>
    <message>
        <source>Against the clock: 400 seconds</source>
        <translation>Contra rellotge: 400 segons</translation>
    </message>
    <message>
        <source>Relaxed: no clock</source>
        <translation>Relaxat: sense rellotge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Emptied columns</source>
        <translation>Columnes buidades</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victòria</translation>
    </message>
</context>
<context>
    <name>freecell</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>FreeCell against the clock</source>
        <translation>FreeCell contra rellotge</translation>
    </message>
</context>
</TS>
