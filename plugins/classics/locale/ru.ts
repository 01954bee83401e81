<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Игра Бейкера</translation>
    </message>
    <message>
        <source>The older FreeCell: columns are built in suit.</source>
        <translation>Старший брат FreeCell: столбцы строят по масти.</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Канфилд</translation>
    </message>
    <message>
        <source>A reserve of thirteen cards, and foundations that begin with any rank.</source>
        <translation>Резерв из тринадцати карт и базы, которые начинаются с любого достоинства.</translation>
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
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Каждый клик открывает три карты, сыграть можно только последней.</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Каждый клик открывает одну карту: легче.</translation>
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
    <message>
        <source>Eight cells make up for columns built in suit.</source>
        <translation>Восемь ячеек помогают строить столбцы по масти.</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Гольф</translation>
    </message>
    <message>
        <source>Clear the columns by taking cards one higher or one lower.</source>
        <translation>Разберите столбцы, снимая карты на одну старше или младше.</translation>
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
    <message>
        <source>A king ends the chain: the strictest way.</source>
        <translation>Король обрывает цепочку: самое строгое правило.</translation>
    </message>
    <message>
        <source>A queen may follow a king.</source>
        <translation>За королём может идти дама.</translation>
    </message>
    <message>
        <source>Ranks go round the corner: an ace may follow a king too.</source>
        <translation>Порядок замкнут: туз тоже может идти за королём.</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Жозефина</translation>
    </message>
    <message>
        <source>Quarante Voleurs in which whole runs move.</source>
        <translation>Quarante Voleurs, где перемещают целые ряды.</translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation>Косынка</translation>
    </message>
    <message>
        <source>The patience that everybody knows: seven columns in alternating colours.</source>
        <translation>Пасьянс, который знают все: семь столбцов с чередованием цветов.</translation>
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
        <source>Each click turns one card: easier.</source>
        <translation>Каждый клик открывает одну карту: легче.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Каждый клик открывает три карты, сыграть можно только последней.</translation>
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
        <source>The waste is turned over as often as you like; with points, each time costs some.</source>
        <translation>Сброс можно переворачивать сколько угодно; при игре на очки это стоит очков.</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Колоду можно пройти всего три раза.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Карты в сбросе остаются там, пока вы их не сыграете.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Обычный: очки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Вегас: доллары</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Вы получаете очки за открытые карты и за карты на базах.</translation>
    </message>
    <message>
        <source>You pay 52 dollars for the cards and get 5 for each one on a foundation.</source>
        <translation>Вы платите за карты 52 доллара и получаете по 5 за каждую на базе.</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Ограниченный</translation>
    </message>
    <message>
        <source>Quarante Voleurs with twelve columns.</source>
        <translation>Quarante Voleurs с двенадцатью столбцами.</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Три вершины</translation>
    </message>
    <message>
        <source>Clear three peaks by taking cards one higher or one lower.</source>
        <translation>Разберите три вершины, снимая карты на одну старше или младше.</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Take pairs that make thirteen until the pyramid is gone.</source>
        <translation>Убирайте пары, дающие тринадцать, пока пирамида не исчезнет.</translation>
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
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Колоду можно пройти всего три раза.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Карты в сбросе остаются там, пока вы их не сыграете.</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like.</source>
        <translation>Сброс можно переворачивать сколько угодно раз.</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Скорпион</translation>
    </message>
    <message>
        <source>Build four runs in suit from king to ace, moving any open card.</source>
        <translation>Соберите четыре ряда по масти от короля до туза, перемещая любую открытую карту.</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Паук</translation>
    </message>
    <message>
        <source>Ten columns with two packs: runs in suit from king to ace leave the table.</source>
        <translation>Десять столбцов и две колоды: ряды одной масти от короля до туза уходят со стола.</translation>
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
    <message>
        <source>Every run is in suit: easy.</source>
        <translation>Любой ряд одной масти: легко.</translation>
    </message>
    <message>
        <source>Hearts and spades: runs of one suit move together.</source>
        <translation>Черви и пики: ряды одной масти перемещаются вместе.</translation>
    </message>
    <message>
        <source>The full game: hard.</source>
        <translation>Полная игра: трудно.</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Улицы</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours.</source>
        <translation>Quarante Voleurs с чередованием цветов.</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Номер десять</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours, half of it face down.</source>
        <translation>Quarante Voleurs с чередованием цветов, половина карт закрыта.</translation>
    </message>
</context>
<context>
    <name>YUKON</name>
    <message>
        <source>Yukon</source>
        <translation>Юкон</translation>
    </message>
    <message>
        <source>Klondike without a stock: any open card is moved, with all cards on it.</source>
        <translation>«Косынка» без колоды: любую открытую карту можно переместить со всеми картами на ней.</translation>
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
