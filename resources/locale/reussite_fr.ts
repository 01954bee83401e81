<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>Access</name>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Keys of the table</source>
        <translation>Touches de la table</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Les deux mains</translation>
    </message>
    <message>
        <source>Right hand, numeric keypad</source>
        <translation>Main droite, pavé numérique</translation>
    </message>
    <message>
        <source>Left hand, W A S D</source>
        <translation>Main gauche, W A S D</translation>
    </message>
    <message>
        <source>Direct moves</source>
        <translation>Coups directs</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Bref</translation>
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
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un contacteur</translation>
    </message>
    <message>
        <source>Two switches</source>
        <translation>Deux contacteurs</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Large targets</source>
        <translation>Grandes cibles</translation>
    </message>
    <message>
        <source>Buttons, menu entries and rows are 44 pixels high at least.</source>
        <translation>Boutons, entrées de menu et lignes font au moins 44 pixels de haut.</translation>
    </message>
    <message>
        <source>Sounds of the cards</source>
        <translation>Sons des cartes</translation>
    </message>
    <message>
        <source>Picked up, carried, laid down, drawn, refused, turned over and won each sound different. They need the Python package miniaudio.</source>
        <translation>Prendre, porter, poser, tirer, refuser, retourner et gagner ont chacun leur son. Il faut le paquet Python miniaudio.</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Lecteurs d’écran</translation>
    </message>
    <message>
        <source>Switch access</source>
        <translation>Accès par contacteurs</translation>
    </message>
    <message>
        <source>Move cards with two clicks</source>
        <translation>Déplacer les cartes en deux clics</translation>
    </message>
    <message>
        <source>Click cards to pick them up, then click where they should go. Right-click a card to list its moves.</source>
        <translation>Cliquez sur des cartes pour les prendre, puis là où elles doivent aller. Un clic droit sur une carte liste ses coups.</translation>
    </message>
    <message>
        <source>Keyboard layout</source>
        <translation>Disposition des touches</translation>
    </message>
    <message>
        <source>Press two keys to move: 3 7 moves from column 3 to column 7.</source>
        <translation>Deux touches font un coup&#x202f;: 3 7 déplace de la colonne 3 à la colonne 7.</translation>
    </message>
    <message>
        <source>Verbosity</source>
        <translation>Niveau de détail</translation>
    </message>
    <message>
        <source>Announce the card before its pile</source>
        <translation>Annoncer la carte avant sa pile</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Notifications (for Orca before version 45)</source>
        <translation>Notifications (pour Orca avant la version 45)</translation>
    </message>
    <message>
        <source>Announce results</source>
        <translation>Annoncer les résultats</translation>
    </message>
    <message>
        <source>Expose piles and cards to screen readers</source>
        <translation>Montrer piles et cartes aux lecteurs d’écran</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Scan the legal moves</source>
        <translation>Balayer les coups permis</translation>
    </message>
    <message>
        <source>With one switch, the list of moves advances by itself and any key chooses a move. With two switches, Space advances and Enter chooses.</source>
        <translation>Avec un contacteur, la liste des coups avance seule et n’importe quelle touche choisit un coup. Avec deux, Espace avance et Entrée choisit.</translation>
    </message>
    <message>
        <source>Time on each move</source>
        <translation>Durée sur chaque coup</translation>
    </message>
    <message>
        <source>Click tolerance</source>
        <translation>Tolérance de clic</translation>
    </message>
    <message>
        <source>If the pointer moves no farther than this, a press counts as a click, not as a drag.</source>
        <translation>Si le pointeur ne bouge pas plus loin, une pression compte comme un clic, pas comme un glissement.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Recommencer cette donne</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>Sai&amp;sir un code de donne…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copier le code de donne</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>&amp;Donne du jour</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>N&amp;uméro suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious number</source>
        <translation>Numéro précéd&amp;ent</translation>
    </message>
    <message>
        <source>&amp;Open a game file…</source>
        <translation>&amp;Ouvrir un fichier de partie…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>Co&amp;mpare games…</source>
        <translation>Co&amp;mparer des parties…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Tirer du talon</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Cartes plus &amp;grandes</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>Cartes plus petite&amp;s</translation>
    </message>
    <message>
        <source>&amp;Tool bar</source>
        <translation>&amp;Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>Barre d’ét&amp;at</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>Table &amp;as list</source>
        <translation>Table en l&amp;iste</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Réussite</source>
        <translation>À &amp;propos de Réussite</translation>
    </message>
    <message>
        <source>Undo to the &amp;start</source>
        <translation>Annuler jusqu’au &amp;début</translation>
    </message>
    <message>
        <source>Redo to the &amp;end</source>
        <translation>Rétablir jusqu’à la &amp;fin</translation>
    </message>
    <message>
        <source>Send &amp;all up</source>
        <translation>Tout &amp;monter</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Nouvelle p&amp;artie…</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nouvelle donne</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the table</source>
        <translation>Copier une image de &amp;la table</translation>
    </message>
    <message>
        <source>Save a picture of the ta&amp;ble…</source>
        <translation>Enregistrer une image de la ta&amp;ble…</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Taille par &amp;défaut</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>Ouvrir la barre de menus</translation>
    </message>
    <message>
        <source>To&amp;urnaments…</source>
        <translation>&amp;Tournois…</translation>
    </message>
    <message>
        <source>Dail&amp;y calendar…</source>
        <translation>Calendrier des &amp;jours…</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear at their new place without moving there. You never have to wait for an animation.</source>
        <translation>En mouvement réduit, les cartes apparaissent à leur nouvelle place sans déplacement. Vous n’attendez jamais une animation.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No games were found in %1. Reinstall Réussite.</source>
        <translation>Aucun jeu trouvé dans %1. Réinstallez Réussite.</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Index letters</source>
        <translation>Lettres de l’index</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Gaucher</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation>Barre d’état</translation>
    </message>
    <message>
        <source>Time in the status bar</source>
        <translation>Temps dans la barre d’état</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Card index</source>
        <translation>Index des cartes</translation>
    </message>
    <message>
        <source>Rank and suit in the corner of the built-in decks.</source>
        <translation>Rang et famille dans le coin des jeux intégrés.</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>Felt in dark mode</source>
        <translation>Tapis en mode sombre</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Thème de couleurs</translation>
    </message>
    <message>
        <source>The table and windows follow the system at once.</source>
        <translation>La table et les fenêtres suivent aussitôt le système.</translation>
    </message>
    <message>
        <source>Dim cards in dark mode</source>
        <translation>Assombrir les cartes en mode sombre</translation>
    </message>
    <message>
        <source>Makes the paper of the built-in decks less bright.</source>
        <translation>Rend le papier des jeux intégrés moins éclatant.</translation>
    </message>
    <message>
        <source>High contrast uses a black table and clear marks.</source>
        <translation>Le contraste fort a une table noire et des marques nettes.</translation>
    </message>
    <message>
        <source>Mirrors the table, with the stock on the right.</source>
        <translation>Inverse la table, avec le talon à droite.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>Above %1, the table is larger than the window and scrolls.</source>
        <translation>Au-dessus de %1, la table dépasse la fenêtre et défile.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Daily calendar</source>
        <translation>Calendrier des jours</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>✓ won   • played, not won</source>
        <translation>✓ gagnée   • jouée, pas gagnée</translation>
    </message>
    <message>
        <source>%1: this deal can be played from that day on.</source>
        <comment>a day</comment>
        <translation>%1&#x202f;: cette donne pourra se jouer à partir de ce jour.</translation>
    </message>
    <message>
        <source>%1: won, best score %2.</source>
        <comment>a day, a score</comment>
        <translation>%1&#x202f;: gagnée, meilleur score %2.</translation>
    </message>
    <message>
        <source>%1: played, not won.</source>
        <comment>a day</comment>
        <translation>%1&#x202f;: jouée, pas gagnée.</translation>
    </message>
    <message>
        <source>%1: not played.</source>
        <comment>a day</comment>
        <translation>%1&#x202f;: pas encore jouée.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Results over time</source>
        <translation>Résultats au fil du temps</translation>
    </message>
    <message>
        <source>Average score: %1 in the oldest games, %2 in the newest</source>
        <translation>Score moyen&#x202f;: %1 dans les parties les plus anciennes, %2 dans les plus récentes</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aucune partie n’est encore finie</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>show every line of the plugin that an error passed</source>
        <translation>montrer chaque ligne du module par où l’erreur est passée</translation>
    </message>
    <message>
        <source>%1 now runs with your permissions.</source>
        <translation>%1 s’exécute maintenant avec vos droits.</translation>
    </message>
    <message>
        <source>There is no plugin in %1: __init__.py is missing.</source>
        <translation>Il n’y a pas de module dans %1&#x202f;: __init__.py manque.</translation>
    </message>
    <message>
        <source>The plugin %1 is not trusted yet. Check its folder %2 instead, or turn the plugin on.</source>
        <translation>Le module %1 n’a pas encore votre confiance. Vérifiez plutôt son dossier %2, ou activez le module.</translation>
    </message>
    <message>
        <source>Check that the variants of a plugin follow the rules.</source>
        <translation>Vérifier que les jeux d’un module respectent les règles.</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>This is not a valid deal code (%1).</source>
        <translation>Ce n’est pas un code de donne (%1).</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Use one of %2.</source>
        <translation>Jeu inconnu&#x202f;: «&#x202f;%1&#x202f;». Utilisez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unknown version “%1”. This program deals %2.</source>
        <translation>Version inconnue&#x202f;: «&#x202f;%1&#x202f;». Ce programme donne %2.</translation>
    </message>
    <message>
        <source>Unknown option “%1”. Use one of %2.</source>
        <translation>Option inconnue&#x202f;: «&#x202f;%1&#x202f;». Utilisez l’une de celles-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The option is missing. Use one of %1.</source>
        <translation>L’option manque. Utilisez l’une de celles-ci&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The number “%1” must have %2 characters.</source>
        <translation>Le numéro «&#x202f;%1&#x202f;» doit avoir %2 caractères.</translation>
    </message>
    <message>
        <source>The number of %1 characters at the end is missing.</source>
        <translation>Le numéro de %1 caractères à la fin manque.</translation>
    </message>
    <message>
        <source>The number cannot contain “%1”. Use A to Z and 2 to 7.</source>
        <translation>Le numéro ne peut pas contenir «&#x202f;%1&#x202f;». Utilisez A à Z et 2 à 7.</translation>
    </message>
    <message>
        <source>%2 has no Microsoft deals. Use seven letters instead of %1.</source>
        <translation>%2 n’a pas de donnes Microsoft. Écrivez sept lettres au lieu de %1.</translation>
    </message>
    <message>
        <source>There is no Microsoft deal #%1. Use #1 to #%2.</source>
        <translation>Il n’y a pas de donne Microsoft #%1. Utilisez #1 à #%2.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1 after #.</source>
        <translation>Saisissez un numéro de 1 à %1 après #.</translation>
    </message>
    <message>
        <source>Enter a deal code, such as %1.</source>
        <translation>Saisissez un code de donne, par exemple %1.</translation>
    </message>
    <message>
        <source>“%1” is not a deal code. A deal code looks like %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un code de donne. Un code de donne ressemble à ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unknown game code “%1”.</source>
        <translation>Code de jeu inconnu&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The text contains several deal codes: %1. Keep only one.</source>
        <translation>Le texte contient plusieurs codes de donne&#x202f;: %1. N’en gardez qu’un.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>écrire un document JSON</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>écrire la version</translation>
    </message>
    <message>
        <source>Undo: the whole game</source>
        <translation>Annulation&#x202f;: toute la partie</translation>
    </message>
    <message>
        <source>Time limit: none</source>
        <translation>Limite de temps&#x202f;: aucune</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>Module&#x202f;: %1</translation>
    </message>
    <message>
        <source>List the variants with their options.</source>
        <translation>Lister les jeux avec leurs options.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Gagnée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score&#x202f;: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Coups&#x202f;: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>Qt cannot use this display: %1</source>
        <translation>Qt ne peut pas utiliser cet affichage&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 is only for a new tournament. Use tournament new.</source>
        <translation>%1 sert pour un nouveau tournoi&#x202f;: écrivez tournament new.</translation>
    </message>
    <message>
        <source>%1 points, %2 of %3 rounds played, %4 won</source>
        <translation>points&#x202f;: %1, manches jouées&#x202f;: %2 sur %3, gagnées&#x202f;: %4</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>The tournament needs a --name of 1 to 80 characters.</source>
        <translation>Le tournoi a besoin d’un --name de 1 à 80 caractères.</translation>
    </message>
    <message>
        <source>Unknown value “%1” for %2. Use one of %3.</source>
        <translation>Valeur inconnue «&#x202f;%1&#x202f;» de %2&#x202f;: utilisez l’une de %3.</translation>
    </message>
    <message>
        <source>Give the deal codes of the rounds, or --rounds and --variant. Use %1.</source>
        <translation>Indiquez les codes de donne des manches, ou --rounds et --variant&#x202f;: écrivez %1.</translation>
    </message>
    <message>
        <source>Verify the results of a tournament and show its standings, or create a new one.</source>
        <translation>Rejouer les résultats d’un tournoi et en donner le classement, ou en créer un nouveau.</translation>
    </message>
    <message>
        <source>add a finished game</source>
        <translation>déposer une partie terminée</translation>
    </message>
    <message>
        <source>who played it</source>
        <translation>qui l’a jouée</translation>
    </message>
    <message>
        <source>new: its name</source>
        <translation>new&#x202f;: son nom</translation>
    </message>
    <message>
        <source>new: number of random deals</source>
        <translation>new&#x202f;: autant de donnes au hasard</translation>
    </message>
    <message>
        <source>new: their family, such as DS or DS-D1N</source>
        <translation>new&#x202f;: de cette famille, telle DS ou DS-D1N</translation>
    </message>
    <message>
        <source>new: which attempt counts, first or best</source>
        <translation>new&#x202f;: quel essai compte, first (premier) ou best (meilleur)</translation>
    </message>
    <message>
        <source>new: games with an undo do not count</source>
        <translation>new&#x202f;: les parties avec une annulation ne comptent pas</translation>
    </message>
    <message>
        <source>new: sum of scores, or places</source>
        <translation>new&#x202f;: somme des scores, ou places</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of rounds. Use 1 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de manches valide. Utilisez 1 à %2.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”. Use %2.</source>
        <translation>Argument inattendu&#x202f;: «&#x202f;%1&#x202f;». Écrivez %2.</translation>
    </message>
    <message>
        <source>An argument is missing. Use %1.</source>
        <translation>Il manque un argument. Écrivez %1.</translation>
    </message>
    <message>
        <source>Could not write the output. Check that the disk is not full.</source>
        <translation>Impossible d’écrire le résultat. Vérifiez que le disque n’est pas plein.</translation>
    </message>
    <message>
        <source>%1 takes no value. Remove “%2”.</source>
        <translation>%1 ne prend pas de valeur. Retirez «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>A value is missing. Use %1.</source>
        <translation>Il manque une valeur. Écrivez %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <translation>Option inconnue&#x202f;: %1. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>Unknown option %1. See %2 --help.</source>
        <translation>Option inconnue&#x202f;: %1. Voyez %2 --help.</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Commands (each has its own --help):</source>
        <translation>Commandes (chacune a son propre --help)&#x202f;:</translation>
    </message>
    <message>
        <source>Play patience: continue your last game, or open a deal code or game file.</source>
        <translation>Jouer aux patiences&#x202f;: reprendre votre dernière partie, ou ouvrir un code de donne ou un fichier de partie.</translation>
    </message>
    <message>
        <source>deal a random game of this family, such as DS</source>
        <translation>donner une partie au hasard de ce jeu, par exemple DS</translation>
    </message>
    <message>
        <source>reset the position and size of the window</source>
        <translation>réinitialiser la position et la taille de la fenêtre</translation>
    </message>
    <message>
        <source>start without third-party plugins</source>
        <translation>démarrer sans les modules tiers</translation>
    </message>
    <message>
        <source>play a demonstration game and save a picture of it</source>
        <translation>jouer une partie de démonstration et en enregistrer une image</translation>
    </message>
    <message>
        <source>check that Réussite works on this system</source>
        <translation>vérifier que Réussite fonctionne sur ce système</translation>
    </message>
    <message>
        <source>add Réussite to the application menu (after pip or pipx)</source>
        <translation>ajouter Réussite au menu des applications (après pip ou pipx)</translation>
    </message>
    <message>
        <source>remove Réussite from the application menu</source>
        <translation>retirer Réussite du menu des applications</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Report this to its author.</source>
        <translation>Le module %1 a échoué (%2). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>Only a plugin in your plugins folder, in a folder with its own name, can be trusted while it changes. %1 is not one.</source>
        <translation>Seul un module de votre dossier de modules, dans un dossier à son nom, peut garder votre confiance pendant qu’il change. Ce n’est pas le cas du module %1.</translation>
    </message>
    <message>
        <source>The plugin %1 was not turned on. %2</source>
        <translation>Le module %1 n’a pas été activé. %2</translation>
    </message>
    <message>
        <source>trust a plugin with its current files, and turn it on</source>
        <translation>faire confiance aux fichiers actuels d’un module et l’activer</translation>
    </message>
    <message>
        <source>with --enable: keep trusting your own plugin when its files change</source>
        <translation>avec --enable&#x202f;: garder confiance en votre propre module quand ses fichiers changent</translation>
    </message>
    <message>
        <source>There are several plugins called %1. Use one of %2.</source>
        <translation>Plusieurs modules s’appellent %1. Utilisez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unknown plugin “%1”. Use one of %2.</source>
        <translation>Module inconnu&#x202f;: «&#x202f;%1&#x202f;». Utilisez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>List the plugins, or turn them on and off.</source>
        <translation>Lister les modules, les activer ou les désactiver.</translation>
    </message>
    <message>
        <source>turn a plugin off</source>
        <translation>désactiver un module</translation>
    </message>
    <message>
        <source>There are no legal moves.</source>
        <translation>Il n’y a aucun coup permis.</translation>
    </message>
    <message>
        <source>Move %1 (%2) was refused (%3): %4</source>
        <translation>Le coup %1 (%2) a été refusé (%3)&#x202f;: %4</translation>
    </message>
    <message>
        <source>“%1” is not a time in milliseconds. Use, for example, --elapsed 90000.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un temps en millisecondes. Écrivez par exemple --elapsed 90000.</translation>
    </message>
    <message>
        <source>Show the table of a deal code; -7H is a card that is face down.</source>
        <translation>Montrer la table d’un code de donne&#x202f;; -7H est une carte face cachée.</translation>
    </message>
    <message>
        <source>List the legal moves, such as t2&gt;t7*4.</source>
        <translation>Lister les coups permis, comme t2&gt;t7*4.</translation>
    </message>
    <message>
        <source>after these moves (- reads them from standard input)</source>
        <translation>après ces coups (- les lit sur l’entrée standard)</translation>
    </message>
    <message>
        <source>Play moves, undo and redo (- reads them from standard input).</source>
        <translation>Jouer des coups, undo et redo (- les lit sur l’entrée standard).</translation>
    </message>
    <message>
        <source>the time played, in milliseconds</source>
        <translation>le temps de jeu, en millisecondes</translation>
    </message>
    <message>
        <source>Use either a code or file, or --new, but not both.</source>
        <translation>Utilisez soit un code ou un fichier, soit --new, mais pas les deux.</translation>
    </message>
    <message>
        <source>“%1” is neither a deal code nor a game file.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un code de donne ni un fichier de partie.</translation>
    </message>
    <message>
        <source>Put the command first: %1 %2.</source>
        <translation>Mettez la commande en premier&#x202f;: %1 %2.</translation>
    </message>
    <message>
        <source>Unknown command “%1”. Did you mean %2?</source>
        <translation>Commande inconnue&#x202f;: «&#x202f;%1&#x202f;». Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>Unknown command “%1”. See %2 --help.</source>
        <translation>Commande inconnue&#x202f;: «&#x202f;%1&#x202f;». Voyez %2 --help.</translation>
    </message>
    <message>
        <source>Verify game files by replaying them, and rank games of the same deal.</source>
        <translation>Vérifier des fichiers de partie en les rejouant, et classer les parties d’une même donne.</translation>
    </message>
    <message>
        <source>No display was found. Start Réussite on a desktop, or play a demonstration: %1</source>
        <translation>Aucun écran n’a été trouvé. Lancez Réussite depuis un bureau, ou jouez une démonstration&#x202f;: %1</translation>
    </message>
    <message>
        <source>Qt cannot start because %1 is missing. On Debian and Ubuntu: %2</source>
        <translation>Qt ne peut pas démarrer&#x202f;: il manque %1. Sous Debian et Ubuntu&#x202f;: %2</translation>
    </message>
    <message>
        <source>trusted even when its files change</source>
        <translation>de confiance même si ses fichiers changent</translation>
    </message>
    <message>
        <source>number of processes to use</source>
        <translation>nombre de processus à utiliser</translation>
    </message>
    <message>
        <source>use the workers of a trusted Dask cluster</source>
        <translation>utiliser les workers d’un cluster Dask de confiance</translation>
    </message>
    <message>
        <source>Use either --jobs or --dask, but not both.</source>
        <translation>Utilisez soit --jobs, soit --dask, mais pas les deux.</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of processes. Use 1 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de processus valide. Utilisez 1 à %2.</translation>
    </message>
    <message>
        <source>--dask needs Dask. Install it with “pip install reussite[cluster]”.</source>
        <translation>--dask a besoin de Dask&#x202f;: installez-le avec «&#x202f;pip install reussite[cluster]&#x202f;».</translation>
    </message>
    <message>
        <source>The cluster %1 does not respond (%2). Check that its scheduler is running.</source>
        <translation>Le cluster %1 ne répond pas (%2). Vérifiez que son ordonnanceur est lancé.</translation>
    </message>
    <message>
        <source>The cluster %1 has no workers. Start some with “dask worker %1”.</source>
        <translation>Le cluster %1 n’a aucun worker. Lancez-en avec «&#x202f;dask worker %1&#x202f;».</translation>
    </message>
    <message>
        <source>The workers of %1 must have the same version of Réussite as this computer (%2).</source>
        <translation>Les workers de %1 doivent avoir la même version de Réussite que cet ordinateur (%2).</translation>
    </message>
    <message>
        <source>--add and --player belong together. Use both.</source>
        <translation>--add et --player vont ensemble&#x202f;: écrivez les deux.</translation>
    </message>
    <message>
        <source>%1 already contains a tournament. Choose another folder.</source>
        <translation>%1 contient déjà un tournoi&#x202f;: choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Compare games</source>
        <translation>Comparer des parties</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Reprises</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Games of the same deal</source>
        <translation>Parties de la même donne</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Add game files</source>
        <translation>Ajouter des fichiers de partie</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Pas de partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>Each file is verified by replaying it. Games of the same deal are ranked by score, then time, then moves. Games with cards taken back come last.</source>
        <translation>Chaque fichier est vérifié en le rejouant. Les parties d’une même donne sont classées par score, puis temps, puis coups. Celles avec des cartes reprises viennent en dernier.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Quit without saving?</source>
        <translation>Quitter sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Restart this deal?</source>
        <translation>Recommencer cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Play the same cards again from the beginning?</source>
        <translation>Rejouer les mêmes cartes depuis le début&#x202f;?</translation>
    </message>
    <message>
        <source>Abandon this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Your last moves are not saved.</source>
        <translation>Vos derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite tries to save them again after each move and when you quit.</source>
        <translation>Si vous quittez maintenant, ils sont perdus. Réussite réessaie de les enregistrer après chaque coup et en quittant.</translation>
    </message>
    <message>
        <source>Continue your unfinished game?</source>
        <translation>Reprendre votre partie inachevée&#x202f;?</translation>
    </message>
    <message>
        <source>You have an unfinished game: %1, %2.</source>
        <comment>a variant, a deal code</comment>
        <translation>Vous avez une partie inachevée&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>Continue it, or abandon it and start another?</source>
        <translation>La reprendre, ou l’abandonner et en commencer une autre&#x202f;?</translation>
    </message>
    <message>
        <source>If you quit now, they are lost. Réussite is already running but does not respond.</source>
        <translation>Si vous quittez maintenant, ils sont perdus. Réussite est déjà lancé mais ne répond pas.</translation>
    </message>
    <message>
        <source>Abandon this game and deal another one?</source>
        <translation>Abandonner cette partie et en donner une autre&#x202f;?</translation>
    </message>
    <message>
        <source>The game on the table is not finished. It will count as abandoned.</source>
        <translation>La partie sur la table n’est pas terminée. Elle comptera comme abandonnée.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Abandon game</source>
        <translation>&amp;Abandonner la partie</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Abandon</source>
        <translation>&amp;Abandonner</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>Undo: the last %n action(s)</source>
        <translation>
            <numerusform>Annulation&#x202f;: la dernière action (%n)</numerusform>
            <numerusform>Annulation&#x202f;: les %n dernières actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n second(s)</source>
        <translation>
            <numerusform>Limite de temps&#x202f;: %n seconde</numerusform>
            <numerusform>Limite de temps&#x202f;: %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n action(s) can be undone.</source>
        <translation>
            <numerusform>Seule la dernière action (%n) peut être annulée.</numerusform>
            <numerusform>Seules les %n dernières actions peuvent être annulées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n carte reprise</numerusform>
            <numerusform>%n cartes reprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of %1</source>
        <translation>
            <numerusform>%1&#x202f;: %n donne</numerusform>
            <numerusform>%1&#x202f;: %n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) can move together now.</source>
        <translation>
            <numerusform>En ce moment, on ne peut déplacer que %n carte à la fois.</numerusform>
            <numerusform>En ce moment, on ne peut déplacer que %n cartes ensemble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock now deals %n card(s) at a time.</source>
        <translation>
            <numerusform>Le talon donne maintenant %n carte à la fois.</numerusform>
            <numerusform>Le talon donne maintenant %n cartes à la fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole (%n card(s)).</source>
        <translation>
            <numerusform>L’écart se retourne en entier&#x202f;: %n carte.</numerusform>
            <numerusform>L’écart se retourne en entier&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile has %n card(s).</source>
        <translation>
            <numerusform>Cette pile contient %n carte.</numerusform>
            <numerusform>Cette pile contient %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plugin %1 took %n second(s) to respond.</source>
        <translation>
            <numerusform>Le module %1 a mis %n seconde à répondre.</numerusform>
            <numerusform>Le module %1 a mis %n secondes à répondre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be verified. The first is %1</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être vérifié&#x202f;: %1</numerusform>
            <numerusform>%n fichiers n’ont pas pu être vérifiés. Le premier&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems found: %n.</source>
        <translation>
            <numerusform>%n défaut trouvé.</numerusform>
            <numerusform>%n défauts trouvés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n jeu de cartes</numerusform>
            <numerusform>%n jeux de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s): here such games do not count.</source>
        <translation>
            <numerusform>Jouée avec %n indice&#x202f;: une telle partie ne compte pas ici.</numerusform>
            <numerusform>Jouée avec %n indices&#x202f;: une telle partie ne compte pas ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Série en cours&#x202f;: %n jour.</numerusform>
            <numerusform>Série en cours&#x202f;: %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Plus longue série&#x202f;: %n jour.</numerusform>
            <numerusform>Plus longue série&#x202f;: %n jours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours: warm and cool</source>
        <translation>Quatre couleurs&#x202f;: chaudes et froides</translation>
    </message>
    <message>
        <source>Four colours: for all eyes</source>
        <translation>Quatre couleurs&#x202f;: pour tous les yeux</translation>
    </message>
    <message>
        <source>Four colours: poker</source>
        <translation>Quatre couleurs&#x202f;: poker</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>This deck cannot be used (%1).</source>
        <translation>Ce jeu ne peut pas être utilisé (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file cannot be read (%1).</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: son fichier est illisible (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file %1 is too large.</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: son fichier %1 est trop gros.</translation>
    </message>
    <message>
        <source>This deck cannot be used: some of its cards are empty.</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: certaines cartes sont vides.</translation>
    </message>
    <message>
        <source>Checking the deck…</source>
        <translation>Vérification du jeu de cartes…</translation>
    </message>
    <message>
        <source>This deck cannot be used: its file is not a valid SVG drawing.</source>
        <translation>Ce jeu de cartes ne peut pas être utilisé&#x202f;: son fichier n’est pas un dessin SVG valide.</translation>
    </message>
    <message>
        <source>This deck cannot be used: cards are missing (%1).</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: il y manque des cartes (%1).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards differ in size (%1 of 52).</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: ses cartes n’ont pas la même taille (%1 sur 52 diffèrent).</translation>
    </message>
    <message>
        <source>This deck cannot be used: its cards have the wrong proportions (height %1 times the width).</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: ses cartes n’ont pas la bonne forme (hauteur&#x202f;: %1 fois la largeur).</translation>
    </message>
    <message>
        <source>This deck cannot be used: it takes too much time or memory to draw.</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: le dessiner demande trop de temps ou de mémoire.</translation>
    </message>
    <message>
        <source>This deck cannot be used: it refers to another file (%1).</source>
        <translation>Ce jeu ne peut pas être utilisé&#x202f;: il renvoie à un fichier extérieur (%1).</translation>
    </message>
    <message>
        <source>The default cards are shown instead.</source>
        <translation>Les cartes par défaut sont affichées à la place.</translation>
    </message>
    <message>
        <source>Decks of KDE and AisleRiot appear here if they are installed.</source>
        <translation>Les jeux de KDE et d’AisleRiot apparaissent ici s’ils sont installés.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Move %1 was refused: %2</source>
        <translation>Le coup %1 a été refusé&#x202f;: %2</translation>
    </message>
    <message>
        <source>Dealt %1: %2</source>
        <translation>%1 est donné&#x202f;: %2</translation>
    </message>
    <message>
        <source>Moves: %1. Score: %2.</source>
        <translation>Coups joués&#x202f;: %1, score&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The game was not won.</source>
        <translation>La partie n’est pas gagnée.</translation>
    </message>
    <message>
        <source>Won in %1 moves with a score of %2.</source>
        <translation>Gagnée&#x202f;; coups&#x202f;: %1, score&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Picture saved as %1</source>
        <translation>Image enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Could not write %1</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Réussite was added to the application menu: %1</source>
        <translation>Réussite a été ajouté au menu des applications&#x202f;: %1</translation>
    </message>
    <message>
        <source>Réussite has no menu entry of its own to remove.</source>
        <translation>Réussite n’a pas d’entrée de menu à retirer.</translation>
    </message>
    <message>
        <source>Réussite was removed from the application menu.</source>
        <translation>Réussite a été retiré du menu des applications.</translation>
    </message>
    <message>
        <source>Menu entries are supported on Linux only. Pin the program instead.</source>
        <translation>Les entrées de menu ne sont prises en charge que sous Linux. Épinglez plutôt le programme.</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <translation>Impossible d’écrire %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Même donne encore</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Copier code et résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>%1 · Score %2 · Moves %3 · Time %4</source>
        <translation>%1 · Score %2 · Coups %3 · Temps %4</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Vous avez gagné&#x202f;!</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>New record</source>
        <translation>Nouveau record</translation>
    </message>
    <message>
        <source>New record: best score</source>
        <translation>Nouveau record&#x202f;: meilleur score</translation>
    </message>
    <message>
        <source>New record: fewest moves</source>
        <translation>Nouveau record&#x202f;: le moins de coups</translation>
    </message>
    <message>
        <source>New record: best time</source>
        <translation>Nouveau record&#x202f;: meilleur temps</translation>
    </message>
    <message>
        <source>Seconds left: %1 × %2 = %3</source>
        <translation>Secondes restantes&#x202f;: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Undone (%1): %2</source>
        <translation>Annulations (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nouvelle donne</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>La partie est perdue</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Current streak: %1 (longest: %2)</source>
        <translation>Série en cours&#x202f;: %1 (la plus longue&#x202f;: %2)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Sage, light</source>
        <translation>Sauge, clair</translation>
    </message>
    <message>
        <source>Sand, light</source>
        <translation>Sable, clair</translation>
    </message>
    <message>
        <source>Your own picture could not be read, so the usual felt is shown instead.</source>
        <translation>Votre image n’a pas pu être lue, le tapis habituel la remplace donc.</translation>
    </message>
    <message>
        <source>Own colour…</source>
        <translation>Votre couleur…</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Votre image…</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Votre couleur</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Votre image</translation>
    </message>
    <message>
        <source>This is a folder, a pipe or a device, not a picture.</source>
        <translation>C’est un dossier, un tube ou un périphérique, pas une image.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG or WebP picture, or it is damaged.</source>
        <translation>Ce n’est pas une image PNG, JPEG ou WebP, ou elle est abîmée.</translation>
    </message>
    <message>
        <source>The picture file is larger than %1 MiB; choose a smaller one.</source>
        <translation>Le fichier de l’image dépasse %1 Mio&#x202f;; choisissez-en un plus petit.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 × %2 pixels; choose a smaller one.</source>
        <translation>L’image dépasse %1 × %2 pixels&#x202f;; choisissez-en une plus petite.</translation>
    </message>
    <message>
        <source>The picture could not be copied (%1).</source>
        <translation>L’image n’a pas pu être copiée (%1).</translation>
    </message>
    <message>
        <source>The picture could not be read (%1).</source>
        <translation>L’image n’a pas pu être lue (%1).</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game file</source>
        <translation>Ouvrir un fichier de partie</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <comment>a file</comment>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Could not open %1. %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>Impossible d’ouvrir %1. %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <comment>a file, what the system says</comment>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Réussite games</source>
        <translation>Parties de Réussite</translation>
    </message>
    <message>
        <source>Verifying %1…</source>
        <comment>a file</comment>
        <translation>Vérification&#x202f;: %1…</translation>
    </message>
    <message>
        <source>Replace file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>A file called %1 already exists.</source>
        <translation>Un fichier nommé %1 existe déjà.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>the disk is full. Free some space, or choose another folder.</source>
        <translation>le disque est plein. Libérez de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Not opened: %1</source>
        <translation>Une seule partie peut être ouverte à la fois. Non ouverts&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is a web address. Download the file first, then open it here.</source>
        <translation>%1 est une adresse web. Téléchargez d’abord le fichier, puis ouvrez-le ici.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Welcome to Réussite</source>
        <translation>Bienvenue dans Réussite</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <translation>&amp;Tous les jeux…</translation>
    </message>
    <message>
        <source>Which game would you like to play first?</source>
        <translation>À quel jeu voulez-vous jouer d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>All games are in the Game menu.</source>
        <translation>Tous les jeux se trouvent dans le menu Partie.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un objet entre accolades</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>une liste entre crochets</translation>
    </message>
    <message>
        <source>a time and an action, such as [0, “t3&gt;f0”]</source>
        <translation>un temps et une action, comme [0, &quot;t3&gt;f0&quot;]</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-11-29T20:08:10+00:00</source>
        <translation>une date et une heure avec leur décalage, comme 2026-11-29T20:08:10+00:00</translation>
    </message>
    <message>
        <source>“%1” is missing in the file.</source>
        <translation>«&#x202f;%1&#x202f;» manque dans le fichier.</translation>
    </message>
    <message>
        <source>“%1” has the value %2, but it must be %3.</source>
        <translation>«&#x202f;%1&#x202f;» a la valeur %2, mais il faut %3.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but its last action is at %2.</source>
        <translation>Selon le fichier, la partie dure %1 millisecondes, mais sa dernière action est à %2.</translation>
    </message>
    <message>
        <source>The game lasts %1 milliseconds in the file, but the clock stops at %2.</source>
        <translation>Selon le fichier, la partie dure %1 millisecondes, mais l’horloge s’arrête à %2.</translation>
    </message>
    <message>
        <source>The file says that the game was won, but it was not.</source>
        <translation>Selon le fichier, la partie est gagnée, mais elle ne l’est pas.</translation>
    </message>
    <message>
        <source>The file says that the game was not won, but it was.</source>
        <translation>Selon le fichier, la partie n’est pas gagnée, mais elle l’est.</translation>
    </message>
    <message>
        <source>The ending is “%1” in the file, but “%2” when the game is replayed.</source>
        <translation>La fin est «&#x202f;%1&#x202f;» dans le fichier, mais «&#x202f;%2&#x202f;» quand la partie est rejouée.</translation>
    </message>
    <message>
        <source>The score is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Le score est %1 dans le fichier, mais %2 quand la partie est rejouée.</translation>
    </message>
    <message>
        <source>The score is in %1 in the file, but in %2 when the game is replayed.</source>
        <translation>Le score est en «&#x202f;%1&#x202f;» dans le fichier, mais en «&#x202f;%2&#x202f;» quand la partie est rejouée.</translation>
    </message>
    <message>
        <source>The number of moves is %1 in the file, but %2 when the game is replayed.</source>
        <translation>Le nombre de coups est %1 dans le fichier, mais %2 quand la partie est rejouée.</translation>
    </message>
    <message>
        <source>null, “won”, “time”, “given-up”, “ended” or “lost”</source>
        <translation>null, «&#x202f;won&#x202f;», «&#x202f;time&#x202f;», «&#x202f;given-up&#x202f;», «&#x202f;ended&#x202f;» ou «&#x202f;lost&#x202f;»</translation>
    </message>
    <message>
        <source>This is not a valid game file (%1).</source>
        <translation>Ce n’est pas un fichier de partie valide (%1).</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Le fichier n’existe pas.</translation>
    </message>
    <message>
        <source>Could not read the file (%1).</source>
        <translation>Impossible de lire le fichier (%1).</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>C’est un dossier ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>The file is too large for a game file (more than %1 MiB).</source>
        <translation>Le fichier est trop gros pour un fichier de partie (plus de %1 Mio).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is in UTF-16. Save it as UTF-8.</source>
        <translation>Le fichier est en UTF-16. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. Save it as UTF-8 without one.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets. Enregistrez-le en UTF-8 sans lui.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: it is not UTF-8 text (line %1, column %2).</source>
        <translation>Ce n’est pas un fichier de partie de Réussite&#x202f;: le texte n’est pas en UTF-8 (ligne %1, colonne %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file (line %1, column %2).</source>
        <translation>Ce n’est pas un fichier de partie de Réussite (ligne %1, colonne %2).</translation>
    </message>
    <message>
        <source>This is not a Réussite game file: its brackets are nested too deeply.</source>
        <translation>Ce n’est pas un fichier de partie&#x202f;: ses crochets sont trop imbriqués.</translation>
    </message>
    <message>
        <source>“%1” appears twice in the file.</source>
        <translation>«&#x202f;%1&#x202f;» figure deux fois dans le fichier.</translation>
    </message>
    <message>
        <source>This is not a Réussite game file.</source>
        <translation>Ce n’est pas un fichier de partie de Réussite.</translation>
    </message>
    <message>
        <source>The file was saved by a newer version of Réussite (format %1; this version reads %2). Update Réussite.</source>
        <translation>Le fichier a été enregistré par une version plus récente de Réussite (format %1&#x202f;; celle-ci lit le format %2). Mettez Réussite à jour.</translation>
    </message>
    <message>
        <source>Unknown format %1. This version reads format %2.</source>
        <translation>Format inconnu&#x202f;: %1. Cette version lit le format %2.</translation>
    </message>
    <message>
        <source>Its deal code is not valid.</source>
        <translation>Son code de donne n’est pas valide.</translation>
    </message>
    <message>
        <source>Its deal code is “%1”, but it must be written %2.</source>
        <translation>Son code de donne est «&#x202f;%1&#x202f;», mais doit s’écrire %2.</translation>
    </message>
    <message>
        <source>The rules of %1 failed when the game was replayed (%2).</source>
        <translation>%1&#x202f;: les règles ont échoué quand la partie a été rejouée (%2).</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>Action %1 (%2) is earlier than the one before it.</source>
        <translation>L’action %1 (%2) est antérieure à la précédente.</translation>
    </message>
    <message>
        <source>Action %1 (%2) was refused (%3): %4</source>
        <translation>L’action %1 (%2) a été refusée (%3)&#x202f;: %4</translation>
    </message>
    <message>
        <source>The game has %1 actions, but the limit is %2.</source>
        <translation>La partie compte %1 actions, mais la limite est %2.</translation>
    </message>
    <message>
        <source>The file contains an unknown entry “%1”.</source>
        <translation>Le fichier contient une entrée inconnue&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Reprises</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>déjà vue</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Codes de donne</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>Cartes reprises</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Every action can be undone</source>
        <translation>Chaque action peut être annulée</translation>
    </message>
    <message>
        <source>Actions that can be undone: %1</source>
        <translation>Actions qui peuvent être annulées&#x202f;: %1</translation>
    </message>
    <message>
        <source>Seconds on the clock: %1</source>
        <translation>Secondes à l’horloge&#x202f;: %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>About Réussite</source>
        <translation>À propos de Réussite</translation>
    </message>
    <message>
        <source>Réussite %1</source>
        <translation>Réussite %1</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Refusé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2 · Score %3</source>
        <translation>Étape %1 sur %2 · Score %3</translation>
    </message>
    <message>
        <source>%1 · Won</source>
        <translation>%1 · Gagné</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Du début</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play all steps</source>
        <translation>Tout jouer</translation>
    </message>
    <message>
        <source>%1, heading %2</source>
        <comment>a heading, its level</comment>
        <translation>%1, titre %2</translation>
    </message>
    <message>
        <source>Playing by ear</source>
        <translation>Jouer à l’oreille</translation>
    </message>
    <message>
        <source>Could not read the page %1.</source>
        <translation>Impossible de lire la page %1.</translation>
    </message>
    <message>
        <source>If a move is not allowed, a short message tells you which rule forbids it.</source>
        <translation>Si un coup n’est pas permis, un court message dit quelle règle l’interdit.</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>FAQ</translation>
    </message>
    <message>
        <source>Patience games for the desktop. Free software under the MIT licence. Built with Qt %1 and PySide6, used under the LGPL 3.</source>
        <translation>Des jeux de patience pour le bureau. Logiciel libre sous licence MIT. Réalisé avec Qt %1 et PySide6, utilisés sous LGPL 3.</translation>
    </message>
    <message>
        <source>Your move · Score %1</source>
        <translation>Votre propre coup · Score %1</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint was found.</source>
        <translation>Aucun indice n’a été trouvé.</translation>
    </message>
    <message>
        <source>Goes up: %1.</source>
        <translation>Monte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Turns a card up.</source>
        <translation>Retourne une carte.</translation>
    </message>
    <message>
        <source>Frees: %1.</source>
        <translation>Libère&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Empties a place.</source>
        <translation>Vide une place.</translation>
    </message>
    <message>
        <source>Finds a place: %1.</source>
        <translation>Trouve une place&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Draws from the stock.</source>
        <translation>Tire du talon.</translation>
    </message>
    <message>
        <source>Turns the waste over.</source>
        <translation>Retourne l’écart.</translation>
    </message>
    <message>
        <source>%1 This line wins.</source>
        <translation>%1 Cette suite gagne.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Keys of “%1”: %2</source>
        <translation>Touches de «&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Add key</source>
        <translation>&amp;Ajouter la touche</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pressez une touche ici</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Use it here instead?</source>
        <translation>%1 sert déjà à «&#x202f;%2&#x202f;». L’utiliser plutôt ici&#x202f;?</translation>
    </message>
    <message>
        <source>Some of these keys are also used for “%1”.</source>
        <translation>Certaines de ces touches servent aussi à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of an action</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Effac&amp;er</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pile to the left</source>
        <translation>Pile à gauche</translation>
    </message>
    <message>
        <source>Pile to the right</source>
        <translation>Pile à droite</translation>
    </message>
    <message>
        <source>Previous group of piles</source>
        <translation>Groupe de piles précédent</translation>
    </message>
    <message>
        <source>Next group of piles</source>
        <translation>Groupe de piles suivant</translation>
    </message>
    <message>
        <source>First pile of the group</source>
        <translation>Première pile du groupe</translation>
    </message>
    <message>
        <source>Last pile of the group</source>
        <translation>Dernière pile du groupe</translation>
    </message>
    <message>
        <source>First pile of the table</source>
        <translation>Première pile de la table</translation>
    </message>
    <message>
        <source>Last pile of the table</source>
        <translation>Dernière pile de la table</translation>
    </message>
    <message>
        <source>Top card of the pile</source>
        <translation>Carte du dessus de la pile</translation>
    </message>
    <message>
        <source>Previous pile that takes the cards</source>
        <translation>Pile précédente qui prend les cartes</translation>
    </message>
    <message>
        <source>Next pile that takes the cards</source>
        <translation>Pile suivante qui prend les cartes</translation>
    </message>
    <message>
        <source>Go to a column; put the cards down there</source>
        <translation>Aller à une colonne&#x202f;; y poser les cartes</translation>
    </message>
    <message>
        <source>Go to the stock</source>
        <translation>Aller au talon</translation>
    </message>
    <message>
        <source>Go to the waste</source>
        <translation>Aller à l’écart</translation>
    </message>
    <message>
        <source>Next cell; put the card into a free one</source>
        <translation>Case suivante&#x202f;; mettre la carte dans une case libre</translation>
    </message>
    <message>
        <source>Previous cell</source>
        <translation>Case précédente</translation>
    </message>
    <message>
        <source>Next foundation; put the card there</source>
        <translation>Fondation suivante&#x202f;; y poser la carte</translation>
    </message>
    <message>
        <source>Previous foundation</source>
        <translation>Fondation précédente</translation>
    </message>
    <message>
        <source>One card fewer in hand</source>
        <translation>Une carte de moins en main</translation>
    </message>
    <message>
        <source>One card more in hand</source>
        <translation>Une carte de plus en main</translation>
    </message>
    <message>
        <source>Put the cards in hand back</source>
        <translation>Reposer les cartes en main</translation>
    </message>
    <message>
        <source>This card to its foundation</source>
        <translation>Cette carte sur sa fondation</translation>
    </message>
    <message>
        <source>List of legal moves</source>
        <translation>Liste des coups permis</translation>
    </message>
    <message>
        <source>Read this pile in full</source>
        <translation>Lire toute cette pile</translation>
    </message>
    <message>
        <source>Read the whole table</source>
        <translation>Lire toute la table</translation>
    </message>
    <message>
        <source>Read the top cards of the columns</source>
        <translation>Lire les cartes du dessus des colonnes</translation>
    </message>
    <message>
        <source>Read the foundations</source>
        <translation>Lire les fondations</translation>
    </message>
    <message>
        <source>Read time, moves and score</source>
        <translation>Lire temps, coups et score</translation>
    </message>
    <message>
        <source>Repeat the last message</source>
        <translation>Répéter le dernier message</translation>
    </message>
    <message>
        <source>Repeat an earlier message</source>
        <translation>Répéter un message antérieur</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>keypad %1</source>
        <translation>pavé numérique %1</translation>
    </message>
    <message>
        <source>Go to column %1; put the cards down there</source>
        <translation>Aller à la colonne %1&#x202f;; y poser les cartes</translation>
    </message>
    <message>
        <source>Next card down; pick up one more</source>
        <translation>Carte suivante en dessous&#x202f;; en prendre une de plus</translation>
    </message>
    <message>
        <source>Next card up; pick up one fewer</source>
        <translation>Carte suivante au-dessus&#x202f;; en prendre une de moins</translation>
    </message>
    <message>
        <source>Lowest card that can move</source>
        <translation>Carte mobile la plus profonde</translation>
    </message>
    <message>
        <source>Pick up or put down; draw from the stock</source>
        <translation>Prendre ou poser&#x202f;; tirer du talon</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Tirer du talon</translation>
    </message>
    <message>
        <source>Best move of this card (as with a double-click)</source>
        <translation>Meilleur coup de cette carte (comme un double-clic)</translation>
    </message>
    <message>
        <source>Find a card (then type its rank and suit, such as 7H)</source>
        <translation>Trouver une carte (puis tapez son rang et sa famille, comme 7H)</translation>
    </message>
    <message>
        <source>Change the verbosity</source>
        <translation>Changer le niveau de détail</translation>
    </message>
    <message>
        <source>Magnify this card</source>
        <translation>Agrandir cette carte</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pause ou reprise</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>System language (%1)</source>
        <translation>Langue du système (%1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The index letters of the cards follow the language unless you choose others.</source>
        <translation>Les lettres d’index des cartes suivent la langue, sauf si vous en choisissez d’autres.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Enregistrer une image de la table</translation>
    </message>
    <message>
        <source>Your unfinished %1 game will return when its plugin is installed again.</source>
        <translation>%1&#x202f;: votre partie inachevée reviendra quand son module sera réinstallé.</translation>
    </message>
    <message>
        <source>Restoring your game…</source>
        <translation>Restauration de votre partie…</translation>
    </message>
</context>
<context>
    <name>MovesList</name>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne encore</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Retour à ma partie</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Random deal</source>
        <translation>Donne au &amp;hasard</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Code de donne&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>Only deals that have been won</source>
        <translation>Seulement des donnes déjà gagnées</translation>
    </message>
    <message>
        <source>This game has no options.</source>
        <translation>Ce jeu n’a pas d’options.</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Main games</source>
        <translation>Jeux principaux</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Joués récemment</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Comme %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
</context>
<context>
    <name>NewVariant</name>
    <message>
        <source>check its rules</source>
        <translation>vérifier ses règles</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>y jouer</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>Créé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The game can be played already. Change its rules and help pages. Useful commands:</source>
        <translation>Le jeu est déjà jouable. Modifiez ses règles et ses pages d’aide. Commandes utiles&#x202f;:</translation>
    </message>
    <message>
        <source>trust it and turn it on</source>
        <translation>lui faire confiance et l’activer</translation>
    </message>
    <message>
        <source>To play it, move its folder to %1.</source>
        <translation>Pour y jouer, déplacez son dossier dans %1.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nom de module valide. Utilisez au plus 40 minuscules, chiffres et _.</translation>
    </message>
    <message>
        <source>The name %1 is already in use. Choose another one.</source>
        <translation>Le nom %1 est déjà pris. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name or --folder.</source>
        <translation>%1 existe déjà. Choisissez un autre nom ou --folder.</translation>
    </message>
    <message>
        <source>“%1” is not a valid family. Use two to eight letters from A to Z.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une famille de codes valide. Utilisez de deux à huit lettres de A à Z.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Choose another --family.</source>
        <translation>Un autre module fournit déjà %1. Choisissez une autre --family.</translation>
    </message>
    <message>
        <source>No unused family can be made from %1. Choose one with --family.</source>
        <translation>Aucune famille libre ne peut être tirée de %1. Choisissez-en une avec --family.</translation>
    </message>
    <message>
        <source>Could not write the plugin (%1). Choose another --folder.</source>
        <translation>Impossible d’écrire le module (%1). Choisissez un autre --folder.</translation>
    </message>
    <message>
        <source>Create a plugin with a new variant that can be played at once.</source>
        <translation>Créer un module avec un nouveau jeu, jouable aussitôt.</translation>
    </message>
    <message>
        <source>where to create it (by default in your plugins folder)</source>
        <translation>où le créer (par défaut dans votre dossier de modules)</translation>
    </message>
    <message>
        <source>the start of its deal codes: two to eight letters</source>
        <translation>le début de ses codes de donne&#x202f;: de deux à huit lettres</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>OpenGames</name>
    <message>
        <source>Open game&amp;s</source>
        <translation>Parties ou&amp;vertes</translation>
    </message>
    <message>
        <source>No other game is open</source>
        <translation>Aucune autre partie n’est ouverte</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
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
        <translation>Talon</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Foundation %1</source>
        <translation>Fondation %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Réserve %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Peek at covered cards</source>
        <translation>Regarder les cartes couvertes</translation>
    </message>
    <message>
        <source>Spread tight columns</source>
        <translation>Écarter les colonnes serrées</translation>
    </message>
    <message>
        <source>Exceptions for one game</source>
        <translation>Exceptions pour un jeu</translation>
    </message>
    <message>
        <source>Options for new games</source>
        <translation>Options des nouvelles parties</translation>
    </message>
    <message>
        <source>Mark the last moved card</source>
        <translation>Marquer la dernière carte déplacée</translation>
    </message>
    <message>
        <source>A small coloured corner shows what was moved last.</source>
        <translation>Un petit coin coloré montre ce que la dernière action a déplacé.</translation>
    </message>
    <message>
        <source>Press and hold a covered face-up card, or the waste, to see all of it.</source>
        <translation>Maintenez le bouton sur une carte visible mais couverte, ou sur l’écart, pour la voir en entier.</translation>
    </message>
    <message>
        <source>Hover over a card in a tight column to spread it.</source>
        <translation>Placez le pointeur sur une carte d’une colonne serrée pour l’étaler.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>Quand les cartes sont distribuées</translation>
    </message>
    <message>
        <source>With the first move</source>
        <translation>Au premier coup</translation>
    </message>
    <message>
        <source>Clock starts</source>
        <translation>Départ de l’horloge</translation>
    </message>
    <message>
        <source>For games against the clock. A clock that waits can also be started with the Start button below the table.</source>
        <translation>Pour les parties contre la montre. Une horloge qui attend démarre aussi avec le bouton Démarrer sous la table.</translation>
    </message>
</context>
<context>
    <name>Plugin</name>
    <message>
        <source>The plugin could not be loaded (%1). Report this to its author.</source>
        <translation>Le module n’a pas pu être chargé (%1). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>The plugin failed when it was started (%1). Report this to its author.</source>
        <translation>Le module a échoué au démarrage (%1). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>Another plugin is already called %1. Rename one of them.</source>
        <translation>Un autre module s’appelle déjà %1. Renommez l’un des deux.</translation>
    </message>
    <message>
        <source>Another plugin already provides %1. Turn one of them off.</source>
        <translation>Un autre module fournit déjà %1. Désactivez l’un des deux.</translation>
    </message>
    <message>
        <source>The plugin uses an unknown hook (%1). Report this to its author.</source>
        <translation>Le module utilise un point d’extension inconnu (%1). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>A variant of the plugin did not pass the checks (%1). Report this to its author.</source>
        <translation>Un jeu du module n’a pas passé les vérifications (%1). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>The plugin returned an object that is not a variant (%1). Report this to its author.</source>
        <translation>Le module a renvoyé un objet qui n’est pas un jeu (%1). Signalez-le à son auteur.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Le fichier %1 manque.</translation>
    </message>
    <message>
        <source>Could not read plugin.toml (%1). Report this to the author.</source>
        <translation>Impossible de lire plugin.toml (%1). Signalez-le à l’auteur.</translation>
    </message>
    <message>
        <source>“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nom de module valide. Utilisez au plus 40 minuscules, chiffres et _.</translation>
    </message>
    <message>
        <source>It stopped responding last time. Turn it on to try again.</source>
        <translation>Il ne répondait plus la dernière fois. Activez-le pour réessayer.</translation>
    </message>
    <message>
        <source>You can turn it off in the preferences, under Plugins.</source>
        <translation>Vous pouvez le désactiver dans les préférences, sous Modules.</translation>
    </message>
    <message>
        <source>The plugin %1 stopped responding last time and was turned off.</source>
        <translation>Le module %1 ne répondait plus la dernière fois et a été désactivé.</translation>
    </message>
    <message>
        <source>You can turn it on in the preferences, under Plugins.</source>
        <translation>Vous pouvez l’activer dans les préférences, sous Modules.</translation>
    </message>
    <message>
        <source>The plugin %1 failed (%2). Your game is kept. Undo, or play another game.</source>
        <translation>Le module %1 a échoué (%2). Votre partie est conservée. Annulez, ou jouez à autre chose.</translation>
    </message>
    <message>
        <source>The plugin needs version %1 of the plugin interface. Update the plugin or Réussite.</source>
        <translation>Le module demande la version %1 de l’interface des modules. Mettez à jour le module ou Réussite.</translation>
    </message>
    <message>
        <source>The file plugin.toml does not state a version. Report this to the author.</source>
        <translation>plugin.toml n’indique pas de version. Signalez-le à l’auteur.</translation>
    </message>
    <message>
        <source>The file plugin.toml lacks api_version. Add: api_version = &quot;%1&quot;.</source>
        <translation>Il manque api_version dans plugin.toml. Ajoutez&#x202f;: api_version = &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>Plugins</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>À propos de ce module</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a plugin, its state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Version&#x202f;: %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Origine&#x202f;: %1</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>État&#x202f;: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 %2 is not part of Réussite.</source>
        <comment>a plugin, its version</comment>
        <translation>%1 %2 ne fait pas partie de Réussite.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>part of Réussite</source>
        <translation>partie de Réussite</translation>
    </message>
    <message>
        <source>your plugins folder</source>
        <translation>votre dossier de modules</translation>
    </message>
    <message>
        <source>an installed package</source>
        <translation>un paquet installé</translation>
    </message>
    <message>
        <source>Trust this plugin even when its files change (for its author)</source>
        <translation>Faire confiance à ce module même si ses fichiers changent (pour son auteur)</translation>
    </message>
    <message>
        <source>Anything written to its folder will run with your permissions without asking. Use this only for a plugin that you write yourself.</source>
        <translation>Tout ce qui est écrit dans son dossier s’exécutera avec vos droits, sans question. Réservé à un module que vous écrivez vous-même.</translation>
    </message>
    <message>
        <source>Reads the folder again. The game on the table is not changed.</source>
        <translation>Relit le dossier. La partie sur la table ne change pas.</translation>
    </message>
    <message>
        <source>Turn &amp;off</source>
        <translation>&amp;Désactiver</translation>
    </message>
    <message>
        <source>Turn o&amp;n</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>Provides: %1</source>
        <translation>Apporte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turn on this plugin?</source>
        <translation>Activer ce module&#x202f;?</translation>
    </message>
    <message>
        <source>Could not create the folder: %1</source>
        <translation>Impossible de créer le dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>A plugin is a program with your permissions: it can read, change and send all your files. Turn it on only if you trust its author. You trust only its current files; if one of them changes, you will be asked again.</source>
        <translation>Un module est un programme qui a vos droits&#x202f;: il peut lire, modifier et envoyer tous vos fichiers. Ne l’activez que si vous faites confiance à son auteur. Votre confiance ne vaut que pour ses fichiers actuels&#x202f;; si l’un d’eux change, la question vous sera reposée.</translation>
    </message>
    <message>
        <source>not trusted yet</source>
        <translation>pas encore de confiance</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>non chargé</translation>
    </message>
    <message>
        <source>O&amp;pen the plugins folder</source>
        <translation>&amp;Ouvrir le dossier des modules</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Trust and turn on</source>
        <translation>&amp;Faire confiance et activer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Preference</name>
    <message>
        <source>Double-click moves a card</source>
        <translation>Un double-clic déplace une carte</translation>
    </message>
    <message>
        <source>A double-click sends a card to the best place that accepts it.</source>
        <translation>Un double-clic envoie une carte à la meilleure place qui l’accepte.</translation>
    </message>
    <message>
        <source>A card dropped anywhere on the table goes to the best place.</source>
        <translation>Une carte lâchée n’importe où sur la table va à la meilleure place.</translation>
    </message>
    <message>
        <source>Placement help</source>
        <translation>Aide au placement</translation>
    </message>
    <message>
        <source>Interactive rules</source>
        <translation>Règles interactives</translation>
    </message>
    <message>
        <source>Send all up</source>
        <translation>Tout monter</translation>
    </message>
    <message>
        <source>Automatic placement</source>
        <translation>Placement automatique</translation>
    </message>
    <message>
        <source>While you drag cards, every place that accepts them lights up.</source>
        <translation>Pendant le glissement, chaque place qui accepte les cartes s’éclaire.</translation>
    </message>
    <message>
        <source>If a move is refused, a short message tells you which rule forbids it.</source>
        <translation>Si un coup est refusé, un court message dit quelle règle l’interdit.</translation>
    </message>
    <message>
        <source>Adds a menu item and a key that move all possible cards to the foundations.</source>
        <translation>Ajoute une entrée de menu et une touche qui montent toutes les cartes possibles sur les fondations.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>Language and animation</source>
        <translation>Langue et animation</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Chercher dans les préférences</translation>
    </message>
    <message>
        <source>No preferences found.</source>
        <translation>Aucune préférence trouvée.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Recent dea&amp;ls</source>
        <translation>&amp;Historique des donnes</translation>
    </message>
    <message>
        <source>No recent deals</source>
        <translation>Pas encore d’autre donne</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The rules do not allow this (%1).</source>
        <translation>Les règles ne le permettent pas (%1).</translation>
    </message>
    <message>
        <source>Only the top card can be moved, one at a time.</source>
        <translation>Seule la carte du dessus se déplace, une à la fois.</translation>
    </message>
    <message>
        <source>These cards cannot be picked up.</source>
        <translation>Ces cartes ne peuvent pas être prises.</translation>
    </message>
    <message>
        <source>This pile is full.</source>
        <translation>Cette pile est pleine.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is no card to move.</source>
        <translation>Il n’y a pas de carte à déplacer.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the other colour.</source>
        <translation>Une carte va sur la carte juste supérieure de l’autre couleur, rouge ou noire.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the other colour.</source>
        <translation>Une carte va sur la carte juste inférieure de l’autre couleur, rouge ou noire.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same suit.</source>
        <translation>Une carte va sur la carte juste supérieure de la même famille.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card of the same suit.</source>
        <translation>Une carte va sur la carte juste inférieure de la même famille.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card.</source>
        <translation>Une carte va sur la carte juste supérieure.</translation>
    </message>
    <message>
        <source>A card goes on the next lower card.</source>
        <translation>Une carte va sur la carte juste inférieure.</translation>
    </message>
    <message>
        <source>A card goes on the next higher or the next lower card.</source>
        <translation>Une carte va sur la carte juste supérieure ou juste inférieure.</translation>
    </message>
    <message>
        <source>A card goes on a card of its suit.</source>
        <translation>Une carte va sur une carte de sa famille.</translation>
    </message>
    <message>
        <source>A card goes on a card of the other colour.</source>
        <translation>Une carte va sur une carte de l’autre couleur, rouge ou noire.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and alternating colours.</source>
        <translation>Des cartes ne bougent ensemble qu’en ordre descendant, rouges et noires alternées.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order and one suit.</source>
        <translation>Des cartes ne bougent ensemble qu’en ordre descendant et d’une même famille.</translation>
    </message>
    <message>
        <source>Cards move together only in falling order.</source>
        <translation>Des cartes ne bougent ensemble qu’en ordre descendant.</translation>
    </message>
    <message>
        <source>A foundation takes the next higher card of its suit.</source>
        <translation>Une fondation prend la carte juste supérieure de sa famille.</translation>
    </message>
    <message>
        <source>Only cards that follow each other move together.</source>
        <translation>Seules des cartes qui se suivent bougent ensemble.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>There is no such pile on this table.</source>
        <translation>Cette pile n’existe pas sur cette table.</translation>
    </message>
    <message>
        <source>This game has no stock.</source>
        <translation>Ce jeu n’a pas de talon.</translation>
    </message>
    <message>
        <source>This game has no waste.</source>
        <translation>Ce jeu n’a pas d’écart.</translation>
    </message>
    <message>
        <source>This game has no cells.</source>
        <translation>Ce jeu n’a pas de cases.</translation>
    </message>
    <message>
        <source>This game has no foundations.</source>
        <translation>Ce jeu n’a pas de fondations.</translation>
    </message>
    <message>
        <source>Any card may go on an empty place.</source>
        <translation>N’importe quelle carte peut aller sur une place vide.</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved.</source>
        <translation>Une carte face cachée ne peut pas être déplacée.</translation>
    </message>
    <message>
        <source>Other cards still cover this one.</source>
        <translation>D’autres cartes recouvrent encore celle-ci.</translation>
    </message>
    <message>
        <source>Cards on a foundation stay there.</source>
        <translation>Une carte posée sur une fondation y reste.</translation>
    </message>
    <message>
        <source>The card is already there.</source>
        <translation>La carte s’y trouve déjà.</translation>
    </message>
    <message>
        <source>Only one card at a time can go there.</source>
        <translation>Une seule carte à la fois peut y aller.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>No card can go there.</source>
        <translation>Aucune carte ne peut y aller.</translation>
    </message>
    <message>
        <source>Cards cannot go there in pairs.</source>
        <translation>Les cartes n’y vont pas par paires.</translation>
    </message>
    <message>
        <source>No card can be placed on another one there.</source>
        <translation>Là, aucune carte ne se pose sur une autre.</translation>
    </message>
    <message>
        <source>A card from that pile cannot go there.</source>
        <translation>Une carte de cette pile ne peut pas y aller.</translation>
    </message>
    <message>
        <source>A card cannot move from one foundation to another.</source>
        <translation>Une carte ne peut pas être déplacée d’une fondation à une autre.</translation>
    </message>
    <message>
        <source>A card cannot move from one cell to another.</source>
        <translation>Une carte ne peut pas être déplacée d’une case à une autre.</translation>
    </message>
    <message>
        <source>Cards cannot go back to the stock.</source>
        <translation>Les cartes ne peuvent pas retourner au talon.</translation>
    </message>
    <message>
        <source>Only cards from the stock can go to the waste.</source>
        <translation>Seules les cartes du talon vont à l’écart.</translation>
    </message>
    <message>
        <source>Cards from the stock can only go to the waste.</source>
        <translation>Les cartes du talon ne peuvent aller qu’à l’écart.</translation>
    </message>
    <message>
        <source>The stock deals one card to every pile.</source>
        <translation>Le talon donne une carte à chaque pile.</translation>
    </message>
    <message>
        <source>The stock is empty. Turn the waste over first.</source>
        <translation>Le talon est vide. Retournez d’abord l’écart.</translation>
    </message>
    <message>
        <source>The stock and the waste are empty.</source>
        <translation>Le talon et l’écart sont vides.</translation>
    </message>
    <message>
        <source>The waste can be turned over only when the stock is empty.</source>
        <translation>L’écart ne se retourne que lorsque le talon est vide.</translation>
    </message>
    <message>
        <source>You have already won this game.</source>
        <translation>Vous avez déjà gagné cette partie.</translation>
    </message>
    <message>
        <source>Time is up. No more moves are possible.</source>
        <translation>Le temps est écoulé. Plus aucun coup n’est possible.</translation>
    </message>
    <message>
        <source>This game is over. No more moves are possible.</source>
        <translation>Cette partie est finie. Plus aucun coup n’est possible.</translation>
    </message>
    <message>
        <source>The rules of this game failed.</source>
        <translation>Les règles de ce jeu ont échoué.</translation>
    </message>
    <message>
        <source>This move is earlier than the one before it.</source>
        <translation>Ce coup est antérieur au précédent.</translation>
    </message>
    <message>
        <source>This is not a move. Use, for example, t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo or redo.</source>
        <translation>Ce n’est pas un coup. Écrivez par exemple t3&gt;f0, t2&gt;t7*4, s0&gt;w0, undo ou redo.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty foundation.</source>
        <translation>Seul un as va sur une fondation vide.</translation>
    </message>
    <message>
        <source>Only an ace can go on an empty place.</source>
        <translation>Seul un as va sur une place vide.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty column.</source>
        <translation>Seul un roi va sur une colonne vide.</translation>
    </message>
    <message>
        <source>Only a king can go on an empty place.</source>
        <translation>Seul un roi va sur une place vide.</translation>
    </message>
    <message>
        <source>You can go through the stock only once.</source>
        <translation>Le talon ne se parcourt qu’une fois.</translation>
    </message>
    <message>
        <source>You cannot go through the stock again.</source>
        <translation>Le talon ne se parcourt plus.</translation>
    </message>
    <message>
        <source>There is no place for this card at the moment.</source>
        <translation>Il n’y a pas de place pour cette carte en ce moment.</translation>
    </message>
    <message>
        <source>To take a card back from a foundation, drag it or use the keyboard.</source>
        <translation>Pour reprendre une carte d’une fondation, faites-la glisser ou utilisez le clavier.</translation>
    </message>
    <message>
        <source>This game has reached the maximum number of actions. Start another one.</source>
        <translation>Cette partie a atteint le nombre maximal d’actions. Commencez-en une autre.</translation>
    </message>
    <message>
        <source>A foundation starts with the ace of its suit.</source>
        <translation>Une fondation commence par l’as de sa famille.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>Everything works.</source>
        <translation>Tout fonctionne.</translation>
    </message>
    <message>
        <source>%1 draws nothing</source>
        <translation>%1 ne dessine rien</translation>
    </message>
    <message>
        <source>The disk with %1 is full.</source>
        <translation>Le disque de %1 est plein.</translation>
    </message>
    <message>
        <source>Undo did not lead back to the deal.</source>
        <translation>L’annulation n’a pas ramené à la donne.</translation>
    </message>
    <message>
        <source>%1 moves played, undone and redone</source>
        <translation>coups joués, annulés et rétablis&#x202f;: %1</translation>
    </message>
    <message>
        <source>drawn in %1 colours</source>
        <translation>couleurs dessinées&#x202f;: %1</translation>
    </message>
    <message>
        <source>saved in %1 bytes</source>
        <translation>enregistré en %1 octets</translation>
    </message>
    <message>
        <source>Checks failed: %1. See the lines marked !!.</source>
        <translation>Vérifications en échec&#x202f;: %1. Voyez les lignes marquées «&#x202f;!!&#x202f;».</translation>
    </message>
    <message>
        <source>No fonts are installed. Install some.</source>
        <translation>Aucune police n’est installée. Installez-en.</translation>
    </message>
    <message>
        <source>None found in %1</source>
        <translation>Aucun dans %1</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions.</source>
        <translation>Impossible d’écrire dans %1. Vérifiez ses droits.</translation>
    </message>
    <message>
        <source>Redo did not lead back to the last position.</source>
        <translation>Rétablir n’a pas ramené à la dernière position.</translation>
    </message>
    <message>
        <source>The table is drawn in only %1 colours.</source>
        <translation>La table n’est dessinée qu’avec ce nombre de couleurs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A saved game did not load back identically.</source>
        <translation>Une partie enregistrée n’a pas été relue à l’identique.</translation>
    </message>
    <message>
        <source>Saved settings did not load back identically.</source>
        <translation>Des réglages enregistrés n’ont pas été relus à l’identique.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings file is damaged, so the defaults are used. It was renamed to %1.</source>
        <translation>Le fichier des réglages est endommagé&#x202f;: les valeurs par défaut sont utilisées. Il a été renommé en %1.</translation>
    </message>
    <message>
        <source>The settings file %1 is damaged and could not be renamed. The defaults are used. Repair or remove the file.</source>
        <translation>Le fichier des réglages %1 est endommagé et n’a pas pu être renommé. Les valeurs par défaut sont utilisées. Réparez ou supprimez le fichier.</translation>
    </message>
    <message>
        <source>Could not read the settings file %1. The defaults are used. Check the permissions of the file and its folder.</source>
        <translation>Impossible de lire le fichier des réglages %1. Les valeurs par défaut sont utilisées. Vérifiez les droits du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1. Check the permissions of its folder.</source>
        <translation>Impossible d’enregistrer les réglages dans %1. Vérifiez les droits de son dossier.</translation>
    </message>
    <message>
        <source>Could not save the settings to %1: the disk is full. Free some space.</source>
        <translation>Impossible d’enregistrer les réglages dans %1&#x202f;: le disque est plein. Libérez de la place.</translation>
    </message>
    <message>
        <source>There is a problem with the settings (%1).</source>
        <translation>Quelque chose ne va pas dans les réglages (%1).</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
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
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de pique</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>card: %1 is the rank</comment>
        <translation>%1 de trèfle</translation>
    </message>
    <message>
        <source>%1 spades</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 pique</translation>
    </message>
    <message>
        <source>%1 hearts</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 cœur</translation>
    </message>
    <message>
        <source>%1 diamonds</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 carreau</translation>
    </message>
    <message>
        <source>%1 clubs</source>
        <comment>card, said briefly: %1 is the rank</comment>
        <translation>%1 trèfle</translation>
    </message>
    <message>
        <source>foundation spades</source>
        <translation>fondation pique</translation>
    </message>
    <message>
        <source>foundation hearts</source>
        <translation>fondation cœur</translation>
    </message>
    <message>
        <source>foundation diamonds</source>
        <translation>fondation carreau</translation>
    </message>
    <message>
        <source>foundation clubs</source>
        <translation>fondation trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>foundation, said briefly</comment>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>foundation, said briefly</comment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>foundation, said briefly</comment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>foundation, said briefly</comment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>fondation %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>case %1</translation>
    </message>
    <message>
        <source>reserve %1</source>
        <translation>réserve %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>retirées</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>fondations</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>places</source>
        <translation>places</translation>
    </message>
    <message>
        <source>stock and waste</source>
        <translation>talon et écart</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>nothing further in this direction</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Find a card: rank and suit</source>
        <translation>Trouver une carte&#x202f;: rang et famille</translation>
    </message>
    <message>
        <source>No card found</source>
        <translation>Aucune carte trouvée</translation>
    </message>
    <message>
        <source>top</source>
        <comment>a card</comment>
        <translation>au-dessus</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n coup permis</numerusform>
            <numerusform>%n coups permis</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the waste over</source>
        <translation>Retourner l’écart</translation>
    </message>
    <message>
        <source>%1 and %2, %3 and %4</source>
        <comment>a pair of cards, two piles</comment>
        <translation>%1 et %2, %3 et %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>cards that move</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <comment>a card, from pile to pile</comment>
        <translation>%1, %2 vers %3</translation>
    </message>
    <message>
        <source>%1 to %2, %3 to %4</source>
        <comment>a card, another card, from pile to pile</comment>
        <translation>%1 sur %2, %3 vers %4</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second</source>
        <comment>of two places</comment>
        <translation>%1, seconde</translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <comment>cards under the top one</comment>
        <translation>
            <numerusform>%n dessous</numerusform>
            <numerusform>%n dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>card that a foundation waits for</comment>
        <translation>suivante&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>face-down cards of a column</comment>
        <translation>
            <numerusform>%n cachée</numerusform>
            <numerusform>%n cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in sequence</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n qui suit</numerusform>
            <numerusform>%n qui se suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the top one, the bottom one</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>two cards, one lying on the other</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n can move</source>
        <comment>cards of a column</comment>
        <translation>
            <numerusform>%n mobile</numerusform>
            <numerusform>%n mobiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to %1</source>
        <comment>list of piles</comment>
        <translation>Va sur&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card, its number, how many</comment>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>mobile</translation>
    </message>
    <message numerus="yes">
        <source>can move with the %n card(s) on it</source>
        <translation>
            <numerusform>mobile avec %n carte au-dessus</numerusform>
            <numerusform>mobile avec %n cartes au-dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>covered</source>
        <translation>couverte</translation>
    </message>
    <message>
        <source>any card</source>
        <comment>what an empty column takes</comment>
        <translation>n’importe quelle carte</translation>
    </message>
    <message>
        <source>kings only</source>
        <comment>what an empty column takes</comment>
        <translation>rois seulement</translation>
    </message>
    <message>
        <source>aces only</source>
        <comment>what an empty column takes</comment>
        <translation>as seulement</translation>
    </message>
    <message numerus="yes">
        <source>picked %n</source>
        <comment>cards taken into the hand</comment>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a run of cards: the bottom, the top one</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a card or run</comment>
        <translation>En main&#x202f;: %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>no legal target</comment>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>%1; legal: %2</source>
        <comment>what was picked up, list of piles</comment>
        <translation>%1&#x202f;; permis&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Picked %1 and %n more</source>
        <translation>
            <numerusform>En main&#x202f;: %1 et %n autre</numerusform>
            <numerusform>En main&#x202f;: %1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>the cards in hand</comment>
        <translation>Remises en place</translation>
    </message>
    <message>
        <source>away</source>
        <comment>a pair of cards left the table</comment>
        <translation>retirées</translation>
    </message>
    <message>
        <source>%1 and %2 away</source>
        <comment>a pair of cards left</comment>
        <translation>%1 et %2 retirés</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n restante</numerusform>
            <numerusform>%n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>waste turned over</source>
        <translation>écart retourné</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card went to its foundation</comment>
        <translation>sur sa fondation</translation>
    </message>
    <message>
        <source>%1 up</source>
        <comment>a card went to its foundation</comment>
        <translation>%1 sur sa fondation</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where cards went</comment>
        <translation>sur %1</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n card(s), %1 to %2</source>
        <comment>from pile to pile</comment>
        <translation>
            <numerusform>%n carte déplacée, %1 vers %2</numerusform>
            <numerusform>%n cartes déplacées, %1 vers %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card and where it went</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more to %2</source>
        <comment>where cards went</comment>
        <translation>
            <numerusform>%1 et %n autre sur %2</numerusform>
            <numerusform>%1 et %n autres sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>turned up %1</source>
        <comment>a card that lay face down</comment>
        <translation>retournée&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is empty now</source>
        <comment>a pile</comment>
        <translation>%1&#x202f;: vide maintenant</translation>
    </message>
    <message>
        <source>on the waste %1</source>
        <comment>the card that was under the other</comment>
        <translation>sur l’écart&#x202f;: %1</translation>
    </message>
    <message>
        <source>Undone: the waste was turned over</source>
        <translation>Annulé&#x202f;: l’écart avait été retourné</translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 and %n more back to %2</source>
        <comment>cards, a pile</comment>
        <translation>
            <numerusform>Annulé&#x202f;: %1 et %n autre de retour, %2</numerusform>
            <numerusform>Annulé&#x202f;: %1 et %n autres de retour, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1 back to %2</source>
        <comment>a card, a pile</comment>
        <translation>Annulé&#x202f;: %1 de retour, %2</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>what was done again</comment>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>You won</source>
        <comment>begins a list of moves and time</comment>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a move is refused</comment>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>Too many: %n card(s) can move</source>
        <translation>
            <numerusform>Trop&#x202f;: %n carte peut bouger</numerusform>
            <numerusform>Trop&#x202f;: %n cartes peuvent bouger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>cards in the hand</comment>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go to %2</source>
        <comment>a card, an empty pile</comment>
        <translation>%1 ne va pas sur %2</translation>
    </message>
    <message>
        <source>%1 does not go on %2</source>
        <comment>a card, another card</comment>
        <translation>%1 ne va pas sur %2</translation>
    </message>
    <message>
        <source>no place for %1</source>
        <comment>a card</comment>
        <translation>pas de place pour %1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>why a move is refused</comment>
        <translation>Non&#x202f;: %1</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>temps restant</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>Dealt: %1</source>
        <comment>name of the game</comment>
        <translation>Donne&#x202f;: %1</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>how much is said</comment>
        <translation>Bref</translation>
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
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up</source>
        <comment>went to their foundations</comment>
        <translation>
            <numerusform>%n carte montée</numerusform>
            <numerusform>%n cartes montées</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone to the start</source>
        <translation>Annulé jusqu’au début</translation>
    </message>
    <message>
        <source>Redone to the end</source>
        <translation>Rétabli jusqu’à la fin</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>La partie est perdue</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>not visible</source>
        <comment>a card</comment>
        <translation>pas visible</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Tirer du talon</translation>
    </message>
    <message>
        <source>passes left: %1</source>
        <translation>passages restants après celui-ci&#x202f;: %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>where a card lies</comment>
        <translation>elle est là&#x202f;: %1</translation>
    </message>
    <message>
        <source>Drew %1</source>
        <comment>cards, the top one first</comment>
        <translation>Tiré&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back</source>
        <comment>the others went on</comment>
        <translation>
            <numerusform>%n carte remise en place</numerusform>
            <numerusform>%n cartes remises en place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <comment>of a column</comment>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game and options</source>
        <translation>Jeu et options</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Re&amp;garder</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enr&amp;egistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Copy code and result</source>
        <translation>&amp;Copier code et résultat</translation>
    </message>
    <message>
        <source>E&amp;xport all games…</source>
        <translation>E&amp;xporter toutes les parties…</translation>
    </message>
    <message>
        <source>Set &amp;balance to 0</source>
        <translation>Mettre le so&amp;lde à 0</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exporter toutes les parties</translation>
    </message>
    <message>
        <source>%1 · %2 · Score %3 · Moves %4 · Time %5</source>
        <translation>%1 · %2 · Score %3 · Coups %4 · Temps %5</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoires</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>most games ever won in a row</source>
        <translation>le plus de parties gagnées de suite</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Temps moyen</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Le moins de coups</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Nombre moyen de coups</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>of first-time deals with no card taken back</source>
        <translation>des donnes jouées pour la première fois, sans carte reprise</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete statistics?</source>
        <translation>Supprimer les statistiques&#x202f;?</translation>
    </message>
    <message>
        <source>Delete the statistics of %1?</source>
        <translation>%1&#x202f;: supprimer les statistiques&#x202f;?</translation>
    </message>
    <message>
        <source>This cannot be undone. Unfinished games are kept.</source>
        <translation>Cela ne peut pas être annulé. Les parties inachevées sont conservées.</translation>
    </message>
    <message>
        <source>games started (a game counts from its first action)</source>
        <translation>parties commencées (une partie compte dès sa première action)</translation>
    </message>
    <message>
        <source>of all finished games</source>
        <translation>des parties terminées</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <translation>parties gagnées de suite jusqu’ici</translation>
    </message>
    <message>
        <source>of first-time deals won</source>
        <translation>des donnes gagnées jouées pour la première fois</translation>
    </message>
    <message>
        <source>of all won games</source>
        <translation>de toutes les parties gagnées</translation>
    </message>
    <message>
        <source>of all games finished since %1</source>
        <translation>de toutes les parties terminées depuis %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Démarrer l’horloge</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copier le code de donne</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Secondes restantes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>%1 · pass %2</source>
        <translation>%1 · passage %2</translation>
    </message>
    <message>
        <source>%1 · pass %2 of %3</source>
        <translation>%1 · passage %2 sur %3</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n step(s). Play them, or try your own moves.</source>
        <translation>
            <numerusform>%n étape. Laissez-la jouer, ou essayez vos propres coups.</numerusform>
            <numerusform>%n étapes. Laissez-les jouer, ou essayez vos propres coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is a problem with the saved games (%1).</source>
        <translation>Quelque chose ne va pas dans les parties enregistrées (%1).</translation>
    </message>
    <message>
        <source>The saved games are damaged. They were moved to %1, and Réussite starts with no saved games.</source>
        <translation>Les parties enregistrées sont abîmées. Elles ont été déplacées vers %1, et Réussite repart sans partie enregistrée.</translation>
    </message>
    <message>
        <source>The saved games were damaged. All intact games were recovered; the damaged file was moved to %1.</source>
        <translation>Les parties enregistrées étaient abîmées. Toutes les parties intactes ont été récupérées&#x202f;; le fichier abîmé a été déplacé vers %1.</translation>
    </message>
    <message>
        <source>The last saved changes are damaged. Your games continue from the state saved before them; the damaged file was copied to %1.</source>
        <translation>Les derniers changements enregistrés sont abîmés. Vos parties reprennent à l’état enregistré avant eux&#x202f;; le fichier abîmé a été copié vers %1.</translation>
    </message>
    <message>
        <source>The saved games in %1 are damaged. This game is not being saved.</source>
        <translation>Les parties enregistrées dans %1 sont abîmées. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The games in %1 were saved by a newer version of Réussite. Update Réussite. Until then, this game is not being saved.</source>
        <translation>Les parties dans %1 ont été enregistrées par une version plus récente de Réussite. Mettez Réussite à jour. D’ici là, cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>%1 was not created by Réussite. Move it elsewhere. Until then, this game is not being saved.</source>
        <translation>%1 n’a pas été créé par Réussite. Déplacez-le. D’ici là, cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Another program is using %1. Close it. Until then, this game is not being saved.</source>
        <translation>Un autre programme utilise %1. Fermez-le. D’ici là, cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The disk with %1 is full. Free some space. Until then, this game is not being saved.</source>
        <translation>Le disque de %1 est plein. Libérez de la place. D’ici là, cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Cannot write to %1. Check its permissions. This game is not being saved.</source>
        <translation>Impossible d’écrire dans %1. Vérifiez ses droits. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The folder for %1 could not be created. This game is not being saved.</source>
        <translation>Le dossier de %1 n’a pas pu être créé. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>%1 cannot be used. Check its folder. This game is not being saved.</source>
        <translation>%1 ne peut pas être utilisé. Vérifiez son dossier. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The game %1 could not be replayed, so it was not resumed.</source>
        <translation>La partie %1 n’a pas pu être rejouée&#x202f;: elle n’a donc pas été reprise.</translation>
    </message>
    <message>
        <source>Réussite is already running but does not respond. This game is not being saved.</source>
        <translation>Réussite est déjà lancé mais ne répond pas. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Could not save the game %1: its plugin returned an invalid value. All other games are saved.</source>
        <translation>Impossible d’enregistrer la partie %1&#x202f;: son module a renvoyé une valeur non valide. Toutes les autres parties sont enregistrées.</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 has no options %2. Use one of %3.</source>
        <translation>%1 n’a pas les options %2&#x202f;: écrivez l’une de %3.</translation>
    </message>
    <message>
        <source>“%1” is not a range of deals. Use two numbers, such as 1-1000.</source>
        <translation>«&#x202f;%1&#x202f;» ne désigne aucune donne&#x202f;: écrivez deux nombres, comme 1-1000.</translation>
    </message>
    <message>
        <source>%1 cannot be continued. Choose another file with --out.</source>
        <translation>Impossible de continuer %1&#x202f;: nommez un autre fichier avec --out.</translation>
    </message>
    <message>
        <source>%1 of %2 deals, %3 left</source>
        <translation>%1 donnes sur %2, reste %3</translation>
    </message>
    <message>
        <source>Won: %1 (%2 %, between %3 % and %4 % in 95 of 100 cases)</source>
        <translation>Gagnées&#x202f;: %1 (%2&#x202f;%, entre %3&#x202f;% et %4&#x202f;% dans 95 cas sur 100)</translation>
    </message>
    <message>
        <source>%1 (a quarter below %2, a quarter above %3)</source>
        <translation>%1 (un quart au-dessous de %2, un quart au-dessus de %3)</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score&#x202f;: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Coups&#x202f;: %1</translation>
    </message>
    <message>
        <source>Legal moves at a time: %1</source>
        <translation>Coups permis à la fois&#x202f;: %1</translation>
    </message>
    <message>
        <source>Positions a second: %1</source>
        <translation>Positions par seconde&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play many deals of a variant and show what it is like.</source>
        <translation>Jouer beaucoup de donnes d’un jeu et montrer comment il est.</translation>
    </message>
    <message>
        <source>which deals, such as 1-1000</source>
        <translation>quelles donnes, comme 1-1000</translation>
    </message>
    <message>
        <source>who plays: random, careful or advice</source>
        <translation>qui joue&#x202f;: random, careful ou advice</translation>
    </message>
    <message>
        <source>how long advice may search for a deal</source>
        <translation>combien de temps advice peut chercher pour une donne</translation>
    </message>
    <message>
        <source>a file with a line for each deal; an existing one is continued</source>
        <translation>un fichier avec une ligne par donne, qui est continué</translation>
    </message>
    <message>
        <source>Unknown player “%1”. Use random, careful or advice.</source>
        <translation>Joueur inconnu&#x202f;: «&#x202f;%1&#x202f;». Utilisez random, careful ou advice.</translation>
    </message>
    <message>
        <source>No plugin gives hints. Turn one on with “reussite plugins --enable advice”.</source>
        <translation>Aucun module ne donne de conseils. Activez-en un avec «&#x202f;reussite plugins --enable advice&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is not a valid number of seconds. Use 0.1 to 3600.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de secondes valide. Utilisez 0.1 à 3600.</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>%1, picked up</source>
        <comment>a pile</comment>
        <translation>%1, en main</translation>
    </message>
    <message>
        <source>Table as list</source>
        <translation>Table en liste</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>This is not a valid tournament (%1).</source>
        <translation>Ce n’est pas un tournoi valide (%1).</translation>
    </message>
    <message>
        <source>The folder has no tournament.toml, or is not available now.</source>
        <translation>Le dossier n’a pas de tournament.toml, ou n’est pas là en ce moment.</translation>
    </message>
    <message>
        <source>tournament.toml cannot be read (%1).</source>
        <translation>tournament.toml est illisible (%1).</translation>
    </message>
    <message>
        <source>tournament.toml is a folder or a device, not a file.</source>
        <translation>tournament.toml est un dossier ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>tournament.toml is a link: put the file itself into the folder.</source>
        <translation>tournament.toml est un lien&#x202f;: mettez le fichier lui-même dans le dossier.</translation>
    </message>
    <message>
        <source>tournament.toml is too large: the limit is %1 MiB.</source>
        <translation>tournament.toml est trop grand&#x202f;: la limite est de %1 Mio.</translation>
    </message>
    <message>
        <source>tournament.toml is not text in UTF-8.</source>
        <translation>tournament.toml n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>tournament.toml is not valid TOML (%1).</source>
        <translation>tournament.toml n’est pas du TOML valide (%1).</translation>
    </message>
    <message>
        <source>tournament.toml does not describe a tournament of Réussite.</source>
        <translation>tournament.toml ne décrit pas un tournoi de Réussite.</translation>
    </message>
    <message>
        <source>“%1” is missing in tournament.toml.</source>
        <translation>«&#x202f;%1&#x202f;» manque dans tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” does not belong in tournament.toml.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas sa place dans tournament.toml.</translation>
    </message>
    <message>
        <source>“%1” in tournament.toml is %2: it must be %3.</source>
        <translation>«&#x202f;%1&#x202f;» vaut %2 dans tournament.toml&#x202f;: il faut %3.</translation>
    </message>
    <message>
        <source>The deal code “%1” must be written %2.</source>
        <translation>Le code de donne «&#x202f;%1&#x202f;» doit s’écrire %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid deal code.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un code de donne valide.</translation>
    </message>
    <message>
        <source>The deal %1 appears twice in the list of rounds.</source>
        <translation>La donne %1 figure deux fois dans la liste des manches.</translation>
    </message>
    <message>
        <source>The tournament closes before it opens.</source>
        <translation>Le tournoi se terminerait avant de commencer.</translation>
    </message>
    <message>
        <source>a name of 1 to 80 characters on one line</source>
        <translation>un nom de 1 à 80 caractères sur une ligne</translation>
    </message>
    <message>
        <source>a list of 1 to 1000 deal codes</source>
        <translation>une liste de 1 à 1000 codes de donne</translation>
    </message>
    <message>
        <source>a deal code in quotes</source>
        <translation>un code de donne entre guillemets</translation>
    </message>
    <message>
        <source>“first” or “best”</source>
        <translation>«&#x202f;first&#x202f;» ou «&#x202f;best&#x202f;»</translation>
    </message>
    <message>
        <source>“sum” or “places”</source>
        <translation>«&#x202f;sum&#x202f;» ou «&#x202f;places&#x202f;»</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a date and time with its offset, such as 2026-12-01T18:00:00Z</source>
        <translation>une date et une heure avec leur décalage, telles 2026-12-01T18:00:00Z</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>The game has not ended.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Its deal %1 is not a round of this tournament.</source>
        <translation>Sa donne %1 n’est pas une manche de ce tournoi.</translation>
    </message>
    <message>
        <source>An action was taken back, which this tournament does not allow.</source>
        <translation>Une action a été annulée, ce que ce tournoi n’autorise pas.</translation>
    </message>
    <message>
        <source>“%1” cannot be a player&apos;s name: use 1 to 40 characters, without / \ : * ? &quot; &lt; &gt; | and without a dot or blank at either end.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être un nom de joueur&#x202f;: de 1 à 40 caractères, sans / \&#x202f;: *&#x202f;? &quot; &lt; &gt; | et sans point ni espace aux extrémités.</translation>
    </message>
    <message>
        <source>%1 are counted as one player.</source>
        <translation>%1 comptent pour un seul joueur.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began before the tournament opened.</source>
        <translation>%1 compte, mais selon son horloge la partie a commencé avant l’ouverture du tournoi.</translation>
    </message>
    <message>
        <source>%1 counts, but by its clock it began after the tournament closed.</source>
        <translation>%1 compte, mais selon son horloge la partie a commencé après la clôture du tournoi.</translation>
    </message>
    <message>
        <source>The folder is not available now.</source>
        <translation>Le dossier n’est pas là en ce moment.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Cannot write to the folder. Check its permissions.</source>
        <translation>Impossible d’écrire dans le dossier. Vérifiez ses droits.</translation>
    </message>
    <message>
        <source>The folder cannot be used (%1).</source>
        <translation>Le dossier est inutilisable (%1).</translation>
    </message>
    <message>
        <source>A newer version of Réussite made this tournament (format %1; this version reads %2). Update Réussite.</source>
        <translation>Une version plus récente de Réussite a créé ce tournoi (format %1, connu ici&#x202f;: %2)&#x202f;: mettez Réussite à jour.</translation>
    </message>
    <message>
        <source>Format %1 does not exist. This version reads %2.</source>
        <translation>Le format %1 n’existe pas&#x202f;: le format connu est %2.</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Could not save the result: %1</source>
        <translation>Impossible de garder le résultat&#x202f;: %1</translation>
    </message>
    <message>
        <source>Filed for %1.</source>
        <translation>Déposé pour %1.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>All players of the tournament see this name:</source>
        <translation>Tous les joueurs du tournoi voient ce nom&#x202f;:</translation>
    </message>
    <message>
        <source>%1 has results in this tournament. If that is you, confirm. Otherwise, choose another name: results under one name count as those of one player.</source>
        <translation>%1 a des résultats dans ce tournoi. Si c’est vous, confirmez&#x202f;; sinon, choisissez un autre nom&#x202f;: les résultats d’un même nom comptent pour un seul joueur.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Our tournament</source>
        <translation>Notre tournoi</translation>
    </message>
    <message>
        <source>First attempt</source>
        <translation>Premier essai</translation>
    </message>
    <message>
        <source>Best attempt</source>
        <translation>Meilleur essai</translation>
    </message>
    <message>
        <source>Sum of scores</source>
        <translation>Somme des scores</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Undo is &amp;allowed</source>
        <translation>&amp;Annulation permise</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Options</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Manches</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>A folder for the tournament</source>
        <translation>Un dossier pour le tournoi</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Le tournoi a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Choose a folder for the tournament.</source>
        <translation>Choisissez un dossier pour le tournoi.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Résultats de la manche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Play this round first. Then you can watch its games.</source>
        <translation>Vous n’avez pas joué cette manche&#x202f;: ses parties se regardent une fois que vous l’avez jouée.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Play the &amp;next round</source>
        <translation>Jouer la manche &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Play this round</source>
        <translation>&amp;Jouer cette manche</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>New &amp;tournament…</source>
        <translation>Nouveau &amp;tournoi…</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>&amp;Participer…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>&amp;Manches</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>R&amp;ésultats</translation>
    </message>
    <message>
        <source>Not &amp;counted</source>
        <translation>&amp;Non compté</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Lecture des résultats…</translation>
    </message>
    <message>
        <source>Create a tournament, or join one: open its folder, or drop it on this window.</source>
        <translation>Créez un tournoi ou participez à un tournoi&#x202f;: ouvrez son dossier, ou déposez-le sur cette fenêtre.</translation>
    </message>
    <message>
        <source>What you play meanwhile is filed when the folder is back.</source>
        <translation>Ce que vous jouez entre-temps sera déposé quand le dossier sera de retour.</translation>
    </message>
    <message>
        <source>Results checked so far: %1</source>
        <translation>Résultats vérifiés jusqu’ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>not installed here</source>
        <translation>pas installé ici</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Manche %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>waits to be filed</source>
        <translation>attend d’être déposé</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>Join a tournament: open its folder</source>
        <translation>Participer à un tournoi&#x202f;: ouvrir son dossier</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>You play as %1.</source>
        <translation>Votre nom&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The first attempt counts.</source>
        <translation>Le premier essai compte.</translation>
    </message>
    <message>
        <source>The best attempt counts.</source>
        <translation>Le meilleur essai compte.</translation>
    </message>
    <message>
        <source>Undo is allowed.</source>
        <translation>L’annulation est permise.</translation>
    </message>
    <message>
        <source>Games with an undo do not count.</source>
        <translation>Les parties avec une annulation ne comptent pas.</translation>
    </message>
    <message>
        <source>Points are the sum of scores.</source>
        <translation>Les points sont la somme des scores.</translation>
    </message>
    <message>
        <source>Points depend on places.</source>
        <translation>Les points dépendent des places.</translation>
    </message>
    <message>
        <source>Opens: %1.</source>
        <translation>Ouverture&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Closes: %1.</source>
        <translation>Clôture&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The result for %1 will be filed as soon as possible. %2</source>
        <translation>Le résultat pour %1 attend de pouvoir être déposé. %2</translation>
    </message>
    <message>
        <source>Share the folder as you like: with a sync program, on a network drive or a stick. Everyone who can write to it can take part.</source>
        <translation>Partagez le dossier comme vous voulez&#x202f;: avec un programme de synchronisation, sur un lecteur réseau ou une clé. Quiconque peut y écrire peut participer.</translation>
    </message>
    <message>
        <source>The first %1 of %2 players are listed, and you.</source>
        <translation>Les %1 premiers joueurs sur %2 sont affichés, et vous.</translation>
    </message>
    <message>
        <source>The folder already contains a tournament. Choose another one.</source>
        <translation>Le dossier contient déjà un tournoi&#x202f;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This is not a result. It is left unchanged.</source>
        <translation>Ce n’est pas un résultat&#x202f;: on n’y touche pas.</translation>
    </message>
    <message>
        <source>&amp;What counts</source>
        <translation>Ce &amp;qui compte</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Lecture et pause</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>&amp;Back to my game</source>
        <translation>&amp;Retour à ma partie</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 sur %2</translation>
    </message>
    <message>
        <source>Watched game</source>
        <translation>Une partie que l’on regarde</translation>
    </message>
</context>
</TS>
