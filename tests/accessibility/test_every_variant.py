"""Every bundled variant can be walked, heard and played by keys, though none knows of speech."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.typist import Typist, children, interface, name

from reussite.game.session import Session
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.a11y.preferences import AccessPreferences, Verbosity
from reussite.table.keyboard.keys import KeyMap
from reussite.table.speech.move_sentences import choices, choices_by_pile
from reussite.windows.table_list import TableList

FOUND = PluginHost(Settings(None), bundled=bundled_plugins())
FOUND.load_folders()
FAMILIES = sorted(FOUND.variants)
KEYS = list(KeyMap(AccessPreferences())._orders)
LIKELY = [*"1234567890", "Space", "Space", "A", "D", "Shift+Return", "Up", "Ctrl+Right", "F", "C"]


def seated(
    qtbot: QtBot, family: str, number: int, access: AccessPreferences | None = None
) -> Typist:
    typist = Typist.at(Desk.laid(qtbot, "FC1-R-AAAAAAB"), qtbot, access)
    variant = FOUND.variants[family]
    options = variant.all_options[number % len(variant.all_options)]
    typist.desk.open(Session(variant.game(options).numbered(number), now=typist.desk.time))
    return typist


@pytest.mark.parametrize("family", FAMILIES)
def test_all_piles_have_names_and_places(qtbot: QtBot, family: str) -> None:
    typist = seated(qtbot, family, 1)
    view = typist.desk.view
    spots = [spot for spot in typist.desk.session.position.places if spot.kind is not Kind.HAND]
    nodes = children(interface(view))[:-2]
    window = QRect(view.mapToGlobal(QPoint(0, 0)), view.size())
    assert [node.text(QAccessible.Text.Identifier) for node in nodes] == [
        str(spot) for group in FOUND.variants[family].layout.reading for spot in group.spots
    ]
    assert len(nodes) == len(spots)
    for node in nodes:
        assert name(node)
        assert window.contains(node.rect())
    assert len({node.text(QAccessible.Text.Identifier) for node in nodes}) == len(nodes)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_tree_holds_together(qtbot: QtBot, family: str) -> None:
    """What every bridge takes for granted, and that a point finds the pile that is seen there."""
    typist = seated(qtbot, family, 3)
    view = typist.desk.view
    table = interface(view)
    nodes = children(table)
    for n, node in enumerate(nodes):
        assert table.indexOfChild(node) == n
        assert node.parent() is table
        assert node.isValid()
        assert node.childCount() == 0
        assert node.role() is QAccessible.Role.ListItem
        assert QAccessible.accessibleInterface(QAccessible.uniqueId(node)) is node
    assert table.child(-1) is None
    assert table.child(len(nodes)) is None
    for node in nodes[:-2]:
        area = node.rect()
        bottom = area.bottomLeft() + QPoint(
            area.width() // 2, -4
        )  # nothing lies over the last card
        found = table.childAt(bottom.x(), bottom.y())
        spot = Spot.parse(node.text(QAccessible.Text.Identifier))
        if spot.kind is not Kind.PEAK:
            assert found is node, name(node)
        else:
            assert found is not None


@pytest.mark.sample(10)
@pytest.mark.parametrize("family", FAMILIES)
def test_press_plays_and_nothing_else_is_told_to_have_changed(
    qtbot: QtBot, family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a reader's action alone; a pile that stayed as it was has no new name."""
    typist = seated(qtbot, family, 4)
    desk = typist.desk
    table = interface(desk.view)
    nodes = {n.text(QAccessible.Text.Identifier): n for n in children(table)[:-2]}
    known = {spot: name(node) for spot, node in nodes.items()}
    again: list[str] = []  # names that were told though the reader knew them
    send = QAccessible.updateAccessibility

    def keep(event: object) -> None:
        kind = event.type()  # type: ignore[attr-defined]
        if kind in (QAccessible.Event.NameChanged, QAccessible.Event.Focus):
            node = event.accessibleInterface()  # type: ignore[attr-defined]
            spot = node.text(QAccessible.Text.Identifier)
            if kind is QAccessible.Event.NameChanged and known.get(spot) == name(node):
                again.append(name(node))
            known[spot] = name(node)
        send(event)  # type: ignore[arg-type]

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(keep))
    chance = random.Random(family)
    for played in range(12):
        if not (moves := desk.session.legal()):
            break
        move = chance.choice(moves)
        if STOCK in (move.source, move.target):
            press(nodes[str(STOCK)])
        else:
            press(nodes[str(move.source)])
            press(nodes[str(move.lands_on(move.source))])
        assert len(desk.done) == played + 1, (move, typist.said[-2:])
    assert len(desk.done) >= 3
    assert again == []
    attention = desk.view.keyboard.focus
    here = str(attention.cursor.spot)
    stale = {s for s, node in nodes.items() if s != here and known[s] != name(node)}
    assert stale == set()  # and all that has changed is told, but for the pile that has the focus


def press(node: QAccessibleInterface) -> None:
    action = node.actionInterface()
    assert action is not None
    action.doAction(QAccessibleActionInterface.pressAction())


@pytest.mark.sample(12)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_legal_move_is_a_sentence_of_its_own(qtbot: QtBot, family: str) -> None:
    typist = seated(qtbot, family, 2)
    session = typist.desk.session
    chance = random.Random(family)
    for _ in range(25):
        moves = session.legal()
        if not moves:
            break
        texts = [choice.text for choice in choices(session, AccessPreferences(), moves)]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert choices_by_pile(session, AccessPreferences(), moves)
        typist.desk.view.play(chance.choice(moves))


@pytest.mark.sample(10)
@pytest.mark.parametrize("family", FAMILIES)
def test_random_keys_play_and_are_told_one_message_at_a_time(
    qtbot: QtBot, family: str, full: bool
) -> None:
    chance = random.Random(family)
    access = AccessPreferences(
        verbosity=chance.choice(list(Verbosity)), direct_moves=chance.random() < 0.3
    )
    typist = seated(qtbot, family, chance.randrange(9999), access)
    desk = typist.desk
    listed = TableList(desk.view)
    qtbot.addWidget(listed)
    table = interface(desk.view)
    cards = sorted(desk.session.position.cards)
    for _ in range(400 if full else 60):
        typist.said.clear()
        chord = chance.choice(LIKELY if chance.random() < 0.7 else KEYS)
        typist.press(chord)
        assert len(typist.said) <= 1, (chord, typist.said)
        assert typist.here
        assert [name(n) for n in children(table) if n.state().focused] == [typist.here]
        assert sorted(desk.session.position.cards) == cards
        desk.view.access = access  # the verbosity may have been changed, and cards put back
        if chance.random() < 0.2:
            desk.view.settle()
            desk.assert_picture()
    assert listed.piles.rowCount() == table.childCount() - 2
