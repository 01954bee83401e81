"""Sounds of the table: off until they are wanted, each event its own, and never in the way."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.window import Seconds, almost_won, play, preferences_of, winning_move

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.variant import Deal
from reussite.paths import resources
from reussite.sounds import MOST_WAITING, Play, Sound, Sounds, miniaudio_device, samples
from reussite.windows.main import MainWindow
from reussite.windows.preferences.rows import SwitchRow
from reussite.windows.table_sounds import TableSounds

FOLDER = resources() / "sounds"


class Ear(Sounds):
    """Hears at once what would be played."""

    def __init__(self) -> None:
        super().__init__(FOLDER)
        self.heard: list[str] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(str(sound))


def listening(desk: Desk) -> list[str]:
    ear = Ear()
    made = TableSounds(desk.view, desk.view, ear)
    made.turn(True)
    return ear.heard


# What is heard.


def test_a_card_is_dragged_over_two_places_and_laid_down(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-2D 8H", t1="9S", t2="9C", rest="s0")
    heard = listening(desk)
    desk.drag(Move.parse("t0>t1"))
    assert heard == ["picked-up", "carried", "laid-down", "turned-over"]


def test_a_card_is_drawn_and_a_move_refused(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="2D", t1="9S", rest="s0")
    heard = listening(desk)
    desk.click(desk.stock_point())
    assert heard == ["drawn"]
    heard.clear()
    desk.drag(Move.parse("t0>t1"))
    assert heard == ["picked-up", "refused"]


def test_what_cannot_be_lifted_is_refused_once(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="-9S 2H", rest="s0")
    heard = listening(desk)
    point = desk.point(Spot(Kind.TABLEAU, 1), 2)
    desk.press(point)
    desk.move_to(point + QPoint(40, 0))
    desk.release(point + QPoint(40, 0))
    assert heard == ["refused"]


def test_keys_pick_up_carry_and_lay_down(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="8H", t1="9S", rest="s0")
    heard = listening(desk)
    desk.view.activateWindow()
    desk.view.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(desk.view, key)
    assert desk.done == ["t0>t1"]
    assert heard[:3] == ["picked-up", "carried", "laid-down"]


def test_a_game_is_won(window: MainWindow, deal: Callable[[str], Deal], seconds: Seconds) -> None:
    game = deal("DS1-D1N-AAAAAAB").game
    window.controller.take_up(almost_won(game, seconds))
    ear = Ear()
    TableSounds(window.view, window, ear).turn(True)
    window.view.play(winning_move(game))
    assert ear.heard == ["laid-down", "won"]


# The preference.


def test_they_are_off_until_the_player_wants_them(window: MainWindow) -> None:
    play(window, "s0>w0")
    assert "sounds" not in window.__dict__
    row = preferences_of(window).page("access").row("Sounds of the cards")
    assert isinstance(row, SwitchRow)
    assert not row.box.isChecked()
    row.box.click()
    assert window.sounds.is_on
    row.box.click()
    assert not window.sounds.is_on


# The thread.


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "sounds"]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Opens for a device that is slow; at the latest at the end."""
    made = threading.Event()
    yield made
    made.set()


def ended(sounds: Sounds) -> None:
    running = threads()
    sounds.stop()
    for thread in running:
        thread.join(20)
        assert not thread.is_alive()


def test_a_slow_device_delays_nothing_and_late_sounds_are_left_out(gate: threading.Event) -> None:
    played: list[int] = []

    def device() -> Play:
        gate.wait()
        return lambda sound: played.append(len(sound))

    sounds = Sounds(FOLDER, device)
    for _ in range(50):
        sounds.play(Sound.DRAWN)
    assert played == []
    gate.set()
    ended(sounds)
    assert 1 <= len(played) <= MOST_WAITING + 1


def no_device() -> Play:
    raise OSError("no sound card")


def broken_device() -> Play:
    def play(_sound: array[int]) -> None:
        raise OSError("it was unplugged")

    return play


@pytest.mark.parametrize("device", [no_device, broken_device])
def test_without_a_device_it_is_silent(device: Callable[[], Play]) -> None:
    sounds = Sounds(FOLDER, device)
    for sound in (Sound.PICKED_UP, Sound.REFUSED):
        sounds.play(sound)
    ended(sounds)


def test_files_that_are_not_there_are_silent(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, lambda: lambda _sound: None)
    sounds.play(Sound.WON)
    ended(sounds)


def test_the_real_library_plays_or_is_silent() -> None:
    """With a device or without one, the thread ends by itself."""
    sounds = Sounds(FOLDER, miniaudio_device)
    sounds.play(Sound.CARRIED)
    ended(sounds)


def test_what_a_device_is_given_is_the_whole_sound_and_then_silence() -> None:
    from reussite.sounds import _stream

    sound, over = samples(FOLDER / "carried.wav"), threading.Event()
    stream = _stream(sound, over)
    next(stream)
    given = b""
    while not over.is_set():
        part = stream.send(256)
        assert len(part) == 512
        given += part
    data = sound.tobytes()
    assert given.startswith(data)
    assert not any(given[len(data) :])
