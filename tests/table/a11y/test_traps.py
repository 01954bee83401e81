"""Where Qt's accessibility kills or silences a Python program, and that it does not kill this one.

Each trap is walked into twice: once as the program is, and once with the rule against it broken,
to show that the walk would find out. A broken rule may crash, so walks have processes of their own.
"""

from __future__ import annotations

import logging
import os
import random
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot
from support.desk import LOOK, VARIANTS, Desk
from support.typist import Typist, children, interface, name, reader_running

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.table.a11y import factory
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.a11y.tree import Node, TableAccessible
from reussite.table.view import TableView
from reussite.testing.playthroughs import bundled_variants

ROOT = Path(__file__).parents[3]

BEGIN = """
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QApplication
    import gc, shiboken6
    from support.desk import LOOK, VARIANTS
    from reussite.kernel.codes import parse_code
    from reussite.game.session import Session
    from reussite.table.a11y import tree
    from reussite.table.view import TableView
    app = QApplication([])
    QAccessible.setActive(True)
    view = TableView(LOOK)
    view.resize(800, 600)
    view.show()
    view.open(Session(parse_code("FC1-R-AAAAAAB", VARIANTS), now=lambda: 0.0), animate=False)
    table = QAccessible.queryAccessibleInterface(view)
    nodes = [table.child(n) for n in range(table.childCount())]
    ids = [QAccessible.uniqueId(node) for node in nodes]
    assert len(nodes) == 18
    print("begun", flush=True)
"""
CASTS = """
    for node in nodes:
        assert node.actionInterface() is not None
        for other in (node.textInterface, node.valueInterface):
            assert other() is None
"""
LOOKS_UP_LATER = """
    del nodes, table, node
    shiboken6.delete(view)
    gc.collect()
    assert [QAccessible.accessibleInterface(id) for id in ids] == [None] * 18
    app.processEvents()
"""
LEAVES_AT_ONCE = """
    from PySide6.QtCore import QTimer
    del nodes, table
    QTimer.singleShot(0, app.quit)
    app.exec()
    del app
    gc.collect()
"""
QUIT_WITH_A_TABLE = """
    from PySide6.QtCore import QTimer
    QTimer.singleShot(0, app.quit)
    app.exec()
    assert [QAccessible.accessibleInterface(id) for id in ids] == [None] * 18
    assert view.accessible is None
"""


