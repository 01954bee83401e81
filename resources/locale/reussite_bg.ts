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
        <source>Words for screen readers</source>
        <translation>Думи за екранни четци</translation>
    </message>
    <message>
        <source>One or two switches</source>
        <translation>Един или два превключвателя</translation>
    </message>
    <message>
        <source>Click–click play</source>
        <translation>Игра с щракване–щракване</translation>
    </message>
    <message>
        <source>The first click picks cards up, the second puts them down. Nothing has to be dragged; the right button lists the moves of a card.</source>
        <translation>Първото щракване взема картите, второто ги оставя. Нищо не се влачи; десният бутон показва ходовете на картата.</translation>
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
        <source>Keys for</source>
        <translation>Клавиши за</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Преки ходове</translation>
    </message>
    <message>
        <source>Two keys make a move: 3 7 from column 3 to column 7.</source>
        <translation>Два клавиша правят ход: 3 7 от колона 3 в колона 7.</translation>
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
        <source>How much is said</source>
        <translation>Колко се казва</translation>
    </message>
    <message>
        <source>Say the card before its pile</source>
        <translation>Картата да се казва преди купчината</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Никак</translation>
    </message>
    <message>
        <source>As announcements</source>
        <translation>Като съобщения</translation>
    </message>
    <message>
        <source>As notes, for Orca before version 45</source>
        <translation>Като бележки, за Orca преди версия 45</translation>
    </message>
    <message>
        <source>Results are told</source>
        <translation>Резултатите се казват</translation>
    </message>
    <message>
        <source>Piles and cards can be explored</source>
        <translation>Купчините и картите могат да се разглеждат</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Важи от следващото пускане.</translation>
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
        <source>Scanning of legal moves</source>
        <translation>Обхождане на позволените ходове</translation>
    </message>
    <message>
        <source>With one switch the list of moves steps by itself and any key takes the move; with two, Space steps and Enter takes.</source>
        <translation>С един превключвател списъкът се движи сам и всеки клавиш избира хода; с два интервалът движи, а Enter избира.</translation>
    </message>
    <message>
        <source>Rest on each move</source>
        <translation>Спиране на всеки ход</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>How far a press may slip</source>
        <translation>Колко може да се приплъзне натискането</translation>
    </message>
    <message>
        <source>A press that moves no farther is a click, not a drag.</source>
        <translation>Натискане, което не отива по-далеч, е щракване, а не плъзгане.</translation>
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
        <translation>&amp;Изход</translation>
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
        <source>&amp;Usual size</source>
        <translation>&amp;Обичаен размер</translation>
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
        <source>Open the menus</source>
        <translation>Отваря менютата</translation>
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
        <source>How cards move</source>
        <translation>Как се движат картите</translation>
    </message>
    <message>
        <source>With reduced motion cards do not travel: they appear where they go. A new action never waits for an animation.</source>
        <translation>При намалено движение картите не пътуват: появяват се там, където отиват. Ново действие никога не чака анимация.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No game was found in %1: install Réussite again.</source>
        <translation>В %1 няма нито една игра: инсталирайте Réussite отново.</translation>
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
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Около масата</translation>
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
        <source>Index of the cards</source>
        <translation>Индекс на картите</translation>
    </message>
    <message>
        <source>Rank and suit in the corner; for our own decks.</source>
        <translation>Стойност и боя в ъгъла; за собствените ни тестета.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Според езика</translation>
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
        <source>Felt when it is dark</source>
        <translation>Сукно на тъмно</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Както системата</translation>
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
        <source>Light or dark</source>
        <translation>Светло или тъмно</translation>
    </message>
    <message>
        <source>Table and windows follow at once when the system changes.</source>
        <translation>Масата и прозорците следват системата веднага.</translation>
    </message>
    <message>
        <source>Dim the cards when it is dark</source>
        <translation>По-тъмни карти на тъмно</translation>
    </message>
    <message>
        <source>For our own decks: paper that does not dazzle.</source>
        <translation>За собствените ни тестета: хартия, която не заслепява.</translation>
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
        <source>High contrast has a black table and strong marks.</source>
        <translation>Силният контраст е с черна маса и ясни знаци.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>За левичари</translation>
    </message>
    <message>
        <source>The table is mirrored: the stock is at the right.</source>
        <translation>Масата е огледална: тестето за теглене е вдясно.</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Размер на картите</translation>
    </message>
    <message>
        <source>Above %1 the table is larger than the window, and scrolls.</source>
        <translation>Над %1 масата е по-голяма от прозореца и се превърта.</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Размер на целия текст</translation>
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
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Резултати във времето</translation>
    </message>
    <message>
        <source>No game has ended yet</source>
        <translation>Още няма завършена игра</translation>
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
</context>
<context>
    <name>Check</name>
    <message>
        <source>The code of %1 runs now, as you.</source>
        <translation>Кодът на %1 се изпълнява сега, от ваше име.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: it has no __init__.py.</source>
        <translation>В %1 няма модул: липсва __init__.py.</translation>
    </message>
    <message>
        <source>You have not agreed to %1 yet: check its folder %2, or switch it on.</source>
        <translation>Още не сте приели %1: проверете папката %2 или го включете.</translation>
    </message>
    <message>
        <source>Prove that the variants of a plugin keep the rules, or say what is wrong.</source>
        <translation>Доказва, че игрите на модул спазват правилата, или казва какво не е наред.</translation>
    </message>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>показва всеки ред на модула, през който е минала грешката</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is no deal code (%1).</source>
        <translation>Това не е код на играта (%1).</translation>
    </message>
    <message>
        <source>No variant called %1 is known here, only %2.</source>
        <translation>Игра %1 не е позната тук, само %2.</translation>
    </message>
    <message>
        <source>The version %1 is not known here: this program deals %2.</source>
        <translation>Версията %1 не е позната тук: тази програма раздава %2.</translation>
    </message>
    <message>
        <source>“%1” is no option of this variant: write one of %2.</source>
        <translation>„%1“ не е възможност на тази игра: напишете една от %2.</translation>
    </message>
    <message>
        <source>The option letters are missing: write one of %1.</source>
        <translation>Липсват буквите за вида игра: напишете едни от %1.</translation>
    </message>
    <message>
        <source>The number “%1” does not have %2 characters.</source>
        <translation>Номерът „%1“ не е от %2 знака.</translation>
    </message>
    <message>
        <source>The number at the end is missing: %1 characters.</source>
        <translation>Липсва номерът накрая: %1 знака.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in the number: it has only A to Z and 2 to 7.</source>
        <translation>„%1“ не може да е в номера: в него има само от A до Z и от 2 до 7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals: write seven letters instead of %1.</source>
        <translation>%2 няма раздавания на Microsoft: напишете седем букви вместо %1.</translation>
    </message>
    <message>
        <source>Microsoft deals go from #1 to #%2, not #%1.</source>
        <translation>Раздаванията на Microsoft са от #1 до #%2, а не #%1.</translation>
    </message>
    <message>
        <source>The number after # is missing: 1 to %1.</source>
        <translation>Липсва номерът след #: от 1 до %1.</translation>
    </message>
    <message>
        <source>A deal code is missing: type one such as %1.</source>
        <translation>Липсва код на играта: въведете например %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. Type one such as %2.</source>
        <translation>„%1“ не е код на игра. Въведете например %2.</translation>
    </message>
    <message>
        <source>No game with codes that begin with %1 is known.</source>
        <translation>Не е известна игра, чиито кодове започват с %1.</translation>
    </message>
    <message>
        <source>This text has several deal codes: %1. Leave the one you want.</source>
        <translation>Този текст съдържа няколко кода на игри: %1. Оставете само желания.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The answer cannot be written: is the disk full?</source>
        <translation>Отговорът не може да се запише: пълен ли е дискът?</translation>
    </message>
    <message>
        <source>%1 takes no value: leave out “%2”.</source>
        <translation>%1 е без стойност: махнете „%2“.</translation>
    </message>
    <message>
        <source>A value is missing: write %1.</source>
        <translation>Липсва стойност: напишете %1.</translation>
    </message>
    <message>
        <source>There is no option %1 here: did you mean %2?</source>
        <translation>Тук няма настройка %1: %2 ли имахте предвид?</translation>
    </message>
    <message>
        <source>There is no option %1 here: see %2 --help.</source>
        <translation>Тук няма настройка %1: вижте %2 --help.</translation>
    </message>
    <message>
        <source>Something is missing: write %1.</source>
        <translation>Нещо липсва: напишете %1.</translation>
    </message>
    <message>
        <source>“%1” is too much: write %2.</source>
        <translation>„%1“ е в повече: напишете %2.</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>показва тази помощ</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Настройки:</translation>
    </message>
    <message>
        <source>Commands, each with a --help of its own:</source>
        <translation>Команди, всяка със свой --help:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>извежда един документ JSON</translation>
    </message>
    <message>
        <source>Open the table: the game left open, or a deal code or game file.</source>
        <translation>Отваря масата: недовършената игра или код на играта или файл с игра.</translation>
    </message>
    <message>
        <source>a random deal of a family, such as DS</source>
        <translation>случайно раздаване на игра, например DS</translation>
    </message>
    <message>
        <source>forget where the window was</source>
        <translation>забравя къде е бил прозорецът</translation>
    </message>
    <message>
        <source>without third-party plugins</source>
        <translation>без чужди модули</translation>
    </message>
    <message>
        <source>play a demonstration and leave a picture of it</source>
        <translation>изиграва демонстрация и оставя снимка от нея</translation>
    </message>
    <message>
        <source>check what it finds here</source>
        <translation>проверява какво намира тук</translation>
    </message>
    <message>
        <source>add it to your menu, after pip or pipx</source>
        <translation>добавя програмата в менюто ви, след pip или pipx</translation>
    </message>
    <message>
        <source>take it out of your menu again</source>
        <translation>маха програмата от менюто ви</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>извежда версията</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2): ask its author.</source>
        <translation>Модулът %1 се провали (%2): попитайте автора му.</translation>
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
        <source>The plugin %1 cannot be trusted while it changes: only one in your plugins folder can, in a folder with its name.</source>
        <translation>На модула %1 не може да се вярва, докато се променя: това може само за модул във вашата папка с модули, в папка с неговото име.</translation>
    </message>
    <message>
        <source>The plugin %1 stays out. %2</source>
        <translation>Модулът %1 остава изключен. %2</translation>
    </message>
    <message>
        <source>trusted while its files change</source>
        <translation>приет, докато файловете му се променят</translation>
    </message>
    <message>
        <source>agree to a plugin&apos;s files as they are now and switch it on</source>
        <translation>приема файловете на модул, каквито са сега, и го включва</translation>
    </message>
    <message>
        <source>with --enable: trust your own plugin while its files change, without being asked</source>
        <translation>с --enable: вярва на ваш собствен модул, докато файловете му се променят, без да пита</translation>
    </message>
    <message>
        <source>Several plugins are called %1: write one of %2.</source>
        <translation>Няколко модула се казват %1: напишете един от %2.</translation>
    </message>
    <message>
        <source>There is no plugin %1: known are %2.</source>
        <translation>Няма модул %1: познати са %2.</translation>
    </message>
    <message>
        <source>List the plugins, or switch them on and off.</source>
        <translation>Изброява модулите, включва ги и ги изключва.</translation>
    </message>
    <message>
        <source>switch a plugin off</source>
        <translation>изключва модул</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>Няма позволен ход.</translation>
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
        <source>Move %1, %2, is refused (%3): %4</source>
        <translation>Ход %1, %2, е отказан (%3): %4</translation>
    </message>
    <message>
        <source>“%1” is no played time: write milliseconds such as --elapsed 90000.</source>
        <translation>„%1“ не е време на игра: напишете милисекунди, например --elapsed 90000.</translation>
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
        <source>Show the table that a deal code deals; -7H lies face down.</source>
        <translation>Показва масата, която кодът на играта раздава; -7H е с лицето надолу.</translation>
    </message>
    <message>
        <source>List the legal moves, as t2&gt;t7*4.</source>
        <translation>Изброява позволените ходове, като t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves; - reads them from standard input</source>
        <translation>след тези ходове; - ги чете от стандартния вход</translation>
    </message>
    <message>
        <source>Play moves, undo and redo; - reads them from standard input.</source>
        <translation>Изиграва ходове, undo и redo; - ги чете от стандартния вход.</translation>
    </message>
    <message>
        <source>the played time of all moves in milliseconds</source>
        <translation>времето на игра за всички ходове в милисекунди</translation>
    </message>
    <message>
        <source>A code or file and --new exclude each other: leave one out.</source>
        <translation>Код или файл и --new се изключват: махнете едното.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: name a code or a game file.</source>
        <translation>„%1“ не може да се прочете: посочете код или файл с игра.</translation>
    </message>
    <message>
        <source>The command comes first: write %1 %2.</source>
        <translation>Командата е първа: напишете %1 %2.</translation>
    </message>
    <message>
        <source>There is no command “%1”: did you mean %2?</source>
        <translation>Няма команда „%1“: %2 ли имахте предвид?</translation>
    </message>
    <message>
        <source>There is no command “%1”: see %2 --help.</source>
        <translation>Няма команда „%1“: вижте %2 --help.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>Play game files again, check what they say, and rank those that share a code.</source>
        <translation>Изиграва наново файлове с игри, проверява ги и подрежда тези с еднакъв код.</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt не може да използва този екран: %1</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Start it on a desktop, or let it play a demonstration: %1</source>
        <translation>Няма екран, на който да се отвори прозорец. Пуснете я от работен плот или я оставете да изиграе демонстрация: %1</translation>
    </message>
    <message>
        <source>Qt cannot start: this system lacks %1 (Debian and Ubuntu: %2)</source>
        <translation>Qt не може да се стартира: в тази система липсва %1 (Debian и Ubuntu: %2)</translation>
    </message>
    <message>
        <source>share the work among so many processes</source>
        <translation>раздели работата между толкова процеса</translation>
    </message>
    <message>
        <source>share it among the workers of a Dask cluster that you trust</source>
        <translation>раздели я между работниците на клъстер Dask, на който имате доверие</translation>
    </message>
    <message>
        <source>--jobs and --dask exclude each other: leave one out.</source>
        <translation>--jobs и --dask се изключват взаимно: махнете едното.</translation>
    </message>
    <message>
        <source>“%1” is no number of processes: write 1 to %2.</source>
        <translation>„%1“ не е брой процеси: напишете от 1 до %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask: install it with “pip install reussite[cluster]”.</source>
        <translation>--dask изисква Dask: инсталирайте го с „pip install reussite[cluster]“.</translation>
    </message>
    <message>
        <source>The cluster %1 does not answer (%2): check that its scheduler runs there.</source>
        <translation>Клъстерът %1 не отговаря (%2): проверете дали там работи неговият планировчик.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers: start some with “dask worker %1”.</source>
        <translation>Клъстерът %1 няма работници: пуснете ги с „dask worker %1“.</translation>
    </message>
    <message>
        <source>The workers of %1 need the same version of Réussite as this one (%2).</source>
        <translation>Работниците на %1 трябва да имат същата версия на Réussite като тази (%2).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>%1 is for a new tournament: write tournament new.</source>
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
        <source>--add and --player belong together: write both.</source>
        <translation>--add и --player вървят заедно: напишете и двете.</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>Турнирът изисква --name от 1 до 80 знака.</translation>
    </message>
    <message>
        <source>%1 holds a tournament already: choose another folder.</source>
        <translation>В %1 вече има турнир: изберете друга папка.</translation>
    </message>
    <message>
        <source>Unknown value “%1” of %2: use one of %3.</source>
        <translation>Непозната стойност „%1“ на %2: използвайте една от %3.</translation>
    </message>
    <message>
        <source>Name the deal codes of the rounds, or --rounds and --variant: write %1.</source>
        <translation>Посочете кодовете на кръговете или --rounds и --variant: напишете %1.</translation>
    </message>
    <message>
        <source>“%1” is no number of rounds: write 1 to %2.</source>
        <translation>„%1“ не е брой кръгове: напишете от 1 до %2.</translation>
    </message>
    <message>
        <source>Play the results of a tournament again and say how it stands; or make a new one.</source>
        <translation>Преиграва резултатите на турнир и показва класирането, или създава нов.</translation>
    </message>
    <message>
        <source>file a game that has ended</source>
        <translation>добавя завършена игра</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>кой я е играл</translation>
    </message>
    <message>
        <source>new: what it is called</source>
        <translation>new: как се казва</translation>
    </message>
    <message>
        <source>new: so many random deals</source>
        <translation>new: толкова случайни раздавания</translation>
    </message>
    <message>
        <source>new: of this family, such as DS or DS-D1N</source>
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
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Сравняване на игри</translation>
    </message>
    <message>
        <source>Every file is played again and checked. Games of the same deal are ranked by score, then time, then moves; those with cards taken back come after the others.</source>
        <translation>Всеки файл се изиграва наново и се проверява. Игрите от едно раздаване се подреждат по резултат, после по време, после по ходове; тези с върнати карти са след другите.</translation>
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
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Give up this game?</source>
        <translation>Да се изостави ли тази игра?</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Изостави играта</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Продължи играта</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Изход без запазване?</translation>
    </message>
    <message>
        <source>What you played last is not saved.</source>
        <translation>Последното, което играхте, не е запазено.</translation>
    </message>
    <message>
        <source>It is lost if you quit now. Réussite tries to save it again with every move, and whenever you quit.</source>
        <translation>Ако излезете сега, то се губи. Réussite опитва отново да го запази при всеки ход и при всеки изход.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Изход въпреки това</translation>
    </message>
    <message>
        <source>Keep trying</source>
        <translation>Нека опитва още</translation>
    </message>
    <message>
        <source>Go on with the open game?</source>
        <translation>Да продължи ли отворената игра?</translation>
    </message>
    <message>
        <source>A game of %1 is not finished: %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>Игра на %1 не е довършена: %2.</translation>
    </message>
    <message>
        <source>Go on with it, or give it up for another?</source>
        <translation>Да продължи ли, или да се изостави заради друга?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Изостави</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>It is lost if you quit now: another Réussite keeps the games and does not answer.</source>
        <translation>Ще се загуби, ако излезете сега: друго копие на Réussite пази игрите и не отговаря.</translation>
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
        <source>Give up this game and deal another one?</source>
        <translation>Да се изостави ли тази игра и да се раздаде друга?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It counts as given up.</source>
        <translation>Играта на масата не е завършена. Тя се брои за изоставена.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Отначало</translation>
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
        <source>Only %n card(s) can move together just now.</source>
        <translation>
            <numerusform>Сега заедно може да се мести само %n карта.</numerusform>
            <numerusform>Сега заедно могат да се местят само %n карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock gives %n card(s) at once now.</source>
        <translation>
            <numerusform>Сега тестето за теглене дава по %n карта наведнъж.</numerusform>
            <numerusform>Сега тестето за теглене дава по %n карти наведнъж.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole: %n card(s).</source>
        <translation>
            <numerusform>Отпадъчната купчина се връща цялата: %n карта.</numerusform>
            <numerusform>Отпадъчната купчина се връща цялата: %n карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile holds %n card(s).</source>
        <translation>
            <numerusform>В тази купчина има %n карта.</numerusform>
            <numerusform>В тази купчина има %n карти.</numerusform>
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
        <source>The plugin %1 took %n second(s) for one answer.</source>
        <translation>
            <numerusform>Модулът %1 отговаря за %n секунда.</numerusform>
            <numerusform>Модулът %1 отговаря за %n секунди.</numerusform>
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
        <source>%n file(s) are no good; the first is %1</source>
        <translation>
            <numerusform>%n файл не е годен; първият е %1</numerusform>
            <numerusform>%n файла не са годни; първият е %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>Открит е %n недостатък.</numerusform>
            <numerusform>Открити са %n недостатъка.</numerusform>
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
        <source>%n hint(s) were used: hints do not count here.</source>
        <translation>
            <numerusform>Използвана е %n подсказка: тук се играе без подсказки.</numerusform>
            <numerusform>Използвани са %n подсказки: тук се играе без подсказки.</numerusform>
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
        <source>Decks of KDE and AisleRiot are offered where they are installed.</source>
        <translation>Тестета на KDE и AisleRiot се предлагат, където са инсталирани.</translation>
    </message>
    <message>
        <source>&amp;Use this deck</source>
        <translation>&amp;Използвай това тесте</translation>
    </message>
    <message>
        <source>Looking at this deck…</source>
        <translation>Преглед на това тесте…</translation>
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
        <source>This deck cannot be used: its file is no drawing that this program can read.</source>
        <translation>Това тесте не може да се използва: файлът му не е рисунка, която програмата чете.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing in it (%1).</source>
        <translation>Това тесте не може да се използва: в него липсват карти (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Това тесте не може да се използва: някои от картите му са празни.</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards are not of one size (%1 of 52 differ).</source>
        <translation>Това тесте не може да се използва: картите му не са еднакви по размер (%1 от 52 се различават).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong shape (%1 times as high as wide).</source>
        <translation>Това тесте не може да се използва: картите му са с неподходяща форма (%1 пъти по-високи, отколкото широки).</translation>
    </message>
    <message>
        <source>This deck cannot be used: drawing it takes too much time or memory.</source>
        <translation>Това тесте не може да се използва: рисуването му отнема твърде много време или памет.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it names a file outside of it (%1).</source>
        <translation>Това тесте не може да се използва: посочва файл извън него (%1).</translation>
    </message>
    <message>
        <source>The cards of Réussite are shown instead.</source>
        <translation>Вместо него се показват картите на Réussite.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>%1 is dealt: %2</source>
        <translation>Раздадено е %1: %2</translation>
    </message>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>Ход %1 беше отказан: %2</translation>
    </message>
    <message>
        <source>%1 moves are played, the score is %2.</source>
        <translation>Изиграни ходове: %1, резултат: %2.</translation>
    </message>
    <message>
        <source>The game is not won.</source>
        <translation>Играта не е спечелена.</translation>
    </message>
    <message>
        <source>Won with %1 moves, the score is %2.</source>
        <translation>Спечелена; ходове: %1, резултат: %2.</translation>
    </message>
    <message>
        <source>The picture is %1</source>
        <translation>Снимката е %1</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>Не може да се запише %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite is in the menu now, and opens its files: %1</source>
        <translation>Réussite вече е в менюто и отваря файловете си: %1</translation>
    </message>
    <message>
        <source>There was no menu entry of Réussite&apos;s own.</source>
        <translation>Réussite нямаше свой запис в менюто.</translation>
    </message>
    <message>
        <source>Réussite is no longer in the menu.</source>
        <translation>Réussite вече не е в менюто.</translation>
    </message>
    <message>
        <source>Menu entries are made on Linux only: pin the program itself.</source>
        <translation>Записи в менюто се правят само в Linux: закачете самата програма.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 не може да се запише: %2.</translation>
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
        <source>The time is up</source>
        <translation>Времето изтече</translation>
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
        <source>Games won in a row: %1 (at most %2)</source>
        <translation>Спечелени игри поред: %1 (най-много %2)</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Най-добро досега</translation>
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
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Отваряне на файл с игра</translation>
    </message>
    <message>
        <source>%1 is not opened. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1 не се отваря. %2</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Запазване на играта като</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <comment>a file, what the system says</comment>
        <translation>%1 не е запазен: %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Запазено като %1</translation>
    </message>
    <message>
        <source>Games of Réussite</source>
        <translation>Игри на Réussite</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Стойности, разделени със запетаи</translation>
    </message>
    <message>
        <source>%1 is played again to check it.</source>
        <comment>a file</comment>
        <translation>%1 се изиграва наново, за да се провери.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Да се замени ли файлът?</translation>
    </message>
    <message>
        <source>There is a file %1 already.</source>
        <translation>Вече има файл %1.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Замени го</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Запази го</translation>
    </message>
    <message>
        <source>the disk is full: make room, or choose another folder.</source>
        <translation>дискът е пълен: освободете място или изберете друга папка.</translation>
    </message>
    <message>
        <source>One game is opened at a time. Not opened: %1</source>
        <translation>Отваря се по една игра. Не са отворени: %1</translation>
    </message>
    <message>
        <source>%1 is an address on the web: save the file first, then open it here.</source>
        <translation>%1 е адрес в мрежата: първо запишете файла, после го отворете тук.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>It is no good game file (%1).</source>
        <translation>Това не е годен файл с игра (%1).</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Няма такъв файл.</translation>
    </message>
    <message>
        <source>It cannot be read (%1).</source>
        <translation>Не може да се прочете (%1).</translation>
    </message>
    <message>
        <source>It is no file, but a folder or a device.</source>
        <translation>Това не е файл, а папка или устройство.</translation>
    </message>
    <message>
        <source>It is too large for a game file: the limit is %1 MiB.</source>
        <translation>Твърде голям е за файл с игра: границата е %1 MiB.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Празен е.</translation>
    </message>
    <message>
        <source>It is written in UTF-16: save it as UTF-8.</source>
        <translation>Записан е в UTF-16: запишете го като UTF-8.</translation>
    </message>
    <message>
        <source>It begins with a byte order mark: save it as UTF-8 without one.</source>
        <translation>Започва с маркер за реда на байтовете: запишете го като UTF-8 без него.</translation>
    </message>
    <message>
        <source>It is not text in UTF-8: see line %1, column %2.</source>
        <translation>Това не е текст в UTF-8: вижте ред %1, позиция %2.</translation>
    </message>
    <message>
        <source>It is not JSON: see line %1, column %2.</source>
        <translation>Това не е JSON: вижте ред %1, позиция %2.</translation>
    </message>
    <message>
        <source>It is no game file: its brackets are nested too deeply.</source>
        <translation>Това не е файл с игра: скобите са вложени твърде дълбоко.</translation>
    </message>
    <message>
        <source>“%1” stands in it twice.</source>
        <translation>„%1“ се среща два пъти в него.</translation>
    </message>
    <message>
        <source>It is no game file of Réussite.</source>
        <translation>Това не е файл с игра на Réussite.</translation>
    </message>
    <message>
        <source>A newer Réussite wrote it (format %1, known here is %2): update Réussite.</source>
        <translation>Записан е от по-нова версия на Réussite (формат %1, тук е познат %2): обновете Réussite.</translation>
    </message>
    <message>
        <source>There is no format %1: known is %2.</source>
        <translation>Няма формат %1: познат е %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a game file.</source>
        <translation>„%1“ няма място във файл с игра.</translation>
    </message>
    <message>
        <source>Its deal code is none.</source>
        <translation>Кодът на играта в него не е код.</translation>
    </message>
    <message>
        <source>Its deal code is written “%1”: it must be %2.</source>
        <translation>Кодът на играта е записан като „%1“, а трябва да е %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when it was played again (%2).</source>
        <translation>Правилата на %1 се провалиха, когато играта се изиграваше наново (%2).</translation>
    </message>
    <message>
        <source>a whole number, not too large</source>
        <translation>цяло число, не твърде голямо</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
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
        <source>Action %1, %2, lies before the one before it in time.</source>
        <translation>Действие %1, %2, е по-рано от предишното.</translation>
    </message>
    <message>
        <source>Action %1, %2, is refused (%3): %4</source>
        <translation>Действие %1, %2, е отказано (%3): %4</translation>
    </message>
    <message>
        <source>It holds %1 actions, but the limit is %2.</source>
        <translation>В него има %1 действия, но най-големият допустим брой е %2.</translation>
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
        <source>Remarks</source>
        <translation>Бележки</translation>
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
        <source>given up</source>
        <translation>изоставена</translation>
    </message>
    <message>
        <source>Games that have ended</source>
        <translation>Завършени игри</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>изиграна докрай</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>загубена</translation>
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
        <source>The page %1 cannot be read.</source>
        <translation>Страницата %1 не може да се прочете.</translation>
    </message>
    <message>
        <source>A move that is not allowed is refused, and a short sentence says by which rule.</source>
        <translation>Непозволен ход се отказва и кратко изречение казва по кое правило.</translation>
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
        <source>Questions and answers</source>
        <translation>ЧЗВ</translation>
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
        <source>Patience on the desktop, one plugin per variant. Free software under the MIT licence. Made with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Пасианси на работния плот, по един модул за игра. Свободен софтуер под лиценза MIT. Направено с Qt&#xa0;%1 и PySide6, използвани под LGPL 3.</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Отказано: %1</translation>
    </message>
    <message>
        <source>Your own move · Score %1</source>
        <translation>Ваш собствен ход · Резултат %1</translation>
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
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No advice was given.</source>
        <translation>Не беше даден съвет.</translation>
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
        <translation>Тегли от тестето.</translation>
    </message>
    <message>
        <source>Turns the waste over.</source>
        <translation>Обръща отбоя.</translation>
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
        <source>&amp;Add this key</source>
        <translation>&amp;Добави този клавиш</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Без клавиш</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Обичайните клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Press a key here</source>
        <translation>Натиснете клавиш тук</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>%1 is already the key of %2. Add it here instead?</source>
        <translation>%1 вече е клавишът за %2. Да се премести ли тук?</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Клавиши за „%1“: %2</translation>
    </message>
    <message>
        <source>Some of these keys belong to %1 as well.</source>
        <translation>Някои от тези клавиши са и за %1.</translation>
    </message>
    <message>
        <source>no key</source>
        <comment>of an action</comment>
        <translation>няма клавиш</translation>
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
        <source>A card deeper; one more in hand</source>
        <translation>Карта по-дълбоко; една повече в ръката</translation>
    </message>
    <message>
        <source>A card higher; one fewer in hand</source>
        <translation>Карта по-горе; една по-малко в ръката</translation>
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
        <source>Deepest card that can move</source>
        <translation>Най-дълбоката подвижна карта</translation>
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
        <source>Pick up; put down; on the stock, deal</source>
        <translation>Взема; оставя; върху тестето за теглене – тегли</translation>
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
        <source>Deal from the stock</source>
        <translation>Тегли от тестето за теглене</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Тази карта в основата ѝ</translation>
    </message>
    <message>
        <source>Best move of this card, as by double-click</source>
        <translation>Най-добрият ход на картата, като с двойно щракване</translation>
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
        <source>Find a card: then its rank and suit, such as 7H</source>
        <translation>Търси карта: после стойност и боя, например 7H</translation>
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
        <source>Say less or more</source>
        <translation>Казва по-малко или повече</translation>
    </message>
    <message>
        <source>Show this card very large</source>
        <translation>Показва картата много едро</translation>
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
        <source>Pause and go on</source>
        <translation>Пауза и продължаване</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>цифров блок %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>Към колона %1; оставя картите там</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>As the system: %1</source>
        <translation>Както системата: %1</translation>
    </message>
    <message>
        <source>Language of all texts</source>
        <translation>Език на всички текстове</translation>
    </message>
    <message>
        <source>Index letters of the cards follow it, unless you chose others.</source>
        <translation>Буквите на картите го следват, освен ако не сте избрали други.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Лента с инструменти</translation>
    </message>
    <message>
        <source>The game of %1 that lay open waits until its plugin is back.</source>
        <translation>Отворената игра %1 чака, докато нейният модул се върне.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>The game is played again up to where you left it.</source>
        <translation>Играта се изиграва отново до мястото, до което сте стигнали.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Други игри</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Запазване на изображение на масата</translation>
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
        <source>This game has nothing to choose.</source>
        <translation>Тази игра няма какво да се избира.</translation>
    </message>
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
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>%1 was written.</source>
        <translation>%1 е записан.</translation>
    </message>
    <message>
        <source>It plays already. Change its parts and its help pages; in between:</source>
        <translation>Вече може да се играе. Променяйте частите и помощните му страници, а междувременно:</translation>
    </message>
    <message>
        <source>check its rules</source>
        <translation>проверява правилата му</translation>
    </message>
    <message>
        <source>agree to it and switch it on</source>
        <translation>приема го и го включва</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>играе го</translation>
    </message>
    <message>
        <source>Move its folder to %1 to play it.</source>
        <translation>Преместете папката му в %1, за да го играете.</translation>
    </message>
    <message>
        <source>“%1” is no name for a plugin: write small letters, digits and _, at most 40.</source>
        <translation>„%1“ не е име за модул: пишете малки латински букви, цифри и _, най-много 40.</translation>
    </message>
    <message>
        <source>Something is called %1 already: choose another name.</source>
        <translation>Нещо вече се казва %1: изберете друго име.</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name or --folder.</source>
        <translation>%1 вече го има: изберете друго име или --folder.</translation>
    </message>
    <message>
        <source>“%1” is no family: write two to eight letters A to Z.</source>
        <translation>„%1“ не е начало на код: напишете от две до осем букви A до Z.</translation>
    </message>
    <message>
        <source>Another plugin already brings %1: choose another --family.</source>
        <translation>Друг модул вече предлага %1: изберете друг --family.</translation>
    </message>
    <message>
        <source>No free family can be made from %1: name one with --family.</source>
        <translation>От %1 не може да се направи свободно начало на код: посочете го с --family.</translation>
    </message>
    <message>
        <source>The plugin cannot be written (%1): choose another --folder.</source>
        <translation>Модулът не може да се запише (%1): изберете друга --folder.</translation>
    </message>
    <message>
        <source>Write the plugin of a new variant, which plays at once.</source>
        <translation>Записва модул за нова игра, която веднага се играе.</translation>
    </message>
    <message>
        <source>where to write it, instead of your plugins folder</source>
        <translation>къде да се запише, вместо в папката ви с модули</translation>
    </message>
    <message>
        <source>how its deal codes begin: two to eight letters</source>
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
        <source>Open &amp;games</source>
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
        <source>Options of new games</source>
        <translation>Възможности на новите игри</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>Mark the card moved last</source>
        <translation>Отбелязване на последно преместената карта</translation>
    </message>
    <message>
        <source>A small coloured corner shows what the last action moved.</source>
        <translation>Малко цветно ъгълче показва какво е преместило последното действие.</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Надничане към покрити карти</translation>
    </message>
    <message>
        <source>Hold the button on a card that lies open but covered, or on the waste: it is shown as long as you hold it.</source>
        <translation>Задръжте бутона върху открита, но покрита карта или върху отпадъчната купчина: тя се показва, докато го държите.</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Разтваряне на сбити колони</translation>
    </message>
    <message>
        <source>Rest on a card of a tight column, and its cards move apart.</source>
        <translation>Спрете върху карта от сбита колона и картите ѝ се раздалечават.</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Изключения за една игра</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>It is left out (%1): ask its author.</source>
        <translation>Той е изключен (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>It failed when it was started (%1): ask its author.</source>
        <translation>Той се провали при пускане (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1: rename one of them.</source>
        <translation>Друг модул вече се казва %1: преименувайте единия.</translation>
    </message>
    <message>
        <source>Another plugin already brings %1: switch one of them off.</source>
        <translation>Друг модул вече предлага %1: изключете единия.</translation>
    </message>
    <message>
        <source>It has a hook that does not exist (%1): ask its author.</source>
        <translation>Той има кука, която не съществува (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>Its variant does not pass the checks (%1): ask its author.</source>
        <translation>Играта му не издържа проверките (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>It gives something that is no variant (%1): ask its author.</source>
        <translation>Той дава нещо, което не е игра (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>A file is missing: %1.</source>
        <translation>Липсва файл: %1.</translation>
    </message>
    <message>
        <source>Its plugin.toml cannot be read (%1): ask its author.</source>
        <translation>Неговият plugin.toml не може да се прочете (%1): попитайте автора му.</translation>
    </message>
    <message>
        <source>“%1” is no name for a plugin: small letters, digits and _, at most 40.</source>
        <translation>„%1“ не е име за модул: малки латински букви, цифри и _, най-много 40.</translation>
    </message>
    <message>
        <source>It does not say its version: ask its author.</source>
        <translation>Той не посочва версията си: попитайте автора му.</translation>
    </message>
    <message>
        <source>It is written for another Réussite (interface %1): update it.</source>
        <translation>Той е писан за друга версия на Réussite (интерфейс %1): обновете го.</translation>
    </message>
    <message>
        <source>It did not answer any more last time: switch it on to try it once more.</source>
        <translation>Последния път той спря да отговаря: включете го, за да опитате пак.</translation>
    </message>
    <message>
        <source>You can switch it off in the preferences, under Plugins.</source>
        <translation>Можете да го изключите в настройките, в Модули.</translation>
    </message>
    <message>
        <source>The plugin %1 did not answer any more last time and is left out.</source>
        <translation>Последния път модулът %1 спря да отговаря и е изключен.</translation>
    </message>
    <message>
        <source>You can switch it on in the preferences, under Plugins.</source>
        <translation>Можете да го включите в настройките, в Модули.</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). The game is kept: undo, or play another.</source>
        <translation>Модулът %1 се провали (%2). Играта е запазена: отменете или играйте друга.</translation>
    </message>
    <message>
        <source>Its plugin.toml does not say api_version: write %1.</source>
        <translation>В неговия plugin.toml липсва api_version: напишете %1.</translation>
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
        <source>Trust this plugin while its files change (for its author)</source>
        <translation>Вярвам на този модул, докато файловете му се променят (за автора му)</translation>
    </message>
    <message>
        <source>Whatever is written into its folder runs with your permissions, without a question. Only for a plugin that you write yourself.</source>
        <translation>Всичко, записано в папката му, се изпълнява с вашите права, без въпрос. Само за модул, който пишете сами.</translation>
    </message>
    <message>
        <source>&amp;Copy this text</source>
        <translation>&amp;Копирай този текст</translation>
    </message>
    <message>
        <source>&amp;Open the plugins folder</source>
        <translation>&amp;Отвори папката с модули</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>П&amp;рочети отново</translation>
    </message>
    <message>
        <source>Reads the folder anew. What is on the table stays as it is.</source>
        <translation>Прочита папката наново. Каквото е на масата, остава.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Изключи</translation>
    </message>
    <message>
        <source>Switch o&amp;n</source>
        <translation>&amp;Включи</translation>
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
        <source>Brings: %1</source>
        <translation>Предлага: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Папка: %1</translation>
    </message>
    <message>
        <source>Switch this plugin on?</source>
        <translation>Да се включи ли този модул?</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 не е част от Réussite.</translation>
    </message>
    <message>
        <source>I trust it: switch it on</source>
        <translation>Вярвам му: включи</translation>
    </message>
    <message>
        <source>Leave it off</source>
        <translation>Да остане изключен</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>Папката не може да се създаде: %1</translation>
    </message>
    <message>
        <source>A plugin is a program: it can read, change and send everything that you can. Switch it on only if you trust whoever wrote it. Your agreement is for exactly the files that are there now: when any of them has changed, you are asked again.</source>
        <translation>Модулът е програма: той може да чете, променя и изпраща всичко, което можете и вие. Включете го само ако вярвате на автора му. Съгласието ви важи точно за файловете, които са там сега: когато някой от тях се промени, ще бъдете попитани отново.</translation>
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
        <source>not yet agreed</source>
        <translation>още неприет</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>отстранен</translation>
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
        <source>Automatic placing</source>
        <translation>Автоматично поставяне</translation>
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
        <source>While you drag, every place that accepts the cards lights up.</source>
        <translation>Докато влачите, свети всяко място, което приема картите.</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Интерактивни правила</translation>
    </message>
    <message>
        <source>After a refused move, a short message says which rule refused it.</source>
        <translation>След отказан ход кратко съобщение казва кое правило го е отказало.</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Качи всички</translation>
    </message>
    <message>
        <source>A menu entry and its key play every card that goes up.</source>
        <translation>Команда в менюто и нейният клавиш качват всички карти, които могат.</translation>
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
        <source>Search the preferences</source>
        <translation>Търсене в настройките</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страници</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Няма настройка с тези думи.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Възстанови тази страница</translation>
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
        <source>No other deal yet</source>
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
        <source>Any card may be the first there.</source>
        <translation>Първа там може да е всяка карта.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its own suit.</source>
        <translation>Основата започва с асото от своята боя.</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Мести се само най-горната карта, една по една.</translation>
    </message>
    <message>
        <source>A card that lies face down is not in play yet.</source>
        <translation>Карта с лицето надолу още не е в игра.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Тези карти не могат да се вземат.</translation>
    </message>
    <message>
        <source>Other cards still lie over this one.</source>
        <translation>Върху тази карта още лежат други.</translation>
    </message>
    <message>
        <source>A card on a foundation stays there.</source>
        <translation>Карта в основата остава там.</translation>
    </message>
    <message>
        <source>The card lies there already.</source>
        <translation>Картата вече лежи там.</translation>
    </message>
    <message>
        <source>Only one card at a time may go there.</source>
        <translation>Там може да отиде само по една карта.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Тази клетка е заета.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Тази купчина е пълна.</translation>
    </message>
    <message>
        <source>No card may go there.</source>
        <translation>Там не може да отиде карта.</translation>
    </message>
    <message>
        <source>Cards do not go there in pairs.</source>
        <translation>Картите не отиват там по двойки.</translation>
    </message>
    <message>
        <source>Nothing may be laid on a card there.</source>
        <translation>Там върху карта не се слага нищо.</translation>
    </message>
    <message>
        <source>A card from that pile may not go there.</source>
        <translation>Карта от тази купчина не може да отиде там.</translation>
    </message>
    <message>
        <source>A card does not go from one foundation to another.</source>
        <translation>Карта не минава от една основа в друга.</translation>
    </message>
    <message>
        <source>A card does not go from one cell to another.</source>
        <translation>Карта не минава от една клетка в друга.</translation>
    </message>
    <message>
        <source>No card goes back onto the stock.</source>
        <translation>Никоя карта не се връща в тестето за теглене.</translation>
    </message>
    <message>
        <source>Only cards from the stock go to the waste.</source>
        <translation>В отпадъчната купчина отиват само карти от тестето за теглене.</translation>
    </message>
    <message>
        <source>Cards from the stock go to the waste.</source>
        <translation>Картите от тестето за теглене отиват в отпадъчната купчина.</translation>
    </message>
    <message>
        <source>The stock deals a card to every place.</source>
        <translation>Тестето за теглене раздава по карта на всяко място.</translation>
    </message>
    <message>
        <source>The stock is empty: turn the waste over first.</source>
        <translation>Тестето за теглене е празно: първо върнете отпадъчната купчина.</translation>
    </message>
    <message>
        <source>Stock and waste are empty.</source>
        <translation>Тестето за теглене и отпадъчната купчина са празни.</translation>
    </message>
    <message>
        <source>The waste is turned over only when the stock is empty.</source>
        <translation>Отпадъчната купчина се връща само когато тестето за теглене е празно.</translation>
    </message>
    <message>
        <source>The game is won: nothing moves any more.</source>
        <translation>Играта е спечелена: нищо повече не се мести.</translation>
    </message>
    <message>
        <source>The time is up: nothing moves any more.</source>
        <translation>Времето изтече: нищо повече не се мести.</translation>
    </message>
    <message>
        <source>This game has ended: nothing moves any more.</source>
        <translation>Тази игра свърши: нищо повече не се мести.</translation>
    </message>
    <message>
        <source>The rules failed when they were asked.</source>
        <translation>Правилата се провалиха, когато бяха попитани.</translation>
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
        <source>This is earlier than the move before it.</source>
        <translation>Това е по-рано от предишния ход.</translation>
    </message>
    <message>
        <source>This is no move: write t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Това не е ход: напишете t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo или redo.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>Няма карта за местене.</translation>
    </message>
    <message>
        <source>Only an ace may go on an empty foundation.</source>
        <translation>В празна основа отива само асо.</translation>
    </message>
    <message>
        <source>Only an ace may go on an empty place.</source>
        <translation>На празно място отива само асо.</translation>
    </message>
    <message>
        <source>Only a king may go on an empty column.</source>
        <translation>В празна колона отива само поп.</translation>
    </message>
    <message>
        <source>Only a king may go on an empty place.</source>
        <translation>На празно място отива само поп.</translation>
    </message>
    <message>
        <source>The stock is gone through only once.</source>
        <translation>Тестето за теглене се изтегля само веднъж.</translation>
    </message>
    <message>
        <source>The stock is not gone through again.</source>
        <translation>Тестето за теглене не се изтегля отново.</translation>
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
        <source>There is no place for this card now.</source>
        <translation>Сега няма място за тази карта.</translation>
    </message>
    <message>
        <source>Only a drag or a key takes a card back from a foundation.</source>
        <translation>Карта се връща от основа само с влачене или с клавиш.</translation>
    </message>
    <message>
        <source>This game has as many actions as a game can have: begin another one.</source>
        <translation>Тази игра има толкова действия, колкото може да има една игра: започнете друга.</translation>
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
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Всичко работи.</translation>
    </message>
    <message>
        <source>%1 of the parts do not work here: see the lines with !!.</source>
        <translation>Части, които не работят тук: %1. Вижте редовете с !!.</translation>
    </message>
    <message>
        <source>There are no fonts: install some.</source>
        <translation>Няма шрифтове: инсталирайте някакви.</translation>
    </message>
    <message>
        <source>There are none in %1</source>
        <translation>В %1 няма такива</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 не рисува нищо</translation>
    </message>
    <message>
        <source>%1 cannot be written to: check its rights.</source>
        <translation>В %1 не може да се пише: проверете правата.</translation>
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
        <source>Redo did not lead to where the game was.</source>
        <translation>Повторението не доведе дотам, докъдето беше играта.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>изиграни, отменени и повторени ходове: %1</translation>
    </message>
    <message>
        <source>The table is drawn in %1 colours only.</source>
        <translation>Масата е нарисувана само с толкова цвята: %1.</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>нарисувани цветове: %1</translation>
    </message>
    <message>
        <source>A saved game comes back another one.</source>
        <translation>Записана игра се връща различна.</translation>
    </message>
    <message>
        <source>Settings do not come back as they were set.</source>
        <translation>Настройките не се връщат такива, каквито бяха зададени.</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>записано в %1 байта</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Something is wrong with the settings (%1).</source>
        <translation>Нещо не е наред с настройките (%1).</translation>
    </message>
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
        <source>not to be seen</source>
        <comment>a card</comment>
        <translation>не се вижда</translation>
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
        <source>Deal from the stock</source>
        <translation>Тегли от тестето за теглене</translation>
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
        <source>passes left after this one: %1</source>
        <translation>оставащи преминавания след това: %1</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>следва %1</translation>
    </message>
    <message>
        <source>it is in %1</source>
        <comment>where a card lies</comment>
        <translation>там е: %1</translation>
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
    <message>
        <source>Dealt %1</source>
        <comment>cards, the top one first</comment>
        <translation>Изтеглено: %1</translation>
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
        <translation>И&amp;знеси всички игри…</translation>
    </message>
    <message>
        <source>&amp;Reset this game…</source>
        <translation>&amp;Нулирай тази игра…</translation>
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
        <source>Reset the statistics?</source>
        <translation>Да се нулира ли статистиката?</translation>
    </message>
    <message>
        <source>All games of %1 that have ended are forgotten.</source>
        <translation>Всички завършени игри на %1 се забравят.</translation>
    </message>
    <message>
        <source>This cannot be undone. Games that go on are kept.</source>
        <translation>Това не може да се отмени. Започнатите игри се пазят.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Забрави ги</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Задръж ги</translation>
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
        <source>games begun: every game counts from its first action</source>
        <translation>започнати игри: всяка се брои от първото си действие</translation>
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
        <source>of the games that have ended</source>
        <translation>от завършените игри</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Текуща серия</translation>
    </message>
    <message>
        <source>games won in a row up to now</source>
        <translation>поредни спечелени игри досега</translation>
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
        <source>of all games that have ended</source>
        <translation>от всички завършени игри</translation>
    </message>
    <message>
        <source>of games won with cards not seen before</source>
        <translation>от игри, спечелени с карти, невиждани преди</translation>
    </message>
    <message>
        <source>of all games won</source>
        <translation>от всички спечелени игри</translation>
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
        <source>of all games that have ended since %1</source>
        <translation>от всички игри, завършени от %1</translation>
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
        <source>%n step(s). Let them play, or try moves of your own.</source>
        <translation>
            <numerusform>%n стъпка. Оставете я да се изиграе или опитайте свои ходове.</numerusform>
            <numerusform>%n стъпки. Оставете ги да се изиграят или опитайте свои ходове.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Something is wrong with the stored games (%1).</source>
        <translation>Нещо не е наред със записаните игри (%1).</translation>
    </message>
    <message>
        <source>The stored games are damaged. They are kept as %1, and new ones begun.</source>
        <translation>Записаните игри са повредени. Запазени са като %1 и се започват нови.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All games in them that are whole were taken over; the damaged ones are kept as %1.</source>
        <translation>Записаните игри бяха повредени. Всички цели игри са прехвърлени; повредените данни са запазени като %1.</translation>
    </message>
    <message>
        <source>What was saved last is damaged: the games go on from what was saved before. The damaged ones are kept as %1.</source>
        <translation>Последно записаното е повредено: игрите продължават от записаното преди това. Повредените данни са запазени като %1.</translation>
    </message>
    <message>
        <source>The stored games in %1 are damaged: this game is not saved.</source>
        <translation>Записаните игри в %1 са повредени: тази игра не се записва.</translation>
    </message>
    <message>
        <source>A newer Réussite wrote the games in %1: update it. This game is not saved.</source>
        <translation>По-нова версия на Réussite е записала игрите в %1: обновете я. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>Another program wrote %1: move it away. This game is not saved.</source>
        <translation>Друга програма е записала %1: преместете го. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>Another program holds %1: close it. Until then this game is not saved.</source>
        <translation>Друга програма държи %1: затворете я. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>The disk of %1 is full: make room. Until then this game is not saved.</source>
        <translation>Дискът на %1 е пълен: освободете място. Дотогава тази игра не се записва.</translation>
    </message>
    <message>
        <source>Nothing may be written to %1: this game is not saved.</source>
        <translation>В %1 не може да се пише: тази игра не се записва.</translation>
    </message>
    <message>
        <source>There can be no folder for %1: this game is not saved.</source>
        <translation>Не може да се създаде папка за %1: тази игра не се записва.</translation>
    </message>
    <message>
        <source>%1 cannot be used: check its folder. This game is not saved.</source>
        <translation>%1 не може да се използва: проверете папката. Тази игра не се записва.</translation>
    </message>
    <message>
        <source>The game %1 cannot be played again, so it is not resumed.</source>
        <translation>Играта %1 не може да се изиграе наново и затова не се продължава.</translation>
    </message>
    <message>
        <source>Réussite is already running and does not answer: this game is not saved.</source>
        <translation>Réussite вече работи и не отговаря: тази игра не се записва.</translation>
    </message>
    <message>
        <source>The game %1 cannot be saved: its plugin gave a value that cannot be stored. All other games are saved.</source>
        <translation>Играта %1 не може да бъде записана: модулът ѝ даде стойност, която не може да се съхрани. Всички други игри са записани.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2: write one of %3.</source>
        <translation>%1 няма избор %2: напишете едно от %3.</translation>
    </message>
    <message>
        <source>“%1” is no player: write random, careful or advice.</source>
        <translation>„%1“ не е играч: напишете random, careful или advice.</translation>
    </message>
    <message>
        <source>Nobody advises: switch the plugin on with “reussite plugins --enable advice”.</source>
        <translation>Никой не съветва: включете добавката с „reussite plugins --enable advice“.</translation>
    </message>
    <message>
        <source>“%1” names no deals: write two numbers, such as 1-1000.</source>
        <translation>„%1“ не назовава раздавания: напишете две числа, например 1-1000.</translation>
    </message>
    <message>
        <source>“%1” is no number of seconds: write 0.1 to 3600.</source>
        <translation>„%1“ не е брой секунди: напишете от 0.1 до 3600.</translation>
    </message>
    <message>
        <source>%1 cannot be gone on with: name another file with --out.</source>
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
        <source>Play many deals of a variant and say what it is like.</source>
        <translation>Изиграва много раздавания на вариант и казва какъв е той.</translation>
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
        <source>a file with a line for each deal; it is gone on with</source>
        <translation>файл с ред за всяко раздаване, който се продължава</translation>
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
        <source>The folder has no tournament.toml, or is not here now.</source>
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
        <source>A newer Réussite made this tournament (format %1, known here is %2): update Réussite.</source>
        <translation>По-нова версия на Réussite е създала този турнир (формат %1, тук е познат %2): обновете Réussite.</translation>
    </message>
    <message>
        <source>There is no format %1: known is %2.</source>
        <translation>Няма формат %1: познат е %2.</translation>
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
        <translation>Кодът „%1“ трябва да се пише %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>„%1“ не е валиден код на играта.</translation>
    </message>
    <message>
        <source>The deal %1 is in the list of rounds twice.</source>
        <translation>Раздаването %1 е два пъти в списъка на кръговете.</translation>
    </message>
    <message>
        <source>The tournament would close before it opens.</source>
        <translation>Турнирът би приключил, преди да започне.</translation>
    </message>
    <message>
        <source>a name of 1 to 80 characters on one line</source>
        <translation>име от 1 до 80 знака на един ред</translation>
    </message>
    <message>
        <source>a list of 1 to 1000 deal codes</source>
        <translation>списък от 1 до 1000 кода</translation>
    </message>
    <message>
        <source>a deal code in quotes</source>
        <translation>код в кавички</translation>
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
        <source>%1 counts, but its clock says that it was begun before the tournament opened.</source>
        <translation>%1 се брои, но според часовника си е започната преди началото на турнира.</translation>
    </message>
    <message>
        <source>%1 counts, but its clock says that it was begun after the tournament closed.</source>
        <translation>%1 се брои, но според часовника си е започната след края на турнира.</translation>
    </message>
    <message>
        <source>The folder is not here now.</source>
        <translation>Папката сега я няма.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Дискът е пълен.</translation>
    </message>
    <message>
        <source>Nothing may be written to the folder.</source>
        <translation>В папката не може да се пише.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>Папката не може да се използва (%1).</translation>
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
        <source>A game that is watched</source>
        <translation>Гледана игра</translation>
    </message>
</context>
</TS>
