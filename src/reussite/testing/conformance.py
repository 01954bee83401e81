"""What every variant must keep true, whatever its rules.

In a plugin's tests, three lines:

    from my_variant import MY_VARIANT
    from reussite.testing.conformance import conformance_tests

    test_conformance = conformance_tests(MY_VARIANT)

`reussite check PLUGIN` runs the same checks. They play many games by chance, chosen by Hypothesis
where it is installed, and shorten what they find: a fault shows the fewest moves that bring it
about.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Final, TypeVar

from reussite.kernel.moves import Move
from reussite.kernel.variant import Variant
from reussite.plugins.author_frames import author_line
from reussite.testing import declared, played
from reussite.testing.player import Moment, Table, moments, replayed, seated
from reussite.testing.refusals import CORE_CODES
from reussite.testing.time_limit import TooLongError, limited

T = TypeVar("T")
Check = Callable[[T], Iterator[str]]

EXAMPLES: Final = 25
THOROUGH_EVERY: Final = 20  # moments: the thorough checks are asked at one in so many
SHORTENING_TRIES: Final = 400

#: What each check holds a variant to.
CHECKS: Final = {
    "labels": "everything the player reads has words",
    "layout": "places lie in the grid, do not overlap and are numbered from 0",
    "codes": "every deal of every option has a code of its own that reads back",
    "deal": "every card is dealt once, to the same place each time, under all options",
    "scoring": "start, floor, prices and limits are whole numbers that make sense",
    "sentences": "every rule that refuses has a sentence for the player",
    "winning": "the game is won with every card on the foundations, and not before it began",
    "offer": "the program would offer the variant",
    "cards-kept": "no card is lost or doubled",
    "steps-explain": "the steps of a move explain everything that changed",
    "undo-restores": "undo brings back table and score, redo what was undone",
    "whole-points": "points are whole numbers, and the score never falls below the floor",
    "same-again": "whoever asks again gets the same answer",
    "texts-survive": "moves read back from their text",
    "won-once": "a won game is over",
    "same-afresh": "no game leaks into another",
    "asking-never-raises": "every question about any move has an answer",
    "legal-complete": "legal lists exactly the moves that no rule refuses",
    "legal-in-order": "legal moves come by source, fewest cards first, then by target",
    "legal-moves-play": "every legal move can be played",
    "lifting": "cards that may be moved may be lifted",
    "reachable": "every legal move can be made by dragging, clicking or tapping the stock",
    "gestures": "a click or double-click only makes legal moves of the touched cards",
    "tap": "a tap on the stock draws, turns the waste over, or is refused",
    "rewinds": "a whole game can be taken back, done again and played anew",
    "playing": "games can be begun and played, whatever else",
}

_DECLARED: Final[dict[str, Check[Variant]]] = {
    "labels": declared.labels,
    "layout": declared.layout,
    "codes": declared.codes,
    "deal": declared.deal,
    "scoring": declared.scoring,
    "winning": declared.winning,
    "offer": declared.offer,
}

_QUICK: Final[dict[str, Check[Moment]]] = {
    "cards-kept": played.cards_kept,
    "steps-explain": played.steps_explain,
    "undo-restores": played.undo_restores,
    "whole-points": played.whole_points,
    "same-again": played.same_again,
    "texts-survive": played.texts_survive,
    "won-once": played.won_once,
}

_THOROUGH: Final[dict[str, Check[Moment]]] = {
    "asking-never-raises": played.asking_never_raises,
    "same-afresh": played.same_afresh,
    "legal-complete": played.legal_is_complete,
    "legal-in-order": played.legal_in_order,
    "legal-moves-play": played.legal_moves_play,
    "lifting": played.lifting_agrees,
    "reachable": played.moves_are_reachable,
    "gestures": played.gestures_are_legal,
    "tap": played.tap_is_answered,
}

_AT_THE_END: Final[dict[str, Check[Moment]]] = {"rewinds": played.rewinds}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a variant does wrong.

    :param check: the name of the check that found it, one of `CHECKS`.
    :param problem: what is wrong, in a sentence for the author.
    :param table: the code of the deal that shows it, or the table laid for it; empty where no
        deal is needed.
    :param moves: the moves that lead to it from there.
    :param error: what was raised, where something was.
    """

    check: str
    problem: str
    table: str = ""
    moves: tuple[str, ...] = ()
    error: BaseException | None = field(default=None, compare=False)

    def __str__(self) -> str:
        shown = [f"{self.check}: {self.problem}"]
        if self.table:
            shown.append(f"  on {self.table}")
        if self.moves:
            shown.append(f"  after {' '.join(self.moves)}")
        return "\n".join(shown)


