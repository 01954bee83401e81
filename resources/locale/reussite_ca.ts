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
        <source>Words for screen readers</source>
        <translation>Textos per a lectors de pantalla</translation>
    </message>
    <message>
        <source>One or two switches</source>
        <translation>Un o dos commutadors</translation>
    </message>
    <message>
        <source>Click–click play</source>
        <translation>Joc clic–clic</translation>
    </message>
    <message>
        <source>The first click picks cards up, the second puts them down. Nothing has to be dragged; the right button lists the moves of a card.</source>
        <translation>El primer clic agafa les cartes, el segon les deixa. No cal arrossegar res; el botó dret llista els moviments d’una carta.</translation>
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
        <source>Keys for</source>
        <translation>Tecles per a</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Moviments directes</translation>
    </message>
    <message>
        <source>Two keys make a move: 3 7 from column 3 to column 7.</source>
        <translation>Dues tecles fan un moviment: 3 7 de la columna 3 a la columna 7.</translation>
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
        <source>How much is said</source>
        <translation>Quant es diu</translation>
    </message>
    <message>
        <source>Say the card before its pile</source>
        <translation>Digues la carta abans de la pila</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gens</translation>
    </message>
    <message>
        <source>As announcements</source>
        <translation>Com a anuncis</translation>
    </message>
    <message>
        <source>As notes, for Orca before version 45</source>
        <translation>Com a notes, per a l’Orca anterior a la versió 45</translation>
    </message>
    <message>
        <source>Results are told</source>
        <translation>Els resultats es diuen</translation>
    </message>
    <message>
        <source>Piles and cards can be explored</source>
        <translation>Les piles i les cartes es poden explorar</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Val a partir de la propera vegada que s’iniciï.</translation>
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
        <source>Scanning of legal moves</source>
        <translation>Escaneig de moviments permesos</translation>
    </message>
    <message>
        <source>With one switch the list of moves steps by itself and any key takes the move; with two, Space steps and Enter takes.</source>
        <translation>Amb un commutador la llista de moviments avança sola i qualsevol tecla tria el moviment; amb dos, Espai avança i Retorn tria.</translation>
    </message>
    <message>
        <source>Rest on each move</source>
        <translation>Aturada a cada moviment</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>How far a press may slip</source>
        <translation>Fins on pot lliscar una pulsació</translation>
    </message>
    <message>
        <source>A press that moves no farther is a click, not a drag.</source>
        <translation>Una pulsació que no va més lluny és un clic, no un arrossegament.</translation>
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
        <translation>Número ante&amp;rior</translation>
    </message>
    <message>
        <source>&amp;Open a game file…</source>
        <translation>&amp;Obre un fitxer de partida…</translation>
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
        <translation>&amp;Roba del munt de robar</translation>
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
        <source>&amp;Usual size</source>
        <translation>Mida &amp;habitual</translation>
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
        <source>Open the menus</source>
        <translation>Obre els menús</translation>
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
        <source>How cards move</source>
        <translation>Com es mouen les cartes</translation>
    </message>
    <message>
        <source>With reduced motion cards do not travel: they appear where they go. A new action never waits for an animation.</source>
        <translation>Amb moviment reduït les cartes no viatgen: apareixen on van. Una acció nova no espera mai cap animació.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No game was found in %1: install Réussite again.</source>
        <translation>No s’ha trobat cap joc a %1: torneu a instal·lar el Réussite.</translation>
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
        <source>Size</source>
        <translation>Mida</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Al voltant de la taula</translation>
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
        <source>Index of the cards</source>
        <translation>Índex de les cartes</translation>
    </message>
    <message>
        <source>Rank and suit in the corner; for our own decks.</source>
        <translation>Rang i coll a la cantonada; per a les nostres baralles.</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Com l’idioma</translation>
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
        <source>Felt when it is dark</source>
        <translation>Tapet quan és fosc</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Com el sistema</translation>
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
        <source>Light or dark</source>
        <translation>Clar o fosc</translation>
    </message>
    <message>
        <source>Table and windows follow at once when the system changes.</source>
        <translation>La taula i les finestres segueixen el sistema de seguida.</translation>
    </message>
    <message>
        <source>Dim the cards when it is dark</source>
        <translation>Atenua les cartes quan és fosc</translation>
    </message>
    <message>
        <source>For our own decks: paper that does not dazzle.</source>
        <translation>Per a les nostres baralles: paper que no enlluerna.</translation>
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
        <source>High contrast has a black table and strong marks.</source>
        <translation>El contrast alt té una taula negra i marques fortes.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Per a esquerrans</translation>
    </message>
    <message>
        <source>The table is mirrored: the stock is at the right.</source>
        <translation>La taula és emmirallada: el munt de robar és a la dreta.</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Mida de les cartes</translation>
    </message>
    <message>
        <source>Above %1 the table is larger than the window, and scrolls.</source>
        <translation>Per sobre del %1 la taula és més gran que la finestra i es desplaça.</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Mida de tot el text</translation>
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
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Resultats al llarg del temps</translation>
    </message>
    <message>
        <source>No game has ended yet</source>
        <translation>Encara no s’ha acabat cap partida</translation>
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
</context>
<context>
    <name>Check</name>
    <message>
        <source>The code of %1 runs now, as you.</source>
        <translation>%1: el seu codi s’executa ara, en nom vostre.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: it has no __init__.py.</source>
        <translation>No hi ha cap connector a %1: no té __init__.py.</translation>
    </message>
    <message>
        <source>You have not agreed to %1 yet: check its folder %2, or switch it on.</source>
        <translation>Encara no heu acceptat %1: comproveu-ne la carpeta %2, o activeu-lo.</translation>
    </message>
    <message>
        <source>Prove that the variants of a plugin keep the rules, or say what is wrong.</source>
        <translation>Demostra que els jocs d’un connector respecten les regles, o diu què hi ha malament.</translation>
    </message>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>mostra totes les línies del connector per on ha passat l’error</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is no deal code (%1).</source>
        <translation>Això no és cap codi de partida (%1).</translation>
    </message>
    <message>
        <source>No variant called %1 is known here, only %2.</source>
        <translation>Aquí no es coneix cap joc %1, només %2.</translation>
    </message>
    <message>
        <source>The version %1 is not known here: this program deals %2.</source>
        <translation>Aquí no es coneix la versió %1: aquest programa reparteix %2.</translation>
    </message>
    <message>
        <source>“%1” is no option of this variant: write one of %2.</source>
        <translation>«%1» no és cap opció d’aquest joc: escriviu-ne una d’aquestes: %2.</translation>
    </message>
    <message>
        <source>The option letters are missing: write one of %1.</source>
        <translation>Falten les lletres d’opció: escriviu-ne unes d’aquestes: %1.</translation>
    </message>
    <message>
        <source>The number “%1” does not have %2 characters.</source>
        <translation>El número «%1» no té %2 caràcters.</translation>
    </message>
    <message>
        <source>The number at the end is missing: %1 characters.</source>
        <translation>Falta el número del final: %1 caràcters.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in the number: it has only A to Z and 2 to 7.</source>
        <translation>«%1» no pot ser al número: només té de la A a la Z i del 2 al 7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals: write seven letters instead of %1.</source>
        <translation>%2 no té repartiments de Microsoft: escriviu set lletres en comptes de %1.</translation>
    </message>
    <message>
        <source>Microsoft deals go from #1 to #%2, not #%1.</source>
        <translation>Els repartiments de Microsoft van del #1 al #%2, no pas #%1.</translation>
    </message>
    <message>
        <source>The number after # is missing: 1 to %1.</source>
        <translation>Falta el número després de #: de l’1 al %1.</translation>
    </message>
    <message>
        <source>A deal code is missing: type one such as %1.</source>
        <translation>Falta un codi de partida: escriviu-ne un com ara %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. Type one such as %2.</source>
        <translation>«%1» no és un codi de partida. Escriviu-ne un com ara %2.</translation>
    </message>
    <message>
        <source>No game with codes that begin with %1 is known.</source>
        <translation>No es coneix cap joc amb codis que comencin per %1.</translation>
    </message>
    <message>
        <source>This text has several deal codes: %1. Leave the one you want.</source>
        <translation>Aquest text té diversos codis de partida: %1. Deixeu-hi només el que voleu.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The answer cannot be written: is the disk full?</source>
        <translation>No es pot escriure la resposta: és ple el disc?</translation>
    </message>
    <message>
        <source>%1 takes no value: leave out “%2”.</source>
        <translation>%1 no porta cap valor: traieu «%2».</translation>
    </message>
    <message>
        <source>A value is missing: write %1.</source>
        <translation>Falta un valor: escriviu %1.</translation>
    </message>
    <message>
        <source>There is no option %1 here: did you mean %2?</source>
        <translation>Aquí no hi ha l’opció %1: volíeu dir %2?</translation>
    </message>
    <message>
        <source>There is no option %1 here: see %2 --help.</source>
        <translation>Aquí no hi ha l’opció %1: vegeu %2 --help.</translation>
    </message>
    <message>
        <source>Something is missing: write %1.</source>
        <translation>Hi falta alguna cosa: escriviu %1.</translation>
    </message>
    <message>
        <source>“%1” is too much: write %2.</source>
        <translation>«%1» hi sobra: escriviu %2.</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>mostra aquesta ajuda</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcions:</translation>
    </message>
    <message>
        <source>Commands, each with a --help of its own:</source>
        <translation>Ordres, cadascuna amb el seu --help:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>escriu un document JSON</translation>
    </message>
    <message>
        <source>Open the table: the game left open, or a deal code or game file.</source>
        <translation>Obre la taula: la partida que va quedar oberta, o un codi de partida o un fitxer de partida.</translation>
    </message>
    <message>
        <source>a random deal of a family, such as DS</source>
        <translation>un repartiment a l’atzar d’un joc, com ara DS</translation>
    </message>
    <message>
        <source>forget where the window was</source>
        <translation>oblida on era la finestra</translation>
    </message>
    <message>
        <source>without third-party plugins</source>
        <translation>sense connectors de tercers</translation>
    </message>
    <message>
        <source>play a demonstration and leave a picture of it</source>
        <translation>juga una demostració i en deixa una imatge</translation>
    </message>
    <message>
        <source>check what it finds here</source>
        <translation>comprova què hi ha aquí</translation>
    </message>
    <message>
        <source>add it to your menu, after pip or pipx</source>
        <translation>l’afegeix al menú, després de pip o pipx</translation>
    </message>
    <message>
        <source>take it out of your menu again</source>
        <translation>la treu del menú</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>escriu la versió</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2): ask its author.</source>
        <translation>El connector %1 ha fallat (%2): pregunteu-ho a l’autor.</translation>
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
        <source>The plugin %1 cannot be trusted while it changes: only one in your plugins folder can, in a folder with its name.</source>
        <translation>No es pot confiar en el connector %1 mentre canvia: només en un de la vostra carpeta de connectors, en una carpeta amb el seu nom.</translation>
    </message>
    <message>
        <source>The plugin %1 stays out. %2</source>
        <translation>El connector %1 queda fora. %2</translation>
    </message>
    <message>
        <source>trusted while its files change</source>
        <translation>de confiança mentre els seus fitxers canvien</translation>
    </message>
    <message>
        <source>agree to a plugin&apos;s files as they are now and switch it on</source>
        <translation>accepta els fitxers d’un connector tal com són ara i l’activa</translation>
    </message>
    <message>
        <source>with --enable: trust your own plugin while its files change, without being asked</source>
        <translation>amb --enable: confia en el vostre propi connector mentre els seus fitxers canvien, sense preguntar</translation>
    </message>
    <message>
        <source>Several plugins are called %1: write one of %2.</source>
        <translation>Hi ha diversos connectors que es diuen %1: escriviu-ne un d’aquests: %2.</translation>
    </message>
    <message>
        <source>There is no plugin %1: known are %2.</source>
        <translation>No hi ha cap connector %1: es coneixen %2.</translation>
    </message>
    <message>
        <source>List the plugins, or switch them on and off.</source>
        <translation>Llista els connectors, o els activa i desactiva.</translation>
    </message>
    <message>
        <source>switch a plugin off</source>
        <translation>desactiva un connector</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>No hi ha cap moviment permès.</translation>
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
        <source>Move %1, %2, is refused (%3): %4</source>
        <translation>El moviment %1, %2, es rebutja (%3): %4</translation>
    </message>
    <message>
        <source>“%1” is no played time: write milliseconds such as --elapsed 90000.</source>
        <translation>«%1» no és cap temps de joc: escriviu mil·lisegons com ara --elapsed 90000.</translation>
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
        <source>Show the table that a deal code deals; -7H lies face down.</source>
        <translation>Mostra la taula que reparteix un codi de partida; -7H és cara avall.</translation>
    </message>
    <message>
        <source>List the legal moves, as t2&gt;t7*4.</source>
        <translation>Llista els moviments permesos, com ara t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves; - reads them from standard input</source>
        <translation>després d’aquests moviments; - els llegeix de l’entrada estàndard</translation>
    </message>
    <message>
        <source>Play moves, undo and redo; - reads them from standard input.</source>
        <translation>Juga moviments, undo i redo; - els llegeix de l’entrada estàndard.</translation>
    </message>
    <message>
        <source>the played time of all moves in milliseconds</source>
        <translation>el temps de joc de tots els moviments en mil·lisegons</translation>
    </message>
    <message>
        <source>A code or file and --new exclude each other: leave one out.</source>
        <translation>Un codi o fitxer i --new s’exclouen: traieu-ne un.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: name a code or a game file.</source>
        <translation>«%1» no es pot llegir: indiqueu un codi o un fitxer de partida.</translation>
    </message>
    <message>
        <source>The command comes first: write %1 %2.</source>
        <translation>L’ordre va primer: escriviu %1 %2.</translation>
    </message>
    <message>
        <source>There is no command “%1”: did you mean %2?</source>
        <translation>No hi ha l’ordre «%1»: volíeu dir %2?</translation>
    </message>
    <message>
        <source>There is no command “%1”: see %2 --help.</source>
        <translation>No hi ha l’ordre «%1»: vegeu %2 --help.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>guanyada</translation>
    </message>
    <message>
        <source>Play game files again, check what they say, and rank those that share a code.</source>
        <translation>Torna a jugar fitxers de partida, en comprova el contingut i classifica els d’un mateix codi.</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt no pot fer servir aquesta pantalla: %1</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Start it on a desktop, or let it play a demonstration: %1</source>
        <translation>No hi ha cap pantalla on obrir una finestra. Engegueu-lo des d&apos;un escriptori, o deixeu que jugui una demostració: %1</translation>
    </message>
    <message>
        <source>Qt cannot start: this system lacks %1 (Debian and Ubuntu: %2)</source>
        <translation>Qt no es pot iniciar: en aquest sistema falta %1 (Debian i Ubuntu: %2)</translation>
    </message>
    <message>
        <source>share the work among so many processes</source>
        <translation>reparteix la feina entre tants processos</translation>
    </message>
    <message>
        <source>share it among the workers of a Dask cluster that you trust</source>
        <translation>reparteix-la entre els treballadors d’un clúster Dask de confiança</translation>
    </message>
    <message>
        <source>--jobs and --dask exclude each other: leave one out.</source>
        <translation>--jobs i --dask s’exclouen: elimineu-ne un.</translation>
    </message>
    <message>
        <source>“%1” is no number of processes: write 1 to %2.</source>
        <translation>«%1» no és un nombre de processos: escriviu d’1 a %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask: install it with “pip install reussite[cluster]”.</source>
        <translation>--dask necessita Dask: instal·leu-lo amb «pip install reussite[cluster]».</translation>
    </message>
    <message>
        <source>The cluster %1 does not answer (%2): check that its scheduler runs there.</source>
        <translation>El clúster %1 no respon (%2): comproveu que hi funcioni el planificador.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers: start some with “dask worker %1”.</source>
        <translation>El clúster %1 no té treballadors: engegueu-ne amb «dask worker %1».</translation>
    </message>
    <message>
        <source>The workers of %1 need the same version of Réussite as this one (%2).</source>
        <translation>Els treballadors de %1 han de tenir la mateixa versió de Réussite que aquesta (%2).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 is for a new tournament: write tournament new.</source>
        <translation>%1 és per a un torneig nou: escriviu tournament new.</translation>
    </message>
    <message>
        <source>%1 points, %2 of %3 rounds played, %4 won</source>
        <translation>punts: %1, rondes jugades: %2 de %3, guanyades: %4</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorat: %1</translation>
    </message>
    <message>
        <source>--add and --player belong together: write both.</source>
        <translation>--add i --player van junts: escriviu-los tots dos.</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>El torneig necessita un --name d’1 a 80 caràcters.</translation>
    </message>
    <message>
        <source>%1 holds a tournament already: choose another folder.</source>
        <translation>%1 ja conté un torneig: trieu una altra carpeta.</translation>
    </message>
    <message>
        <source>Unknown value “%1” of %2: use one of %3.</source>
        <translation>Valor desconegut «%1» de %2: useu-ne un de %3.</translation>
    </message>
    <message>
        <source>Name the deal codes of the rounds, or --rounds and --variant: write %1.</source>
        <translation>Indiqueu els codis de les rondes, o --rounds i --variant: escriviu %1.</translation>
    </message>
    <message>
        <source>“%1” is no number of rounds: write 1 to %2.</source>
        <translation>«%1» no és un nombre de rondes: escriviu d’1 a %2.</translation>
    </message>
    <message>
        <source>Play the results of a tournament again and say how it stands; or make a new one.</source>
        <translation>Torna a jugar els resultats d’un torneig i en dona la classificació, o en crea un de nou.</translation>
    </message>
    <message>
        <source>file a game that has ended</source>
        <translation>desa una partida acabada</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>qui l’ha jugada</translation>
    </message>
    <message>
        <source>new: what it is called</source>
        <translation>new: com es diu</translation>
    </message>
    <message>
        <source>new: so many random deals</source>
        <translation>new: tants repartiments a l’atzar</translation>
    </message>
    <message>
        <source>new: of this family, such as DS or DS-D1N</source>
        <translation>new: d’aquesta família, com ara DS o DS-D1N</translation>
    </message>
    <message>
        <source>new: which attempt counts, first or best</source>
        <translation>new: quin intent compta, first (primer) o best (millor)</translation>
    </message>
    <message>
        <source>new: games with an undo do not count</source>
        <translation>new: les partides amb un desfer no compten</translation>
    </message>
    <message>
        <source>new: sum of scores, or places</source>
        <translation>new: suma de puntuacions, o llocs</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Compara partides</translation>
    </message>
    <message>
        <source>Every file is played again and checked. Games of the same deal are ranked by score, then time, then moves; those with cards taken back come after the others.</source>
        <translation>Cada fitxer es torna a jugar i es comprova. Les partides d’un mateix repartiment es classifiquen per puntuació, després per temps, després per moviments; les que tenen cartes recuperades van després de les altres.</translation>
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
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Give up this game?</source>
        <translation>Voleu abandonar aquesta partida?</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandona la partida</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua jugant</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Voleu sortir sense desar?</translation>
    </message>
    <message>
        <source>What you played last is not saved.</source>
        <translation>El que heu jugat darrerament no s’ha desat.</translation>
    </message>
    <message>
        <source>It is lost if you quit now. Réussite tries to save it again with every move, and whenever you quit.</source>
        <translation>Si sortiu ara, es perdrà. El Réussite torna a provar de desar-ho a cada moviment i cada vegada que sortiu.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Surt igualment</translation>
    </message>
    <message>
        <source>Keep trying</source>
        <translation>Continua provant</translation>
    </message>
    <message>
        <source>Go on with the open game?</source>
        <translation>Voleu continuar la partida oberta?</translation>
    </message>
    <message>
        <source>A game of %1 is not finished: %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>Una partida no s’ha acabat: %1, %2.</translation>
    </message>
    <message>
        <source>Go on with it, or give it up for another?</source>
        <translation>La voleu continuar, o abandonar-la per una altra?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continua-la</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abandona-la</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel·la</translation>
    </message>
    <message>
        <source>It is lost if you quit now: another Réussite keeps the games and does not answer.</source>
        <translation>Es perdrà si sortiu ara: un altre Réussite desa les partides i no respon.</translation>
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
        <source>Give up this game and deal another one?</source>
        <translation>Voleu abandonar aquesta partida i repartir-ne una altra?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It counts as given up.</source>
        <translation>La partida de la taula no s’ha acabat. Compta com a abandonada.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Torna a començar</translation>
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
        <source>Only %n card(s) can move together just now.</source>
        <translation>
            <numerusform>Ara mateix només es pot moure %n carta de cop.</numerusform>
            <numerusform>Ara mateix només es poden moure %n cartes de cop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock gives %n card(s) at once now.</source>
        <translation>
            <numerusform>Ara el munt de robar dona %n carta de cop.</numerusform>
            <numerusform>Ara el munt de robar dona %n cartes de cop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole: %n card(s).</source>
        <translation>
            <numerusform>El descart es gira tot sencer: %n carta.</numerusform>
            <numerusform>El descart es gira tot sencer: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile holds %n card(s).</source>
        <translation>
            <numerusform>Aquesta pila té %n carta.</numerusform>
            <numerusform>Aquesta pila té %n cartes.</numerusform>
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
        <source>The plugin %1 took %n second(s) for one answer.</source>
        <translation>
            <numerusform>El connector %1 ha trigat %n segon a respondre.</numerusform>
            <numerusform>El connector %1 ha trigat %n segons a respondre.</numerusform>
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
        <source>%n file(s) are no good; the first is %1</source>
        <translation>
            <numerusform>%n fitxer no és bo; el primer és %1</numerusform>
            <numerusform>%n fitxers no són bons; el primer és %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) found.</source>
        <translation>
            <numerusform>S’ha trobat %n defecte.</numerusform>
            <numerusform>S’han trobat %n defectes.</numerusform>
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
        <source>%n hint(s) were used: hints do not count here.</source>
        <translation>
            <numerusform>S’ha usat %n pista: aquí es juga sense pistes.</numerusform>
            <numerusform>S’han usat %n pistes: aquí es juga sense pistes.</numerusform>
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
        <source>Decks of KDE and AisleRiot are offered where they are installed.</source>
        <translation>Les baralles de KDE i AisleRiot s’ofereixen on són instal·lades.</translation>
    </message>
    <message>
        <source>&amp;Use this deck</source>
        <translation>&amp;Fes servir aquesta baralla</translation>
    </message>
    <message>
        <source>Looking at this deck…</source>
        <translation>S’examina aquesta baralla…</translation>
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
        <source>This deck cannot be used: its file is no drawing that this program can read.</source>
        <translation>Aquesta baralla no es pot fer servir: el fitxer no és cap dibuix que el programa pugui llegir.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing in it (%1).</source>
        <translation>Aquesta baralla no es pot fer servir: hi falten cartes (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Aquesta baralla no es pot fer servir: algunes cartes són buides.</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards are not of one size (%1 of 52 differ).</source>
        <translation>Aquesta baralla no es pot fer servir: les cartes no són d’una mateixa mida (%1 de 52 són diferents).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong shape (%1 times as high as wide).</source>
        <translation>Aquesta baralla no es pot fer servir: les cartes tenen una forma inadequada (l’alçada és %1 vegades l’amplada).</translation>
    </message>
    <message>
        <source>This deck cannot be used: drawing it takes too much time or memory.</source>
        <translation>Aquesta baralla no es pot fer servir: dibuixar-la demana massa temps o memòria.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it names a file outside of it (%1).</source>
        <translation>Aquesta baralla no es pot fer servir: fa referència a un fitxer de fora (%1).</translation>
    </message>
    <message>
        <source>The cards of Réussite are shown instead.</source>
        <translation>En lloc seu es mostren les cartes de Réussite.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>%1 is dealt: %2</source>
        <translation>S’ha repartit %1: %2</translation>
    </message>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>El moviment %1 s’ha rebutjat: %2</translation>
    </message>
    <message>
        <source>%1 moves are played, the score is %2.</source>
        <translation>Moviments fets: %1, puntuació: %2.</translation>
    </message>
    <message>
        <source>The game is not won.</source>
        <translation>La partida no s’ha guanyat.</translation>
    </message>
    <message>
        <source>Won with %1 moves, the score is %2.</source>
        <translation>Guanyada; moviments: %1, puntuació: %2.</translation>
    </message>
    <message>
        <source>The picture is %1</source>
        <translation>La imatge és %1</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>No es pot escriure %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite is in the menu now, and opens its files: %1</source>
        <translation>El Réussite ja és al menú i obre els seus fitxers: %1</translation>
    </message>
    <message>
        <source>There was no menu entry of Réussite&apos;s own.</source>
        <translation>El Réussite no tenia cap entrada pròpia al menú.</translation>
    </message>
    <message>
        <source>Réussite is no longer in the menu.</source>
        <translation>El Réussite ja no és al menú.</translation>
    </message>
    <message>
        <source>Menu entries are made on Linux only: pin the program itself.</source>
        <translation>Les entrades de menú només es fan al Linux: fixeu el programa mateix.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No es pot escriure %1: %2.</translation>
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
        <source>The time is up</source>
        <translation>S’ha acabat el temps</translation>
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
        <source>Games won in a row: %1 (at most %2)</source>
        <translation>Partides guanyades seguides: %1 (com a màxim %2)</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>El millor fins ara</translation>
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
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Obre un fitxer de partida</translation>
    </message>
    <message>
        <source>%1 is not opened. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1 no s’obre. %2</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Desa la partida com a</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <comment>a file, what the system says</comment>
        <translation>%1 no es desa: %2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Desat com a %1</translation>
    </message>
    <message>
        <source>Games of Réussite</source>
        <translation>Partides del Réussite</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valors separats per comes</translation>
    </message>
    <message>
        <source>%1 is played again to check it.</source>
        <comment>a file</comment>
        <translation>%1 es torna a jugar per comprovar-lo.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Voleu substituir el fitxer?</translation>
    </message>
    <message>
        <source>There is a file %1 already.</source>
        <translation>Ja hi ha un fitxer %1.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substitueix-lo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva’l</translation>
    </message>
    <message>
        <source>the disk is full: make room, or choose another folder.</source>
        <translation>el disc és ple: feu-hi lloc o trieu una altra carpeta.</translation>
    </message>
    <message>
        <source>One game is opened at a time. Not opened: %1</source>
        <translation>S’obre una sola partida alhora. No s’han obert: %1</translation>
    </message>
    <message>
        <source>%1 is an address on the web: save the file first, then open it here.</source>
        <translation>%1 és una adreça del web: deseu primer el fitxer i després obriu-lo aquí.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imatges</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>It is no good game file (%1).</source>
        <translation>No és un bon fitxer de partida (%1).</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existeix aquest fitxer.</translation>
    </message>
    <message>
        <source>It cannot be read (%1).</source>
        <translation>No es pot llegir (%1).</translation>
    </message>
    <message>
        <source>It is no file, but a folder or a device.</source>
        <translation>No és un fitxer, sinó una carpeta o un dispositiu.</translation>
    </message>
    <message>
        <source>It is too large for a game file: the limit is %1 MiB.</source>
        <translation>És massa gros per ser un fitxer de partida: el límit és de %1 MiB.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>És buit.</translation>
    </message>
    <message>
        <source>It is written in UTF-16: save it as UTF-8.</source>
        <translation>Està escrit en UTF-16: deseu-lo com a UTF-8.</translation>
    </message>
    <message>
        <source>It begins with a byte order mark: save it as UTF-8 without one.</source>
        <translation>Comença amb una marca d’ordre de bytes: deseu-lo com a UTF-8 sense.</translation>
    </message>
    <message>
        <source>It is not text in UTF-8: see line %1, column %2.</source>
        <translation>No és text en UTF-8: vegeu la línia %1, columna %2.</translation>
    </message>
    <message>
        <source>It is not JSON: see line %1, column %2.</source>
        <translation>No és JSON: vegeu la línia %1, columna %2.</translation>
    </message>
    <message>
        <source>It is no game file: its brackets are nested too deeply.</source>
        <translation>No és un fitxer de partida: té els claudàtors massa imbricats.</translation>
    </message>
    <message>
        <source>“%1” stands in it twice.</source>
        <translation>«%1» hi és dues vegades.</translation>
    </message>
    <message>
        <source>It is no game file of Réussite.</source>
        <translation>No és un fitxer de partida del Réussite.</translation>
    </message>
    <message>
        <source>A newer Réussite wrote it (format %1, known here is %2): update Réussite.</source>
        <translation>L’ha escrit un Réussite més nou (format %1, aquí es coneix %2): actualitzeu el Réussite.</translation>
    </message>
    <message>
        <source>There is no format %1: known is %2.</source>
        <translation>No hi ha el format %1: es coneix %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a game file.</source>
        <translation>«%1» no va en un fitxer de partida.</translation>
    </message>
    <message>
        <source>Its deal code is none.</source>
        <translation>El seu codi de partida no ho és.</translation>
    </message>
    <message>
        <source>Its deal code is written “%1”: it must be %2.</source>
        <translation>El codi de partida hi és escrit «%1»: ha de ser %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when it was played again (%2).</source>
        <translation>%1: les regles han fallat en tornar a jugar la partida (%2).</translation>
    </message>
    <message>
        <source>a whole number, not too large</source>
        <translation>un nombre enter, no massa gran</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un text</translation>
    </message>
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
        <source>Action %1, %2, lies before the one before it in time.</source>
        <translation>L’acció %1, %2, és abans en el temps que l’anterior.</translation>
    </message>
    <message>
        <source>Action %1, %2, is refused (%3): %4</source>
        <translation>L’acció %1, %2, es rebutja (%3): %4</translation>
    </message>
    <message>
        <source>It holds %1 actions, but the limit is %2.</source>
        <translation>Conté %1 accions, però el límit és %2.</translation>
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
        <source>Remarks</source>
        <translation>Notes</translation>
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
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Games that have ended</source>
        <translation>Partides acabades</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>jugada fins al final</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perduda</translation>
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
        <source>The page %1 cannot be read.</source>
        <translation>No es pot llegir la pàgina %1.</translation>
    </message>
    <message>
        <source>A move that is not allowed is refused, and a short sentence says by which rule.</source>
        <translation>Un moviment no permès es rebutja, i una frase curta diu per quina regla.</translation>
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
        <source>Questions and answers</source>
        <translation>PMF</translation>
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
        <source>Patience on the desktop, one plugin per variant. Free software under the MIT licence. Made with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Solitaris a l’escriptori, un connector per joc. Programari lliure sota la llicència MIT. Fet amb Qt&#xa0;%1 i PySide6, usats sota la LGPL 3.</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Rebutjat: %1</translation>
    </message>
    <message>
        <source>Your own move · Score %1</source>
        <translation>Moviment vostre · Puntuació %1</translation>
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
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No advice was given.</source>
        <translation>No s’ha donat cap consell.</translation>
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
        <translation>Agafa del munt.</translation>
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
        <source>&amp;Add this key</source>
        <translation>&amp;Afegeix aquesta tecla</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Cap tecla</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Tecles &amp;habituals</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acció</translation>
    </message>
    <message>
        <source>Press a key here</source>
        <translation>Premeu una tecla aquí</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>A la taula</translation>
    </message>
    <message>
        <source>%1 is already the key of %2. Add it here instead?</source>
        <translation>%1 ja serveix per a: %2. La voleu posar aquí?</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Tecles de «%1»: %2</translation>
    </message>
    <message>
        <source>Some of these keys belong to %1 as well.</source>
        <translation>Algunes d’aquestes tecles també serveixen per a: %1.</translation>
    </message>
    <message>
        <source>no key</source>
        <comment>of an action</comment>
        <translation>cap tecla</translation>
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
        <source>A card deeper; one more in hand</source>
        <translation>Una carta més avall; una més a la mà</translation>
    </message>
    <message>
        <source>A card higher; one fewer in hand</source>
        <translation>Una carta més amunt; una menys a la mà</translation>
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
        <source>Deepest card that can move</source>
        <translation>La carta més fonda que es pot moure</translation>
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
        <source>Pick up; put down; on the stock, deal</source>
        <translation>Agafa; deixa; sobre el munt de robar, reparteix</translation>
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
        <source>Deal from the stock</source>
        <translation>Reparteix del munt de robar</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Aquesta carta al seu fonament</translation>
    </message>
    <message>
        <source>Best move of this card, as by double-click</source>
        <translation>El millor moviment d’aquesta carta, com amb doble clic</translation>
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
        <source>Find a card: then its rank and suit, such as 7H</source>
        <translation>Cerca una carta: després el rang i el coll, com ara 7H</translation>
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
        <source>Say less or more</source>
        <translation>Diu menys o més</translation>
    </message>
    <message>
        <source>Show this card very large</source>
        <translation>Mostra aquesta carta molt gran</translation>
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
        <source>Pause and go on</source>
        <translation>Pausa i continua</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>teclat numèric %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>Ves a la columna %1; deixa-hi les cartes</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>As the system: %1</source>
        <translation>Com el sistema: %1</translation>
    </message>
    <message>
        <source>Language of all texts</source>
        <translation>Idioma de tots els textos</translation>
    </message>
    <message>
        <source>Index letters of the cards follow it, unless you chose others.</source>
        <translation>Les lletres d’índex de les cartes el segueixen, si no n’heu triat d’altres.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra d’eines</translation>
    </message>
    <message>
        <source>The game of %1 that lay open waits until its plugin is back.</source>
        <translation>%1: la partida que va quedar oberta espera que torni el seu connector.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
    <message>
        <source>The game is played again up to where you left it.</source>
        <translation>Es torna a jugar la partida fins on l’havíeu deixada.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altres jocs</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Desa una imatge de la taula</translation>
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
        <source>This game has nothing to choose.</source>
        <translation>En aquest joc no hi ha res per triar.</translation>
    </message>
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
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>%1 was written.</source>
        <translation>S’ha escrit %1.</translation>
    </message>
    <message>
        <source>It plays already. Change its parts and its help pages; in between:</source>
        <translation>Ja es pot jugar. Canvieu-ne les parts i les pàgines d’ajuda; entremig:</translation>
    </message>
    <message>
        <source>check its rules</source>
        <translation>comprova’n les regles</translation>
    </message>
    <message>
        <source>agree to it and switch it on</source>
        <translation>accepta’l i activa’l</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>juga-hi</translation>
    </message>
    <message>
        <source>Move its folder to %1 to play it.</source>
        <translation>Moveu-ne la carpeta a %1 per jugar-hi.</translation>
    </message>
    <message>
        <source>“%1” is no name for a plugin: write small letters, digits and _, at most 40.</source>
        <translation>«%1» no és cap nom de connector: escriviu minúscules, xifres i _, 40 com a màxim.</translation>
    </message>
    <message>
        <source>Something is called %1 already: choose another name.</source>
        <translation>Ja hi ha alguna cosa que es diu %1: trieu un altre nom.</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name or --folder.</source>
        <translation>%1 ja hi és: trieu un altre nom o --folder.</translation>
    </message>
    <message>
        <source>“%1” is no family: write two to eight letters A to Z.</source>
        <translation>«%1» no és cap família: escriviu de dues a vuit lletres de la A a la Z.</translation>
    </message>
    <message>
        <source>Another plugin already brings %1: choose another --family.</source>
        <translation>Un altre connector ja porta %1: trieu un altre --family.</translation>
    </message>
    <message>
        <source>No free family can be made from %1: name one with --family.</source>
        <translation>%1 no dona cap família lliure: indiqueu-ne una amb --family.</translation>
    </message>
    <message>
        <source>The plugin cannot be written (%1): choose another --folder.</source>
        <translation>No es pot escriure el connector (%1): trieu un altre --folder.</translation>
    </message>
    <message>
        <source>Write the plugin of a new variant, which plays at once.</source>
        <translation>Escriu el connector d’un joc nou, que es pot jugar de seguida.</translation>
    </message>
    <message>
        <source>where to write it, instead of your plugins folder</source>
        <translation>on escriure’l, en comptes de la vostra carpeta de connectors</translation>
    </message>
    <message>
        <source>how its deal codes begin: two to eight letters</source>
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
        <source>Open &amp;games</source>
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
        <source>Options of new games</source>
        <translation>Opcions de les partides noves</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tots els jocs</translation>
    </message>
    <message>
        <source>Mark the card moved last</source>
        <translation>Marca l’última carta moguda</translation>
    </message>
    <message>
        <source>A small coloured corner shows what the last action moved.</source>
        <translation>Una petita cantonada de color mostra què ha mogut l’última acció.</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Mira les cartes tapades</translation>
    </message>
    <message>
        <source>Hold the button on a card that lies open but covered, or on the waste: it is shown as long as you hold it.</source>
        <translation>Manteniu el botó en una carta de cara però tapada, o en el descart: es mostra mentre el manteniu.</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Separa les columnes atapeïdes</translation>
    </message>
    <message>
        <source>Rest on a card of a tight column, and its cards move apart.</source>
        <translation>Atureu-vos en una carta d’una columna atapeïda, i les cartes se separen.</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Excepcions per a un joc</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>It is left out (%1): ask its author.</source>
        <translation>Queda fora (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>It failed when it was started (%1): ask its author.</source>
        <translation>Ha fallat en iniciar-se (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1: rename one of them.</source>
        <translation>Un altre connector ja es diu %1: canvieu el nom d’un.</translation>
    </message>
    <message>
        <source>Another plugin already brings %1: switch one of them off.</source>
        <translation>Un altre connector ja porta %1: desactiveu-ne un.</translation>
    </message>
    <message>
        <source>It has a hook that does not exist (%1): ask its author.</source>
        <translation>Té un ganxo que no existeix (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>Its variant does not pass the checks (%1): ask its author.</source>
        <translation>El seu joc no passa les comprovacions (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>It gives something that is no variant (%1): ask its author.</source>
        <translation>Dona una cosa que no és cap joc (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>A file is missing: %1.</source>
        <translation>Falta un fitxer: %1.</translation>
    </message>
    <message>
        <source>Its plugin.toml cannot be read (%1): ask its author.</source>
        <translation>No se’n pot llegir el plugin.toml (%1): pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>“%1” is no name for a plugin: small letters, digits and _, at most 40.</source>
        <translation>«%1» no és cap nom de connector: minúscules, xifres i _, 40 com a màxim.</translation>
    </message>
    <message>
        <source>It does not say its version: ask its author.</source>
        <translation>No diu quina versió és: pregunteu-ho a l’autor.</translation>
    </message>
    <message>
        <source>It is written for another Réussite (interface %1): update it.</source>
        <translation>Està escrit per a un altre Réussite (interfície %1): actualitzeu-lo.</translation>
    </message>
    <message>
        <source>It did not answer any more last time: switch it on to try it once more.</source>
        <translation>L’última vegada va deixar de respondre: activeu-lo per tornar-ho a provar.</translation>
    </message>
    <message>
        <source>You can switch it off in the preferences, under Plugins.</source>
        <translation>El podeu desactivar a les preferències, a Connectors.</translation>
    </message>
    <message>
        <source>The plugin %1 did not answer any more last time and is left out.</source>
        <translation>L’última vegada el connector %1 va deixar de respondre i queda fora.</translation>
    </message>
    <message>
        <source>You can switch it on in the preferences, under Plugins.</source>
        <translation>El podeu activar a les preferències, a Connectors.</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). The game is kept: undo, or play another.</source>
        <translation>El connector %1 ha fallat (%2). La partida es conserva: desfeu, o jugueu-ne una altra.</translation>
    </message>
    <message>
        <source>Its plugin.toml does not say api_version: write %1.</source>
        <translation>El seu plugin.toml no diu api_version: escriviu-hi %1.</translation>
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
        <source>Trust this plugin while its files change (for its author)</source>
        <translation>Confia en aquest connector mentre els seus fitxers canvien (per a l’autor)</translation>
    </message>
    <message>
        <source>Whatever is written into its folder runs with your permissions, without a question. Only for a plugin that you write yourself.</source>
        <translation>Tot el que s’escriu a la seva carpeta s’executa amb els vostres permisos, sense cap pregunta. Només per a un connector que escriviu vós mateix.</translation>
    </message>
    <message>
        <source>&amp;Copy this text</source>
        <translation>&amp;Copia aquest text</translation>
    </message>
    <message>
        <source>&amp;Open the plugins folder</source>
        <translation>&amp;Obre la carpeta de connectors</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Torna a mirar</translation>
    </message>
    <message>
        <source>Reads the folder anew. What is on the table stays as it is.</source>
        <translation>Torna a llegir la carpeta. El que hi ha a la taula es queda igual.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Desactiva</translation>
    </message>
    <message>
        <source>Switch o&amp;n</source>
        <translation>&amp;Activa</translation>
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
        <source>Brings: %1</source>
        <translation>Porta: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>Switch this plugin on?</source>
        <translation>Voleu activar aquest connector?</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 no forma part del Réussite.</translation>
    </message>
    <message>
        <source>I trust it: switch it on</source>
        <translation>Me’n refio: activa’l</translation>
    </message>
    <message>
        <source>Leave it off</source>
        <translation>Deixa’l desactivat</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>No es pot crear la carpeta: %1</translation>
    </message>
    <message>
        <source>A plugin is a program: it can read, change and send everything that you can. Switch it on only if you trust whoever wrote it. Your agreement is for exactly the files that are there now: when any of them has changed, you are asked again.</source>
        <translation>Un connector és un programa: pot llegir, canviar i enviar tot el que podeu vós. Activeu-lo només si us refieu de qui l’ha escrit. El vostre acord val exactament per als fitxers que hi ha ara: si en canvia algun, se us torna a preguntar.</translation>
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
        <source>not yet agreed</source>
        <translation>encara no acceptat</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>deixat fora</translation>
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
        <source>Automatic placing</source>
        <translation>Col·locació automàtica</translation>
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
        <source>While you drag, every place that accepts the cards lights up.</source>
        <translation>Mentre arrossegueu, s’il·lumina cada lloc que accepta les cartes.</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Regles interactives</translation>
    </message>
    <message>
        <source>After a refused move, a short message says which rule refused it.</source>
        <translation>Després d’un moviment rebutjat, un missatge curt diu quina regla l’ha rebutjat.</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Puja-ho tot</translation>
    </message>
    <message>
        <source>A menu entry and its key play every card that goes up.</source>
        <translation>Una entrada del menú i la seva tecla pugen totes les cartes que poden.</translation>
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
        <source>Search the preferences</source>
        <translation>Cerca a les preferències</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pàgines</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Cap preferència no té aquestes paraules.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>&amp;Restableix aquesta pàgina</translation>
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
        <translation>Llengua i animació</translation>
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
        <translation>R&amp;epartiments recents</translation>
    </message>
    <message>
        <source>No other deal yet</source>
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
        <source>Any card may be the first there.</source>
        <translation>La primera hi pot ser qualsevol carta.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its own suit.</source>
        <translation>Un fonament comença amb l’as del seu coll.</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Només es mou la carta de sobre, d’una en una.</translation>
    </message>
    <message>
        <source>A card that lies face down is not in play yet.</source>
        <translation>Una carta cara avall encara no és en joc.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Aquestes cartes no es poden agafar.</translation>
    </message>
    <message>
        <source>Other cards still lie over this one.</source>
        <translation>Encara hi ha altres cartes sobre aquesta.</translation>
    </message>
    <message>
        <source>A card on a foundation stays there.</source>
        <translation>Una carta posada en un fonament s’hi queda.</translation>
    </message>
    <message>
        <source>The card lies there already.</source>
        <translation>La carta ja és allà.</translation>
    </message>
    <message>
        <source>Only one card at a time may go there.</source>
        <translation>Només hi pot anar una carta alhora.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Aquesta cel·la és ocupada.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Aquesta pila és plena.</translation>
    </message>
    <message>
        <source>No card may go there.</source>
        <translation>No hi pot anar cap carta.</translation>
    </message>
    <message>
        <source>Cards do not go there in pairs.</source>
        <translation>Les cartes no hi van per parelles.</translation>
    </message>
    <message>
        <source>Nothing may be laid on a card there.</source>
        <translation>Allà no es pot posar res sobre una carta.</translation>
    </message>
    <message>
        <source>A card from that pile may not go there.</source>
        <translation>Una carta d’aquella pila no hi pot anar.</translation>
    </message>
    <message>
        <source>A card does not go from one foundation to another.</source>
        <translation>Una carta no va d’un fonament a un altre.</translation>
    </message>
    <message>
        <source>A card does not go from one cell to another.</source>
        <translation>Una carta no va d’una cel·la a una altra.</translation>
    </message>
    <message>
        <source>No card goes back onto the stock.</source>
        <translation>Cap carta no torna al munt de robar.</translation>
    </message>
    <message>
        <source>Only cards from the stock go to the waste.</source>
        <translation>Al descart només hi van cartes del munt de robar.</translation>
    </message>
    <message>
        <source>Cards from the stock go to the waste.</source>
        <translation>Les cartes del munt de robar van al descart.</translation>
    </message>
    <message>
        <source>The stock deals a card to every place.</source>
        <translation>El munt de robar reparteix una carta a cada lloc.</translation>
    </message>
    <message>
        <source>The stock is empty: turn the waste over first.</source>
        <translation>El munt de robar és buit: primer gireu el descart.</translation>
    </message>
    <message>
        <source>Stock and waste are empty.</source>
        <translation>El munt de robar i el descart són buits.</translation>
    </message>
    <message>
        <source>The waste is turned over only when the stock is empty.</source>
        <translation>El descart només es gira quan el munt de robar és buit.</translation>
    </message>
    <message>
        <source>The game is won: nothing moves any more.</source>
        <translation>La partida és guanyada: ja no es mou res.</translation>
    </message>
    <message>
        <source>The time is up: nothing moves any more.</source>
        <translation>S’ha acabat el temps: ja no es mou res.</translation>
    </message>
    <message>
        <source>This game has ended: nothing moves any more.</source>
        <translation>Aquesta partida s’ha acabat: ja no es mou res.</translation>
    </message>
    <message>
        <source>The rules failed when they were asked.</source>
        <translation>Les regles han fallat quan s’han consultat.</translation>
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
        <source>This is earlier than the move before it.</source>
        <translation>Això és abans que el moviment anterior.</translation>
    </message>
    <message>
        <source>This is no move: write t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Això no és cap moviment: escriviu t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo o redo.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>No hi ha cap carta per moure.</translation>
    </message>
    <message>
        <source>Only an ace may go on an empty foundation.</source>
        <translation>En un fonament buit només hi va un as.</translation>
    </message>
    <message>
        <source>Only an ace may go on an empty place.</source>
        <translation>En un lloc buit només hi va un as.</translation>
    </message>
    <message>
        <source>Only a king may go on an empty column.</source>
        <translation>En una columna buida només hi va un rei.</translation>
    </message>
    <message>
        <source>Only a king may go on an empty place.</source>
        <translation>En un lloc buit només hi va un rei.</translation>
    </message>
    <message>
        <source>The stock is gone through only once.</source>
        <translation>El munt de robar només es passa una vegada.</translation>
    </message>
    <message>
        <source>The stock is not gone through again.</source>
        <translation>El munt de robar ja no es torna a passar.</translation>
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
        <source>There is no place for this card now.</source>
        <translation>Ara no hi ha lloc per a aquesta carta.</translation>
    </message>
    <message>
        <source>Only a drag or a key takes a card back from a foundation.</source>
        <translation>Una carta només es recupera d’un fonament arrossegant-la o amb el teclat.</translation>
    </message>
    <message>
        <source>This game has as many actions as a game can have: begin another one.</source>
        <translation>Aquesta partida té tantes accions com en pot tenir una partida: comenceu-ne una altra.</translation>
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
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Tot funciona.</translation>
    </message>
    <message>
        <source>%1 of the parts do not work here: see the lines with !!.</source>
        <translation>Parts que aquí no funcionen: %1. Vegeu les línies amb !!.</translation>
    </message>
    <message>
        <source>There are no fonts: install some.</source>
        <translation>No hi ha tipus de lletra: instal·leu-ne.</translation>
    </message>
    <message>
        <source>There are none in %1</source>
        <translation>No n’hi ha cap a %1</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 no dibuixa res</translation>
    </message>
    <message>
        <source>%1 cannot be written to: check its rights.</source>
        <translation>No es pot escriure a %1: comproveu-ne els permisos.</translation>
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
        <source>Redo did not lead to where the game was.</source>
        <translation>Refer no ha portat on era la partida.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>moviments fets, desfets i refets: %1</translation>
    </message>
    <message>
        <source>The table is drawn in %1 colours only.</source>
        <translation>La taula es dibuixa només amb aquest nombre de colors: %1.</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>colors dibuixats: %1</translation>
    </message>
    <message>
        <source>A saved game comes back another one.</source>
        <translation>Una partida desada torna diferent.</translation>
    </message>
    <message>
        <source>Settings do not come back as they were set.</source>
        <translation>La configuració no torna tal com s’havia posat.</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>desat en %1 bytes</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Something is wrong with the settings (%1).</source>
        <translation>Hi ha algun problema amb la configuració (%1).</translation>
    </message>
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
        <source>not to be seen</source>
        <comment>a card</comment>
        <translation>no es veu</translation>
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
        <source>Deal from the stock</source>
        <translation>Reparteix del munt de robar</translation>
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
        <source>passes left after this one: %1</source>
        <translation>passades que queden després d’aquesta: %1</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>segueix %1</translation>
    </message>
    <message>
        <source>it is in %1</source>
        <comment>where a card lies</comment>
        <translation>és a: %1</translation>
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
    <message>
        <source>Dealt %1</source>
        <comment>cards, the top one first</comment>
        <translation>Ha sortit: %1</translation>
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
        <translation>E&amp;xporta totes les partides…</translation>
    </message>
    <message>
        <source>&amp;Reset this game…</source>
        <translation>&amp;Restableix aquest joc…</translation>
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
        <source>Reset the statistics?</source>
        <translation>Voleu restablir les estadístiques?</translation>
    </message>
    <message>
        <source>All games of %1 that have ended are forgotten.</source>
        <translation>%1: s’obliden totes les partides acabades.</translation>
    </message>
    <message>
        <source>This cannot be undone. Games that go on are kept.</source>
        <translation>Això no es pot desfer. Les partides en curs es conserven.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Oblida-les</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conserva-les</translation>
    </message>
    <message>
        <source>%1 · %2 · Score %3 · Moves %4 · Time %5</source>
        <translation>%1 · %2 · Puntuació %3 · Moviments %4 · Temps %5</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Moviments</translation>
    </message>
    <message>
        <source>games begun: every game counts from its first action</source>
        <translation>partides començades: cadascuna compta des de la primera acció</translation>
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
        <source>of the games that have ended</source>
        <translation>de les partides acabades</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Ratxa actual</translation>
    </message>
    <message>
        <source>games won in a row up to now</source>
        <translation>partides guanyades seguides fins ara</translation>
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
        <source>of all games that have ended</source>
        <translation>de totes les partides acabades</translation>
    </message>
    <message>
        <source>of games won with cards not seen before</source>
        <translation>de partides guanyades amb cartes no vistes abans</translation>
    </message>
    <message>
        <source>of all games won</source>
        <translation>de totes les partides guanyades</translation>
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
        <source>of all games that have ended since %1</source>
        <translation>de totes les partides acabades des de %1</translation>
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
        <source>%n step(s). Let them play, or try moves of your own.</source>
        <translation>
            <numerusform>%n pas. Deixeu que es jugui, o proveu moviments vostres.</numerusform>
            <numerusform>%n passos. Deixeu que es juguin, o proveu moviments vostres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Something is wrong with the stored games (%1).</source>
        <translation>Hi ha algun problema amb les partides desades (%1).</translation>
    </message>
    <message>
        <source>The stored games are damaged. They are kept as %1, and new ones begun.</source>
        <translation>Les partides desades estan malmeses. Es conserven com a %1, i se’n comencen de noves.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All games in them that are whole were taken over; the damaged ones are kept as %1.</source>
        <translation>Les partides desades estaven malmeses. S’han recuperat totes les que són senceres; les dades malmeses es conserven com a %1.</translation>
    </message>
    <message>
        <source>What was saved last is damaged: the games go on from what was saved before. The damaged ones are kept as %1.</source>
        <translation>El que es va desar al final està malmès: les partides continuen des del que s’havia desat abans. Les dades malmeses es conserven com a %1.</translation>
    </message>
    <message>
        <source>The stored games in %1 are damaged: this game is not saved.</source>
        <translation>Les partides desades a %1 estan malmeses: aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>A newer Réussite wrote the games in %1: update it. This game is not saved.</source>
        <translation>Un Réussite més nou va escriure les partides a %1: actualitzeu-lo. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Another program wrote %1: move it away. This game is not saved.</source>
        <translation>Un altre programa va escriure %1: aparteu-lo. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Another program holds %1: close it. Until then this game is not saved.</source>
        <translation>Un altre programa ocupa %1: tanqueu-lo. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The disk of %1 is full: make room. Until then this game is not saved.</source>
        <translation>El disc de %1 és ple: feu-hi lloc. Fins llavors, aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>Nothing may be written to %1: this game is not saved.</source>
        <translation>No es pot escriure res a %1: aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>There can be no folder for %1: this game is not saved.</source>
        <translation>No hi pot haver cap carpeta per a %1: aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>%1 cannot be used: check its folder. This game is not saved.</source>
        <translation>No es pot fer servir %1: comproveu-ne la carpeta. Aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The game %1 cannot be played again, so it is not resumed.</source>
        <translation>La partida %1 no es pot tornar a jugar, de manera que no es reprèn.</translation>
    </message>
    <message>
        <source>Réussite is already running and does not answer: this game is not saved.</source>
        <translation>El Réussite ja s’executa i no respon: aquesta partida no es desa.</translation>
    </message>
    <message>
        <source>The game %1 cannot be saved: its plugin gave a value that cannot be stored. All other games are saved.</source>
        <translation>La partida %1 no es pot desar: el seu connector ha donat un valor que no es pot desar. Totes les altres partides es desen.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2: write one of %3.</source>
        <translation>%1 no té les opcions %2: escriviu-ne una de %3.</translation>
    </message>
    <message>
        <source>“%1” is no player: write random, careful or advice.</source>
        <translation>«%1» no és cap jugador: escriviu random, careful o advice.</translation>
    </message>
    <message>
        <source>Nobody advises: switch the plugin on with “reussite plugins --enable advice”.</source>
        <translation>Ningú no aconsella: activeu el connector amb «reussite plugins --enable advice».</translation>
    </message>
    <message>
        <source>“%1” names no deals: write two numbers, such as 1-1000.</source>
        <translation>«%1» no designa cap repartiment: escriviu dos nombres, com ara 1-1000.</translation>
    </message>
    <message>
        <source>“%1” is no number of seconds: write 0.1 to 3600.</source>
        <translation>«%1» no és cap nombre de segons: escriviu de 0.1 a 3600.</translation>
    </message>
    <message>
        <source>%1 cannot be gone on with: name another file with --out.</source>
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
        <source>Play many deals of a variant and say what it is like.</source>
        <translation>Juga molts repartiments d’una variant i diu com és.</translation>
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
        <source>a file with a line for each deal; it is gone on with</source>
        <translation>un fitxer amb una línia per repartiment, que es continua</translation>
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
        <source>The folder has no tournament.toml, or is not here now.</source>
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
        <translation>tournament.toml no descriu cap torneig de Réussite.</translation>
    </message>
    <message>
        <source>A newer Réussite made this tournament (format %1, known here is %2): update Réussite.</source>
        <translation>Una versió més nova de Réussite va crear aquest torneig (format %1, aquí es coneix %2): actualitzeu Réussite.</translation>
    </message>
    <message>
        <source>There is no format %1: known is %2.</source>
        <translation>El format %1 no existeix: es coneix %2.</translation>
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
        <translation>El codi «%1» s’ha d’escriure %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>«%1» no és un codi de partida vàlid.</translation>
    </message>
    <message>
        <source>The deal %1 is in the list of rounds twice.</source>
        <translation>El repartiment %1 és dos cops a la llista de rondes.</translation>
    </message>
    <message>
        <source>The tournament would close before it opens.</source>
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
        <source>%1 counts, but its clock says that it was begun before the tournament opened.</source>
        <translation>%1 compta, però segons el seu rellotge va començar abans que s’obrís el torneig.</translation>
    </message>
    <message>
        <source>%1 counts, but its clock says that it was begun after the tournament closed.</source>
        <translation>%1 compta, però segons el seu rellotge va començar després que es tanqués el torneig.</translation>
    </message>
    <message>
        <source>The folder is not here now.</source>
        <translation>La carpeta ara no hi és.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disc és ple.</translation>
    </message>
    <message>
        <source>Nothing may be written to the folder.</source>
        <translation>No es pot escriure a la carpeta.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>La carpeta no es pot fer servir (%1).</translation>
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
        <source>A game that is watched</source>
        <translation>Una partida que es mira</translation>
    </message>
</context>
</TS>
