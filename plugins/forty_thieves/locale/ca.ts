<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
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
        <translation>Deu columnes descobertes del mateix coll i un munt de robar que passa un sol cop.</translation>
    </message>
</context>
<context>
    <name>forty_thieves</name>
    <message>
        <source>Two packs, ten columns, one pass</source>
        <translation>Dues baralles, deu columnes, una sola passada</translation>
    </message>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Quarante Voleurs</translation>
    </message>
</context>
</TS>