def check_variant(
    variant: Variant,
    *,
    examples: int = EXAMPLES,
    only: Collection[str] = tuple(CHECKS),
    known: Container[str] = CORE_CODES,
    derandomize: bool = True,
    patience: float | None = None,
) -> list[Fault]:
    """Everything found wrong with a variant, at most one fault for each check.

    Whatever the variant raises is a fault too.

    :param examples: how many games are played.
    :param only: the names of the checks to make.
    :param known: refusal codes that the program has sentences for.
    :param derandomize: play the same games each time.
    :param patience: seconds that an answer may take; None: any time. Without a system that can
        interrupt, or beside the main thread, it may take any time.
    """
    checking = _Checking(variant, only, known, patience)
    checking.declarations()
    if not checking.is_hopeless:
        _each_chance(checking.game, examples, derandomize=derandomize)
    return checking.faults


def conformance_tests(variant: Variant, *, examples: int | None = None) -> Callable[[str], None]:
    """A pytest test, parametrised by the names of the checks.

    :param examples: how many games are played; None: as many as Hypothesis's profile says.
    """
    import pytest

    @cache
    def faults() -> list[Fault]:
        games, derandomize = _profile()
        wanted = games if examples is None else examples
        return check_variant(variant, examples=wanted, derandomize=derandomize)

    @pytest.mark.parametrize("check", CHECKS)
    def test(check: str) -> None:
        found = [str(fault) for fault in faults() if fault.check == check]
        if found:  # no assert, which `python -O` leaves out
            raise AssertionError(f"not so: {CHECKS[check]}\n" + "\n".join(found))

    return test


def _profile() -> tuple[int, bool]:
    """How many games are played, and whether the same each time: as Hypothesis's profile says,
    where it is installed."""
    try:
        from hypothesis import settings
    except ImportError:
        return EXAMPLES, True
    profile = settings()
    return profile.max_examples, profile.derandomize


