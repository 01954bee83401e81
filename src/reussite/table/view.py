"""The widget: events in, a picture of the session out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPointingDevice,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from reussite.game.session import PAUSED, Session
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.steps import Transition
from reussite.table.a11y import factory
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.animation.motions import Pace
from reussite.table.mouse.gestures import Play
from reussite.table.preferences import TablePreferences
from reussite.table.scene import TableScene
from reussite.table.theme import Theme

if TYPE_CHECKING:
    from reussite.table.a11y.tree import TableAccessible
    from reussite.table.keyboard.keyboard import Keyboard
    from reussite.table.mouse.click_click import ClickClick
    from reussite.table.mouse.peek import Peek

SHARPEN_AFTER = 150  # ms without another resize
_NEAR_EDGE = 48  # pixels: an enlarged table scrolls when the hand comes so near
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(QGraphicsView):
    """The table with a session on it.

    It plays nothing itself: `player` does, which shows what it played by `show_played`.

    Signals: `refused` carries the Refusal of a move, or of a gesture that names no move; `dealt`
    tells that a deal has landed or was cut short; `celebrated` that a celebration has ended.
    Keys ask for more: `wished` carries an action of the window by name (undo, redo, pause),
    `moves_wanted` a list of legal moves to choose from, `access_changed` preferences to keep.
    `said` carries every message to the player, `answered` those that a key asked for.
    `opened`, `shown` and `rejected` tell what was shown: a Session; how (played, undone,
    redone, sent-up, all-undone, all-redone) and a Transition; a Move and its Refusal.
    :ivar player: plays a move, legal or not; why it is refused, else None.
    """

    refused = Signal(object)
    dealt = Signal()
    celebrated = Signal()
    wished = Signal(str)
    moves_wanted = Signal(object)
    access_changed = Signal(object)
    said = Signal(str)
    answered = Signal(str)
    opened = Signal(object)
    shown = Signal(str, object)
    rejected = Signal(object, object)
    deck_failed = Signal(object)

    def __init__(
        self, look: Theme, parent: QWidget | None = None, *, access: AccessPreferences | None = None
    ) -> None:
        super().__init__(parent)
        # Asked for the viewport it made itself, Qt's binding looks through all classes of widgets
        # to learn what it is, which takes a tenth of a start.
        self.setViewport(QWidget())
        # First of all: a reader may ask about a widget that is still being made.
        self._access = access or AccessPreferences()
        self.player: Play = lambda _move: PAUSED  # until somebody plays on this table
        self.accessible: TableAccessible | None = None
        if factory.is_wanted(self._access):
            factory.install(_interface)
        self._scene = TableScene(look)
        self._is_dealing = False
        self._is_to_celebrate = False
        self._is_celebrating = False
        self._sharpening: Iterator[None] | None = None
        self._sharpen_soon = QTimer(self, singleShot=True, interval=SHARPEN_AFTER)
        self._sharpen_soon.timeout.connect(self._sharpen)
        self._next_slice = QTimer(self, singleShot=True, interval=0)
        self._next_slice.timeout.connect(self._sharpen_on)
        self.setScene(self._scene)
        self._let_scroll()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._scene.gestures.play = self.play
        self._scene.gestures.refused.connect(self.refused)
        self._scene.animator.ended.connect(self._landed)

    # What the window tells the table.

    @property
    def table(self) -> TableScene:
        return self._scene

    @property
    def preferences(self) -> TablePreferences:
        return self._scene.gestures.preferences

    @preferences.setter
    def preferences(self, habits: TablePreferences) -> None:
        self._scene.gestures.preferences = habits
        self._scene.mark_last_move(habits.mark_last_move)

    @property
    def access(self) -> AccessPreferences:
        return self._access

    @access.setter
    def access(self, access: AccessPreferences) -> None:
        self.drop_held()
        self._access = access
        self._scene.gestures.slack = access.slack
        if self._is_reached:
            self.keyboard.renew()

    @cached_property
    def keyboard(self) -> Keyboard:
        """What plays by keys and tells in words; made when it is needed first."""
        from reussite.table.keyboard.keyboard import Keyboard  # not at start-up

        return Keyboard(self, self)

    @cached_property
    def peek(self) -> Peek:
        """What looks closer without playing; made when the mouse is used first."""
        from reussite.table.mouse.peek import Peek  # not at start-up

        return Peek(self, self)

    @property
    def _is_reached(self) -> bool:
        """Whether keys, words or a reader were in use on this table."""
        return "keyboard" in self.__dict__

    def say(self, text: str, *, urgent: bool = False, as_written: bool = False) -> None:
        """Tell a screen reader, together with what the table says in the same breath.

        :param as_written: see `Announcer.say`.
        """
        self.keyboard.announcer.say(text, urgent=urgent, as_written=as_written)

    @property
    def pace(self) -> Pace:
        """How quickly cards move."""
        return self._scene.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._scene.apply_pace(pace)

    @property
    def animated(self) -> bool:
        return self._scene.is_animated

    @animated.setter
    def animated(self, animated: bool) -> None:
        self.pace = Pace.NORMAL if animated else Pace.OFF

    @property
    def is_moving(self) -> bool:
        """Whether an animation runs."""
        return self._scene.animator.is_running

    @property
    def is_holding(self) -> bool:
        """Whether cards are in the player's hand."""
        return self._scene.gestures.is_holding

    def open(self, session: Session, *, animate: bool = True) -> None:
        """Lay the table of this session; `dealt` follows, at once or after the deal animation."""
        self.drop_held()  # they belong to the game that lay here
        self._is_dealing = self._is_to_celebrate = self._is_celebrating = False
        self._scene.animator.finish()
        self._is_dealing = True
        self._fit()
        self._scene.open(session, animate=animate and self.isVisible())
        self._look_sharp()
        self.opened.emit(session)

    def show_played(self, played: Transition) -> None:
        """Show an action that the session has accepted."""
        self._scene.show_played(played)
        self.shown.emit("played", played)

    def show_undone(self, undone: Transition) -> None:
        """Show that an action was taken back."""
        self._scene.show_undone(undone)
        self.shown.emit("undone", undone)

    def show_redone(self, redone: Transition) -> None:
        """Show that an action was done again."""
        self._scene.show_redone(redone)
        self.shown.emit("redone", redone)

    def show_together(self, how: str, whole: Transition) -> None:
        """Show several actions as one: `sent-up`, `all-undone` or `all-redone`."""
        if how == "sent-up":
            self._scene.show_played(whole)
        else:
            self._scene.show_undone(whole)
        self.shown.emit(how, whole)

    def settle(self) -> None:
        """Show exactly the session's position, at once."""
        self.drop_held()
        self.finish()
        self._scene.settle()

    def finish(self) -> None:
        """Land whatever still moves; a celebration is over, too."""
        was_to_celebrate, self._is_to_celebrate = self._is_to_celebrate, False
        self._scene.animator.finish()
        if was_to_celebrate:
            self.celebrated.emit()

    def drop_held(self) -> None:
        """Cards in the hand go home at once; a press under way means nothing any more."""
        if self._scene.gestures.let_go():
            self.finish()

    def celebrate(self) -> None:
        """Show that the game is won, once the last card lies; any input ends it."""
        self._is_to_celebrate = True
        if not self.is_moving:
            self._begin_celebration()

    @property
    def is_celebrating(self) -> bool:
        """Whether a celebration runs, or waits for the last card."""
        return self._is_to_celebrate or self._is_celebrating

    def _begin_celebration(self) -> None:
        self._is_to_celebrate = False
        self._is_celebrating = self._scene.celebrate()
        if not self._is_celebrating:
            self.celebrated.emit()

    def cover(self, hidden: bool) -> None:
        """Hide the cards or show them again."""
        self.drop_held()
        self.finish()
        self._scene.cover(hidden)

    def apply_theme(self, look: Theme) -> None:
        """Another deck or cloth."""
        self._scene.apply_theme(look)
        self._let_scroll()
        self._fit()
        self._look_sharp()

    def _let_scroll(self) -> None:
        """A table scrolls only where it is larger than its window."""
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAlwaysOn if self._is_enlarged else policy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(wanted)
        self.setVerticalScrollBarPolicy(wanted)

    @property
    def _is_enlarged(self) -> bool:
        return self._scene.theme.zoom > 1

    @property
    def offset(self) -> QPointF:
        """What of an enlarged table lies to the left of the window and above it."""
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def bring_into_view(self, area: QRectF) -> None:
        """Scroll an enlarged table so that this part of it is seen."""
        if self._is_enlarged:
            self.ensureVisible(area, _NEAR_EDGE, _NEAR_EDGE)

    def play(self, move: Move) -> Refusal | None:
        """Play what a gesture, a key or a list asks for; why it is refused, else None.

        Refused cards go home, or shake where they lie.
        """
        with self._one_breath():
            refusal = self.player(move)
            if refusal is not None:
                self.rejected.emit(move, refusal)
                if not self._scene.gestures.let_go():
                    self._scene.shake(move.source, move.count)
                self.refused.emit(refusal)
        return refusal

    def _one_breath(self) -> AbstractContextManager[None]:
        """What is said about one move is said at once."""
        return self.keyboard.announcer.breath() if self._is_reached else nullcontext()

    def _landed(self) -> None:
        if self._is_dealing:
            self._is_dealing = False
            self.dealt.emit()
        elif self._is_to_celebrate:
            self._begin_celebration()
        elif self._is_celebrating:
            self._is_celebrating = False
            self.celebrated.emit()

    # Events.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_second=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event, is_second=True)

    def _press(self, event: QMouseEvent, *, is_second: bool) -> None:
        self.finish()
        if self._is_reached:
            self.keyboard.rest()
        clicks = self._clicks
        self.peek.stop()
        if event.button() is not Qt.MouseButton.LeftButton:
            self.drop_held()  # another button in a drag puts the cards back
            if clicks is not None and event.button() is Qt.MouseButton.RightButton:
                clicks.list_moves(self._point(event))
        elif clicks is not None:
            clicks.press(self._point(event), event.timestamp())
        elif not self._scene.is_covered:
            self._scene.gestures.press(
                self._point(event),
                event.timestamp(),
                is_second=is_second,
                is_touch=_is_touch(event),
            )
        if event.button() is Qt.MouseButton.LeftButton:
            self.peek.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._point(event)
        self.peek.move(point, is_pressed=bool(event.buttons()))
        if event.buttons() & Qt.MouseButton.LeftButton:
            (self._clicks or self._scene.gestures).move(point)
            if self.is_holding:
                self.bring_into_view(QRectF(point, QSizeF(1, 1)))
        else:
            (self._clicks or self._scene.gestures).lose_button()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_look = self.peek.release()
        if was_look:
            (self._clicks or self._scene.gestures).lose_button()  # a long look is no click
        elif event.button() is Qt.MouseButton.LeftButton:
            mouse = self._clicks or self._scene.gestures
            with self._one_breath():
                mouse.release(self._point(event), event.timestamp())

    @property
    def _clicks(self) -> ClickClick | None:
        """What clicks mean in click–click play; None where it is off."""
        plays = self._access.click_click and not self._scene.is_covered
        return self.keyboard.clicks if plays else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        was_celebrating = self.is_celebrating
        self.finish()
        if was_celebrating:
            return  # it only ends what is seen
        gestures, is_escape = self._scene.gestures, event.key() == Qt.Key.Key_Escape
        was_dragging = gestures.is_dragging
        if was_dragging or (is_escape and gestures.is_pressed):
            gestures.let_go()  # before anything else happens
        if was_dragging and is_escape:
            return
        if not self.keyboard.press(event):
            event.ignore()  # the window's business

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._is_enlarged and not self.is_holding:
            super().wheelEvent(event)
        event.accept()  # a table as large as its window never scrolls

    def leaveEvent(self, event: QEvent) -> None:
        self.peek.leave()
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._scene.gestures.let_go()
        super().focusOutEvent(event)
        if self._is_reached:
            self.keyboard.focus.place_rings()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self.keyboard.focus.show_ring(True)
        elif self._is_reached:
            self.keyboard.focus.place_rings()
        # Qt tells readers of the list as a whole after this: the pile comes last.
        QTimer.singleShot(0, self, self._tell_pile)

    def _tell_pile(self) -> None:
        """Where the cursor is, to readers who come back to the table."""
        if self.accessible is not None:
            self.accessible.focus_moved()

    def hideEvent(self, event: QHideEvent) -> None:
        self.drop_held()
        if "peek" in self.__dict__:
            self.peek.leave()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._scene.gestures.let_go()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        self._sharpening = None
        if not self._scene.is_sharp:
            self._sharpen_soon.start()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self._look_sharp()
        elif event.type() is QEvent.Type.WindowBlocked:
            self.drop_held()  # a dialog has opened
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.keyboard.keeps(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_number(event)
            return True
        return super().viewportEvent(event)

    def _tell_number(self, event: QHelpEvent) -> None:
        """How many cards lie under a pointer that rests."""
        from reussite.table.mouse.pile_tip import pile_tip  # not at start-up

        text, area = "", QRectF()
        if not self.is_holding:
            text, area = pile_tip(self._scene, QPointF(event.pos()) + self.offset)
        where = area.translated(-self.offset).toAlignedRect()
        QToolTip.showText(event.globalPos(), text, self.viewport(), where)

    def _point(self, event: QMouseEvent) -> QPointF:
        return QPointF(event.position()) + self.offset  # the scene is never scaled or turned

    # Pictures.

    def _fit(self) -> None:
        size = QSizeF(self.viewport().size()) * max(1.0, self._scene.theme.zoom)
        self._scene.resize(size, self.devicePixelRatioF())

    def _look_sharp(self) -> None:
        self._sharpening = None
        if not self._scene.is_sharp:
            self._sharpen_soon.start()

    def _sharpen(self) -> None:
        self._sharpening = self._scene.sharpen()
        self._sharpen_on()

    def _sharpen_on(self) -> None:
        if self._sharpening is None:
            return
        if self.is_moving or self.is_holding:
            self._sharpen_soon.start()  # a slice would be a dropped frame
        elif next(self._sharpening, self) is self:
            self._sharpening = None
            if problem := self._scene.faces.deck.problem:
                self.deck_failed.emit(problem)
        else:
            self._next_slice.start()


def _is_touch(event: QMouseEvent) -> bool:
    """Whether the platform or Qt made this event from what a finger does."""
    return (
        event.pointerType() is QPointingDevice.PointerType.Finger
        or event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
    )


def _interface(thing: QObject) -> TableAccessible | None:
    """What readers know a table by; None for anything else, or where they may not see it."""
    from reussite.table.a11y.tree import TableAccessible  # only where somebody asks

    if not isinstance(thing, TableView) or not factory.is_wanted(thing.access):
        return None
    return TableAccessible(thing)
