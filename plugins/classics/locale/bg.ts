<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Играта на Бейкър</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Канфийлд</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Основата започва със стойността на първата.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>Върху друга колона отива само цяла колона.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Празна колона се запълва от отбоя.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карти</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По една карта</translation>
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
        <translation>Осем настрана</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Голф</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Върху поп не отива нищо.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Върху поп</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нищо</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Дама</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Дама или асо: в кръг</translation>
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
        <translation>Клондайк</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>По една карта</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>По три карти</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Минавания през талона</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Без ограничение</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Три пъти</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Веднъж</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Броене</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Нормално: точки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: долари</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Ограничен</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Три върха</translation>
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
        <translation>Две карти излизат заедно, когато правят тринайсет.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Само поп излиза сам.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Минавания през талона</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Три пъти</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Веднъж</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Без ограничение</translation>
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
        <translation>Паяк</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Цяла поредица от поп до асо в една боя излиза сама.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Не се раздава ред, докато има празна колона.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Една боя</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Две бои</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Четири бои</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Улици</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Номер десет</translation>
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
        <translation>Класически игри</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Четиринадесет познати игри</translation>
    </message>
</context>
</TS>
