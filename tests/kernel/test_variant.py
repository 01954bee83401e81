"""Options, preferences and games."""

from __future__ import annotations

import pytest
from broken_variants.variants import SOUND

from reussite.kernel.scoring import Scoring
from reussite.kernel.steps import Transition
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Options,
    text,
)
from reussite.testing import lay


def test_options_are_asked_by_key_and_write_their_letters() -> None:
    options = SOUND.choose(draw="D2")
    assert dict(options) == {"draw": "D2"}
    assert options.letters == "D2"
    assert options == Options({"draw": "D2"})
    assert hash(options) == hash(Options({"draw": "D2"}))
    assert len(options) == 1


def test_the_first_choice_is_the_default() -> None:
    assert SOUND.choose().letters == "D1"
    assert [options.letters for options in SOUND.all_options] == ["D1", "D2"]


def test_nothing_to_choose_is_written_with_one_letter() -> None:
    assert Options({}).letters == "N"


def test_an_unknown_option_or_choice_is_an_error() -> None:
    with pytest.raises(ValueError, match="no option colour"):
        SOUND.choose(colour="red")
    with pytest.raises(ValueError, match="no choice D9"):
        SOUND.choose(draw="D9")


def test_a_game_is_the_same_object_each_time() -> None:
    assert SOUND.game() is SOUND.game(SOUND.choose())
    assert SOUND.game().rules is SOUND.game().rules
    assert SOUND.game(SOUND.choose(draw="D2")) is not SOUND.game()


def test_all_preferences_but_auto_place_are_on_at_first() -> None:
    preferences = (DOUBLE_CLICK, AUTO_PLACE, DROP_HELP, RULE_REMINDERS, SEND_UP)
    assert [preference.default for preference in preferences] == [True, False, True, True, True]


def test_marked_words_are_returned_unchanged() -> None:
    assert text("Draw") == "Draw"


def scored(scoring: Scoring, before: int, *, won: bool = False, seconds_left: int = 0) -> int:
    position = lay(SOUND)
    return scoring.after(before, Transition(position, None, (), position, won), seconds_left)


def test_a_cost_is_cut_to_what_is_there() -> None:
    cost = Scoring(lambda _played: -100, floor=0)
    assert scored(cost, 150) == 50
    assert scored(cost, 100) == 0
    assert scored(cost, 30) == 0
    assert scored(cost, 0) == 0


def test_without_a_floor_a_score_may_be_below_zero() -> None:
    assert scored(Scoring(lambda _played: -100), 30) == -70


def test_seconds_are_paid_for_a_won_game_only() -> None:
    paid = Scoring(lambda _played: 10, second_bonus=15)
    assert scored(paid, 100, seconds_left=4) == 110
    assert scored(paid, 100, won=True, seconds_left=4) == 170
