<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>Access</name>
    <message>
        <source>Playing</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation>Tecles de la taula</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Les dues mans</translation>
    </message>
    <message>
        <source>Right hand, numeric keypad</source>
        <translation>Mà dreta, teclat numèric</translation>
    </message>
    <message>
        <source>Left hand, W A S D</source>
        <translation>Mà esquerra, W A S D</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Moviments directes</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Breu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivat</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un commutador</translation>
    </message>
    <message>
        <source>Two switches</source>
        <translation>Dos commutadors</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 píxels</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Large targets</source>
        <translation>Objectius grans</translation>
    </message>
    <message>
        <source>Buttons, menu entries and rows are 44 pixels high at least.</source>
        <translation>Els botons, les entrades de menú i les files fan almenys 44 píxels d’alt.</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Sons de les cartes</translation>
    </message>
    <message>
        <source>Picked up, carried, laid down, drawn, refused, turned over and won each sound different. They need the Python package miniaudio.</source>
        <translation>Agafar, portar, deixar, robar, refusar, girar i guanyar sonen diferent. Cal el paquet miniaudio de Python.</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Lectors de pantalla</translation>
    </message>
    <message>
        <source>Switch access</source>
        <translation>Accés amb commutadors</translation>
    </message>
    <message>
        <source>Move cards with two clicks</source>
        <translation>Mou les cartes amb dos clics</translation>
    </message>
    <message>
        <source>Click cards to pick them up, then click where they should go. Right-click a card to list its moves.</source>
        <translation>Feu clic a les cartes per agafar-les i després on han d’anar. Un clic dret en una carta en llista els moviments.</translation>
    </message>
    <message>
        <source>Keyboard layout</source>
        <translation>Disposició de les tecles</translation>
    </message>
    <message>
        <source>Press two keys to move: 3 7 moves from column 3 to column 7.</source>
        <translation>Premeu dues tecles per fer un moviment: 3 7 mou de la columna 3 a la columna 7.</translation>
    </message>
    <message>
        <source>Verbosity</source>
        <translation>Nivell de detall</translation>
    </message>
    <message>
        <source>Announce the card before its pile</source>
        <translation>Anuncia la carta abans de la pila</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automàtic</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncis</translation>
    </message>
    <message>
        <source>Notifications (for Orca before version 45)</source>
        <translation>Notificacions (per a l’Orca anterior a la versió 45)</translation>
    </message>
    <message>
        <source>Announce results</source>
        <translation>Anuncia els resultats</translation>
    </message>
    <message>
        <source>Expose piles and cards to screen readers</source>
        <translation>Mostra piles i cartes als lectors de pantalla</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Té efecte després de reiniciar.</translation>
    </message>
    <message>
        <source>Scan the legal moves</source>
        <translation>Escaneja els moviments permesos</translation>
    </message>
    <message>
        <source>With one switch, the list of moves advances by itself and any key chooses a move. With two switches, Space advances and Enter chooses.</source>
        <translation>Amb un commutador, la llista de moviments avança sola i qualsevol tecla tria un moviment. Amb dos, Espai avança i Retorn tria.</translation>
    </message>
    <message>
        <source>Time on each move</source>
        <translation>Temps a cada moviment</translation>
    </message>
    <message>
        <source>Click tolerance</source>
        <translation>Tolerància del clic</translation>
    </message>
    <message>
        <source>If the pointer moves no farther than this, a press counts as a click, not as a drag.</source>
        <translation>Si el punter no es mou més enllà d’això, una pulsació compta com un clic i no com un arrossegament.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Moviment</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualització</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Torna a començar aquest repartiment</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Torna a començar</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Introdueix un codi de partida…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copia el codi de partida</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Repartiment del &amp;dia</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>Nú&amp;mero següent</translation>
    </message>
    <message>
        <source>Pre&amp;vious number</source>
        <translation>Número pre&amp;vi</translation>
    </message>
    <message>
        <source>&amp;Open a game file…</source>
        <translation>Obre un fit&amp;xer de partida…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Desa com &amp;a…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Estadísti&amp;ques…</translation>
    </message>
    <message>
        <source>Co&amp;mpare games…</source>
        <translation>Com&amp;para partides…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferències…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Surt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refés</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refés</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Ro&amp;ba del munt de robar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Cartes més &amp;grans</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartes més pet&amp;ites</translation>
    </message>
    <message>
        <source>&amp;Tool bar</source>
        <translation>Barra d’&amp;eines</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>Barra d’e&amp;stat</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>Table &amp;as list</source>
        <translation>La taula com a &amp;llista</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Com es juga</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tecles</translation>
    </message>
    <message>
        <source>&amp;About Réussite</source>
        <translation>&amp;Quant al Réussite</translation>
    </message>
    <message>
        <source>Undo to the &amp;start</source>
        <translation>Desfés fins al &amp;principi</translation>
    </message>
    <message>
        <source>Redo to the &amp;end</source>
        <translation>Refés fins al &amp;final</translation>
    </message>
    <message>
        <source>Send &amp;all up</source>
        <translation>Puja-ho &amp;tot</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Partida &amp;nova…</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>Nou &amp;repartiment</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the table</source>
        <translation>Copia una imat&amp;ge de la taula</translation>
    </message>
    <message>
        <source>Save a picture of the ta&amp;ble…</source>
        <translation>Desa una imatge de &amp;la taula…</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Mida per &amp;defecte</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>Obre la barra de menús</translation>
    </message>
    <message>
        <source>To&amp;urnaments…</source>
        <translation>T&amp;orneigs…</translation>
    </message>
    <message>
        <source>Dail&amp;y calendar…</source>
        <translation>Cal&amp;endari…</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>Off</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Ràpida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moviment reduït</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocitat de l’animació</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear at their new place without moving there. You never have to wait for an animation.</source>
        <translation>Amb moviment reduït, les cartes apareixen al seu lloc nou sense moure-s’hi. No cal esperar mai cap animació.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No games were found in %1. Reinstall Réussite.</source>
        <translation>No s’ha trobat cap joc a %1. Torneu a instal·lar el Réussite.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taula</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Gran</translation>
    </message>
    <message>
        <source>Index letters</source>
        <translation>Lletres de l’índex</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermell</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verd</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pruna</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pissarra</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Revers</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Fosc</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Per a esquerrans</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra d’eines</translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation>Barra d’estat</translation>
    </message>
    <message>
        <source>Time in the status bar</source>
        <translation>Temps a la barra d’estat</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Índex de les cartes</translation>
    </message>
    <message>
        <source>Rank and suit in the corner of the built-in decks.</source>
        <translation>Rang i coll a la cantonada de les baralles incloses.</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Com l’idioma</translation>
    </message>
    <message>
        <source>Felt in dark mode</source>
        <translation>Tapet en mode fosc</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Com el sistema</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Esquema de colors</translation>
    </message>
    <message>
        <source>The table and windows follow the system at once.</source>
        <translation>La taula i les finestres segueixen el sistema de seguida.</translation>
    </message>
    <message>
        <source>Dim cards in dark mode</source>
        <translation>Atenua les cartes en mode fosc</translation>
    </message>
    <message>
        <source>Makes the paper of the built-in decks less bright.</source>
        <translation>Fa menys brillant el paper de les baralles incloses.</translation>
    </message>
    <message>
        <source>High contrast uses a black table and clear marks.</source>
        <translation>El contrast alt té una taula negra i marques fortes.</translation>
    </message>
    <message>
        <source>Mirrors the table, with the stock on the right.</source>
        <translation>Emmiralla la taula, amb el munt de robar a la dreta.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Mida de les cartes</translation>
    </message>
    <message>
        <source>Above %1, the table is larger than the window and scrolls.</source>
        <translation>Per sobre del %1 la taula és més gran que la finestra i es desplaça.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Mida del text</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Daily calendar</source>
        <translation>Calendari</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Juga</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;oc</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes següent</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>✓ won   • played, not won</source>
        <translation>✓ guanyat   • jugat, no guanyat</translation>
    </message>
    <message>
        <source>%1: this deal can be played from that day on.</source>
        <comment>a day</comment>
        <translation>%1: aquest repartiment es podrà jugar a partir d’aquell dia.</translation>
    </message>
    <message>
        <source>%1: won, best score %2.</source>
        <comment>a day, a score</comment>
        <translation>%1: guanyat, millor puntuació %2.</translation>
    </message>
    <message>
        <source>%1: played, not won.</source>
        <comment>a day</comment>
        <translation>%1: jugat, no guanyat.</translation>
    </message>
    <message>
        <source>%1: not played.</source>
        <comment>a day</comment>
        <translation>%1: encara no jugat.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Resultats al llarg del temps</translation>
    </message>
    <message>
        <source>Average score: %1 in the oldest games, %2 in the newest</source>
        <translation>Puntuació mitjana: %1 en les partides més antigues, %2 en les més noves</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Puntuació mitjana</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partides guanyades</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Encara no s’ha acabat cap partida</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>mostra totes les línies del connector per on ha passat l’error</translation>
    </message>
    <message>
        <source>%1 now runs with your permissions.</source>
        <translation>%1 s’executa ara amb els vostres permisos.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: __init__.py is missing.</source>
        <translation>No hi ha cap connector a %1: hi falta __init__.py.</translation>
    </message>
    <message>
        <source>The plugin %1 is not trusted yet. Check its folder %2 instead, or turn the plugin on.</source>
        <translation>El connector %1 encara no és de confiança. Comproveu en canvi la seva carpeta %2, o activeu el connector.</translation>
    </message>
    <message>
        <source>Check that the variants of a plugin follow the rules.</source>
        <translation>Comprova que els jocs d’un connector respecten les regles.</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is not a valid deal code (%1).</source>
        <translation>Això no és cap codi de partida (%1).</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Use one of %2.</source>
        <translation>Joc desconegut: «%1». Useu-ne un d’aquests: %2.</translation>
    </message>
    <message>
        <source>Unknown version “%1”. This program deals %2.</source>
        <translation>Versió desconeguda: «%1». Aquest programa reparteix %2.</translation>
    </message>
    <message>
        <source>Unknown option “%1”. Use one of %2.</source>
        <translation>Opció desconeguda: «%1». Useu-ne una d’aquestes: %2.</translation>
    </message>
    <message>
        <source>The option is missing. Use one of %1.</source>
        <translation>Falta l’opció. Useu-ne una d’aquestes: %1.</translation>
    </message>
    <message>
        <source>The number “%1” must have %2 characters.</source>
        <translation>El número «%1» ha de tenir %2 caràcters.</translation>
    </message>
    <message>
        <source>The number of %1 characters at the end is missing.</source>
        <translation>Falta el número de %1 caràcters del final.</translation>
    </message>
    <message>
        <source>The number cannot contain “%1”. Use A to Z and 2 to 7.</source>
        <translation>El número no pot contenir «%1». Useu de la A a la Z i del 2 al 7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals. Use seven letters instead of %1.</source>
        <translation>%2 no té repartiments de Microsoft. Escriviu set lletres en comptes de %1.</translation>
    </message>
    <message>
        <source>There is no Microsoft deal #%1. Use #1 to #%2.</source>
        <translation>No hi ha cap repartiment de Microsoft #%1. Useu del #1 al #%2.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1 after #.</source>
        <translation>Introduïu un número de l’1 al %1 després de #.</translation>
    </message>
    <message>
        <source>Enter a deal code, such as %1.</source>
        <translation>Introduïu un codi de partida, per exemple %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. A deal code looks like %2.</source>
        <translation>«%1» no és un codi de partida. Un codi de partida té aquesta forma: %2.</translation>
    </message>
    <message>
        <source>Unknown game code “%1”.</source>
        <translation>Codi de joc desconegut: «%1».</translation>
    </message>
    <message>
        <source>The text contains several deal codes: %1. Keep only one.</source>
        <translation>El text conté diversos codis de partida: %1. Deixeu-ne només un.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Options:</source>
        <translation>Opcions:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>escriu un document JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>escriu la versió</translation>
    </message>
    <message>
        <source>Undo: the whole game</source>
        <translation>Desfer: tota la partida</translation>
    </message>
    <message>
        <source>Time limit: none</source>
        <translation>Límit de temps: cap</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>Connector: %1</translation>
    </message>
    <message>
        <source>List the variants with their options.</source>
        <translation>Llista els jocs amb les seves opcions.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Guanyada: %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Puntuació: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Moviments: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyada</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt no pot fer servir aquesta pantalla: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 is only for a new tournament. Use tournament new.</source>
        <translation>%1 és per a un torneig nou: escriviu tournament new.</translation>
    </message>
    <message>
        <source>%1 points, %2 of %3 rounds played, %4 won</source>
        <translation>punts: %1, rondes fetes: %2 de %3, guanyades: %4</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorat: %1</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>El torneig necessita un --name d’1 a 80 caràcters.</translation>
    </message>
    <message>
        <source>Unknown value “%1” for %2. Use one of %3.</source>
        <translation>Per a %2, el valor «%1» és desconegut: useu-ne un d’aquests: %3.</translation>
    </message>
    <message>
        <source>Give the deal codes of the rounds, or --rounds and --variant. Use %1.</source>
        <translation>Indiqueu els codis de partida de les rondes, o --rounds i --variant: escriviu %1.</translation>
    </message>
    <message>
        <source>Verify the results of a tournament and show its standings, or create a new one.</source>
        <translation>Torna a jugar els resultats d’un torneig i en dona la classificació, o en crea un de nou.</translation>
    </message>
    <message>
        <source>add a finished game</source>
        <translation>desa una partida acabada</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>qui hi ha jugat</translation>
    </message>
    <message>
        <source>new: its name</source>
        <translation>new: com es diu</translation>
    </message>
    <message>
        <source>new: number of random deals</source>
        <translation>new: tants repartiments a l’atzar</translation>
    </message>
    <message>
        <source>new: their family, such as DS or DS-D1N</source>
        <translation>new: d’aquesta família, com ara DS o DS-D1N</translation>
    </message>
    <message>
        <source>new: which attempt counts, first or best</source>
        <translation>new: quin intent compta, first (primer) o best (millor)</translation>
    </message>
    <message>
        <source>new: games with an undo do not count</source>
        <translation>new: les partides on s’ha desfet alguna acció no compten</translation>
    </message>
    <message>
        <source>new: sum of scores, or places</source>
        <translation>new: suma de puntuacions, o llocs</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of rounds. Use 1 to %2.</source>
        <translation>«%1» no és un nombre de rondes vàlid. Useu de l’1 al %2.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”. Use %2.</source>
        <translation>Argument inesperat: «%1». Escriviu %2.</translation>
    </message>
    <message>
        <source>An argument is missing. Use %1.</source>
        <translation>Falta un argument. Escriviu %1.</translation>
    </message>
    <message>
        <source>Could not write the output. Check that the disk is not full.</source>
        <translation>No s’ha pogut escriure el resultat. Comproveu que el disc no sigui ple.</translation>
    </message>
    <message>
        <source>%1 takes no value. Remove “%2”.</source>
        <translation>%1 no porta cap valor. Traieu «%2».</translation>
    </message>
    <message>
        <source>A value is missing. Use %1.</source>
        <translation>Falta un valor. Escriviu %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <translation>Opció desconeguda: %1. Volíeu dir %2?</translation>
    </message>
    <message>
        <source>Unknown option %1. See %2 --help.</source>
        <translation>Opció desconeguda: %1. Vegeu %2 --help.</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>mostra aquesta ajuda i surt</translation>
    </message>
    <message>
        <source>Commands (each has its own --help):</source>
        <translation>Ordres (cadascuna té el seu --help):</translation>
    </message>
    <message>
        <source>Play patience: continue your last game, or open a deal code or game file.</source>
        <translation>Jugueu a solitaris: continua l’última partida, o obre un codi de partida o un fitxer de partida.</translation>
    </message>
    <message>
        <source>deal a random game of this family, such as DS</source>
        <translation>reparteix una partida a l’atzar d’aquesta família, per exemple DS</translation>
    </message>
    <message>
        <source>reset the position and size of the window</source>
        <translation>restableix la posició i la mida de la finestra</translation>
    </message>
    <message>
        <source>start without third-party plugins</source>
        <translation>inicia sense connectors de tercers</translation>
    </message>
    <message>
        <source>play a demonstration game and save a picture of it</source>
        <translation>juga una partida de demostració i en desa una imatge</translation>
    </message>
    <message>
        <source>check that Réussite works on this system</source>
        <translation>comprova que el Réussite funciona en aquest sistema</translation>
    </message>
    <message>
        <source>add Réussite to the application menu (after pip or pipx)</source>
        <translation>afegeix el Réussite al menú d’aplicacions (després de pip o pipx)</translation>
    </message>
    <message>
        <source>remove Réussite from the application menu</source>
        <translation>treu el Réussite del menú d’aplicacions</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Report this to its author.</source>
        <translation>El connector %1 ha fallat (%2). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>Only a plugin in your plugins folder, in a folder with its own name, can be trusted while it changes. %1 is not one.</source>
        <translation>Només pot ser de confiança mentre canvia un connector de la vostra carpeta de connectors, en una carpeta amb el seu nom. %1 no ho és.</translation>
    </message>
    <message>
        <source>The plugin %1 was not turned on. %2</source>
        <translation>El connector %1 no s’ha activat. %2</translation>
    </message>
    <message>
        <source>trust a plugin with its current files, and turn it on</source>
        <translation>confia en els fitxers actuals d’un connector i l’activa</translation>
    </message>
    <message>
        <source>with --enable: keep trusting your own plugin when its files change</source>
        <translation>amb --enable: segueix confiant en el vostre connector quan els fitxers canvien</translation>
    </message>
    <message>
        <source>There are several plugins called %1. Use one of %2.</source>
        <translation>Hi ha diversos connectors amb el nom %1. Useu-ne un d’aquests: %2.</translation>
    </message>
    <message>
        <source>Unknown plugin “%1”. Use one of %2.</source>
        <translation>Connector desconegut: «%1». Useu-ne un d’aquests: %2.</translation>
    </message>
    <message>
        <source>List the plugins, or turn them on and off.</source>
        <translation>Llista els connectors, o els activa i desactiva.</translation>
    </message>
    <message>
        <source>turn a plugin off</source>
        <translation>desactiva un connector</translation>
    </message>
    <message>
        <source>There are no legal moves.</source>
        <translation>No hi ha cap moviment permès.</translation>
    </message>
    <message>
        <source>Move %1 (%2) was refused (%3): %4</source>
        <translation>El moviment %1 (%2) s’ha rebutjat (%3): %4</translation>
    </message>
    <message>
        <source>“%1” is not a time in milliseconds. Use, for example, --elapsed 90000.</source>
        <translation>«%1» no és un temps en mil·lisegons. Useu, per exemple, --elapsed 90000.</translation>
    </message>
    <message>
        <source>Show the table of a deal code; -7H is a card that is face down.</source>
        <translation>Mostra la taula d’un codi de partida; -7H és una carta cara avall.</translation>
    </message>
    <message>
        <source>List the legal moves, such as t2&gt;t7*4.</source>
        <translation>Llista els moviments permesos, com ara t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves (- reads them from standard input)</source>
        <translation>després d’aquests moviments (- els llegeix de l’entrada estàndard)</translation>
    </message>
    <message>
        <source>Play moves, undo and redo (- reads them from standard input).</source>
        <translation>Juga moviments, undo i redo (- els llegeix de l’entrada estàndard).</translation>
    </message>
    <message>
        <source>the time played, in milliseconds</source>
        <translation>el temps de joc, en mil·lisegons</translation>
    </message>
    <message>
        <source>Use either a code or file, or --new, but not both.</source>
        <translation>Useu o bé un codi o fitxer, o bé --new, però no tots dos.</translation>
    </message>
    <message>
        <source>“%1” is neither a deal code nor a game file.</source>
        <translation>«%1» no és ni un codi de partida ni un fitxer de partida.</translation>
    </message>
    <message>
        <source>Put the command first: %1 %2.</source>
        <translation>Poseu l’ordre primer: %1 %2.</translation>
    </message>
    <message>
        <source>Unknown command “%1”. Did you mean %2?</source>
        <translation>Ordre desconeguda: «%1». Volíeu dir %2?</translation>
    </message>
    <message>
        <source>Unknown command “%1”. See %2 --help.</source>
        <translation>Ordre desconeguda: «%1». Vegeu %2 --help.</translation>
    </message>
    <message>
        <source>Verify game files by replaying them, and rank games of the same deal.</source>
        <translation>Verifica fitxers de partida tornant-los a jugar, i classifica les partides d’un mateix repartiment.</translation>
    </message>
    <message>
        <source>No display was found. Start Réussite on a desktop, or play a demonstration: %1</source>
        <translation>No s’ha trobat cap pantalla. Inicieu el Réussite des d’un escriptori, o jugueu una demostració: %1</translation>
    </message>
    <message>
        <source>Qt cannot start because %1 is missing. On Debian and Ubuntu: %2</source>
        <translation>Qt no es pot iniciar: falta %1. A Debian i Ubuntu: %2</translation>
    </message>
    <message>
        <source>trusted even when its files change</source>
        <translation>de confiança encara que els seus fitxers canviïn</translation>
    </message>
    <message>
        <source>number of processes to use</source>
        <translation>nombre de processos</translation>
    </message>
    <message>
        <source>use the workers of a trusted Dask cluster</source>
        <translation>usa els treballadors d’un clúster Dask de confiança</translation>
    </message>
    <message>
        <source>Use either --jobs or --dask, but not both.</source>
        <translation>Useu o bé --jobs o bé --dask, però no tots dos.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of processes. Use 1 to %2.</source>
        <translation>«%1» no és un nombre de processos vàlid. Useu de l’1 al %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask. Install it with “pip install reussite[cluster]”.</source>
        <translation>--dask necessita Dask: instal·leu-lo amb «pip install reussite[cluster]».</translation>
    </message>
    <message>
        <source>The cluster %1 does not respond (%2). Check that its scheduler is running.</source>
        <translation>El clúster %1 no respon (%2). Comproveu que el planificador estigui en marxa.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers. Start some with “dask worker %1”.</source>
        <translation>El clúster %1 no té treballadors: engegueu-ne amb «dask worker %1».</translation>
    </message>
    <message>
        <source>The workers of %1 must have the same version of Réussite as this computer (%2).</source>
        <translation>Els treballadors de %1 han de tenir la mateixa versió del Réussite que aquest ordinador (%2).</translation>
    </message>
    <message>
        <source>--add and --player belong together. Use both.</source>
        <translation>--add i --player van junts: escriviu-los tots dos.</translation>
    </message>
    <message>
        <source>%1 already contains a tournament. Choose another folder.</source>
        <translation>%1 ja conté un torneig: trieu una altra carpeta.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Compara partides</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lloc</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Recuperades</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Games of the same deal</source>
        <translation>Partides del mateix repartiment</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Afegeix fitxers…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mira</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>&amp;Buida</translation>
    </message>
    <message>
        <source>Add game files</source>
        <translation>Afegeix fitxers de partida</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Cap partida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyada</translation>
    </message>
    <message>
        <source>Each file is verified by replaying it. Games of the same deal are ranked by score, then time, then moves. Games with cards taken back come last.</source>
        <translation>Cada fitxer es verifica tornant-lo a jugar. Les partides d’un mateix repartiment es classifiquen per puntuació, després per temps i després per moviments. Les que tenen cartes recuperades van al final.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Quit without saving?</source>
        <translation>Voleu sortir sense desar?</translation>
    </message>
    <message>
        <source>Restart this deal?</source>
        <translation>Voleu tornar a començar aquest repartiment?</translation>
    </message>
    <message>
        <source>Play the same cards again from the beginning?</source>
        <translation>Voleu jugar les mateixes cartes des del principi?</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Voleu abandonar aquesta partida?</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Els últims moviments no s’han desat.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite tries to save them again after each move and when you quit.</source>
        <translation>Si sortiu ara, es perdran. El Réussite torna a provar de desar-los després de cada moviment i en sortir.</translation>
    </message>
    <message>
        <source>Continue your unfinished game?</source>
        <translation>Voleu continuar la partida inacabada?</translation>
    </message>
    <message>
        <source>You have an unfinished game: %1, %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>Teniu una partida inacabada: %1, %2.</translation>
    </message>
    <message>
        <source>Continue it, or abandon it and start another?</source>
        <translation>Voleu continuar-la, o abandonar-la i començar-ne una altra?</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite is already running but does not respond.</source>
        <translation>Si sortiu ara, es perdran. El Réussite ja s’executa però no respon.</translation>
    </message>
    <message>
        <source>Abandon this game and deal another one?</source>
        <translation>Voleu abandonar aquesta partida i repartir-ne una altra?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It will count as abandoned.</source>
        <translation>La partida de la taula no s’ha acabat. Comptarà com a abandonada.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continua jugant</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Surt igualment</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Ca&amp;ncel·la</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Torna a començar</translation>
    </message>
    <message>
        <source>&amp;Abandon game</source>
        <translation>&amp;Abandona la partida</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Abandon</source>
        <translation>&amp;Abandona</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>Undo: the last %n action(s)</source>
        <translation>
            <numerusform>Desfer: l’última acció (%n)</numerusform>
            <numerusform>Desfer: les últimes %n accions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n second(s)</source>
        <translation>
            <numerusform>Límit de temps: %n segon</numerusform>
            <numerusform>Límit de temps: %n segons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n action(s) can be undone.</source>
        <translation>
            <numerusform>Només es pot desfer l’última acció (%n).</numerusform>
            <numerusform>Només es poden desfer les últimes %n accions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n moviment</numerusform>
            <numerusform>%n moviments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n carta recuperada</numerusform>
            <numerusform>%n cartes recuperades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of %1</source>
        <translation>
            <numerusform>%n repartiment de %1</numerusform>
            <numerusform>%n repartiments de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) can move together now.</source>
        <translation>
            <numerusform>Ara mateix només es pot moure %n carta de cop.</numerusform>
            <numerusform>Ara mateix només es poden moure %n cartes de cop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock now deals %n card(s) at a time.</source>
        <translation>
            <numerusform>Ara el munt de robar dona %n carta de cop.</numerusform>
            <numerusform>Ara el munt de robar dona %n cartes de cop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole (%n card(s)).</source>
        <translation>
            <numerusform>El descart es gira tot sencer: %n carta.</numerusform>
            <numerusform>El descart es gira tot sencer: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile has %n card(s).</source>
        <translation>
            <numerusform>Aquesta pila té %n carta.</numerusform>
            <numerusform>Aquesta pila té %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plugin %1 took %n second(s) to respond.</source>
        <translation>
            <numerusform>El connector %1 ha trigat %n segon a respondre.</numerusform>
            <numerusform>El connector %1 ha trigat %n segons a respondre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be verified. The first is %1</source>
        <translation>
            <numerusform>No s’ha pogut verificar %n fitxer: %1</numerusform>
            <numerusform>No s’han pogut verificar %n fitxers. El primer és %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems found: %n.</source>
        <translation>
            <numerusform>S’ha trobat %n defecte.</numerusform>
            <numerusform>S’han trobat %n defectes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n baralla</numerusform>
            <numerusform>%n baralles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s): here such games do not count.</source>
        <translation>
            <numerusform>Jugada amb %n pista: aquí una partida així no compta.</numerusform>
            <numerusform>Jugada amb %n pistes: aquí una partida així no compta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Ratxa actual: %n dia.</numerusform>
            <numerusform>Ratxa actual: %n dies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Ratxa més llarga: %n dia.</numerusform>
            <numerusform>Ratxa més llarga: %n dies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Two colours</source>
        <translation>Dos colors</translation>
    </message>
    <message>
        <source>Four colours: warm and cool</source>
        <translation>Quatre colors: càlids i freds</translation>
    </message>
    <message>
        <source>Four colours: for all eyes</source>
        <translation>Quatre colors: per a tots els ulls</translation>
    </message>
    <message>
        <source>Four colours: poker</source>
        <translation>Quatre colors: pòquer</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralla</translation>
    </message>
    <message>
        <source>This deck cannot be used (%1).</source>
        <translation>Aquesta baralla no es pot fer servir (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file cannot be read (%1).</source>
        <translation>Aquesta baralla no es pot fer servir: no se’n pot llegir el fitxer (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file %1 is too large.</source>
        <translation>Aquesta baralla no es pot fer servir: el fitxer %1 és massa gros.</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Aquesta baralla no es pot fer servir: algunes cartes són buides.</translation>
    </message>
    <message>
        <source>Checking the deck…</source>
        <translation>S’està comprovant la baralla…</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file is not a valid SVG drawing.</source>
        <translation>No es pot fer servir aquesta baralla: el fitxer no és un dibuix SVG vàlid.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing (%1).</source>
        <translation>Aquesta baralla no es pot fer servir: hi falten cartes (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards differ in size (%1 of 52).</source>
        <translation>Aquesta baralla no es pot fer servir: les cartes no són d’una mateixa mida (%1 de 52 són diferents).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong proportions (height %1 times the width).</source>
        <translation>Aquesta baralla no es pot fer servir: les cartes tenen una forma inadequada (l’alçada és %1 vegades l’amplada).</translation>
    </message>
    <message>
        <source>This deck cannot be used: it takes too much time or memory to draw.</source>
        <translation>Aquesta baralla no es pot fer servir: dibuixar-la demana massa temps o memòria.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it refers to another file (%1).</source>
        <translation>Aquesta baralla no es pot fer servir: fa referència a un fitxer de fora (%1).</translation>
    </message>
    <message>
        <source>The default cards are shown instead.</source>
        <translation>En lloc seu es mostren les cartes per defecte.</translation>
    </message>
    <message>
        <source>Decks of KDE and AisleRiot appear here if they are installed.</source>
        <translation>Les baralles de KDE i AisleRiot apareixen aquí si estan instal·lades.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>El moviment %1 s’ha rebutjat: %2</translation>
    </message>
    <message>
        <source>Dealt %1: %2</source>
        <translation>S’ha repartit %1: %2</translation>
    </message>
    <message>
        <source>Moves: %1. Score: %2.</source>
        <translation>Moviments fets: %1, puntuació: %2.</translation>
    </message>
    <message>
        <source>The game was not won.</source>
        <translation>La partida no s’ha guanyat.</translation>
    </message>
    <message>
        <source>Won in %1 moves with a score of %2.</source>
        <translation>Guanyada; moviments: %1, puntuació: %2.</translation>
    </message>
    <message>
        <source>Picture saved as %1</source>
        <translation>Imatge desada com a %1</translation>
    </message>
    <message>
        <source>Could not write %1</source>
        <translation>No es pot escriure %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite was added to the application menu: %1</source>
        <translation>S’ha afegit el Réussite al menú d’aplicacions: %1</translation>
    </message>
    <message>
        <source>Réussite has no menu entry of its own to remove.</source>
        <translation>El Réussite no té cap entrada de menú per treure.</translation>
    </message>
    <message>
        <source>Réussite was removed from the application menu.</source>
        <translation>S’ha tret el Réussite del menú d’aplicacions.</translation>
    </message>
    <message>
        <source>Menu entries are supported on Linux only. Pin the program instead.</source>
        <translation>Les entrades de menú només s’admeten a Linux. Fixeu el programa.</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>No s’ha pogut escriure %1: %2.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Same deal again</source>
        <translation>El &amp;mateix repartiment</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Copia codi i resultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Moves %3 · Time %4</source>
        <translation>%1 · Puntuació %2 · Moviments %3 · Temps %4</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Heu guanyat!</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>E&amp;stadístiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tanca</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>Nou rècord</translation>
    </message>
    <message>
        <source>New record: best score</source>
        <translation>Nou rècord: millor puntuació</translation>
    </message>
    <message>
        <source>New record: fewest moves</source>
        <translation>Nou rècord: menys moviments</translation>
    </message>
    <message>
        <source>New record: best time</source>
        <translation>Nou rècord: millor temps</translation>
    </message>
    <message>
        <source>Seconds left: %1 × %2 = %3</source>
        <translation>Segons restants: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Undone (%1): %2</source>
        <translation>Desfets (%1): %2</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Inici: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nou repartiment</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida s’ha acabat</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>La partida és perduda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>S’ha acabat el temps</translation>
    </message>
    <message>
        <source>Current streak: %1 (longest: %2)</source>
        <translation>Ratxa actual: %1 (la més llarga: %2)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>El millor fins ara</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Green</source>
        <translation>Verd</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeus</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pissarra</translation>
    </message>
    <message>
        <source>Sage, light</source>
        <translation>Sàlvia, clar</translation>
    </message>
    <message>
        <source>Sand, light</source>
        <translation>Sorra, clar</translation>
    </message>
    <message>
        <source>Your own picture could not be read, so the usual felt is shown instead.</source>
        <translation>No s’ha pogut llegir la vostra imatge, de manera que es mostra el tapet habitual.</translation>
    </message>
    <message>
        <source>Own colour…</source>
        <translation>Color propi…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Imatge pròpia…</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Color propi</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Imatge pròpia</translation>
    </message>
    <message>
        <source>This is a folder, a pipe or a device, not a picture.</source>
        <translation>Això és una carpeta, una canonada o un dispositiu, no pas una imatge.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP picture, or it is damaged.</source>
        <translation>Això no és una imatge PNG, JPEG o WebP, o està malmesa.</translation>
    </message>
    <message>
        <source>The picture file is larger than %1 MiB; choose a smaller one.</source>
        <translation>El fitxer de la imatge supera els %1 MiB; trieu-ne un de més petit.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 × %2 pixels; choose a smaller one.</source>
        <translation>La imatge supera els %1 × %2 píxels; trieu-ne una de més petita.</translation>
    </message>
    <message>
        <source>The picture could not be copied (%1).</source>
        <translation>No s’ha pogut copiar la imatge (%1).</translation>
    </message>
    <message>
        <source>The picture could not be read (%1).</source>
        <translation>No s’ha pogut llegir la imatge (%1).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Obre un fitxer de partida</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Desa la partida com a</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Desat com a %1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valors separats per comes</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imatges</translation>
    </message>
    <message>
        <source>Could not open %1. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>No s’ha pogut obrir %1. %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <comment>a file, what the system says</comment>
        <translation>No s’ha pogut desar %1: %2</translation>
    </message>
    <message>
        <source>Réussite games</source>
        <translation>Partides del Réussite</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <comment>a file</comment>
        <translation>S’està verificant %1…</translation>
    </message>
    <message>
        <source>Replace file?</source>
        <translation>Voleu substituir el fitxer?</translation>
    </message>
    <message>
        <source>A file called %1 already exists.</source>
        <translation>Ja hi ha un fitxer amb el nom %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substitueix</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>the disk is full. Free some space, or choose another folder.</source>
        <translation>el disc és ple. Allibereu espai, o trieu una altra carpeta.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Not opened: %1</source>
        <translation>Només es pot obrir una partida alhora. No s’han obert: %1</translation>
    </message>
    <message>
        <source>%1 is a web address. Download the file first, then open it here.</source>
        <translation>%1 és una adreça web. Baixeu primer el fitxer i després obriu-lo aquí.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Welcome to Réussite</source>
        <translation>Us donem la benvinguda al Réussite</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>&amp;Tots els jocs…</translation>
    </message>
    <message>
        <source>Which game would you like to play first?</source>
        <translation>A quin joc voleu jugar primer?</translation>
    </message>
    <message>
        <source>All games are in the Game menu.</source>
        <translation>Tots els jocs són al menú Partida.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un objecte entre claus</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>una llista entre claudàtors</translation>
    </message>
    <message>
        <source>a time and an action, such as [0, “t3&gt;f0”]</source>
        <translation>un temps i una acció, com ara [0, &quot;t3&gt;f0&quot;]</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-11-29T20:08:10+00:00</source>
        <translation>una data i hora amb el desplaçament, com ara 2026-11-29T20:08:10+00:00</translation>
    </message>
    <message>
        <source>“%1” is missing in the file.</source>
        <translation>Al fitxer hi falta «%1».</translation>
    </message>
    <message>
        <source>“%1” has the value %2, but it must be %3.</source>
        <translation>«%1» té el valor %2, però ha de ser %3.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but its last action is at %2.</source>
        <translation>Segons el fitxer, la partida dura %1 mil·lisegons, però l’última acció és a %2.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but the clock stops at %2.</source>
        <translation>Segons el fitxer, la partida dura %1 mil·lisegons, però el rellotge s’atura a %2.</translation>
    </message>
    <message>
        <source>The file says that the game was won, but it was not.</source>
        <translation>Segons el fitxer, la partida està guanyada, però no ho està.</translation>
    </message>
    <message>
        <source>The file says that the game was not won, but it was.</source>
        <translation>Segons el fitxer, la partida no està guanyada, però sí que ho està.</translation>
    </message>
    <message>
        <source>The ending is “%1” in the file, but “%2” when the game is replayed.</source>
        <translation>El final és «%1» al fitxer, però «%2» en tornar a jugar la partida.</translation>
    </message>
    <message>
        <source>The score is %1 in the file, but %2 when the game is replayed.</source>
        <translation>La puntuació és %1 al fitxer, però %2 en tornar a jugar la partida.</translation>
    </message>
    <message>
        <source>The score is in %1 in the file, but in %2 when the game is replayed.</source>
        <translation>La puntuació és en «%1» al fitxer, però en «%2» en tornar a jugar la partida.</translation>
    </message>
    <message>
        <source>The number of moves is %1 in the file, but %2 when the game is replayed.</source>
        <translation>El nombre de moviments és %1 al fitxer, però %2 en tornar a jugar la partida.</translation>
    </message>
    <message>
        <source>null, “won”, “time”, “given-up”, “ended” or “lost”</source>
        <translation>null, «won», «time», «given-up», «ended» o «lost»</translation>
    </message>
    <message>
        <source>This is not a valid game file (%1).</source>
        <translation>No és un fitxer de partida vàlid (%1).</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>El fitxer no existeix.</translation>
    </message>
    <message>
        <source>Could not read the file (%1).</source>
        <translation>No s’ha pogut llegir el fitxer (%1).</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Això és una carpeta o un dispositiu, no pas un fitxer.</translation>
    </message>
    <message>
        <source>The file is too large for a game file (more than %1 MiB).</source>
        <translation>El fitxer és massa gros per ser un fitxer de partida (més de %1 MiB).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El fitxer és buit.</translation>
    </message>
    <message>
        <source>The file is in UTF-16. Save it as UTF-8.</source>
        <translation>El fitxer és en UTF-16. Deseu-lo com a UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. Save it as UTF-8 without one.</source>
        <translation>El fitxer comença amb una marca d’ordre de bytes. Deseu-lo com a UTF-8 sense.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: it is not UTF-8 text (line %1, column %2).</source>
        <translation>No és un fitxer de partida del Réussite: el text no és UTF-8 (línia %1, columna %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file (line %1, column %2).</source>
        <translation>No és un fitxer de partida del Réussite (línia %1, columna %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: its brackets are nested too deeply.</source>
        <translation>No és un fitxer de partida: té els claudàtors massa imbricats.</translation>
    </message>
    <message>
        <source>“%1” appears twice in the file.</source>
        <translation>«%1» surt dues vegades al fitxer.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file.</source>
        <translation>No és un fitxer de partida del Réussite.</translation>
    </message>
    <message>
        <source>The file was saved by a newer version of Réussite (format %1; this version reads %2). Update Réussite.</source>
        <translation>El fitxer s’ha desat amb una versió més nova del Réussite (format %1; aquesta llegeix el %2). Actualitzeu el Réussite.</translation>
    </message>
    <message>
        <source>Unknown format %1. This version reads format %2.</source>
        <translation>Format desconegut: %1. Aquesta versió llegeix el format %2.</translation>
    </message>
    <message>
        <source>Its deal code is not valid.</source>
        <translation>El codi de partida no és vàlid.</translation>
    </message>
    <message>
        <source>Its deal code is “%1”, but it must be written %2.</source>
        <translation>El codi de partida és «%1», però s’ha d’escriure %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when the game was replayed (%2).</source>
        <translation>%1: les regles han fallat en tornar a jugar la partida (%2).</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre enter</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>Action %1 (%2) is earlier than the one before it.</source>
        <translation>L’acció %1 (%2) és anterior a l’acció d’abans.</translation>
    </message>
    <message>
        <source>Action %1 (%2) was refused (%3): %4</source>
        <translation>L’acció %1 (%2) s’ha rebutjat (%3): %4</translation>
    </message>
    <message>
        <source>The game has %1 actions, but the limit is %2.</source>
        <translation>La partida té %1 accions, però el límit és %2.</translation>
    </message>
    <message>
        <source>The file contains an unknown entry “%1”.</source>
        <translation>El fitxer conté una entrada desconeguda: «%1».</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ended</source>
        <translation>Acabada</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartiment</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Recuperades</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>ja vista</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyada</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>sense temps</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>acabada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perduda</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partides acabades</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Scoring</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Codis de partida</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>Cartes recuperades</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Every action can be undone</source>
        <translation>Totes les accions es poden desfer</translation>
    </message>
    <message>
        <source>Actions that can be undone: %1</source>
        <translation>Accions que es poden desfer: %1</translation>
    </message>
    <message>
        <source>Seconds on the clock: %1</source>
        <translation>Segons al rellotge: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acció</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regles</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tecles</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pàgines</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pàgina</translation>
    </message>
    <message>
        <source>About Réussite</source>
        <translation>Quant al Réussite</translation>
    </message>
    <message>
        <source>Réussite %1</source>
        <translation>Réussite %1</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Rebutjat: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2 · Score %3</source>
        <translation>Pas %1 de %2 · Puntuació %3</translation>
    </message>
    <message>
        <source>%1 · Won</source>
        <translation>%1 · Guanyat</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Des del principi</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Pas enrere</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Pas següent</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Atura</translation>
    </message>
    <message>
        <source>Play all steps</source>
        <translation>Juga-ho tot</translation>
    </message>
    <message>
        <source>%1, heading %2</source>
        <comment>a heading, its level</comment>
        <translation>%1, títol %2</translation>
    </message>
    <message>
        <source>Playing by ear</source>
        <translation>Jugar d’oïda</translation>
    </message>
    <message>
        <source>Could not read the page %1.</source>
        <translation>No s’ha pogut llegir la pàgina %1.</translation>
    </message>
    <message>
        <source>If a move is not allowed, a short message tells you which rule forbids it.</source>
        <translation>Si un moviment no és permès, un missatge breu diu quina regla ho impedeix.</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>PMF</translation>
    </message>
    <message>
        <source>Patience games for the desktop. Free software under the MIT licence. Built with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Solitaris per a l’escriptori. Programari lliure sota la llicència MIT. Fet amb Qt %1 i PySide6, usats sota la LGPL 3.</translation>
    </message>
    <message>
        <source>Your move · Score %1</source>
        <translation>Moviment vostre · Puntuació %1</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneigs</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint was found.</source>
        <translation>No s’ha trobat cap pista.</translation>
    </message>
    <message>
        <source>Goes up: %1.</source>
        <translation>Puja: %1.</translation>
    </message>
    <message>
        <source>Turns a card up.</source>
        <translation>Gira una carta.</translation>
    </message>
    <message>
        <source>Frees: %1.</source>
        <translation>Allibera: %1.</translation>
    </message>
    <message>
        <source>Empties a place.</source>
        <translation>Buida un lloc.</translation>
    </message>
    <message>
        <source>Finds a place: %1.</source>
        <translation>Troba lloc: %1.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <translation>Roba del munt de robar.</translation>
    </message>
    <message>
        <source>Turns the waste over.</source>
        <translation>Gira el descart.</translation>
    </message>
    <message>
        <source>%1 This line wins.</source>
        <translation>%1 Aquesta línia guanya.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keys</source>
        <translation>Tecles</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acció</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>A la taula</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Tecles de «%1»: %2</translation>
    </message>
    <message>
        <source>&amp;Add key</source>
        <translation>&amp;Afegeix la tecla</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Valors per &amp;defecte</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Premeu una tecla aquí</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Use it here instead?</source>
        <translation>%1 ja s’usa per a «%2». La voleu usar aquí?</translation>
    </message>
    <message>
        <source>Some of these keys are also used for “%1”.</source>
        <translation>Algunes d’aquestes tecles també s’usen per a «%1».</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of an action</comment>
        <translation>cap</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Esborra</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pile to the left</source>
        <translation>Pila de l’esquerra</translation>
    </message>
    <message>
        <source>Pile to the right</source>
        <translation>Pila de la dreta</translation>
    </message>
    <message>
        <source>Previous group of piles</source>
        <translation>Grup de piles anterior</translation>
    </message>
    <message>
        <source>Next group of piles</source>
        <translation>Grup de piles següent</translation>
    </message>
    <message>
        <source>First pile of the group</source>
        <translation>Primera pila del grup</translation>
    </message>
    <message>
        <source>Last pile of the group</source>
        <translation>Última pila del grup</translation>
    </message>
    <message>
        <source>First pile of the table</source>
        <translation>Primera pila de la taula</translation>
    </message>
    <message>
        <source>Last pile of the table</source>
        <translation>Última pila de la taula</translation>
    </message>
    <message>
        <source>Top card of the pile</source>
        <translation>Carta de sobre de la pila</translation>
    </message>
    <message>
        <source>Previous pile that takes the cards</source>
        <translation>Pila anterior que accepta les cartes</translation>
    </message>
    <message>
        <source>Next pile that takes the cards</source>
        <translation>Pila següent que accepta les cartes</translation>
    </message>
    <message>
        <source>Go to a column; put the cards down there</source>
        <translation>Ves a una columna; deixa-hi les cartes</translation>
    </message>
    <message>
        <source>Go to the stock</source>
        <translation>Ves al munt de robar</translation>
    </message>
    <message>
        <source>Go to the waste</source>
        <translation>Ves al descart</translation>
    </message>
    <message>
        <source>Next cell; put the card into a free one</source>
        <translation>Cel·la següent; posa la carta en una de lliure</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Cel·la anterior</translation>
    </message>
    <message>
        <source>Next foundation; put the card there</source>
        <translation>Fonament següent; posa-hi la carta</translation>
    </message>
    <message>
        <source>Previous foundation</source>
        <translation>Fonament anterior</translation>
    </message>
    <message>
        <source>One card fewer in hand</source>
        <translation>Una carta menys a la mà</translation>
    </message>
    <message>
        <source>One card more in hand</source>
        <translation>Una carta més a la mà</translation>
    </message>
    <message>
        <source>Put the cards in hand back</source>
        <translation>Torna les cartes de la mà al lloc</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Aquesta carta al seu fonament</translation>
    </message>
    <message>
        <source>List of legal moves</source>
        <translation>Llista de moviments permesos</translation>
    </message>
    <message>
        <source>Read this pile in full</source>
        <translation>Llegeix aquesta pila sencera</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Llegeix tota la taula</translation>
    </message>
    <message>
        <source>Read the top cards of the columns</source>
        <translation>Llegeix les cartes de sobre de les columnes</translation>
    </message>
    <message>
        <source>Read the foundations</source>
        <translation>Llegeix els fonaments</translation>
    </message>
    <message>
        <source>Read time, moves and score</source>
        <translation>Llegeix temps, moviments i puntuació</translation>
    </message>
    <message>
        <source>Repeat the last message</source>
        <translation>Repeteix l’últim missatge</translation>
    </message>
    <message>
        <source>Repeat an earlier message</source>
        <translation>Repeteix un missatge anterior</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refés</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>teclat numèric %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>Ves a la columna %1; deixa-hi les cartes</translation>
    </message>
    <message>
        <source>Next card down; pick up one more</source>
        <translation>Carta següent a sota; agafa’n una més</translation>
    </message>
    <message>
        <source>Next card up; pick up one fewer</source>
        <translation>Carta següent a sobre; agafa’n una menys</translation>
    </message>
    <message>
        <source>Lowest card that can move</source>
        <translation>La carta més fonda que es pot moure</translation>
    </message>
    <message>
        <source>Pick up or put down; draw from the stock</source>
        <translation>Agafa o deixa; roba del munt de robar</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Roba del munt de robar</translation>
    </message>
    <message>
        <source>Best move of this card (as with a double-click)</source>
        <translation>El millor moviment d’aquesta carta (com amb doble clic)</translation>
    </message>
    <message>
        <source>Find a card (then type its rank and suit, such as 7H)</source>
        <translation>Cerca una carta (després escriviu el rang i el coll, com ara 7H)</translation>
    </message>
    <message>
        <source>Change the verbosity</source>
        <translation>Canvia el nivell de detall</translation>
    </message>
    <message>
        <source>Magnify this card</source>
        <translation>Amplia aquesta carta</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pausa o continua</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language (%1)</source>
        <translation>Idioma del sistema (%1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The index letters of the cards follow the language unless you choose others.</source>
        <translation>Les lletres d’índex de les cartes segueixen l’idioma, si no en trieu d’altres.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra d’eines</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altres jocs</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Desa una imatge de la taula</translation>
    </message>
    <message>
        <source>Your unfinished %1 game will return when its plugin is installed again.</source>
        <translation>%1: la partida inacabada tornarà quan es torni a instal·lar el seu connector.</translation>
    </message>
    <message>
        <source>Restoring your game…</source>
        <translation>S’està restaurant la partida…</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Legal moves</source>
        <translation>Moviments permesos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Enrere</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nou repartiment</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>El mateix repartiment</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Torna a la meva partida</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Partida nova</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>&amp;Random deal</source>
        <translation>Repartiment a l’&amp;atzar</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Codi de partida:</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Reparteix</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codi de partida</translation>
    </message>
    <message>
        <source>Only deals that have been won</source>
        <translation>Només repartiments que s’han guanyat</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Aquest joc no té opcions.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Re&amp;gles</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Cerca un joc</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fàcil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mitjà</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Main games</source>
        <translation>Jocs principals</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Jugats últimament</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Com %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altres jocs</translation>
    </message>
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>check its rules</source>
        <translation>comprova’n les regles</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>juga-hi</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>S’ha creat %1.</translation>
    </message>
    <message>
        <source>The game can be played already. Change its rules and help pages. Useful commands:</source>
        <translation>El joc ja es pot jugar. Canvieu-ne les regles i les pàgines d’ajuda. Ordres útils:</translation>
    </message>
    <message>
        <source>trust it and turn it on</source>
        <translation>confia-hi i activa’l</translation>
    </message>
    <message>
        <source>To play it, move its folder to %1.</source>
        <translation>Per jugar-hi, moveu-ne la carpeta a %1.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«%1» no és un nom de connector vàlid. Useu fins a 40 minúscules, xifres i _.</translation>
    </message>
    <message>
        <source>The name %1 is already in use. Choose another one.</source>
        <translation>El nom %1 ja s’usa. Trieu-ne un altre.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name or --folder.</source>
        <translation>%1 ja existeix. Trieu un altre nom o --folder.</translation>
    </message>
    <message>
        <source>“%1” is not a valid family. Use two to eight letters from A to Z.</source>
        <translation>«%1» no és una família vàlida. Useu de dues a vuit lletres de la A a la Z.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Choose another --family.</source>
        <translation>Un altre connector ja proporciona %1. Trieu una altra --family.</translation>
    </message>
    <message>
        <source>No unused family can be made from %1. Choose one with --family.</source>
        <translation>No es pot formar cap família lliure a partir de %1. Trieu-ne una amb --family.</translation>
    </message>
    <message>
        <source>Could not write the plugin (%1). Choose another --folder.</source>
        <translation>No s’ha pogut escriure el connector (%1). Trieu una altra --folder.</translation>
    </message>
    <message>
        <source>Create a plugin with a new variant that can be played at once.</source>
        <translation>Crea un connector amb un joc nou que es pot jugar de seguida.</translation>
    </message>
    <message>
        <source>where to create it (by default in your plugins folder)</source>
        <translation>on crear-lo (per defecte a la vostra carpeta de connectors)</translation>
    </message>
    <message>
        <source>the start of its deal codes: two to eight letters</source>
        <translation>com comencen els seus codis de partida: de dues a vuit lletres</translation>
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
        <translation>Partides o&amp;bertes</translation>
    </message>
    <message>
        <source>No other game is open</source>
        <translation>No hi ha cap altra partida oberta</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continua</translation>
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
        <translation>Munt de robar</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Descart</translation>
    </message>
    <message>
        <source>Foundation %1</source>
        <translation>Fonament %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Cel·la %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Reserva %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Lloc %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Rebuig</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mà</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Mira les cartes tapades</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Separa les columnes atapeïdes</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Excepcions per a un joc</translation>
    </message>
    <message>
        <source>Options for new games</source>
        <translation>Opcions de les partides noves</translation>
    </message>
    <message>
        <source>Mark the last moved card</source>
        <translation>Marca l’última carta moguda</translation>
    </message>
    <message>
        <source>A small coloured corner shows what was moved last.</source>
        <translation>Una petita cantonada de color mostra què ha mogut l’última acció.</translation>
    </message>
    <message>
        <source>Press and hold a covered face-up card, or the waste, to see all of it.</source>
        <translation>Manteniu premuda una carta cara amunt tapada, o el descart, per veure-la sencera.</translation>
    </message>
    <message>
        <source>Hover over a card in a tight column to spread it.</source>
        <translation>Poseu el punter sobre una carta d’una columna atapeïda per estendre-la.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>Quan s’han repartit les cartes</translation>
    </message>
    <message>
        <source>With the first move</source>
        <translation>Amb el primer moviment</translation>
    </message>
    <message>
        <source>Clock starts</source>
        <translation>Inici del rellotge</translation>
    </message>
    <message>
        <source>For games against the clock. A clock that waits can also be started with the Start button below the table.</source>
        <translation>Per a les partides contra rellotge. Un rellotge que espera també es pot engegar amb el botó Inicia sota la taula.</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>The plugin could not be loaded (%1). Report this to its author.</source>
        <translation>No s’ha pogut carregar el connector (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>The plugin failed when it was started (%1). Report this to its author.</source>
        <translation>El connector ha fallat en iniciar-se (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1. Rename one of them.</source>
        <translation>Un altre connector ja es diu %1. Canvieu el nom d’un dels dos.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Turn one of them off.</source>
        <translation>Un altre connector ja proporciona %1. Desactiveu-ne un.</translation>
    </message>
    <message>
        <source>The plugin uses an unknown hook (%1). Report this to its author.</source>
        <translation>El connector usa un ganxo desconegut (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>A variant of the plugin did not pass the checks (%1). Report this to its author.</source>
        <translation>Un joc del connector no ha passat les comprovacions (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>The plugin returned an object that is not a variant (%1). Report this to its author.</source>
        <translation>El connector ha tornat un objecte que no és un joc (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Falta el fitxer %1.</translation>
    </message>
    <message>
        <source>Could not read plugin.toml (%1). Report this to the author.</source>
        <translation>No s’ha pogut llegir plugin.toml (%1). Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«%1» no és un nom de connector vàlid. Useu fins a 40 minúscules, xifres i _.</translation>
    </message>
    <message>
        <source>It stopped responding last time. Turn it on to try again.</source>
        <translation>L’última vegada va deixar de respondre. Activeu-lo per tornar-ho a provar.</translation>
    </message>
    <message>
        <source>You can turn it off in the preferences, under Plugins.</source>
        <translation>El podeu desactivar a les preferències, a Connectors.</translation>
    </message>
    <message>
        <source>The plugin %1 stopped responding last time and was turned off.</source>
        <translation>El connector %1 va deixar de respondre l’última vegada i s’ha desactivat.</translation>
    </message>
    <message>
        <source>You can turn it on in the preferences, under Plugins.</source>
        <translation>El podeu activar a les preferències, a Connectors.</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Your game is kept. Undo, or play another game.</source>
        <translation>El connector %1 ha fallat (%2). La partida es conserva. Desfeu, o jugueu a un altre joc.</translation>
    </message>
    <message>
        <source>The plugin needs version %1 of the plugin interface. Update the plugin or Réussite.</source>
        <translation>El connector necessita la versió %1 de la interfície de connectors. Actualitzeu el connector o el Réussite.</translation>
    </message>
    <message>
        <source>The file plugin.toml does not state a version. Report this to the author.</source>
        <translation>plugin.toml no indica cap versió. Informeu-ne l’autor.</translation>
    </message>
    <message>
        <source>The file plugin.toml lacks api_version. Add: api_version = &quot;%1&quot;.</source>
        <translation>A plugin.toml hi falta api_version. Afegiu-hi: api_version = &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>Plugins</source>
        <translation>Connectors</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>Quant a aquest connector</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Versió: %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Estat: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 no forma part del Réussite.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activat</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivat</translation>
    </message>
    <message>
        <source>part of Réussite</source>
        <translation>part del Réussite</translation>
    </message>
    <message>
        <source>your plugins folder</source>
        <translation>la vostra carpeta de connectors</translation>
    </message>
    <message>
        <source>an installed package</source>
        <translation>un paquet instal·lat</translation>
    </message>
    <message>
        <source>Trust this plugin even when its files change (for its author)</source>
        <translation>Confia en aquest connector encara que els seus fitxers canviïn (per a l’autor)</translation>
    </message>
    <message>
        <source>Anything written to its folder will run with your permissions without asking. Use this only for a plugin that you write yourself.</source>
        <translation>Tot el que s’escrigui a la seva carpeta s’executarà amb els vostres permisos, sense preguntar. Només per a un connector que escriviu vós.</translation>
    </message>
    <message>
        <source>Reads the folder again. The game on the table is not changed.</source>
        <translation>Torna a llegir la carpeta. La partida de la taula no canvia.</translation>
    </message>
    <message>
        <source>Turn &amp;off</source>
        <translation>&amp;Desactiva</translation>
    </message>
    <message>
        <source>Turn o&amp;n</source>
        <translation>&amp;Activa</translation>
    </message>
    <message>
        <source>Provides: %1</source>
        <translation>Porta: %1</translation>
    </message>
    <message>
        <source>Turn on this plugin?</source>
        <translation>Voleu activar aquest connector?</translation>
    </message>
    <message>
        <source>Could not create the folder: %1</source>
        <translation>No s’ha pogut crear la carpeta: %1</translation>
    </message>
    <message>
        <source>A plugin is a program with your permissions: it can read, change and send all your files. Turn it on only if you trust its author. You trust only its current files; if one of them changes, you will be asked again.</source>
        <translation>Un connector és un programa amb els vostres permisos: pot llegir, canviar i enviar tots els vostres fitxers. Activeu-lo només si confieu en l’autor. La confiança val només per als fitxers actuals; si en canvia algun, se us tornarà a preguntar.</translation>
    </message>
    <message>
        <source>not trusted yet</source>
        <translation>encara no és de confiança</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>no carregat</translation>
    </message>
    <message>
        <source>O&amp;pen the plugins folder</source>
        <translation>&amp;Obre la carpeta de connectors</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Recarrega</translation>
    </message>
    <message>
        <source>&amp;Trust and turn on</source>
        <translation>&amp;Confia-hi i activa’l</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel·la</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Double-click moves a card</source>
        <translation>El doble clic mou una carta</translation>
    </message>
    <message>
        <source>A double-click sends a card to the best place that accepts it.</source>
        <translation>Un doble clic envia la carta al millor lloc que l’accepta.</translation>
    </message>
    <message>
        <source>A card dropped anywhere on the table goes to the best place.</source>
        <translation>Una carta deixada anar a qualsevol punt de la taula va al millor lloc.</translation>
    </message>
    <message>
        <source>Placement help</source>
        <translation>Ajuda de col·locació</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Regles interactives</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Puja-ho tot</translation>
    </message>
    <message>
        <source>Automatic placement</source>
        <translation>Col·locació automàtica</translation>
    </message>
    <message>
        <source>While you drag cards, every place that accepts them lights up.</source>
        <translation>Mentre arrossegueu, s’il·lumina cada lloc que accepta les cartes.</translation>
    </message>
    <message>
        <source>If a move is refused, a short message tells you which rule forbids it.</source>
        <translation>Si es rebutja un moviment, un missatge breu diu quina regla ho impedeix.</translation>
    </message>
    <message>
        <source>Adds a menu item and a key that move all possible cards to the foundations.</source>
        <translation>Afegeix una entrada de menú i una tecla que mouen totes les cartes possibles als fonaments.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilitat</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animació</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclat</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferències</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pàgines</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tanca</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparença</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Connectors</translation>
    </message>
    <message>
        <source>Language and animation</source>
        <translation>Idioma i animació</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Cerca a les preferències</translation>
    </message>
    <message>
        <source>No preferences found.</source>
        <translation>No s’ha trobat cap preferència.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Valors per defecte</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unitat</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxer</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fitxer %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca a:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fitxers de &amp;tipus:</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Recent dea&amp;ls</source>
        <translation>&amp;Historial de repartiments</translation>
    </message>
    <message>
        <source>No recent deals</source>
        <translation>Encara no hi ha cap altre repartiment</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The rules do not allow this (%1).</source>
        <translation>Les regles no ho permeten (%1).</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Només es mou la carta de sobre, d’una en una.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Aquestes cartes no es poden agafar.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Aquesta pila és plena.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hi ha res per desfer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hi ha res per refer.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>No hi ha cap carta per moure.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the other colour.</source>
        <translation>Una carta va sobre la immediatament superior de l’altre color.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the other colour.</source>
        <translation>Una carta va sobre la immediatament inferior de l’altre color.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same suit.</source>
        <translation>Una carta va sobre la immediatament superior del mateix coll.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the same suit.</source>
        <translation>Una carta va sobre la immediatament inferior del mateix coll.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card.</source>
        <translation>Una carta va sobre la immediatament superior.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card.</source>
        <translation>Una carta va sobre la immediatament inferior.</translation>
    </message>
    <message>
        <source>A card goes on the next higher or the next lower card.</source>
        <translation>Una carta va sobre la immediatament superior o inferior.</translation>
    </message>
    <message>
        <source>A card goes on a card of its suit.</source>
        <translation>Una carta va sobre una carta del seu coll.</translation>
    </message>
    <message>
        <source>A card goes on a card of the other colour.</source>
        <translation>Una carta va sobre una carta de l’altre color.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and alternating colours.</source>
        <translation>Les cartes només es mouen juntes en ordre descendent i colors alterns.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and one suit.</source>
        <translation>Les cartes només es mouen juntes en ordre descendent i d’un mateix coll.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order.</source>
        <translation>Les cartes només es mouen juntes en ordre descendent.</translation>
    </message>
    <message>
        <source>A foundation takes the next higher card of its suit.</source>
        <translation>Un fonament accepta la carta immediatament superior del seu coll.</translation>
    </message>
    <message>
        <source>Only cards that follow each other move together.</source>
        <translation>Només es mouen juntes les cartes consecutives.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida està en pausa.</translation>
    </message>
    <message>
        <source>There is no such pile on this table.</source>
        <translation>En aquesta taula no hi ha aquesta pila.</translation>
    </message>
    <message>
        <source>This game has no stock.</source>
        <translation>Aquest joc no té munt de robar.</translation>
    </message>
    <message>
        <source>This game has no waste.</source>
        <translation>Aquest joc no té descart.</translation>
    </message>
    <message>
        <source>This game has no cells.</source>
        <translation>Aquest joc no té cel·les.</translation>
    </message>
    <message>
        <source>This game has no foundations.</source>
        <translation>Aquest joc no té fonaments.</translation>
    </message>
    <message>
        <source>Any card may go on an empty place.</source>
        <translation>A un lloc buit hi pot anar qualsevol carta.</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved.</source>
        <translation>Una carta cara avall no es pot moure.</translation>
    </message>
    <message>
        <source>Other cards still cover this one.</source>
        <translation>Encara hi ha altres cartes sobre aquesta.</translation>
    </message>
    <message>
        <source>Cards on a foundation stay there.</source>
        <translation>Una carta posada en un fonament s’hi queda.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>La carta ja és allà.</translation>
    </message>
    <message>
        <source>Only one card at a time can go there.</source>
        <translation>Només hi pot anar una carta alhora.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Aquesta cel·la és ocupada.</translation>
    </message>
    <message>
        <source>No card can go there.</source>
        <translation>No hi pot anar cap carta.</translation>
    </message>
    <message>
        <source>Cards cannot go there in pairs.</source>
        <translation>Les cartes no hi van per parelles.</translation>
    </message>
    <message>
        <source>No card can be placed on another one there.</source>
        <translation>Allà no es pot posar una carta sobre una altra.</translation>
    </message>
    <message>
        <source>A card from that pile cannot go there.</source>
        <translation>Una carta d’aquella pila no hi pot anar.</translation>
    </message>
    <message>
        <source>A card cannot move from one foundation to another.</source>
        <translation>Una carta no es pot moure d’un fonament a un altre.</translation>
    </message>
    <message>
        <source>A card cannot move from one cell to another.</source>
        <translation>Una carta no es pot moure d’una cel·la a una altra.</translation>
    </message>
    <message>
        <source>Cards cannot go back to the stock.</source>
        <translation>Les cartes no poden tornar al munt de robar.</translation>
    </message>
    <message>
        <source>Only cards from the stock can go to the waste.</source>
        <translation>Al descart només hi van cartes del munt de robar.</translation>
    </message>
    <message>
        <source>Cards from the stock can only go to the waste.</source>
        <translation>Les cartes del munt de robar només poden anar al descart.</translation>
    </message>
    <message>
        <source>The stock deals one card to every pile.</source>
        <translation>El munt de robar reparteix una carta a cada pila.</translation>
    </message>
    <message>
        <source>The stock is empty. Turn the waste over first.</source>
        <translation>El munt de robar és buit. Primer gireu el descart.</translation>
    </message>
    <message>
        <source>The stock and the waste are empty.</source>
        <translation>El munt de robar i el descart són buits.</translation>
    </message>
    <message>
        <source>The waste can be turned over only when the stock is empty.</source>
        <translation>El descart només es gira quan el munt de robar és buit.</translation>
    </message>
    <message>
        <source>You have already won this game.</source>
        <translation>Ja heu guanyat aquesta partida.</translation>
    </message>
    <message>
        <source>Time is up. No more moves are possible.</source>
        <translation>S’ha acabat el temps. Ja no es pot fer cap més moviment.</translation>
    </message>
    <message>
        <source>This game is over. No more moves are possible.</source>
        <translation>Aquesta partida s’ha acabat. Ja no es pot fer cap més moviment.</translation>
    </message>
    <message>
        <source>The rules of this game failed.</source>
        <translation>Les regles d’aquest joc han fallat.</translation>
    </message>
    <message>
        <source>This move is earlier than the one before it.</source>
        <translation>Aquest moviment és anterior a l’anterior.</translation>
    </message>
    <message>
        <source>This is not a move. Use, for example, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Això no és un moviment. Useu, per exemple, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo o redo.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty foundation.</source>
        <translation>En un fonament buit només hi va un as.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty place.</source>
        <translation>En un lloc buit només hi va un as.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty column.</source>
        <translation>En una columna buida només hi va un rei.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty place.</source>
        <translation>En un lloc buit només hi va un rei.</translation>
    </message>
    <message>
        <source>You can go through the stock only once.</source>
        <translation>El munt de robar només es passa una vegada.</translation>
    </message>
    <message>
        <source>You cannot go through the stock again.</source>
        <translation>El munt de robar ja no es torna a passar.</translation>
    </message>
    <message>
        <source>There is no place for this card at the moment.</source>
        <translation>Ara no hi ha lloc per a aquesta carta.</translation>
    </message>
    <message>
        <source>To take a card back from a foundation, drag it or use the keyboard.</source>
        <translation>Per recuperar una carta d’un fonament, arrossegueu-la o useu el teclat.</translation>
    </message>
    <message>
        <source>This game has reached the maximum number of actions. Start another one.</source>
        <translation>Aquesta partida ha arribat al nombre màxim d’accions. Comenceu-ne una altra.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its suit.</source>
        <translation>Un fonament comença amb l’as del seu coll.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Tot funciona.</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 no dibuixa res</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>El disc de %1 és ple.</translation>
    </message>
    <message>
        <source>Undo did not lead back to the deal.</source>
        <translation>Desfer no ha tornat al repartiment.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>moviments fets, desfets i refets: %1</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>colors dibuixats: %1</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>desat en %1 bytes</translation>
    </message>
    <message>
        <source>Checks failed: %1. See the lines marked !!.</source>
        <translation>Comprovacions fallides: %1. Vegeu les línies marcades amb !!.</translation>
    </message>
    <message>
        <source>No fonts are installed. Install some.</source>
        <translation>No hi ha cap tipus de lletra instal·lat. Instal·leu-ne.</translation>
    </message>
    <message>
        <source>None found in %1</source>
        <translation>No se n’ha trobat cap a %1</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions.</source>
        <translation>No es pot escriure a %1. Comproveu-ne els permisos.</translation>
    </message>
    <message>
        <source>Redo did not lead back to the last position.</source>
        <translation>Refer no ha tornat a l’última posició.</translation>
    </message>
    <message>
        <source>The table is drawn in only %1 colours.</source>
        <translation>La taula es dibuixa només amb aquest nombre de colors: %1.</translation>
    </message>
    <message>
        <source>A saved game did not load back identically.</source>
        <translation>Una partida desada no s’ha carregat idèntica.</translation>
    </message>
    <message>
        <source>Saved settings did not load back identically.</source>
        <translation>La configuració desada no s’ha carregat idèntica.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file is damaged, so the defaults are used. It was renamed to %1.</source>
        <translation>El fitxer de configuració està malmès i s’usen els valors per defecte. S’ha canviat de nom a %1.</translation>
    </message>
    <message>
        <source>The settings file %1 is damaged and could not be renamed. The defaults are used. Repair or remove the file.</source>
        <translation>El fitxer de configuració %1 està malmès i no s’ha pogut canviar de nom. S’usen els valors per defecte. Arregleu o elimineu el fitxer.</translation>
    </message>
    <message>
        <source>Could not read the settings file %1. The defaults are used. Check the permissions of the file and its folder.</source>
        <translation>No s’ha pogut llegir el fitxer de configuració %1. S’usen els valors per defecte. Comproveu els permisos del fitxer i de la carpeta.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1. Check the permissions of its folder.</source>
        <translation>No s’ha pogut desar la configuració a %1. Comproveu els permisos de la carpeta.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1: the disk is full. Free some space.</source>
        <translation>No s’ha pogut desar la configuració a %1: el disc és ple. Allibereu espai.</translation>
    </message>
    <message>
        <source>There is a problem with the settings (%1).</source>
        <translation>Hi ha algun problema amb la configuració (%1).</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Card table</source>
        <translation>Taula de joc</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
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
        <translation>sota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de piques</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de cors</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de diamants</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de trèvols</translation>
    </message>
    <message>
        <source>%1 spades</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 piques</translation>
    </message>
    <message>
        <source>%1 hearts</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 cors</translation>
    </message>
    <message>
        <source>%1 diamonds</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 diamants</translation>
    </message>
    <message>
        <source>%1 clubs</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 trèvols</translation>
    </message>
    <message>
        <source>foundation spades</source>
        <translation>fonament de piques</translation>
    </message>
    <message>
        <source>foundation hearts</source>
        <translation>fonament de cors</translation>
    </message>
    <message>
        <source>foundation diamonds</source>
        <translation>fonament de diamants</translation>
    </message>
    <message>
        <source>foundation clubs</source>
        <translation>fonament de trèvols</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>foundation, said briefly</comment>
        <translation>piques</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>foundation, said briefly</comment>
        <translation>cors</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>foundation, said briefly</comment>
        <translation>diamants</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>foundation, said briefly</comment>
        <translation>trèvols</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>munt de robar</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>descart</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>fonament %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cel·la %1</translation>
    </message>
    <message>
        <source>reserve %1</source>
        <translation>reserva %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>lloc %1</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>rebuig</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mà</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>fonaments</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnes</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cel·les</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>places</source>
        <translation>llocs</translation>
    </message>
    <message>
        <source>stock and waste</source>
        <translation>munt de robar i descart</translation>
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
        <translation>sense cartes</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>nothing further in this direction</comment>
        <translation>Vora</translation>
    </message>
    <message>
        <source>Find a card: rank and suit</source>
        <translation>Cerca una carta: rang i coll</translation>
    </message>
    <message>
        <source>No card found</source>
        <translation>No s’ha trobat cap carta</translation>
    </message>
    <message>
        <source>top</source>
        <comment>a card</comment>
        <translation>a sobre</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n moviment permès</numerusform>
            <numerusform>%n moviments permesos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the waste over</source>
        <translation>Gira el descart</translation>
    </message>
    <message>
        <source>%1 and %2, %3 and %4</source>
        <comment>a pair of cards, two piles</comment>
        <translation>%1 i %2, %3 i %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>cards that move</comment>
        <translation>
            <numerusform>%1 i %n més</numerusform>
            <numerusform>%1 i %n més</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>a card, from pile to pile</comment>
        <translation>%1, %2 cap a %3</translation>
    </message>
    <message>
        <source>%1 to %2, %3 to %4</source>
        <comment>a card, another card, from pile to pile</comment>
        <translation>%1 sobre %2, %3 cap a %4</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>cara avall</translation>
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
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second</source>
        <comment>of two places</comment>
        <translation>%1, segona</translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <comment>cards under the top one</comment>
        <translation>
            <numerusform>%n a sota</numerusform>
            <numerusform>%n a sota</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>segueix %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n més</numerusform>
            <numerusform>%n més</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>face-down cards of a column</comment>
        <translation>
            <numerusform>%n amagada</numerusform>
            <numerusform>%n amagades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in sequence</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n en seqüència</numerusform>
            <numerusform>%n en seqüència</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the top one, the bottom one</comment>
        <translation>%1 fins a %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>two cards, one lying on the other</comment>
        <translation>%1 sobre %2</translation>
    </message>
    <message numerus="yes">
        <source>%n can move</source>
        <comment>cards of a column</comment>
        <translation>
            <numerusform>%n es pot moure</numerusform>
            <numerusform>%n es poden moure</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to %1</source>
        <comment>list of piles</comment>
        <translation>Va a: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card, its number, how many</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>es pot moure</translation>
    </message>
    <message numerus="yes">
        <source>can move with the %n card(s) on it</source>
        <translation>
            <numerusform>es pot moure amb %n carta a sobre</numerusform>
            <numerusform>es pot moure amb %n cartes a sobre</numerusform>
        </translation>
    </message>
    <message>
        <source>covered</source>
        <translation>tapada</translation>
    </message>
    <message>
        <source>any card</source>
        <comment>what an empty column takes</comment>
        <translation>qualsevol carta</translation>
    </message>
    <message>
        <source>kings only</source>
        <comment>what an empty column takes</comment>
        <translation>només reis</translation>
    </message>
    <message>
        <source>aces only</source>
        <comment>what an empty column takes</comment>
        <translation>només asos</translation>
    </message>
    <message numerus="yes">
        <source>picked %n</source>
        <comment>cards taken into the hand</comment>
        <translation>
            <numerusform>%n a la mà</numerusform>
            <numerusform>%n a la mà</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the bottom, the top one</comment>
        <translation>%1 fins a %2</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a card or run</comment>
        <translation>A la mà: %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>no legal target</comment>
        <translation>enlloc</translation>
    </message>
    <message>
        <source>%1; legal: %2</source>
        <comment>what was picked up, list of piles</comment>
        <translation>%1; permès: %2</translation>
    </message>
    <message numerus="yes">
        <source>Picked %1 and %n more</source>
        <translation>
            <numerusform>A la mà: %1 i %n més</numerusform>
            <numerusform>A la mà: %1 i %n més</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>the cards in hand</comment>
        <translation>Tornades al lloc</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a pair of cards left the table</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>%1 and %2 away</source>
        <comment>a pair of cards left</comment>
        <translation>%1 i %2 fora</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>en queda %n</numerusform>
            <numerusform>en queden %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waste turned over</source>
        <translation>descart girat</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card went to its foundation</comment>
        <translation>al fonament</translation>
    </message>
    <message>
        <source>%1 up</source>
        <comment>a card went to its foundation</comment>
        <translation>%1 al fonament</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where cards went</comment>
        <translation>sobre %1</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n card(s), %1 to %2</source>
        <comment>from pile to pile</comment>
        <translation>
            <numerusform>%n carta moguda, %1 cap a %2</numerusform>
            <numerusform>%n cartes mogudes, %1 cap a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card and where it went</comment>
        <translation>%1 sobre %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more to %2</source>
        <comment>where cards went</comment>
        <translation>
            <numerusform>%1 i %n més sobre %2</numerusform>
            <numerusform>%1 i %n més sobre %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up %1</source>
        <comment>a card that lay face down</comment>
        <translation>descoberta: %1</translation>
    </message>
    <message>
        <source>%1 is empty now</source>
        <comment>a pile</comment>
        <translation>%1: ara sense cartes</translation>
    </message>
    <message>
        <source>on the waste %1</source>
        <comment>the card that was under the other</comment>
        <translation>al descart: %1</translation>
    </message>
    <message>
        <source>Undone: the waste was turned over</source>
        <translation>Desfet: s’havia girat el descart</translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 and %n more back to %2</source>
        <comment>cards, a pile</comment>
        <translation>
            <numerusform>Desfet: %1 i %n més de nou a %2</numerusform>
            <numerusform>Desfet: %1 i %n més de nou a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1 back to %2</source>
        <comment>a card, a pile</comment>
        <translation>Desfet: %1 de nou a %2</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>what was done again</comment>
        <translation>Refet: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyat</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>begins a list of moves and time</comment>
        <translation>Heu guanyat</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a move is refused</comment>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>Too many: %n card(s) can move</source>
        <translation>
            <numerusform>Massa: es pot moure %n carta</numerusform>
            <numerusform>Massa: es poden moure %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>cards in the hand</comment>
        <translation>
            <numerusform>%n a la mà</numerusform>
            <numerusform>%n a la mà</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go to %2</source>
        <comment>a card, an empty pile</comment>
        <translation>%1 no va a %2</translation>
    </message>
    <message>
        <source>%1 does not go on %2</source>
        <comment>a card, another card</comment>
        <translation>%1 no va sobre %2</translation>
    </message>
    <message>
        <source>no place for %1</source>
        <comment>a card</comment>
        <translation>no hi ha lloc per a %1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>why a move is refused</comment>
        <translation>No: %1</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>temps usat</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>temps restant</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuació</translation>
    </message>
    <message>
        <source>Dealt: %1</source>
        <comment>name of the game</comment>
        <translation>Repartit: %1</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>how much is said</comment>
        <translation>Breu</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how much is said</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>how much is said</comment>
        <translation>Complet</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segon</numerusform>
            <numerusform>%n segons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n moviment</numerusform>
            <numerusform>%n moviments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up</source>
        <comment>went to their foundations</comment>
        <translation>
            <numerusform>%n carta pujada</numerusform>
            <numerusform>%n cartes pujades</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone to the start</source>
        <translation>Desfet fins al principi</translation>
    </message>
    <message>
        <source>Redone to the end</source>
        <translation>Refet fins al final</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>La partida és perduda</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida s’ha acabat</translation>
    </message>
    <message>
        <source>not visible</source>
        <comment>a card</comment>
        <translation>no es veu</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Roba del munt de robar</translation>
    </message>
    <message>
        <source>passes left: %1</source>
        <translation>passades que queden després d’aquesta: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>where a card lies</comment>
        <translation>és a: %1</translation>
    </message>
    <message>
        <source>Drew %1</source>
        <comment>cards, the top one first</comment>
        <translation>Ha sortit: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back</source>
        <comment>the others went on</comment>
        <translation>
            <numerusform>%n carta tornada al lloc</numerusform>
            <numerusform>%n cartes tornades al lloc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <comment>of a column</comment>
        <translation>
            <numerusform>%n carta cara avall</numerusform>
            <numerusform>%n cartes cara avall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estadístiques</translation>
    </message>
    <message>
        <source>Game and options</source>
        <translation>Joc i opcions</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Torna a jugar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mira</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Desa com a…</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Copia codi i resultat</translation>
    </message>
    <message>
        <source>E&amp;xport all games…</source>
        <translation>Exp&amp;orta les partides…</translation>
    </message>
    <message>
        <source>Set &amp;balance to 0</source>
        <translation>Posa el &amp;saldo a 0</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Xifres</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partides</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exporta totes les partides</translation>
    </message>
    <message>
        <source>%1 · %2 · Score %3 · Moves %4 · Time %5</source>
        <translation>%1 · %2 · Puntuació %3 · Moviments %4 · Temps %5</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugades</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>partides guanyades</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentatge de victòries</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Ratxa actual</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Ratxa més llarga</translation>
    </message>
    <message>
        <source>most games ever won in a row</source>
        <translation>màxim de partides guanyades seguides</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Millor puntuació</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Puntuació mitjana</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Millor temps</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Temps mitjà</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Menys moviments</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Mitjana de moviments</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of first-time deals with no card taken back</source>
        <translation>de repartiments nous, sense cap carta recuperada</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Suprimeix…</translation>
    </message>
    <message>
        <source>Delete statistics?</source>
        <translation>Voleu suprimir les estadístiques?</translation>
    </message>
    <message>
        <source>Delete the statistics of %1?</source>
        <translation>%1: voleu suprimir les estadístiques?</translation>
    </message>
    <message>
        <source>This cannot be undone. Unfinished games are kept.</source>
        <translation>Això no es pot desfer. Les partides inacabades es conserven.</translation>
    </message>
    <message>
        <source>games started (a game counts from its first action)</source>
        <translation>partides començades (cadascuna compta des de la primera acció)</translation>
    </message>
    <message>
        <source>of all finished games</source>
        <translation>de les partides acabades</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <translation>partides guanyades seguides fins ara</translation>
    </message>
    <message>
        <source>of first-time deals won</source>
        <translation>de repartiments guanyats jugats per primera vegada</translation>
    </message>
    <message>
        <source>of all won games</source>
        <translation>de totes les partides guanyades</translation>
    </message>
    <message>
        <source>of all games finished since %1</source>
        <translation>de totes les partides acabades des de %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Suprimeix</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel·la</translation>
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
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Munt de robar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartiment</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicia</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Engega el rellotge</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copia el codi de partida</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Segons restants</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No es desa</translation>
    </message>
    <message>
        <source>%1 · pass %2</source>
        <translation>%1 · passada %2</translation>
    </message>
    <message>
        <source>%1 · pass %2 of %3</source>
        <translation>%1 · passada %2 de %3</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n step(s). Play them, or try your own moves.</source>
        <translation>
            <numerusform>%n pas. Deixeu que es jugui, o proveu moviments vostres.</numerusform>
            <numerusform>%n passos. Deixeu que es juguin, o proveu moviments vostres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is a problem with the saved games (%1).</source>
        <translation>Hi ha algun problema amb les partides desades (%1).</translation>
    </message>
    <message>
        <source>The saved games are damaged. They were moved to %1, and Réussite starts with no saved games.</source>
        <translation>Les partides desades estan malmeses. S’han mogut a %1, i el Réussite comença sense partides desades.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All intact games were recovered; the damaged file was moved to %1.</source>
        <translation>Les partides desades estaven malmeses. S’han recuperat totes les partides senceres; el fitxer malmès s’ha mogut a %1.</translation>
    </message>
    <message>
        <source>The last saved changes are damaged. Your games continue from the state saved before them; the damaged file was copied to %1.</source>
        <translation>Els últims canvis desats estan malmesos. Les partides continuen des de l’estat desat abans; el fitxer malmès s’ha copiat a %1.</translation>
    </message>
    <message>
        <source>The saved games in %1 are damaged. This game is not being saved.</source>
        <translation>Les partides desades a %1 estan malmeses. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The games in %1 were saved by a newer version of Réussite. Update Réussite. Until then, this game is not being saved.</source>
        <translation>Les partides a %1 es van desar amb una versió més nova del Réussite. Actualitzeu el Réussite. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>%1 was not created by Réussite. Move it elsewhere. Until then, this game is not being saved.</source>
        <translation>%1 no l’ha creat el Réussite. Aparteu-lo. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it. Until then, this game is not being saved.</source>
        <translation>Un altre programa fa servir %1. Tanqueu-lo. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The disk with %1 is full. Free some space. Until then, this game is not being saved.</source>
        <translation>El disc de %1 és ple. Allibereu espai. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions. This game is not being saved.</source>
        <translation>No es pot escriure a %1. Comproveu-ne els permisos. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The folder for %1 could not be created. This game is not being saved.</source>
        <translation>No s’ha pogut crear la carpeta per a %1. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>%1 cannot be used. Check its folder. This game is not being saved.</source>
        <translation>%1 no es pot fer servir. Comproveu-ne la carpeta. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The game %1 could not be replayed, so it was not resumed.</source>
        <translation>La partida %1 no s’ha pogut tornar a jugar i per això no s’ha reprès.</translation>
    </message>
    <message>
        <source>Réussite is already running but does not respond. This game is not being saved.</source>
        <translation>El Réussite ja s’executa però no respon. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Could not save the game %1: its plugin returned an invalid value. All other games are saved.</source>
        <translation>No s’ha pogut desar la partida %1: el connector ha tornat un valor no vàlid. Totes les altres partides es desen.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2. Use one of %3.</source>
        <translation>%1 no té les opcions %2: escriviu-ne una de %3.</translation>
    </message>
    <message>
        <source>“%1” is not a range of deals. Use two numbers, such as 1-1000.</source>
        <translation>«%1» no designa cap repartiment: escriviu dos nombres, com ara 1-1000.</translation>
    </message>
    <message>
        <source>%1 cannot be continued. Choose another file with --out.</source>
        <translation>No es pot continuar %1: indiqueu un altre fitxer amb --out.</translation>
    </message>
    <message>
        <source>%1 of %2 deals, %3 left</source>
        <translation>%1 de %2 repartiments, queden %3</translation>
    </message>
    <message>
        <source>Won: %1 (%2 %, between %3 % and %4 % in 95 of 100 cases)</source>
        <translation>Guanyades: %1 (%2 %, entre %3 % i %4 % en 95 de 100 casos)</translation>
    </message>
    <message>
        <source>%1 (a quarter below %2, a quarter above %3)</source>
        <translation>%1 (un quart per sota de %2, un quart per sobre de %3)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Puntuació: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Moviments: %1</translation>
    </message>
    <message>
        <source>Legal moves at a time: %1</source>
        <translation>Moviments permesos alhora: %1</translation>
    </message>
    <message>
        <source>Positions a second: %1</source>
        <translation>Posicions per segon: %1</translation>
    </message>
    <message>
        <source>Play many deals of a variant and show what it is like.</source>
        <translation>Juga molts repartiments d’un joc i mostra com és.</translation>
    </message>
    <message>
        <source>which deals, such as 1-1000</source>
        <translation>quins repartiments, com ara 1-1000</translation>
    </message>
    <message>
        <source>who plays: random, careful or advice</source>
        <translation>qui juga: random, careful o advice</translation>
    </message>
    <message>
        <source>how long advice may search for a deal</source>
        <translation>quant de temps pot cercar advice per a un repartiment</translation>
    </message>
    <message>
        <source>a file with a line for each deal; an existing one is continued</source>
        <translation>un fitxer amb una línia per repartiment, que es continua</translation>
    </message>
    <message>
        <source>Unknown player “%1”. Use random, careful or advice.</source>
        <translation>Jugador desconegut: «%1». Useu random, careful o advice.</translation>
    </message>
    <message>
        <source>No plugin gives hints. Turn one on with “reussite plugins --enable advice”.</source>
        <translation>Cap connector no dona pistes. Activeu-ne un amb «reussite plugins --enable advice».</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of seconds. Use 0.1 to 3600.</source>
        <translation>«%1» no és un nombre de segons vàlid. Useu de 0.1 a 3600.</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>%1, picked up</source>
        <comment>a pile</comment>
        <translation>%1, a la mà</translation>
    </message>
    <message>
        <source>Table as list</source>
        <translation>La taula com a llista</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>This is not a valid tournament (%1).</source>
        <translation>Aquest no és un torneig vàlid (%1).</translation>
    </message>
    <message>
        <source>The folder has no tournament.toml, or is not available now.</source>
        <translation>La carpeta no té cap tournament.toml, o ara no hi és.</translation>
    </message>
    <message>
        <source>tournament.toml cannot be read (%1).</source>
        <translation>No es pot llegir tournament.toml (%1).</translation>
    </message>
    <message>
        <source>tournament.toml is a folder or a device, not a file.</source>
        <translation>tournament.toml és una carpeta o un dispositiu, no un fitxer.</translation>
    </message>
    <message>
        <source>tournament.toml is a link: put the file itself into the folder.</source>
        <translation>tournament.toml és un enllaç: poseu el fitxer mateix a la carpeta.</translation>
    </message>
    <message>
        <source>tournament.toml is too large: the limit is %1 MiB.</source>
        <translation>tournament.toml és massa gran: el límit és %1 MiB.</translation>
    </message>
    <message>
        <source>tournament.toml is not text in UTF-8.</source>
        <translation>tournament.toml no és un text en UTF-8.</translation>
    </message>
    <message>
        <source>tournament.toml is not valid TOML (%1).</source>
        <translation>tournament.toml no és TOML vàlid (%1).</translation>
    </message>
    <message>
        <source>tournament.toml does not describe a tournament of Réussite.</source>
        <translation>tournament.toml no descriu cap torneig del Réussite.</translation>
    </message>
    <message>
        <source>“%1” is missing in tournament.toml.</source>
        <translation>Falta «%1» a tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” does not belong in tournament.toml.</source>
        <translation>«%1» no ha de ser a tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” in tournament.toml is %2: it must be %3.</source>
        <translation>«%1» és %2 a tournament.toml: ha de ser %3.</translation>
    </message>
    <message>
        <source>The deal code “%1” must be written %2.</source>
        <translation>El codi de partida «%1» s’ha d’escriure %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>«%1» no és un codi de partida vàlid.</translation>
    </message>
    <message>
        <source>The deal %1 appears twice in the list of rounds.</source>
        <translation>El repartiment %1 és dos cops a la llista de rondes.</translation>
    </message>
    <message>
        <source>The tournament closes before it opens.</source>
        <translation>El torneig es tancaria abans d’obrir-se.</translation>
    </message>
    <message>
        <source>a name of 1 to 80 characters on one line</source>
        <translation>un nom d’1 a 80 caràcters en una línia</translation>
    </message>
    <message>
        <source>a list of 1 to 1000 deal codes</source>
        <translation>una llista d’1 a 1000 codis de partida</translation>
    </message>
    <message>
        <source>a deal code in quotes</source>
        <translation>un codi de partida entre cometes</translation>
    </message>
    <message>
        <source>“first” or “best”</source>
        <translation>«first» o «best»</translation>
    </message>
    <message>
        <source>“sum” or “places”</source>
        <translation>«sum» o «places»</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-12-01T18:00:00Z</source>
        <translation>una data i una hora amb el seu desplaçament, com ara 2026-12-01T18:00:00Z</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre enter</translation>
    </message>
    <message>
        <source>The game has not ended.</source>
        <translation>La partida no ha acabat.</translation>
    </message>
    <message>
        <source>Its deal %1 is not a round of this tournament.</source>
        <translation>El seu repartiment %1 no és cap ronda d’aquest torneig.</translation>
    </message>
    <message>
        <source>An action was taken back, which this tournament does not allow.</source>
        <translation>S’ha desfet una acció, i aquest torneig no ho permet.</translation>
    </message>
    <message>
        <source>“%1” cannot be a player&apos;s name: use 1 to 40 characters, without / \ : * ? &quot; &lt; &gt; | and without a dot or blank at either end.</source>
        <translation>«%1» no pot ser un nom de jugador: d’1 a 40 caràcters, sense / \ : * ? &quot; &lt; &gt; | i sense cap punt ni espai als extrems.</translation>
    </message>
    <message>
        <source>%1 are counted as one player.</source>
        <translation>%1 compten com un sol jugador.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began before the tournament opened.</source>
        <translation>%1 compta, però segons el seu rellotge va començar abans que s’obrís el torneig.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began after the tournament closed.</source>
        <translation>%1 compta, però segons el seu rellotge va començar després que es tanqués el torneig.</translation>
    </message>
    <message>
        <source>The folder is not available now.</source>
        <translation>La carpeta ara no hi és.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disc és ple.</translation>
    </message>
    <message>
        <source>Cannot write to the folder. Check its permissions.</source>
        <translation>No es pot escriure a la carpeta. Comproveu-ne els permisos.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>La carpeta no es pot fer servir (%1).</translation>
    </message>
    <message>
        <source>A newer version of Réussite made this tournament (format %1; this version reads %2). Update Réussite.</source>
        <translation>Una versió més nova del Réussite va crear aquest torneig (format %1; aquesta llegeix %2). Actualitzeu el Réussite.</translation>
    </message>
    <message>
        <source>Format %1 does not exist. This version reads %2.</source>
        <translation>El format %1 no existeix: es coneix %2.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Could not save the result: %1</source>
        <translation>No es pot desar el resultat: %1</translation>
    </message>
    <message>
        <source>Filed for %1.</source>
        <translation>Desat per a %1.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>El vostre nom</translation>
    </message>
    <message>
        <source>All players of the tournament see this name:</source>
        <translation>Tots els jugadors del torneig veuen aquest nom:</translation>
    </message>
    <message>
        <source>%1 has results in this tournament. If that is you, confirm. Otherwise, choose another name: results under one name count as those of one player.</source>
        <translation>%1 té resultats en aquest torneig. Si sou vós, confirmeu-ho; si no, trieu un altre nom: els resultats d’un mateix nom compten com d’un sol jugador.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Torneig nou</translation>
    </message>
    <message>
        <source>Our tournament</source>
        <translation>El nostre torneig</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Primer intent</translation>
    </message>
    <message>
        <source>Best attempt</source>
        <translation>Millor intent</translation>
    </message>
    <message>
        <source>Sum of scores</source>
        <translation>Suma de puntuacions</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Llocs</translation>
    </message>
    <message>
        <source>Undo is &amp;allowed</source>
        <translation>Es pot des&amp;fer</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Tria…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opcions</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondes</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punts</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>A folder for the tournament</source>
        <translation>Una carpeta per al torneig</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>El torneig necessita un nom.</translation>
    </message>
    <message>
        <source>Choose a folder for the tournament.</source>
        <translation>Trieu una carpeta per al torneig.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneigs</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneig</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartiment</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vós</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugada per</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificació</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lloc</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punts</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Guanyades</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Resultats de la ronda</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Play this round first. Then you can watch its games.</source>
        <translation>No heu jugat aquesta ronda: en podreu mirar les partides quan l’hàgiu jugada.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No compta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fitxer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Per què</translation>
    </message>
    <message>
        <source>Play the &amp;next round</source>
        <translation>Juga la ronda &amp;següent</translation>
    </message>
    <message>
        <source>&amp;Play this round</source>
        <translation>&amp;Juga aquesta ronda</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mira</translation>
    </message>
    <message>
        <source>New &amp;tournament…</source>
        <translation>&amp;Torneig nou…</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>&amp;Participa…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Abandona</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>R&amp;ondes</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classificació</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>R&amp;esultats</translation>
    </message>
    <message>
        <source>Not &amp;counted</source>
        <translation>&amp;No compta</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>S’estan llegint els resultats…</translation>
    </message>
    <message>
        <source>Create a tournament, or join one: open its folder, or drop it on this window.</source>
        <translation>Creeu un torneig o participeu en un: obriu-ne la carpeta, o deixeu-la anar sobre aquesta finestra.</translation>
    </message>
    <message>
        <source>What you play meanwhile is filed when the folder is back.</source>
        <translation>El que jugueu mentrestant es desarà quan la carpeta torni.</translation>
    </message>
    <message>
        <source>Results checked so far: %1</source>
        <translation>Resultats comprovats fins ara: %1</translation>
    </message>
    <message>
        <source>not installed here</source>
        <translation>no instal·lat aquí</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>waits to be filed</source>
        <translation>pendent de desar</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>a la taula</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no jugada</translation>
    </message>
    <message>
        <source>Join a tournament: open its folder</source>
        <translation>Participar en un torneig: obriu-ne la carpeta</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyada</translation>
    </message>
    <message>
        <source>You play as %1.</source>
        <translation>Jugueu com a %1.</translation>
    </message>
    <message>
        <source>The first attempt counts.</source>
        <translation>Compta el primer intent.</translation>
    </message>
    <message>
        <source>The best attempt counts.</source>
        <translation>Compta el millor intent.</translation>
    </message>
    <message>
        <source>Undo is allowed.</source>
        <translation>Es pot desfer.</translation>
    </message>
    <message>
        <source>Games with an undo do not count.</source>
        <translation>Les partides on s’ha desfet alguna acció no compten.</translation>
    </message>
    <message>
        <source>Points are the sum of scores.</source>
        <translation>Els punts són la suma de les puntuacions.</translation>
    </message>
    <message>
        <source>Points depend on places.</source>
        <translation>Els punts es donen per llocs.</translation>
    </message>
    <message>
        <source>Opens: %1.</source>
        <translation>S’obre: %1.</translation>
    </message>
    <message>
        <source>Closes: %1.</source>
        <translation>Es tanca: %1.</translation>
    </message>
    <message>
        <source>The result for %1 will be filed as soon as possible. %2</source>
        <translation>El resultat per a %1 espera fins que es pugui desar. %2</translation>
    </message>
    <message>
        <source>Share the folder as you like: with a sync program, on a network drive or a stick. Everyone who can write to it can take part.</source>
        <translation>Compartiu la carpeta com vulgueu: amb un programa de sincronització, en una unitat de xarxa o en un llapis USB. Hi pot participar qui hi pugui escriure.</translation>
    </message>
    <message>
        <source>The first %1 of %2 players are listed, and you.</source>
        <translation>Es mostren els primers jugadors, i vós: %1. Jugadors en total: %2.</translation>
    </message>
    <message>
        <source>The folder already contains a tournament. Choose another one.</source>
        <translation>La carpeta ja conté un torneig: trieu-ne una altra.</translation>
    </message>
    <message>
        <source>This is not a result. It is left unchanged.</source>
        <translation>Això no és cap resultat: no es toca.</translation>
    </message>
    <message>
        <source>&amp;What counts</source>
        <translation>&amp;Què compta</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>To the beginning</source>
        <translation>Al principi</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas enrere</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Reprodueix i pausa</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas endavant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocitat</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>&amp;Torna a la meva partida</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 de %2</translation>
    </message>
    <message>
        <source>Watched game</source>
        <translation>Una partida que es mira</translation>
    </message>
</context>
</TS>
