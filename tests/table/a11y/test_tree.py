"""The table as a screen reader finds it: the tree, what can be done, what is told."""

from __future__ import annotations

import gc
from dataclasses import replace
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.desk import LOOK, Desk
from support.typist import Typist, children, interface, name

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.piles import Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences, Telling, Verbosity
from reussite.table.view import TableView

Event = QAccessible.Event
PRESS = QAccessibleActionInterface.pressAction()
SET_FOCUS = QAccessibleActionInterface.setFocusAction()
CODES = ["DS1-D1N-AAAAAAB", "DS1-D3V-AAAAAAB", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"]
T = [Spot(Kind.TABLEAU, n) for n in range(10)]


@pytest.fixture
def double(qtbot: QtBot) -> Typist:
    return Typist.with_table(
        qtbot, DS, t0="-2D -3D 9S 8H 7S", t1="TD", t2="6H", t4="8D", w0="5H AS", rest="s0"
    )


Told = tuple[QAccessible.Event, str, str]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """Every event for readers: its type, the name of its source, its message."""
    events: list[Told] = []
    send = QAccessible.updateAccessibility

    def keep(event: object) -> None:
        source = event.accessibleInterface()  # type: ignore[attr-defined]
        message = event.message() if hasattr(event, "message") else ""
        events.append((event.type(), name(source) if source else "", message))  # type: ignore[attr-defined]
        send(event)  # type: ignore[arg-type]

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(keep))
    return events


def of_type(told: list[Told], kind: QAccessible.Event) -> list[tuple[str, str]]:
    return [(source, message) for type_, source, message in told if type_ is kind]


def actions(node: QAccessibleInterface) -> QAccessibleActionInterface:
    found = node.actionInterface()
    assert found is not None
    return found


def pile(typist: Typist, beginning: str) -> QAccessibleInterface:
    """The node whose name begins so."""
    nodes = children(interface(typist.desk.view))
    return next(node for node in nodes if name(node).startswith(beginning))


# The tree.


@pytest.mark.parametrize("code", CODES)
def test_every_pile_is_a_leaf_of_one_list(qtbot: QtBot, code: str) -> None:
    typist = Typist.at(Desk.laid(qtbot, code), qtbot)
    table = interface(typist.desk.view)
    assert table.role() is QAccessible.Role.List
    assert name(table) == "Card table"
    nodes = children(table)
    order = typist.desk.view.keyboard.focus.cursor.order
    assert len(nodes) == len(order) + 2
    for node, spot in zip(nodes, order, strict=False):
        assert node.role() is QAccessible.Role.ListItem
        assert node.childCount() == 0
        assert name(node)
        assert node.text(QAccessible.Text.Identifier) == str(spot)
        assert node.state().focusable


def test_names_are_the_phrases(double: Typist) -> None:
    names = [name(node) for node in children(interface(double.desk.view))]
    assert names[:7] == [
        "Stock: 94 cards",
        "Waste: ace of spades, 1 under",
        "Column 1: 7 of spades to 9 of spades, 2 hidden",
        "Column 2: 10 of diamonds",
        "Column 3: 6 of hearts",
        "Column 4: empty",
        "Column 5: 8 of diamonds",
    ]


@pytest.mark.parametrize("code", CODES)
def test_the_tree_holds_together(qtbot: QtBot, code: str) -> None:
    """What every bridge takes for granted."""
    typist = Typist.at(Desk.laid(qtbot, code), qtbot)
    view = typist.desk.view
    table = interface(view)
    window = QRect(view.mapToGlobal(QPoint(0, 0)), view.size())
    for n, node in enumerate(children(table)):
        assert table.indexOfChild(node) == n
        assert interface(view).indexOfChild(node) == n
        assert node.parent() is table
        assert node.isValid()
        assert node.window() is view.window().windowHandle()
        assert node.object() is None
        assert QAccessible.accessibleInterface(QAccessible.uniqueId(node)) is not None
        if not node.state().invisible:
            assert window.contains(node.rect()), name(node)
            assert not node.rect().isEmpty()
    assert table.child(-1) is None
    assert table.child(999) is None
    assert table.indexOfChild(table) == -1


def test_a_point_finds_its_pile(double: Typist) -> None:
    table = interface(double.desk.view)
    for node in children(table)[:-2]:
        middle = node.rect().center()
        assert table.childAt(middle.x(), middle.y()) is node
    assert table.childAt(-5, -5) is None


