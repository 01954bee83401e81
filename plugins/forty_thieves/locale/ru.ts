<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>FT</name>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Quarante Voleurs</translation>
    </message>
    <message>
        <source>Forty Thieves (Quarante Voleurs)</source>
        <translation>Quarante Voleurs</translation>
    </message>
    <message>
        <source>Ten open columns built in suit, and a stock that is gone through once.</source>
        <translation>Десять открытых столбцов по масти и колода, которую проходят один раз.</translation>
    </message>
</context>
<context>
    <name>forty_thieves</name>
    <message>
        <source>Two packs, ten columns, one pass</source>
        <translation>Две колоды, десять столбцов, один проход</translation>
    </message>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Quarante Voleurs</translation>
    </message>
</context>
</TS>
