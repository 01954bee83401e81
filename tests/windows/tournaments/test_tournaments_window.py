"""The tournaments window; nothing is lost while the folder is away."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QScrollArea, QTreeWidget
from pytestqt.qtbot import QtBot
from support.games import WINS
from support.tournaments import BEGUN, CODES, CUP, given_up_text, made, put, won_text
from support.window import is_open, play, shown

from reussite.windows.main import MainWindow
from reussite.windows.tournaments.name import NameDialog
from reussite.windows.tournaments.new import NewTournamentDialog
from reussite.windows.tournaments.window import TournamentsWindow

LEFT = Qt.MouseButton.LeftButton
OK = QDialogButtonBox.StandardButton.Ok
SOON = 20_000  # milliseconds at the most: another process is started


def cells(found: QTreeWidget) -> list[list[str]]:
    items = [found.topLevelItem(number) for number in range(found.topLevelItemCount())]
    return [[item.text(c) for c in range(found.columnCount())] for item in items if item]


def choose(found: QTreeWidget, number: int) -> None:
    item = found.topLevelItem(number)
    assert item is not None
    QTest.mouseClick(found.viewport(), LEFT, pos=found.visualItemRect(item).center())


def confirm(dialog: QDialog) -> None:
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    QTest.mouseClick(buttons.button(OK), LEFT)


def joined(qtbot: QtBot, window: MainWindow, folder: Path, name: str = "Anna") -> TournamentsWindow:
    """The window, in which the player has joined and that has read the folder."""
    window.files.open(folder)
    tournaments = shown(window, TournamentsWindow)
    if is_open(window, NameDialog):
        dialog = shown(window, NameDialog)
        dialog.name.clear()
        QTest.keyClicks(dialog.name, name)
        confirm(dialog)
        if is_open(window, NameDialog):  # somebody has results under this name: it is me
            confirm(dialog)
    read(qtbot, tournaments)
    return tournaments


def again(qtbot: QtBot, window: MainWindow) -> TournamentsWindow:
    """The window, opened by its menu entry."""
    window.actions_by_key["tournaments"].trigger()
    tournaments = shown(window, TournamentsWindow)
    read(qtbot, tournaments)
    return tournaments


def read(qtbot: QtBot, tournaments: TournamentsWindow) -> None:
    qtbot.waitUntil(
        lambda: (
            bool(tournaments.seen.tournament or tournaments.seen.problem)
            and tournaments.seen.is_complete
        ),
        timeout=SOON,
    )


def test_a_tournament_is_made_and_joined(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.actions_by_key["tournaments"].trigger()
    tournaments = shown(window, TournamentsWindow)
    assert "Create a tournament, or join one" in tournaments.told.text()
    QTest.mouseClick(tournaments.new, LEFT)
    dialog = shown(window, NewTournamentDialog)
    dialog.name.clear()
    QTest.keyClicks(dialog.name, "Winter Cup")
    dialog.game.setCurrentIndex(dialog.game.findData("FC"))
    dialog.count.setValue(4)
    confirm(dialog)
    assert dialog.told.text() == "Choose a folder for the tournament."
    QTest.keyClicks(dialog.folder, str(tmp_path / "cup"))
    confirm(dialog)
    QTest.keyClicks(shown(window, NameDialog).name, "a/b")
    confirm(shown(window, NameDialog))
    assert "cannot be a player's name" in shown(window, NameDialog).told.text()
    shown(window, NameDialog).name.clear()
    QTest.keyClicks(shown(window, NameDialog).name, "Anna")
    confirm(shown(window, NameDialog))
    read(qtbot, tournaments)
    assert tournaments.choice.currentText() == "Winter Cup"
    assert [row[3] for row in cells(tournaments.rounds)] == ["not played"] * 4
    assert "You play as Anna." in tournaments.about.text()


def test_a_round_is_played_filed_and_stands_at_once(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup")
    tournaments = joined(qtbot, window, folder)
    QTest.mouseClick(tournaments.play_next, LEFT)
    assert window.controller.session.code == CODES[0]
    play(window, *WINS[CODES[0]].split())
    assert window.controller.session.is_won
    (file,) = (folder / "results" / "Anna").iterdir()
    assert file.name.startswith(f"{CODES[0]}-")
    assert "Filed for Winter Cup." in window.toast.text
    tournaments = again(qtbot, window)
    assert [row[1] for row in cells(tournaments.standings)] == ["Anna"]
    assert tournaments._next_deal is not None
    assert tournaments._next_deal.code == CODES[1]


def test_a_game_given_up_for_another_is_filed_and_an_open_one_is_not(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup")
    tournaments = joined(qtbot, window, folder)
    QTest.mouseClick(tournaments.play_next, LEFT)
    play(window, WINS[CODES[0]].split()[0])
    assert not (folder / "results" / "Anna").exists()
    window.chooser.open(window.controller.session.deal)  # asked before, by others
    assert len(list((folder / "results" / "Anna").iterdir())) == 1


def test_results_of_others_are_hidden_until_the_round_is_played(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "Ben", "a.reussite", won_text(CODES[0]))
    put(folder, "Ben", "b.reussite", won_text(CODES[1]))
    put(folder, "Anna", "b.reussite", won_text(CODES[1], ms=400))
    tournaments = joined(qtbot, window, folder)
    tournaments.tabs.setCurrentIndex(2)
    choose(tournaments.results, 0)
    assert not tournaments.watch.isEnabled()
    assert tournaments.hidden.isVisible()
    tournaments.round_choice.setCurrentIndex(1)
    qtbot.waitUntil(lambda: tournaments.seen.round == 1, timeout=SOON)
    assert not tournaments.hidden.isVisible()
    choose(tournaments.results, 1)
    QTest.mouseClick(tournaments.watch, LEFT)
    assert window.watching is not None
    assert window.watching.replay.length == len(WINS[CODES[1]].split())
    window.leave_watch()


def test_nothing_that_is_asked_is_cut_off(window: MainWindow) -> None:
    window.actions_by_key["tournaments"].trigger()
    tournaments = shown(window, TournamentsWindow)
    dialog = NewTournamentDialog(window, tournaments)
    dialog.open()
    QApplication.processEvents()
    (area,) = dialog.findChildren(QScrollArea)
    for control in (dialog.name, dialog.game, dialog.undo, dialog.folder, dialog.choose):
        whole = QRect(control.mapTo(area.viewport(), QPoint(0, 0)), control.size())
        assert area.viewport().rect().contains(whole)
        assert control.height() >= control.minimumSizeHint().height()
    dialog.reject()


def test_standings_follow_the_folder(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    tournaments = joined(qtbot, window, folder)
    put(folder, "Ben", "a.reussite", won_text(CODES[0]))
    qtbot.waitUntil(lambda: len(cells(tournaments.standings)) == 1, timeout=SOON)
    text = won_text(CODES[1])
    put(folder, "Ben", "half.reussite", text[: len(text) // 2])
    put(folder, "Ben", "forged.reussite", text.replace('"score": 7', '"score": 8'))
    put(folder, "Ben", "new.reussite", text.replace('"version": 1', '"version": 2'))
    put(folder, "Ben", "copy (conflicted copy).reussite", won_text(CODES[0]))
    qtbot.waitUntil(lambda: len(cells(tournaments.others)) == 3, timeout=SOON)
    told = {row[1]: row[2] for row in cells(tournaments.others)}
    assert set(told) == {"half.reussite", "forged.reussite", "new.reussite"}
    assert all(sentence.endswith(".") for sentence in told.values())
    assert "newer" in told["new.reussite"]
    assert len(cells(tournaments.standings)) == 1


def is_told_of(tournaments: TournamentsWindow, count: int) -> bool:
    return len(cells(tournaments.others)) == count


def test_a_damaged_result_is_named_again_when_it_is_remembered(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """What was wrong with a file that was checked before comes from the cache."""
    folder = made(tmp_path / "cup")
    put(folder, "Ben", "half.reussite", "{")
    for _ in range(2):
        tournaments = joined(qtbot, window, folder)
        qtbot.waitUntil(partial(is_told_of, tournaments, 1), timeout=SOON)
        assert cells(tournaments.others)[0][1] == "half.reussite"
        tournaments.close()
        tournaments.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_result_waits_while_the_folder_is_away(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup")
    tournaments = joined(qtbot, window, folder)
    QTest.mouseClick(tournaments.play_next, LEFT)
    folder.rename(tmp_path / "away")
    play(window, *WINS[CODES[0]].split())
    assert "will be filed as soon as possible" in window.toast.text
    assert not folder.exists()
    tournaments = again(qtbot, window)
    assert "is not available now" in tournaments.told.text()
    assert "filed when the folder is back" in tournaments.told.text()
    tournaments.close()
    (tmp_path / "away").rename(folder)
    window.file_waiting()  # as the next start does
    assert len(list((folder / "results" / "Anna").iterdir())) == 1


def test_a_result_waits_while_the_folder_may_not_be_written(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made(tmp_path / "cup")
    tournaments = joined(qtbot, window, folder)
    QTest.mouseClick(tournaments.play_next, LEFT)

    def refuse(path: Path, _content: bytes) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:  # whoever tests as root may write everywhere
        patched.setattr("reussite.tournament.folder.write_new", refuse)
        play(window, *WINS[CODES[0]].split())
    assert "Cannot write to the folder. Check its permissions." in window.toast.text
    assert not list((folder / "results").rglob("*.reussite"))
    again(qtbot, window)  # which tries again
    assert len(list((folder / "results").rglob("*.reussite"))) == 1


def test_a_second_player_of_one_name_is_asked(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "ANNA", "a.reussite", given_up_text(CODES[0]))
    window.files.open(folder)
    dialog = shown(window, NameDialog)
    QTest.keyClicks(dialog.name, "Anna")
    confirm(dialog)
    assert dialog.isVisible()
    assert "Anna has results in this tournament." in dialog.told.text()
    dialog.name.clear()
    QTest.keyClicks(dialog.name, "Anna B")
    confirm(dialog)
    tournaments = shown(window, TournamentsWindow)
    read(qtbot, tournaments)
    assert "You play as Anna B." in tournaments.about.text()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_the_name_is_asked_once(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    joined(qtbot, window, made(tmp_path / "one"))
    window.files.open(made(tmp_path / "two", replace(CUP, name="Second")))
    assert not is_open(window, NameDialog)
    assert shown(window, TournamentsWindow).choice.currentText() == "Second"


def test_a_clock_that_is_wrong_by_a_day_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = made(tmp_path / "cup", replace(CUP, opens=BEGUN))
    put(folder, "Ben", "a.reussite", won_text(CODES[0], started=BEGUN - timedelta(days=1)))
    tournaments = joined(qtbot, window, folder)
    assert len(cells(tournaments.standings)) == 1
    ((_, file, told),) = cells(tournaments.others)
    assert file == "results/Ben/a.reussite"
    assert "before the tournament opened" in told


def test_a_dropped_folder_is_joined(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    window.dropEvent(
        QDropEvent(
            QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
        )
    )
    assert is_open(window, NameDialog)


def test_a_bad_tournament_is_explained_and_changes_nothing(
    window: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "cup"
    folder.mkdir()
    (folder / "tournament.toml").write_text('format = "reussite-tournament"\nversion = 2\n')
    window.files.open(folder)
    tournaments = shown(window, TournamentsWindow)
    assert "A newer version of Réussite made this tournament" in tournaments.told.text()
    assert tournaments.choice.count() == 0


def test_leaving_keeps_what_was_filed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "Ben", "a.reussite", won_text(CODES[0]))
    tournaments = joined(qtbot, window, folder)
    QTest.mouseClick(tournaments.leave, LEFT)
    assert tournaments.choice.count() == 0
    assert list((folder / "results").rglob("*.reussite"))
    shutil.rmtree(folder)
