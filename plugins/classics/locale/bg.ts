<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Играта на Бейкър</translation>
    </message>
    <message>
        <source>The older FreeCell: columns are built in suit.</source>
        <translation>По-старият FreeCell: колоните се редят по боя.</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Канфийлд</translation>
    </message>
    <message>
        <source>A reserve of thirteen cards, and foundations that begin with any rank.</source>
        <translation>Резерв от тринадесет карти и основи, които започват с произволна стойност.</translation>
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
        <translation>Празна колона се запълва от отпадъчната купчина.</translation>
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
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Всяко щракване обръща три карти; само последната може да се играе.</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Всяко щракване обръща една карта: по-лесно.</translation>
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
    <message>
        <source>Eight cells make up for columns built in suit.</source>
        <translation>Осем клетки компенсират колоните по боя.</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Голф</translation>
    </message>
    <message>
        <source>Clear the columns by taking cards one higher or one lower.</source>
        <translation>Разчистете колоните, като вземате карти с едно по-високи или по-ниски.</translation>
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
    <message>
        <source>A king ends the chain: the strictest way.</source>
        <translation>Попът прекъсва веригата: най-строгото правило.</translation>
    </message>
    <message>
        <source>A queen may follow a king.</source>
        <translation>Дама може да следва поп.</translation>
    </message>
    <message>
        <source>Ranks go round the corner: an ace may follow a king too.</source>
        <translation>Подредбата е кръгова: и асо може да следва поп.</translation>
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
        <translation>Quarante Voleurs, в който се местят цели редици.</translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation>Клондайк</translation>
    </message>
    <message>
        <source>The patience that everybody knows: seven columns in alternating colours.</source>
        <translation>Пасиансът, който всички познават: седем колони с редуване на цветовете.</translation>
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
        <source>Each click turns one card: easier.</source>
        <translation>Всяко щракване обръща една карта: по-лесно.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Всяко щракване обръща три карти; само последната може да се играе.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Преминавания през тестето за теглене</translation>
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
        <source>The waste is turned over as often as you like; with points, each time costs some.</source>
        <translation>Отпадъчната купчина се връща колкото пъти искате; при игра с точки това струва точки.</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Тестето за теглене се преминава общо три пъти.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Картите в отпадъчната купчина остават там, ако не ги изиграете.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal: точки</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas: долари</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Получавате точки за откритите карти и за тези върху основите.</translation>
    </message>
    <message>
        <source>You pay 52 dollars for the cards and get 5 for each one on a foundation.</source>
        <translation>Плащате 52 долара за картите и получавате по 5 за всяка върху основа.</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Ограничен</translation>
    </message>
    <message>
        <source>Quarante Voleurs with twelve columns.</source>
        <translation>Quarante Voleurs с дванадесет колони.</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Три върха</translation>
    </message>
    <message>
        <source>Clear three peaks by taking cards one higher or one lower.</source>
        <translation>Разчистете три върха, като вземате карти с едно по-високи или по-ниски.</translation>
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
        <translation>Махайте двойки със сбор тринадесет, докато пирамидата изчезне.</translation>
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
        <translation>Преминавания през тестето за теглене</translation>
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
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Тестето за теглене се преминава общо три пъти.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Картите в отпадъчната купчина остават там, ако не ги изиграете.</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like.</source>
        <translation>Отпадъчната купчина се връща колкото пъти искате.</translation>
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
        <translation>Подредете четири редици по боя от поп до асо; мести се всяка открита карта.</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Паяк</translation>
    </message>
    <message>
        <source>Ten columns with two packs: runs in suit from king to ace leave the table.</source>
        <translation>Десет колони с две тестета: редици от една боя от поп до асо напускат масата.</translation>
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
    <message>
        <source>Every run is in suit: easy.</source>
        <translation>Всяка редица е от една боя: лесно.</translation>
    </message>
    <message>
        <source>Hearts and spades: runs of one suit move together.</source>
        <translation>Купи и пики: редици от една боя се местят заедно.</translation>
    </message>
    <message>
        <source>The full game: hard.</source>
        <translation>Пълната игра: трудна.</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Улици</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours.</source>
        <translation>Quarante Voleurs с редуване на цветовете.</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Номер десет</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours, half of it face down.</source>
        <translation>Quarante Voleurs с редуване на цветовете, наполовина с лицето надолу.</translation>
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
        <translation>Клондайк без тесте за теглене: всяка открита карта се мести с всички карти върху нея.</translation>
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
