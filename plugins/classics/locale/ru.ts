<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Игра Бейкера</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Канфилд</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>База начинается с достоинства первой.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>На другой столбец кладут только целый столбец.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Пустой столбец заполняют из сброса.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карты</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По одной карте</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
</context>
<context>
    <name>EIGHT</name>
    <message>
        <source>Eight Off</source>
        <translation>Восемь вне игры</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Гольф</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>На короля ничего не кладут.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>На короля</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Даму</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Даму или туза: по кругу</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Жозефина</translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation>Косынка</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По одной карте</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карты</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Проходов колоды</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Без ограничений</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Три раза</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Один раз</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Обычный: очки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: доллары</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Ограниченный</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Три вершины</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Две карты уходят вместе, если дают тринадцать.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Один уходит только король.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Проходов колоды</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Три раза</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Один раз</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Без ограничений</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Скорпион</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Паук</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Целый ряд от короля до туза одной масти уходит сам.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Ряд не сдают, пока есть пустой столбец.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масти</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Одна масть</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Две масти</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Четыре масти</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Улицы</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Номер десять</translation>
    </message>
</context>
<context>
    <name>YUKON</name>
    <message>
        <source>Yukon</source>
        <translation>Юкон</translation>
    </message>
</context>
<context>
    <name>classics</name>
    <message>
        <source>Classics</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Четырнадцать известных игр</translation>
    </message>
</context>
</TS>