def test_the_area_of_a_pile_is_all_its_cards(double: Typist) -> None:
    view = double.desk.view
    geometry = view.table.geometry
    assert geometry is not None
    area = pile(double, "Column 1").rect()
    first, last = (double.desk.lie_point(double.desk.cards(T[0])[n]) for n in (0, -1))
    corner = view.viewport().mapToGlobal(first.toPoint())
    assert area.topLeft() == corner
    assert area.height() == round(last.y() - first.y() + geometry.card_size[1])


def test_a_smaller_game_has_fewer_children(double: Typist) -> None:
    table = interface(double.desk.view)
    nodes = children(table)
    assert len(nodes) == 21
    double.desk.open(Session(FC.game().numbered(1), now=double.desk.time))
    fewer = children(table)
    assert fewer == [*nodes[:16], *nodes[-2:]]
    assert name(fewer[0]) == "Cell 1: empty"
    assert not nodes[17].isValid()
    assert nodes[17].state().invalid
    assert name(nodes[17]) == ""
    double.desk.open(Session(FT.game().numbered(1), now=double.desk.time))
    assert len(children(table)) == 22
    assert nodes[17].isValid()


def test_every_wish_for_words_is_met(double: Typist) -> None:
    view = double.desk.view
    view.access = AccessPreferences(verbosity=Verbosity.BRIEF)
    assert name(pile(double, "3")) == "3: 6 hearts"
    view.access = AccessPreferences(verbosity=Verbosity.FULL)
    assert name(pile(double, "Column 3")) == (
        "Column 3, 1 card: 6 of hearts. 1 can move. Goes to column 1"
    )
    view.access = AccessPreferences(card_first=True)
    assert name(pile(double, "6 of hearts")) == "6 of hearts, column 3"


def test_the_list_is_called_what_the_program_calls_it(double: Typist) -> None:
    double.desk.view.setAccessibleName("Green table")
    assert name(interface(double.desk.view)) == "Green table"


def test_hidden_cards_are_not_told(double: Typist) -> None:
    double.desk.view.cover(True)
    assert {name(node) for node in children(interface(double.desk.view))} == {""}


# The focus.


def focused(typist: Typist) -> list[str]:
    nodes = children(interface(typist.desk.view))
    return [name(node) for node in nodes if node.state().focused]


def test_exactly_one_node_has_the_focus_after_every_key(double: Typist) -> None:
    table = interface(double.desk.view)
    keys = ["Right", "Left", "Up", "Up", "Down", "Down", "End", "F6", "S", "D", "1", "Space", "2",
            "Up", "U", "A", "Shift+Return", "Ctrl+Home", "W", "Up", "A", "M"]  # fmt: skip
    for key in keys:
        double.press(key)
        assert focused(double) == [double.here], key
        assert name(table.focusChild()) == double.here


def test_single_cards_are_shown_by_two_probes_in_turn(double: Typist) -> None:
    probes = children(interface(double.desk.view))[-2:]
    assert all(probe.state().invisible for probe in probes)
    double.press("Up")
    first = name(probes[0]), name(probes[1])
    assert "7 of spades, 5 of 5" in first
    double.press("Up")
    assert {name(probe) for probe in probes} == {"7 of spades, 5 of 5", "8 of hearts, 4 of 5"}
    shown = [probe for probe in probes if not probe.state().invisible]
    assert [name(probe) for probe in shown] == ["8 of hearts, 4 of 5"]
    assert probes[0].rect() != probes[1].rect()


def test_a_card_is_where_its_strip_is_seen(double: Typist) -> None:
    double.press("Up", "Up")
    probe = interface(double.desk.view).focusChild()
    upper, lower = (double.desk.lie_point(double.desk.cards(T[0])[n]) for n in (3, 4))
    assert probe.rect().height() == lower.y() - upper.y()


def test_a_table_without_the_focus_has_no_focused_node(double: Typist) -> None:
    assert focused(double)
    double.desk.view.clearFocus()
    assert focused(double) == []
    assert interface(double.desk.view).focusChild() is None


def test_a_disabled_table_is_told_as_such(double: Typist) -> None:
    double.desk.view.setEnabled(False)
    assert all(node.state().disabled for node in children(interface(double.desk.view)))


# What a reader can do.


def test_nodes_can_be_pressed_and_focused(double: Typist) -> None:
    act = actions(pile(double, "Column 3"))
    assert act.actionNames() == [PRESS, SET_FOCUS]
    assert act.keyBindingsForAction(PRESS) == ["Space"]
    assert act.keyBindingsForAction(SET_FOCUS) == []


def test_press_picks_up_and_puts_down(double: Typist) -> None:
    source, target = pile(double, "Column 3"), pile(double, "Column 1")
    actions(source).doAction(PRESS)
    assert double.held == "6H"
    assert source.state().selected
    assert not target.state().selected
    assert focused(double) == [name(source)]
    actions(target).doAction(PRESS)
    assert double.done == ["t2>t0"]
    assert focused(double) == [name(target)]
    assert not source.state().selected
    assert name(source) == "Column 3: empty"


