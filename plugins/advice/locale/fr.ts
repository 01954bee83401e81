<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>advice</name>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Hints on request, and deals that are known to be winnable</source>
        <translation>Des conseils sur demande, et des donnes dont on sait qu’elles se gagnent</translation>
    </message>
</context>
</TS>
