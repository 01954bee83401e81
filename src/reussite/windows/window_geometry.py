"""The window's place on the screens, remembered safely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reussite.settings import Settings

SECTION = "window"
DEFAULT_SIZE = QSize(1280, 800)
_GRIP = QSize(160, 40)  # of a title bar: what must be in sight to move the window by

FRAME = QSize(8, 40)  # what a desktop may draw around the window: its size counts without it
_FARTHEST = 100_000  # pixels; no desktop is larger, and Qt's rectangles end somewhere


def fitting(saved: QRect | None, screens: Sequence[QRect]) -> QRect:
    """Where the window may open: inside the screens there are, with its title bar and its status
    bar in sight. The corner is that of its frame, the size is its own.

    :param saved: where it was last; None: nothing is known.
    :param screens: the usable part of each screen, the main one first.
    """
    main = screens[0]
    if saved is None or saved.width() < _GRIP.width() or saved.height() < _GRIP.height():
        return _centred(DEFAULT_SIZE, main)
    screen = max(screens, key=lambda usable: _area(usable & saved))
    title = QRect(saved.topLeft(), QSize(saved.width(), _GRIP.height()))
    seen = title & screen
    if seen.width() < _GRIP.width() or seen.height() < _GRIP.height():
        return _centred(saved.size(), main)
    size = saved.size().boundedTo(_room(screen))
    framed = size + FRAME
    left = min(max(saved.left(), screen.left()), screen.right() + 1 - framed.width())
    top = min(max(saved.top(), screen.top()), screen.bottom() + 1 - framed.height())
    return QRect(QPoint(left, top), size)


def _area(rectangle: QRect) -> int:
    return rectangle.width() * rectangle.height() if rectangle.isValid() else 0


def _room(screen: QRect) -> QSize:
    """The largest window whose title bar and status bar are both in sight."""
    return screen.size() - FRAME


def _centred(size: QSize, screen: QRect) -> QRect:
    size = size.boundedTo(_room(screen))
    framed = QRect(QPoint(0, 0), size + FRAME)
    framed.moveCenter(screen.center())
    return QRect(framed.topLeft(), size)


def usable_screens() -> list[QRect]:
    """The usable part of each screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in (main, *others)]


def restore(window: QWidget, settings: Settings) -> None:
    """Put the window where it was; call it before the window is shown."""
    place = fitting(_remembered(settings), usable_screens())
    window.resize(place.size())
    window.move(place.topLeft())
    if settings.get(SECTION, "maximised", False):
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def _remembered(settings: Settings) -> QRect | None:
    numbers = settings.numbers(SECTION, "geometry", 4)
    if numbers is None or any(abs(number) > _FARTHEST for number in numbers):
        return None
    return QRect(*numbers)


def save(window: QWidget, settings: Settings) -> None:
    """Remember the place of the window as it is when neither maximised nor full screen."""
    place = window.normalGeometry()
    if not place.isValid():
        place = window.geometry()
    if not window.isMaximized() and not window.isFullScreen():
        place.moveTopLeft(window.pos())  # with the frame, as `restore` moves it
    settings.set(SECTION, "geometry", [place.x(), place.y(), place.width(), place.height()])
    settings.set(SECTION, "maximised", window.isMaximized())


def forget(settings: Settings) -> None:
    """Open at the usual place next time, with all bars."""
    settings.forget(SECTION)