def test_press_on_the_stock_deals(double: Typist) -> None:
    actions(pile(double, "Stock")).doAction(PRESS)
    assert double.done == ["s0>w0"]


def test_press_on_a_card_takes_it_from_there(double: Typist) -> None:
    double.press("Up", "Up")
    actions(interface(double.desk.view).focusChild()).doAction(PRESS)
    assert double.held == "8H 7S"


def test_a_card_is_taken_back_by_press(qtbot: QtBot) -> None:
    double = Typist.with_table(qtbot, DS, f0="AS 2S", t0="3H", rest="s0")
    actions(pile(double, "Foundation spades: 2")).doAction(PRESS)
    actions(pile(double, "Column 1")).doAction(PRESS)
    assert double.done == ["f0>t0"]


def test_a_reader_may_set_the_focus(double: Typist) -> None:
    double.desk.view.clearFocus()
    actions(pile(double, "Column 5")).doAction(SET_FOCUS)
    assert double.spot is T[4]
    assert focused(double) == ["Column 5: 8 of diamonds"]
    assert double.done == []


def test_an_unknown_action_does_nothing(double: Typist) -> None:
    actions(pile(double, "Column 3")).doAction("Juggle")
    assert not double.held


# What a reader is told.


def test_a_step_sends_one_focus_event(double: Typist, told: list[Told]) -> None:
    interface(double.desk.view)
    double.press("Right", "Up")
    assert of_type(told, Event.Focus) == [
        ("Column 2: 10 of diamonds", ""),
        ("10 of diamonds, 1 of 1", ""),
    ]
    assert of_type(told, Event.Announcement) == []
    assert of_type(told, Event.NameChanged) == []


def test_a_refused_move_is_announced_once(double: Typist, told: list[Told]) -> None:
    interface(double.desk.view)
    double.press("3", "Space", "Left", "Space")
    said = [message for _, message in of_type(told, Event.Announcement)]
    assert said == ["Picked 6 of hearts", "No: 6 of hearts does not go on 10 of diamonds. Put back"]
    assert of_type(told, Event.NameChanged) == []  # nothing changed, nothing is said of it
    assert of_type(told, Event.Focus)[-1] == ("Column 2: 10 of diamonds", "")


def test_the_pile_under_the_cursor_is_not_told_twice(double: Typist, told: list[Told]) -> None:
    """Its change is announced already, and some readers would say the new name as well."""
    for node in children(interface(double.desk.view)):
        name(node)
    double.press("3", "Space", "1")
    assert of_type(told, Event.Announcement)[-1][1] == (
        "6 of hearts to 7 of spades. Column 3 is empty now"
    )
    assert of_type(told, Event.NameChanged) == [("Column 3: empty", "")]


def test_a_pile_that_changes_under_the_cursor_is_told_when_it_is_left(
    double: Typist, told: list[Told]
) -> None:
    for node in children(interface(double.desk.view)):
        name(node)
    double.press("S", "D")
    assert of_type(told, Event.Announcement)[-1][1].startswith("Drew ")
    changes = of_type(told, Event.NameChanged)
    assert [source for source, _ in changes if source.startswith("Stock")] == []
    double.press("Right")
    assert of_type(told, Event.NameChanged)[-1] == ("Stock: 93 cards", "")


def test_messages_go_out_from_the_window(qtbot: QtBot, double: Typist) -> None:
    """One reader listens only to what has a native handle."""
    sources = []

    class Recorder:
        def __call__(self, event: object) -> None:
            sources.append(event.object())  # type: ignore[attr-defined]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QAccessible, "updateAccessibility", staticmethod(Recorder()))
        double.press("D")
    assert double.desk.view.window() in sources


@pytest.mark.parametrize(
    ("keys", "politeness"), [(("D",), "Polite"), (("3", "Space", "2"), "Assertive")]
)
def test_refusals_interrupt_and_results_wait(
    double: Typist, keys: tuple[str, ...], politeness: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []

    def keep(event: object) -> None:
        if hasattr(event, "politeness"):
            found.append(event.politeness().name)

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(keep))
    double.press(*keys)
    assert found[-1] == politeness


def test_older_readers_are_told_by_a_note(double: Typist, told: list[Told]) -> None:
    double.desk.view.access = AccessPreferences(telling=Telling.NOTIFY)
    note = children(interface(double.desk.view))[-1]
    assert note.role() is QAccessible.Role.Notification
    double.press("D")
    assert of_type(told, Event.Announcement) == []
    assert of_type(told, Event.ObjectShow)[-1] == (double.last, "")
    assert name(note) == double.last
    assert actions(note).actionNames() == []
    assert not note.state().focusable
    assert interface(double.desk.view).indexOfChild(note) == 21


