<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Jeu de Baker</translation>
    </message>
    <message>
        <source>The older FreeCell: columns are built in suit.</source>
        <translation>Le FreeCell d’autrefois&#x202f;: les colonnes se montent par famille.</translation>
    </message>
</context>
<context>
    <name>CANF</name>
    <message>
        <source>Canfield</source>
        <translation>Canfield</translation>
    </message>
    <message>
        <source>A reserve of thirteen cards, and foundations that begin with any rank.</source>
        <translation>Une réserve de treize cartes, et des fondations qui commencent par un rang quelconque.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Une fondation commence par le rang de la première.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>Seule une colonne entière va sur une autre.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Une colonne vide se remplit depuis l’écart.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Trois cartes à la fois</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Une carte à la fois</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Chaque clic retourne trois cartes, dont seule la dernière est jouable.</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Chaque clic retourne une carte&#x202f;: plus facile.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
</context>
<context>
    <name>EIGHT</name>
    <message>
        <source>Eight Off</source>
        <translation>Eight Off</translation>
    </message>
    <message>
        <source>Eight cells make up for columns built in suit.</source>
        <translation>Huit cases compensent des colonnes à monter par famille.</translation>
    </message>
</context>
<context>
    <name>GOLF</name>
    <message>
        <source>Golf</source>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Clear the columns by taking cards one higher or one lower.</source>
        <translation>Videz les colonnes en prenant la carte juste au-dessus ou juste au-dessous.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Rien ne va sur un roi.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Sur un roi</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Une dame</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Une dame ou un as&#x202f;: en boucle</translation>
    </message>
    <message>
        <source>A king ends the chain: the strictest way.</source>
        <translation>Un roi arrête la chaîne&#x202f;: la règle la plus stricte.</translation>
    </message>
    <message>
        <source>A queen may follow a king.</source>
        <translation>Une dame peut suivre un roi.</translation>
    </message>
    <message>
        <source>Ranks go round the corner: an ace may follow a king too.</source>
        <translation>Les rangs font le tour&#x202f;: un as peut aussi suivre un roi.</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Joséphine</translation>
    </message>
    <message>
        <source>Quarante Voleurs in which whole runs move.</source>
        <translation>Les Quarante Voleurs où l’on déplace des suites entières.</translation>
    </message>
</context>
<context>
    <name>KL</name>
    <message>
        <source>Klondike</source>
        <translation>Klondike</translation>
    </message>
    <message>
        <source>The patience that everybody knows: seven columns in alternating colours.</source>
        <translation>La patience que tout le monde connaît&#x202f;: sept colonnes en couleurs alternées.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Une carte à la fois</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Trois cartes à la fois</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Chaque clic retourne une carte&#x202f;: plus facile.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Chaque clic retourne trois cartes, dont seule la dernière est jouable.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Parcours du talon</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Trois fois</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like; with points, each time costs some.</source>
        <translation>L’écart se retourne aussi souvent que vous voulez&#x202f;; aux points, cela en coûte.</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Le talon passe trois fois en tout.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Ce qui est dans l’écart y reste, sauf si vous le jouez.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal&#x202f;: points</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas&#x202f;: dollars</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Vous marquez des points pour ce que vous découvrez et montez sur les fondations.</translation>
    </message>
    <message>
        <source>You pay 52 dollars for the cards and get 5 for each one on a foundation.</source>
        <translation>Vous payez les cartes 52 dollars et en recevez 5 pour chacune posée sur une fondation.</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Limitée</translation>
    </message>
    <message>
        <source>Quarante Voleurs with twelve columns.</source>
        <translation>Les Quarante Voleurs avec douze colonnes.</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Trois pics</translation>
    </message>
    <message>
        <source>Clear three peaks by taking cards one higher or one lower.</source>
        <translation>Videz trois sommets en prenant la carte juste au-dessus ou juste au-dessous.</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Take pairs that make thirteen until the pyramid is gone.</source>
        <translation>Retirez les paires qui font treize jusqu’à vider la pyramide.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Deux cartes partent ensemble quand elles font treize.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Seul un roi part seul.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Parcours du talon</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Trois fois</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>Le talon passe trois fois en tout.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>Ce qui est dans l’écart y reste, sauf si vous le jouez.</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like.</source>
        <translation>L’écart se retourne aussi souvent que vous voulez.</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Build four runs in suit from king to ace, moving any open card.</source>
        <translation>Formez quatre suites d’une famille, du roi à l’as, en déplaçant n’importe quelle carte visible.</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Araignée</translation>
    </message>
    <message>
        <source>Ten columns with two packs: runs in suit from king to ace leave the table.</source>
        <translation>Dix colonnes et deux jeux de cartes&#x202f;: les suites d’une famille, du roi à l’as, quittent la table.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Une suite entière du roi à l’as d’une famille part d’elle-même.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>Aucune rangée n’est donnée tant qu’une colonne est vide.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Familles</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Une famille</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Deux familles</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatre familles</translation>
    </message>
    <message>
        <source>Every run is in suit: easy.</source>
        <translation>Toute suite est d’une seule famille&#x202f;: facile.</translation>
    </message>
    <message>
        <source>Hearts and spades: runs of one suit move together.</source>
        <translation>Cœurs et piques&#x202f;: une suite d’une seule famille se déplace ensemble.</translation>
    </message>
    <message>
        <source>The full game: hard.</source>
        <translation>Le jeu complet&#x202f;: difficile.</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Rues</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours.</source>
        <translation>Les Quarante Voleurs en couleurs alternées.</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Numéro dix</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours, half of it face down.</source>
        <translation>Les Quarante Voleurs en couleurs alternées, la moitié face cachée.</translation>
    </message>
</context>
<context>
    <name>YUKON</name>
    <message>
        <source>Yukon</source>
        <translation>Yukon</translation>
    </message>
    <message>
        <source>Klondike without a stock: any open card is moved, with all cards on it.</source>
        <translation>Klondike sans talon&#x202f;: toute carte visible se déplace, avec toutes celles qui la couvrent.</translation>
    </message>
</context>
<context>
    <name>classics</name>
    <message>
        <source>Classics</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Quatorze jeux bien connus</translation>
    </message>
</context>
</TS>
