<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>advice</name>
    <message>
        <source>Advice</source>
        <translation>Consells</translation>
    </message>
    <message>
        <source>Hints on request, and deals that are known to be winnable</source>
        <translation>Pistes per a qui en demana i repartiments que se sap que es guanyen</translation>
    </message>
</context>
</TS>
