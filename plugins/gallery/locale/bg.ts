<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Аса горе</translation>
    </message>
    <message>
        <source>A quick patience: of two cards of one suit the lower one leaves, until only the aces are there.</source>
        <translation>Бърз пасианс: от две карти от една боя по-ниската си отива, докато останат само асата.</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Карта си отива, ако по-висока от нейната боя е в края на друга колона.</translation>
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
        <translation>Клондайк в един цвят: тестето за теглене се раздава върху колоните, по седем карти.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Основата започва със стойността на първата.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same colour.</source>
        <translation>Карта отива върху следващата по-висока от същия цвят.</translation>
    </message>
    <message>
        <source>An empty column is filled from the stock only.</source>
        <translation>Празна колона се пълни само от тестето за теглене.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Крал Алберт</translation>
    </message>
    <message>
        <source>Nine columns like stairs and seven cards at hand; one card moves at a time. It is hard, but never unfair.</source>
        <translation>Девет колони като стълба и седем карти под ръка; мести се по една карта. Трудно е, но винаги честно.</translation>
    </message>
</context>
<context>
    <name>CALCUL</name>
    <message>
        <source>Calculation</source>
        <translation>Пресмятане</translation>
    </message>
    <message>
        <source>Four foundations count up by ones, twos, threes and fours, and the cards that must wait are laid aside with care.</source>
        <translation>Четири основи броят през едно, две, три и четири, а картите, които трябва да чакат, се слагат внимателно настрана.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Сложете изтеглената карта, преди да теглите друга.</translation>
    </message>
    <message>
        <source>From left to right, the foundations go up by 1, 2, 3 and 4 ranks.</source>
        <translation>Отляво надясно основите растат с 1, 2, 3 и 4 стойности.</translation>
    </message>
</context>
<context>
    <name>CASTLE</name>
    <message>
        <source>Beleaguered Castle</source>
        <translation>Обсадената крепост</translation>
    </message>
    <message>
        <source>The four aces lie ready, and eight open rows of six cards besiege them.</source>
        <translation>Четирите аса са на място, обсадени от осем открити реда по шест карти.</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Кралски котильон</translation>
    </message>
    <message>
        <source>A patience with 2 packs and two wings, whose foundations go up by twos.</source>
        <translation>Пасианс с 2 тестета и две крила, чиито основи се качват през една стойност.</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Основите започват отляво с асото, отдясно с двойката.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>Основата се качва през една: асо, три, пет; поп, две, четири.</translation>
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
        <translation>Пасианс с 2 тестета и осем колони, в който всяка боя отива върху всяка друга.</translation>
    </message>
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Истхейвън</translation>
    </message>
    <message>
        <source>A Klondike whose stock is dealt in rows over seven short columns.</source>
        <translation>Клондайк, чието тесте за теглене се раздава на редове върху седем къси колони.</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Цветна градина</translation>
    </message>
    <message>
        <source>Six beds and a bouquet: every card is seen from the start, and you choose the order.</source>
        <translation>Шест лехи и букет: всички карти се виждат от началото, а редът избирате вие.</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Четиринайсетици</translation>
    </message>
    <message>
        <source>Twelve columns of open cards: pairs that make 14 leave, and it matters which.</source>
        <translation>Дванайсет колони с открити карти: двойките, които правят 14, си отиват и е важно кои.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Две карти си отиват заедно, ако правят четиринайсет.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Циганка</translation>
    </message>
    <message>
        <source>A patience with 2 packs: Klondike’s way of building, Spider’s way of dealing.</source>
        <translation>Пасианс с 2 тестета: подреждане като в Клондайк, раздаване като в Паяк.</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Осмоза</translation>
    </message>
    <message>
        <source>Four rows, each in one suit: a rank seeps down from row to row.</source>
        <translation>Четири реда, всеки в една боя: стойностите се просмукват от ред в ред.</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Редът започва със стойността на първия, след реда над него.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Първо тази стойност трябва да е в горния ред.</translation>
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
</context>
<context>
    <name>POKERSQ</name>
    <message>
        <source>Poker Squares</source>
        <translation>Покер в квадрат</translation>
    </message>
    <message>
        <source>25 cards make five rows and five columns, each a poker hand.</source>
        <translation>25 карти правят пет реда и пет колони, всяка от които е покерна ръка.</translation>
    </message>
    <message>
        <source>The next card turns up when this one lies in the square.</source>
        <translation>Следващата карта се обръща, когато тази е в квадрата.</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Руски пасианс</translation>
    </message>
    <message>
        <source>Yukon in suit: whole heaps move, but they fit on their own suit only. It is hard to win.</source>
        <translation>Юкон по бои: местят се цели купчини, но само върху своята боя. Печели се трудно.</translation>
    </message>
</context>
<context>
    <name>SEAHAVEN</name>
    <message>
        <source>Seahaven Towers</source>
        <translation>Кулите на Сийхейвън</translation>
    </message>
    <message>
        <source>FreeCell in suits: ten columns, four cells, and only kings on empty columns.</source>
        <translation>FreeCell по бои: десет колони, четири клетки и само попове в празните колони.</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Простият Саймън</translation>
    </message>
    <message>
        <source>Spider with 1 open pack and no stock: you see everything, and nothing is left to chance.</source>
        <translation>Паяк с 1 открито тесте и без тесте за теглене: всичко се вижда, нищо не зависи от случая.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Цяла редица от поп до асо в една боя излиза сама.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Сър Томи</translation>
    </message>
    <message>
        <source>Perhaps the oldest patience of all: each drawn card must be laid on one of four columns, where nothing moves again.</source>
        <translation>Може би най-старият пасианс: всяка изтеглена карта се слага в една от четири колони, където вече нищо не се мести.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Сложете изтеглената карта, преди да теглите друга.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Паяче</translation>
    </message>
    <message>
        <source>Spider with 1 pack: quicker than the big one, and not much easier.</source>
        <translation>Паяк с 1 тесте: по-бърз от големия и не много по-лесен.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Цяла редица от поп до асо в една боя излиза сама.</translation>
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
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Тринайсетици</translation>
    </message>
    <message>
        <source>A quick patience: pairs that make 13 leave, and new cards take their places.</source>
        <translation>Бърз пасианс: двойките, които правят 13, си отиват и нови карти заемат местата им.</translation>
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
        <source>Empty places are filled from the stock automatically.</source>
        <translation>Празните места се запълват от тестето за теглене сами.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Уестклиф</translation>
    </message>
    <message>
        <source>A Klondike with ten short columns and 1 pass through the stock. It is won more often than not.</source>
        <translation>Клондайк с десет къси колони и 1 преминаване през тестето за теглене. Печели се по-често, отколкото се губи.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Галерия</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>Още известни игри</translation>
    </message>
</context>
</TS>
