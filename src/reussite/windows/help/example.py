"""An example in a help page: a small table on which a game plays, and the reader can play too."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reussite.game.session import Session
from reussite.i18n import messages, refusals
from reussite.kernel.layout import Layout
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Spot
from reussite.kernel.variant import Variant
from reussite.table.geometry import CARD_MIN, Geometry, Rect
from reussite.table.theme import Theme
from reussite.table.view import TableView
from reussite.testing.examples import Example
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import LEAST

translate = QCoreApplication.translate

HEIGHT: Final = 0.62  # of a table, in its widths
LEAST_HEIGHT: Final = 180  # pixels
LEAST_GAP: Final = 3  # pixels around a place
SLOWEST_MS, QUICKEST_MS = 1400, 200  # from one step to the next
WHOLE_GAME_MS: Final = 60_000  # about as long as a long game may take


class SmallTable(TableView):
    """A table within a page: the wheel scrolls the page, and keys stay with it."""

    def __init__(self, look: Theme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ExamplePlayer(QFrame):
    """Plays an example step by step or by itself.

    The reader may move cards, too: the next step goes on from where the example was. It sleeps
    until it is seen: a page may have many tables.

    :ivar done: how many steps are done.
    """

    def __init__(self, example: Example, look: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.example = example
        self.done = 0
        self.table = SmallTable(look, self)
        self.caption = PlainLabel()
        self.start, self.back, self.next, self.play = (QToolButton() for _ in range(4))
        for button in (self.start, self.back, self.next, self.play):
            button.setMinimumSize(LEAST, LEAST)
        self._look = look
        self._session: Session | None = None
        self._has_strayed = False
        self._asks_itself = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        self._lay_out()
        self._connect()
        self._speak()

    # What it is made of.

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.caption.setWordWrap(True)
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing())
        buttons = QHBoxLayout()
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.table, 1)
        column.addWidget(self.caption)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.table.player = self._play
        self.start.clicked.connect(self.restart)
        self.back.clicked.connect(self.step_back)
        self.next.clicked.connect(self._step_by_hand)
        self.play.clicked.connect(self.toggle)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        return self.start, self.back, self.next, self.play

    def set_width(self, width: int, highest: int) -> int:
        """Take this width; the height that this needs.

        :param highest: of the table: no more than a reader sees at once.
        """
        variant = self.example.deal.variant
        height = round(min(max(HEIGHT * width, LEAST_HEIGHT), max(highest, LEAST_HEIGHT)))
        self.table.setFixedHeight(height)
        zoom = _zoom(variant.layout, QSize(width - 10, height))
        if self._look.zoom != zoom:
            self._look = replace(self._look, zoom=zoom)
            if self.is_awake:
                self.table.apply_theme(self._look)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        needed = layout.totalSizeHint().height()
        self.resize(width, needed)
        return needed

    @property
    def is_awake(self) -> bool:
        return self._session is not None

    def wake(self) -> None:
        """The reader sees it: lay the cards. Until then nothing is drawn for it."""
        if not self.is_awake:
            self.table.apply_theme(self._look)
            self._open(0)

    # Playing.

    @property
    def session(self) -> Session:
        assert self._session is not None
        return self._session

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @property
    def is_at_end(self) -> bool:
        return self.done == len(self.example.steps)

    def restart(self) -> None:
        """Show the beginning."""
        self.stop()
        self._open(0)

    def step_back(self) -> None:
        """Show what was before the last step."""
        self.stop()
        self._open(max(0, self.done if self._has_strayed else self.done - 1))

    def toggle(self) -> None:
        """Play by itself, or stop doing so."""
        if self.is_playing:
            self.stop()
            return
        if self.is_at_end:
            self._open(0)
        steps = max(1, len(self.example.steps))
        self._timer.start(max(QUICKEST_MS, min(SLOWEST_MS, WHOLE_GAME_MS // steps)))
        self.step()
        self._name_play()

    def stop(self) -> None:
        self._timer.stop()
        self._name_play()

    def step(self) -> None:
        """Do the next step, with what it teaches below the table."""
        if self._has_strayed:
            self._open(self.done)
        if self.is_at_end:
            self.stop()
            return
        step = self.example.steps[self.done]
        self.done += 1
        score = self.session.score
        self.table.finish()
        self._asks_itself = True
        self.table.play(step.move)
        self._asks_itself = False
        if step.rule is None:
            self._tell(self._progress(self.session.score - score))
        self._show_state()
        if self.is_at_end:
            self.stop()

    def _step_by_hand(self) -> None:
        self.stop()
        self.step()

    def _play(self, move: Move) -> Refusal | None:
        """Play a step, or what the reader tries; why it is refused, else None."""
        session = self.session
        refusal = session.refusal(move)
        if not self._asks_itself:
            self.stop()
        if refusal:
            sentence = refusals.sentence(refusal, session.deal.variant)
            self._tell(messages.filled(translate("Help", "Refused: %1"), sentence))
            return refusal
        self.table.show_played(session.play(move))
        if not self._asks_itself:
            self._has_strayed = True
            self._tell(
                messages.filled(
                    translate("Help", "Your move · Score %1"),
                    messages.score(session.score, session.unit, QLocale()),
                )
            )
            self._show_state()
        return None

    def _open(self, done: int) -> None:
        """Show the table when so many steps are done."""
        self.done = done
        self._has_strayed = False
        self._session = self.example.after(done)
        self.table.open(self._session, animate=False)
        self._tell(self._progress(0) if done else self._beginning())
        self._show_state()

    # What is said.

    def _beginning(self) -> str:
        count = len(self.example.steps)
        return Steps.tr("%n step(s). Play them, or try your own moves.", "", count)

    def _progress(self, gained: int) -> str:
        locale, session = QLocale(), self.session
        sign = "+" if gained > 0 else ""
        score = messages.score(session.score, session.unit, locale)
        if gained:
            score += f" ({sign}{messages.score(gained, session.unit, locale)})"
        told = messages.filled(
            translate("Help", "Step %1 of %2 · Score %3"),
            locale.toString(self.done),
            locale.toString(len(self.example.steps)),
            score,
        )
        if session.is_won:
            told = messages.filled(translate("Help", "%1 · Won"), told)
        return told

    def _tell(self, text: str) -> None:
        self.caption.setText(text)
        self.setAccessibleDescription(text)

    def _show_state(self) -> None:
        is_at_start = not self.done and not self._has_strayed
        self.start.setEnabled(not is_at_start)
        self.back.setEnabled(not is_at_start)
        self.next.setEnabled(not self.is_at_end or self._has_strayed)

    def _speak(self) -> None:
        """Say everything in the language spoken now."""
        self.start.setText(translate("Help", "From the start"))
        self.back.setText(translate("Help", "Step back"))
        self.next.setText(translate("Help", "Next step"))
        self._name_play()
        variant: Variant = self.example.deal.variant
        name = messages.variant_text(variant, variant.name)
        self.setAccessibleName(messages.filled(translate("Help", "Example: %1"), name))

    def _name_play(self) -> None:
        self.play.setText(
            translate("Help", "Stop") if self.is_playing else translate("Help", "Play all steps")
        )


class Steps:
    """Sentences with a number, in the plural form that the language has for it."""

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        translated = translate("Steps", text, comment, number)
        return translated.replace("(s)", "" if number == 1 else "s")


def _zoom(layout: Layout, size: QSize) -> float:
    """1, or by how much cards must be smaller than usual for places to have air around them."""
    for width in range(CARD_MIN, CARD_MIN // 2, -1):
        zoom = 1.0 if width == CARD_MIN else (width + 0.5) / CARD_MIN
        geometry = Geometry(layout, size.width(), size.height(), zoom=zoom)
        if not _is_crowded(layout, geometry):
            return zoom
    return zoom


def _is_crowded(layout: Layout, geometry: Geometry) -> bool:
    """Whether places touch one another, or an edge of the table."""
    places = geometry.slots
    ends = geometry.width - LEAST_GAP
    if any(place.x < LEAST_GAP or place.x + place.width > ends for place in places.values()):
        return True
    apart = (pair for pair in combinations(places, 2) if not _is_covering(layout, *pair))
    return any(_touch(places[one], places[other]) for one, other in apart)


def _is_covering(layout: Layout, one: Spot, other: Spot) -> bool:
    """Whether one of these places lies over the other in every size, as in a pyramid."""
    over = layout.covered_by
    return other in over.get(one, ()) or one in over.get(other, ())


def _touch(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.width + LEAST_GAP
        and other.x < one.x + one.width + LEAST_GAP
        and one.y < other.y + other.height + LEAST_GAP
        and other.y < one.y + one.height + LEAST_GAP
    )
