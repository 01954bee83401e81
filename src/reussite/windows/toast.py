"""The short sentence over the table's lower edge."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reussite.api.records import Felt
from reussite.colours import mixed
from reussite.windows.widgets import chrome

SHORTEST_MS = 5000
PER_LETTER_MS = 50
FADE_MS = 100
_MOST_WAITING = 3  # messages; older ones have had their time
_WIDEST = 640
_PADDING_X, _PADDING_Y = 18, 10
_MARGIN = 18  # to the edges of the table


class Toast(QWidget):
    """Says why a move was refused.

    It takes neither focus nor mouse, and goes away by itself or with the next action.
    """

    def __init__(self, felt: Felt, parent: QWidget) -> None:
        super().__init__(parent)
        self.fades = True  # slowly comes and goes
        self._felt = felt
        self._text = ""
        self._strength = 0.0
        self.is_lasting = False  # what stands there is not to be lost
        self._waiting: list[str] = []
        self._area = parent.rect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.dismiss)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE_MS)
        self._fade.valueChanged.connect(self._show_strength)
        self._fade.finished.connect(self._faded)
        self.hide()

    @property
    def text(self) -> str:
        """What stands there; empty once it is on its way out."""
        return self._text if self._end.isActive() else ""

    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show this sentence instead of what stood there.

        :param lasting: it stays its whole time, whatever is played meanwhile, and nothing less
            stands in its way. Of several the newest is shown at once, the others after it.
        """
        if self.is_lasting:
            if not lasting:
                return
            if text != self._text:
                self._waiting = [self._text, *self._waiting][:_MOST_WAITING]
        self.is_lasting = lasting
        self._text = text
        self.setAccessibleName(text)
        font = self.font()
        font.setPixelSize(chrome.text_size() + 1)
        self.setFont(font)
        self.arrange(self._area)
        self.show()
        self.raise_()
        self.update()
        self._fade_to(1.0)
        self._end.start(SHORTEST_MS + PER_LETTER_MS * len(text))

    def dismiss(self, *, by_player: bool = False) -> None:
        """Go away; does nothing where nothing is said, or where it is to last."""
        if self.is_lasting and not by_player and self._end.isActive():
            return
        self.is_lasting = False
        if self._waiting:
            self.say(self._waiting.pop(0), lasting=True)
        elif not self.isHidden():
            self._end.stop()
            self._fade_to(0.0)

    def apply_felt(self, felt: Felt) -> None:
        self._felt = felt
        self.update()

    def arrange(self, area: QRect) -> None:
        """Lie over the lower edge of the table, as wide as the sentence and the table allow."""
        self._area = area
        widest = min(_WIDEST, area.width() - 2 * _MARGIN) - 2 * _PADDING_X
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        needed = self.fontMetrics().boundingRect(
            QRect(0, 0, max(widest, 1), 10_000), flags, self._text
        )
        width = min(needed.width() + 2, widest) + 2 * _PADDING_X
        height = needed.height() + 2 * _PADDING_Y
        left = area.left() + (area.width() - width) // 2
        self.setGeometry(left, area.bottom() + 1 - _MARGIN - height, width, height)

    def _fade_to(self, strength: float) -> None:
        self._fade.stop()
        if not self.fades:
            self._show_strength(strength)
            self._faded()
            return
        self._fade.setStartValue(self._strength)
        self._fade.setEndValue(strength)
        self._fade.start()

    def _show_strength(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def _faded(self) -> None:
        if not self._strength:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        painter.setBrush(QColor(self._felt.chrome))
        painter.setPen(QColor(mixed(self._felt.chrome, self._felt.text, 0.45)))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(QColor(self._felt.text))
        inner = self.rect().adjusted(_PADDING_X, _PADDING_Y, -_PADDING_X, -_PADDING_Y)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inner, flags, self._text)
        painter.end()
