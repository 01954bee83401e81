"""One deal being played: history, score, counters."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from reussite.api.records import Ending, Result
from reussite.game.clock import Clock, seconds_left
from reussite.kernel.choosers import Chooser, Touch, choose, refused_by_length
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position
from reussite.kernel.scoring import Unit, is_score
from reussite.kernel.steps import Outcome, Step, Transition
from reussite.kernel.variant import Deal, Game
from reussite.plugins.guard import Guard

UNDO, REDO = "undo", "redo"
HINT: Final = "hint"  # the player asked for a move and was shown one
MOST_ACTIONS: Final = 100_000  # of a game: what is resumed is played again
FAILED: Refusal | None = Refusal("rules-failed")  # a rule's answer where it fails
PAUSED: Final = Refusal("game-paused")
_NO_STEPS: Final[tuple[Step, ...]] = ()


def _sound(refusal: Refusal | None) -> Refusal | None:
    """What a plugin's own rule answers, which may be anything; raises TypeError where it is no
    refusal."""
    if refusal is not None and not is_refusal(refusal):
        raise TypeError(f"{refusal!r:.60} is no Refusal")
    return refusal


def is_refusal(answer: object) -> bool:
    """Whether a rule may refuse so: a code in words, and perhaps a whole number."""
    return (
        isinstance(answer, Refusal)
        and isinstance(answer.code, str)
        and (answer.number is None or type(answer.number) is int)
    )


def _chosen(move: Move | None) -> Move | None:
    """What a plugin's own chooser gives, which may be anything."""
    if move is not None and not isinstance(move, Move):
        raise TypeError(f"{move!r:.60} is no Move")
    return move


def _sound_play(played: Transition) -> Transition:
    """A move played by rules which may win whatever they like."""
    if type(played.won) is not bool:
        raise TypeError(f"is_won gives a {type(played.won).__name__}, neither True nor False")
    if played.over is not None and not isinstance(played.over, Outcome):
        raise TypeError(f"outcome gives {played.over!r:.60}, which is no Outcome")
    return played


def _read(text: str) -> Move | None:
    """The move that an entry of a log names; None for undo, redo and a hint. Raises ValueError."""
    return None if text in (UNDO, REDO, HINT) else Move.parse(text)


class Ply(NamedTuple):
    """What undo brings back.

    :param move: the action that led here; None for the fresh deal.
    :param take_backs: cards taken back from foundations so far.
    """

    position: Position
    score: int
    take_backs: int
    move: Move | None


class Bookmark(NamedTuple):
    """A point of a game that it can be put back to, everything included."""

    present: Ply
    past: tuple[Ply, ...]
    future: tuple[Ply, ...]
    forgotten: bool
    moves: int
    undos: int
    hints: int
    ending: Ending | None
    actions: int
    elapsed_ms: int


class Action(NamedTuple):
    """An entry of the log: what was done at which played millisecond."""

    at_ms: int
    text: str


class ReplayError(ValueError):
    """A log that no game can have written.

    :ivar number: of the action that cannot be, counted from 1.
    :ivar refusal: why not.
    """

    def __init__(self, number: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"action {number}, {action.text}: {refusal.code}")
        self.number = number
        self.action = action
        self.refusal = refusal


