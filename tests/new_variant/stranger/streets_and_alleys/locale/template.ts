<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Copy this file to fr.ts, say, write translations, and make fr.qm of it:
     pyside6-lrelease fr.ts -qm fr.qm
     Every text("...") of the plugin is one message. -->
<TS version="2.1" language="" sourcelanguage="en_US">
<context>
    <name>ALLEYS</name>
    <message>
        <source>Streets and Alleys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
