"""Where the window opens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reussite.settings import Settings
from reussite.windows import window_geometry
from reussite.windows.window_geometry import fitting

LARGE = QRect(0, 0, 1920, 1040)
SECOND = QRect(1920, 0, 1280, 1024)
SMALL = QRect(0, 0, 800, 560)


def framed(place: QRect) -> QRect:
    """The window with what the desktop draws around it."""
    return QRect(place.topLeft(), place.size() + window_geometry.FRAME)


def test_the_first_time_it_is_in_the_middle() -> None:
    assert fitting(None, [LARGE]) == QRect(316, 100, 1280, 800)


def test_the_first_time_on_a_small_screen() -> None:
    assert framed(fitting(None, [SMALL])) == SMALL


def test_on_a_screen_of_its_own_size_the_status_bar_stays_in_sight() -> None:
    screen = QRect(0, 0, 1280, 800)
    assert framed(fitting(None, [screen])) == screen


def test_where_it_was() -> None:
    place = QRect(100, 50, 900, 700)
    assert fitting(place, [LARGE]) == place


def test_on_the_second_screen() -> None:
    place = QRect(2000, 50, 900, 700)
    assert fitting(place, [LARGE, SECOND]) == place


def test_the_second_screen_is_gone() -> None:
    assert fitting(QRect(2000, 50, 900, 700), [LARGE]) == QRect(506, 150, 900, 700)


def test_the_screen_became_smaller() -> None:
    assert framed(fitting(QRect(100, 50, 1700, 950), [SMALL])) == SMALL


def test_a_title_bar_above_the_screen_cannot_be_reached() -> None:
    found = fitting(QRect(300, -300, 900, 700), [LARGE])
    assert LARGE.contains(found)
    assert found.size() == QRect(0, 0, 900, 700).size()


def test_half_outside_it_is_pushed_back() -> None:
    assert fitting(QRect(1700, 500, 900, 700), [LARGE]) == QRect(1012, 300, 900, 700)


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 300), (300, 20)])
def test_a_senseless_size_is_forgotten(size: tuple[int, int]) -> None:
    assert fitting(QRect(10, 10, *size), [LARGE]) == fitting(None, [LARGE])


NUMBERS = st.integers(-100_000, 100_000)


@given(NUMBERS, NUMBERS, NUMBERS, NUMBERS, st.sampled_from([[LARGE], [SMALL], [LARGE, SECOND]]))
def test_it_is_always_on_a_screen(x: int, y: int, w: int, h: int, screens: list[QRect]) -> None:
    found = fitting(QRect(x, y, w, h), screens)
    assert found.width() > 0
    assert found.height() > 0
    assert any(screen.contains(framed(found)) for screen in screens)


# Remembered in the settings.


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_it_is_remembered(qtbot: QtBot, widget: QWidget, settings: Settings) -> None:
    widget.setGeometry(40, 30, 600, 500)
    widget.show()
    window_geometry.save(widget, settings)
    other = QWidget()
    qtbot.addWidget(other)
    window_geometry.restore(other, settings)
    assert other.size() == widget.size()
    assert other.pos() == widget.pos()
    assert not other.isMaximized()


def test_maximised_is_remembered_with_the_size_before(
    qtbot: QtBot, widget: QWidget, settings: Settings
) -> None:
    widget.setGeometry(40, 30, 600, 500)
    widget.show()
    widget.showMaximized()
    window_geometry.save(widget, settings)
    other = QWidget()
    qtbot.addWidget(other)
    window_geometry.restore(other, settings)
    assert other.isMaximized()
    assert settings.numbers("window", "geometry", 4) == (40, 30, 600, 500)


@pytest.mark.parametrize(
    "value",
    [[1, 2, 3], [0, 0, 10**12, 10**12], ["a", "b", "c", "d"], [0, 0, 0, 0]],
)
def test_nonsense_in_the_settings(
    widget: QWidget, settings: Settings, value: list[int] | list[str]
) -> None:
    settings.set("window", "geometry", value)
    window_geometry.restore(widget, settings)
    (screen, *_) = window_geometry.usable_screens()
    assert screen.contains(widget.geometry())


def test_forgetting(widget: QWidget, settings: Settings) -> None:
    settings.set("window", "geometry", [0, 0, 300, 300])
    settings.set("window", "maximised", True)
    window_geometry.forget(settings)
    window_geometry.restore(widget, settings)
    assert widget.width() > 300
    assert not widget.isMaximized()
