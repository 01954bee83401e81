<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ca_ES" sourcelanguage="en_US">
<context>
    <name>BAKER</name>
    <message>
        <source>Baker’s Game</source>
        <translation>Joc de Baker</translation>
    </message>
    <message>
        <source>The older FreeCell: columns are built in suit.</source>
        <translation>El FreeCell més antic: les columnes es fan del mateix coll.</translation>
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
        <translation>Una reserva de tretze cartes i fonaments que comencen per qualsevol rang.</translation>
    </message>
    <message>
        <source>A foundation starts with the rank of the first one.</source>
        <translation>Un fonament comença amb el rang del primer.</translation>
    </message>
    <message>
        <source>Only a whole column goes on another one.</source>
        <translation>Només una columna sencera va sobre una altra.</translation>
    </message>
    <message>
        <source>An empty column is filled from the waste.</source>
        <translation>Una columna buida s’omple des del descart.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Tres cartes cada vegada</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Una carta cada vegada</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Cada clic gira tres cartes, de les quals només es pot jugar l’última.</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Cada clic gira una carta: més fàcil.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
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
        <translation>Vuit cel·les compensen les columnes del mateix coll.</translation>
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
        <translation>Buideu les columnes agafant cartes un grau més altes o més baixes.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Sobre un rei no hi va res.</translation>
    </message>
    <message>
        <source>On a king</source>
        <translation>Sobre un rei</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Res</translation>
    </message>
    <message>
        <source>A queen</source>
        <translation>Una reina</translation>
    </message>
    <message>
        <source>A queen or an ace: round the corner</source>
        <translation>Una reina o un as: en cercle</translation>
    </message>
    <message>
        <source>A king ends the chain: the strictest way.</source>
        <translation>Un rei acaba la cadena: la regla més estricta.</translation>
    </message>
    <message>
        <source>A queen may follow a king.</source>
        <translation>Una reina pot seguir un rei.</translation>
    </message>
    <message>
        <source>Ranks go round the corner: an ace may follow a king too.</source>
        <translation>Els rangs fan la volta: un as també pot seguir un rei.</translation>
    </message>
</context>
<context>
    <name>JOSE</name>
    <message>
        <source>Josephine</source>
        <translation>Josefina</translation>
    </message>
    <message>
        <source>Quarante Voleurs in which whole runs move.</source>
        <translation>Quarante Voleurs en què es mouen seqüències senceres.</translation>
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
        <translation>El solitari que tothom coneix: set columnes en colors alterns.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Una carta cada vegada</translation>
    </message>
    <message>
        <source>Three cards at a time</source>
        <translation>Tres cartes cada vegada</translation>
    </message>
    <message>
        <source>Each click turns one card: easier.</source>
        <translation>Cada clic gira una carta: més fàcil.</translation>
    </message>
    <message>
        <source>Each click turns three cards, of which only the last can be played.</source>
        <translation>Cada clic gira tres cartes, de les quals només es pot jugar l’última.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Passades pel munt de robar</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sense límit</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Tres vegades</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vegada</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like; with points, each time costs some.</source>
        <translation>El descart es gira tantes vegades com vulgueu; si jugueu a punts, en costa alguns.</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>El munt de robar passa tres vegades en total.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>El que hi ha al descart s’hi queda si no ho jugueu.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuació</translation>
    </message>
    <message>
        <source>Normal: points</source>
        <translation>Normal: punts</translation>
    </message>
    <message>
        <source>Vegas: dollars</source>
        <translation>Vegas: dòlars</translation>
    </message>
    <message>
        <source>You get points for what you uncover and bring home.</source>
        <translation>Guanyeu punts pel que descobriu i per les cartes als fonaments.</translation>
    </message>
    <message>
        <source>You pay 52 dollars for the cards and get 5 for each one on a foundation.</source>
        <translation>Pagueu 52 dòlars per les cartes i en rebeu 5 per cadascuna que poseu en un fonament.</translation>
    </message>
</context>
<context>
    <name>LIMITED</name>
    <message>
        <source>Limited</source>
        <translation>Limitat</translation>
    </message>
    <message>
        <source>Quarante Voleurs with twelve columns.</source>
        <translation>Quarante Voleurs amb dotze columnes.</translation>
    </message>
