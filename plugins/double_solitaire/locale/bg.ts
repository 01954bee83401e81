<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Double Solitaire</translation>
    </message>
    <message>
        <source>Klondike with two packs: nine columns, eight foundations, and much room to build.</source>
        <translation>Клондайк с две тестета: девет колони, осем основи и много място.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Теглене на 1 (Лесно)</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Теглене на 3 (Трудно)</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Всяко щракване обръща една карта: по-лесно.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Всяко щракване обръща три карти; само последната може да се играе.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal: точки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas: долари</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Получавате точки за откритите карти и за тези върху основите.</translation>
    </message>
    <message>
        <source>You pay 104 dollars, get 5 a card, and go through the stock once.</source>
        <translation>Плащате 104 долара, получавате по 5 на карта и преминавате тестето за теглене веднъж.</translation>
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
        <translation>Клондайк с две тестета</translation>
    </message>
</context>
</TS>
