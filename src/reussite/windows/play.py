"""The game on the table: what gestures, keys and menus ask for is carried out here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from reussite.api.records import DealStarted
from reussite.kernel.moves import Move
from reussite.kernel.variant import Deal
from reussite.services.session import Session

if TYPE_CHECKING:
    from reussite.table.view import TableView


class Tell(Protocol):
    """Telling plugins that watch what happened."""

    def __call__(self, hook: str, **facts: object) -> None: ...


class Play(QObject):
    """Leads one session after another on one table.

    The session decides, the table shows, plugins are told. The clock of a timed game starts when
    the deal has landed; it rests while the game is held.

    :param tell: `Plugins.tell`.
    :param now: monotonic seconds.
    :ivar opened: another game lies on the table (Session).
    :ivar changed: score, counters, time or what can be undone may have changed (Session).
    :ivar refused: a rule refused what was asked for (Refusal).
    :ivar ended: the game was won or ran out of time just now (Result).
    """

    opened = Signal(object)
    changed = Signal(object)
    refused = Signal(object)
    ended = Signal(object)

    def __init__(
        self, view: TableView, *, tell: Tell, now: Callable[[], float], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._tell = tell
        self._now = now
        self._session: Session | None = None
        self._has_landed = False
        self._is_held = False
        self._limit = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit.timeout.connect(self.look_at_clock)
        view.asked.connect(self.ask)
        view.refused.connect(self.refused)
        view.dealt.connect(self._land)

    # Reading.

    @property
    def session(self) -> Session:
        """The game on the table; there is one from the first `open` on."""
        assert self._session is not None
        return self._session

    @property
    def has_session(self) -> bool:
        return self._session is not None

    @property
    def would_lose(self) -> bool:
        """Whether a game that was started and goes on lies on the table."""
        return self.has_session and self.session.is_started and not self.session.is_over

    @property
    def is_held(self) -> bool:
        return self._is_held

    @property
    def tap(self) -> Move | None:
        """What a tap on the stock asks for."""
        return self.session.game.rules.tap(self.session.position)

    # Games.

    def open(self, deal: Deal, *, animate: bool = True) -> None:
        """Lay this deal on the table; a game that goes on there is given up."""
        self.take_up(Session(deal, now=self._now), animate=animate)

    def take_up(self, session: Session, *, animate: bool = False) -> None:
        """Go on with this game; another that goes on is given up."""
        self._view.drop_held()
        self._view.finish()  # the deal before must not land in the game to come
        self._give_up()
        self._limit.stop()
        self._has_landed = False
        self._session = session
        self.opened.emit(session)
        self._view.open(session, animate=animate)
        self._tell("reussite_deal_started", deal=self._fact)
        self.changed.emit(session)

    def _give_up(self) -> None:
        if not self.would_lose:
            return
        self.session.give_up()
        self._tell("reussite_deal_ended", result=self.session.result())

    def _land(self) -> None:
        self._has_landed = True
        self._run_clock()
        self.changed.emit(self.session)

    @property
    def _fact(self) -> DealStarted:
        return DealStarted(self.session.code, self.session.deal.variant.family)

    # Acting.

    def ask(self, move: Move) -> None:
        """Play a move, or say which rule refuses it."""
        if self._is_held or self.look_at_clock():
            self._view.reject()
            return
        session = self.session
        if refusal := session.refusal(move):
            self._view.reject()
            self.refused.emit(refusal)
            return
        played = session.play(move)
        self._view.show_played(played)
        self._tell("reussite_move_played", deal=self._fact, transition=played, score=session.score)
        self._after_action()
        if session.is_won:
            self._view.celebrate()
            self._end()

    def draw(self) -> None:
        """Draw from the stock, or turn the waste over."""
        if (move := self.tap) is not None:
            self.ask(move)

    def undo(self) -> None:
        """Take back the last action, where there is one."""
        if self._is_held or self.look_at_clock() or not self.session.can_undo:
            return
        undone = self.session.undo()
        self._view.show_undone(undone)
        self._tell(
            "reussite_move_undone",
            deal=self._fact,
            transition=undone,
            score=self.session.score,
        )
        self._after_action()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self._is_held or self.look_at_clock() or not self.session.can_redo:
            return
        redone = self.session.redo()
        self._view.show_redone(redone)
        self._tell(
            "reussite_move_played",
            deal=self._fact,
            transition=redone,
            score=self.session.score,
        )
        self._after_action()

    def _after_action(self) -> None:
        self._run_clock()
        self.changed.emit(self.session)

    def _end(self) -> None:
        self._limit.stop()
        result = self.session.result()
        self._tell("reussite_deal_ended", result=result)
        self.changed.emit(self.session)
        self.ended.emit(result)

    # Time.

    def hold(self, held: bool) -> None:
        """Let the clock rest, and refuse every action, until the game goes on."""
        if held is self._is_held:
            return
        self._is_held = held
        if not self.has_session:
            return
        if held:
            self.look_at_clock()
            self._limit.stop()
            self.session.clock.pause()
        else:
            self._run_clock()
        self.changed.emit(self.session)

    def look_at_clock(self) -> bool:
        """End the game if its time is up; whether it ended now."""
        if not self.session.run_out():
            self._run_clock()
            return False
        self._view.drop_held()
        self._view.finish()
        self._end()
        return True

    def _run_clock(self) -> None:
        """Start what the clock needs: it counts from the first action, or, against a limit, from
        the moment the deal lies."""
        session = self.session
        if self._is_held or session.is_over:
            return
        clock = session.clock
        if clock.limit_ms is None:
            if session.is_started:
                clock.start()
            return
        if self._has_landed:
            clock.start()
            self._limit.start(max(0, clock.limit_ms - clock.elapsed_ms))
