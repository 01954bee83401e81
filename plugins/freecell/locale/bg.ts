<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>FC</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>All cards lie open, and four cells help: nearly every deal can be won.</source>
        <translation>Всички карти са открити и помагат четири клетки: почти всяко раздаване може да се спечели.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часовник</translation>
    </message>
    <message>
        <source>Against the clock: 400 seconds</source>
        <translation>Срещу часовника: 400 секунди</translation>
    </message>
    <message>
        <source>Relaxed: no clock</source>
        <translation>Спокойно: без часовник</translation>
    </message>
    <message>
        <source>After 400 seconds the game is over; every second left counts when you win.</source>
        <translation>След 400 секунди играта свършва; при победа всяка оставаща секунда се брои.</translation>
    </message>
    <message>
        <source>Take all the time you like; there is no bonus for time.</source>
        <translation>Играйте колкото време искате; няма премия за време.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Emptied columns</source>
        <translation>Опразнени колони</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Победа</translation>
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
        <translation>FreeCell срещу часовника</translation>
    </message>
</context>
</TS>
