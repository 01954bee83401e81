<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Тузы наверх</translation>
    </message>
    <message>
        <source>A quick patience: of two cards of one suit the lower one leaves, until only the aces are there.</source>
        <translation>Быстрый пасьянс: из двух карт одной масти уходит младшая, пока не останутся одни тузы.</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Карта уходит, если старшая той же масти лежит в конце другого столбца.</translation>
    </message>
</context>
<context>
    <name>AGNES</name>
    <message>
        <source>Agnes</source>
        <translation>Агнес</translation>
    </message>
    <message>
        <source>Klondike in one colour: the stock is dealt onto the columns, seven cards at a time.</source>
        <translation>«Косынка» в один цвет: колоду сдают на столбцы, по семь карт.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>База начинается с достоинства первой.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same colour.</source>
        <translation>Карту кладут на следующую старшую карту того же цвета.</translation>
    </message>
    <message>
        <source>An empty column is filled from the stock only.</source>
        <translation>Пустой столбец заполняют только из колоды.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Король Альберт</translation>
    </message>
    <message>
        <source>Nine columns like stairs and seven cards at hand; one card moves at a time. It is hard, but never unfair.</source>
        <translation>Девять столбцов лесенкой и семь карт под рукой; переносят по одной карте. Трудно, но всегда честно.</translation>
    </message>
</context>
<context>
    <name>CALCUL</name>
    <message>
        <source>Calculation</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Four foundations count up by ones, twos, threes and fours, and the cards that must wait are laid aside with care.</source>
        <translation>Четыре базы считают через одно, два, три и четыре, а карты, которым надо ждать, бережно откладывают.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Положите взятую карту, прежде чем брать другую.</translation>
    </message>
    <message>
        <source>From left to right, the foundations go up by 1, 2, 3 and 4 ranks.</source>
        <translation>Слева направо базы растут на 1, 2, 3 и 4 достоинства.</translation>
    </message>
</context>
<context>
    <name>CASTLE</name>
    <message>
        <source>Beleaguered Castle</source>
        <translation>Осаждённый замок</translation>
    </message>
    <message>
        <source>The four aces lie ready, and eight open rows of six cards besiege them.</source>
        <translation>Четыре туза уже на местах, а вокруг восемь открытых рядов по шесть карт.</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Королевский котильон</translation>
    </message>
    <message>
        <source>A patience with 2 packs and two wings, whose foundations go up by twos.</source>
        <translation>Пасьянс из 2 колод с двумя крыльями; базы растут через одну карту.</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Базы начинаются слева с туза, справа с двойки.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>База растёт через одну: туз, три, пять; король, два, четыре.</translation>
    </message>
</context>
<context>
    <name>DIPLOM</name>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>A patience with 2 packs and eight columns, in which any suit goes on any other.</source>
        <translation>Пасьянс из 2 колод с восемью столбцами, где любую масть кладут на любую.</translation>
    </message>
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Истхейвен</translation>
    </message>
    <message>
        <source>A Klondike whose stock is dealt in rows over seven short columns.</source>
        <translation>«Косынка», в которой колоду сдают рядами на семь коротких столбцов.</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Цветник</translation>
    </message>
    <message>
        <source>Six beds and a bouquet: every card is seen from the start, and you choose the order.</source>
        <translation>Шесть клумб и букет: все карты видны с самого начала, а порядок выбираете вы.</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Четырнадцать</translation>
    </message>
    <message>
        <source>Twelve columns of open cards: pairs that make 14 leave, and it matters which.</source>
        <translation>Двенадцать столбцов открытых карт: пары, дающие 14, уходят, и важно, какие.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Две карты уходят вместе, если дают четырнадцать.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Цыганка</translation>
    </message>
    <message>
        <source>A patience with 2 packs: Klondike’s way of building, Spider’s way of dealing.</source>
        <translation>Пасьянс из 2 колод: строят как в «Косынке», сдают как в «Пауке».</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Осмос</translation>
    </message>
    <message>
        <source>Four rows, each in one suit: a rank seeps down from row to row.</source>
        <translation>Четыре ряда, каждый одной масти: достоинства просачиваются из ряда в ряд.</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Ряд начинается с достоинства первого, после ряда над ним.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Сначала это достоинство должно быть в ряду выше.</translation>
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
</context>
<context>
    <name>POKERSQ</name>
    <message>
        <source>Poker Squares</source>
        <translation>Покерный квадрат</translation>
    </message>
    <message>
        <source>25 cards make five rows and five columns, each a poker hand.</source>
        <translation>Из 25 карт складывают пять рядов и пять столбцов, каждый – покерная рука.</translation>
    </message>
    <message>
        <source>The next card turns up when this one lies in the square.</source>
        <translation>Следующая карта откроется, когда эта ляжет в квадрат.</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Русский пасьянс</translation>
    </message>
    <message>
        <source>Yukon in suit: whole heaps move, but they fit on their own suit only. It is hard to win.</source>
        <translation>Юкон по мастям: переносят целые стопки, но только на свою масть. Выиграть трудно.</translation>
    </message>
</context>
<context>
    <name>SEAHAVEN</name>
    <message>
        <source>Seahaven Towers</source>
        <translation>Башни Сихейвена</translation>
    </message>
    <message>
        <source>FreeCell in suits: ten columns, four cells, and only kings on empty columns.</source>
        <translation>FreeCell по мастям: десять столбцов, четыре ячейки и только короли в пустых столбцах.</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Простак Саймон</translation>
    </message>
    <message>
        <source>Spider with 1 open pack and no stock: you see everything, and nothing is left to chance.</source>
        <translation>Паук из 1 открытой колоды: видно всё, и ничто не зависит от случая.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Целый ряд от короля до туза одной масти уходит сам.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Сэр Томми</translation>
    </message>
    <message>
        <source>Perhaps the oldest patience of all: each drawn card must be laid on one of four columns, where nothing moves again.</source>
        <translation>Быть может, самый старый пасьянс: каждую взятую карту кладут в один из четырёх столбцов, где больше ничего не переносят.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Положите взятую карту, прежде чем брать другую.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Паучок</translation>
    </message>
    <message>
        <source>Spider with 1 pack: quicker than the big one, and not much easier.</source>
        <translation>Паук из 1 колоды: быстрее большого и немногим легче.</translation>
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
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Тринадцать</translation>
    </message>
    <message>
        <source>A quick patience: pairs that make 13 leave, and new cards take their places.</source>
        <translation>Быстрый пасьянс: пары, дающие 13, уходят, и их места занимают новые карты.</translation>
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
        <source>Empty places are filled from the stock automatically.</source>
        <translation>Пустые места заполняются из колоды сами.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Уэстклифф</translation>
    </message>
    <message>
        <source>A Klondike with ten short columns and 1 pass through the stock. It is won more often than not.</source>
        <translation>«Косынка» с десятью короткими столбцами и 1 проходом колоды. Сходится чаще, чем не сходится.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Галерея</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>Другие известные игры</translation>
    </message>
</context>
</TS>
