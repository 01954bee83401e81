<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
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
        <translation>Dix colonnes visibles à monter par famille, et un talon qui ne passe qu’une fois.</translation>
    </message>
</context>
<context>
    <name>forty_thieves</name>
    <message>
        <source>Two packs, ten columns, one pass</source>
        <translation>Deux jeux de cartes, dix colonnes, un seul passage</translation>
    </message>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Quarante Voleurs</translation>
    </message>
</context>
</TS>
