<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
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
        <translation>Десет открити колони по боя и тесте за теглене, което се преминава веднъж.</translation>
    </message>
</context>
<context>
    <name>forty_thieves</name>
    <message>
        <source>Two packs, ten columns, one pass</source>
        <translation>Две тестета, десет колони, едно преминаване</translation>
    </message>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Quarante Voleurs</translation>
    </message>
</context>
</TS>
