"""What a plugin gives is checked where it comes in, so that one game's trouble stays its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from broken_variants.variants import SOUND, SoundRules, rules_of, scored
from support.games import Calendar, acted, dealt

from reussite.api import Carry, Move, Position, Refusal, Rules, Scoring, Spot, Step, Transition
from reussite.game.session import Action, ReplayError, Session
from reussite.i18n.file_errors import store_problem
from reussite.kernel.scoring import MOST_POINTS
from reussite.kernel.steps import MOST_STEPS, StepError
from reussite.kernel.variant import Variant
from reussite.plugins.checks import faults
from reussite.store.store import Problem, Store
from reussite.testing import begin, lay
from reussite.testing.conformance import check_variant

MOVE = Move.parse("t0>t1")
NO_POINTS: dict[str, Any] = {
    "a fraction": Fraction(1, 3),
    "no number": float("nan"),
    "a float": 1.0,
    "more than any program keeps": 10**20,
    "more than a score": MOST_POINTS + 1,
    "less than a score": -MOST_POINTS - 1,
    "thousands of digits": 10**5000,
    "yes": True,
    "text": "ten",
    "nothing": None,
}
ANY = pytest.mark.parametrize("points", NO_POINTS.values(), ids=NO_POINTS.keys())


def counting(points: Any) -> Variant:  # noqa: ANN401  # what a plugin may give
    return replace(SOUND, scoring=scored(Scoring(lambda _played: points)))


def table(variant: Variant) -> Session:
    return begin(variant, lay(variant, t0="9S 7H", t1="8S", s0="KD"))


# Points.


@ANY
def test_points_that_are_no_score_are_refused_and_nothing_has_happened(points: object) -> None:
    session = table(counting(points))
    with pytest.raises((TypeError, OverflowError)):
        session.play(MOVE)
    assert (session.score, session.moves, session.log) == (0, 0, [])
    assert session.position is session.opening.after


@ANY
def test_points_that_are_no_score_are_refused_when_a_game_is_taken_up_again(points: object) -> None:
    deal = counting(points).game().numbered(0)
    move = Session(deal, now=lambda: 0.0).legal()[0]
    with pytest.raises((TypeError, OverflowError)):
        Session.resumed(deal, [Action(0, str(move))], now=lambda: 0.0)


@ANY
def test_a_variant_whose_points_are_no_score_is_not_offered(points: object) -> None:
    assert any("whole number" in fault for fault in faults(counting(points)))


@ANY
def test_the_conformance_kit_names_points_that_are_no_score(points: object) -> None:
    found = check_variant(counting(points), examples=1, only=("whole-points", "offer"))
    assert found


def test_the_largest_scores_are_scores() -> None:
    assert faults(counting(MOST_POINTS)) == []
    session = table(counting(MOST_POINTS))
    session.play(MOVE)
    assert session.score == MOST_POINTS


@pytest.mark.parametrize(
    "scoring",
    [
        Scoring(lambda _p: 0, start=Fraction(1, 2)),  # type: ignore[arg-type]
        Scoring(lambda _p: 0, start=10**20),
        Scoring(lambda _p: 0, floor=float("nan")),  # type: ignore[arg-type]
        Scoring(lambda _p: 0, undo_price=10**20),
        Scoring(lambda _p: 0, undo_price=True),
        Scoring(lambda _p: 0, second_bonus=-1),
        Scoring(lambda _p: 0, unit="points"),  # type: ignore[arg-type]
    ],
)
def test_a_variant_with_prices_that_are_none_is_not_offered(scoring: Scoring) -> None:
    assert faults(replace(SOUND, scoring=scored(scoring)))


def test_a_rule_that_raises_a_value_error_is_no_fault_of_the_log() -> None:
    def points(_played: Transition) -> int:
        raise ValueError("no idea")

    deal = replace(SOUND, scoring=scored(Scoring(points))).game().numbered(0)
    move = Session(deal, now=lambda: 0.0).legal()[0]
    with pytest.raises(ValueError, match="no idea") as raised:
        Session.resumed(deal, [Action(0, str(move))], now=lambda: 0.0)
    assert not isinstance(raised.value, ReplayError)


# Rules.


class Odd(SoundRules):
    """Rules that answer whatever they are told to."""

    answers: Any = None
    wins: Any = False

    def objection(self, position: Position, move: Move) -> Refusal | None:
        answer: Refusal | None = Odd.answers
        return answer

    def is_won(self, position: Position) -> bool:
        answer: bool = Odd.wins
        return answer


def odd(*args: object, **named: object) -> Rules:
    return Odd(*args, **named)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "answer",
    ["no", 7, True, Refusal(7), Refusal("x", 0.5), Refusal("x", True)],  # type: ignore[arg-type]
)
def test_an_objection_that_is_no_refusal_is_an_error(
    monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    session = table(replace(SOUND, rules=rules_of(odd)))
    monkeypatch.setattr(Odd, "answers", answer)
    with pytest.raises(TypeError, match="is no Refusal"):
        session.refusal(MOVE)


@pytest.mark.parametrize("won", ["yes", 1, None])
def test_a_win_that_is_neither_yes_nor_no_is_an_error(
    monkeypatch: pytest.MonkeyPatch, won: object
) -> None:
    session = table(replace(SOUND, rules=rules_of(odd)))
    monkeypatch.setattr(Odd, "wins", won)
    with pytest.raises(TypeError, match="neither True nor False"):
        session.play(MOVE)
    assert session.moves == 0


def test_a_chooser_that_chooses_no_move_is_an_error() -> None:
    session = table(SOUND)
    with pytest.raises(TypeError, match="is no Move"):
        session.choose([lambda _touch: "t0>t1"], Spot.parse("t0"), 1)  # type: ignore[list-item,return-value]


# Without end.


class Endless(SoundRules):
    given = 0

    def consequences(self, played: Transition) -> Iterator[Step]:
        there, back = Spot.parse("t0"), Spot.parse("t1")
        while True:
            Endless.given += 1
            yield Carry(there, back, 0)


def endless(*args: object, **named: object) -> Rules:
    return Endless(*args, **named)  # type: ignore[arg-type]


ENDLESS = replace(SOUND, rules=rules_of(endless))


def test_consequences_without_end_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Endless, "given", 0)
    session = table(ENDLESS)
    with pytest.raises(StepError, match=f"do not end: there are more than {MOST_STEPS} steps"):
        session.play(MOVE)
    assert Endless.given == MOST_STEPS + 1
    assert session.moves == 0


def test_a_variant_whose_consequences_do_not_end_is_not_offered() -> None:
    assert any("consequences" in fault and "do not end" in fault for fault in faults(ENDLESS))


def test_the_conformance_kit_says_that_consequences_do_not_end() -> None:
    found = check_variant(ENDLESS, examples=1)
    assert any("do not end" in fault.problem for fault in found)


def test_lists_that_can_be_gone_through_only_once_are_not_offered() -> None:
    def choosers() -> Iterator[Any]:
        while True:
            yield lambda _touch: None

    assert faults(replace(SOUND, click=choosers()))  # type: ignore[arg-type]


# The store.


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "reussite.sqlite3", now=Calendar())


@pytest.mark.parametrize("score", [Fraction(1, 3), float("nan"), 10**20, "\ud800"])
def test_a_game_that_cannot_be_written_takes_no_other_with_it(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    score: Any,  # noqa: ANN401
) -> None:
    bad, good = dealt("DS1-D1N-AAAAAAB"), dealt("FT1-N-AAAAAAB")
    store.set_open(bad)
    store.set_open(good)
    acted(bad, "s0>w0")
    acted(good, "t3>f2")
    with monkeypatch.context() as patched:
        patched.setattr(Session, "score", property(lambda s: score if s is bad else 10))
        assert not store.record_action(bad)
        store.record_action(good)
        assert not store.is_saving
        problem = store.take_problem()
        assert problem is not None
        assert problem[::2] == ("game-unsaved", bad.code)
        assert bad.code in store_problem(problem)
        assert "disk" not in store_problem(problem)
        assert store.take_problem() is None
        saved = store.open_game("FT")
        assert saved is not None
        assert [action.text for action in saved.actions] == ["t3>f2"]
    assert store.record_action(bad)  # once it can be kept it is, whole
    assert store.is_saving
    saved = store.open_game("DS")
    assert saved is not None
    assert [action.text for action in saved.actions] == ["s0>w0"]
    store.close()


def test_a_problem_of_one_game_is_told_in_a_sentence(tmp_path: Path) -> None:
    said = store_problem(Problem("game-unsaved", tmp_path, "DS1-D1N-AAAAAAB"))
    assert said.startswith("Could not save the game DS1-D1N-AAAAAAB")


# What is said to who chooses a game.


@pytest.mark.parametrize(
    "said",
    [{"difficulty": 4}, {"difficulty": True}, {"summary": None}, {"like": 5}, {"list_name": None}],
)
def test_a_variant_that_says_nonsense_of_itself_is_not_offered(said: dict[str, Any]) -> None:
    assert faults(replace(SOUND, **said))
    assert not faults(replace(SOUND, difficulty=3, summary="Nice.", like="KL"))
