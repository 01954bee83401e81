"""The bar below the table: score, moves, time, stock and the deal code."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStatusBar, QToolButton, QWidget

from reussite.api.records import Felt
from reussite.game.session import Session
from reussite.i18n import messages
from reussite.kernel.piles import STOCK
from reussite.kernel.rules import RECYCLED
from reussite.windows.widgets import chrome
from reussite.windows.widgets.elided import Elided
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate

_GAP = 24  # pixels between two groups
_LEAST_OF_A_MESSAGE = 8  # characters
_MESSAGE_MS = 4000
_UNSEEN_MS = 2000  # between two ticks of a clock that is not seen: it is kept on disk
URGENT = 30  # seconds left from which a countdown is set off
_COPY_ICON = QSize(16, 16)


class Field:
    """A label and its value, side by side in one row with all others.

    In a layout of its own, a value that grows longer would be cut off for one picture.

    :param gap: free pixels behind the value, gone with it when it is hidden.
    :param ticks: the value changes by itself, which readers must not be told each time: they find
        it in the description.
    """

    def __init__(self, row: QHBoxLayout, *, gap: int = _GAP, ticks: bool = False) -> None:
        self._ticks = ticks
        self._gap = gap
        self._label = PlainLabel()
        self._label.setProperty("role", "quiet")
        self._label.setContentsMargins(0, 0, 6, 0)
        self._value = PlainLabel()
        self._value.setProperty("role", "value")
        self._value.setContentsMargins(0, 0, gap, 0)
        figures = QFont()
        figures.setFeature(QFont.Tag("tnum"), 1)  # of one width: nothing jumps when they change
        self._value.setFont(figures)
        self._is_shown = self._is_labelled = True
        row.addWidget(self._label)
        row.addWidget(self._value)

    @property
    def wanted(self) -> int:
        """Pixels that label and value ask for, with the whole gap."""
        if not self._is_shown:
            return 0
        parts = sum(part.sizeHint().width() for part in (self._label, self._value))
        return parts - self._value.contentsMargins().right() + self._gap

    @property
    def text(self) -> str:
        return self._value.text()

    @property
    def label(self) -> str:
        return self._label.text()

    @property
    def is_visible(self) -> bool:
        return self._value.isVisible()

    def show_label(self, text: str) -> None:
        self._label.setText(text)

    def show_value(self, text: str) -> None:
        if text != self._value.text():
            spoken = messages.filled(translate("StatusBar", "%1: %2"), self._label.text(), text)
            # With a name of its own a label tells no change of its text.
            self._value.setAccessibleName(self._label.text() if self._ticks else spoken)
            self._value.setText(text)
            self._value.setToolTip(messages.tool_tip(spoken))

    def set_urgent(self, urgent: bool) -> None:
        """Set it off from the other numbers: by colour, weight and a line, and it never blinks."""
        role = "urgent" if urgent else "value"
        if self._value.property("role") != role:
            self._value.setProperty("role", role)
            self._value.style().unpolish(self._value)
            self._value.style().polish(self._value)

    @property
    def is_urgent(self) -> bool:
        return bool(self._value.property("role") == "urgent")

    def set_visible(self, visible: bool) -> None:
        self._is_shown = visible
        self._label.setVisible(visible and self._is_labelled)
        self._value.setVisible(visible)

    def set_labelled(self, labelled: bool) -> None:
        """Whether the label is shown too; the value tells it to whoever points at it."""
        if labelled is not self._is_labelled:
            self._is_labelled = labelled
            gap = self._gap if labelled else self._gap // 2  # every pixel counts there
            self._value.setContentsMargins(0, 0, gap, 0)
            self.set_visible(self._is_shown)


class StatusBar(QStatusBar):
    """What stands of the game in numbers.

    Nothing runs here while nothing changes: there is one timer, and it runs only while the clock
    does: it fires once a second, every other one where the time cannot be seen.

    :ivar ticked: time has passed.
    :ivar start_asked: the player starts the clock that waits.
    """

    copy_asked = Signal()
    start_asked = Signal()
    ticked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._is_wide = True
        self.setSizeGripEnabled(False)
        fields = QWidget()
        # The bar never keeps the window from becoming narrow: what has no room is cut off.
        fields.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(fields)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(0)
        self.score = Field(row)
        self.moves = Field(row)
        self.time = Field(row, ticks=True)
        self.start = QToolButton()
        self.start.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.start.clicked.connect(self.start_asked)
        self._start_place = QWidget()  # with the gap behind it, gone when it is hidden
        start_row = QHBoxLayout(self._start_place)
        start_row.setContentsMargins(0, 0, _GAP // 2, 0)
        start_row.addWidget(self.start)
        self._start_place.hide()
        row.addWidget(self._start_place)
        self.stock = Field(row)
        self.code = Field(row, gap=2)
        self.copy = QToolButton()
        self.copy.clicked.connect(self.copy_asked)
        self._unsaved = PlainLabel()
        self._unsaved.setProperty("role", "mark")
        self._unsaved.hide()
        self._message = Elided()
        self._message.setContentsMargins(_GAP // 2, 0, 0, 0)
        self._message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.copy)
        row.addSpacing(_GAP // 2)
        row.addWidget(self._unsaved)
        row.addWidget(self._message, 1)
        self.addWidget(fields, 1)
        self._message_end = QTimer(self, singleShot=True)
        self._message_end.timeout.connect(lambda: self._message.setText(""))
        self._second = QTimer(self, singleShot=True)
        self._second.timeout.connect(self.show_time)
        self._second.timeout.connect(self.ticked)
        self.retranslate()

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self, felt)
        self.copy.setIconSize(_COPY_ICON * chrome.text_share())
        self.copy.setIcon(chrome.icon("copy", felt))
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.score.show_label(translate("StatusBar", "Score"))
        self.moves.show_label(translate("StatusBar", "Moves"))
        self.stock.show_label(translate("StatusBar", "Stock"))
        self.code.show_label(translate("StatusBar", "Deal"))
        self.start.setText(translate("StatusBar", "Start"))
        self.start.setToolTip(translate("StatusBar", "Start the clock"))
        self.start.setAccessibleName(self.start.toolTip())
        self.copy.setToolTip(translate("StatusBar", "Copy the deal code"))
        self.copy.setAccessibleName(self.copy.toolTip())
        if self._session is not None:
            self.follow(self._session)

    # What it shows.

    def follow(self, session: Session) -> None:
        """Show this game from now on."""
        self._session = session
        timed = session.clock.limit_ms is not None
        self.time.show_label(
            translate("StatusBar", "Seconds left") if timed else translate("StatusBar", "Time")
        )
        self.code.show_value(session.code)
        self._show_stock()
        self.show_counts()

    def show_counts(self) -> None:
        """The numbers as they are now."""
        session = self._session
        if session is None:
            return
        self.score.show_value(messages.score(session.score, session.unit, QLocale()))
        self.moves.show_value(QLocale().toString(session.moves))
        self.stock.show_value(_stock_text(session))
        self.show_time()
        self._fit()

    def _fit(self) -> None:
        """Without their labels, all values and the beginning of a message may have room where the
        text is very large or long."""
        fields = (self.score, self.moves, self.time, self.stock, self.code)
        wanted = sum(field.wanted for field in fields) + self.copy.sizeHint().width()
        if not self._start_place.isHidden():
            wanted += self._start_place.sizeHint().width()
        if not self._unsaved.isHidden():
            wanted += self._unsaved.sizeHint().width()
        wanted += self.fontMetrics().averageCharWidth() * _LEAST_OF_A_MESSAGE
        for field in fields:
            field.set_labelled(wanted + _GAP <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_time(self) -> None:
        """The time as it is now, and again when the next second begins."""
        self._second.stop()
        session = self._session
        if session is None:
            return
        clock = session.clock
        elapsed = clock.elapsed_ms
        if clock.limit_ms is None:
            self.time.set_urgent(False)
            self.time.show_value(messages.duration(elapsed))
            next_ms = 1000 - elapsed % 1000
        else:
            self.time.set_urgent(clock.seconds_left <= URGENT and not session.is_won)
            self.time.show_value(QLocale().toString(clock.seconds_left))
            next_ms = (clock.limit_ms - elapsed - 1) % 1000 + 1
        if clock.is_running:
            self._second.start(next_ms if self._time_is_seen else _UNSEEN_MS)

    @property
    def is_ticking(self) -> bool:
        """Whether the time is shown every second."""
        return self._second.isActive() and self._time_is_seen

    def tell(self, message: str) -> None:
        """A short word at the right end, for a few seconds."""
        self._message.setText(message)
        self._message_end.start(_MESSAGE_MS)

    def show_saving(self, is_saving: bool) -> None:
        """A mark stands there as long as what is played is not kept on disk."""
        self._unsaved.setText("" if is_saving else translate("StatusBar", "Not saved"))
        self._unsaved.setVisible(not is_saving)
        self._fit()

    def show_start(self, is_offered: bool) -> None:
        """Whether the clock waits, and the player may start it before the first action."""
        if is_offered is self._start_place.isHidden():
            self._start_place.setVisible(is_offered)
            self._fit()

    @property
    def is_marked_unsaved(self) -> bool:
        return not self._unsaved.isHidden()

    @property
    def message(self) -> str:
        """What is told just now, in full."""
        return self._message.text()

    @property
    def message_shown(self) -> str:
        """As much of it as there is room for."""
        return self._message.shown

    # What the player and the window's width leave of it.

    def set_time_shown(self, shown: bool) -> None:
        self.time.set_visible(shown)
        self.show_time()

    def set_wide(self, wide: bool) -> None:
        """Whether there is room for all of it."""
        if wide is not self._is_wide:
            self._is_wide = wide
            self._show_stock()

    def _show_stock(self) -> None:
        has_stock = self._session is not None and STOCK in self._session.position
        self.stock.set_visible(has_stock and self._is_wide)

    @property
    def _time_is_seen(self) -> bool:
        return self.isVisible() and self.time.is_visible and not self.window().isMinimized()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_time()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.show_time()


def _stock_text(session: Session) -> str:
    """How many cards are left, and which time they are gone through where there are several."""
    position, rules, locale = session.position, session.game.rules, QLocale()
    if STOCK not in position:
        return ""
    left = locale.toString(position[STOCK].height)
    passing = locale.toString(position.marked(RECYCLED) + 1)
    if rules.passes is None:
        return messages.filled(translate("StatusBar", "%1 · pass %2"), left, passing)
    if rules.passes == 1:
        return left
    return messages.filled(
        translate("StatusBar", "%1 · pass %2 of %3"), left, passing, locale.toString(rules.passes)
    )
