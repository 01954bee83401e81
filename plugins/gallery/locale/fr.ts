<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>ACESUP</name>
    <message>
        <source>Aces Up</source>
        <translation>Les As en haut</translation>
    </message>
    <message>
        <source>A quick patience: of two cards of one suit the lower one leaves, until only the aces are there.</source>
        <translation>Une réussite rapide&#x202f;: de deux cartes d’une même famille, la plus basse s’en va, jusqu’à ce qu’il ne reste que les as.</translation>
    </message>
    <message>
        <source>A card leaves when a higher one of its suit lies open at an end.</source>
        <translation>Une carte part si une plus haute de sa famille termine une autre colonne.</translation>
    </message>
</context>
<context>
    <name>AGNES</name>
    <message>
        <source>Agnes</source>
        <translation>Agnès</translation>
    </message>
    <message>
        <source>Klondike in one colour: the stock is dealt onto the columns, seven cards at a time.</source>
        <translation>Le Klondike d’une seule couleur&#x202f;: le talon est distribué sur les colonnes, sept cartes à la fois.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Une fondation commence par le rang de la première.</translation>
    </message>
    <message>
        <source>A card goes on the next higher card of the same colour.</source>
        <translation>Une carte va sur la carte juste supérieure de la même couleur.</translation>
    </message>
    <message>
        <source>An empty column is filled from the stock only.</source>
        <translation>Une colonne vide n’est remplie que par le talon.</translation>
    </message>
</context>
<context>
    <name>ALBERT</name>
    <message>
        <source>King Albert</source>
        <translation>Roi Albert</translation>
    </message>
    <message>
        <source>Nine columns like stairs and seven cards at hand; one card moves at a time. It is hard, but never unfair.</source>
        <translation>Neuf colonnes en escalier et sept cartes sous la main&#x202f;; on ne déplace qu’une carte à la fois. Difficile, mais jamais injuste.</translation>
    </message>
</context>
<context>
    <name>CALCUL</name>
    <message>
        <source>Calculation</source>
        <translation>Le Calcul</translation>
    </message>
    <message>
        <source>Four foundations count up by ones, twos, threes and fours, and the cards that must wait are laid aside with care.</source>
        <translation>Quatre fondations comptent de un en un, de deux en deux, de trois en trois et de quatre en quatre&#x202f;; les cartes qui doivent attendre se posent de côté avec soin.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Posez la carte tirée avant d’en tirer une autre.</translation>
    </message>
    <message>
        <source>From left to right, the foundations go up by 1, 2, 3 and 4 ranks.</source>
        <translation>De gauche à droite, les fondations montent de 1, 2, 3 et 4 rangs.</translation>
    </message>
</context>
<context>
    <name>CASTLE</name>
    <message>
        <source>Beleaguered Castle</source>
        <translation>Château assiégé</translation>
    </message>
    <message>
        <source>The four aces lie ready, and eight open rows of six cards besiege them.</source>
        <translation>Les quatre as sont en place, assiégés par huit rangées ouvertes de six cartes.</translation>
    </message>
</context>
<context>
    <name>COTIL</name>
    <message>
        <source>Royal Cotillion</source>
        <translation>Cotillon royal</translation>
    </message>
    <message>
        <source>A patience with 2 packs and two wings, whose foundations go up by twos.</source>
        <translation>Une réussite avec 2 jeux et deux ailes, dont les fondations montent de deux en deux.</translation>
    </message>
    <message>
        <source>Foundations begin with the ace at the left, with the two at the right.</source>
        <translation>Les fondations commencent à gauche par l’as, à droite par le deux.</translation>
    </message>
    <message>
        <source>A foundation goes up by twos: ace, three, five; king, two, four.</source>
        <translation>Une fondation monte de deux en deux&#x202f;: as, trois, cinq&#x202f;; roi, deux, quatre.</translation>
    </message>
</context>
<context>
    <name>DIPLOM</name>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>A patience with 2 packs and eight columns, in which any suit goes on any other.</source>
        <translation>Une réussite avec 2 jeux et huit colonnes, où toute famille va sur toute autre.</translation>
    </message>
</context>
<context>
    <name>EASTH</name>
    <message>
        <source>Easthaven</source>
        <translation>Easthaven</translation>
    </message>
    <message>
        <source>A Klondike whose stock is dealt in rows over seven short columns.</source>
        <translation>Un Klondike dont le talon est distribué par rangées sur sept colonnes courtes.</translation>
    </message>
</context>
<context>
    <name>FLOWER</name>
    <message>
        <source>Flower Garden</source>
        <translation>Le Parterre</translation>
    </message>
    <message>
        <source>Six beds and a bouquet: every card is seen from the start, and you choose the order.</source>
        <translation>Six plates-bandes et un bouquet&#x202f;: on voit toutes les cartes dès le début, à vous de choisir l’ordre.</translation>
    </message>
</context>
<context>
    <name>FOURT</name>
    <message>
        <source>Fourteens</source>
        <translation>Les Quatorze</translation>
    </message>
    <message>
        <source>Twelve columns of open cards: pairs that make 14 leave, and it matters which.</source>
        <translation>Douze colonnes de cartes visibles&#x202f;: les paires qui font 14 s’en vont, et le choix compte.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make fourteen.</source>
        <translation>Deux cartes partent ensemble si elles font quatorze.</translation>
    </message>