def walk(code: str) -> subprocess.CompletedProcess[str]:
    """Run this in a process of its own."""
    paths = os.pathsep.join(str(ROOT / part) for part in ("src", "plugins", "tests"))
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        env={**os.environ, "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def survives(code: str) -> None:
    done = walk(code)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr


def dies(code: str) -> None:
    done = walk(code)
    assert done.stdout.startswith("begun"), done.stderr
    assert done.returncode != 0 or "Traceback" in done.stderr


# Trap 1: interface_cast.


def test_every_cast_is_answered() -> None:
    survives(BEGIN + CASTS)


@pytest.mark.parametrize("answer", ["None", "0"])
def test_none_is_no_answer_to_a_cast(answer: str) -> None:
    dies(BEGIN + f"    tree.Node.interface_cast = lambda self, kind: {answer}\n" + CASTS)


# Trap 2: Qt keeps bare pointers.


def test_a_table_leaves_nothing_behind() -> None:
    survives(BEGIN + "    node = None" + LOOKS_UP_LATER)


def test_a_program_that_ends_leaves_nothing_behind() -> None:
    survives(BEGIN + LEAVES_AT_ONCE)


def test_no_id_outlives_the_program_though_the_table_is_there_still() -> None:
    survives(BEGIN + QUIT_WITH_A_TABLE)


FORGETS = """
    def forget(self, *_):
        self._is_gone = True
        for node in self._pool.values():
            node.table = None
        self._pool.clear()
    tree.TableAccessible.dispose = forget
"""


def test_nodes_dropped_without_giving_their_ids_back_are_fatal() -> None:
    broken = BEGIN.replace(
        "    app = QApplication", f"{FORGETS.strip(chr(10))}\n    app = QApplication"
    )
    dies(broken + "    node = None" + LOOKS_UP_LATER)


# Trap 3: what the factory raises is swallowed.


def test_a_fault_in_the_factory_is_logged(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(_thing: object) -> QAccessibleInterface | None:
        raise RuntimeError("no table today")

    qtbot.addWidget(TableView(LOOK))  # Qt asks from the first table on
    monkeypatch.setattr(factory, "_installed", [faulty])
    view = TableView(LOOK)
    qtbot.addWidget(view)
    with caplog.at_level(logging.ERROR):
        assert not isinstance(QAccessible.queryAccessibleInterface(view), TableAccessible)
    assert "no table today" in caplog.text


def test_no_fault_is_logged_with_a_reader_running(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with reader_running():
        typist = Typist.at(Desk.laid(qtbot, "FC1-R-AAAAAAB"), qtbot)
        typist.press("Right", "Up", "Space", "Esc", "D", "M", "/")
        assert isinstance(interface(typist.desk.view), TableAccessible)
    assert caplog.records == []


def test_the_factory_leaves_other_widgets_alone(qtbot: QtBot) -> None:
    assert factory.made("QLabel", QGraphicsScene()) is None
    assert factory.made(factory.VIEW, QGraphicsScene()) is None


# Trap 4: asked about while it is being made.


class AskedEarly(TableView):
    """A reader that runs already hears of the name, and asks at once."""

    def setScene(self, scene: QGraphicsScene | None) -> None:  # noqa: N802  # Qt's
        self.setAccessibleName("Early table")
        self.early = QAccessible.queryAccessibleInterface(self)
        self.children_then = self.early.childCount()
        super().setScene(scene)


def test_a_table_may_be_asked_about_while_it_is_made(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with reader_running():
        view = AskedEarly(LOOK)
        qtbot.addWidget(view)
        assert isinstance(view.early, TableAccessible)
        assert view.children_then == 0
        view.open(Session(VARIANTS["FC"].game().numbered(1), now=lambda: 0.0))
        table = interface(view)
        assert name(table) == "Early table"
        assert table.childCount() == 18
    assert caplog.records == []


def test_an_interface_that_qt_replaces_retires(qtbot: QtBot) -> None:
    class Described(TableView):
        def renamed(self, _title: str) -> None:
            """Not connected yet, so that Qt does not know of it."""

    view = Described(LOOK)
    qtbot.addWidget(view)
    view.open(Session(VARIANTS["FC"].game().numbered(1), now=lambda: 0.0))
    first = interface(view)
    nodes = children(first)
    view.windowTitleChanged.connect(view.renamed)
    second = interface(view)
    assert second is not first
    assert view.accessible is second
    assert not first.isValid()
    assert first.childCount() == 0
    assert not any(node.isValid() for node in nodes)
    assert [name(node) for node in children(second)[:1]] == ["Cell 1: empty"]


def test_attributes_that_come_too_late_are_noticed(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_yet(_view: TableView) -> AccessPreferences:
        raise AttributeError("_access")

    monkeypatch.setattr(TableView, "access", property(none_yet))
    view = AskedEarly(LOOK)
    qtbot.addWidget(view)
    assert not isinstance(view.early, TableAccessible)
    assert "_access" in caplog.text


# Trap 5: asked about when it is gone.


def test_nodes_of_a_table_that_is_gone_answer_harmlessly(qtbot: QtBot) -> None:
    view = TableView(LOOK)
    view.open(Session(VARIANTS["FC"].game().numbered(1), now=lambda: 0.0))
    table = interface(view)
    nodes = children(table)
    actions = [node.actionInterface() for node in nodes]
    assert isinstance(table, TableAccessible)
    shiboken6.delete(view)
    for node, action in zip(nodes, actions, strict=True):
        assert not node.isValid()
        assert name(node) == ""
        assert node.rect().isEmpty()
        assert node.state().invalid
        assert node.parent() is None
        assert node.window() is None
        assert isinstance(node, Node)
        assert action is node
        node.doAction(node.actionNames()[0])
    assert table.childCount() == 0
    assert table.child(0) is None
    assert table.childAt(1, 1) is None
    assert table.focusChild() is None
    assert table.indexOfChild(nodes[0]) == -1
    table.focus_moved()
    table.refresh()
    table.notify("too late")
    table.dispose()


def test_a_table_that_dies_without_a_word_answers_harmlessly(qtbot: QtBot) -> None:
    """Between the death of the widget and the signal that tells it, a reader may ask."""
    view = TableView(LOOK)
    view.open(Session(VARIANTS["FC"].game().numbered(1), now=lambda: 0.0))
    table = interface(view)
    assert isinstance(table, TableAccessible)
    nodes = children(table)
    view.destroyed.disconnect(table.dispose)
    shiboken6.delete(view)
    assert not table.isValid()
    assert not any(node.isValid() for node in nodes)
    assert {name(node) for node in nodes} == {""}
    assert all(node.rect().isEmpty() and node.state().invalid for node in nodes)
    assert table.childCount() == 0
    assert table.childAt(1, 1) is None
    table.focus_moved()
    table.refresh()
    table.dispose()


def test_a_node_that_does_not_ask_first_raises(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = TableView(LOOK)
    view.open(Session(VARIANTS["FC"].game().numbered(1), now=lambda: 0.0))
    table = interface(view)
    assert isinstance(table, TableAccessible)
    monkeypatch.setattr(TableAccessible, "is_there", True)
    shiboken6.delete(view)
    with pytest.raises(RuntimeError):
        table.area(0)


# All of them at once.


def test_readers_may_walk_while_games_come_and_go(qtbot: QtBot, full: bool) -> None:
    """Two hundred changes of variant, to every one there is, under a reader that looks at
    everything, also at what it knew before."""
    chance = random.Random(8)
    with reader_running():
        typist = Typist.at(Desk.laid(qtbot, "DS1-D1N-AAAAAAB"), qtbot)
        desk = typist.desk
        table = interface(desk.view)
        assert isinstance(table, TableAccessible)
        variants = bundled_variants()
        families = sorted(variants)
        known: list[QAccessibleInterface] = []
        for number in range(400 if full else 200):
            game = variants[families[number % len(families)]].game()
            desk.open(Session(game.numbered(number), now=desk.time))
            for node in known:
                look_at(node)  # maybe it is no pile of this game
            known = children(table)
            for node in known:
                look_at(node)
            assert len(known) == len(game.variant.layout.spots) + 2
            area = chance.choice(children(table)).rect()
            look_at(table.childAt(area.center().x(), area.center().y()) or table)
            typist.press(chance.choice(["Right", "D", "Up", "Space", "F6", "3", "U", "End"]))
        pool = table._pool
        assert len(pool) == max(len(v.layout.spots) for v in variants.values()) + 2
        assert sorted(desk.session.position.cards) == sorted(map(Card, game.cards))


def look_at(node: QAccessibleInterface) -> None:
    """All that a reader asks of a node."""
    name(node)
    node.rect()
    node.state()
    node.role()
    if parent := node.parent():
        parent.indexOfChild(node)
    if action := node.actionInterface():
        action.actionNames()
    QAccessible.accessibleInterface(QAccessible.uniqueId(node))


# The kill switch.


@pytest.mark.parametrize("value", ["list", "off"])
def test_the_environment_switches_the_tree_off(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("REUSSITE_A11Y", value)
    typist = Typist.at(Desk.laid(qtbot, "FC1-R-AAAAAAB"), qtbot)
    assert not isinstance(interface(typist.desk.view), TableAccessible)
    typist.press("1", "Space")
    assert typist.last.startswith("Picked")


def test_the_player_switches_the_tree_off(qtbot: QtBot) -> None:
    view = TableView(LOOK, access=AccessPreferences(tree=False))
    qtbot.addWidget(view)
    assert not isinstance(interface(view), TableAccessible)
    assert view.accessible is None
