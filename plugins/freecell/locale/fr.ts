<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>FC</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>All cards lie open, and four cells help: nearly every deal can be won.</source>
        <translation>Toutes les cartes sont visibles et quatre cases vous aident&#x202f;: presque chaque donne se gagne.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Against the clock: 400 seconds</source>
        <translation>Contre l’horloge&#x202f;: 400 secondes</translation>
    </message>
    <message>
        <source>Relaxed: no clock</source>
        <translation>Détendu&#x202f;: sans horloge</translation>
    </message>
    <message>
        <source>After 400 seconds the game is over; every second left counts when you win.</source>
        <translation>Après 400 secondes, la partie est finie&#x202f;; chaque seconde restante compte si vous gagnez.</translation>
    </message>
    <message>
        <source>Take all the time you like; there is no bonus for time.</source>
        <translation>Prenez tout votre temps&#x202f;; il n’y a pas de prime de temps.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Emptied columns</source>
        <translation>Colonnes vidées</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoire</translation>
    </message>
</context>
<context>
    <name>freecell</name>
    <message>
        <source>FreeCell</source>
        <translation>FreeCell</translation>
    </message>
    <message>
        <source>FreeCell against the clock</source>
        <translation>FreeCell contre l’horloge</translation>
    </message>
</context>
</TS>
