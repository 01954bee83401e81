"""Watching a game that was played: on the same table, step by step, while the own game rests."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QObject,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reussite.api.records import Felt
from reussite.game.replay import Replay, Shown
from reussite.i18n import messages
from reussite.table.view import TableView
from reussite.windows.widgets import chrome
from reussite.windows.widgets.chrome import TARGET
from reussite.windows.widgets.elided import Elided
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.table_area import TableArea

translate = QCoreApplication.translate

BETWEEN_MS: Final = 1000  # from step to step at the usual speed
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
_USUAL: Final = 1
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class WatchBar(QFrame):
    """The bar over the table while a game is watched.

    Signals: `step_asked` carries +1 or -1, `place_asked` the number of actions to stand after;
    `play_asked` whether to go on by itself; `left` tells that the player has seen enough.
    """

    step_asked = Signal(int)
    place_asked = Signal(int)
    play_asked = Signal(bool)
    left = Signal()

    def __init__(self, length: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._length = length
        self.first = self._button("watch-first", translate("Watch", "To the beginning"))
        self.back = self._button("watch-back", translate("Watch", "One step back"))
        self.play = self._button("watch-play", translate("Watch", "Play and pause"))
        self.play.setCheckable(True)
        self.forward = self._button("watch-forward", translate("Watch", "One step forward"))
        self.last = self._button("watch-last", translate("Watch", "To the end"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, length)
        self.slider.setMinimumHeight(chrome.SMALLEST_TARGET)
        self.slider.setAccessibleName(translate("Watch", "Step"))
        self.step = PlainLabel()
        self.speed = QComboBox()
        self.speed.setMinimumHeight(TARGET)
        self.speed_label = PlainLabel(translate("Watch", "Speed"))
        self.speed_label.setProperty("role", "quiet")
        self.speed_label.setBuddy(self.speed)
        self.speed.setAccessibleName(self.speed_label.text())
        for speed in SPEEDS:
            self.speed.addItem(f"{QLocale().toString(speed)} ×", speed)
        self.speed.setCurrentIndex(_USUAL)
        self.leave = QPushButton(translate("Watch", "&Back to my game"))
        self.title = Elided()
        self.title.setProperty("role", "value")
        self.setAccessibleName(translate("Watch", "Watched game"))
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in self._steps:
            button.installEventFilter(self)

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(icon)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.title, 1)
        above.addWidget(self.step)
        below = QHBoxLayout()
        below.setSpacing(4)
        for button in self._steps:
            below.addWidget(button)
        below.addWidget(self.slider, 1)
        below.addWidget(self.speed_label)
        below.addWidget(self.speed)
        below.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addLayout(above)
        column.addLayout(below)

    @property
    def _steps(self) -> tuple[QToolButton, ...]:
        return self.first, self.back, self.play, self.forward, self.last

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.place_asked.emit(0))
        self.last.clicked.connect(lambda: self.place_asked.emit(self._length))
        self.back.clicked.connect(lambda: self.step_asked.emit(-1))
        self.forward.clicked.connect(lambda: self.step_asked.emit(+1))
        self.play.clicked.connect(self.play_asked)
        self.slider.valueChanged.connect(self.place_asked)
        self.leave.clicked.connect(self.left)

    def show_place(self, at: int, *, plays: bool) -> None:
        """Say where in the game it is."""
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        number, of = QLocale().toString(at), QLocale().toString(self._length)
        self.step.setText(messages.filled(translate("Watch", "Step %1 of %2"), number, of))
        self.play.setChecked(plays)
        self.play.setIcon(self._pause_icon if plays else self._play_icon)
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.forward, self.last):
            button.setEnabled(at < self._length)

    @property
    def between_ms(self) -> int:
        return round(BETWEEN_MS / float(self.speed.currentData()))

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self, felt)
        self.speed.setPalette(self.palette())  # a style sheet keeps it from being inherited
        for button in self._steps:
            button.setIcon(chrome.icon(button.objectName(), felt))
            button.setIconSize(chrome.icon_size())
        self._play_icon = chrome.icon("watch-play", felt)
        self._pause_icon = chrome.icon("watch-pause", felt)

    def arrange(self, area: QRect) -> None:
        """Along the lower edge, where the table leaves room for it."""
        self.setGeometry(area.adjusted(0, area.height() - self.room, 0, 0))

    @property
    def room(self) -> int:
        """What it needs of the table's height."""
        self.ensurePolished()
        return self.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys on a button mean the same as on the bar."""
        is_pressed = event.type() is QEvent.Type.KeyPress
        if is_pressed and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that players of films know."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Space:
                self.play.click()
            case Qt.Key.Key_Left:
                self.step_asked.emit(-1)
            case Qt.Key.Key_Right:
                self.step_asked.emit(+1)
            case Qt.Key.Key_Home:
                self.place_asked.emit(0)
            case Qt.Key.Key_End:
                self.place_asked.emit(self._length)
            case _:
                super().keyPressEvent(event)


class Watch(QObject):
    """Shows a replay on a table, with a bar over it; nothing of it is recorded anywhere.

    :param area: where the table lies.
    :param title: what the game is called on the bar.

    Signals: `changed` carries the session as it stands now; `left` tells that it is over.
    """

    changed = Signal(object)
    left = Signal()

    def __init__(
        self, area: TableArea, view: TableView, replay: Replay, title: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._area = area
        self._view = view
        self.replay = replay
        self.bar = bar = WatchBar(replay.length, area)
        bar.title.setText(title)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        bar.step_asked.connect(self._step_by_hand)
        bar.place_asked.connect(self.go_to)
        bar.play_asked.connect(self.play)
        bar.left.connect(self.left)

    def begin(self) -> None:
        """Lay the cards as they were dealt; only the bar answers the player."""
        self._view.setEnabled(False)
        self._area.lay_over(self.bar)
        self._area.keep_free(self.bar.room)
        self.bar.show()
        self.bar.setFocus()
        self._view.open(self.replay.session, animate=False)
        self._show()

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._next.isActive()

    def play(self, on: bool) -> None:
        """Go on by itself, or stand still; from the end it begins again."""
        self._next.stop()
        if on and self.replay.is_at_end:
            self.go_to(0)
        if on:
            self._next.start(self.bar.between_ms)
        self._show()

    def step(self, way: int) -> None:
        """One action further, or back."""
        self._view.finish()
        shown = self.replay.forward() if way > 0 else self.replay.back()
        if shown is not None:
            self._animate(shown)
        self._show()

    def go_to(self, number: int) -> None:
        """Stand after so many actions, at once."""
        self._view.finish()
        self.replay.go_to(number)
        self._view.settle()
        if self.replay.is_at_end:
            self._next.stop()
        self._show()

    def end(self) -> None:
        """Leave the table to others; the watch is of no use any more."""
        self._next.stop()
        self._view.finish()
        self._area.take_away(self.bar)
        self._area.keep_free(0)
        self.bar.hide()
        self.bar.deleteLater()
        self.deleteLater()
        self._view.setEnabled(True)
        self._view.setFocus()

    def _step_by_hand(self, way: int) -> None:
        self._next.stop()
        self.step(way)

    def _go_on(self) -> None:
        self._next.stop()
        self.step(+1)
        if not self.replay.is_at_end:
            self._next.start(self.bar.between_ms)
        self._show()

    def _animate(self, shown: Shown) -> None:
        if shown.is_undo:
            self._view.show_undone(shown.transition)
        elif shown.is_again:
            self._view.show_redone(shown.transition)
        else:
            self._view.show_played(shown.transition)

    def _show(self) -> None:
        self.bar.show_place(self.replay.at, plays=self.plays)
        self.changed.emit(self.replay.session)
