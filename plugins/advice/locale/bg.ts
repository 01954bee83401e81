<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>advice</name>
    <message>
        <source>Advice</source>
        <translation>Съвети</translation>
    </message>
    <message>
        <source>Hints on request, and deals that are known to be winnable</source>
        <translation>Подсказки за който поиска и раздавания, за които се знае, че се печелят</translation>
    </message>
</context>
</TS>
