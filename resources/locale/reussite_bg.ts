<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg_BG" sourcelanguage="en_US">
<context>
    <name>Access</name>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation>Клавиши на масата</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Двете ръце</translation>
    </message>
    <message>
        <source>Right hand, numeric keypad</source>
        <translation>Дясна ръка, цифров блок</translation>
    </message>
    <message>
        <source>Left hand, W A S D</source>
        <translation>Лява ръка, W A S D</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Преки ходове</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Пълно</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключено</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Един превключвател</translation>
    </message>
    <message>
        <source>Two switches</source>
        <translation>Два превключвателя</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 пиксела</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Large targets</source>
        <translation>Големи цели</translation>
    </message>
    <message>
        <source>Buttons, menu entries and rows are 44 pixels high at least.</source>
        <translation>Бутоните, редовете на менютата и на списъците са високи поне 44 пиксела.</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Звуци на картите</translation>
    </message>
    <message>
        <source>Picked up, carried, laid down, drawn, refused, turned over and won each sound different. They need the Python package miniaudio.</source>
        <translation>Вдигане, носене, оставяне, теглене, отказ, обръщане и победа звучат различно. Нужен е пакетът miniaudio за Python.</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Екранни четци</translation>
    </message>
    <message>
        <source>Switch access</source>
        <translation>Достъп с превключватели</translation>
    </message>
    <message>
        <source>Move cards with two clicks</source>
        <translation>Местене на карти с две щраквания</translation>
    </message>
    <message>
        <source>Click cards to pick them up, then click where they should go. Right-click a card to list its moves.</source>
        <translation>Щракнете върху картите, за да ги вземете, а после там, където трябва да отидат. Щракване с десния бутон върху карта показва ходовете ѝ.</translation>
    </message>
    <message>
        <source>Keyboard layout</source>
        <translation>Подредба на клавишите</translation>
    </message>
    <message>
        <source>Press two keys to move: 3 7 moves from column 3 to column 7.</source>
        <translation>Натиснете два клавиша за ход: 3 7 мести от колона 3 в колона 7.</translation>
    </message>
    <message>
        <source>Verbosity</source>
        <translation>Подробност</translation>
    </message>
    <message>
        <source>Announce the card before its pile</source>
        <translation>Картата се съобщава преди купчината</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматично</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Съобщения</translation>
    </message>
    <message>
        <source>Notifications (for Orca before version 45)</source>
        <translation>Известия (за Orca преди версия 45)</translation>
    </message>
    <message>
        <source>Announce results</source>
        <translation>Съобщаване на резултатите</translation>
    </message>
    <message>
        <source>Expose piles and cards to screen readers</source>
        <translation>Купчините и картите са достъпни за екранни четци</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Влиза в сила след рестартиране.</translation>
    </message>
    <message>
        <source>Scan the legal moves</source>
        <translation>Обхождане на позволените ходове</translation>
    </message>
    <message>
        <source>With one switch, the list of moves advances by itself and any key chooses a move. With two switches, Space advances and Enter chooses.</source>
        <translation>С един превключвател списъкът с ходове се движи сам и всеки клавиш избира ход. С два интервалът придвижва, а Enter избира.</translation>
    </message>
    <message>
        <source>Time on each move</source>
        <translation>Време за всеки ход</translation>
    </message>
    <message>
        <source>Click tolerance</source>
        <translation>Толеранс на щракването</translation>
    </message>
    <message>
        <source>If the pointer moves no farther than this, a press counts as a click, not as a drag.</source>
        <translation>Ако показалецът не се премести по-далеч от това, натискането се приема за щракване, а не за влачене.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;мощ</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Започни раздаването отначало</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Въведи код на играта…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Копирай кода на играта</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Раздаване на деня</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>С&amp;ледващ номер</translation>
    </message>
    <message>
        <source>Pre&amp;vious number</source>
        <translation>Пр&amp;едишен номер</translation>
    </message>
    <message>
        <source>&amp;Open a game file…</source>
        <translation>&amp;Отвори файл с игра…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Запази ка&amp;то…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Ст&amp;атистика…</translation>
    </message>
    <message>
        <source>Co&amp;mpare games…</source>
        <translation>Сравн&amp;яване на игрите…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Настро&amp;йки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмени</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтори</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Тегли от тестето за теглене</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>&amp;По-големи карти</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>По-&amp;малки карти</translation>
    </message>
    <message>
        <source>&amp;Tool bar</source>
        <translation>&amp;Лента с инструменти</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>Лента на &amp;състоянието</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Време</translation>
    </message>
    <message>
        <source>Table &amp;as list</source>
        <translation>Масата като сп&amp;исък</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как се играе</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>К&amp;лавиши</translation>
    </message>
    <message>
        <source>&amp;About Réussite</source>
        <translation>&amp;Относно Réussite</translation>
    </message>
    <message>
        <source>Undo to the &amp;start</source>
        <translation>Отмени до &amp;началото</translation>
    </message>
    <message>
        <source>Redo to the &amp;end</source>
        <translation>Повтори до &amp;края</translation>
    </message>
    <message>
        <source>Send &amp;all up</source>
        <translation>Качи &amp;всички</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Нова &amp;игра…</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Ново раздаване</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the table</source>
        <translation>Копирай изобра&amp;жение на масата</translation>
    </message>
    <message>
        <source>Save a picture of the ta&amp;ble…</source>
        <translation>Запази изображение на &amp;масата…</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>&amp;Размер по подразбиране</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>Отваря лентата с менюта</translation>
    </message>
    <message>
        <source>To&amp;urnaments…</source>
        <translation>Т&amp;урнири…</translation>
    </message>
    <message>
        <source>Dail&amp;y calendar…</source>
        <translation>Календар по &amp;дни…</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>Off</source>
        <translation>Без</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Намалено движение</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Скорост на анимацията</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear at their new place without moving there. You never have to wait for an animation.</source>
        <translation>При намалено движение картите се появяват на новото си място, без да се движат дотам. Никога не чакате анимация.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No games were found in %1. Reinstall Réussite.</source>
        <translation>В %1 няма игри. Преинсталирайте Réussite.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Маса</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормален</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Едър</translation>
    </message>
    <message>
        <source>Index letters</source>
        <translation>Букви на индекса</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Син</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червен</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелен</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Сливов</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графитен</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Гръб</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светло</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмно</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Силен</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>За левичари</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Лента с инструменти</translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation>Лента на състоянието</translation>
    </message>
    <message>
        <source>Time in the status bar</source>
        <translation>Време в лентата на състоянието</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Прозорец</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Индекс на картите</translation>
    </message>
    <message>
        <source>Rank and suit in the corner of the built-in decks.</source>
        <translation>Стойност и боя в ъгъла на вградените тестета.</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Според езика</translation>
    </message>
    <message>
        <source>Felt in dark mode</source>
        <translation>Сукно в тъмен режим</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Както системата</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Цветова схема</translation>
    </message>
    <message>
        <source>The table and windows follow the system at once.</source>
        <translation>Масата и прозорците следват системата веднага.</translation>
    </message>
    <message>
        <source>Dim cards in dark mode</source>
        <translation>По-тъмни карти в тъмен режим</translation>
    </message>
    <message>
        <source>Makes the paper of the built-in decks less bright.</source>
        <translation>Прави хартията на вградените тестета по-малко ярка.</translation>
    </message>
    <message>
        <source>High contrast uses a black table and clear marks.</source>
        <translation>Силният контраст е с черна маса и ясни знаци.</translation>
    </message>
    <message>
        <source>Mirrors the table, with the stock on the right.</source>
        <translation>Обръща масата огледално: тестето за теглене е вдясно.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Размер на картите</translation>
    </message>
    <message>
        <source>Above %1, the table is larger than the window and scrolls.</source>
        <translation>Над %1 масата е по-голяма от прозореца и се превърта.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер на текста</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Daily calendar</source>
        <translation>Календар по дни</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играй</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предишен месец</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следващ месец</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дни</translation>
    </message>
    <message>
        <source>✓ won   • played, not won</source>
        <translation>✓ спечелено   • играно, не е спечелено</translation>
    </message>
    <message>
        <source>%1: this deal can be played from that day on.</source>
        <comment>a day</comment>
        <translation>%1: това раздаване може да се играе от този ден нататък.</translation>
    </message>
    <message>
        <source>%1: won, best score %2.</source>
        <comment>a day, a score</comment>
        <translation>%1: спечелено, най-добър резултат %2.</translation>
    </message>
    <message>
        <source>%1: played, not won.</source>
        <comment>a day</comment>
        <translation>%1: играно, не е спечелено.</translation>
    </message>
    <message>
        <source>%1: not played.</source>
        <comment>a day</comment>
        <translation>%1: още не е играно.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Резултати във времето</translation>
    </message>
    <message>
        <source>Average score: %1 in the oldest games, %2 in the newest</source>
        <translation>Среден резултат: %1 в най-старите игри, %2 в най-новите</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Среден резултат</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Спечелени игри</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Още няма завършена игра</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>показва всеки ред на модула, през който е минала грешката</translation>
    </message>
    <message>
        <source>%1 now runs with your permissions.</source>
        <translation>%1 сега работи с вашите права.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: __init__.py is missing.</source>
        <translation>В %1 няма модул: липсва __init__.py.</translation>
    </message>
    <message>
        <source>The plugin %1 is not trusted yet. Check its folder %2 instead, or turn the plugin on.</source>
        <translation>Модулът %1 още не е доверен. Вместо това проверете папката му %2 или включете модула.</translation>
    </message>
    <message>
        <source>Check that the variants of a plugin follow the rules.</source>
        <translation>Проверява дали игрите на модул спазват правилата.</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is not a valid deal code (%1).</source>
        <translation>Това не е код на играта (%1).</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Use one of %2.</source>
        <translation>Непозната игра „%1“. Използвайте една от следните: %2.</translation>
    </message>
    <message>
        <source>Unknown version “%1”. This program deals %2.</source>
        <translation>Непозната версия „%1“. Тази програма раздава %2.</translation>
    </message>
    <message>
        <source>Unknown option “%1”. Use one of %2.</source>
        <translation>Непозната възможност „%1“. Използвайте една от следните: %2.</translation>
    </message>
    <message>
        <source>The option is missing. Use one of %1.</source>
        <translation>Липсва възможност. Използвайте една от следните: %1.</translation>
    </message>
    <message>
        <source>The number “%1” must have %2 characters.</source>
        <translation>Номерът „%1“ трябва да има %2 знака.</translation>
    </message>
    <message>
        <source>The number of %1 characters at the end is missing.</source>
        <translation>Липсва номерът от %1 знака накрая.</translation>
    </message>
    <message>
        <source>The number cannot contain “%1”. Use A to Z and 2 to 7.</source>
        <translation>Номерът не може да съдържа „%1“. Използвайте A до Z и 2 до 7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals. Use seven letters instead of %1.</source>
        <translation>%2 няма раздавания на Microsoft. Напишете седем букви вместо %1.</translation>
    </message>
    <message>
        <source>There is no Microsoft deal #%1. Use #1 to #%2.</source>
        <translation>Няма раздаване на Microsoft #%1. Използвайте от #1 до #%2.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1 after #.</source>
        <translation>Въведете номер от 1 до %1 след #.</translation>
    </message>
    <message>
        <source>Enter a deal code, such as %1.</source>
        <translation>Въведете код на играта, например %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. A deal code looks like %2.</source>
        <translation>„%1“ не е код на играта. Код на играта изглежда така: %2.</translation>
    </message>
    <message>
        <source>Unknown game code “%1”.</source>
        <translation>Непознат код на игра „%1“.</translation>
    </message>
    <message>
        <source>The text contains several deal codes: %1. Keep only one.</source>
        <translation>Текстът съдържа няколко кода на игри: %1. Оставете само един.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Options:</source>
        <translation>Опции:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>извежда един документ JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>извежда версията</translation>
    </message>
    <message>
        <source>Undo: the whole game</source>
        <translation>Отмяна: цялата игра</translation>
    </message>
    <message>
        <source>Time limit: none</source>
        <translation>Ограничение на времето: няма</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>Модул: %1</translation>
    </message>
    <message>
        <source>List the variants with their options.</source>
        <translation>Изброява игрите с възможностите им.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Спечелена: %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Резултат: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходове: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt не може да използва този екран: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>%1 is only for a new tournament. Use tournament new.</source>
        <translation>%1 е за нов турнир: напишете tournament new.</translation>
    </message>
    <message>
        <source>%1 points, %2 of %3 rounds played, %4 won</source>
        <translation>точки: %1, изиграни кръгове: %2 от %3, спечелени: %4</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Пренебрегнато: %1</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>Турнирът изисква --name от 1 до 80 знака.</translation>
    </message>
    <message>
        <source>Unknown value “%1” for %2. Use one of %3.</source>
        <translation>Непозната стойност „%1“ на %2: използвайте една от %3.</translation>
    </message>
    <message>
        <source>Give the deal codes of the rounds, or --rounds and --variant. Use %1.</source>
        <translation>Посочете кодовете на игрите за кръговете или --rounds и --variant: напишете %1.</translation>
    </message>
    <message>
        <source>Verify the results of a tournament and show its standings, or create a new one.</source>
        <translation>Преиграва резултатите на турнир и показва класирането, или създава нов.</translation>
    </message>
    <message>
        <source>add a finished game</source>
        <translation>добавя завършена игра</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>кой я е играл</translation>
    </message>
    <message>
        <source>new: its name</source>
        <translation>new: как се казва</translation>
    </message>
    <message>
        <source>new: number of random deals</source>
        <translation>new: толкова случайни раздавания</translation>
    </message>
    <message>
        <source>new: their family, such as DS or DS-D1N</source>
        <translation>new: от този вид, например DS или DS-D1N</translation>
    </message>
    <message>
        <source>new: which attempt counts, first or best</source>
        <translation>new: кой опит се брои, first (първи) или best (най-добър)</translation>
    </message>
    <message>
        <source>new: games with an undo do not count</source>
        <translation>new: игри с отмяна не се броят</translation>
    </message>
    <message>
        <source>new: sum of scores, or places</source>
        <translation>new: сбор от резултати или места</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of rounds. Use 1 to %2.</source>
        <translation>„%1“ не е валиден брой кръгове. Използвайте от 1 до %2.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”. Use %2.</source>
        <translation>Неочакван аргумент „%1“. Напишете %2.</translation>
    </message>
    <message>
        <source>An argument is missing. Use %1.</source>
        <translation>Липсва аргумент. Напишете %1.</translation>
    </message>
    <message>
        <source>Could not write the output. Check that the disk is not full.</source>
        <translation>Резултатът не може да бъде изведен. Проверете дали дискът не е пълен.</translation>
    </message>
    <message>
        <source>%1 takes no value. Remove “%2”.</source>
        <translation>%1 не приема стойност. Махнете „%2“.</translation>
    </message>
    <message>
        <source>A value is missing. Use %1.</source>
        <translation>Липсва стойност. Напишете %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <translation>Непозната опция %1. Имахте предвид %2?</translation>
    </message>
    <message>
        <source>Unknown option %1. See %2 --help.</source>
        <translation>Непозната опция %1. Вижте %2 --help.</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>показва тази помощ и приключва</translation>
    </message>
    <message>
        <source>Commands (each has its own --help):</source>
        <translation>Команди (всяка има свой --help):</translation>
    </message>
    <message>
        <source>Play patience: continue your last game, or open a deal code or game file.</source>
        <translation>Пасианси: продължава последната ви игра или отваря код на играта или файл с игра.</translation>
    </message>
    <message>
        <source>deal a random game of this family, such as DS</source>
        <translation>раздава случайна игра от това семейство, например DS</translation>
    </message>
    <message>
        <source>reset the position and size of the window</source>
        <translation>възстановява мястото и размера на прозореца</translation>
    </message>
    <message>
        <source>start without third-party plugins</source>
        <translation>стартира без чужди модули</translation>
    </message>
    <message>
        <source>play a demonstration game and save a picture of it</source>
        <translation>изиграва демонстрация и записва картина от нея</translation>
    </message>
    <message>
        <source>check that Réussite works on this system</source>
        <translation>проверява дали Réussite работи на тази система</translation>
    </message>
    <message>
        <source>add Réussite to the application menu (after pip or pipx)</source>
        <translation>добавя Réussite в менюто с програми (след pip или pipx)</translation>
    </message>
    <message>
        <source>remove Réussite from the application menu</source>
        <translation>маха Réussite от менюто с програми</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Report this to its author.</source>
        <translation>Модулът %1 се провали (%2). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>Only a plugin in your plugins folder, in a folder with its own name, can be trusted while it changes. %1 is not one.</source>
        <translation>Доверен, докато се променя, може да бъде само модул във вашата папка с модули, в папка с неговото име. Модулът %1 не е такъв.</translation>
    </message>
    <message>
        <source>The plugin %1 was not turned on. %2</source>
        <translation>Модулът %1 не беше включен. %2</translation>
    </message>
    <message>
        <source>trust a plugin with its current files, and turn it on</source>
        <translation>прави модул доверен със сегашните му файлове и го включва</translation>
    </message>
    <message>
        <source>with --enable: keep trusting your own plugin when its files change</source>
        <translation>с --enable: собственият ви модул остава доверен, когато файловете му се променят</translation>
    </message>
    <message>
        <source>There are several plugins called %1. Use one of %2.</source>
        <translation>Има няколко модула с име %1. Използвайте един от следните: %2.</translation>
    </message>
    <message>
        <source>Unknown plugin “%1”. Use one of %2.</source>
        <translation>Непознат модул „%1“. Използвайте един от следните: %2.</translation>
    </message>
    <message>
        <source>List the plugins, or turn them on and off.</source>
        <translation>Изброява модулите, включва ги и ги изключва.</translation>
    </message>
    <message>
        <source>turn a plugin off</source>
        <translation>изключва модул</translation>
    </message>
    <message>
        <source>There are no legal moves.</source>
        <translation>Няма позволен ход.</translation>
    </message>
    <message>
        <source>Move %1 (%2) was refused (%3): %4</source>
        <translation>Ход %1 (%2) беше отказан (%3): %4</translation>
    </message>
    <message>
        <source>“%1” is not a time in milliseconds. Use, for example, --elapsed 90000.</source>
        <translation>„%1“ не е време в милисекунди. Използвайте например --elapsed 90000.</translation>
    </message>
    <message>
        <source>Show the table of a deal code; -7H is a card that is face down.</source>
        <translation>Показва масата за код на играта; -7H е карта с лицето надолу.</translation>
    </message>
    <message>
        <source>List the legal moves, such as t2&gt;t7*4.</source>
        <translation>Изброява позволените ходове, като t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves (- reads them from standard input)</source>
        <translation>след тези ходове (- ги чете от стандартния вход)</translation>
    </message>
    <message>
        <source>Play moves, undo and redo (- reads them from standard input).</source>
        <translation>Изиграва ходове, undo и redo (- ги чете от стандартния вход).</translation>
    </message>
    <message>
        <source>the time played, in milliseconds</source>
        <translation>времето на игра в милисекунди</translation>
    </message>
    <message>
        <source>Use either a code or file, or --new, but not both.</source>
        <translation>Използвайте или код или файл, или --new, но не и двете.</translation>
    </message>
    <message>
        <source>“%1” is neither a deal code nor a game file.</source>
        <translation>„%1“ не е нито код на играта, нито файл с игра.</translation>
    </message>
    <message>
        <source>Put the command first: %1 %2.</source>
        <translation>Поставете командата първа: %1 %2.</translation>
    </message>
    <message>
        <source>Unknown command “%1”. Did you mean %2?</source>
        <translation>Непозната команда „%1“. Имахте предвид %2?</translation>
    </message>
    <message>
        <source>Unknown command “%1”. See %2 --help.</source>
        <translation>Непозната команда „%1“. Вижте %2 --help.</translation>
    </message>
    <message>
        <source>Verify game files by replaying them, and rank games of the same deal.</source>
        <translation>Проверява файлове с игри, като ги изиграва отново, и подрежда игрите от едно раздаване по място.</translation>
    </message>
    <message>
        <source>No display was found. Start Réussite on a desktop, or play a demonstration: %1</source>
        <translation>Не е намерен екран. Пуснете Réussite от работен плот или изиграйте демонстрация: %1</translation>
    </message>
    <message>
        <source>Qt cannot start because %1 is missing. On Debian and Ubuntu: %2</source>
        <translation>Qt не може да се стартира: липсва %1. В Debian и Ubuntu: %2</translation>
    </message>
    <message>
        <source>trusted even when its files change</source>
        <translation>доверен, дори когато файловете му се променят</translation>
    </message>
    <message>
        <source>number of processes to use</source>
        <translation>брой процеси</translation>
    </message>
    <message>
        <source>use the workers of a trusted Dask cluster</source>
        <translation>използва работниците на доверен клъстер Dask</translation>
    </message>
    <message>
        <source>Use either --jobs or --dask, but not both.</source>
        <translation>Използвайте или --jobs, или --dask, но не и двете.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of processes. Use 1 to %2.</source>
        <translation>„%1“ не е валиден брой процеси. Използвайте от 1 до %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask. Install it with “pip install reussite[cluster]”.</source>
        <translation>--dask изисква Dask: инсталирайте го с „pip install reussite[cluster]“.</translation>
    </message>
    <message>
        <source>The cluster %1 does not respond (%2). Check that its scheduler is running.</source>
        <translation>Клъстерът %1 не отговаря (%2). Проверете дали планировчикът му работи.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers. Start some with “dask worker %1”.</source>
        <translation>Клъстерът %1 няма работници: пуснете ги с „dask worker %1“.</translation>
    </message>
    <message>
        <source>The workers of %1 must have the same version of Réussite as this computer (%2).</source>
        <translation>Работниците на %1 трябва да имат същата версия на Réussite като тази (%2).</translation>
    </message>
    <message>
        <source>--add and --player belong together. Use both.</source>
        <translation>--add и --player вървят заедно: напишете и двете.</translation>
    </message>
    <message>
        <source>%1 already contains a tournament. Choose another folder.</source>
        <translation>Папката %1 вече съдържа турнир: изберете друга.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Сравняване на игри</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Върнати</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Games of the same deal</source>
        <translation>Игри от едно раздаване</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Добави файлове…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Гледай</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>&amp;Изчисти</translation>
    </message>
    <message>
        <source>Add game files</source>
        <translation>Добавяне на файлове с игри</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Няма игра</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>Each file is verified by replaying it. Games of the same deal are ranked by score, then time, then moves. Games with cards taken back come last.</source>
        <translation>Всеки файл се проверява, като се изиграва отново. Игрите от едно раздаване се подреждат по резултат, после по време, после по ходове. Тези с върнати карти са последни.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Quit without saving?</source>
        <translation>Изход без запазване?</translation>
    </message>
    <message>
        <source>Restart this deal?</source>
        <translation>Да започне ли раздаването отначало?</translation>
    </message>
    <message>
        <source>Play the same cards again from the beginning?</source>
        <translation>Да играете ли същите карти отначало?</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Да се изостави ли тази игра?</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Последните ви ходове не са записани.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite tries to save them again after each move and when you quit.</source>
        <translation>Ако излезете сега, те ще се загубят. Réussite опитва да ги запише отново след всеки ход и при изход.</translation>
    </message>
    <message>
        <source>Continue your unfinished game?</source>
        <translation>Да продължи ли недовършената ви игра?</translation>
    </message>
    <message>
        <source>You have an unfinished game: %1, %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>Имате недовършена игра: %1, %2.</translation>
    </message>
    <message>
        <source>Continue it, or abandon it and start another?</source>
        <translation>Да продължите ли с нея, или да я изоставите и да започнете друга?</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite is already running but does not respond.</source>
        <translation>Ако излезете сега, те ще се загубят. Réussite вече работи, но не отговаря.</translation>
    </message>
    <message>
        <source>Abandon this game and deal another one?</source>
        <translation>Да се изостави ли тази игра и да се раздаде друга?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It will count as abandoned.</source>
        <translation>Играта на масата не е завършена. Тя ще се брои за изоставена.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Продължи играта</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Изход въпреки това</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>От&amp;каз</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Отначало</translation>
    </message>
    <message>
        <source>&amp;Abandon game</source>
        <translation>&amp;Изостави играта</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продължи</translation>
    </message>
    <message>
        <source>&amp;Abandon</source>
        <translation>&amp;Изостави</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>Undo: the last %n action(s)</source>
        <translation>
            <numerusform>Отмяна: последното %n действие</numerusform>
            <numerusform>Отмяна: последните %n действия</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n second(s)</source>
        <translation>
            <numerusform>Ограничение на времето: %n секунда</numerusform>
            <numerusform>Ограничение на времето: %n секунди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n action(s) can be undone.</source>
        <translation>
            <numerusform>Може да се отмени само последното %n действие.</numerusform>
            <numerusform>Могат да се отменят само последните %n действия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n върната карта</numerusform>
            <numerusform>%n върнати карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of %1</source>
        <translation>
            <numerusform>%n раздаване на %1</numerusform>
            <numerusform>%n раздавания на %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) can move together now.</source>
        <translation>
            <numerusform>Сега заедно може да се мести само %n карта.</numerusform>
            <numerusform>Сега заедно могат да се местят само %n карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock now deals %n card(s) at a time.</source>
        <translation>
            <numerusform>Сега тестето за теглене дава по %n карта наведнъж.</numerusform>
            <numerusform>Сега тестето за теглене дава по %n карти наведнъж.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole (%n card(s)).</source>
        <translation>
            <numerusform>Отпадъчната купчина се връща цялата (%n карта).</numerusform>
            <numerusform>Отпадъчната купчина се връща цялата (%n карти).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile has %n card(s).</source>
        <translation>
            <numerusform>В тази купчина има %n карта.</numerusform>
            <numerusform>В тази купчина има %n карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plugin %1 took %n second(s) to respond.</source>
        <translation>
            <numerusform>Модулът %1 отговаря за %n секунда.</numerusform>
            <numerusform>Модулът %1 отговаря за %n секунди.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be verified. The first is %1</source>
        <translation>
            <numerusform>%n файл не може да бъде потвърден: %1</numerusform>
            <numerusform>%n файла не могат да бъдат потвърдени. Първият е %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems found: %n.</source>
        <translation>
            <numerusform>Открит е %n недостатък.</numerusform>
            <numerusform>Открити са %n недостатъка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n тесте</numerusform>
            <numerusform>%n тестета</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s): here such games do not count.</source>
        <translation>
            <numerusform>Играна с %n подсказка: тук такава игра не се брои.</numerusform>
            <numerusform>Играна с %n подсказки: тук такава игра не се брои.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Текуща серия: %n ден.</numerusform>
            <numerusform>Текуща серия: %n дни.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Най-дълга серия: %n ден.</numerusform>
            <numerusform>Най-дълга серия: %n дни.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Two colours</source>
        <translation>Два цвята</translation>
    </message>
    <message>
        <source>Four colours: warm and cool</source>
        <translation>Четири цвята: топли и студени</translation>
    </message>
    <message>
        <source>Four colours: for all eyes</source>
        <translation>Четири цвята: за всички очи</translation>
    </message>
    <message>
        <source>Four colours: poker</source>
        <translation>Четири цвята: покер</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Тесте</translation>
    </message>
    <message>
        <source>This deck cannot be used (%1).</source>
        <translation>Това тесте не може да се използва (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file cannot be read (%1).</source>
        <translation>Това тесте не може да се използва: файлът му не може да се прочете (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file %1 is too large.</source>
        <translation>Това тесте не може да се използва: файлът му %1 е твърде голям.</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Това тесте не може да се използва: някои от картите му са празни.</translation>
    </message>
    <message>
        <source>Checking the deck…</source>
        <translation>Проверяване на тестето…</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file is not a valid SVG drawing.</source>
        <translation>Това тесте не може да се използва: файлът му не е валидна рисунка SVG.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing (%1).</source>
        <translation>Това тесте не може да се използва: в него липсват карти (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards differ in size (%1 of 52).</source>
        <translation>Това тесте не може да се използва: картите му не са еднакви по размер (%1 от 52 се различават).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong proportions (height %1 times the width).</source>
        <translation>Това тесте не може да се използва: картите му са с неподходяща форма (%1 пъти по-високи, отколкото широки).</translation>
    </message>
    <message>
        <source>This deck cannot be used: it takes too much time or memory to draw.</source>
        <translation>Това тесте не може да се използва: рисуването му отнема твърде много време или памет.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it refers to another file (%1).</source>
        <translation>Това тесте не може да се използва: посочва файл извън него (%1).</translation>
    </message>
    <message>
        <source>The default cards are shown instead.</source>
        <translation>Вместо това се показват картите по подразбиране.</translation>
    </message>
    <message>
        <source>Decks of KDE and AisleRiot appear here if they are installed.</source>
        <translation>Тестетата на KDE и AisleRiot се появяват тук, ако са инсталирани.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>Ход %1 беше отказан: %2</translation>
    </message>
    <message>
        <source>Dealt %1: %2</source>
        <translation>Раздадено е %1: %2</translation>
    </message>
    <message>
        <source>Moves: %1. Score: %2.</source>
        <translation>Изиграни ходове: %1, резултат: %2.</translation>
    </message>
    <message>
        <source>The game was not won.</source>
        <translation>Играта не е спечелена.</translation>
    </message>
    <message>
        <source>Won in %1 moves with a score of %2.</source>
        <translation>Спечелена; ходове: %1, резултат: %2.</translation>
    </message>
    <message>
        <source>Picture saved as %1</source>
        <translation>Картината е записана като %1</translation>
    </message>
    <message>
        <source>Could not write %1</source>
        <translation>Не може да се запише %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite was added to the application menu: %1</source>
        <translation>Réussite беше добавена в менюто с програми: %1</translation>
    </message>
    <message>
        <source>Réussite has no menu entry of its own to remove.</source>
        <translation>Réussite няма собствен запис в менюто за премахване.</translation>
    </message>
    <message>
        <source>Réussite was removed from the application menu.</source>
        <translation>Réussite беше махната от менюто с програми.</translation>
    </message>
    <message>
        <source>Menu entries are supported on Linux only. Pin the program instead.</source>
        <translation>Записи в менюто се поддържат само в Linux. Вместо това закачете програмата.</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>%1 не може да бъде записан: %2.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Същото раздаване отново</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Копирай код и резултат</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Moves %3 · Time %4</source>
        <translation>%1 · Резултат %2 · Ходове %3 · Време %4</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Спечелихте!</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>Нов рекорд</translation>
    </message>
    <message>
        <source>New record: best score</source>
        <translation>Нов рекорд: най-добър резултат</translation>
    </message>
    <message>
        <source>New record: fewest moves</source>
        <translation>Нов рекорд: най-малко ходове</translation>
    </message>
    <message>
        <source>New record: best time</source>
        <translation>Нов рекорд: най-добро време</translation>
    </message>
    <message>
        <source>Seconds left: %1 × %2 = %3</source>
        <translation>Оставащи секунди: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Undone (%1): %2</source>
        <translation>Отменени (%1): %2</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Начало: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Ново раздаване</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта приключи</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Играта е загубена</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Времето изтече</translation>
    </message>
    <message>
        <source>Current streak: %1 (longest: %2)</source>
        <translation>Текуща серия: %1 (най-дълга: %2)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Най-добро досега</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Green</source>
        <translation>Зелено</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синьо</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордо</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графитено</translation>
    </message>
    <message>
        <source>Sage, light</source>
        <translation>Градински чай, светло</translation>
    </message>
    <message>
        <source>Sand, light</source>
        <translation>Пясък, светло</translation>
    </message>
    <message>
        <source>Your own picture could not be read, so the usual felt is shown instead.</source>
        <translation>Вашето изображение не можа да бъде прочетено, затова се показва обичайното сукно.</translation>
    </message>
    <message>
        <source>Own colour…</source>
        <translation>Собствен цвят…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Собствено изображение…</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Собствен цвят</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Собствено изображение</translation>
    </message>
    <message>
        <source>This is a folder, a pipe or a device, not a picture.</source>
        <translation>Това е папка, канал или устройство, а не изображение.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP picture, or it is damaged.</source>
        <translation>Това не е изображение PNG, JPEG или WebP, или е повредено.</translation>
    </message>
    <message>
        <source>The picture file is larger than %1 MiB; choose a smaller one.</source>
        <translation>Файлът с изображението е над %1 MiB; изберете по-малък.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 × %2 pixels; choose a smaller one.</source>
        <translation>Изображението е над %1 × %2 пиксела; изберете по-малко.</translation>
    </message>
    <message>
        <source>The picture could not be copied (%1).</source>
        <translation>Изображението не можа да бъде копирано (%1).</translation>
    </message>
    <message>
        <source>The picture could not be read (%1).</source>
        <translation>Изображението не можа да бъде прочетено (%1).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Отваряне на файл с игра</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Запазване на играта като</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Запазено като %1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Стойности, разделени със запетаи</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>Could not open %1. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>Не може да се отвори %1. %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <comment>a file, what the system says</comment>
        <translation>Не може да се запише %1: %2</translation>
    </message>
    <message>
        <source>Réussite games</source>
        <translation>Игри на Réussite</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <comment>a file</comment>
        <translation>Проверка: %1…</translation>
    </message>
    <message>
        <source>Replace file?</source>
        <translation>Да се замени ли файлът?</translation>
    </message>
    <message>
        <source>A file called %1 already exists.</source>
        <translation>Файл с име %1 вече съществува.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замени</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>the disk is full. Free some space, or choose another folder.</source>
        <translation>дискът е пълен. Освободете място или изберете друга папка.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Not opened: %1</source>
        <translation>Може да се отвори само по една игра. Не са отворени: %1</translation>
    </message>
    <message>
        <source>%1 is a web address. Download the file first, then open it here.</source>
        <translation>%1 е уеб адрес. Първо изтеглете файла, после го отворете тук.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Welcome to Réussite</source>
        <translation>Добре дошли в Réussite</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>&amp;Всички игри…</translation>
    </message>
    <message>
        <source>Which game would you like to play first?</source>
        <translation>Коя игра искате да играете първо?</translation>
    </message>
    <message>
        <source>All games are in the Game menu.</source>
        <translation>Всички игри са в менюто „Игра“.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>обект във фигурни скоби</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>списък в квадратни скоби</translation>
    </message>
    <message>
        <source>a time and an action, such as [0, “t3&gt;f0”]</source>
        <translation>време и действие, например [0, &quot;t3&gt;f0&quot;]</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-11-29T20:08:10+00:00</source>
        <translation>дата и час с отместване, например 2026-11-29T20:08:10+00:00</translation>
    </message>
    <message>
        <source>“%1” is missing in the file.</source>
        <translation>Във файла липсва „%1“.</translation>
    </message>
    <message>
        <source>“%1” has the value %2, but it must be %3.</source>
        <translation>„%1“ има стойност %2, а трябва да е %3.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but its last action is at %2.</source>
        <translation>Според файла играта трае %1 милисекунди, но последното ѝ действие е на %2.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but the clock stops at %2.</source>
        <translation>Според файла играта трае %1 милисекунди, но часовникът спира на %2.</translation>
    </message>
    <message>
        <source>The file says that the game was won, but it was not.</source>
        <translation>Според файла играта е спечелена, но тя не е.</translation>
    </message>
    <message>
        <source>The file says that the game was not won, but it was.</source>
        <translation>Според файла играта не е спечелена, но тя е.</translation>
    </message>
    <message>
        <source>The ending is “%1” in the file, but “%2” when the game is replayed.</source>
        <translation>Краят във файла е „%1“, но при повторното изиграване е „%2“.</translation>
    </message>
    <message>
        <source>The score is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Резултатът във файла е %1, но при повторното изиграване е %2.</translation>
    </message>
    <message>
        <source>The score is in %1 in the file, but in %2 when the game is replayed.</source>
        <translation>Резултатът във файла е в „%1“, но при повторното изиграване е в „%2“.</translation>
    </message>
    <message>
        <source>The number of moves is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Броят на ходовете във файла е %1, но при повторното изиграване е %2.</translation>
    </message>
    <message>
        <source>null, “won”, “time”, “given-up”, “ended” or “lost”</source>
        <translation>null, „won“, „time“, „given-up“, „ended“ или „lost“</translation>
    </message>
    <message>
        <source>This is not a valid game file (%1).</source>
        <translation>Това не е валиден файл с игра (%1).</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Файлът не съществува.</translation>
    </message>
    <message>
        <source>Could not read the file (%1).</source>
        <translation>Файлът не може да бъде прочетен (%1).</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Това е папка или устройство, а не файл.</translation>
    </message>
    <message>
        <source>The file is too large for a game file (more than %1 MiB).</source>
        <translation>Файлът е твърде голям за файл с игра (над %1 MiB).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файлът е празен.</translation>
    </message>
    <message>
        <source>The file is in UTF-16. Save it as UTF-8.</source>
        <translation>Файлът е в UTF-16. Запишете го като UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. Save it as UTF-8 without one.</source>
        <translation>Файлът започва с маркер за реда на байтовете. Запишете го като UTF-8 без него.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: it is not UTF-8 text (line %1, column %2).</source>
        <translation>Това не е файл с игра на Réussite: текстът не е в UTF-8 (ред %1, позиция %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file (line %1, column %2).</source>
        <translation>Това не е файл с игра на Réussite (ред %1, позиция %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: its brackets are nested too deeply.</source>
        <translation>Това не е файл с игра: скобите са вложени твърде дълбоко.</translation>
    </message>
    <message>
        <source>“%1” appears twice in the file.</source>
        <translation>„%1“ се среща два пъти във файла.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file.</source>
        <translation>Това не е файл с игра на Réussite.</translation>
    </message>
    <message>
        <source>The file was saved by a newer version of Réussite (format %1; this version reads %2). Update Réussite.</source>
        <translation>Файлът е записан от по-нова версия на Réussite (формат %1; тази чете %2). Обновете Réussite.</translation>
    </message>
    <message>
        <source>Unknown format %1. This version reads format %2.</source>
        <translation>Непознат формат %1. Тази версия чете формат %2.</translation>
    </message>
    <message>
        <source>Its deal code is not valid.</source>
        <translation>Кодът на играта в него не е валиден.</translation>
    </message>
    <message>
        <source>Its deal code is “%1”, but it must be written %2.</source>
        <translation>Кодът на играта е „%1“, а трябва да се запише %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when the game was replayed (%2).</source>
        <translation>Правилата на %1 се провалиха при повторното изиграване (%2).</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>цяло число</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Action %1 (%2) is earlier than the one before it.</source>
        <translation>Действие %1 (%2) е по-рано от предишното.</translation>
    </message>
    <message>
        <source>Action %1 (%2) was refused (%3): %4</source>
        <translation>Действие %1 (%2) беше отказано (%3): %4</translation>
    </message>
    <message>
        <source>The game has %1 actions, but the limit is %2.</source>
        <translation>В играта има %1 действия, но границата е %2.</translation>
    </message>
    <message>
        <source>The file contains an unknown entry “%1”.</source>
        <translation>Файлът съдържа непознат запис „%1“.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ended</source>
        <translation>Завършена</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Върнати</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>виждана преди</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>изтекло време</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>изиграна докрай</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>загубена</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Бележки</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>изоставена</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Завършени игри</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Кодове на игри</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>Върнати карти</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Карти: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Every action can be undone</source>
        <translation>Всяко действие може да се отмени</translation>
    </message>
    <message>
        <source>Actions that can be undone: %1</source>
        <translation>Действия, които могат да се отменят: %1</translation>
    </message>
    <message>
        <source>Seconds on the clock: %1</source>
        <translation>Секунди на часовника: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примери</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страници</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>About Réussite</source>
        <translation>Относно Réussite</translation>
    </message>
    <message>
        <source>Réussite %1</source>
        <translation>Réussite %1</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Отказано: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2 · Score %3</source>
        <translation>Стъпка %1 от %2 · Резултат %3</translation>
    </message>
    <message>
        <source>%1 · Won</source>
        <translation>%1 · Спечелено</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Стъпка назад</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следваща стъпка</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Play all steps</source>
        <translation>Изиграй всичко</translation>
    </message>
    <message>
        <source>%1, heading %2</source>
        <comment>a heading, its level</comment>
        <translation>%1, заглавие %2</translation>
    </message>
    <message>
        <source>Playing by ear</source>
        <translation>Игра на слух</translation>
    </message>
    <message>
        <source>Could not read the page %1.</source>
        <translation>Страницата %1 не може да бъде прочетена.</translation>
    </message>
    <message>
        <source>If a move is not allowed, a short message tells you which rule forbids it.</source>
        <translation>Ако даден ход не е позволен, кратко съобщение казва кое правило го забранява.</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>ЧЗВ</translation>
    </message>
    <message>
        <source>Patience games for the desktop. Free software under the MIT licence. Built with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Пасианси за работния плот. Свободен софтуер под лиценза MIT. Създадено с Qt %1 и PySide6, използвани под LGPL 3.</translation>
    </message>
    <message>
        <source>Your move · Score %1</source>
        <translation>Ваш собствен ход · Резултат %1</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турнири</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint was found.</source>
        <translation>Не беше намерена подсказка.</translation>
    </message>
    <message>
        <source>Goes up: %1.</source>
        <translation>Качва се: %1.</translation>
    </message>
    <message>
        <source>Turns a card up.</source>
        <translation>Обръща карта.</translation>
    </message>
    <message>
        <source>Frees: %1.</source>
        <translation>Освобождава: %1.</translation>
    </message>
    <message>
        <source>Empties a place.</source>
        <translation>Изпразва място.</translation>
    </message>
    <message>
        <source>Finds a place: %1.</source>
        <translation>Намира място: %1.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <translation>Тегли от тестето за теглене.</translation>
    </message>
    <message>
        <source>Turns the waste over.</source>
        <translation>Връща отпадъчната купчина.</translation>
    </message>
    <message>
        <source>%1 This line wins.</source>
        <translation>%1 Този ход води до победа.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Клавиши за „%1“: %2</translation>
    </message>
    <message>
        <source>&amp;Add key</source>
        <translation>&amp;Добави клавиш</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>По &amp;подразбиране</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Натиснете клавиш тук</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Use it here instead?</source>
        <translation>%1 вече се използва за „%2“. Да се използва ли тук?</translation>
    </message>
    <message>
        <source>Some of these keys are also used for “%1”.</source>
        <translation>Някои от тези клавиши се използват и за „%1“.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of an action</comment>
        <translation>няма</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Изчисти</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pile to the left</source>
        <translation>Купчина наляво</translation>
    </message>
    <message>
        <source>Pile to the right</source>
        <translation>Купчина надясно</translation>
    </message>
    <message>
        <source>Previous group of piles</source>
        <translation>Предишна група купчини</translation>
    </message>
    <message>
        <source>Next group of piles</source>
        <translation>Следваща група купчини</translation>
    </message>
    <message>
        <source>First pile of the group</source>
        <translation>Първа купчина от групата</translation>
    </message>
    <message>
        <source>Last pile of the group</source>
        <translation>Последна купчина от групата</translation>
    </message>
    <message>
        <source>First pile of the table</source>
        <translation>Първа купчина на масата</translation>
    </message>
    <message>
        <source>Last pile of the table</source>
        <translation>Последна купчина на масата</translation>
    </message>
    <message>
        <source>Top card of the pile</source>
        <translation>Най-горната карта на купчината</translation>
    </message>
    <message>
        <source>Previous pile that takes the cards</source>
        <translation>Предишна купчина, която приема картите</translation>
    </message>
    <message>
        <source>Next pile that takes the cards</source>
        <translation>Следваща купчина, която приема картите</translation>
    </message>
    <message>
        <source>Go to a column; put the cards down there</source>
        <translation>Към колона; оставя картите там</translation>
    </message>
    <message>
        <source>Go to the stock</source>
        <translation>Към тестето за теглене</translation>
    </message>
    <message>
        <source>Go to the waste</source>
        <translation>Към отпадъчната купчина</translation>
    </message>
    <message>
        <source>Next cell; put the card into a free one</source>
        <translation>Следваща клетка; оставя картата в свободна</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Предишна клетка</translation>
    </message>
    <message>
        <source>Next foundation; put the card there</source>
        <translation>Следваща основа; оставя картата там</translation>
    </message>
    <message>
        <source>Previous foundation</source>
        <translation>Предишна основа</translation>
    </message>
    <message>
        <source>One card fewer in hand</source>
        <translation>Една карта по-малко в ръката</translation>
    </message>
    <message>
        <source>One card more in hand</source>
        <translation>Една карта повече в ръката</translation>
    </message>
    <message>
        <source>Put the cards in hand back</source>
        <translation>Връща картите от ръката</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Тази карта в основата ѝ</translation>
    </message>
    <message>
        <source>List of legal moves</source>
        <translation>Списък на позволените ходове</translation>
    </message>
    <message>
        <source>Read this pile in full</source>
        <translation>Прочита цялата купчина</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Прочита цялата маса</translation>
    </message>
    <message>
        <source>Read the top cards of the columns</source>
        <translation>Прочита най-горните карти на колоните</translation>
    </message>
    <message>
        <source>Read the foundations</source>
        <translation>Прочита основите</translation>
    </message>
    <message>
        <source>Read time, moves and score</source>
        <translation>Прочита времето, ходовете и резултата</translation>
    </message>
    <message>
        <source>Repeat the last message</source>
        <translation>Повтаря последното съобщение</translation>
    </message>
    <message>
        <source>Repeat an earlier message</source>
        <translation>Повтаря по-ранно съобщение</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>цифров блок %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>Към колона %1; оставя картите там</translation>
    </message>
    <message>
        <source>Next card down; pick up one more</source>
        <translation>Следваща карта надолу; взема още една</translation>
    </message>
    <message>
        <source>Next card up; pick up one fewer</source>
        <translation>Следваща карта нагоре; взема една по-малко</translation>
    </message>
    <message>
        <source>Lowest card that can move</source>
        <translation>Най-дълбоката подвижна карта</translation>
    </message>
    <message>
        <source>Pick up or put down; draw from the stock</source>
        <translation>Взема или оставя; тегли от тестето за теглене</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Тегли от тестето за теглене</translation>
    </message>
    <message>
        <source>Best move of this card (as with a double-click)</source>
        <translation>Най-добрият ход на картата (като с двойно щракване)</translation>
    </message>
    <message>
        <source>Find a card (then type its rank and suit, such as 7H)</source>
        <translation>Търси карта (после въведете стойност и боя, например 7H)</translation>
    </message>
    <message>
        <source>Change the verbosity</source>
        <translation>Променя подробността</translation>
    </message>
    <message>
        <source>Magnify this card</source>
        <translation>Увеличава тази карта</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Пауза или продължаване</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language (%1)</source>
        <translation>Език на системата (%1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>The index letters of the cards follow the language unless you choose others.</source>
        <translation>Буквите на картите следват езика, освен ако не изберете други.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Лента с инструменти</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Други игри</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Запазване на изображение на масата</translation>
    </message>
    <message>
        <source>Your unfinished %1 game will return when its plugin is installed again.</source>
        <translation>%1: недовършената ви игра ще се върне, когато модулът ѝ бъде инсталиран отново.</translation>
    </message>
    <message>
        <source>Restoring your game…</source>
        <translation>Възстановяване на играта ви…</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Legal moves</source>
        <translation>Позволени ходове</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Ново раздаване</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Същото раздаване отново</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Обратно в моята игра</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Random deal</source>
        <translation>&amp;Случайно раздаване</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Код на играта:</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздай</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код на играта</translation>
    </message>
    <message>
        <source>Only deals that have been won</source>
        <translation>Само спечелени раздавания</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Тази игра няма възможности за избор.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Намиране на игра</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лесна</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средна</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудна</translation>
    </message>
    <message>
        <source>Main games</source>
        <translation>Основни игри</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Играни последно</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Като %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Други игри</translation>
    </message>
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>check its rules</source>
        <translation>проверява правилата му</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>играе го</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>Създадено: %1.</translation>
    </message>
    <message>
        <source>The game can be played already. Change its rules and help pages. Useful commands:</source>
        <translation>Играта вече може да се играе. Променяйте правилата и помощните ѝ страници. Полезни команди:</translation>
    </message>
    <message>
        <source>trust it and turn it on</source>
        <translation>прави го доверен и го включва</translation>
    </message>
    <message>
        <source>To play it, move its folder to %1.</source>
        <translation>За да го играете, преместете папката му в %1.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>„%1“ не е валидно име на модул. Използвайте до 40 малки латински букви, цифри и _.</translation>
    </message>
    <message>
        <source>The name %1 is already in use. Choose another one.</source>
        <translation>Името %1 вече се използва. Изберете друго.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name or --folder.</source>
        <translation>%1 вече съществува. Изберете друго име или --folder.</translation>
    </message>
    <message>
        <source>“%1” is not a valid family. Use two to eight letters from A to Z.</source>
        <translation>„%1“ не е валидно начало на код. Използвайте от две до осем букви от A до Z.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Choose another --family.</source>
        <translation>Друг модул вече предлага %1. Изберете друга --family.</translation>
    </message>
    <message>
        <source>No unused family can be made from %1. Choose one with --family.</source>
        <translation>От %1 не може да се образува свободно начало на код. Изберете го с --family.</translation>
    </message>
    <message>
        <source>Could not write the plugin (%1). Choose another --folder.</source>
        <translation>Модулът не може да бъде записан (%1). Изберете друга --folder.</translation>
    </message>
    <message>
        <source>Create a plugin with a new variant that can be played at once.</source>
        <translation>Създава модул с нова игра, която може да се играе веднага.</translation>
    </message>
    <message>
        <source>where to create it (by default in your plugins folder)</source>
        <translation>къде да се създаде (по подразбиране във вашата папка с модули)</translation>
    </message>
    <message>
        <source>the start of its deal codes: two to eight letters</source>
        <translation>как започват кодовете на играта: от две до осем букви</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Open game&amp;s</source>
        <translation>Отворени и&amp;гри</translation>
    </message>
    <message>
        <source>No other game is open</source>
        <translation>Няма друга отворена игра</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>На пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продължи</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>%1 – %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Stock</source>
        <translation>Тесте за теглене</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Отпадъчна купчина</translation>
    </message>
    <message>
        <source>Foundation %1</source>
        <translation>Основа %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Колона %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Клетка %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Резерв %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Място %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Изчистени</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ръка</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Надничане към покрити карти</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Разтваряне на сбити колони</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Изключения за една игра</translation>
    </message>
    <message>
        <source>Options for new games</source>
        <translation>Възможности на новите игри</translation>
    </message>
    <message>
        <source>Mark the last moved card</source>
        <translation>Отбелязване на последно преместената карта</translation>
    </message>
    <message>
        <source>A small coloured corner shows what was moved last.</source>
        <translation>Малко цветно ъгълче показва какво е преместило последното действие.</translation>
    </message>
    <message>
        <source>Press and hold a covered face-up card, or the waste, to see all of it.</source>
        <translation>Натиснете и задръжте покрита карта с лице нагоре или отпадъчната купчина, за да я видите цялата.</translation>
    </message>
    <message>
        <source>Hover over a card in a tight column to spread it.</source>
        <translation>Задръжте показалеца върху карта от сбита колона, за да се разгърне.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>Когато картите са раздадени</translation>
    </message>
    <message>
        <source>With the first move</source>
        <translation>С първия ход</translation>
    </message>
    <message>
        <source>Clock starts</source>
        <translation>Часовникът тръгва</translation>
    </message>
    <message>
        <source>For games against the clock. A clock that waits can also be started with the Start button below the table.</source>
        <translation>За игрите срещу часовника. Часовник, който чака, може да се пусне и с бутона „Старт“ под масата.</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>The plugin could not be loaded (%1). Report this to its author.</source>
        <translation>Модулът не може да бъде зареден (%1). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>The plugin failed when it was started (%1). Report this to its author.</source>
        <translation>Модулът се провали при стартиране (%1). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1. Rename one of them.</source>
        <translation>Друг модул вече се казва %1. Преименувайте единия.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Turn one of them off.</source>
        <translation>Друг модул вече предлага %1. Изключете единия.</translation>
    </message>
    <message>
        <source>The plugin uses an unknown hook (%1). Report this to its author.</source>
        <translation>Модулът използва непозната точка за разширение (%1). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>A variant of the plugin did not pass the checks (%1). Report this to its author.</source>
        <translation>Игра на модула не премина проверките (%1). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>The plugin returned an object that is not a variant (%1). Report this to its author.</source>
        <translation>Модулът върна обект, който не е игра (%1). Съобщете на автора му.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Липсва файлът %1.</translation>
    </message>
    <message>
        <source>Could not read plugin.toml (%1). Report this to the author.</source>
        <translation>plugin.toml не може да бъде прочетен (%1). Съобщете на автора.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>„%1“ не е валидно име на модул. Използвайте до 40 малки латински букви, цифри и _.</translation>
    </message>
    <message>
        <source>It stopped responding last time. Turn it on to try again.</source>
        <translation>Последния път спря да отговаря. Включете го, за да опитате отново.</translation>
    </message>
    <message>
        <source>You can turn it off in the preferences, under Plugins.</source>
        <translation>Можете да го изключите в настройките, в Модули.</translation>
    </message>
    <message>
        <source>The plugin %1 stopped responding last time and was turned off.</source>
        <translation>Модулът %1 спря да отговаря последния път и беше изключен.</translation>
    </message>
    <message>
        <source>You can turn it on in the preferences, under Plugins.</source>
        <translation>Можете да го включите в настройките, в Модули.</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Your game is kept. Undo, or play another game.</source>
        <translation>Модулът %1 се провали (%2). Играта ви е запазена. Отменете или играйте друга игра.</translation>
    </message>
    <message>
        <source>The plugin needs version %1 of the plugin interface. Update the plugin or Réussite.</source>
        <translation>Модулът изисква версия %1 на интерфейса за модули. Обновете модула или Réussite.</translation>
    </message>
    <message>
        <source>The file plugin.toml does not state a version. Report this to the author.</source>
        <translation>plugin.toml не посочва версия. Съобщете на автора.</translation>
    </message>
    <message>
        <source>The file plugin.toml lacks api_version. Add: api_version = &quot;%1&quot;.</source>
        <translation>В plugin.toml липсва api_version. Добавете: api_version = &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>Plugins</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>За този модул</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Име: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Версия: %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Откъде: %1</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Състояние: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Папка: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 не е част от Réussite.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включен</translation>
    </message>
    <message>
        <source>off</source>
        <translation>изключен</translation>
    </message>
    <message>
        <source>part of Réussite</source>
        <translation>част от Réussite</translation>
    </message>
    <message>
        <source>your plugins folder</source>
        <translation>вашата папка с модули</translation>
    </message>
    <message>
        <source>an installed package</source>
        <translation>инсталиран пакет</translation>
    </message>
    <message>
        <source>Trust this plugin even when its files change (for its author)</source>
        <translation>Доверие на този модул, дори когато файловете му се променят (за автора му)</translation>
    </message>
    <message>
        <source>Anything written to its folder will run with your permissions without asking. Use this only for a plugin that you write yourself.</source>
        <translation>Всичко записано в папката му ще се изпълнява с вашите права, без да ви пита. Само за модул, който пишете сами.</translation>
    </message>
    <message>
        <source>Reads the folder again. The game on the table is not changed.</source>
        <translation>Прочита папката отново. Играта на масата не се променя.</translation>
    </message>
    <message>
        <source>Turn &amp;off</source>
        <translation>&amp;Изключи</translation>
    </message>
    <message>
        <source>Turn o&amp;n</source>
        <translation>&amp;Включи</translation>
    </message>
    <message>
        <source>Provides: %1</source>
        <translation>Предлага: %1</translation>
    </message>
    <message>
        <source>Turn on this plugin?</source>
        <translation>Да се включи ли този модул?</translation>
    </message>
    <message>
        <source>Could not create the folder: %1</source>
        <translation>Папката не може да бъде създадена: %1</translation>
    </message>
    <message>
        <source>A plugin is a program with your permissions: it can read, change and send all your files. Turn it on only if you trust its author. You trust only its current files; if one of them changes, you will be asked again.</source>
        <translation>Модулът е програма с вашите права: може да чете, променя и изпраща всичките ви файлове. Включете го само ако имате доверие на автора му. Доверявате се само на сегашните му файлове; ако някой от тях се промени, ще бъдете попитани отново.</translation>
    </message>
    <message>
        <source>not trusted yet</source>
        <translation>още не е доверен</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>не е зареден</translation>
    </message>
    <message>
        <source>O&amp;pen the plugins folder</source>
        <translation>&amp;Отвори папката с модули</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Копирай</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Презареди</translation>
    </message>
    <message>
        <source>&amp;Trust and turn on</source>
        <translation>&amp;Довери се и включи</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Double-click moves a card</source>
        <translation>Двойно щракване мести карта</translation>
    </message>
    <message>
        <source>A double-click sends a card to the best place that accepts it.</source>
        <translation>Двойното щракване праща картата на най-доброто място, което я приема.</translation>
    </message>
    <message>
        <source>A card dropped anywhere on the table goes to the best place.</source>
        <translation>Карта, пусната където и да е на масата, отива на най-доброто място.</translation>
    </message>
    <message>
        <source>Placement help</source>
        <translation>Помощ при поставяне</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Интерактивни правила</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Качи всички</translation>
    </message>
    <message>
        <source>Automatic placement</source>
        <translation>Автоматично поставяне</translation>
    </message>
    <message>
        <source>While you drag cards, every place that accepts them lights up.</source>
        <translation>Докато влачите, свети всяко място, което приема картите.</translation>
    </message>
    <message>
        <source>If a move is refused, a short message tells you which rule forbids it.</source>
        <translation>Ако ход бъде отказан, кратко съобщение казва кое правило го забранява.</translation>
    </message>
    <message>
        <source>Adds a menu item and a key that move all possible cards to the foundations.</source>
        <translation>Добавя команда в менюто и клавиш, които местят всички възможни карти в основите.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Достъпност</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страници</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Language and animation</source>
        <translation>Език и анимация</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Търсене в настройките</translation>
    </message>
    <message>
        <source>No preferences found.</source>
        <translation>Няма намерени настройки.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>По подр&amp;азбиране</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Преглед на:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Файлове от &amp;тип:</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Recent dea&amp;ls</source>
        <translation>По&amp;следни раздавания</translation>
    </message>
    <message>
        <source>No recent deals</source>
        <translation>Още няма друго раздаване</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The rules do not allow this (%1).</source>
        <translation>Правилата не го позволяват (%1).</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Мести се само най-горната карта, една по една.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Тези карти не могат да се вземат.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Тази купчина е пълна.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Няма какво да се отмени.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Няма какво да се повтори.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>Няма карта за местене.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the other colour.</source>
        <translation>Карта отива върху следващата по-висока от другия цвят.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the other colour.</source>
        <translation>Карта отива върху следващата по-ниска от другия цвят.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same suit.</source>
        <translation>Карта отива върху следващата по-висока от същата боя.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the same suit.</source>
        <translation>Карта отива върху следващата по-ниска от същата боя.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card.</source>
        <translation>Карта отива върху следващата по-висока.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card.</source>
        <translation>Карта отива върху следващата по-ниска.</translation>
    </message>
    <message>
        <source>A card goes on the next higher or the next lower card.</source>
        <translation>Карта отива върху следващата по-висока или по-ниска.</translation>
    </message>
    <message>
        <source>A card goes on a card of its suit.</source>
        <translation>Карта отива върху карта от своята боя.</translation>
    </message>
    <message>
        <source>A card goes on a card of the other colour.</source>
        <translation>Карта отива върху карта от другия цвят.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and alternating colours.</source>
        <translation>Карти се местят заедно само в низходящ ред и редуващи се цветове.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and one suit.</source>
        <translation>Карти се местят заедно само в низходящ ред и от една боя.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order.</source>
        <translation>Карти се местят заедно само в низходящ ред.</translation>
    </message>
    <message>
        <source>A foundation takes the next higher card of its suit.</source>
        <translation>Основата приема следващата по-висока карта от своята боя.</translation>
    </message>
    <message>
        <source>Only cards that follow each other move together.</source>
        <translation>Заедно се местят само поредни карти.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Играта е на пауза.</translation>
    </message>
    <message>
        <source>There is no such pile on this table.</source>
        <translation>На тази маса няма такава купчина.</translation>
    </message>
    <message>
        <source>This game has no stock.</source>
        <translation>В тази игра няма тесте за теглене.</translation>
    </message>
    <message>
        <source>This game has no waste.</source>
        <translation>В тази игра няма отпадъчна купчина.</translation>
    </message>
    <message>
        <source>This game has no cells.</source>
        <translation>В тази игра няма клетки.</translation>
    </message>
    <message>
        <source>This game has no foundations.</source>
        <translation>В тази игра няма основи.</translation>
    </message>
    <message>
        <source>Any card may go on an empty place.</source>
        <translation>На празно място може да отиде всяка карта.</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved.</source>
        <translation>Карта с лицето надолу не може да се мести.</translation>
    </message>
    <message>
        <source>Other cards still cover this one.</source>
        <translation>Върху тази карта още лежат други.</translation>
    </message>
    <message>
        <source>Cards on a foundation stay there.</source>
        <translation>Карта в основата остава там.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>Картата вече лежи там.</translation>
    </message>
    <message>
        <source>Only one card at a time can go there.</source>
        <translation>Там може да отиде само по една карта.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Тази клетка е заета.</translation>
    </message>
    <message>
        <source>No card can go there.</source>
        <translation>Там не може да отиде карта.</translation>
    </message>
    <message>
        <source>Cards cannot go there in pairs.</source>
        <translation>Картите не отиват там по двойки.</translation>
    </message>
    <message>
        <source>No card can be placed on another one there.</source>
        <translation>Там не може да се слага карта върху друга.</translation>
    </message>
    <message>
        <source>A card from that pile cannot go there.</source>
        <translation>Карта от тази купчина не може да отиде там.</translation>
    </message>
    <message>
        <source>A card cannot move from one foundation to another.</source>
        <translation>Карта не може да се мести от една основа в друга.</translation>
    </message>
    <message>
        <source>A card cannot move from one cell to another.</source>
        <translation>Карта не може да се мести от една клетка в друга.</translation>
    </message>
    <message>
        <source>Cards cannot go back to the stock.</source>
        <translation>Карти не се връщат в тестето за теглене.</translation>
    </message>
    <message>
        <source>Only cards from the stock can go to the waste.</source>
        <translation>В отпадъчната купчина отиват само карти от тестето за теглене.</translation>
    </message>
    <message>
        <source>Cards from the stock can only go to the waste.</source>
        <translation>Картите от тестето за теглене отиват само в отпадъчната купчина.</translation>
    </message>
    <message>
        <source>The stock deals one card to every pile.</source>
        <translation>Тестето за теглене раздава по една карта на всяка купчина.</translation>
    </message>
    <message>
        <source>The stock is empty. Turn the waste over first.</source>
        <translation>Тестето за теглене е празно. Първо върнете отпадъчната купчина.</translation>
    </message>
    <message>
        <source>The stock and the waste are empty.</source>
        <translation>Тестето за теглене и отпадъчната купчина са празни.</translation>
    </message>
    <message>
        <source>The waste can be turned over only when the stock is empty.</source>
        <translation>Отпадъчната купчина се връща само когато тестето за теглене е празно.</translation>
    </message>
    <message>
        <source>You have already won this game.</source>
        <translation>Вече сте спечелили тази игра.</translation>
    </message>
    <message>
        <source>Time is up. No more moves are possible.</source>
        <translation>Времето изтече. Повече ходове не са възможни.</translation>
    </message>
    <message>
        <source>This game is over. No more moves are possible.</source>
        <translation>Тази игра свърши. Повече ходове не са възможни.</translation>
    </message>
    <message>
        <source>The rules of this game failed.</source>
        <translation>Правилата на тази игра се провалиха.</translation>
    </message>
    <message>
        <source>This move is earlier than the one before it.</source>
        <translation>Този ход е по-рано от предишния.</translation>
    </message>
    <message>
        <source>This is not a move. Use, for example, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Това не е ход. Използвайте например t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo или redo.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty foundation.</source>
        <translation>В празна основа отива само асо.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty place.</source>
        <translation>На празно място отива само асо.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty column.</source>
        <translation>В празна колона отива само поп.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty place.</source>
        <translation>На празно място отива само поп.</translation>
    </message>
    <message>
        <source>You can go through the stock only once.</source>
        <translation>Тестето за теглене се изтегля само веднъж.</translation>
    </message>
    <message>
        <source>You cannot go through the stock again.</source>
        <translation>Тестето за теглене не се изтегля отново.</translation>
    </message>
    <message>
        <source>There is no place for this card at the moment.</source>
        <translation>Сега няма място за тази карта.</translation>
    </message>
    <message>
        <source>To take a card back from a foundation, drag it or use the keyboard.</source>
        <translation>За да върнете карта от основа, я влачете или използвайте клавиатурата.</translation>
    </message>
    <message>
        <source>This game has reached the maximum number of actions. Start another one.</source>
        <translation>Тази игра достигна най-големия брой действия. Започнете друга.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its suit.</source>
        <translation>Основата започва с асото от своята боя.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Всичко работи.</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 не рисува нищо</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>Дискът с %1 е пълен.</translation>
    </message>
    <message>
        <source>Undo did not lead back to the deal.</source>
        <translation>Отмяната не върна до раздаването.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>изиграни, отменени и повторени ходове: %1</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>нарисувани цветове: %1</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>записано в %1 байта</translation>
    </message>
    <message>
        <source>Checks failed: %1. See the lines marked !!.</source>
        <translation>Неуспешни проверки: %1. Вижте редовете, отбелязани с !!.</translation>
    </message>
    <message>
        <source>No fonts are installed. Install some.</source>
        <translation>Няма инсталирани шрифтове. Инсталирайте някои.</translation>
    </message>
    <message>
        <source>None found in %1</source>
        <translation>Не са намерени в %1</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions.</source>
        <translation>Не може да се пише в %1. Проверете правата.</translation>
    </message>
    <message>
        <source>Redo did not lead back to the last position.</source>
        <translation>Повторението не върна до последната позиция.</translation>
    </message>
    <message>
        <source>The table is drawn in only %1 colours.</source>
        <translation>Масата е нарисувана само с толкова цвята: %1.</translation>
    </message>
    <message>
        <source>A saved game did not load back identically.</source>
        <translation>Записана игра не се зареди същата.</translation>
    </message>
    <message>
        <source>Saved settings did not load back identically.</source>
        <translation>Записаните настройки не се заредиха същите.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file is damaged, so the defaults are used. It was renamed to %1.</source>
        <translation>Файлът с настройките е повреден и се използват настройките по подразбиране. Той е преименуван на %1.</translation>
    </message>
    <message>
        <source>The settings file %1 is damaged and could not be renamed. The defaults are used. Repair or remove the file.</source>
        <translation>Файлът с настройките %1 е повреден и не може да бъде преименуван. Използват се настройките по подразбиране. Поправете или премахнете файла.</translation>
    </message>
    <message>
        <source>Could not read the settings file %1. The defaults are used. Check the permissions of the file and its folder.</source>
        <translation>Файлът с настройките %1 не може да бъде прочетен. Използват се настройките по подразбиране. Проверете правата на файла и на папката му.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1. Check the permissions of its folder.</source>
        <translation>Настройките не могат да бъдат записани в %1. Проверете правата на папката му.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1: the disk is full. Free some space.</source>
        <translation>Настройките не могат да бъдат записани в %1: дискът е пълен. Освободете място.</translation>
    </message>
    <message>
        <source>There is a problem with the settings (%1).</source>
        <translation>Нещо не е наред с настройките (%1).</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Card table</source>
        <translation>Маса за игра</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>асо</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>вале</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>поп</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 пика</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 купа</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 каро</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 спатия</translation>
    </message>
    <message>
        <source>%1 spades</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 пика</translation>
    </message>
    <message>
        <source>%1 hearts</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 купа</translation>
    </message>
    <message>
        <source>%1 diamonds</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 каро</translation>
    </message>
    <message>
        <source>%1 clubs</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 спатия</translation>
    </message>
    <message>
        <source>foundation spades</source>
        <translation>основа пика</translation>
    </message>
    <message>
        <source>foundation hearts</source>
        <translation>основа купа</translation>
    </message>
    <message>
        <source>foundation diamonds</source>
        <translation>основа каро</translation>
    </message>
    <message>
        <source>foundation clubs</source>
        <translation>основа спатия</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>foundation, said briefly</comment>
        <translation>пика</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>foundation, said briefly</comment>
        <translation>купа</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>foundation, said briefly</comment>
        <translation>каро</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>foundation, said briefly</comment>
        <translation>спатия</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>тесте за теглене</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>отпадъчна купчина</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>основа %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>колона %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>клетка %1</translation>
    </message>
    <message>
        <source>reserve %1</source>
        <translation>резерв %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>място %1</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>изчистени</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ръка</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>основи</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>колони</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>клетки</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>places</source>
        <translation>места</translation>
    </message>
    <message>
        <source>stock and waste</source>
        <translation>тесте за теглене и отпадъчна купчина</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two clauses or things of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a pile and what lies there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>nothing further in this direction</comment>
        <translation>Край</translation>
    </message>
    <message>
        <source>Find a card: rank and suit</source>
        <translation>Търсене на карта: стойност и боя</translation>
    </message>
    <message>
        <source>No card found</source>
        <translation>Няма такава карта</translation>
    </message>
    <message>
        <source>top</source>
        <comment>a card</comment>
        <translation>най-отгоре</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n позволен ход</numerusform>
            <numerusform>%n позволени хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the waste over</source>
        <translation>Върни отпадъчната купчина</translation>
    </message>
    <message>
        <source>%1 and %2, %3 and %4</source>
        <comment>a pair of cards, two piles</comment>
        <translation>%1 и %2, %3 и %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>cards that move</comment>
        <translation>
            <numerusform>%1 и още %n</numerusform>
            <numerusform>%1 и още %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>a card, from pile to pile</comment>
        <translation>%1, от %2 към %3</translation>
    </message>
    <message>
        <source>%1 to %2, %3 to %4</source>
        <comment>a card, another card, from pile to pile</comment>
        <translation>%1 върху %2, от %3 към %4</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>с лицето надолу</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a pile and what lies there, said briefly</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what lies there, then the pile</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second</source>
        <comment>of two places</comment>
        <translation>%1, втора</translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <comment>cards under the top one</comment>
        <translation>
            <numerusform>%n отдолу</numerusform>
            <numerusform>%n отдолу</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>следва %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>още %n</numerusform>
            <numerusform>още %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>face-down cards of a column</comment>
        <translation>
            <numerusform>%n скрита</numerusform>
            <numerusform>%n скрити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in sequence</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n в редица</numerusform>
            <numerusform>%n поредни</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the top one, the bottom one</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>two cards, one lying on the other</comment>
        <translation>%1 върху %2</translation>
    </message>
    <message numerus="yes">
        <source>%n can move</source>
        <comment>cards of a column</comment>
        <translation>
            <numerusform>%n подвижна</numerusform>
            <numerusform>%n подвижни</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to %1</source>
        <comment>list of piles</comment>
        <translation>Отива в: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card, its number, how many</comment>
        <translation>%1, %2 от %3</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>подвижна</translation>
    </message>
    <message numerus="yes">
        <source>can move with the %n card(s) on it</source>
        <translation>
            <numerusform>подвижна с %n карта върху нея</numerusform>
            <numerusform>подвижна с %n карти върху нея</numerusform>
        </translation>
    </message>
    <message>
        <source>covered</source>
        <translation>покрита</translation>
    </message>
    <message>
        <source>any card</source>
        <comment>what an empty column takes</comment>
        <translation>всяка карта</translation>
    </message>
    <message>
        <source>kings only</source>
        <comment>what an empty column takes</comment>
        <translation>само попове</translation>
    </message>
    <message>
        <source>aces only</source>
        <comment>what an empty column takes</comment>
        <translation>само аса</translation>
    </message>
    <message numerus="yes">
        <source>picked %n</source>
        <comment>cards taken into the hand</comment>
        <translation>
            <numerusform>%n в ръката</numerusform>
            <numerusform>%n в ръката</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the bottom, the top one</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a card or run</comment>
        <translation>В ръката: %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>no legal target</comment>
        <translation>никъде</translation>
    </message>
    <message>
        <source>%1; legal: %2</source>
        <comment>what was picked up, list of piles</comment>
        <translation>%1; позволено: %2</translation>
    </message>
    <message numerus="yes">
        <source>Picked %1 and %n more</source>
        <translation>
            <numerusform>В ръката: %1 и още %n</numerusform>
            <numerusform>В ръката: %1 и още %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>the cards in hand</comment>
        <translation>Върнати на място</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a pair of cards left the table</comment>
        <translation>махнати</translation>
    </message>
    <message>
        <source>%1 and %2 away</source>
        <comment>a pair of cards left</comment>
        <translation>%1 и %2 са махнати</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>остава %n</numerusform>
            <numerusform>остават %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waste turned over</source>
        <translation>отпадъчната купчина е върната</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card went to its foundation</comment>
        <translation>в основата</translation>
    </message>
    <message>
        <source>%1 up</source>
        <comment>a card went to its foundation</comment>
        <translation>%1 в основата</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where cards went</comment>
        <translation>на %1</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n card(s), %1 to %2</source>
        <comment>from pile to pile</comment>
        <translation>
            <numerusform>Преместена %n карта, от %1 към %2</numerusform>
            <numerusform>Преместени %n карти, от %1 към %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card and where it went</comment>
        <translation>%1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more to %2</source>
        <comment>where cards went</comment>
        <translation>
            <numerusform>%1 и още %n на %2</numerusform>
            <numerusform>%1 и още %n на %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up %1</source>
        <comment>a card that lay face down</comment>
        <translation>обърната: %1</translation>
    </message>
    <message>
        <source>%1 is empty now</source>
        <comment>a pile</comment>
        <translation>%1: вече празно</translation>
    </message>
    <message>
        <source>on the waste %1</source>
        <comment>the card that was under the other</comment>
        <translation>на отпадъчната купчина: %1</translation>
    </message>
    <message>
        <source>Undone: the waste was turned over</source>
        <translation>Отменено: връщането на отпадъчната купчина</translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 and %n more back to %2</source>
        <comment>cards, a pile</comment>
        <translation>
            <numerusform>Отменено: %1 и още %n обратно на %2</numerusform>
            <numerusform>Отменено: %1 и още %n обратно на %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1 back to %2</source>
        <comment>a card, a pile</comment>
        <translation>Отменено: %1 обратно на %2</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>what was done again</comment>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелено</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>begins a list of moves and time</comment>
        <translation>Спечелихте</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a move is refused</comment>
        <translation>не</translation>
    </message>
    <message numerus="yes">
        <source>Too many: %n card(s) can move</source>
        <translation>
            <numerusform>Твърде много: може да се мести %n карта</numerusform>
            <numerusform>Твърде много: могат да се местят %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>cards in the hand</comment>
        <translation>
            <numerusform>%n в ръката</numerusform>
            <numerusform>%n в ръката</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go to %2</source>
        <comment>a card, an empty pile</comment>
        <translation>%1 не отива на %2</translation>
    </message>
    <message>
        <source>%1 does not go on %2</source>
        <comment>a card, another card</comment>
        <translation>%1 не отива върху %2</translation>
    </message>
    <message>
        <source>no place for %1</source>
        <comment>a card</comment>
        <translation>няма място за %1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>why a move is refused</comment>
        <translation>Не: %1</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>изминало време</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>оставащо време</translation>
    </message>
    <message>
        <source>score</source>
        <translation>резултат</translation>
    </message>
    <message>
        <source>Dealt: %1</source>
        <comment>name of the game</comment>
        <translation>Раздадено: %1</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>how much is said</comment>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how much is said</comment>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>how much is said</comment>
        <translation>Пълно</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минути</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up</source>
        <comment>went to their foundations</comment>
        <translation>
            <numerusform>%n карта качена</numerusform>
            <numerusform>%n карти качени</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone to the start</source>
        <translation>Отменено до началото</translation>
    </message>
    <message>
        <source>Redone to the end</source>
        <translation>Повторено до края</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Играта е загубена</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Играта приключи</translation>
    </message>
    <message>
        <source>not visible</source>
        <comment>a card</comment>
        <translation>не се вижда</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Тегли от тестето за теглене</translation>
    </message>
    <message>
        <source>passes left: %1</source>
        <translation>оставащи преминавания след това: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>where a card lies</comment>
        <translation>там е: %1</translation>
    </message>
    <message>
        <source>Drew %1</source>
        <comment>cards, the top one first</comment>
        <translation>Изтеглено: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back</source>
        <comment>the others went on</comment>
        <translation>
            <numerusform>%n карта върната на място</numerusform>
            <numerusform>%n карти върнати на място</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <comment>of a column</comment>
        <translation>
            <numerusform>%n карта с лицето надолу</numerusform>
            <numerusform>%n карти с лицето надолу</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Game and options</source>
        <translation>Игра и възможности</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Играй отново</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Гледай</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Запази като…</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Копирай код и резултат</translation>
    </message>
    <message>
        <source>E&amp;xport all games…</source>
        <translation>Изн&amp;еси всички игри…</translation>
    </message>
    <message>
        <source>Set &amp;balance to 0</source>
        <translation>&amp;Салдо на 0</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Иг&amp;ри</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Изнасяне на всички игри</translation>
    </message>
    <message>
        <source>%1 · %2 · Score %3 · Moves %4 · Time %5</source>
        <translation>%1 · %2 · Резултат %3 · Ходове %4 · Време %5</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграни</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>спечелени игри</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Дял на победите</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Текуща серия</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Най-дълга серия</translation>
    </message>
    <message>
        <source>most games ever won in a row</source>
        <translation>най-много поредни спечелени игри</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Най-добър резултат</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Среден резултат</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Най-добро време</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Средно време</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Най-малко ходове</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Среден брой ходове</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Салдо</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of first-time deals with no card taken back</source>
        <translation>от раздавания за първи път, без върната карта</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Из&amp;трий…</translation>
    </message>
    <message>
        <source>Delete statistics?</source>
        <translation>Да се изтрие ли статистиката?</translation>
    </message>
    <message>
        <source>Delete the statistics of %1?</source>
        <translation>%1: да се изтрие ли статистиката?</translation>
    </message>
    <message>
        <source>This cannot be undone. Unfinished games are kept.</source>
        <translation>Това не може да се отмени. Недовършените игри се запазват.</translation>
    </message>
    <message>
        <source>games started (a game counts from its first action)</source>
        <translation>започнати игри (всяка се брои от първото си действие)</translation>
    </message>
    <message>
        <source>of all finished games</source>
        <translation>от завършените игри</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <translation>поредни спечелени игри досега</translation>
    </message>
    <message>
        <source>of first-time deals won</source>
        <translation>от спечелени раздавания за първи път</translation>
    </message>
    <message>
        <source>of all won games</source>
        <translation>от всички спечелени игри</translation>
    </message>
    <message>
        <source>of all games finished since %1</source>
        <translation>от всички игри, завършени от %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Изтрий</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Тесте за теглене</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Пускане на часовника</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Копирай кода на играта</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Оставащи секунди</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не се записва</translation>
    </message>
    <message>
        <source>%1 · pass %2</source>
        <translation>%1 · преминаване %2</translation>
    </message>
    <message>
        <source>%1 · pass %2 of %3</source>
        <translation>%1 · преминаване %2 от %3</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n step(s). Play them, or try your own moves.</source>
        <translation>
            <numerusform>%n стъпка. Оставете я да се изиграе или опитайте свои ходове.</numerusform>
            <numerusform>%n стъпки. Оставете ги да се изиграят или опитайте свои ходове.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is a problem with the saved games (%1).</source>
        <translation>Нещо не е наред със записаните игри (%1).</translation>
    </message>
    <message>
        <source>The saved games are damaged. They were moved to %1, and Réussite starts with no saved games.</source>
        <translation>Записаните игри са повредени. Преместени са в %1 и Réussite започва без записани игри.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All intact games were recovered; the damaged file was moved to %1.</source>
        <translation>Записаните игри бяха повредени. Всички цели игри са възстановени; повреденият файл е преместен в %1.</translation>
    </message>
    <message>
        <source>The last saved changes are damaged. Your games continue from the state saved before them; the damaged file was copied to %1.</source>
        <translation>Последните записани промени са повредени. Игрите ви продължават от записаното преди тях; повреденият файл е копиран в %1.</translation>
    </message>
    <message>
        <source>The saved games in %1 are damaged. This game is not being saved.</source>
        <translation>Записаните игри в %1 са повредени. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>The games in %1 were saved by a newer version of Réussite. Update Réussite. Until then, this game is not being saved.</source>
        <translation>Игрите в %1 са записани от по-нова версия на Réussite. Обновете Réussite. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>%1 was not created by Réussite. Move it elsewhere. Until then, this game is not being saved.</source>
        <translation>%1 не е създаден от Réussite. Преместете го другаде. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it. Until then, this game is not being saved.</source>
        <translation>Друга програма използва %1. Затворете я. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>The disk with %1 is full. Free some space. Until then, this game is not being saved.</source>
        <translation>Дискът на %1 е пълен. Освободете място. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions. This game is not being saved.</source>
        <translation>Не може да се пише в %1. Проверете правата. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>The folder for %1 could not be created. This game is not being saved.</source>
        <translation>Папката за %1 не може да бъде създадена. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>%1 cannot be used. Check its folder. This game is not being saved.</source>
        <translation>%1 не може да се използва. Проверете папката. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>The game %1 could not be replayed, so it was not resumed.</source>
        <translation>Играта %1 не може да бъде изиграна отново и затова не е продължена.</translation>
    </message>
    <message>
        <source>Réussite is already running but does not respond. This game is not being saved.</source>
        <translation>Réussite вече работи, но не отговаря. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>Could not save the game %1: its plugin returned an invalid value. All other games are saved.</source>
        <translation>Играта %1 не може да бъде записана: модулът ѝ върна невалидна стойност. Всички други игри са записани.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2. Use one of %3.</source>
        <translation>%1 няма избор %2: напишете едно от %3.</translation>
    </message>
    <message>
        <source>“%1” is not a range of deals. Use two numbers, such as 1-1000.</source>
        <translation>„%1“ не назовава раздавания: напишете две числа, например 1-1000.</translation>
    </message>
    <message>
        <source>%1 cannot be continued. Choose another file with --out.</source>
        <translation>%1 не може да бъде продължен: посочете друг файл с --out.</translation>
    </message>
    <message>
        <source>%1 of %2 deals, %3 left</source>
        <translation>%1 от %2 раздавания, остават %3</translation>
    </message>
    <message>
        <source>Won: %1 (%2 %, between %3 % and %4 % in 95 of 100 cases)</source>
        <translation>Спечелени: %1 (%2 %, между %3 % и %4 % в 95 от 100 случая)</translation>
    </message>
    <message>
        <source>%1 (a quarter below %2, a quarter above %3)</source>
        <translation>%1 (една четвърт под %2, една четвърт над %3)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Резултат: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходове: %1</translation>
    </message>
    <message>
        <source>Legal moves at a time: %1</source>
        <translation>Позволени ходове наведнъж: %1</translation>
    </message>
    <message>
        <source>Positions a second: %1</source>
        <translation>Позиции за секунда: %1</translation>
    </message>
    <message>
        <source>Play many deals of a variant and show what it is like.</source>
        <translation>Изиграва много раздавания на игра и показва каква е тя.</translation>
    </message>
    <message>
        <source>which deals, such as 1-1000</source>
        <translation>кои раздавания, например 1-1000</translation>
    </message>
    <message>
        <source>who plays: random, careful or advice</source>
        <translation>кой играе: random, careful или advice</translation>
    </message>
    <message>
        <source>how long advice may search for a deal</source>
        <translation>колко време advice може да търси за едно раздаване</translation>
    </message>
    <message>
        <source>a file with a line for each deal; an existing one is continued</source>
        <translation>файл с ред за всяко раздаване, който се продължава</translation>
    </message>
    <message>
        <source>Unknown player “%1”. Use random, careful or advice.</source>
        <translation>Непознат играч „%1“. Използвайте random, careful или advice.</translation>
    </message>
    <message>
        <source>No plugin gives hints. Turn one on with “reussite plugins --enable advice”.</source>
        <translation>Никой модул не дава подсказки. Включете модул с „reussite plugins --enable advice“.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of seconds. Use 0.1 to 3600.</source>
        <translation>„%1“ не е валиден брой секунди. Използвайте от 0.1 до 3600.</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>%1, picked up</source>
        <comment>a pile</comment>
        <translation>%1, в ръката</translation>
    </message>
    <message>
        <source>Table as list</source>
        <translation>Масата като списък</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>This is not a valid tournament (%1).</source>
        <translation>Това не е валиден турнир (%1).</translation>
    </message>
    <message>
        <source>The folder has no tournament.toml, or is not available now.</source>
        <translation>В папката няма tournament.toml или сега я няма.</translation>
    </message>
    <message>
        <source>tournament.toml cannot be read (%1).</source>
        <translation>tournament.toml не може да се прочете (%1).</translation>
    </message>
    <message>
        <source>tournament.toml is a folder or a device, not a file.</source>
        <translation>tournament.toml е папка или устройство, а не файл.</translation>
    </message>
    <message>
        <source>tournament.toml is a link: put the file itself into the folder.</source>
        <translation>tournament.toml е връзка: сложете самия файл в папката.</translation>
    </message>
    <message>
        <source>tournament.toml is too large: the limit is %1 MiB.</source>
        <translation>tournament.toml е твърде голям: границата е %1 MiB.</translation>
    </message>
    <message>
        <source>tournament.toml is not text in UTF-8.</source>
        <translation>tournament.toml не е текст в UTF-8.</translation>
    </message>
    <message>
        <source>tournament.toml is not valid TOML (%1).</source>
        <translation>tournament.toml не е валиден TOML (%1).</translation>
    </message>
    <message>
        <source>tournament.toml does not describe a tournament of Réussite.</source>
        <translation>tournament.toml не описва турнир на Réussite.</translation>
    </message>
    <message>
        <source>“%1” is missing in tournament.toml.</source>
        <translation>В tournament.toml липсва „%1“.</translation>
    </message>
    <message>
        <source>“%1” does not belong in tournament.toml.</source>
        <translation>„%1“ няма място в tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” in tournament.toml is %2: it must be %3.</source>
        <translation>„%1“ в tournament.toml е %2: трябва да е %3.</translation>
    </message>
    <message>
        <source>The deal code “%1” must be written %2.</source>
        <translation>Кодът на играта „%1“ трябва да се пише %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>„%1“ не е валиден код на играта.</translation>
    </message>
    <message>
        <source>The deal %1 appears twice in the list of rounds.</source>
        <translation>Раздаването %1 е два пъти в списъка на кръговете.</translation>
    </message>
    <message>
        <source>The tournament closes before it opens.</source>
        <translation>Турнирът би приключил, преди да започне.</translation>
    </message>
    <message>
        <source>a name of 1 to 80 characters on one line</source>
        <translation>име от 1 до 80 знака на един ред</translation>
    </message>
    <message>
        <source>a list of 1 to 1000 deal codes</source>
        <translation>списък от 1 до 1000 кода на игри</translation>
    </message>
    <message>
        <source>a deal code in quotes</source>
        <translation>код на игра в кавички</translation>
    </message>
    <message>
        <source>“first” or “best”</source>
        <translation>„first“ или „best“</translation>
    </message>
    <message>
        <source>“sum” or “places”</source>
        <translation>„sum“ или „places“</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-12-01T18:00:00Z</source>
        <translation>дата и час с отместване, например 2026-12-01T18:00:00Z</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>цяло число</translation>
    </message>
    <message>
        <source>The game has not ended.</source>
        <translation>Играта не е завършила.</translation>
    </message>
    <message>
        <source>Its deal %1 is not a round of this tournament.</source>
        <translation>Раздаването %1 не е кръг от този турнир.</translation>
    </message>
    <message>
        <source>An action was taken back, which this tournament does not allow.</source>
        <translation>Действие е отменено, а този турнир не го позволява.</translation>
    </message>
    <message>
        <source>“%1” cannot be a player&apos;s name: use 1 to 40 characters, without / \ : * ? &quot; &lt; &gt; | and without a dot or blank at either end.</source>
        <translation>„%1“ не може да е име на играч: от 1 до 40 знака, без / \ : * ? &quot; &lt; &gt; | и без точка или интервал в началото или края.</translation>
    </message>
    <message>
        <source>%1 are counted as one player.</source>
        <translation>%1 се броят за един играч.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began before the tournament opened.</source>
        <translation>%1 се брои, но според часовника си е започната преди началото на турнира.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began after the tournament closed.</source>
        <translation>%1 се брои, но според часовника си е започната след края на турнира.</translation>
    </message>
    <message>
        <source>The folder is not available now.</source>
        <translation>Папката сега я няма.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Дискът е пълен.</translation>
    </message>
    <message>
        <source>Cannot write to the folder. Check its permissions.</source>
        <translation>В папката не може да се пише. Проверете правата.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>Папката не може да се използва (%1).</translation>
    </message>
    <message>
        <source>A newer version of Réussite made this tournament (format %1; this version reads %2). Update Réussite.</source>
        <translation>По-нова версия на Réussite е създала този турнир (формат %1, тук е познат %2): обновете Réussite.</translation>
    </message>
    <message>
        <source>Format %1 does not exist. This version reads %2.</source>
        <translation>Няма формат %1: познат е %2.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Could not save the result: %1</source>
        <translation>Резултатът не може да се запази: %1</translation>
    </message>
    <message>
        <source>Filed for %1.</source>
        <translation>Добавено за %1.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Вашето име</translation>
    </message>
    <message>
        <source>All players of the tournament see this name:</source>
        <translation>Всички играчи в турнира виждат това име:</translation>
    </message>
    <message>
        <source>%1 has results in this tournament. If that is you, confirm. Otherwise, choose another name: results under one name count as those of one player.</source>
        <translation>%1 има резултати в този турнир. Ако това сте вие, потвърдете; иначе изберете друго име: резултатите под едно име се броят за един играч.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Нов турнир</translation>
    </message>
    <message>
        <source>Our tournament</source>
        <translation>Нашият турнир</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Първият опит</translation>
    </message>
    <message>
        <source>Best attempt</source>
        <translation>Най-добрият опит</translation>
    </message>
    <message>
        <source>Sum of scores</source>
        <translation>Сбор от резултатите</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Undo is &amp;allowed</source>
        <translation>Отмяната е &amp;разрешена</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Из&amp;бор…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Име</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Варианти</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Кръгове</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Точки</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>A folder for the tournament</source>
        <translation>Папка за турнира</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Турнирът трябва да има име.</translation>
    </message>
    <message>
        <source>Choose a folder for the tournament.</source>
        <translation>Изберете папка за турнира.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турнири</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Кръгове</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Кръг</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Играли</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Класиране</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Резултати от кръга</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Play this round first. Then you can watch its games.</source>
        <translation>Не сте играли този кръг: игрите му могат да се гледат, след като го изиграете.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Не се брои</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Защо</translation>
    </message>
    <message>
        <source>Play the &amp;next round</source>
        <translation>Играй &amp;следващия кръг</translation>
    </message>
    <message>
        <source>&amp;Play this round</source>
        <translation>&amp;Играй този кръг</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Гледай</translation>
    </message>
    <message>
        <source>New &amp;tournament…</source>
        <translation>Нов &amp;турнир…</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>&amp;Включване…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Напускане</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>К&amp;ръгове</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Класиране</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>Р&amp;езултати</translation>
    </message>
    <message>
        <source>Not &amp;counted</source>
        <translation>Не се &amp;брои</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Резултатите се четат…</translation>
    </message>
    <message>
        <source>Create a tournament, or join one: open its folder, or drop it on this window.</source>
        <translation>Създайте турнир или се включете в някой: отворете папката му или я пуснете върху този прозорец.</translation>
    </message>
    <message>
        <source>What you play meanwhile is filed when the folder is back.</source>
        <translation>Изиграното междувременно се добавя, когато папката се върне.</translation>
    </message>
    <message>
        <source>Results checked so far: %1</source>
        <translation>Проверени резултати досега: %1</translation>
    </message>
    <message>
        <source>not installed here</source>
        <translation>не е инсталирана тук</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Кръг %1: %2</translation>
    </message>
    <message>
        <source>waits to be filed</source>
        <translation>чака да се добави</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на масата</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не е игран</translation>
    </message>
    <message>
        <source>Join a tournament: open its folder</source>
        <translation>Включване в турнир: отворете папката му</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>You play as %1.</source>
        <translation>Играете като %1.</translation>
    </message>
    <message>
        <source>The first attempt counts.</source>
        <translation>Брои се първият опит.</translation>
    </message>
    <message>
        <source>The best attempt counts.</source>
        <translation>Брои се най-добрият опит.</translation>
    </message>
    <message>
        <source>Undo is allowed.</source>
        <translation>Отмяната е разрешена.</translation>
    </message>
    <message>
        <source>Games with an undo do not count.</source>
        <translation>Игри с отмяна не се броят.</translation>
    </message>
    <message>
        <source>Points are the sum of scores.</source>
        <translation>Точките са сборът от резултатите.</translation>
    </message>
    <message>
        <source>Points depend on places.</source>
        <translation>Точките се дават по места.</translation>
    </message>
    <message>
        <source>Opens: %1.</source>
        <translation>Начало: %1.</translation>
    </message>
    <message>
        <source>Closes: %1.</source>
        <translation>Край: %1.</translation>
    </message>
    <message>
        <source>The result for %1 will be filed as soon as possible. %2</source>
        <translation>Резултатът за %1 чака, докато може да се добави. %2</translation>
    </message>
    <message>
        <source>Share the folder as you like: with a sync program, on a network drive or a stick. Everyone who can write to it can take part.</source>
        <translation>Споделете папката както искате: с програма за синхронизиране, на мрежово устройство или флашка. Може да участва всеки, който може да пише в нея.</translation>
    </message>
    <message>
        <source>The first %1 of %2 players are listed, and you.</source>
        <translation>Показани са първите %1 от %2 играчи и вие.</translation>
    </message>
    <message>
        <source>The folder already contains a tournament. Choose another one.</source>
        <translation>В папката вече има турнир: изберете друга.</translation>
    </message>
    <message>
        <source>This is not a result. It is left unchanged.</source>
        <translation>Това не е резултат: остава непроменен.</translation>
    </message>
    <message>
        <source>&amp;What counts</source>
        <translation>Какво се бр&amp;ои</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>To the beginning</source>
        <translation>Към началото</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Една стъпка назад</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Пускане и пауза</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Една стъпка напред</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Към края</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>&amp;Обратно в моята игра</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
    <message>
        <source>Watched game</source>
        <translation>Гледана игра</translation>
    </message>
</context>
</TS>