class Session:
    """One deal being played.

    Holds what undo must not give back: the move counter, the price of undoing, the time. What
    it gives back is in `Ply`. Undo drops a reference: the position afterwards is the earlier
    object itself.

    :param now: monotonic seconds.
    :param opening: the dealt table, where it was made already.
    :ivar border: where rules are asked; let it be told of errors, and a game outlives rules that
        fail: what they cannot answer is refused, and undo goes on.
    """

    def __init__(
        self, deal: Deal, *, now: Callable[[], float], opening: Transition | None = None
    ) -> None:
        self.deal = deal
        self.game: Game = deal.game
        self.guard = Guard()
        self.opening = opening or deal.opening()
        self.clock = Clock(now, self.game.time_limit)
        self.moves = 0
        self.undos = 0
        self.hints = 0
        self.ending: Ending | None = None
        self.log: list[Action] = []
        start = self.game.scoring.start
        if not is_score(start):
            raise TypeError(f"the score starts with a {type(start).__name__} that is no score")
        self._present = Ply(self.opening.after, start, 0, None)
        self._past: deque[Ply] = deque(maxlen=deal.variant.undo_limit)
        self._future: list[Ply] = []
        self._forgotten = False

    # Reading.

    @property
    def code(self) -> str:
        return self.deal.code

    @property
    def position(self) -> Position:
        return self._present.position

    @property
    def score(self) -> int:
        return self._present.score - self.game.scoring.undo_price * self.undos

    @property
    def unit(self) -> Unit:
        return self.game.scoring.unit

    @property
    def take_backs(self) -> int:
        """Cards taken back from foundations; undone ones do not count."""
        return self._present.take_backs

    @property
    def plies(self) -> list[Ply] | None:
        """All that led from the deal to the position now; None where the first are forgotten."""
        return None if self._forgotten else [*self._past, self._present]

    @property
    def is_won(self) -> bool:
        return self.ending is Ending.WON

    @property
    def is_over(self) -> bool:
        return self.ending is not None

    @property
    def is_started(self) -> bool:
        """Whether something was done that would be lost with the game."""
        return bool(self.log)

    @property
    def last_move(self) -> Move | None:
        return self._present.move

    @property
    def can_undo(self) -> bool:
        return self.undo_refusal() is None

    @property
    def can_redo(self) -> bool:
        return self.redo_refusal() is None

    def legal(self) -> list[Move]:
        """All legal moves; none once the game is over."""
        if self._closed():
            return []
        return self.guard.ask(lambda: self.game.rules.legal(self.position), [])

    def refusal(self, move: Move) -> Refusal | None:
        """Why this move is refused now, or None."""
        return self._closed() or self.guard.ask(
            lambda: _sound(self.game.rules.refusal(self.position, move)), FAILED
        )

    def lift_refusal(self, spot: Spot, count: int) -> Refusal | None:
        """Why these cards cannot be taken into the hand now, or None."""
        return self._closed() or self.guard.ask(
            lambda: _sound(self.game.rules.lift_refusal(self.position, spot, count)), FAILED
        )

    def tap(self) -> Move | None:
        """What a tap on the stock asks for."""
        return self.guard.ask(lambda: self.game.rules.tap(self.position), None)

    def choose(self, choosers: Iterable[Chooser], spot: Spot, count: int) -> Move | None:
        """The move that these choosers make of touching the `count` uppermost cards of a pile."""
        touch = Touch(self.game.rules, self.position, spot, count)
        return self.guard.ask(lambda: _chosen(choose(choosers, touch)), None)

    def length_refusal(self, spot: Spot, count: int) -> Refusal | None:
        """Why no place takes these cards, where only their number is in the way."""
        touch = Touch(self.game.rules, self.position, spot, count)
        return self.guard.ask(lambda: _sound(refused_by_length(touch)), None)

    def best_refusal(self, spot: Spot, count: int) -> Refusal:
        """Why a double-click finds no place for these cards."""
        return (
            self.lift_refusal(spot, count)
            or self.length_refusal(spot, count)
            or Refusal("drag-it-down" if spot.kind is Kind.FOUNDATION else "no-place")
        )

    def next_up(self) -> Move | None:
        """The first legal move that takes cards from the table, or the waste, to a foundation."""
        return next(
            (
                move
                for move in self.legal()
                if move.target.kind is Kind.FOUNDATION
                and move.partner is None
                and move.source.kind not in (Kind.STOCK, Kind.FOUNDATION)
            ),
            None,
        )

    def may_recycle(self) -> bool:
        """Whether the waste may be turned over again once the stock is empty."""
        return self.guard.ask(lambda: self.game.rules.may_recycle(self.position), False)

    def undo_refusal(self) -> Refusal | None:
        if closed := self._closed():
            return closed
        if not self._past:
            return Refusal("undo-limit" if self._forgotten else "nothing-to-undo")
        return None

    def redo_refusal(self) -> Refusal | None:
        return self._closed() or (None if self._future else Refusal("nothing-to-redo"))

    def result(self) -> Result:
        """The game as it stands; a game that goes on counts as given up."""
        return Result(
            code=self.code,
            variant=self.deal.variant.family,
            ending=self.ending or Ending.GIVEN_UP,
            score=self.score,
            unit=self.unit,
            elapsed_ms=self.clock.elapsed_ms,
            moves=self.moves,
            take_backs=self.take_backs,
            hints=self.hints,
        )

    # Acting. Each raises IllegalMoveError where the refusal above is not None.

    def play(self, move: Move) -> Transition:
        """Play a move; the clock of an untimed game starts with the first."""
        at_ms = self._act(move, self._closed())
        played = _sound_play(self.game.rules.play(self.position, move))
        left = self._seconds_left(at_ms) if played.won else 0
        taken = len(played.carried(Kind.FOUNDATION, Kind.TABLEAU))
        ply = Ply(
            played.after,
            self.game.scoring.after(self._present.score, played, left),
            self._present.take_backs + taken,
            move,
        )
        # Up to here rules and scoring may fail, and nothing has happened.
        self._forgotten |= len(self._past) == self._past.maxlen
        self._past.append(self._present)
        self._present = ply
        self._future.clear()
        self.moves += 1
        self._log(at_ms, str(move))
        if played.won or played.over is not None:
            self.ending = Ending.WON if played.over is None else Ending(played.over.value)
            self.clock.pause()
            self.clock.set(at_ms)  # what is shown and recorded is what was paid for
        return played

    def undo(self) -> Transition:
        """Take back the last action; returns it. Its `before` is the position now."""
        undone = self._present.move
        at_ms = self._act(undone, self.undo_refusal())
        self._future.append(self._present)
        self._present = self._past.pop()
        self.undos += 1
        self._log(at_ms, UNDO)
        if undone is None:
            raise ValueError("the fresh deal was undone")
        return self._transition(undone, self._future[-1].position)

    def redo(self) -> Transition:
        """Do again what was undone last; returns it."""
        at_ms = self._act(None, self.redo_refusal())
        self._past.append(self._present)
        again = self._future.pop()
        if again.move is None:
            raise ValueError("the fresh deal was done again")
        redone = self._transition(again.move, again.position)
        self._present = again
        self._log(at_ms, REDO)
        return redone

    def take_hint(self) -> Transition:
        """Count that the player was shown a move; nothing moves."""
        at_ms = self._act(None, self._closed())
        self.hints += 1
        self._log(at_ms, HINT)
        return Transition(self.position, None, _NO_STEPS, self.position)

    def act(self, text: str) -> Transition:
        """Do what an entry of a log says; raises ValueError where it says nothing known."""
        return self._do(text, _read(text))

    def _do(self, text: str, move: Move | None) -> Transition:
        """An entry of a log that was read already."""
        if move is not None:
            return self.play(move)
        if text == HINT:
            return self.take_hint()
        return self.undo() if text == UNDO else self.redo()

    @classmethod
    def resumed(
        cls,
        deal: Deal,
        actions: Iterable[Action],
        *,
        now: Callable[[], float],
        elapsed_ms: int | None = None,
        opening: Transition | None = None,
    ) -> Session:
        """A game taken up again by playing its log, with its history, counters and played time.

        Its clock rests. Raises ReplayError at the first action that could not have been done.

        :param elapsed_ms: the played time so far; None: that of the last action.
        """
        session = cls(deal, now=lambda: 0.0, opening=opening)
        last = 0
        for number, action in enumerate(actions, start=1):
            if action.at_ms < last:
                raise ReplayError(number, action, Refusal("time-backwards"))
            last = action.at_ms
            session.clock.set(action.at_ms)
            try:
                move = _read(action.text)
            except ValueError as error:
                raise ReplayError(number, action, Refusal("no-move")) from error
            try:
                session._do(action.text, move)  # its own
            except IllegalMoveError as error:
                raise ReplayError(number, action, error.refusal) from error
        session.clock = Clock(now, session.game.time_limit)
        session.clock.set(last if elapsed_ms is None else max(last, elapsed_ms))
        return session

    def bookmark(self) -> Bookmark:
        """The game as it is now."""
        return Bookmark(
            self._present,
            tuple(self._past),
            tuple(self._future),
            self._forgotten,
            self.moves,
            self.undos,
            self.hints,
            self.ending,
            len(self.log),
            self.clock.elapsed_ms,
        )

    def turn_back_to(self, mark: Bookmark) -> None:
        """Be as it was there, as if nothing had been done since; its clock rests."""
        self._present = mark.present
        self._past.clear()
        self._past.extend(mark.past)
        self._future[:] = mark.future
        self._forgotten = mark.forgotten
        self.moves, self.undos, self.hints = mark.moves, mark.undos, mark.hints
        self.ending = mark.ending
        del self.log[mark.actions :]
        self.clock.pause()
        self.clock.set(mark.elapsed_ms)

    def give_up(self) -> None:
        """End a game that goes on."""
        self._end(Ending.GIVEN_UP)

    def run_out(self) -> bool:
        """End the game if its time is up; whether it ended now."""
        if self.is_over or not self.clock.is_up:
            return False
        self._end(Ending.TIME)
        return True

    def _end(self, ending: Ending) -> None:
        if self.ending is None:
            self.clock.pause()
            self.ending = ending

    def _closed(self) -> Refusal | None:
        if self.is_won:
            return Refusal("game-won")
        if self.ending is Ending.TIME or self.clock.is_up:
            return Refusal("time-over")
        if self.is_over:
            return Refusal("game-ended")
        return Refusal("too-many-actions") if len(self.log) >= MOST_ACTIONS else None

    def _act(self, move: Move | None, refusal: Refusal | None) -> int:
        """The played time of an action that is allowed."""
        if refusal:
            raise IllegalMoveError(move, refusal)
        return self.clock.elapsed_ms

    def _log(self, at_ms: int, text: str) -> None:
        self.log.append(Action(at_ms, text))
        self.clock.start()

    def _seconds_left(self, at_ms: int) -> int:
        limit = self.clock.limit_ms
        return 0 if limit is None else seconds_left(limit, at_ms)

    def _transition(self, move: Move, after: Position) -> Transition:
        """The steps of a move played from the position now; they are not kept, only computed.

        Where the rules fail now there are none: the picture then changes at once.
        """
        played = self.guard.ask(
            lambda: _sound_play(self.game.rules.play(self.position, move)), None
        )
        if played is None:
            return Transition(self.position, move, _NO_STEPS, after)
        return Transition(self.position, move, played.steps, after, played.won, played.over)
