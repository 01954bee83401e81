"""A game outlives rules that fail."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NoReturn

import pytest
from broken_variants.variants import SOUND, SoundRules, rules_of, scored

from reussite.api import Move, Position, Refusal, Rules, Scoring, Spot, Step, Touch, Transition
from reussite.game.session import Session
from reussite.kernel.variant import Variant
from reussite.plugins.guard import Guard, error_text
from reussite.testing import begin, lay

MOVE = Move.parse("t0>t1")
T0 = Spot.parse("t0")


class Failing(SoundRules):
    """Rules that fail from a moment on."""

    fail = False

    def _fail_now(self) -> None:
        if Failing.fail:
            raise SystemExit("enough")

    def limit(self, position: Position, move: Move) -> int | None:
        self._fail_now()
        return None

    def objection(self, position: Position, move: Move) -> Refusal | None:
        self._fail_now()
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        self._fail_now()
        return ()


def kind(*args: object, **named: object) -> Rules:
    return Failing(*args, **named)  # type: ignore[arg-type]


FAILING = replace(SOUND, rules=rules_of(kind))


@pytest.fixture
def errors() -> list[BaseException]:
    return []


@pytest.fixture(autouse=True)
def sound_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Failing, "fail", False)


def table(variant: Variant, errors: list[BaseException]) -> Session:
    session = begin(variant, lay(variant, t0="9S 7H", t1="8S", s0="KD"))
    session.guard.failed = errors.append
    return session


def test_what_failing_rules_cannot_answer_is_refused(errors: list[BaseException]) -> None:
    session = table(FAILING, errors)
    assert MOVE in session.legal()
    Failing.fail = True
    assert session.legal() == []
    assert session.refusal(MOVE) == Refusal("rules-failed")
    assert session.choose((raising_chooser,), T0, 1) is None
    assert [str(error) for error in errors] == ["enough", "enough", "chosen badly"]


def raising_chooser(touch: Touch) -> NoReturn:
    raise ValueError("chosen badly")


def test_a_move_that_fails_has_not_happened(errors: list[BaseException]) -> None:
    session = table(FAILING, errors)
    before = session.position
    Failing.fail = True
    with pytest.raises(SystemExit, match="enough"):
        session.play(MOVE)
    assert session.position is before
    assert (session.moves, session.log, session.can_undo) == (0, [], False)
    assert not session.clock.is_running


def test_a_move_whose_points_cannot_be_counted_has_not_happened(
    errors: list[BaseException],
) -> None:
    def points(_played: Transition) -> int:
        raise ZeroDivisionError("no points")

    session = table(replace(SOUND, scoring=scored(Scoring(points))), errors)
    before = session.position
    with pytest.raises(ZeroDivisionError):
        session.play(MOVE)
    assert session.position is before
    assert (session.moves, session.score, session.log) == (0, 0, [])


def test_undo_and_redo_need_no_rules(errors: list[BaseException]) -> None:
    session = table(FAILING, errors)
    before = session.position
    after = session.play(MOVE).after
    Failing.fail = True
    undone = session.undo()
    assert session.position is before
    assert undone.steps == ()  # the picture then changes at once
    session.redo()
    assert session.position is after
    assert len(errors) == 2


def test_without_a_border_errors_go_through() -> None:
    session = begin(FAILING, lay(FAILING, t0="9S 7H", t1="8S"))
    Failing.fail = True
    with pytest.raises(SystemExit):
        session.legal()
    with pytest.raises(SystemExit):
        session.refusal(MOVE)


def test_the_player_may_still_interrupt(errors: list[BaseException]) -> None:
    def interrupt() -> NoReturn:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Guard(errors.append).ask(interrupt, None)
    assert errors == []


def test_an_error_is_told_in_one_line() -> None:
    class Wordless(Exception):  # noqa: N818
        def __str__(self) -> str:
            raise self

    assert error_text(ValueError("two\n  lines")) == "ValueError: two lines"
    assert error_text(ValueError()) == "ValueError"
    assert error_text(Wordless()) == "Wordless"
    assert len(error_text(ValueError("x" * 10_000))) < 400
