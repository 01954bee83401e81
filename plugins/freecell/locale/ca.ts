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
        <source>All cards lie open, and four cells help: nearly every deal can be won.</source>
        <translation>Totes les cartes són a la vista i quatre cel·les ajuden: gairebé tots els repartiments es poden guanyar.</translation>
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
        <source>After 400 seconds the game is over; every second left counts when you win.</source>
        <translation>Al cap de 400 segons s’acaba la partida; si guanyeu, cada segon que queda compta.</translation>
    </message>
    <message>
        <source>Take all the time you like; there is no bonus for time.</source>
        <translation>Preneu-vos el temps que vulgueu; no hi ha premi pel temps.</translation>
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
