<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Тузы наверх</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Карта уходит, если старшая той же масти лежит в конце другого столбца.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Король Альберт</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Королевский котильон</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Базы начинаются слева с туза, справа с двойки.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>База растёт через одну: туз, три, пять; король, два, четыре.</translation>
    </message>
</context>
<context>
    <name>DIPLOM</name>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Истхейвен</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Цветник</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Четырнадцать</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Две карты уходят вместе, если дают четырнадцать.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Цыганка</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Осмос</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Ряд начинается с достоинства первого, после ряда над ним.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Сначала это достоинство должно быть в ряду выше.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карты</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По одной карте</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Русский пасьянс</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Простак Саймон</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Целый ряд от короля до туза одной масти уходит сам.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Сэр Томми</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Положите взятую карту, прежде чем брать другую.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Паучок</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Целый ряд от короля до туза одной масти уходит сам.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Ряд не сдают, пока есть пустой столбец.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масти</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Одна масть</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Две масти</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Четыре масти</translation>
    </message>
</context>
<context>
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Тринадцать</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Две карты уходят вместе, если дают тринадцать.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Один уходит только король.</translation>
    </message>
    <message>
        <source>Empty places are filled from the stock by themselves.</source>
        <translation>Пустые места заполняются из колоды сами.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Уэстклифф</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Галерея</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>Другие известные игры</translation>
    </message>
</context>
</TS>