class _Checking:
    """The checks of one variant, and the faults found so far."""

    def __init__(
        self,
        variant: Variant,
        only: Collection[str],
        known: Container[str],
        patience: float | None = None,
    ) -> None:
        self._variant = variant
        self._patience = patience
        self._only = set(only)
        sentences = partial(declared.sentences, known=known)
        told = partial(played.refusals_have_sentences, known=known)
        self._declared = _chosen(_DECLARED | {"sentences": sentences}, only)
        self._quick = _chosen(_QUICK, only)
        self._thorough = _chosen(_THOROUGH | {"sentences": told}, only)
        self._at_the_end = self._thorough | _chosen(_AT_THE_END, only)
        self._found: dict[str, Fault] = {}

    @property
    def faults(self) -> list[Fault]:
        """In the order of `CHECKS`. What raised the same error in several checks is told once, and
        that a game could not go on only where nothing else tells why."""
        told: dict[str, Fault] = {}
        for name in CHECKS:
            fault = self._found.get(name)
            if fault is not None and not (name == "playing" and told):
                key = fault.problem if _RAISED in fault.problem else name
                told.setdefault(key, fault)
        return list(told.values())

    @property
    def is_hopeless(self) -> bool:
        """Whether games cannot be played at all: no table could be laid."""
        return bool(self._found.keys() & {"layout", "deal", "offer"})

    @property
    def _is_done(self) -> bool:
        """Whether no check is left that a game could answer."""
        asked = self._quick.keys() | self._at_the_end.keys() | (self._only & {"playing"})
        return asked <= self._found.keys()

    def declarations(self) -> None:
        for name, check in self._declared.items():
            with limited(self._patience):
                problem, error = _first(check, self._variant)
            if problem:
                self._found[name] = Fault(name, problem, error=error)

    def game(self, chance: Random) -> None:
        """Play one game and ask every check that has found nothing so far."""
        if self._is_done:
            return
        try:
            with limited(self._patience):
                table = seated(self._variant, chance)
        except (Exception, SystemExit) as error:
            self._found.setdefault("playing", Fault("playing", _told(error), error=error))
            return
        walk = moments(table, chance)
        moment: Moment | None = None
        number = 0
        while following := self._next(walk, moment, table):
            moment = following
            self._ask(self._quick, moment)
            if number % THOROUGH_EVERY == 0:
                self._ask(self._thorough, moment)
            number += 1
        if moment is not None:
            self._ask(self._at_the_end, moment)

    def _next(self, walk: Iterator[Moment], last: Moment | None, table: Table) -> Moment | None:
        """The next moment of the game; None at its end, or where the variant cannot go on."""
        try:
            with limited(self._patience):
                return next(walk, None)
        except (Exception, SystemExit) as error:
            moves = tuple(map(str, last.moves)) if last else ()
            fault = Fault("playing", _told(error), table.name, moves, error)
            self._found.setdefault("playing", fault)
            return None

    def _ask(self, checks: dict[str, Check[Moment]], moment: Moment) -> None:
        for name, check in checks.items():
            if name in self._found:
                continue
            with limited(self._patience):
                problem, error = _first(check, moment)
            if not problem:
                continue
            table, moves = moment.table, moment.moves
            if not isinstance(error, TooLongError):
                with limited(self._patience):
                    problem, moves = _shortened(check, table, moves, problem)
            self._found[name] = Fault(name, problem, table.name, tuple(map(str, moves)), error)


def _chosen(checks: dict[str, Check[T]], only: Collection[str]) -> dict[str, Check[T]]:
    return {name: check for name, check in checks.items() if name in only}


_RAISED: Final = "was raised"


def _told(error: BaseException) -> str:
    where = author_line(error)
    told = str(error) if isinstance(error, TooLongError) else f"{_named(error)} {_RAISED}: {error}"
    return f"{told} ({where})" if where else told


def _named(error: BaseException) -> str:
    return type(error).__name__


def _first(check: Check[T], about: T) -> tuple[str, BaseException | None]:
    """The first problem that a check finds, with the error where one was raised; empty: none."""
    try:
        return next(iter(check(about)), ""), None
    except (Exception, SystemExit) as error:
        return _told(error), error


def _shortened(
    check: Check[Moment], table: Table, moves: tuple[Move, ...], problem: str
) -> tuple[str, tuple[Move, ...]]:
    """The problem with as few moves before it as leaving some out achieves."""
    tries = 0
    size = len(moves)
    while size and tries < SHORTENING_TRIES:
        size = min(size, len(moves))
        for start in range(len(moves) - size, -1, -size):
            tries += 1
            fewer = moves[:start] + moves[start + size :]
            if found := _found_after(check, table, fewer):
                problem, moves = found, fewer
                break
        else:
            size //= 2
    return problem, moves


def _found_after(check: Check[Moment], table: Table, moves: tuple[Move, ...]) -> str | None:
    try:
        moment = replayed(table, moves)
    except (Exception, SystemExit):  # one of the moves is not possible without the others
        return None
    return _first(check, moment)[0] or None


def _each_chance(body: Callable[[Random], None], examples: int, *, derandomize: bool) -> None:
    """Call `body` with as many sources of chance: chosen by Hypothesis where it is installed.

    Each is drawn whole, as a seed: what a variant with a memory does to the course of a game
    must not reach back into the drawing.
    """
    try:
        from hypothesis import HealthCheck, Phase, given, settings
        from hypothesis import strategies as st
    except ImportError:
        for number in range(examples):
            body(Random(number if derandomize else None))
        return

    @settings(
        max_examples=examples,
        derandomize=derandomize,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, (1 << 64) - 1))
    def play(seed: int) -> None:
        body(Random(seed))

    play()
