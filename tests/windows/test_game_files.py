"""Game files: named at the start, opened, dropped on the window, handed over, and saved."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from support.window import CTRL, SHIFT, Seconds, is_open, play, press, shown

from reussite.app import listen
from reussite.game.game_file import LARGEST, read_game, write_game
from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.single_instance import first_program, requests
from reussite.single_instance.first_program import First
from reussite.single_instance.listener import Listener
from reussite.single_instance.requests import Request
from reussite.windows.dialogs.confirm import KeepingQuestion, LeaveQuestion
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def written(path: Path, deal: Deal, seconds: Seconds) -> Path:
    session = Session(deal, now=seconds)
    session.act(str(session.legal()[0]))
    seconds.pass_by(10)
    write_game(path, session)
    return path


# Opening.


def test_the_game_goes_on(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "a game.reussite", deal("FT1-N-AAAAAAB"), seconds)
    window.files.open(file)
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    assert window.status.moves.text == "1"
    assert window.status.time.text == "0:10"
    assert window._store.is_seen_before(window.controller.session)


def test_a_game_against_the_clock_waits_for_the_player(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "clock.reussite", deal("FC1-N-AAAAAAB"), seconds)
    window.files.open(file)
    assert window.curtain.isVisible()
    assert not window.controller.session.clock.is_running
    assert window.controller.session.clock.seconds_left == 390


def bad_contents(good: dict[str, object]) -> dict[str, bytes]:
    newer = {**good, "version": 999}
    return {
        "empty": b"",
        "object": b"{}",
        "half": json.dumps(good).encode()[:80],
        "unknown variant": json.dumps({**good, "code": "XX1-N-AAAAAAB"}).encode(),
        "version": json.dumps(newer).encode(),
        "large": b" " * (LARGEST + 1),
        "binary": bytes(range(256)),
        "utf-16": json.dumps(good).encode("utf-16"),
        "mark": b"\xef\xbb\xbf" + json.dumps(good).encode(),
        "forged": json.dumps({**good, "actions": [[0, "t0>t9"]]}).encode(),
    }


def test_a_bad_file_is_explained_and_changes_nothing(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    good = json.loads(written(tmp_path / "x", deal("FT1-N-AAAAAAB"), seconds).read_text("utf-8"))
    for name, content in bad_contents(good).items():
        (tmp_path / f"{name}.reussite").write_bytes(content)
    for name in (*bad_contents(good), "not there"):
        window.toast.dismiss()
        window.files.open(tmp_path / f"{name}.reussite")
        assert window.toast.text.startswith(f"Could not open {name}.reussite. "), name
        assert window.controller.session is session
    play(window, "s0>w0")
    assert session.moves == 2


def test_line_ends_of_windows_are_welcome(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "crlf.reussite", deal("FT1-N-AAAAAAB"), seconds)
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    window.files.open(file)
    assert window.controller.session.code == "FT1-N-AAAAAAB"


def test_a_begun_game_of_the_same_variant_is_asked_about(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    file = written(tmp_path / "other.reussite", deal("DS1-D1N-AAAAAAC"), seconds)
    window.files.open(file)
    shown(window, LeaveQuestion).stay.click()
    assert window.controller.session is session
    window.files.open(file)
    shown(window, LeaveQuestion).go.click()
    assert window.controller.session.code == "DS1-D1N-AAAAAAC"


def test_a_file_is_chosen_in_a_dialog(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "дама пик é.reussite", deal("FT1-N-AAAAAAB"), seconds)
    press(window, Qt.Key.Key_O, CTRL)
    dialog = shown(window, QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    assert window.settings.get("files", "folder", "") == str(tmp_path)


@pytest.mark.parametrize("before", ["DS1-D1N-AAAAAAB", "FC1-N-AAAAAAC"])
def test_a_game_against_the_clock_chosen_in_a_dialog_waits_behind_the_curtain(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path, before: str
) -> None:
    """The curtain follows the state: the game before, which had no clock, rested already."""
    window.chooser.open(deal(before))
    file = written(tmp_path / "clock.reussite", deal("FC1-N-AAAAAAB"), seconds)
    press(window, Qt.Key.Key_O, CTRL)
    dialog = shown(window, QFileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    window.activateWindow()
    assert window.curtain.isVisible()
    assert not any(item.isVisible() for item in window.view.table.items_by_card.values())
    assert not window.view.isEnabled()
    assert not window.controller.session.clock.is_running
    window.curtain.button.click()
    assert not window.curtain.isVisible()
    assert window.controller.session.clock.is_running
    play(window, str(window.controller.session.legal()[0]))
    assert window.controller.session.moves == 2


# Dragged onto the window.


def dropped(window: MainWindow, *urls: QUrl) -> None:
    data = QMimeData()
    data.setUrls(list(urls))
    copy, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, buttons, plain)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, data, buttons, plain))


def test_a_file_is_dropped(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "a game.reussite", deal("FT1-N-AAAAAAB"), seconds)
    dropped(window, QUrl.fromLocalFile(str(file)))
    assert window.controller.session.code == "FT1-N-AAAAAAB"


def test_what_is_no_file_is_dropped(window: MainWindow) -> None:
    session = window.controller.session
    dropped(window, QUrl("https://example.org/a.reussite"))
    assert "https://example.org/a.reussite is a web address" in window.toast.text
    assert window.controller.session is session


# Handed over by a later start.


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_later_start_hands_over(
    qtbot: QtBot,
    window: MainWindow,
    deal: DealOf,
    seconds: Seconds,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    monkeypatch.setenv("TMPDIR", "/tmp")
    file = written(tmp_path / "a.reussite", deal("FT1-N-AAAAAAB"), seconds)
    first = first_program.enter(tmp_path / "data", Request())
    assert isinstance(first, First)
    listen(first, window)
    assert first.address is not None
    place = first.address
    later: list[socket.socket] = []

    def ask(request: Request) -> None:
        later.append(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
        later[-1].connect(place)
        later[-1].sendall(requests.written(request))

    window.showMinimized()
    ask(Request(file=file))
    qtbot.waitUntil(lambda: window.controller.session.code == "FT1-N-AAAAAAB")
    assert not window.isMinimized()
    ask(Request(code="ds1 d3n aaaaaac"))
    qtbot.waitUntil(lambda: window.controller.session.code == "DS1-D3N-AAAAAAC")
    ask(Request(code="XX1-N-AAAAAAB"))
    qtbot.waitUntil(lambda: "XX" in window.toast.text)
    ask(Request(family="FC"))
    qtbot.waitUntil(lambda: window.controller.session.deal.variant.family == "FC")
    assert [start.recv(100) for start in later] == [requests.TAKEN] * 4
    for listener in window.findChildren(Listener):
        listener.close()
    first.close()
    for start in later:
        start.close()


# Saving.


def test_the_game_is_saved(
    window: MainWindow, tmp_path: Path, plugins: object, seconds: Seconds
) -> None:
    play(window, "s0>w0", "t4>f2")
    window.controller.undo()
    press(window, Qt.Key.Key_S, CTRL | SHIFT)
    dialog = shown(window, QFileDialog)
    assert dialog.defaultSuffix() == "reussite"
    dialog.hide()  # as it does before it tells what was chosen
    dialog.fileSelected.emit(str(tmp_path / "mine.reussite"))
    assert "mine.reussite" in window.toast.text
    file = read_game(tmp_path / "mine.reussite", window.plugins.variants)
    assert file.session.log == window.controller.session.log
    assert not is_open(window, LeaveQuestion)


def test_a_game_that_cannot_be_saved_is_told(window: MainWindow, tmp_path: Path) -> None:
    play(window, "s0>w0")
    (tmp_path / "in the way").touch()
    window.files.write(
        tmp_path / "in the way" / "x.reussite",
        lambda path: write_game(path, window.controller.session),
    )
    assert window.toast.text.startswith("Could not save x.reussite: ")


@pytest.mark.parametrize("name", ["game v1.2", "2026.11.30", "test..", "plain", "a.reussite"])
def test_every_name_gets_the_ending(window: MainWindow, tmp_path: Path, name: str) -> None:
    play(window, "s0>w0")
    window.files.ask_to_save()
    dialog = shown(window, QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile(name)
    dialog.accept()
    (file,) = tmp_path.glob("*.reussite")
    named = {"test..": "test..reussite", "a.reussite": name}
    assert file.name == named.get(name, f"{name}.reussite")
    assert read_game(file, window.plugins.variants).session.moves == 1


def test_a_file_whose_name_only_has_the_ending_is_not_replaced_unasked(
    window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "v1.2.reussite").write_bytes(b"mine")

    def write(path: Path) -> None:
        path.write_bytes(b"new")

    window.files.write_unless_kept(tmp_path / "v1.2", ".reussite", write)
    assert (tmp_path / "v1.2.reussite").read_bytes() == b"mine"
    shown(window, KeepingQuestion).agreed.emit()
    assert (tmp_path / "v1.2.reussite").read_bytes() == b"new"


def test_all_files_can_be_chosen(window: MainWindow) -> None:
    window.files.ask_to_open()
    assert shown(window, QFileDialog).nameFilters()[-1] == "All files (*)"


def test_of_several_dropped_files_the_others_are_named(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    names = ("one.reussite", "two.reussite", "three.reussite")
    files = [written(tmp_path / name, deal("FT1-N-AAAAAAB"), seconds) for name in names]
    dropped(window, *(QUrl.fromLocalFile(str(file)) for file in files))
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    assert "Not opened: two.reussite, three.reussite" in window.toast.text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk")
def test_a_full_disk_is_called_one(window: MainWindow, tmp_path: Path) -> None:
    def full(path: Path) -> None:
        with open("/dev/full", "wb", buffering=0) as disk:
            disk.write(b"game")

    window.files.write(tmp_path / "a.reussite", full)
    assert "the disk is full" in window.toast.text


def test_a_file_opened_again_and_again_asks_one_question_about_the_latest(
    window: MainWindow, tmp_path: Path
) -> None:
    play(window, "s0>w0")
    before = window.controller.session
    write_game(tmp_path / "game.reussite", window.controller.session)
    for _ in range(4):
        window.files.open(tmp_path / "game.reussite")
    asked = [found for found in window.findChildren(LeaveQuestion) if found.isVisible()]
    assert len(asked) == 1
    assert window.controller.session is before
    asked[0].go.click()
    assert window.controller.session is not before
    assert window.controller.session.code == before.code