</context>
<context>
    <name>PEAKS</name>
    <message>
        <source>TriPeaks</source>
        <translation>Tres pics</translation>
    </message>
    <message>
        <source>Clear three peaks by taking cards one higher or one lower.</source>
        <translation>Buideu tres cims agafant cartes un grau més altes o més baixes.</translation>
    </message>
</context>
<context>
    <name>PYRA</name>
    <message>
        <source>Pyramid</source>
        <translation>Piràmide</translation>
    </message>
    <message>
        <source>Take pairs that make thirteen until the pyramid is gone.</source>
        <translation>Traieu parelles que sumin tretze fins a buidar la piràmide.</translation>
    </message>
    <message>
        <source>Two cards leave together when they make thirteen.</source>
        <translation>Dues cartes surten juntes quan sumen tretze.</translation>
    </message>
    <message>
        <source>Only a king leaves alone.</source>
        <translation>Només un rei surt sol.</translation>
    </message>
    <message>
        <source>Through the stock</source>
        <translation>Passades pel munt de robar</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Tres vegades</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vegada</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sense límit</translation>
    </message>
    <message>
        <source>You go through the stock three times in all.</source>
        <translation>El munt de robar passa tres vegades en total.</translation>
    </message>
    <message>
        <source>What lies in the waste stays there unless you play it.</source>
        <translation>El que hi ha al descart s’hi queda si no ho jugueu.</translation>
    </message>
    <message>
        <source>The waste is turned over as often as you like.</source>
        <translation>El descart es gira tantes vegades com vulgueu.</translation>
    </message>
</context>
<context>
    <name>SCORP</name>
    <message>
        <source>Scorpion</source>
        <translation>Escorpí</translation>
    </message>
    <message>
        <source>Build four runs in suit from king to ace, moving any open card.</source>
        <translation>Feu quatre seqüències del mateix coll del rei a l’as movent qualsevol carta descoberta.</translation>
    </message>
</context>
<context>
    <name>SPIDER</name>
    <message>
        <source>Spider</source>
        <translation>Aranya</translation>
    </message>
    <message>
        <source>Ten columns with two packs: runs in suit from king to ace leave the table.</source>
        <translation>Deu columnes amb dues baralles: les seqüències d’un coll, del rei a l’as, surten de la taula.</translation>
    </message>
    <message>
        <source>A whole run from king to ace in one suit leaves by itself.</source>
        <translation>Una seqüència sencera del rei a l’as d’un coll surt tota sola.</translation>
    </message>
    <message>
        <source>No row is dealt while a column is empty.</source>
        <translation>No es reparteix cap fila mentre hi ha una columna buida.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Colls</translation>
    </message>
    <message>
        <source>One suit</source>
        <translation>Un coll</translation>
    </message>
    <message>
        <source>Two suits</source>
        <translation>Dos colls</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quatre colls</translation>
    </message>
    <message>
        <source>Every run is in suit: easy.</source>
        <translation>Tota seqüència és d’un sol coll: fàcil.</translation>
    </message>
    <message>
        <source>Hearts and spades: runs of one suit move together.</source>
        <translation>Cors i piques: una seqüència d’un sol coll es mou alhora.</translation>
    </message>
    <message>
        <source>The full game: hard.</source>
        <translation>El joc sencer: difícil.</translation>
    </message>
</context>
<context>
    <name>STREETS</name>
    <message>
        <source>Streets</source>
        <translation>Carrers</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours.</source>
        <translation>Quarante Voleurs en colors alterns.</translation>
    </message>
</context>
<context>
    <name>TEN</name>
    <message>
        <source>Number Ten</source>
        <translation>Número deu</translation>
    </message>
    <message>
        <source>Quarante Voleurs in alternating colours, half of it face down.</source>
        <translation>Quarante Voleurs en colors alterns, la meitat cara avall.</translation>
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
        <translation>Klondike sense munt de robar: qualsevol carta descoberta es mou amb totes les que té a sobre.</translation>
    </message>
</context>
<context>
    <name>classics</name>
    <message>
        <source>Classics</source>
        <translation>Clàssics</translation>
    </message>
    <message>
        <source>Fourteen well-known games</source>
        <translation>Catorze jocs ben coneguts</translation>
    </message>
</context>
</TS>
