<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>Undo: the last %n action(s)</source>
        <translation>
            <numerusform>Undo: the last %n action</numerusform>
            <numerusform>Undo: the last %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n second(s)</source>
        <translation>
            <numerusform>Time limit: %n second</numerusform>
            <numerusform>Time limit: %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n action(s) can be undone.</source>
        <translation>
            <numerusform>Only the last %n action can be undone.</numerusform>
            <numerusform>Only the last %n actions can be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken back</source>
        <translation>
            <numerusform>%n card taken back</numerusform>
            <numerusform>%n cards taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of %1</source>
        <translation>
            <numerusform>%n deal of %1</numerusform>
            <numerusform>%n deals of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) can move together now.</source>
        <translation>
            <numerusform>Only %n card can move together now.</numerusform>
            <numerusform>Only %n cards can move together now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock now deals %n card(s) at a time.</source>
        <translation>
            <numerusform>The stock now deals %n card at a time.</numerusform>
            <numerusform>The stock now deals %n cards at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The waste is turned over as a whole (%n card(s)).</source>
        <translation>
            <numerusform>The waste is turned over as a whole (%n card).</numerusform>
            <numerusform>The waste is turned over as a whole (%n cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pile has %n card(s).</source>
        <translation>
            <numerusform>This pile has %n card.</numerusform>
            <numerusform>This pile has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plugin %1 took %n second(s) to respond.</source>
        <translation>
            <numerusform>The plugin %1 took %n second to respond.</numerusform>
            <numerusform>The plugin %1 took %n seconds to respond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be verified. The first is %1</source>
        <translation>
            <numerusform>%n file could not be verified. The first is %1</numerusform>
            <numerusform>%n files could not be verified. The first is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems found: %n.</source>
        <translation>
            <numerusform>Problems found: %n.</numerusform>
            <numerusform>Problems found: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s): here such games do not count.</source>
        <translation>
            <numerusform>Played with %n hint: here such games do not count.</numerusform>
            <numerusform>Played with %n hints: here such games do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Current streak: %n day.</numerusform>
            <numerusform>Current streak: %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <comment>of deals won</comment>
        <translation>
            <numerusform>Longest streak: %n day.</numerusform>
            <numerusform>Longest streak: %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n legal move</numerusform>
            <numerusform>%n legal moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>cards that move</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <comment>of a column</comment>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under</source>
        <comment>cards under the top one</comment>
        <translation>
            <numerusform>%n under</numerusform>
            <numerusform>%n under</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>face-down cards of a column</comment>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in sequence</source>
        <comment>face-up cards of a column</comment>
        <translation>
            <numerusform>%n in sequence</numerusform>
            <numerusform>%n in sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can move</source>
        <comment>cards of a column</comment>
        <translation>
            <numerusform>%n can move</numerusform>
            <numerusform>%n can move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can move with the %n card(s) on it</source>
        <translation>
            <numerusform>can move with the %n card on it</numerusform>
            <numerusform>can move with the %n cards on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picked %n</source>
        <comment>cards taken into the hand</comment>
        <translation>
            <numerusform>picked %n</numerusform>
            <numerusform>picked %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked %1 and %n more</source>
        <translation>
            <numerusform>Picked %1 and %n more</numerusform>
            <numerusform>Picked %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back</source>
        <comment>the others went on</comment>
        <translation>
            <numerusform>%n card put back</numerusform>
            <numerusform>%n cards put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n card(s), %1 to %2</source>
        <comment>from pile to pile</comment>
        <translation>
            <numerusform>Moved %n card, %1 to %2</numerusform>
            <numerusform>Moved %n cards, %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more to %2</source>
        <comment>where cards went</comment>
        <translation>
            <numerusform>%1 and %n more to %2</numerusform>
            <numerusform>%1 and %n more to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 and %n more back to %2</source>
        <comment>cards, a pile</comment>
        <translation>
            <numerusform>Undone: %1 and %n more back to %2</numerusform>
            <numerusform>Undone: %1 and %n more back to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up</source>
        <comment>went to their foundations</comment>
        <translation>
            <numerusform>%n card up</numerusform>
            <numerusform>%n cards up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many: %n card(s) can move</source>
        <translation>
            <numerusform>Too many: %n card can move</numerusform>
            <numerusform>Too many: %n cards can move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picked</source>
        <comment>cards in the hand</comment>
        <translation>
            <numerusform>%n picked</numerusform>
            <numerusform>%n picked</numerusform>
        </translation>
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
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%n step(s). Play them, or try your own moves.</source>
        <translation>
            <numerusform>%n step. Play them, or try your own moves.</numerusform>
            <numerusform>%n steps. Play them, or try your own moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
