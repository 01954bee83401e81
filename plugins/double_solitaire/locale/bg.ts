<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Двоен пасианс</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>Easy: one card at a time</source>
        <translation>Лесно: по една карта</translation>
    </message>
    <message>
        <source>Hard: three at a time</source>
        <translation>Трудно: по три</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Броене</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Нормално: точки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: долари</translation>
    </message>
</context>
<context>
    <name>double_solitaire</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Двоен пасианс</translation>
    </message>
    <message>
        <source>Klondike with two packs</source>
        <translation>Клондайк с две тестета</translation>
    </message>
</context>
</TS>
