<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>advice</name>
    <message>
        <source>Advice</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>Hints on request, and deals that are known to be winnable</source>
        <translation>Подсказки по желанию и расклады, которые точно сходятся</translation>
    </message>
</context>
</TS>
