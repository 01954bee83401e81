<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>FT</name>
    <message>
        <source>Quarante Voleurs</source>
        <translation>Сорок разбойников</translation>
    </message>
</context>
</TS>
