"""The panel over the table when a game has ended: how it went, and what is next."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reussite.api.records import Ending, Felt, Result
from reussite.i18n import messages
from reussite.kernel.variant import Variant
from reussite.windows.widgets import chrome
from reussite.windows.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from reussite.game.standing import Part, Standing

translate = QCoreApplication.translate

KEYS_AFTER = 500  # ms; a key pressed sooner was meant for the game
_NONE = "–"  # where there is no game to compare with
_NO_BREAK_SPACE = "\u00a0"


class EndPanel(QFrame):
    """How a game went that was won or ran out of time, beside the best ones, and what can be next.

    It blocks nothing, and Esc closes it. Keys count half a second after it has appeared: a second
    press of the key that won was not meant for it.

    Signals: `new_asked`, `again_asked`, `statistics_asked`, `closed`; `copy_asked` carries the
    text to be copied.

    :param standing: the game beside the others of its contest; None: not known.
    :param variant: which names the parts of its score.
    """

    new_asked = Signal()
    again_asked = Signal()
    statistics_asked = Signal()
    copy_asked = Signal(str)
    closed = Signal()

    def __init__(
        self,
        result: Result,
        parent: QWidget,
        standing: Standing | None = None,
        variant: Variant | None = None,
    ) -> None:
        super().__init__(parent)
        self._result, self._standing = result, standing
        self.score = messages.score(result.score, result.unit, QLocale())
        self.moves = QLocale().toString(result.moves)
        self.time = messages.duration(result.elapsed_ms)
        self.hints = QLocale().toString(result.hints) if result.hints else ""
        self.heading = PlainLabel(_heading(result))
        self.heading.setProperty("role", "heading")
        self.parts = PlainLabel(self._made_parts(variant))
        self.streak = PlainLabel(self._made_streak())
        for label in (self.parts, self.streak):
            label.setProperty("role", "quiet")
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setVisible(bool(label.text()))
        self.new = QPushButton(translate("EndPanel", "&New deal"))
        self.again = QPushButton(translate("EndPanel", "&Same deal again"))
        self.statistics = QPushButton(translate("EndPanel", "S&tatistics"))
        self.copy = QPushButton(translate("EndPanel", "&Copy code and result"))
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(translate("EndPanel", "Close"))
        self.close_button.setAccessibleName(translate("EndPanel", "Close"))
        self.new.clicked.connect(self.new_asked)
        self.again.clicked.connect(self.again_asked)
        self.statistics.clicked.connect(self.statistics_asked)
        self.copy.clicked.connect(lambda: self.copy_asked.emit(self.report))
        self.close_button.clicked.connect(self.closed)
        self.waiting = QTimer(self, singleShot=True, interval=KEYS_AFTER)
        for button in (self.new, self.again, self.statistics, self.copy, self.close_button):
            button.installEventFilter(self)
        self._buttons = QGridLayout()
        self.setProperty("role", "panel")
        self._lay_out()
        self.setFocusProxy(self.new)

    # What it says.

    @property
    def report(self) -> str:
        """Code and result in one line."""
        return messages.filled(
            translate("EndPanel", "%1 · Score %2 · Moves %3 · Time %4"),
            self._result.code,
            self.score,
            self.moves,
            self.time,
        )

    @property
    def told(self) -> str:
        """How it went, for those who hear it: of a won game they have heard moves and time."""
        pattern = translate("EndPanel", "%1: %2")
        rows = [(translate("EndPanel", "Score"), self.score)]
        if self._result.ending is not Ending.WON:
            rows.append((translate("EndPanel", "Moves"), self.moves))
            rows.append((translate("EndPanel", "Time"), self.time))
        if self.hints:
            rows.append((translate("EndPanel", "Hints"), self.hints))
        sentences = [
            *(messages.filled(pattern, name, value) for name, value in rows),
            self.parts.text().replace(" · ", "\n"),  # readers would say the dot
            *self._records(),
            self.streak.text(),
        ]
        return "\n".join(sentence for sentence in sentences if sentence)

    def bests(self) -> list[str]:
        """Best score, fewest moves and best time of this contest before this game, or that this
        game is a new record; one text for each row."""
        if self._standing is None:
            return []
        before = self._standing.before
        record = translate("EndPanel", "New record")
        score, moves, time = before.notable_score, before.best_moves, before.best_ms
        return [
            record
            if self._standing.is_best_score
            else _NONE
            if score is None
            else messages.score(score, self._result.unit, QLocale()),
            record
            if self._standing.is_least_moves
            else _NONE
            if moves is None
            else QLocale().toString(moves),
            record
            if self._standing.is_best_time
            else _NONE
            if time is None
            else messages.duration(time),
        ]

    def _records(self) -> list[str]:
        """New records in words."""
        if self._standing is None:
            return []
        found = (
            (self._standing.is_best_score, translate("EndPanel", "New record: best score")),
            (self._standing.is_least_moves, translate("EndPanel", "New record: fewest moves")),
            (self._standing.is_best_time, translate("EndPanel", "New record: best time")),
        )
        return [sentence for is_one, sentence in found if is_one]

    def _made_parts(self, variant: Variant | None) -> str:
        """What the score is made of; nothing where that is not known."""
        if self._standing is None or variant is None:
            return ""
        found = (self._part(part, variant) for part in self._standing.parts)
        return " · ".join(part.replace(" ", _NO_BREAK_SPACE) for part in found)

    def _part(self, part: Part, variant: Variant) -> str:
        from reussite.game.standing import SECONDS, START, UNDO

        points = messages.score(part.points, self._result.unit, QLocale())
        number = QLocale().toString(part.number)
        if part.name == SECONDS:
            each = messages.score(part.points // part.number, self._result.unit, QLocale())
            return messages.filled(
                translate("EndPanel", "Seconds left: %1 × %2 = %3"), number, each, points
            )
        if part.name == UNDO:
            return messages.filled(translate("EndPanel", "Undone (%1): %2"), number, points)
        if part.name == START:
            return messages.filled(translate("EndPanel", "Start: %1"), points)
        name = messages.variant_text(variant, part.name)
        return messages.filled(translate("EndPanel", "%1: %2"), name, points)

    def _made_streak(self) -> str:
        if self._standing is None or self._result.ending is not Ending.WON:
            return ""
        after = self._standing.after
        return messages.filled(
            translate("EndPanel", "Current streak: %1 (longest: %2)"),
            QLocale().toString(after.streak),
            QLocale().toString(after.longest_streak),
        )

    # How it looks.

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addStretch(1)
        above.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignHCenter)
        above.addStretch(1)
        above.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.setSpacing(10)
        for button in (self.new, self.again, self.statistics, self.copy):
            button.setAutoDefault(True)  # Enter presses it, too
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 16, 16, 20)
        column.setSpacing(12)
        column.addLayout(above)
        column.addLayout(self._made_numbers())
        column.addWidget(self.parts)
        column.addWidget(self.streak)
        column.addLayout(self._buttons)
        self._turn_buttons(4)
        order = (self.new, self.again, self.statistics, self.copy, self.close_button)
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _made_numbers(self) -> QGridLayout:
        numbers = QGridLayout()
        numbers.setHorizontalSpacing(24)
        numbers.setVerticalSpacing(4)
        bests = self.bests()
        if bests:
            title = PlainLabel(translate("EndPanel", "Best"))
            title.setProperty("role", "quiet")
            numbers.addWidget(title, 0, 3, Qt.AlignmentFlag.AlignRight)
        rows = [
            (translate("EndPanel", "Score"), self.score),
            (translate("EndPanel", "Moves"), self.moves),
            (translate("EndPanel", "Time"), self.time),
        ]
        if self.hints:
            rows.append((translate("EndPanel", "Hints"), self.hints))
        for line, (name, value) in enumerate(rows, start=1):
            label, number = PlainLabel(name), PlainLabel(value)
            label.setProperty("role", "quiet")
            number.setProperty("role", "value")
            numbers.addWidget(label, line, 1, Qt.AlignmentFlag.AlignLeft)
            numbers.addWidget(number, line, 2, Qt.AlignmentFlag.AlignRight)
            if line <= len(bests):
                best = PlainLabel(bests[line - 1])
                is_record = best.text() == translate("EndPanel", "New record")
                best.setProperty("role", "mark" if is_record else "value")
                numbers.addWidget(best, line, 3, Qt.AlignmentFlag.AlignRight)
        numbers.setColumnStretch(0, 1)
        numbers.setColumnStretch(4, 1)
        return numbers

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self, felt)

    def arrange(self, area: QRect) -> None:
        """In the middle of the table, a little above; its buttons in as many lines as it takes,
        and without what is of least use where the table is too low."""
        for details in (True, False):
            self.parts.setVisible(details and bool(self.parts.text()))
            for columns in (4, 2, 1):
                self._turn_buttons(columns)
                if self.sizeHint().width() <= area.width():
                    break
            if self._height_in(area.width()) <= area.height():
                break
        width = min(self.sizeHint().width(), area.width())
        self.resize(width, min(self._height_in(area.width()), area.height()))
        place = self.rect()
        place.moveCenter(area.center())
        place.moveTop(max(area.top(), area.top() + (area.height() - place.height()) * 2 // 5))
        self.setGeometry(place)

    def _height_in(self, most: int) -> int:
        """How high it is where it may be so wide."""
        hint = self.sizeHint()
        return max(hint.height(), self.heightForWidth(min(hint.width(), most)))

    def _turn_buttons(self, columns: int) -> None:
        for number, button in enumerate((self.new, self.again, self.statistics, self.copy)):
            self._buttons.removeWidget(button)
            self._buttons.addWidget(button, number // columns, number % columns)
        if (whole := self.layout()) is not None:
            whole.invalidate()  # or the panel goes on to want what it wanted before

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.waiting.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_key = event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        if is_key and isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Escape:
            return self.waiting.isActive() or event.isAutoRepeat()
        # Nor is the letter of a button, which would press it before any of them hears a key.
        return event.type() is QEvent.Type.Shortcut and self.waiting.isActive()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _heading(result: Result) -> str:
    if result.ending is Ending.WON:
        return translate("EndPanel", "You won!")
    if result.ending is Ending.ENDED:
        return translate("EndPanel", "The game is over")
    if result.ending is Ending.LOST:
        return translate("EndPanel", "The game is lost")
    return translate("EndPanel", "Time is up")