</context>
<context>
    <name>GYPSY</name>
    <message>
        <source>Gypsy</source>
        <translation>Gitane</translation>
    </message>
    <message>
        <source>A patience with 2 packs: Klondike’s way of building, Spider’s way of dealing.</source>
        <translation>Une réussite avec 2 jeux&#x202f;: on construit comme au Klondike, on distribue comme à l’Araignée.</translation>
    </message>
</context>
<context>
    <name>OSMOSIS</name>
    <message>
        <source>Osmosis</source>
        <translation>Osmose</translation>
    </message>
    <message>
        <source>Four rows, each in one suit: a rank seeps down from row to row.</source>
        <translation>Quatre rangées, chacune d’une famille&#x202f;: les rangs passent d’une rangée à la suivante.</translation>
    </message>
    <message>
        <source>A row begins with the rank of the first row, after the row above it.</source>
        <translation>Une rangée commence par le rang de la première, après celle du dessus.</translation>
    </message>
    <message>
        <source>The same rank must lie in the row above first.</source>
        <translation>Il faut d’abord ce rang dans la rangée du dessus.</translation>
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
</context>
<context>
    <name>POKERSQ</name>
    <message>
        <source>Poker Squares</source>
        <translation>Carrés de poker</translation>
    </message>
    <message>
        <source>25 cards make five rows and five columns, each a poker hand.</source>
        <translation>25 cartes font cinq rangées et cinq colonnes, chacune une main de poker.</translation>
    </message>
    <message>
        <source>The next card turns up when this one lies in the square.</source>
        <translation>La carte suivante se retourne quand celle-ci est dans le carré.</translation>
    </message>
</context>
<context>
    <name>RUSSIAN</name>
    <message>
        <source>Russian Solitaire</source>
        <translation>Réussite russe</translation>
    </message>
    <message>
        <source>Yukon in suit: whole heaps move, but they fit on their own suit only. It is hard to win.</source>
        <translation>Le Yukon par familles&#x202f;: on déplace des paquets entiers, mais seulement sur leur propre famille. Elle est difficile à gagner.</translation>
    </message>
</context>
<context>
    <name>SEAHAVEN</name>
    <message>
        <source>Seahaven Towers</source>
        <translation>Les Tours de Seahaven</translation>
    </message>
    <message>
        <source>FreeCell in suits: ten columns, four cells, and only kings on empty columns.</source>
        <translation>FreeCell par familles&#x202f;: dix colonnes, quatre cases, et seulement des rois dans les colonnes vides.</translation>
    </message>
</context>
<context>
    <name>SIMON</name>
    <message>
        <source>Simple Simon</source>
        <translation>Simon le Simple</translation>
    </message>
    <message>
        <source>Spider with 1 open pack and no stock: you see everything, and nothing is left to chance.</source>
        <translation>L’Araignée avec 1 jeu découvert et sans talon&#x202f;: on voit tout, rien n’est laissé au hasard.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Une suite entière du roi à l’as d’une famille part d’elle-même.</translation>
    </message>
</context>
<context>
    <name>SIRTOM</name>
    <message>
        <source>Sir Tommy</source>
        <translation>Sir Tommy</translation>
    </message>
    <message>
        <source>Perhaps the oldest patience of all: each drawn card must be laid on one of four columns, where nothing moves again.</source>
        <translation>Peut-être la plus vieille des réussites&#x202f;: chaque carte tirée se pose sur l’une des quatre colonnes, où plus rien ne bouge.</translation>
    </message>
    <message>
        <source>Lay the drawn card down before you draw another one.</source>
        <translation>Posez la carte tirée avant d’en tirer une autre.</translation>
    </message>
</context>
<context>
    <name>SPTTE</name>
    <message>
        <source>Spiderette</source>
        <translation>Petite Araignée</translation>
    </message>
    <message>
        <source>Spider with 1 pack: quicker than the big one, and not much easier.</source>
        <translation>L’Araignée avec 1 jeu&#x202f;: plus rapide que la grande, mais guère plus facile.</translation>
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
</context>
<context>
    <name>THIRT</name>
    <message>
        <source>Thirteens</source>
        <translation>Les Treize</translation>
    </message>
    <message>
        <source>A quick patience: pairs that make 13 leave, and new cards take their places.</source>
        <translation>Une réussite rapide&#x202f;: les paires qui font 13 s’en vont, et de nouvelles cartes prennent leur place.</translation>
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
        <source>Empty places are filled from the stock automatically.</source>
        <translation>Les places vides se remplissent d’elles-mêmes du talon.</translation>
    </message>
</context>
<context>
    <name>WEST</name>
    <message>
        <source>Westcliff</source>
        <translation>Westcliff</translation>
    </message>
    <message>
        <source>A Klondike with ten short columns and 1 pass through the stock. It is won more often than not.</source>
        <translation>Un Klondike à dix colonnes courtes et 1 seul passage du talon. On gagne plus souvent qu’on ne perd.</translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>More well-known games</source>
        <translation>D’autres jeux connus</translation>
    </message>
</context>
</TS>
