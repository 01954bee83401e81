<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>DS</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Двойной пасьянс</translation>
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
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Обычный: очки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: доллары</translation>
    </message>
</context>
<context>
    <name>double_solitaire</name>
    <message>
        <source>Double Solitaire</source>
        <translation>Двойной пасьянс</translation>
    </message>
    <message>
        <source>Klondike with two packs</source>
        <translation>«Косынка» на двух колодах</translation>
    </message>
</context>
</TS>
