"""Comparing files of the same deal in a window."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot
from support.games import WINS, Watch
from support.window import shown

from reussite.game.game_file import write_game
from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.windows.dialogs.compare import CompareWindow
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]
CODE = "FC1-R-AAAAAAA"


def played(deal: Deal, texts: str, ms: int) -> Session:
    watch = Watch()
    session = Session(deal, now=watch)
    for text in texts.split():
        watch.tick(ms)
        session.act(text)
    session.clock.pause()
    return session


@pytest.fixture
def compare(window: MainWindow) -> CompareWindow:
    window.actions_by_key["compare"].trigger()
    return shown(window, CompareWindow)


def rows(compare: CompareWindow) -> dict[str, list[list[str]]]:
    """What stands in the list, by deal."""
    groups = [compare.list.topLevelItem(n) for n in range(compare.list.topLevelItemCount())]
    return {
        group.text(0): [texts(group.child(n)) for n in range(group.childCount())]
        for group in groups
        if group is not None
    }


def texts(item: QTreeWidgetItem | None) -> list[str]:
    assert item is not None
    return [item.text(column) for column in range(item.columnCount())]


def test_a_heading_stands_at_the_side_of_what_is_below_it(
    compare: CompareWindow, deal: DealOf, tmp_path: Path
) -> None:
    write_game(tmp_path / "a.reussite", played(deal(CODE), WINS[CODE], 900))
    compare.add_files([tmp_path / "a.reussite"])
    heading = compare.list.headerItem()
    group = compare.list.topLevelItem(0)
    assert group is not None
    row = group.child(0)
    assert row is not None
    for column in range(heading.columnCount()):
        side = row.textAlignment(column) & Qt.AlignmentFlag.AlignRight
        assert heading.textAlignment(column) & Qt.AlignmentFlag.AlignRight == side


def test_files_of_one_deal_are_ranked(compare: CompareWindow, deal: DealOf, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("slow.reussite", "quick.reussite", "short.reussite")]
    write_game(paths[0], played(deal(CODE), WINS[CODE], 900))
    write_game(paths[1], played(deal(CODE), WINS[CODE], 300))
    write_game(paths[2], played(deal(CODE), " ".join(WINS[CODE].split()[:3]), 10))
    compare.add_files(paths)
    (listed,) = rows(compare).values()
    assert [(row[0], row[1]) for row in listed] == [
        ("1", "quick.reussite"),
        ("2", "slow.reussite"),
        ("3", "short.reussite"),
    ]
    assert [row[6] for row in listed] == ["won", "won", ""]


def test_a_forged_file_is_named_with_what_is_wrong(
    compare: CompareWindow, deal: DealOf, tmp_path: Path
) -> None:
    good, forged, junk = (tmp_path / f"{name}.reussite" for name in ("good", "forged", "junk"))
    write_game(good, played(deal(CODE), WINS[CODE], 900))
    facts = json.loads(good.read_text("utf-8"))
    facts["result"]["score"] += 1000
    forged.write_text(json.dumps(facts), "utf-8")
    junk.write_bytes(b"\0\1\2")
    compare.add_files([junk, forged, good])
    found = rows(compare)
    assert [row[1] for row in found[CODE]] == ["good.reussite", "forged.reussite"]
    assert found[CODE][1][0] == "–"
    assert "The score is" in found[CODE][1][6]
    assert compare.told.text() == "junk.reussite: The file is in UTF-16. Save it as UTF-8."
    assert [row[1] for row in found["No game"]] == ["junk.reussite"]


def test_the_same_file_counts_once(compare: CompareWindow, deal: DealOf, tmp_path: Path) -> None:
    path = tmp_path / "a.reussite"
    write_game(path, played(deal(CODE), WINS[CODE], 900))
    compare.add_files([path])
    compare.add_files([path])
    assert len(rows(compare)[CODE]) == 1
    compare.clear.click()
    assert rows(compare) == {}


def test_a_good_one_can_be_watched(
    window: MainWindow, compare: CompareWindow, deal: DealOf, tmp_path: Path
) -> None:
    path = tmp_path / "a.reussite"
    write_game(path, played(deal(CODE), WINS[CODE], 900))
    compare.add_files([path])
    group = compare.list.topLevelItem(0)
    assert group is not None
    compare.list.setCurrentItem(group)
    assert not compare.watch.isEnabled()
    row = group.child(0)
    assert row is not None
    compare.list.setCurrentItem(row)
    compare.watch.click()
    assert window.watching is not None
    assert window.watching.replay.session.code == CODE


def test_the_table_stays_as_it_is(
    window: MainWindow, compare: CompareWindow, tmp_path: Path
) -> None:
    session = window.controller.session
    compare.add_files([tmp_path / "not there.reussite"])
    assert window.controller.session is session
    assert rows(compare)["No game"][0][6] == "The file does not exist."


@pytest.mark.qt_log_ignore("raise", extend=True)  # there is nothing to be in front of
def test_it_opens_once(window: MainWindow, compare: CompareWindow) -> None:
    window.dialogs.compare_files()
    assert window.findChildren(CompareWindow) == [compare]


def test_it_follows_its_files(
    qtbot: QtBot, compare: CompareWindow, deal: DealOf, tmp_path: Path
) -> None:
    path = tmp_path / "a.reussite"
    write_game(path, played(deal(CODE), WINS[CODE], 900))
    compare.add_files([path])
    write_game(path, played(deal(CODE), " ".join(WINS[CODE].split()[:3]), 900))
    qtbot.waitUntil(lambda: rows(compare)[CODE][0][4] == "3")
