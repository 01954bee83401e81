"""The game on the table: what gestures, keys and menus ask for is carried out here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from reussite.api.records import DealStarted
from reussite.game.records import Contest, Statistics
from reussite.game.session import FAILED, PAUSED, Session
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Deal
from reussite.plugins.guard import Guard
from reussite.store.open_games import LostGameError, OpenGames
from reussite.store.store import Store

if TYPE_CHECKING:
    from reussite.game.standing import Standing
    from reussite.table.view import TableView

LAST_MS = 30_000  # of a timed game, when the player is told that it nearly is over


class Tell(Protocol):
    """Telling plugins that watch what happened."""

    def __call__(self, hook: str, **facts: object) -> None: ...


class GameController(QObject):
    """Leads one session after another on one table.

    The session decides, the store writes, then the table shows and plugins are told: what is
    seen as done is on disk. The clock of a timed game starts when the deal has landed, or, where
    the player prefers that, with the first action; it rests while the game is held.

    Of each variant one game is kept open. A new one of the same variant takes its place; the
    games of other variants wait until they are resumed.

    :param store: where games are kept.
    :param games: those that wait.
    :param tell: `Plugins.tell`.
    :param now: monotonic seconds.
    :ivar opened: another game lies on the table (Session).
    :ivar changed: score, counters, time or what can be undone may have changed (Session).
    :ivar nearly_over: the last seconds of a timed game begin.
    :ivar ended: the game was won or ran out of time just now (Result).
    :ivar over: a game that was begun will never go on: won, out of time, or given up (Session).
    :ivar failed: the rules of a plugin raised something (Variant, BaseException).
    :ivar lost: a stored game cannot be resumed (LostGameError).
    :ivar troubled: something may be wrong with the stored games: ask the store.
    """

    opened = Signal(object)
    changed = Signal(object)
    nearly_over = Signal()
    ended = Signal(object)
    over = Signal(object)
    failed = Signal(object, object)
    lost = Signal(object)
    troubled = Signal()

    def __init__(
        self,
        view: TableView,
        store: Store,
        games: OpenGames,
        *,
        tell: Tell,
        now: Callable[[], float],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._store = store
        self._games = games
        self._tell = tell
        self._now = now
        self._session: Session | None = None
        self._has_landed = False
        self._is_warned = False
        self._is_held = False
        self._clock_waits = False
        #: Of the game on the table, once it has ended under the player's hand.
        self.standing: Standing | None = None
        self._failures: set[str] = set()  # told since the player did something last
        self._limit = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit.timeout.connect(self.look_at_clock)
        view.player = self.play
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
    def clock_waits(self) -> bool:
        """Whether the clocks of timed games wait for the first action."""
        return self._clock_waits

    @property
    def awaits_start(self) -> bool:
        """Whether the clock of a timed game stands until the player acts or starts it."""
        if not self.has_session or self._is_held or not self._has_landed:
            return False
        return self._is_to_wait and not self.session.clock.is_running

    @property
    def tap(self) -> Move | None:
        """What a tap on the stock asks for."""
        return self.session.tap()

    def is_playing(self, deal: Deal) -> bool:
        """Whether this deal lies on the table, begun or not."""
        return self.has_session and self.session.code == deal.code

    def would_give_up(self, family: str) -> bool:
        """Whether the game on the table must be given up for another one of this variant."""
        return self.would_lose and self.session.deal.variant.family == family

    # Games.

    def open(self, deal: Deal, *, animate: bool = True) -> bool:
        """Lay this deal on the table; the open game of its variant is given up.

        Whether it lies there: rules that fail leave everything as it was.
        """
        self._failures.clear()
        border = Guard(lambda error: self._fail(deal, error))
        session = border.ask(lambda: self._dealt(deal), None)
        if session is None:
            return False
        self.take_up(session, animate=animate)
        return True

    def _dealt(self, deal: Deal) -> Session:
        session = Session(deal, now=self._now)
        session.legal()  # rules that fail at once do so before anything has changed
        return session

    def take_up(
        self,
        session: Session,
        *,
        animate: bool = False,
        seen: bool = False,
        started: datetime | None = None,
    ) -> None:
        """Go on with this game from elsewhere; the open game of its variant is given up.

        :param seen: somebody else may have played it.
        :param started: when its first action was done, as its file says.
        """
        self._clear_table()
        self._give_up(session.deal.variant.family)
        self._lay(session, animate=animate, seen=seen, started=started)

    def resume(self, session: Session) -> None:
        """Go on with this game, which was open already; the one on the table waits."""
        self._clear_table()
        self._lay(session, animate=False)

    def _clear_table(self) -> None:
        self._view.drop_held()
        self._view.finish()  # the deal before must not land in the game to come
        self._limit.stop()

    def _lay(
        self,
        session: Session,
        *,
        animate: bool,
        seen: bool = False,
        started: datetime | None = None,
    ) -> None:
        self._leave(session.deal.variant.family)
        self._has_landed = self._is_warned = False
        self._session = session
        self.standing = None
        session.guard.failed = lambda error: self._fail(session.deal, error)
        self._store.set_open(session, seen=seen, started=started)
        self.opened.emit(session)
        self._view.open(session, animate=animate)
        self._tell("reussite_deal_started", deal=self._fact)
        self.changed.emit(session)
        self.troubled.emit()

    def _leave(self, family: str) -> None:
        """The game on the table makes room for one of this variant."""
        if not self.has_session or self.session.is_over:
            return
        if self.would_lose and self.session.deal.variant.family != family:
            self._games.put_aside(self.session)
        else:
            self._end_for_another(self.session)

    def _give_up(self, family: str) -> None:
        """Of this variant no game stays open."""
        if self.would_give_up(family):
            self._end_for_another(self.session)
            return
        try:
            waiting = self._games.take(family)
        except LostGameError as error:
            self.lost.emit(error)
            return
        if waiting is not None:
            self._end_for_another(waiting)

    def _end_for_another(self, session: Session) -> None:
        self._store.give_up(session)
        if session.is_started:
            self._tell("reussite_deal_ended", result=session.result())
            self.over.emit(session)

    def _fail(self, deal: Deal, error: BaseException) -> None:
        """The rules failed; the same failure is told once for each thing that the player does."""
        kind = f"{type(error).__name__} in {deal.variant.family}"
        if kind not in self._failures:
            self._failures.add(kind)
            self.failed.emit(deal.variant, error)

    def _land(self) -> None:
        self._has_landed = True
        self._run_clock()
        self.changed.emit(self.session)

    @property
    def _fact(self) -> DealStarted:
        return DealStarted(self.session.code, self.session.deal.variant.family)

    def keep_time(self) -> None:
        """The clock that is shown has ticked: the played time outlives the program."""
        if self.has_session and self.session.clock.is_running:
            self._store.record_running_time(self.session)

    # Acting.

    def play(self, move: Move) -> Refusal | None:
        """Play a move; why it is refused, else None."""
        if self._is_held:
            return PAUSED
        if self.look_at_clock():
            return Refusal("time-over")
        session = self.session
        self._failures.clear()
        if refusal := session.refusal(move):
            return refusal
        played = session.guard.ask(lambda: session.play(move), None)
        if played is None:
            return FAILED
        before = self._figures() if session.is_over else None
        self._store.record_action(session)
        self._view.show_played(played)
        self._tell("reussite_move_played", deal=self._fact, transition=played, score=session.score)
        self._after_action()
        if session.is_won:
            self._view.celebrate()
        if session.is_over:
            self._end(before)
        return None

    def draw(self) -> None:
        """Draw from the stock, or turn the waste over."""
        if (move := self.tap) is not None:
            self._view.play(move)

    def undo(self) -> None:
        """Take back the last action, where there is one."""
        if self._is_held or self.look_at_clock() or not self.session.can_undo:
            return
        self._failures.clear()
        undone = self.session.undo()
        self._store.record_action(self.session)
        self._show(undone, self._view.show_undone)
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
        self._failures.clear()
        redone = self.session.redo()
        self._store.record_action(self.session)
        self._show(redone, self._view.show_redone)
        self._tell(
            "reussite_move_played",
            deal=self._fact,
            transition=redone,
            score=self.session.score,
        )
        self._after_action()

    def take_hint(self) -> None:
        """The player was shown a move: the record of the game says so."""
        if self._is_held or self.session.is_over:
            return
        self.session.take_hint()
        self._store.record_action(self.session)
        self._after_action()

    def send_up(self) -> None:
        """Play every card that goes to a foundation: one picture, but an action for each."""
        if self._is_held or self.look_at_clock():
            return
        session = self.session
        self._failures.clear()
        done: list[tuple[Transition, int]] = []
        for _ in session.position.cards:  # rules of a plugin might go on for ever
            played = session.guard.ask(self._play_next_up, None)
            if played is None:
                break
            done.append((played, session.score))
        before = self._figures() if session.is_over else None  # until it is written
        self._carry_out("sent-up", "reussite_move_played", done)
        if session.is_won and done:
            self._view.celebrate()
        if session.is_over and done:
            self._end(before)

    def _play_next_up(self) -> Transition | None:
        move = self.session.next_up()
        return self.session.play(move) if move is not None else None

    def undo_all(self) -> None:
        """Take back every action that can be."""
        if self._is_held or self.look_at_clock():
            return
        self._failures.clear()
        done: list[tuple[Transition, int]] = []
        while self.session.can_undo:
            done.append((self.session.undo(), self.session.score))
        self._carry_out("all-undone", "reussite_move_undone", done)

    def redo_all(self) -> None:
        """Do again everything that was undone."""
        if self._is_held or self.look_at_clock():
            return
        self._failures.clear()
        done: list[tuple[Transition, int]] = []
        while self.session.can_redo:
            done.append((self.session.redo(), self.session.score))
        self._carry_out("all-redone", "reussite_move_played", done)

    def _carry_out(self, how: str, hook: str, done: list[tuple[Transition, int]]) -> None:
        """Write, show and tell several actions, each with the score after it, as one."""
        if not done:
            return
        self._store.record_action(self.session)
        transitions = [transition for transition, _ in done]
        whole = _as_one(transitions[::-1] if how == "all-undone" else transitions)
        self._show(whole, lambda shown: self._view.show_together(how, shown))
        for transition, score in done:
            self._tell(hook, deal=self._fact, transition=transition, score=score)
        self._after_action()

    def _show(self, transition: Transition, move_cards: Callable[[Transition], None]) -> None:
        """Move the cards of an action, or just show where they lie: rules that fail give no
        steps."""
        if transition.steps:
            move_cards(transition)
        else:
            self._view.settle()

    def _after_action(self) -> None:
        self._run_clock()
        self.changed.emit(self.session)
        self.troubled.emit()

    def _end(self, before: Statistics | None = None) -> None:
        """Write the end of the game and tell everybody.

        :param before: the figures of the contest without this game, where it is in them now."""
        self._limit.stop()
        before = before or self._figures()
        self._store.finish(self.session)
        self.standing = self._standing(before, self._figures())
        result = self.session.result()
        self._tell("reussite_deal_ended", result=result)
        self.changed.emit(self.session)
        self.ended.emit(result)
        self.over.emit(self.session)

    def _figures(self) -> Statistics:
        return self._store.statistics(Contest.of(self.session.deal))

    def _standing(self, before: Statistics, after: Statistics) -> Standing:
        from reussite.game.standing import Standing, parts  # not at start-up

        return Standing(parts(self.session), before, after)

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
            self._store.record_time(self.session)
        else:
            self._run_clock()
        self.changed.emit(self.session)

    def let_clock_wait(self, *, waits: bool) -> None:
        """Whether the clock of a timed game waits for the first action."""
        self._clock_waits = waits
        if self.has_session and self._has_landed:
            self._run_clock()
            self.changed.emit(self.session)

    def start_clock(self) -> None:
        """The player is ready."""
        if self.awaits_start:
            self.session.clock.start()
            self._run_clock()
            self.changed.emit(self.session)

    @property
    def _is_to_wait(self) -> bool:
        session, clock = self.session, self.session.clock
        is_untouched = not (session.is_started or session.is_over or clock.elapsed_ms)
        return self._clock_waits and clock.limit_ms is not None and is_untouched

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
        if self._has_landed and (clock.is_running or not self._is_to_wait):
            clock.start()
            left = max(0, clock.limit_ms - clock.elapsed_ms)
            if left <= LAST_MS and not self._is_warned:
                self._is_warned = True
                self.nearly_over.emit()
            self._limit.start(left if left <= LAST_MS else left - LAST_MS)


def _as_one(actions: list[Transition]) -> Transition:
    """Actions that followed each other; no steps where rules failed to give those of one."""
    first, last = actions[0], actions[-1]
    is_whole = all(action.steps for action in actions)
    steps = tuple(step for action in actions for step in action.steps) if is_whole else ()
    return Transition(first.before, None, steps, last.after, last.won)
