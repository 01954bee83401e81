<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>Access</name>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation>Клавиши стола</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Обе руки</translation>
    </message>
    <message>
        <source>Right hand, numeric keypad</source>
        <translation>Правая рука, цифровой блок</translation>
    </message>
    <message>
        <source>Left hand, W A S D</source>
        <translation>Левая рука, W A S D</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Прямые ходы</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Отключено</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Один переключатель</translation>
    </message>
    <message>
        <source>Two switches</source>
        <translation>Два переключателя</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 пикселей</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Large targets</source>
        <translation>Крупные элементы</translation>
    </message>
    <message>
        <source>Buttons, menu entries and rows are 44 pixels high at least.</source>
        <translation>Кнопки, пункты меню и строки высотой не меньше 44 пикселей.</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Звуки карт</translation>
    </message>
    <message>
        <source>Picked up, carried, laid down, drawn, refused, turned over and won each sound different. They need the Python package miniaudio.</source>
        <translation>Взять, нести, положить, открыть из колоды, отказ, переворот и победа звучат по-разному. Нужен пакет Python miniaudio.</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Экранные чтецы</translation>
    </message>
    <message>
        <source>Switch access</source>
        <translation>Управление переключателями</translation>
    </message>
    <message>
        <source>Move cards with two clicks</source>
        <translation>Переносить карты двумя кликами</translation>
    </message>
    <message>
        <source>Click cards to pick them up, then click where they should go. Right-click a card to list its moves.</source>
        <translation>Кликните по картам, чтобы взять их, затем туда, куда их положить. Клик правой кнопкой по карте покажет её ходы.</translation>
    </message>
    <message>
        <source>Keyboard layout</source>
        <translation>Раскладка клавиш</translation>
    </message>
    <message>
        <source>Press two keys to move: 3 7 moves from column 3 to column 7.</source>
        <translation>Две клавиши делают ход: 3 7 — из столбца 3 в столбец 7.</translation>
    </message>
    <message>
        <source>Verbosity</source>
        <translation>Подробность</translation>
    </message>
    <message>
        <source>Announce the card before its pile</source>
        <translation>Объявлять карту раньше стопки</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Объявления</translation>
    </message>
    <message>
        <source>Notifications (for Orca before version 45)</source>
        <translation>Уведомления (для Orca до версии 45)</translation>
    </message>
    <message>
        <source>Announce results</source>
        <translation>Объявлять результаты</translation>
    </message>
    <message>
        <source>Expose piles and cards to screen readers</source>
        <translation>Показывать стопки и карты экранным чтецам</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Вступит в силу после перезапуска.</translation>
    </message>
    <message>
        <source>Scan the legal moves</source>
        <translation>Перебирать дозволенные ходы</translation>
    </message>
    <message>
        <source>With one switch, the list of moves advances by itself and any key chooses a move. With two switches, Space advances and Enter chooses.</source>
        <translation>С одним переключателем список ходов листается сам, и любая клавиша выбирает ход. С двумя пробел листает, а Enter выбирает.</translation>
    </message>
    <message>
        <source>Time on each move</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>Click tolerance</source>
        <translation>Допуск клика</translation>
    </message>
    <message>
        <source>If the pointer moves no farther than this, a press counts as a click, not as a drag.</source>
        <translation>Если указатель сдвинется не дальше, нажатие считается кликом, а не перетаскиванием.</translation>
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
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>Начать расклад &amp;заново</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Ввести код расклада…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Копировать код расклада</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Расклад дня</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>&amp;Следующий номер</translation>
    </message>
    <message>
        <source>Pre&amp;vious number</source>
        <translation>Пр&amp;едыдущий номер</translation>
    </message>
    <message>
        <source>&amp;Open a game file…</source>
        <translation>&amp;Открыть файл игры…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Ст&amp;атистика…</translation>
    </message>
    <message>
        <source>Co&amp;mpare games…</source>
        <translation>Сравнить игры &amp;между собой…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Взять из &amp;колоды</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Карты к&amp;рупнее</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Карты &amp;мельче</translation>
    </message>
    <message>
        <source>&amp;Tool bar</source>
        <translation>Панель &amp;инструментов</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>&amp;Строка состояния</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Table &amp;as list</source>
        <translation>Стол спис&amp;ком</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>К&amp;лавиши</translation>
    </message>
    <message>
        <source>&amp;About Réussite</source>
        <translation>&amp;О программе Réussite</translation>
    </message>
    <message>
        <source>Undo to the &amp;start</source>
        <translation>Отменить до &amp;начала</translation>
    </message>
    <message>
        <source>Redo to the &amp;end</source>
        <translation>Вернуть &amp;до конца</translation>
    </message>
    <message>
        <source>Send &amp;all up</source>
        <translation>От&amp;править все на базы</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Новая &amp;игра…</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Новый расклад</translation>
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
        <translation>Копировать изо&amp;бражение стола</translation>
    </message>
    <message>
        <source>Save a picture of the ta&amp;ble…</source>
        <translation>Сохранить изобра&amp;жение стола…</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Размер по &amp;умолчанию</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>Открыть строку меню</translation>
    </message>
    <message>
        <source>To&amp;urnaments…</source>
        <translation>Т&amp;урниры…</translation>
    </message>
    <message>
        <source>Dail&amp;y calendar…</source>
        <translation>Ка&amp;лендарь…</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Скорость анимации</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear at their new place without moving there. You never have to wait for an animation.</source>
        <translation>При уменьшенном движении карты сразу появляются на новом месте, не двигаясь. Ждать анимации никогда не нужно.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No games were found in %1. Reinstall Réussite.</source>
        <translation>В %1 не найдено ни одной игры. Переустановите Réussite.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Index letters</source>
        <translation>Буквы индекса</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красная</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Сливовая</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графитовая</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Рубашка</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Для левшей</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation>Строка состояния</translation>
    </message>
    <message>
        <source>Time in the status bar</source>
        <translation>Время в строке состояния</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Индекс карт</translation>
    </message>
    <message>
        <source>Rank and suit in the corner of the built-in decks.</source>
        <translation>Достоинство и масть в углу встроенных колод.</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Как язык</translation>
    </message>
    <message>
        <source>Felt in dark mode</source>
        <translation>Сукно в тёмном режиме</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Цветовая схема</translation>
    </message>
    <message>
        <source>The table and windows follow the system at once.</source>
        <translation>Стол и окна сразу следуют за системой.</translation>
    </message>
    <message>
        <source>Dim cards in dark mode</source>
        <translation>Приглушать карты в тёмном режиме</translation>
    </message>
    <message>
        <source>Makes the paper of the built-in decks less bright.</source>
        <translation>Делает бумагу встроенных колод менее яркой.</translation>
    </message>
    <message>
        <source>High contrast uses a black table and clear marks.</source>
        <translation>При сильном контрасте стол чёрный, а метки чёткие.</translation>
    </message>
    <message>
        <source>Mirrors the table, with the stock on the right.</source>
        <translation>Отражает стол зеркально: колода справа.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Размер карт</translation>
    </message>
    <message>
        <source>Above %1, the table is larger than the window and scrolls.</source>
        <translation>Выше %1 стол больше окна и прокручивается.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Daily calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дни</translation>
    </message>
    <message>
        <source>✓ won   • played, not won</source>
        <translation>✓ сошёлся   • сыгран, не сошёлся</translation>
    </message>
    <message>
        <source>%1: this deal can be played from that day on.</source>
        <comment>a day</comment>
        <translation>%1: этот расклад можно играть с этого дня.</translation>
    </message>
    <message>
        <source>%1: won, best score %2.</source>
        <comment>a day, a score</comment>
        <translation>%1: сошёлся, лучший счёт %2.</translation>
    </message>
    <message>
        <source>%1: played, not won.</source>
        <comment>a day</comment>
        <translation>%1: сыгран, не сошёлся.</translation>
    </message>
    <message>
        <source>%1: not played.</source>
        <comment>a day</comment>
        <translation>%1: ещё не сыгран.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Результаты во времени</translation>
    </message>
    <message>
        <source>Average score: %1 in the oldest games, %2 in the newest</source>
        <translation>Средний счёт: %1 в самых старых играх, %2 в самых новых</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Средний счёт</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Сошедшиеся пасьянсы</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Ещё ни одна игра не окончена</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>показать все строки модуля, через которые прошла ошибка</translation>
    </message>
    <message>
        <source>%1 now runs with your permissions.</source>
        <translation>%1 теперь выполняется с вашими правами.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: __init__.py is missing.</source>
        <translation>В %1 нет модуля: отсутствует __init__.py.</translation>
    </message>
    <message>
        <source>The plugin %1 is not trusted yet. Check its folder %2 instead, or turn the plugin on.</source>
        <translation>Модуль %1 ещё не доверенный. Проверьте вместо этого его папку %2 или включите модуль.</translation>
    </message>
    <message>
        <source>Check that the variants of a plugin follow the rules.</source>
        <translation>Проверить, что игры модуля соблюдают правила.</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is not a valid deal code (%1).</source>
        <translation>Это не код расклада (%1).</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Use one of %2.</source>
        <translation>Неизвестная игра «%1». Возможные: %2.</translation>
    </message>
    <message>
        <source>Unknown version “%1”. This program deals %2.</source>
        <translation>Неизвестная версия «%1». Эта программа сдаёт %2.</translation>
    </message>
    <message>
        <source>Unknown option “%1”. Use one of %2.</source>
        <translation>Неизвестный вариант «%1». Возможные: %2.</translation>
    </message>
    <message>
        <source>The option is missing. Use one of %1.</source>
        <translation>Не указан вариант. Возможные: %1.</translation>
    </message>
    <message>
        <source>The number “%1” must have %2 characters.</source>
        <translation>В номере «%1» должно быть знаков: %2.</translation>
    </message>
    <message>
        <source>The number of %1 characters at the end is missing.</source>
        <translation>Нет номера в конце; знаков в нём: %1.</translation>
    </message>
    <message>
        <source>The number cannot contain “%1”. Use A to Z and 2 to 7.</source>
        <translation>В номере не может быть «%1». Используйте A–Z и 2–7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals. Use seven letters instead of %1.</source>
        <translation>У %2 нет раскладов Microsoft. Вместо %1 укажите семь букв.</translation>
    </message>
    <message>
        <source>There is no Microsoft deal #%1. Use #1 to #%2.</source>
        <translation>Нет расклада Microsoft #%1. Возможные: от #1 до #%2.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1 after #.</source>
        <translation>Введите после # номер от 1 до %1.</translation>
    </message>
    <message>
        <source>Enter a deal code, such as %1.</source>
        <translation>Введите код расклада, например %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. A deal code looks like %2.</source>
        <translation>«%1» — не код расклада. Код расклада выглядит так: %2.</translation>
    </message>
    <message>
        <source>Unknown game code “%1”.</source>
        <translation>Неизвестный код игры «%1».</translation>
    </message>
    <message>
        <source>The text contains several deal codes: %1. Keep only one.</source>
        <translation>В тексте несколько кодов расклада: %1. Оставьте только один.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Options:</source>
        <translation>Ключи:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>вывести один документ JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>вывести версию</translation>
    </message>
    <message>
        <source>Undo: the whole game</source>
        <translation>Отмена: вся игра</translation>
    </message>
    <message>
        <source>Time limit: none</source>
        <translation>Ограничение времени: нет</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>Модуль: %1</translation>
    </message>
    <message>
        <source>List the variants with their options.</source>
        <translation>Перечислить игры и их варианты.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Сошёлся: %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Счёт: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходы: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt не может использовать этот экран: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 is only for a new tournament. Use tournament new.</source>
        <translation>%1 — для нового турнира: напишите tournament new.</translation>
    </message>
    <message>
        <source>%1 points, %2 of %3 rounds played, %4 won</source>
        <translation>очки: %1, сыграно туров: %2 из %3, сошлось: %4</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Пропущено: %1</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>Турниру нужно --name длиной от 1 до 80 знаков.</translation>
    </message>
    <message>
        <source>Unknown value “%1” for %2. Use one of %3.</source>
        <translation>Неизвестное значение «%1» для %2: используйте одно из %3.</translation>
    </message>
    <message>
        <source>Give the deal codes of the rounds, or --rounds and --variant. Use %1.</source>
        <translation>Укажите коды раскладов туров или --rounds и --variant: напишите %1.</translation>
    </message>
    <message>
        <source>Verify the results of a tournament and show its standings, or create a new one.</source>
        <translation>Переиграть результаты турнира и показать положение, или создать новый.</translation>
    </message>
    <message>
        <source>add a finished game</source>
        <translation>добавить законченную игру</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>кто её сыграл</translation>
    </message>
    <message>
        <source>new: its name</source>
        <translation>new: как он называется</translation>
    </message>
    <message>
        <source>new: number of random deals</source>
        <translation>new: столько случайных раскладов</translation>
    </message>
    <message>
        <source>new: their family, such as DS or DS-D1N</source>
        <translation>new: этого семейства, например DS или DS-D1N</translation>
    </message>
    <message>
        <source>new: which attempt counts, first or best</source>
        <translation>new: какая попытка считается, first (первая) или best (лучшая)</translation>
    </message>
    <message>
        <source>new: games with an undo do not count</source>
        <translation>new: игры с отменой хода не считаются</translation>
    </message>
    <message>
        <source>new: sum of scores, or places</source>
        <translation>new: сумма очков или места</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of rounds. Use 1 to %2.</source>
        <translation>«%1» — недопустимое число туров. Укажите от 1 до %2.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”. Use %2.</source>
        <translation>Лишний аргумент «%1». Напишите %2.</translation>
    </message>
    <message>
        <source>An argument is missing. Use %1.</source>
        <translation>Не хватает аргумента. Напишите %1.</translation>
    </message>
    <message>
        <source>Could not write the output. Check that the disk is not full.</source>
        <translation>Не удалось записать ответ. Проверьте, не заполнен ли диск.</translation>
    </message>
    <message>
        <source>%1 takes no value. Remove “%2”.</source>
        <translation>У %1 нет значения. Уберите «%2».</translation>
    </message>
    <message>
        <source>A value is missing. Use %1.</source>
        <translation>Не указано значение. Напишите %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <translation>Неизвестный ключ %1. Может быть, %2?</translation>
    </message>
    <message>
        <source>Unknown option %1. See %2 --help.</source>
        <translation>Неизвестный ключ %1. Смотрите %2 --help.</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>Commands (each has its own --help):</source>
        <translation>Команды (у каждой свой --help):</translation>
    </message>
    <message>
        <source>Play patience: continue your last game, or open a deal code or game file.</source>
        <translation>Пасьянсы: продолжить последнюю игру либо открыть код расклада или файл игры.</translation>
    </message>
    <message>
        <source>deal a random game of this family, such as DS</source>
        <translation>сдать случайный расклад этой игры, например DS</translation>
    </message>
    <message>
        <source>reset the position and size of the window</source>
        <translation>сбросить положение и размер окна</translation>
    </message>
    <message>
        <source>start without third-party plugins</source>
        <translation>запустить без сторонних модулей</translation>
    </message>
    <message>
        <source>play a demonstration game and save a picture of it</source>
        <translation>сыграть показательную партию и сохранить её снимок</translation>
    </message>
    <message>
        <source>check that Réussite works on this system</source>
        <translation>проверить, работает ли Réussite в этой системе</translation>
    </message>
    <message>
        <source>add Réussite to the application menu (after pip or pipx)</source>
        <translation>добавить Réussite в меню приложений (после pip или pipx)</translation>
    </message>
    <message>
        <source>remove Réussite from the application menu</source>
        <translation>убрать Réussite из меню приложений</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Report this to its author.</source>
        <translation>В модуле %1 произошёл сбой (%2). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>Only a plugin in your plugins folder, in a folder with its own name, can be trusted while it changes. %1 is not one.</source>
        <translation>Доверять, пока он меняется, можно только модулю из вашей папки модулей, в папке с его именем. Модуль %1 не такой.</translation>
    </message>
    <message>
        <source>The plugin %1 was not turned on. %2</source>
        <translation>Модуль %1 не включён. %2</translation>
    </message>
    <message>
        <source>trust a plugin with its current files, and turn it on</source>
        <translation>доверять модулю с его нынешними файлами и включить его</translation>
    </message>
    <message>
        <source>with --enable: keep trusting your own plugin when its files change</source>
        <translation>вместе с --enable: доверять собственному модулю и тогда, когда его файлы меняются</translation>
    </message>
    <message>
        <source>There are several plugins called %1. Use one of %2.</source>
        <translation>Модулей с именем %1 несколько. Возможные: %2.</translation>
    </message>
    <message>
        <source>Unknown plugin “%1”. Use one of %2.</source>
        <translation>Неизвестный модуль «%1». Возможные: %2.</translation>
    </message>
    <message>
        <source>List the plugins, or turn them on and off.</source>
        <translation>Перечислить модули, включить или отключить их.</translation>
    </message>
    <message>
        <source>turn a plugin off</source>
        <translation>отключить модуль</translation>
    </message>
    <message>
        <source>There are no legal moves.</source>
        <translation>Дозволенных ходов нет.</translation>
    </message>
    <message>
        <source>Move %1 (%2) was refused (%3): %4</source>
        <translation>Ход %1 (%2) отклонён (%3): %4</translation>
    </message>
    <message>
        <source>“%1” is not a time in milliseconds. Use, for example, --elapsed 90000.</source>
        <translation>«%1» — не время в миллисекундах. Укажите, например, --elapsed 90000.</translation>
    </message>
    <message>
        <source>Show the table of a deal code; -7H is a card that is face down.</source>
        <translation>Показать стол по коду расклада; -7H — карта рубашкой вверх.</translation>
    </message>
    <message>
        <source>List the legal moves, such as t2&gt;t7*4.</source>
        <translation>Перечислить дозволенные ходы, как t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves (- reads them from standard input)</source>
        <translation>после этих ходов (- читает их со стандартного ввода)</translation>
    </message>
    <message>
        <source>Play moves, undo and redo (- reads them from standard input).</source>
        <translation>Сыграть ходы, undo и redo (- читает их со стандартного ввода).</translation>
    </message>
    <message>
        <source>the time played, in milliseconds</source>
        <translation>время игры в миллисекундах</translation>
    </message>
    <message>
        <source>Use either a code or file, or --new, but not both.</source>
        <translation>Укажите либо код или файл, либо --new, но не то и другое.</translation>
    </message>
    <message>
        <source>“%1” is neither a deal code nor a game file.</source>
        <translation>«%1» — не код расклада и не файл игры.</translation>
    </message>
    <message>
        <source>Put the command first: %1 %2.</source>
        <translation>Укажите команду первой: %1 %2.</translation>
    </message>
    <message>
        <source>Unknown command “%1”. Did you mean %2?</source>
        <translation>Неизвестная команда «%1». Может быть, %2?</translation>
    </message>
    <message>
        <source>Unknown command “%1”. See %2 --help.</source>
        <translation>Неизвестная команда «%1». Смотрите %2 --help.</translation>
    </message>
    <message>
        <source>Verify game files by replaying them, and rank games of the same deal.</source>
        <translation>Проверить файлы игр, сыграв их заново, и распределить места среди игр одного расклада.</translation>
    </message>
    <message>
        <source>No display was found. Start Réussite on a desktop, or play a demonstration: %1</source>
        <translation>Экран не найден. Запустите Réussite на рабочем столе или сыграйте показательную партию: %1</translation>
    </message>
    <message>
        <source>Qt cannot start because %1 is missing. On Debian and Ubuntu: %2</source>
        <translation>Qt не запускается: не хватает %1. В Debian и Ubuntu: %2</translation>
    </message>
    <message>
        <source>trusted even when its files change</source>
        <translation>доверенный, даже если его файлы меняются</translation>
    </message>
    <message>
        <source>number of processes to use</source>
        <translation>число процессов</translation>
    </message>
    <message>
        <source>use the workers of a trusted Dask cluster</source>
        <translation>использовать исполнителей доверенного кластера Dask</translation>
    </message>
    <message>
        <source>Use either --jobs or --dask, but not both.</source>
        <translation>Укажите либо --jobs, либо --dask, но не то и другое.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of processes. Use 1 to %2.</source>
        <translation>«%1» — недопустимое число процессов. Укажите от 1 до %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask. Install it with “pip install reussite[cluster]”.</source>
        <translation>Для --dask нужен Dask: установите его командой «pip install reussite[cluster]».</translation>
    </message>
    <message>
        <source>The cluster %1 does not respond (%2). Check that its scheduler is running.</source>
        <translation>Кластер %1 не отвечает (%2). Проверьте, что его планировщик запущен.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers. Start some with “dask worker %1”.</source>
        <translation>В кластере %1 нет исполнителей: запустите их командой «dask worker %1».</translation>
    </message>
    <message>
        <source>The workers of %1 must have the same version of Réussite as this computer (%2).</source>
        <translation>У исполнителей %1 должна быть та же версия Réussite, что и здесь (%2).</translation>
    </message>
    <message>
        <source>--add and --player belong together. Use both.</source>
        <translation>--add и --player нужны вместе: напишите оба.</translation>
    </message>
    <message>
        <source>%1 already contains a tournament. Choose another folder.</source>
        <translation>Папка %1 уже содержит турнир: выберите другую.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Сравнение игр</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Взято обратно</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Games of the same deal</source>
        <translation>Игры одного расклада</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Добавить файлы…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Смотреть</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>Add game files</source>
        <translation>Добавить файлы игр</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Нет игры</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>Each file is verified by replaying it. Games of the same deal are ranked by score, then time, then moves. Games with cards taken back come last.</source>
        <translation>Каждый файл проверяется повторной игрой. Игры одного расклада упорядочены по счёту, затем по времени, затем по ходам. Игры с картами, взятыми обратно, идут последними.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Quit without saving?</source>
        <translation>Выйти без сохранения?</translation>
    </message>
    <message>
        <source>Restart this deal?</source>
        <translation>Начать этот расклад сначала?</translation>
    </message>
    <message>
        <source>Play the same cards again from the beginning?</source>
        <translation>Сыграть те же карты с самого начала?</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Бросить эту игру?</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Ваши последние ходы не сохранены.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite tries to save them again after each move and when you quit.</source>
        <translation>Если выйти сейчас, они будут потеряны. Réussite снова пытается сохранить их после каждого хода и при выходе.</translation>
    </message>
    <message>
        <source>Continue your unfinished game?</source>
        <translation>Продолжить неоконченную игру?</translation>
    </message>
    <message>
        <source>You have an unfinished game: %1, %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>У вас есть неоконченная игра: %1, %2.</translation>
    </message>
    <message>
        <source>Continue it, or abandon it and start another?</source>
        <translation>Продолжить её или бросить и начать другую?</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite is already running but does not respond.</source>
        <translation>Если выйти сейчас, они будут потеряны. Réussite уже запущена, но не отвечает.</translation>
    </message>
    <message>
        <source>Abandon this game and deal another one?</source>
        <translation>Бросить эту игру и сдать другую?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It will count as abandoned.</source>
        <translation>Игра на столе не окончена. Она будет считаться брошенной.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Играть дальше</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Всё равно выйти</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Начать сначала</translation>
    </message>
    <message>
        <source>&amp;Abandon game</source>
        <translation>&amp;Бросить игру</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Abandon</source>
        <translation>&amp;Бросить</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>Undo: the last %n action(s)</source>
        <translation>
            <numerusform>Отмена: последнее %n действие</numerusform>
            <numerusform>Отмена: последние %n действия</numerusform>
            <numerusform>Отмена: последние %n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n second(s)</source>
        <translation>
            <numerusform>Ограничение времени: %n секунда</numerusform>
            <numerusform>Ограничение времени: %n секунды</numerusform>
            <numerusform>Ограничение времени: %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игры</numerusform>
            <numerusform>%n игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n action(s) can be undone.</source>
        <translation>
            <numerusform>Можно отменить только последнее %n действие.</numerusform>
            <numerusform>Можно отменить только последние %n действия.</numerusform>
            <numerusform>Можно отменить только последние %n действий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n карта взята обратно</numerusform>
            <numerusform>%n карты взяты обратно</numerusform>
            <numerusform>%n карт взято обратно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
            <numerusform>%n подсказок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of %1</source>
        <translation>
            <numerusform>%n расклад %1</numerusform>
            <numerusform>%n расклада %1</numerusform>
            <numerusform>%n раскладов %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) can move together now.</source>
        <translation>
            <numerusform>Сейчас вместе можно перенести только %n карту.</numerusform>
            <numerusform>Сейчас вместе можно перенести только %n карты.</numerusform>
            <numerusform>Сейчас вместе можно перенести только %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock now deals %n card(s) at a time.</source>
        <translation>
            <numerusform>Сейчас колода даёт за раз %n карту.</numerusform>
            <numerusform>Сейчас колода даёт за раз %n карты.</numerusform>
            <numerusform>Сейчас колода даёт за раз %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole (%n card(s)).</source>
        <translation>
            <numerusform>Сброс переворачивают целиком: %n карта.</numerusform>
            <numerusform>Сброс переворачивают целиком: %n карты.</numerusform>
            <numerusform>Сброс переворачивают целиком: %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile has %n card(s).</source>
        <translation>
            <numerusform>В этой стопке %n карта.</numerusform>
            <numerusform>В этой стопке %n карты.</numerusform>
            <numerusform>В этой стопке %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plugin %1 took %n second(s) to respond.</source>
        <translation>
            <numerusform>Модуль %1 отвечал %n секунду.</numerusform>
            <numerusform>Модуль %1 отвечал %n секунды.</numerusform>
            <numerusform>Модуль %1 отвечал %n секунд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be verified. The first is %1</source>
        <translation>
            <numerusform>Не удалось подтвердить %n файл: первый — %1</numerusform>
            <numerusform>Не удалось подтвердить %n файла: первый — %1</numerusform>
            <numerusform>Не удалось подтвердить %n файлов: первый — %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems found: %n.</source>
        <translation>
            <numerusform>Найдена %n ошибка.</numerusform>
            <numerusform>Найдены %n ошибки.</numerusform>
            <numerusform>Найдено %n ошибок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n колода</numerusform>
            <numerusform>%n колоды</numerusform>
            <numerusform>%n колод</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s): here such games do not count.</source>
        <translation>
            <numerusform>Сыграно с %n подсказкой: такая игра здесь не считается.</numerusform>
            <numerusform>Сыграно с %n подсказками: такая игра здесь не считается.</numerusform>
            <numerusform>Сыграно с %n подсказками: такая игра здесь не считается.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Текущая серия: %n день.</numerusform>
            <numerusform>Текущая серия: %n дня.</numerusform>
            <numerusform>Текущая серия: %n дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Лучшая серия: %n день.</numerusform>
            <numerusform>Лучшая серия: %n дня.</numerusform>
            <numerusform>Лучшая серия: %n дней.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Two colours</source>
        <translation>Два цвета</translation>
    </message>
    <message>
        <source>Four colours: warm and cool</source>
        <translation>Четыре цвета: тёплые и холодные</translation>
    </message>
    <message>
        <source>Four colours: for all eyes</source>
        <translation>Четыре цвета: для любых глаз</translation>
    </message>
    <message>
        <source>Four colours: poker</source>
        <translation>Четыре цвета: покер</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>This deck cannot be used (%1).</source>
        <translation>Эту колоду нельзя использовать (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file cannot be read (%1).</source>
        <translation>Эту колоду нельзя использовать: её файл не удаётся прочитать (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file %1 is too large.</source>
        <translation>Эту колоду нельзя использовать: её файл %1 слишком велик.</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Эту колоду нельзя использовать: часть её карт пуста.</translation>
    </message>
    <message>
        <source>Checking the deck…</source>
        <translation>Проверка колоды…</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file is not a valid SVG drawing.</source>
        <translation>Эту колоду нельзя использовать: её файл — не рисунок SVG.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing (%1).</source>
        <translation>Эту колоду нельзя использовать: в ней не хватает карт (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards differ in size (%1 of 52).</source>
        <translation>Эту колоду нельзя использовать: её карты разного размера (отличаются %1 из 52).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong proportions (height %1 times the width).</source>
        <translation>Эту колоду нельзя использовать: карты неподходящей формы (высота — %1 ширины).</translation>
    </message>
    <message>
        <source>This deck cannot be used: it takes too much time or memory to draw.</source>
        <translation>Эту колоду нельзя использовать: её рисование требует слишком много времени или памяти.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it refers to another file (%1).</source>
        <translation>Эту колоду нельзя использовать: она ссылается на файл вне её (%1).</translation>
    </message>
    <message>
        <source>The default cards are shown instead.</source>
        <translation>Вместо неё показаны карты по умолчанию.</translation>
    </message>
    <message>
        <source>Decks of KDE and AisleRiot appear here if they are installed.</source>
        <translation>Колоды KDE и AisleRiot появляются здесь, если они установлены.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>Ход %1 отклонён: %2</translation>
    </message>
    <message>
        <source>Dealt %1: %2</source>
        <translation>Разложен %1: %2</translation>
    </message>
    <message>
        <source>Moves: %1. Score: %2.</source>
        <translation>Сыграно ходов: %1, счёт: %2.</translation>
    </message>
    <message>
        <source>The game was not won.</source>
        <translation>Пасьянс не сошёлся.</translation>
    </message>
    <message>
        <source>Won in %1 moves with a score of %2.</source>
        <translation>Сошёлся; ходов: %1, счёт: %2.</translation>
    </message>
    <message>
        <source>Picture saved as %1</source>
        <translation>Снимок сохранён: %1</translation>
    </message>
    <message>
        <source>Could not write %1</source>
        <translation>Не удаётся записать %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite was added to the application menu: %1</source>
        <translation>Réussite добавлена в меню приложений: %1</translation>
    </message>
    <message>
        <source>Réussite has no menu entry of its own to remove.</source>
        <translation>У Réussite нет собственного пункта меню, который можно убрать.</translation>
    </message>
    <message>
        <source>Réussite was removed from the application menu.</source>
        <translation>Réussite убрана из меню приложений.</translation>
    </message>
    <message>
        <source>Menu entries are supported on Linux only. Pin the program instead.</source>
        <translation>Пункты меню поддерживаются только в Linux. Закрепите саму программу.</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>Не удалось записать %1: %2.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Тот же расклад</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Копировать код и итог</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Moves %3 · Time %4</source>
        <translation>%1 · Счёт %2 · Ходы %3 · Время %4</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Пасьянс сошёлся!</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>Новый рекорд</translation>
    </message>
    <message>
        <source>New record: best score</source>
        <translation>Новый рекорд: лучший счёт</translation>
    </message>
    <message>
        <source>New record: fewest moves</source>
        <translation>Новый рекорд: меньше всего ходов</translation>
    </message>
    <message>
        <source>New record: best time</source>
        <translation>Новый рекорд: лучшее время</translation>
    </message>
    <message>
        <source>Seconds left: %1 × %2 = %3</source>
        <translation>Осталось секунд: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Undone (%1): %2</source>
        <translation>Отмены (%1): %2</translation>
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
        <translation>&amp;Новый расклад</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Игра проиграна</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Current streak: %1 (longest: %2)</source>
        <translation>Текущая серия: %1 (лучшая: %2)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее до сих пор</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синее</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордовое</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графитовое</translation>
    </message>
    <message>
        <source>Sage, light</source>
        <translation>Шалфей, светлое</translation>
    </message>
    <message>
        <source>Sand, light</source>
        <translation>Песок, светлое</translation>
    </message>
    <message>
        <source>Your own picture could not be read, so the usual felt is shown instead.</source>
        <translation>Не удалось прочитать ваше изображение, поэтому показано обычное сукно.</translation>
    </message>
    <message>
        <source>Own colour…</source>
        <translation>Свой цвет…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Своё изображение…</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Свой цвет</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Своё изображение</translation>
    </message>
    <message>
        <source>This is a folder, a pipe or a device, not a picture.</source>
        <translation>Это папка, канал или устройство, а не изображение.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP picture, or it is damaged.</source>
        <translation>Это не изображение PNG, JPEG или WebP, или оно повреждено.</translation>
    </message>
    <message>
        <source>The picture file is larger than %1 MiB; choose a smaller one.</source>
        <translation>Файл изображения больше %1 МиБ; выберите файл поменьше.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 × %2 pixels; choose a smaller one.</source>
        <translation>Изображение больше %1 × %2 пикселей; выберите поменьше.</translation>
    </message>
    <message>
        <source>The picture could not be copied (%1).</source>
        <translation>Не удалось скопировать изображение (%1).</translation>
    </message>
    <message>
        <source>The picture could not be read (%1).</source>
        <translation>Не удалось прочитать изображение (%1).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Открыть файл игры</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Сохранить игру как</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Сохранено как %1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Значения через запятую</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>Could not open %1. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>Не удалось открыть %1. %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <comment>a file, what the system says</comment>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Réussite games</source>
        <translation>Игры Réussite</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <comment>a file</comment>
        <translation>Проверка: %1…</translation>
    </message>
    <message>
        <source>Replace file?</source>
        <translation>Заменить файл?</translation>
    </message>
    <message>
        <source>A file called %1 already exists.</source>
        <translation>Файл с именем %1 уже существует.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>the disk is full. Free some space, or choose another folder.</source>
        <translation>диск заполнен. Освободите место или выберите другую папку.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Not opened: %1</source>
        <translation>Можно открыть только одну игру за раз. Не открыты: %1</translation>
    </message>
    <message>
        <source>%1 is a web address. Download the file first, then open it here.</source>
        <translation>%1 — веб-адрес. Сначала скачайте файл, затем откройте его здесь.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Welcome to Réussite</source>
        <translation>Добро пожаловать в Réussite</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>&amp;Все игры…</translation>
    </message>
    <message>
        <source>Which game would you like to play first?</source>
        <translation>С какой игры хотите начать?</translation>
    </message>
    <message>
        <source>All games are in the Game menu.</source>
        <translation>Все игры&#xa0;— в меню «Игра».</translation>
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
        <translation>объект в фигурных скобках</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>список в квадратных скобках</translation>
    </message>
    <message>
        <source>a time and an action, such as [0, “t3&gt;f0”]</source>
        <translation>время и действие, например [0, &quot;t3&gt;f0&quot;]</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-11-29T20:08:10+00:00</source>
        <translation>дата и время со смещением, например 2026-11-29T20:08:10+00:00</translation>
    </message>
    <message>
        <source>“%1” is missing in the file.</source>
        <translation>В файле нет «%1».</translation>
    </message>
    <message>
        <source>“%1” has the value %2, but it must be %3.</source>
        <translation>У «%1» значение %2, а должно быть: %3.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but its last action is at %2.</source>
        <translation>По файлу игра длится %1 мс, но её последнее действие — на %2.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but the clock stops at %2.</source>
        <translation>По файлу игра длится %1 мс, но часы останавливаются на %2.</translation>
    </message>
    <message>
        <source>The file says that the game was won, but it was not.</source>
        <translation>По файлу пасьянс сошёлся, но на деле он не сошёлся.</translation>
    </message>
    <message>
        <source>The file says that the game was not won, but it was.</source>
        <translation>По файлу пасьянс не сошёлся, но на деле он сошёлся.</translation>
    </message>
    <message>
        <source>The ending is “%1” in the file, but “%2” when the game is replayed.</source>
        <translation>Исход в файле — «%1», а при повторной игре — «%2».</translation>
    </message>
    <message>
        <source>The score is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Счёт в файле — %1, а при повторной игре — %2.</translation>
    </message>
    <message>
        <source>The score is in %1 in the file, but in %2 when the game is replayed.</source>
        <translation>Счёт в файле — в «%1», а при повторной игре — в «%2».</translation>
    </message>
    <message>
        <source>The number of moves is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Число ходов в файле — %1, а при повторной игре — %2.</translation>
    </message>
    <message>
        <source>null, “won”, “time”, “given-up”, “ended” or “lost”</source>
        <translation>null, «won», «time», «given-up», «ended» или «lost»</translation>
    </message>
    <message>
        <source>This is not a valid game file (%1).</source>
        <translation>Это недопустимый файл игры (%1).</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Файл не существует.</translation>
    </message>
    <message>
        <source>Could not read the file (%1).</source>
        <translation>Не удалось прочитать файл (%1).</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Это папка или устройство, а не файл.</translation>
    </message>
    <message>
        <source>The file is too large for a game file (more than %1 MiB).</source>
        <translation>Файл слишком велик для файла игры (больше %1 МиБ).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The file is in UTF-16. Save it as UTF-8.</source>
        <translation>Файл в UTF-16. Сохраните его в UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. Save it as UTF-8 without one.</source>
        <translation>Файл начинается с метки порядка байтов. Сохраните его в UTF-8 без неё.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: it is not UTF-8 text (line %1, column %2).</source>
        <translation>Это не файл игры Réussite: текст не в UTF-8 (строка %1, позиция %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file (line %1, column %2).</source>
        <translation>Это не файл игры Réussite (строка %1, позиция %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: its brackets are nested too deeply.</source>
        <translation>Это не файл игры: скобки вложены слишком глубоко.</translation>
    </message>
    <message>
        <source>“%1” appears twice in the file.</source>
        <translation>«%1» встречается в файле дважды.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file.</source>
        <translation>Это не файл игры Réussite.</translation>
    </message>
    <message>
        <source>The file was saved by a newer version of Réussite (format %1; this version reads %2). Update Réussite.</source>
        <translation>Файл сохранён более новой версией Réussite (формат %1; эта читает %2). Обновите Réussite.</translation>
    </message>
    <message>
        <source>Unknown format %1. This version reads format %2.</source>
        <translation>Неизвестный формат %1. Эта версия читает формат %2.</translation>
    </message>
    <message>
        <source>Its deal code is not valid.</source>
        <translation>Код расклада в нём неверен.</translation>
    </message>
    <message>
        <source>Its deal code is “%1”, but it must be written %2.</source>
        <translation>Код расклада — «%1», а должен быть записан как %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when the game was replayed (%2).</source>
        <translation>Правила %1 дали сбой при повторной игре (%2).</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Action %1 (%2) is earlier than the one before it.</source>
        <translation>Действие %1 (%2) раньше предыдущего.</translation>
    </message>
    <message>
        <source>Action %1 (%2) was refused (%3): %4</source>
        <translation>Действие %1 (%2) отклонено (%3): %4</translation>
    </message>
    <message>
        <source>The game has %1 actions, but the limit is %2.</source>
        <translation>Действий в игре %1, а предел — %2.</translation>
    </message>
    <message>
        <source>The file contains an unknown entry “%1”.</source>
        <translation>В файле есть неизвестная запись «%1».</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ended</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Взято обратно</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>уже виденная</translation>
    </message>
    <message>
        <source>won</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>сыграна до конца</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проиграна</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>брошена</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Оконченные игры</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Коды раскладов</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>Карты, взятые обратно</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Карты: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Every action can be undone</source>
        <translation>Можно отменить любое действие</translation>
    </message>
    <message>
        <source>Actions that can be undone: %1</source>
        <translation>Сколько действий можно отменить: %1</translation>
    </message>
    <message>
        <source>Seconds on the clock: %1</source>
        <translation>Секунд на часах: %1</translation>
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
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>About Réussite</source>
        <translation>О программе Réussite</translation>
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
        <translation>Шаг %1 из %2 · Счёт %3</translation>
    </message>
    <message>
        <source>%1 · Won</source>
        <translation>%1 · Сошёлся</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Play all steps</source>
        <translation>Сыграть всё</translation>
    </message>
    <message>
        <source>%1, heading %2</source>
        <comment>a heading, its level</comment>
        <translation>%1, заголовок %2</translation>
    </message>
    <message>
        <source>Playing by ear</source>
        <translation>Игра на слух</translation>
    </message>
    <message>
        <source>Could not read the page %1.</source>
        <translation>Не удалось прочитать страницу %1.</translation>
    </message>
    <message>
        <source>If a move is not allowed, a short message tells you which rule forbids it.</source>
        <translation>Если ход не разрешён, короткое сообщение говорит, какое правило его запрещает.</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>Вопросы и ответы</translation>
    </message>
    <message>
        <source>Patience games for the desktop. Free software under the MIT licence. Built with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Пасьянсы для рабочего стола. Свободная программа под лицензией MIT. Создана на Qt %1 и PySide6, используемых под LGPL 3.</translation>
    </message>
    <message>
        <source>Your move · Score %1</source>
        <translation>Ваш собственный ход · Счёт %1</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint was found.</source>
        <translation>Подсказок не нашлось.</translation>
    </message>
    <message>
        <source>Goes up: %1.</source>
        <translation>Уходит наверх: %1.</translation>
    </message>
    <message>
        <source>Turns a card up.</source>
        <translation>Открывает карту.</translation>
    </message>
    <message>
        <source>Frees: %1.</source>
        <translation>Освобождает: %1.</translation>
    </message>
    <message>
        <source>Empties a place.</source>
        <translation>Освобождает место.</translation>
    </message>
    <message>
        <source>Finds a place: %1.</source>
        <translation>Находит место: %1.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <translation>Берёт из колоды.</translation>
    </message>
    <message>
        <source>Turns the waste over.</source>
        <translation>Переворачивает сброс.</translation>
    </message>
    <message>
        <source>%1 This line wins.</source>
        <translation>%1 Этот путь ведёт к победе.</translation>
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
        <translation>На столе</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Клавиши для «%1»: %2</translation>
    </message>
    <message>
        <source>&amp;Add key</source>
        <translation>&amp;Добавить клавишу</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>По &amp;умолчанию</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Нажмите здесь клавишу</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Use it here instead?</source>
        <translation>%1 уже используется для «%2». Назначить сюда?</translation>
    </message>
    <message>
        <source>Some of these keys are also used for “%1”.</source>
        <translation>Некоторые из этих клавиш используются и для «%1».</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of an action</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Очистить</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pile to the left</source>
        <translation>Стопка слева</translation>
    </message>
    <message>
        <source>Pile to the right</source>
        <translation>Стопка справа</translation>
    </message>
    <message>
        <source>Previous group of piles</source>
        <translation>Предыдущая группа стопок</translation>
    </message>
    <message>
        <source>Next group of piles</source>
        <translation>Следующая группа стопок</translation>
    </message>
    <message>
        <source>First pile of the group</source>
        <translation>Первая стопка группы</translation>
    </message>
    <message>
        <source>Last pile of the group</source>
        <translation>Последняя стопка группы</translation>
    </message>
    <message>
        <source>First pile of the table</source>
        <translation>Первая стопка стола</translation>
    </message>
    <message>
        <source>Last pile of the table</source>
        <translation>Последняя стопка стола</translation>
    </message>
    <message>
        <source>Top card of the pile</source>
        <translation>Верхняя карта стопки</translation>
    </message>
    <message>
        <source>Previous pile that takes the cards</source>
        <translation>Предыдущая стопка, куда лягут карты</translation>
    </message>
    <message>
        <source>Next pile that takes the cards</source>
        <translation>Следующая стопка, куда лягут карты</translation>
    </message>
    <message>
        <source>Go to a column; put the cards down there</source>
        <translation>К столбцу; положить туда карты</translation>
    </message>
    <message>
        <source>Go to the stock</source>
        <translation>К колоде</translation>
    </message>
    <message>
        <source>Go to the waste</source>
        <translation>К сбросу</translation>
    </message>
    <message>
        <source>Next cell; put the card into a free one</source>
        <translation>Следующая ячейка; положить карту в свободную</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Предыдущая ячейка</translation>
    </message>
    <message>
        <source>Next foundation; put the card there</source>
        <translation>Следующая база; положить туда карту</translation>
    </message>
    <message>
        <source>Previous foundation</source>
        <translation>Предыдущая база</translation>
    </message>
    <message>
        <source>One card fewer in hand</source>
        <translation>На карту меньше в руке</translation>
    </message>
    <message>
        <source>One card more in hand</source>
        <translation>На карту больше в руке</translation>
    </message>
    <message>
        <source>Put the cards in hand back</source>
        <translation>Вернуть карты из руки</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Эту карту на базу</translation>
    </message>
    <message>
        <source>List of legal moves</source>
        <translation>Список дозволенных ходов</translation>
    </message>
    <message>
        <source>Read this pile in full</source>
        <translation>Прочитать всю стопку</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Прочитать весь стол</translation>
    </message>
    <message>
        <source>Read the top cards of the columns</source>
        <translation>Прочитать верхние карты столбцов</translation>
    </message>
    <message>
        <source>Read the foundations</source>
        <translation>Прочитать базы</translation>
    </message>
    <message>
        <source>Read time, moves and score</source>
        <translation>Прочитать время, ходы и счёт</translation>
    </message>
    <message>
        <source>Repeat the last message</source>
        <translation>Повторить последнее сообщение</translation>
    </message>
    <message>
        <source>Repeat an earlier message</source>
        <translation>Повторить более раннее сообщение</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>цифровой блок %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>К столбцу %1; положить туда карты</translation>
    </message>
    <message>
        <source>Next card down; pick up one more</source>
        <translation>Карта ниже; взять ещё одну</translation>
    </message>
    <message>
        <source>Next card up; pick up one fewer</source>
        <translation>Карта выше; взять на одну меньше</translation>
    </message>
    <message>
        <source>Lowest card that can move</source>
        <translation>Самая нижняя подвижная карта</translation>
    </message>
    <message>
        <source>Pick up or put down; draw from the stock</source>
        <translation>Взять или положить; взять из колоды</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Взять из колоды</translation>
    </message>
    <message>
        <source>Best move of this card (as with a double-click)</source>
        <translation>Лучший ход этой карты (как двойной клик)</translation>
    </message>
    <message>
        <source>Find a card (then type its rank and suit, such as 7H)</source>
        <translation>Найти карту (затем введите достоинство и масть, например 7H)</translation>
    </message>
    <message>
        <source>Change the verbosity</source>
        <translation>Изменить подробность</translation>
    </message>
    <message>
        <source>Magnify this card</source>
        <translation>Увеличить эту карту</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Пауза или продолжение</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language (%1)</source>
        <translation>Язык системы (%1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>The index letters of the cards follow the language unless you choose others.</source>
        <translation>Буквы на картах следуют языку, если вы не выбрали другие.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Другие игры</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Сохранение изображения стола</translation>
    </message>
    <message>
        <source>Your unfinished %1 game will return when its plugin is installed again.</source>
        <translation>%1: неоконченная игра вернётся, когда её модуль снова будет установлен.</translation>
    </message>
    <message>
        <source>Restoring your game…</source>
        <translation>Восстановление вашей игры…</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Legal moves</source>
        <translation>Дозволенные ходы</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Новый расклад</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Тот же расклад</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Назад к моей игре</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Random deal</source>
        <translation>&amp;Случайный расклад</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Код расклада:</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Разложить</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код расклада</translation>
    </message>
    <message>
        <source>Only deals that have been won</source>
        <translation>Только расклады, которые сходились</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>У этой игры нет вариантов.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Найти игру</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкая</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудная</translation>
    </message>
    <message>
        <source>Main games</source>
        <translation>Основные игры</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Недавние игры</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Как %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Другие игры</translation>
    </message>
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>check its rules</source>
        <translation>проверить его правила</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>играть</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>Создано: %1.</translation>
    </message>
    <message>
        <source>The game can be played already. Change its rules and help pages. Useful commands:</source>
        <translation>В игру уже можно играть. Меняйте её правила и страницы справки. Полезные команды:</translation>
    </message>
    <message>
        <source>trust it and turn it on</source>
        <translation>доверять ему и включить</translation>
    </message>
    <message>
        <source>To play it, move its folder to %1.</source>
        <translation>Чтобы играть, перенесите его папку в %1.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«%1» — недопустимое имя модуля. Используйте до 40 строчных латинских букв, цифр и _.</translation>
    </message>
    <message>
        <source>The name %1 is already in use. Choose another one.</source>
        <translation>Имя %1 уже занято. Выберите другое.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name or --folder.</source>
        <translation>%1 уже существует. Выберите другое имя или --folder.</translation>
    </message>
    <message>
        <source>“%1” is not a valid family. Use two to eight letters from A to Z.</source>
        <translation>«%1» — недопустимое семейство. Используйте от двух до восьми букв A–Z.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Choose another --family.</source>
        <translation>Другой модуль уже предоставляет %1. Выберите другое --family.</translation>
    </message>
    <message>
        <source>No unused family can be made from %1. Choose one with --family.</source>
        <translation>Из %1 не составить свободного семейства. Укажите его с --family.</translation>
    </message>
    <message>
        <source>Could not write the plugin (%1). Choose another --folder.</source>
        <translation>Не удалось записать модуль (%1). Выберите другую --folder.</translation>
    </message>
    <message>
        <source>Create a plugin with a new variant that can be played at once.</source>
        <translation>Создать модуль с новой игрой, в которую сразу можно играть.</translation>
    </message>
    <message>
        <source>where to create it (by default in your plugins folder)</source>
        <translation>где создать (по умолчанию в вашей папке модулей)</translation>
    </message>
    <message>
        <source>the start of its deal codes: two to eight letters</source>
        <translation>как начинаются его коды раскладов: от двух до восьми букв</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Open game&amp;s</source>
        <translation>Открытые и&amp;гры</translation>
    </message>
    <message>
        <source>No other game is open</source>
        <translation>Других открытых игр нет</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
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
        <translation>Колода</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Foundation %1</source>
        <translation>База %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Резерв %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Убранные</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
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
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Подсматривать накрытые карты</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Раздвигать тесные столбцы</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Исключения для одной игры</translation>
    </message>
    <message>
        <source>Options for new games</source>
        <translation>Варианты новых игр</translation>
    </message>
    <message>
        <source>Mark the last moved card</source>
        <translation>Отмечать последнюю перенесённую карту</translation>
    </message>
    <message>
        <source>A small coloured corner shows what was moved last.</source>
        <translation>Цветной уголок показывает, что перенесло последнее действие.</translation>
    </message>
    <message>
        <source>Press and hold a covered face-up card, or the waste, to see all of it.</source>
        <translation>Нажмите и удерживайте накрытую открытую карту или сброс, чтобы увидеть её целиком.</translation>
    </message>
    <message>
        <source>Hover over a card in a tight column to spread it.</source>
        <translation>Наведите указатель на карту тесного столбца, чтобы раздвинуть его.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>Когда карты разложены</translation>
    </message>
    <message>
        <source>With the first move</source>
        <translation>С первым ходом</translation>
    </message>
    <message>
        <source>Clock starts</source>
        <translation>Часы запускаются</translation>
    </message>
    <message>
        <source>For games against the clock. A clock that waits can also be started with the Start button below the table.</source>
        <translation>Для игр на время. Часы, которые ждут, можно запустить и кнопкой «Старт» под столом.</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>The plugin could not be loaded (%1). Report this to its author.</source>
        <translation>Не удалось загрузить модуль (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>The plugin failed when it was started (%1). Report this to its author.</source>
        <translation>Модуль дал сбой при запуске (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1. Rename one of them.</source>
        <translation>Другой модуль уже называется %1. Переименуйте один из них.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Turn one of them off.</source>
        <translation>Другой модуль уже предоставляет %1. Отключите один из них.</translation>
    </message>
    <message>
        <source>The plugin uses an unknown hook (%1). Report this to its author.</source>
        <translation>Модуль использует неизвестный хук (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>A variant of the plugin did not pass the checks (%1). Report this to its author.</source>
        <translation>Игра модуля не прошла проверку (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>The plugin returned an object that is not a variant (%1). Report this to its author.</source>
        <translation>Модуль вернул объект, который не игра (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Нет файла %1.</translation>
    </message>
    <message>
        <source>Could not read plugin.toml (%1). Report this to the author.</source>
        <translation>Не удалось прочитать plugin.toml (%1). Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«%1» — недопустимое имя модуля. Используйте до 40 строчных латинских букв, цифр и _.</translation>
    </message>
    <message>
        <source>It stopped responding last time. Turn it on to try again.</source>
        <translation>В прошлый раз он перестал отвечать. Включите его, чтобы попробовать снова.</translation>
    </message>
    <message>
        <source>You can turn it off in the preferences, under Plugins.</source>
        <translation>Его можно отключить в настройках, на странице «Модули».</translation>
    </message>
    <message>
        <source>The plugin %1 stopped responding last time and was turned off.</source>
        <translation>Модуль %1 в прошлый раз перестал отвечать и был отключён.</translation>
    </message>
    <message>
        <source>You can turn it on in the preferences, under Plugins.</source>
        <translation>Его можно включить в настройках, на странице «Модули».</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Your game is kept. Undo, or play another game.</source>
        <translation>В модуле %1 произошёл сбой (%2). Ваша игра сохранена. Отмените ход или сыграйте в другую игру.</translation>
    </message>
    <message>
        <source>The plugin needs version %1 of the plugin interface. Update the plugin or Réussite.</source>
        <translation>Модулю нужна версия %1 интерфейса модулей. Обновите модуль или Réussite.</translation>
    </message>
    <message>
        <source>The file plugin.toml does not state a version. Report this to the author.</source>
        <translation>В plugin.toml не указана версия. Сообщите об этом автору.</translation>
    </message>
    <message>
        <source>The file plugin.toml lacks api_version. Add: api_version = &quot;%1&quot;.</source>
        <translation>В plugin.toml нет api_version. Добавьте: api_version = &quot;%1&quot;.</translation>
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
        <translation>Об этом модуле</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Имя: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Версия: %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Откуда: %1</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Состояние: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Папка: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 — не часть Réussite.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включён</translation>
    </message>
    <message>
        <source>off</source>
        <translation>отключён</translation>
    </message>
    <message>
        <source>part of Réussite</source>
        <translation>часть Réussite</translation>
    </message>
    <message>
        <source>your plugins folder</source>
        <translation>ваша папка модулей</translation>
    </message>
    <message>
        <source>an installed package</source>
        <translation>установленный пакет</translation>
    </message>
    <message>
        <source>Trust this plugin even when its files change (for its author)</source>
        <translation>Доверять этому модулю, даже если его файлы меняются (для его автора)</translation>
    </message>
    <message>
        <source>Anything written to its folder will run with your permissions without asking. Use this only for a plugin that you write yourself.</source>
        <translation>Всё записанное в его папку будет выполняться с вашими правами, без вопросов. Только для модуля, который вы пишете сами.</translation>
    </message>
    <message>
        <source>Reads the folder again. The game on the table is not changed.</source>
        <translation>Перечитывает папку. Игра на столе не меняется.</translation>
    </message>
    <message>
        <source>Turn &amp;off</source>
        <translation>О&amp;тключить</translation>
    </message>
    <message>
        <source>Turn o&amp;n</source>
        <translation>&amp;Включить</translation>
    </message>
    <message>
        <source>Provides: %1</source>
        <translation>Приносит: %1</translation>
    </message>
    <message>
        <source>Turn on this plugin?</source>
        <translation>Включить этот модуль?</translation>
    </message>
    <message>
        <source>Could not create the folder: %1</source>
        <translation>Не удалось создать папку: %1</translation>
    </message>
    <message>
        <source>A plugin is a program with your permissions: it can read, change and send all your files. Turn it on only if you trust its author. You trust only its current files; if one of them changes, you will be asked again.</source>
        <translation>Модуль — это программа с вашими правами: она может читать, менять и отправлять любые ваши файлы. Включайте его, только если доверяете автору. Доверие действует лишь для его нынешних файлов; если какой-то изменится, вас спросят снова.</translation>
    </message>
    <message>
        <source>not trusted yet</source>
        <translation>пока не доверенный</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>не загружен</translation>
    </message>
    <message>
        <source>O&amp;pen the plugins folder</source>
        <translation>&amp;Открыть папку модулей</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Перечитать</translation>
    </message>
    <message>
        <source>&amp;Trust and turn on</source>
        <translation>&amp;Доверять и включить</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Double-click moves a card</source>
        <translation>Двойной клик переносит карту</translation>
    </message>
    <message>
        <source>A double-click sends a card to the best place that accepts it.</source>
        <translation>Двойной клик отправляет карту на лучшее место, куда она ложится.</translation>
    </message>
    <message>
        <source>A card dropped anywhere on the table goes to the best place.</source>
        <translation>Карта, отпущенная где угодно на столе, ложится на лучшее место.</translation>
    </message>
    <message>
        <source>Placement help</source>
        <translation>Помощь при размещении</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Интерактивные правила</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Отправить все на базы</translation>
    </message>
    <message>
        <source>Automatic placement</source>
        <translation>Автоматическое размещение</translation>
    </message>
    <message>
        <source>While you drag cards, every place that accepts them lights up.</source>
        <translation>При перетаскивании светится каждое место, куда можно положить карты.</translation>
    </message>
    <message>
        <source>If a move is refused, a short message tells you which rule forbids it.</source>
        <translation>Если ход отклонён, короткое сообщение говорит, какое правило его запрещает.</translation>
    </message>
    <message>
        <source>Adds a menu item and a key that move all possible cards to the foundations.</source>
        <translation>Добавляет пункт меню и клавишу, которые переносят все возможные карты на базы.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Доступность</translation>
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
        <translation>Язык</translation>
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
        <translation>Страницы</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Language and animation</source>
        <translation>Язык и анимация</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Поиск в настройках</translation>
    </message>
    <message>
        <source>No preferences found.</source>
        <translation>Настройки не найдены.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>По умо&amp;лчанию</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
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
        <translation>&amp;Перейти к:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Типы файлов:</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Recent dea&amp;ls</source>
        <translation>Не&amp;давние расклады</translation>
    </message>
    <message>
        <source>No recent deals</source>
        <translation>Других раскладов ещё нет</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The rules do not allow this (%1).</source>
        <translation>Правила этого не позволяют (%1).</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Переносят только верхнюю карту, по одной.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Эти карты нельзя взять.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Эта стопка полна.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>Нет карты, которую можно перенести.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the other colour.</source>
        <translation>Карту кладут на следующую по старшинству другого цвета.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the other colour.</source>
        <translation>Карту кладут на ближайшую младшую другого цвета.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same suit.</source>
        <translation>Карту кладут на следующую по старшинству той же масти.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the same suit.</source>
        <translation>Карту кладут на ближайшую младшую той же масти.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card.</source>
        <translation>Карту кладут на следующую по старшинству.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card.</source>
        <translation>Карту кладут на ближайшую младшую.</translation>
    </message>
    <message>
        <source>A card goes on the next higher or the next lower card.</source>
        <translation>Карту кладут на ближайшую старшую или младшую.</translation>
    </message>
    <message>
        <source>A card goes on a card of its suit.</source>
        <translation>Карту кладут на карту той же масти.</translation>
    </message>
    <message>
        <source>A card goes on a card of the other colour.</source>
        <translation>Карту кладут на карту другого цвета.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and alternating colours.</source>
        <translation>Вместе переносят только карты по убыванию с чередованием цветов.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and one suit.</source>
        <translation>Вместе переносят только карты по убыванию одной масти.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order.</source>
        <translation>Вместе переносят только карты по убыванию.</translation>
    </message>
    <message>
        <source>A foundation takes the next higher card of its suit.</source>
        <translation>На базу кладут следующую карту её масти.</translation>
    </message>
    <message>
        <source>Only cards that follow each other move together.</source>
        <translation>Вместе переносят только карты, идущие подряд.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра на паузе.</translation>
    </message>
    <message>
        <source>There is no such pile on this table.</source>
        <translation>На этом столе нет такой стопки.</translation>
    </message>
    <message>
        <source>This game has no stock.</source>
        <translation>В этом пасьянсе нет колоды.</translation>
    </message>
    <message>
        <source>This game has no waste.</source>
        <translation>В этом пасьянсе нет сброса.</translation>
    </message>
    <message>
        <source>This game has no cells.</source>
        <translation>В этом пасьянсе нет склада.</translation>
    </message>
    <message>
        <source>This game has no foundations.</source>
        <translation>В этом пасьянсе нет баз.</translation>
    </message>
    <message>
        <source>Any card may go on an empty place.</source>
        <translation>На пустое место можно положить любую карту.</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved.</source>
        <translation>Карту рубашкой вверх нельзя переносить.</translation>
    </message>
    <message>
        <source>Other cards still cover this one.</source>
        <translation>На этой карте ещё лежат другие.</translation>
    </message>
    <message>
        <source>Cards on a foundation stay there.</source>
        <translation>Карта на базе там и остаётся.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>Карта уже лежит там.</translation>
    </message>
    <message>
        <source>Only one card at a time can go there.</source>
        <translation>Туда кладут только по одной карте.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Эта ячейка занята.</translation>
    </message>
    <message>
        <source>No card can go there.</source>
        <translation>Туда карты не кладут.</translation>
    </message>
    <message>
        <source>Cards cannot go there in pairs.</source>
        <translation>Туда карты не кладут парами.</translation>
    </message>
    <message>
        <source>No card can be placed on another one there.</source>
        <translation>Там нельзя класть карту на другую.</translation>
    </message>
    <message>
        <source>A card from that pile cannot go there.</source>
        <translation>Карту из той стопки туда не кладут.</translation>
    </message>
    <message>
        <source>A card cannot move from one foundation to another.</source>
        <translation>Карту нельзя переносить с одной базы на другую.</translation>
    </message>
    <message>
        <source>A card cannot move from one cell to another.</source>
        <translation>Карту нельзя переносить из одной ячейки в другую.</translation>
    </message>
    <message>
        <source>Cards cannot go back to the stock.</source>
        <translation>Карты нельзя вернуть в колоду.</translation>
    </message>
    <message>
        <source>Only cards from the stock can go to the waste.</source>
        <translation>В сброс идут только карты из колоды.</translation>
    </message>
    <message>
        <source>Cards from the stock can only go to the waste.</source>
        <translation>Карты из колоды могут идти только в сброс.</translation>
    </message>
    <message>
        <source>The stock deals one card to every pile.</source>
        <translation>Колода сдаёт по карте на каждую стопку.</translation>
    </message>
    <message>
        <source>The stock is empty. Turn the waste over first.</source>
        <translation>Колода пуста. Сначала переверните сброс.</translation>
    </message>
    <message>
        <source>The stock and the waste are empty.</source>
        <translation>Колода и сброс пусты.</translation>
    </message>
    <message>
        <source>The waste can be turned over only when the stock is empty.</source>
        <translation>Сброс переворачивают, только когда колода пуста.</translation>
    </message>
    <message>
        <source>You have already won this game.</source>
        <translation>Этот пасьянс уже сошёлся.</translation>
    </message>
    <message>
        <source>Time is up. No more moves are possible.</source>
        <translation>Время вышло. Ходы больше невозможны.</translation>
    </message>
    <message>
        <source>This game is over. No more moves are possible.</source>
        <translation>Эта игра окончена. Ходы больше невозможны.</translation>
    </message>
    <message>
        <source>The rules of this game failed.</source>
        <translation>Правила этой игры дали сбой.</translation>
    </message>
    <message>
        <source>This move is earlier than the one before it.</source>
        <translation>Этот ход раньше предыдущего.</translation>
    </message>
    <message>
        <source>This is not a move. Use, for example, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Это не ход. Напишите, например, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo или redo.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty foundation.</source>
        <translation>На пустую базу кладут только туза.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty place.</source>
        <translation>На пустое место кладут только туза.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty column.</source>
        <translation>В пустой столбец кладут только короля.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty place.</source>
        <translation>На пустое место кладут только короля.</translation>
    </message>
    <message>
        <source>You can go through the stock only once.</source>
        <translation>Колоду проходят только один раз.</translation>
    </message>
    <message>
        <source>You cannot go through the stock again.</source>
        <translation>Колоду больше не проходят.</translation>
    </message>
    <message>
        <source>There is no place for this card at the moment.</source>
        <translation>Сейчас для этой карты нет места.</translation>
    </message>
    <message>
        <source>To take a card back from a foundation, drag it or use the keyboard.</source>
        <translation>Чтобы взять карту с базы, перетащите её или используйте клавиатуру.</translation>
    </message>
    <message>
        <source>This game has reached the maximum number of actions. Start another one.</source>
        <translation>Эта игра достигла наибольшего числа действий. Начните другую.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its suit.</source>
        <translation>База начинается с туза своей масти.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Всё работает.</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 ничего не рисует</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>Диск с %1 заполнен.</translation>
    </message>
    <message>
        <source>Undo did not lead back to the deal.</source>
        <translation>Отмена не привела обратно к раскладу.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>ходов сыграно, отменено и возвращено: %1</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>нарисовано цветов: %1</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>сохранено, байтов: %1</translation>
    </message>
    <message>
        <source>Checks failed: %1. See the lines marked !!.</source>
        <translation>Неудачных проверок: %1. Смотрите строки с пометкой !!.</translation>
    </message>
    <message>
        <source>No fonts are installed. Install some.</source>
        <translation>Шрифты не установлены. Установите их.</translation>
    </message>
    <message>
        <source>None found in %1</source>
        <translation>Не найдено: %1</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions.</source>
        <translation>Нельзя писать в %1. Проверьте права.</translation>
    </message>
    <message>
        <source>Redo did not lead back to the last position.</source>
        <translation>Возврат не привёл к последней позиции.</translation>
    </message>
    <message>
        <source>The table is drawn in only %1 colours.</source>
        <translation>Цветов, в которых нарисован стол, всего %1.</translation>
    </message>
    <message>
        <source>A saved game did not load back identically.</source>
        <translation>Сохранённая игра загрузилась с отличиями.</translation>
    </message>
    <message>
        <source>Saved settings did not load back identically.</source>
        <translation>Сохранённые настройки загрузились с отличиями.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file is damaged, so the defaults are used. It was renamed to %1.</source>
        <translation>Файл настроек повреждён, используются значения по умолчанию. Он переименован в %1.</translation>
    </message>
    <message>
        <source>The settings file %1 is damaged and could not be renamed. The defaults are used. Repair or remove the file.</source>
        <translation>Файл настроек %1 повреждён, и его не удалось переименовать. Используются значения по умолчанию. Исправьте или удалите файл.</translation>
    </message>
    <message>
        <source>Could not read the settings file %1. The defaults are used. Check the permissions of the file and its folder.</source>
        <translation>Не удалось прочитать файл настроек %1. Используются значения по умолчанию. Проверьте права на файл и его папку.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1. Check the permissions of its folder.</source>
        <translation>Не удалось сохранить настройки в %1. Проверьте права на его папку.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1: the disk is full. Free some space.</source>
        <translation>Не удалось сохранить настройки в %1: диск заполнен. Освободите место.</translation>
    </message>
    <message>
        <source>There is a problem with the settings (%1).</source>
        <translation>С настройками что-то не так (%1).</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Card table</source>
        <translation>Игровой стол</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
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
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 пик</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 червей</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 бубен</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 треф</translation>
    </message>
    <message>
        <source>%1 spades</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 пик</translation>
    </message>
    <message>
        <source>%1 hearts</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 червей</translation>
    </message>
    <message>
        <source>%1 diamonds</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 бубен</translation>
    </message>
    <message>
        <source>%1 clubs</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 треф</translation>
    </message>
    <message>
        <source>foundation spades</source>
        <translation>база пик</translation>
    </message>
    <message>
        <source>foundation hearts</source>
        <translation>база червей</translation>
    </message>
    <message>
        <source>foundation diamonds</source>
        <translation>база бубен</translation>
    </message>
    <message>
        <source>foundation clubs</source>
        <translation>база треф</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>foundation, said briefly</comment>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>foundation, said briefly</comment>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>foundation, said briefly</comment>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>foundation, said briefly</comment>
        <translation>трефы</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>база %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>ячейка %1</translation>
    </message>
    <message>
        <source>reserve %1</source>
        <translation>резерв %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>место %1</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>убранные</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>рука</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>базы</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>склад</translation>
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
        <translation>колода и сброс</translation>
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
        <translation>пусто</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>nothing further in this direction</comment>
        <translation>Край</translation>
    </message>
    <message>
        <source>Find a card: rank and suit</source>
        <translation>Найти карту: достоинство и масть</translation>
    </message>
    <message>
        <source>No card found</source>
        <translation>Карта не найдена</translation>
    </message>
    <message>
        <source>top</source>
        <comment>a card</comment>
        <translation>сверху</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n дозволенный ход</numerusform>
            <numerusform>%n дозволенных хода</numerusform>
            <numerusform>%n дозволенных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the waste over</source>
        <translation>Перевернуть сброс</translation>
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
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>a card, from pile to pile</comment>
        <translation>%1, откуда: %2, куда: %3</translation>
    </message>
    <message>
        <source>%1 to %2, %3 to %4</source>
        <comment>a card, another card, from pile to pile</comment>
        <translation>%1, на: %2, откуда: %3, куда: %4</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>рубашкой вверх</translation>
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
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second</source>
        <comment>of two places</comment>
        <translation>%1, вторая</translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <comment>cards under the top one</comment>
        <translation>
            <numerusform>ниже ещё %n</numerusform>
            <numerusform>ниже ещё %n</numerusform>
            <numerusform>ниже ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>следующая: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>face-down cards of a column</comment>
        <translation>
            <numerusform>%n закрытая</numerusform>
            <numerusform>%n закрытые</numerusform>
            <numerusform>%n закрытых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in sequence</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the top one, the bottom one</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>two cards, one lying on the other</comment>
        <translation>%1, ниже %2</translation>
    </message>
    <message numerus="yes">
        <source>%n can move</source>
        <comment>cards of a column</comment>
        <translation>
            <numerusform>%n подвижная</numerusform>
            <numerusform>%n подвижные</numerusform>
            <numerusform>%n подвижных</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to %1</source>
        <comment>list of piles</comment>
        <translation>Куда ложится: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card, its number, how many</comment>
        <translation>%1, %2 из %3</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>подвижная</translation>
    </message>
    <message numerus="yes">
        <source>can move with the %n card(s) on it</source>
        <translation>
            <numerusform>подвижная, сверху %n карта</numerusform>
            <numerusform>подвижная, сверху %n карты</numerusform>
            <numerusform>подвижная, сверху %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>covered</source>
        <translation>накрыта</translation>
    </message>
    <message>
        <source>any card</source>
        <comment>what an empty column takes</comment>
        <translation>любая карта</translation>
    </message>
    <message>
        <source>kings only</source>
        <comment>what an empty column takes</comment>
        <translation>только короли</translation>
    </message>
    <message>
        <source>aces only</source>
        <comment>what an empty column takes</comment>
        <translation>только тузы</translation>
    </message>
    <message numerus="yes">
        <source>picked %n</source>
        <comment>cards taken into the hand</comment>
        <translation>
            <numerusform>в руке %n</numerusform>
            <numerusform>в руке %n</numerusform>
            <numerusform>в руке %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the bottom, the top one</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a card or run</comment>
        <translation>В руке: %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>no legal target</comment>
        <translation>никуда</translation>
    </message>
    <message>
        <source>%1; legal: %2</source>
        <comment>what was picked up, list of piles</comment>
        <translation>%1; можно: %2</translation>
    </message>
    <message numerus="yes">
        <source>Picked %1 and %n more</source>
        <translation>
            <numerusform>В руке: %1 и ещё %n</numerusform>
            <numerusform>В руке: %1 и ещё %n</numerusform>
            <numerusform>В руке: %1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>the cards in hand</comment>
        <translation>Вернулись на место</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a pair of cards left the table</comment>
        <translation>убраны</translation>
    </message>
    <message>
        <source>%1 and %2 away</source>
        <comment>a pair of cards left</comment>
        <translation>%1 и %2 убраны</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>осталась %n</numerusform>
            <numerusform>осталось %n</numerusform>
            <numerusform>осталось %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waste turned over</source>
        <translation>сброс перевёрнут</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card went to its foundation</comment>
        <translation>на базе</translation>
    </message>
    <message>
        <source>%1 up</source>
        <comment>a card went to its foundation</comment>
        <translation>%1 на базе</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where cards went</comment>
        <translation>место: %1</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n card(s), %1 to %2</source>
        <comment>from pile to pile</comment>
        <translation>
            <numerusform>Перенесена %n карта, откуда: %1, куда: %2</numerusform>
            <numerusform>Перенесены %n карты, откуда: %1, куда: %2</numerusform>
            <numerusform>Перенесено %n карт, откуда: %1, куда: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card and where it went</comment>
        <translation>%1, место: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more to %2</source>
        <comment>where cards went</comment>
        <translation>
            <numerusform>%1 и ещё %n, место: %2</numerusform>
            <numerusform>%1 и ещё %n, место: %2</numerusform>
            <numerusform>%1 и ещё %n, место: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up %1</source>
        <comment>a card that lay face down</comment>
        <translation>открылась карта: %1</translation>
    </message>
    <message>
        <source>%1 is empty now</source>
        <comment>a pile</comment>
        <translation>%1: теперь пусто</translation>
    </message>
    <message>
        <source>on the waste %1</source>
        <comment>the card that was under the other</comment>
        <translation>на сбросе: %1</translation>
    </message>
    <message>
        <source>Undone: the waste was turned over</source>
        <translation>Отменено: переворот сброса</translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 and %n more back to %2</source>
        <comment>cards, a pile</comment>
        <translation>
            <numerusform>Отменено: %1 и ещё %n снова здесь: %2</numerusform>
            <numerusform>Отменено: %1 и ещё %n снова здесь: %2</numerusform>
            <numerusform>Отменено: %1 и ещё %n снова здесь: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1 back to %2</source>
        <comment>a card, a pile</comment>
        <translation>Отменено: %1 снова здесь: %2</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>what was done again</comment>
        <translation>Возвращено: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>begins a list of moves and time</comment>
        <translation>Пасьянс сошёлся</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a move is refused</comment>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>Too many: %n card(s) can move</source>
        <translation>
            <numerusform>Слишком много: можно перенести %n карту</numerusform>
            <numerusform>Слишком много: можно перенести %n карты</numerusform>
            <numerusform>Слишком много: можно перенести %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>cards in the hand</comment>
        <translation>
            <numerusform>в руке %n</numerusform>
            <numerusform>в руке %n</numerusform>
            <numerusform>в руке %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go to %2</source>
        <comment>a card, an empty pile</comment>
        <translation>%1 сюда не ложится: %2</translation>
    </message>
    <message>
        <source>%1 does not go on %2</source>
        <comment>a card, another card</comment>
        <translation>%1 сюда не ложится: %2</translation>
    </message>
    <message>
        <source>no place for %1</source>
        <comment>a card</comment>
        <translation>некуда положить: %1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>why a move is refused</comment>
        <translation>Нет: %1</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>прошло времени</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>осталось времени</translation>
    </message>
    <message>
        <source>score</source>
        <translation>счёт</translation>
    </message>
    <message>
        <source>Dealt: %1</source>
        <comment>name of the game</comment>
        <translation>Разложено: %1</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>how much is said</comment>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how much is said</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>how much is said</comment>
        <translation>Подробно</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up</source>
        <comment>went to their foundations</comment>
        <translation>
            <numerusform>%n карта на базе</numerusform>
            <numerusform>%n карты на базах</numerusform>
            <numerusform>%n карт на базах</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone to the start</source>
        <translation>Отменено до начала</translation>
    </message>
    <message>
        <source>Redone to the end</source>
        <translation>Возвращено до конца</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Игра проиграна</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>not visible</source>
        <comment>a card</comment>
        <translation>не видна</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Взять из колоды</translation>
    </message>
    <message>
        <source>passes left: %1</source>
        <translation>осталось проходов после этого: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>where a card lies</comment>
        <translation>она здесь: %1</translation>
    </message>
    <message>
        <source>Drew %1</source>
        <comment>cards, the top one first</comment>
        <translation>Сдано: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back</source>
        <comment>the others went on</comment>
        <translation>
            <numerusform>%n карта вернулась на место</numerusform>
            <numerusform>%n карты вернулись на место</numerusform>
            <numerusform>%n карт вернулись на место</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <comment>of a column</comment>
        <translation>
            <numerusform>%n карта рубашкой вверх</numerusform>
            <numerusform>%n карты рубашкой вверх</numerusform>
            <numerusform>%n карт рубашкой вверх</numerusform>
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
        <translation>Игра и варианты</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Сыграть снова</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>С&amp;мотреть</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>Копировать код и &amp;итог</translation>
    </message>
    <message>
        <source>E&amp;xport all games…</source>
        <translation>&amp;Экспорт всех игр…</translation>
    </message>
    <message>
        <source>Set &amp;balance to 0</source>
        <translation>&amp;Обнулить баланс</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>И&amp;гры</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Экспорт всех игр</translation>
    </message>
    <message>
        <source>%1 · %2 · Score %3 · Moves %4 · Time %5</source>
        <translation>%1 · %2 · Счёт %3 · Ходы %4 · Время %5</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Сошлось</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>сошедшихся пасьянсов</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Текущая серия</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>most games ever won in a row</source>
        <translation>больше всего побед подряд</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Лучший счёт</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Средний счёт</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Среднее время</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Меньше всего ходов</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Ходов в среднем</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of first-time deals with no card taken back</source>
        <translation>раскладов, сыгранных впервые, без карт, взятых обратно</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Delete statistics?</source>
        <translation>Удалить статистику?</translation>
    </message>
    <message>
        <source>Delete the statistics of %1?</source>
        <translation>%1: удалить статистику?</translation>
    </message>
    <message>
        <source>This cannot be undone. Unfinished games are kept.</source>
        <translation>Это нельзя отменить. Неоконченные игры сохранятся.</translation>
    </message>
    <message>
        <source>games started (a game counts from its first action)</source>
        <translation>начатых игр (игра считается с первого действия)</translation>
    </message>
    <message>
        <source>of all finished games</source>
        <translation>от оконченных игр</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <translation>побед подряд до сих пор</translation>
    </message>
    <message>
        <source>of first-time deals won</source>
        <translation>по сошедшимся впервые сыгранным раскладам</translation>
    </message>
    <message>
        <source>of all won games</source>
        <translation>по всем победам</translation>
    </message>
    <message>
        <source>of all games finished since %1</source>
        <translation>по всем играм, оконченным с %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
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
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Запустить часы</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Копировать код расклада</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Осталось секунд</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>%1 · pass %2</source>
        <translation>%1 · проход %2</translation>
    </message>
    <message>
        <source>%1 · pass %2 of %3</source>
        <translation>%1 · проход %2 из %3</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n step(s). Play them, or try your own moves.</source>
        <translation>
            <numerusform>%n шаг. Пусть он сыграется, или попробуйте свои ходы.</numerusform>
            <numerusform>%n шага. Пусть они сыграются, или попробуйте свои ходы.</numerusform>
            <numerusform>%n шагов. Пусть они сыграются, или попробуйте свои ходы.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is a problem with the saved games (%1).</source>
        <translation>С сохранёнными играми что-то не так (%1).</translation>
    </message>
    <message>
        <source>The saved games are damaged. They were moved to %1, and Réussite starts with no saved games.</source>
        <translation>Сохранённые игры повреждены. Они перемещены в %1, и Réussite начинает без сохранённых игр.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All intact games were recovered; the damaged file was moved to %1.</source>
        <translation>Сохранённые игры были повреждены. Все целые игры восстановлены; повреждённый файл перемещён в %1.</translation>
    </message>
    <message>
        <source>The last saved changes are damaged. Your games continue from the state saved before them; the damaged file was copied to %1.</source>
        <translation>Последние сохранённые изменения повреждены. Игры продолжаются с состояния, сохранённого до них; повреждённый файл скопирован в %1.</translation>
    </message>
    <message>
        <source>The saved games in %1 are damaged. This game is not being saved.</source>
        <translation>Сохранённые игры в %1 повреждены. Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>The games in %1 were saved by a newer version of Réussite. Update Réussite. Until then, this game is not being saved.</source>
        <translation>Игры в %1 сохранены более новой версией Réussite. Обновите Réussite. До тех пор эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>%1 was not created by Réussite. Move it elsewhere. Until then, this game is not being saved.</source>
        <translation>Файл %1 создан не Réussite. Уберите его. До тех пор эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it. Until then, this game is not being saved.</source>
        <translation>Другая программа использует %1. Закройте её. До тех пор эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>The disk with %1 is full. Free some space. Until then, this game is not being saved.</source>
        <translation>Диск с %1 заполнен. Освободите место. До тех пор эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions. This game is not being saved.</source>
        <translation>Нельзя писать в %1. Проверьте права. Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>The folder for %1 could not be created. This game is not being saved.</source>
        <translation>Не удалось создать папку для %1. Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>%1 cannot be used. Check its folder. This game is not being saved.</source>
        <translation>%1 нельзя использовать. Проверьте папку. Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>The game %1 could not be replayed, so it was not resumed.</source>
        <translation>Игру %1 не удалось воспроизвести, поэтому она не продолжена.</translation>
    </message>
    <message>
        <source>Réussite is already running but does not respond. This game is not being saved.</source>
        <translation>Réussite уже запущена, но не отвечает. Эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>Could not save the game %1: its plugin returned an invalid value. All other games are saved.</source>
        <translation>Не удалось сохранить игру %1: её модуль вернул недопустимое значение. Все остальные игры сохранены.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2. Use one of %3.</source>
        <translation>У %1 нет вариантов %2: напишите один из %3.</translation>
    </message>
    <message>
        <source>“%1” is not a range of deals. Use two numbers, such as 1-1000.</source>
        <translation>«%1» не называет раскладов: напишите два числа, например 1-1000.</translation>
    </message>
    <message>
        <source>%1 cannot be continued. Choose another file with --out.</source>
        <translation>Продолжить %1 нельзя: назовите другой файл с --out.</translation>
    </message>
    <message>
        <source>%1 of %2 deals, %3 left</source>
        <translation>%1 из %2 раскладов, осталось %3</translation>
    </message>
    <message>
        <source>Won: %1 (%2 %, between %3 % and %4 % in 95 of 100 cases)</source>
        <translation>Сошлось: %1 (%2 %, от %3 % до %4 % в 95 случаях из 100)</translation>
    </message>
    <message>
        <source>%1 (a quarter below %2, a quarter above %3)</source>
        <translation>%1 (четверть ниже %2, четверть выше %3)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Счёт: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходы: %1</translation>
    </message>
    <message>
        <source>Legal moves at a time: %1</source>
        <translation>Разрешённых ходов за раз: %1</translation>
    </message>
    <message>
        <source>Positions a second: %1</source>
        <translation>Позиций в секунду: %1</translation>
    </message>
    <message>
        <source>Play many deals of a variant and show what it is like.</source>
        <translation>Сыграть много раскладов игры и показать, какова она.</translation>
    </message>
    <message>
        <source>which deals, such as 1-1000</source>
        <translation>какие расклады, например 1-1000</translation>
    </message>
    <message>
        <source>who plays: random, careful or advice</source>
        <translation>кто играет: random, careful или advice</translation>
    </message>
    <message>
        <source>how long advice may search for a deal</source>
        <translation>сколько времени advice может искать для расклада</translation>
    </message>
    <message>
        <source>a file with a line for each deal; an existing one is continued</source>
        <translation>файл со строкой для каждого расклада, который продолжают</translation>
    </message>
    <message>
        <source>Unknown player “%1”. Use random, careful or advice.</source>
        <translation>Неизвестный игрок «%1». Возможные: random, careful или advice.</translation>
    </message>
    <message>
        <source>No plugin gives hints. Turn one on with “reussite plugins --enable advice”.</source>
        <translation>Ни один модуль не даёт подсказок. Включите модуль командой «reussite plugins --enable advice».</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of seconds. Use 0.1 to 3600.</source>
        <translation>«%1» — недопустимое число секунд. Укажите от 0.1 до 3600.</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>%1, picked up</source>
        <comment>a pile</comment>
        <translation>%1, в руке</translation>
    </message>
    <message>
        <source>Table as list</source>
        <translation>Стол списком</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>This is not a valid tournament (%1).</source>
        <translation>Это неправильный турнир (%1).</translation>
    </message>
    <message>
        <source>The folder has no tournament.toml, or is not available now.</source>
        <translation>В папке нет tournament.toml, или её сейчас нет.</translation>
    </message>
    <message>
        <source>tournament.toml cannot be read (%1).</source>
        <translation>tournament.toml не читается (%1).</translation>
    </message>
    <message>
        <source>tournament.toml is a folder or a device, not a file.</source>
        <translation>tournament.toml — папка или устройство, а не файл.</translation>
    </message>
    <message>
        <source>tournament.toml is a link: put the file itself into the folder.</source>
        <translation>tournament.toml — ссылка: положите в папку сам файл.</translation>
    </message>
    <message>
        <source>tournament.toml is too large: the limit is %1 MiB.</source>
        <translation>tournament.toml слишком велик: предел — %1 МиБ.</translation>
    </message>
    <message>
        <source>tournament.toml is not text in UTF-8.</source>
        <translation>tournament.toml — не текст в UTF-8.</translation>
    </message>
    <message>
        <source>tournament.toml is not valid TOML (%1).</source>
        <translation>tournament.toml — неправильный TOML (%1).</translation>
    </message>
    <message>
        <source>tournament.toml does not describe a tournament of Réussite.</source>
        <translation>tournament.toml не описывает турнир Réussite.</translation>
    </message>
    <message>
        <source>“%1” is missing in tournament.toml.</source>
        <translation>В tournament.toml не хватает «%1».</translation>
    </message>
    <message>
        <source>“%1” does not belong in tournament.toml.</source>
        <translation>«%1» не должно быть в tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” in tournament.toml is %2: it must be %3.</source>
        <translation>«%1» в tournament.toml — %2: должно быть %3.</translation>
    </message>
    <message>
        <source>The deal code “%1” must be written %2.</source>
        <translation>Код расклада «%1» должен быть записан как %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>«%1» — неправильный код расклада.</translation>
    </message>
    <message>
        <source>The deal %1 appears twice in the list of rounds.</source>
        <translation>Расклад %1 дважды стоит в списке туров.</translation>
    </message>
    <message>
        <source>The tournament closes before it opens.</source>
        <translation>Турнир закончился бы раньше, чем начался.</translation>
    </message>
    <message>
        <source>a name of 1 to 80 characters on one line</source>
        <translation>название от 1 до 80 знаков в одну строку</translation>
    </message>
    <message>
        <source>a list of 1 to 1000 deal codes</source>
        <translation>список от 1 до 1000 кодов раскладов</translation>
    </message>
    <message>
        <source>a deal code in quotes</source>
        <translation>код расклада в кавычках</translation>
    </message>
    <message>
        <source>“first” or “best”</source>
        <translation>«first» или «best»</translation>
    </message>
    <message>
        <source>“sum” or “places”</source>
        <translation>«sum» или «places»</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-12-01T18:00:00Z</source>
        <translation>дата и время со смещением, например 2026-12-01T18:00:00Z</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>The game has not ended.</source>
        <translation>Игра не закончена.</translation>
    </message>
    <message>
        <source>Its deal %1 is not a round of this tournament.</source>
        <translation>Её расклад %1 — не тур этого турнира.</translation>
    </message>
    <message>
        <source>An action was taken back, which this tournament does not allow.</source>
        <translation>Действие было отменено, а этот турнир этого не разрешает.</translation>
    </message>
    <message>
        <source>“%1” cannot be a player&apos;s name: use 1 to 40 characters, without / \ : * ? &quot; &lt; &gt; | and without a dot or blank at either end.</source>
        <translation>«%1» не может быть именем игрока: от 1 до 40 знаков, без / \ : * ? &quot; &lt; &gt; | и без точки или пробела по краям.</translation>
    </message>
    <message>
        <source>%1 are counted as one player.</source>
        <translation>%1 считаются одним игроком.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began before the tournament opened.</source>
        <translation>%1 считается, но по её часам она начата до начала турнира.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began after the tournament closed.</source>
        <translation>%1 считается, но по её часам она начата после конца турнира.</translation>
    </message>
    <message>
        <source>The folder is not available now.</source>
        <translation>Папки сейчас нет.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>Cannot write to the folder. Check its permissions.</source>
        <translation>Нельзя писать в папку. Проверьте права.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>Папкой нельзя воспользоваться (%1).</translation>
    </message>
    <message>
        <source>A newer version of Réussite made this tournament (format %1; this version reads %2). Update Réussite.</source>
        <translation>Этот турнир создан более новой версией Réussite (формат %1, здесь известен %2): обновите Réussite.</translation>
    </message>
    <message>
        <source>Format %1 does not exist. This version reads %2.</source>
        <translation>Формата %1 нет: известен %2.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Could not save the result: %1</source>
        <translation>Результат не удалось сохранить: %1</translation>
    </message>
    <message>
        <source>Filed for %1.</source>
        <translation>Результат добавлен: %1.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>All players of the tournament see this name:</source>
        <translation>Это имя видят все игроки турнира:</translation>
    </message>
    <message>
        <source>%1 has results in this tournament. If that is you, confirm. Otherwise, choose another name: results under one name count as those of one player.</source>
        <translation>У %1 есть результаты в этом турнире. Если это вы, подтвердите; иначе выберите другое имя: результаты под одним именем считаются результатами одного игрока.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Our tournament</source>
        <translation>Наш турнир</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Первая попытка</translation>
    </message>
    <message>
        <source>Best attempt</source>
        <translation>Лучшая попытка</translation>
    </message>
    <message>
        <source>Sum of scores</source>
        <translation>Сумма очков</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Undo is &amp;allowed</source>
        <translation>Отмена &amp;разрешена</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>В&amp;арианты</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Туры</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Очки</translation>
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
        <translation>Папка для турнира</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Турниру нужно название.</translation>
    </message>
    <message>
        <source>Choose a folder for the tournament.</source>
        <translation>Выберите папку для турнира.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Сыграли</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Сошлось</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Результаты тура</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Play this round first. Then you can watch its games.</source>
        <translation>Вы не сыграли этот тур: его игры можно смотреть после этого.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Не засчитано</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Play the &amp;next round</source>
        <translation>Играть &amp;следующий тур</translation>
    </message>
    <message>
        <source>&amp;Play this round</source>
        <translation>&amp;Играть этот тур</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>С&amp;мотреть</translation>
    </message>
    <message>
        <source>New &amp;tournament…</source>
        <translation>&amp;Новый турнир…</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>&amp;Участвовать…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Покинуть</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>Ту&amp;ры</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>По&amp;ложение</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>Р&amp;езультаты</translation>
    </message>
    <message>
        <source>Not &amp;counted</source>
        <translation>Не &amp;засчитано</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Результаты читаются…</translation>
    </message>
    <message>
        <source>Create a tournament, or join one: open its folder, or drop it on this window.</source>
        <translation>Создайте турнир или участвуйте в готовом: откройте его папку или перетащите её в это окно.</translation>
    </message>
    <message>
        <source>What you play meanwhile is filed when the folder is back.</source>
        <translation>Сыгранное за это время добавится, когда папка вернётся.</translation>
    </message>
    <message>
        <source>Results checked so far: %1</source>
        <translation>Проверено результатов: %1</translation>
    </message>
    <message>
        <source>not installed here</source>
        <translation>здесь не установлено</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Тур %1: %2</translation>
    </message>
    <message>
        <source>waits to be filed</source>
        <translation>ждёт добавления</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столе</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>не сыгран</translation>
    </message>
    <message>
        <source>Join a tournament: open its folder</source>
        <translation>Участвовать в турнире: откройте его папку</translation>
    </message>
    <message>
        <source>won</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>You play as %1.</source>
        <translation>Вы играете как %1.</translation>
    </message>
    <message>
        <source>The first attempt counts.</source>
        <translation>Считается первая попытка.</translation>
    </message>
    <message>
        <source>The best attempt counts.</source>
        <translation>Считается лучшая попытка.</translation>
    </message>
    <message>
        <source>Undo is allowed.</source>
        <translation>Отмена разрешена.</translation>
    </message>
    <message>
        <source>Games with an undo do not count.</source>
        <translation>Игры с отменой не считаются.</translation>
    </message>
    <message>
        <source>Points are the sum of scores.</source>
        <translation>Очки — сумма очков за туры.</translation>
    </message>
    <message>
        <source>Points depend on places.</source>
        <translation>Очки даются по местам.</translation>
    </message>
    <message>
        <source>Opens: %1.</source>
        <translation>Начало: %1.</translation>
    </message>
    <message>
        <source>Closes: %1.</source>
        <translation>Конец: %1.</translation>
    </message>
    <message>
        <source>The result for %1 will be filed as soon as possible. %2</source>
        <translation>Результат для %1 ждёт, пока его можно будет добавить. %2</translation>
    </message>
    <message>
        <source>Share the folder as you like: with a sync program, on a network drive or a stick. Everyone who can write to it can take part.</source>
        <translation>Делитесь папкой как угодно: программой синхронизации, по сети или на флешке. Участвовать может каждый, кто может в неё писать.</translation>
    </message>
    <message>
        <source>The first %1 of %2 players are listed, and you.</source>
        <translation>Показаны первые %1 из %2 игроков и вы.</translation>
    </message>
    <message>
        <source>The folder already contains a tournament. Choose another one.</source>
        <translation>В папке уже есть турнир: выберите другую.</translation>
    </message>
    <message>
        <source>This is not a result. It is left unchanged.</source>
        <translation>Это не результат: он остаётся нетронутым.</translation>
    </message>
    <message>
        <source>&amp;What counts</source>
        <translation>Что с&amp;читается</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Пуск и пауза</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>&amp;Назад к моей игре</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Watched game</source>
        <translation>Игра, которую смотрят</translation>
    </message>
</context>
</TS>