def test_announcements_can_be_switched_off(double: Typist, told: list[Told]) -> None:
    double.desk.view.access = AccessPreferences(telling=Telling.OFF)
    double.press("D")
    assert of_type(told, Event.Announcement) == []
    assert double.last.startswith("Drew ")  # for the status bar


def test_what_the_window_says_is_told_in_the_same_breath(double: Typist, told: list[Told]) -> None:
    """The window's reminder and the table's answer are one message."""
    sentence = "A card goes on the next higher card of the other colour."
    double.desk.view.rejected.connect(lambda _move, _refusal: double.desk.view.say(sentence))
    double.press("3", "Space", "2")
    assert [message for _, message in of_type(told, Event.Announcement)] == [
        "Picked 6 of hearts",
        "No: 6 of hearts does not go on 10 of diamonds. Put back. "
        "A card goes on the next higher card of the other colour",
    ]


def test_nothing_is_said_twice_in_one_breath(double: Typist, told: list[Told]) -> None:
    double.desk.view.rejected.connect(
        lambda *_: double.desk.view.say("The stock is empty. Turn the waste over first.")
    )
    announcer = double.desk.view.keyboard.announcer
    with announcer.breath():
        announcer.say("No: The stock is empty. Turn the waste over first")
        announcer.say("The stock is empty. Turn the waste over first.")
        announcer.say("")
    assert len(of_type(told, Event.Announcement)) == 1


def test_a_reader_that_comes_later_is_told_the_focus(qtbot: QtBot, told: list[Told]) -> None:
    typist = Typist.at(Desk.laid(qtbot, "FC1-R-AAAAAAB"), qtbot)
    told.clear()
    interface(typist.desk.view)
    qtbot.waitUntil(lambda: bool(of_type(told, Event.Focus)))
    assert of_type(told, Event.Focus)[-1][0] == typist.here


def test_coming_back_to_the_table_tells_the_focus_last(
    double: Typist, told: list[Told], qtbot: QtBot
) -> None:
    """After the list as a whole, which Qt tells: the pile is what is heard in the end."""
    interface(double.desk.view)
    double.desk.view.clearFocus()
    told.clear()
    double.desk.view.setFocus()
    assert of_type(told, Event.Focus) == []
    qtbot.waitUntil(lambda: bool(of_type(told, Event.Focus)))
    assert of_type(told, Event.Focus)[-1][0] == double.here


def test_a_pile_can_be_selected_only_while_something_is_held(double: Typist) -> None:
    """Else some readers say "not selected" of every pile."""
    nodes = children(interface(double.desk.view))
    assert not any(node.state().selectable for node in nodes)
    actions(pile(double, "Column 3")).doAction(PRESS)
    assert all(node.state().selectable for node in nodes)
    double.press("Esc")
    assert not any(node.state().selectable for node in nodes)


def test_mirroring_moves_the_areas(double: Typist) -> None:
    before = pile(double, "Stock").rect()
    view = double.desk.view
    view.apply_theme(replace(view.table.theme, is_mirrored=True))
    assert pile(double, "Stock").rect().x() > before.x()


def test_a_child_of_the_table_may_be_asked_after_a_language_change(double: Typist) -> None:
    QApplication.sendEvent(double.desk.view, QEvent(QEvent.Type.LanguageChange))
    assert name(pile(double, "Stock")) == "Stock: 94 cards"


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control])
def test_a_modifier_alone_tells_nothing(double: Typist, told: list[Told], key: Qt.Key) -> None:
    interface(double.desk.view)
    told.clear()
    QTest.keyClick(double.desk.view, key)
    assert told == []


def test_a_group_jump_changes_no_name(double: Typist, told: list[Told]) -> None:
    for node in children(interface(double.desk.view)):
        name(node)
    double.press("F6", "Right", "Left", "Shift+F6", "Right")
    assert of_type(told, Event.NameChanged) == []


def test_a_table_that_was_read_is_given_up_when_it_is_gone(qtbot: QtBot) -> None:
    """Help pages make tables of their own, one after the other."""
    gone = []
    for _ in range(3):
        view = TableView(LOOK)
        view.show()
        view.open(Session(DS.game().numbered(1), now=lambda: 0.0), animate=False)
        assert [name(child) for child in children(interface(view))]
        gone.append(ref(view))
        view.close()
        view.deleteLater()
        del view
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
    gc.collect()
    assert [view() for view in gone] == [None] * 3
