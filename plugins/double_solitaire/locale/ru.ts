<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Double Solitaire</translation>
    </message>
    <message>
        <source>Klondike with two packs: nine columns, eight foundations, and much room to build.</source>
        <translation>«Косынка» с двумя колодами: девять столбцов, восемь баз и много места.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Легко: по одной карте</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Трудно: по три</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Каждый клик открывает одну карту: легче.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Каждый клик открывает три карты, сыграть можно только последней.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Обычный: очки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: доллары</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Вы получаете очки за открытые карты и за карты на базах.</translation>
    </message>
    <message>
        <source>You pay 104 dollars, get 5 a card, and go through the stock once.</source>
        <translation>Вы платите 104 доллара, получаете по 5 за карту и проходите колоду один раз.</translation>
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
        <translation>«Косынка» на двух колодах</translation>
    </message>
</context>
</TS>
