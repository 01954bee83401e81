<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Аса горе</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Карта си отива, ако по-висока от нейната боя е в края на друга колона.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Крал Алберт</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Кралски котильон</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Основите започват отляво с асото, отдясно с двойката.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>Основата се качва през една: асо, три, пет; поп, две, четири.</translation>
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
        <translation>Истхейвън</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Цветна градина</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Четиринайсетици</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Две карти си отиват заедно, ако правят четиринайсет.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Циганка</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Осмоза</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Редът започва със стойността на първия, след реда над него.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Първо тази стойност трябва да е в горния ред.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карти</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По една карта</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Руски пасианс</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Простият Саймън</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Цяла редица от поп до асо в една боя излиза сама.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Сър Томи</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Сложете изтеглената карта, преди да теглите друга.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Паяче</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Цяла редица от поп до асо в една боя излиза сама.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Не се раздава ред, докато има празна колона.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Една боя</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Две бои</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Четири бои</translation>
    </message>
</context>
<context>
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Тринайсетици</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Две карти излизат заедно, когато правят тринайсет.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Само поп излиза сам.</translation>
    </message>
    <message>
        <source>Empty places are filled from the stock by themselves.</source>
        <translation>Празните места се запълват от тестето за теглене сами.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Уестклиф</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Галерия</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>Още известни игри</translation>
    </message>
</context>
</TS>
