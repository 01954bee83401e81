<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>FC</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>All cards lie open, and four cells help: nearly every deal can be won.</source>
        <translation>Все карты открыты, помогают четыре ячейки: сходится почти любой расклад.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Against the clock: 400 seconds</source>
        <translation>Наперегонки с часами: 400 секунд</translation>
    </message>
    <message>
        <source>Relaxed: no clock</source>
        <translation>Спокойно: без часов</translation>
    </message>
    <message>
        <source>After 400 seconds the game is over; every second left counts when you win.</source>
        <translation>Через 400 секунд игра окончена; при победе каждая оставшаяся секунда даёт очки.</translation>
    </message>
    <message>
        <source>Take all the time you like; there is no bonus for time.</source>
        <translation>Играйте сколько хотите; премии за время нет.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Emptied columns</source>
        <translation>Освобождённые столбцы</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Пасьянс сошёлся</translation>
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
        <translation>FreeCell наперегонки с часами</translation>
    </message>
</context>
</TS>
