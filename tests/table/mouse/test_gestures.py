"""Every row of the gestures, with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.desk import LEFT, PLAIN, Desk

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.api import Variant
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.variant import Game
from reussite.table.preferences import TablePreferences

DS, FT, FC = DOUBLE_SOLITAIRE, FORTY_THIEVES, FREECELL
ALL_HABITS = [
    TablePreferences(),
    TablePreferences(double_click=False, drop_help=False),
    TablePreferences(auto_place=True),
]


def spot(text: str) -> Spot:
    return Spot.parse(text)


# A click on the stock.


def test_every_click_on_the_stock_draws_however_quick(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, s0="2C 3C 4C 5C 6C")
    desk.double_click(desk.stock_point())
    assert desk.done == ["s0>w0"] * 2
    desk.click(desk.stock_point(), after=50)
    desk.click(desk.stock_point(), after=50)
    assert desk.done == ["s0>w0"] * 4


def test_a_shaky_click_on_the_stock_draws(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, s0="2C 3C")
    desk.press(desk.stock_point())
    desk.move_to(desk.stock_point() + QPoint(20, 20))
    desk.release(desk.stock_point() + QPoint(20, 20))
    assert desk.done == ["s0>w0"]


def test_a_click_on_the_empty_stock_turns_the_waste_over(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, w0="2C 3C 4C")
    desk.click(desk.stock_point())
    assert desk.done == ["w0>s0*3"]


@pytest.mark.parametrize("game", [DS.game(DS.choose(scoring="V")), FT.game()])
def test_a_click_on_the_exhausted_stock_is_refused_with_the_rule(qtbot: QtBot, game: Game) -> None:
    desk = Desk.with_table(qtbot, game, w0="2C 3C")
    desk.click(desk.stock_point())
    assert desk.done == []
    assert [refusal.code for refusal in desk.refused] == ["no-more-passes"]
    assert desk.session.moves == 0
    assert not desk.session.can_undo


# A click on a top card.


@pytest.mark.parametrize("variant", [DS, FT, FC])
def test_a_click_sends_a_top_card_to_its_foundation(qtbot: QtBot, variant: Variant) -> None:
    desk = Desk.with_table(qtbot, variant, t3="KC AH")
    desk.click(desk.point(spot("t3")))
    heart = next(f"f{n}" for n in range(8) if desk.session.position[spot(f"f{n}")].up)
    assert desk.done == [f"t3>{heart}"]


@pytest.mark.parametrize("variant", [DS, FT, FC])
def test_a_click_on_a_buried_card_moves_nothing(qtbot: QtBot, variant: Variant) -> None:
    desk = Desk.with_table(qtbot, variant, t3="AH KC 7C", f0="AS")
    desk.click(desk.point(spot("t3"), 3))
    desk.click(desk.point(spot("t3"), 2))
    desk.click(desk.point(spot("t3"), 1))
    assert desk.done == []


@pytest.mark.parametrize("variant", [DS, FT, FC])
@pytest.mark.parametrize("habits", ALL_HABITS)
def test_no_click_takes_a_card_back_from_a_foundation(
    qtbot: QtBot, variant: Variant, habits: TablePreferences
) -> None:
    desk = Desk.with_table(qtbot, variant, f0="AS 2S", t0="3S", t1="3H", t2="3D")
    desk.view.preferences = habits
    desk.click(desk.point(spot("f0")))
    desk.double_click(desk.point(spot("f0")))
    assert desk.done == []


def test_a_click_on_a_cell_sends_its_card_to_the_foundation(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FC, c2="AD", t0="KC")
    desk.click(desk.point(spot("c2")))
    assert desk.done == ["c2>f2"]


def test_quarante_voleurs_waste_goes_to_the_longest_column_else_an_empty_one(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FT, w0="KH 7S 7S", t1="8S", t4="KC 8S")
    for _ in range(3):
        desk.click(desk.point(spot("w0")))
    assert desk.done == ["w0>t4", "w0>t1", "w0>t0"]


def test_of_equally_long_columns_a_click_takes_the_leftmost(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FT, w0="7S", t2="KD 8S", t6="KC 8S")
    desk.click(desk.point(spot("w0")))
    assert desk.done == ["w0>t2"]


def test_double_solitaire_click_leaves_a_waste_card_that_no_foundation_takes(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, w0="7H", t0="8S")
    desk.click(desk.point(spot("w0")))
    assert desk.done == []


# A double-click.


def test_a_double_click_prefers_foundation_then_longest_column_then_an_empty_one(
    qtbot: QtBot,
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="KH", t1="QS JH", t2="KD", t3="9C KS KD", t5="AH", t6="QC")
    desk.double_click(desk.point(spot("t5")))  # the click alone does it
    assert desk.done == ["t5>f2"]
    desk.double_click(desk.point(spot("t1"), 2))  # with the run on it; of columns, the longest
    assert desk.done[-1] == "t1>t3*2"
    desk.double_click(desk.point(spot("t6")))  # of equals, the leftmost
    assert desk.done[-1] == "t6>t0"


def test_double_click_brings_only_a_king_to_an_empty_column(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-3C QH", t1="-3D KS QD", w0="9C")
    desk.double_click(desk.point(spot("t0")))
    assert desk.done == []
    desk = Desk.with_table(qtbot, DS, t0="-3C QH", t1="-3D KS", w0="9C")
    desk.double_click(desk.point(spot("w0")))
    assert desk.done == []
    desk.double_click(desk.point(spot("t1")))
    assert desk.done == ["t1>t2"]


@pytest.mark.parametrize("variant", [DS, FT, FC])
def test_double_click_never_moves_a_whole_column_to_an_empty_one(
    qtbot: QtBot, variant: Variant
) -> None:
    cells = {"c0": "2C", "c1": "2D", "c2": "2H", "c3": "2S"} if variant is FC else {}
    desk = Desk.with_table(qtbot, variant, t0="KS", **cells)
    desk.double_click(desk.point(spot("t0")))
    assert desk.done == []
    desk.drag(Move.parse("t0>t4"))  # but by hand it may be done
    assert desk.done == ["t0>t4"]


def test_freecell_double_click_prefers_a_cell_to_an_empty_column(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FC, t0="3C 9D", t1="4C")
    desk.double_click(desk.point(spot("t0")))
    assert desk.done == ["t0>c0"]


def test_freecell_double_click_names_the_permitted_number(qtbot: QtBot) -> None:
    filled = {f"t{n}": "2H" for n in range(2, 8)}
    filled |= {"t3": "3H", "t4": "4H", "t5": "5H", "t6": "6H", "t7": "7H"}
    cells = {"c0": "2D", "c1": "3D", "c2": "4D"}
    desk = Desk.with_table(qtbot, FC, t0="3C 9D 8C 7D", t1="TC", **filled, **cells)
    desk.double_click(desk.point(spot("t0"), 3))
    assert desk.done == []
    assert [(r.code, r.number) for r in desk.refused] == [("too-many", 2)]


@pytest.mark.parametrize("habits", ALL_HABITS)
def test_the_second_click_never_moves_the_card_that_the_first_uncovered(
    qtbot: QtBot, habits: TablePreferences
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="2H AH", w0="AC AD")
    desk.view.preferences = habits
    desk.double_click(desk.point(spot("t0")))
    assert desk.done == ["t0>f2"]
    desk.double_click(desk.point(spot("w0")))
    assert desk.done == ["t0>f2", "w0>f4"]


def test_only_the_second_quick_click_belongs_to_the_card_of_the_first(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="3H 2H AH", t1="9S 8H", t2="9C")
    point = desk.point(spot("t0"))
    desk.click(point)
    for _ in range(3):
        desk.click(point, after=60)
    assert desk.done == ["t0>f2"] * 2  # the third is a first click again
    point = desk.point(spot("t1"))
    desk.click(point)
    for _ in range(3):
        desk.click(point, after=60)
    assert desk.done == ["t0>f2", "t0>f2", "t1>t2"]


def test_a_double_click_may_drift_a_few_pixels(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C")
    desk.double_click(desk.point(spot("t1")), drift=3)
    assert desk.done == ["t1>t2"]


def test_with_the_preference_off_a_double_click_is_two_clicks_on_one_card(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C")
    desk.view.preferences = TablePreferences(double_click=False)
    desk.double_click(desk.point(spot("t1")))
    assert desk.done == []


def test_a_second_move_may_start_at_once(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="8H AH", t2="9C")
    point = desk.point(spot("t0"))
    desk.click(point)
    desk.stamp += 50
    desk.press(point, second=True)
    desk.move_to(point + QPoint(30, 0))
    goal = desk.point(spot("t2"))
    desk.move_to(goal)
    desk.release(goal)
    assert desk.done == ["t0>f2", "t0>t2"]


# Dragging.


def test_a_drag_carries_a_card_with_its_run(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-2C 9D 8C 7H", t4="TS")
    desk.drag(Move.parse("t0>t4*3"))
    assert desk.done == ["t0>t4*3"]
    desk.assert_picture()


def test_a_drag_begins_only_at_the_platforms_distance(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="TS")
    point = desk.point(spot("t0"))
    desk.press(point)
    desk.move_to(point + QPoint(3, 3))
    assert not desk.view.is_holding
    desk.release(point)
    assert desk.done == []


def test_in_quarante_voleurs_only_the_top_card_can_be_lifted(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FT, t0="8S 7S", t1="9S")
    desk.take(spot("t0"), 2)
    assert not desk.view.is_holding
    assert [refusal.code for refusal in desk.refused] == ["only-top"]


def test_a_face_down_card_cannot_be_lifted(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-9S 7S")
    desk.take(spot("t0"), 2)
    assert not desk.view.is_holding
    assert [refusal.code for refusal in desk.refused] == ["face-down"]


@pytest.mark.parametrize("where", ["f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7"])
def test_a_card_dropped_anywhere_on_the_foundations_finds_its_place(
    qtbot: QtBot, where: str
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AD", f4="AD")
    desk.take(spot("t0"))
    goal = desk.point(spot(where))
    desk.move_to(goal)
    desk.release(goal)
    assert desk.done == ["t0>f5"]


def test_of_two_accepting_places_a_drop_chooses_the_first(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", t1="AS")
    desk.drag(Move.parse("t0>f1"))
    assert desk.done == ["t0>f0"]
    desk.drag(Move.parse("t1>f0"))
    assert desk.done == ["t0>f0", "t1>f1"]


def test_of_two_piles_under_the_card_the_accepting_one_takes_it(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="2H", t2="TS")
    point = desk.take(spot("t0"))
    between = point + (desk.point(spot("t1")) - desk.point(spot("t0")))
    goal = between + QPoint(30, 0)  # mostly over t1, a little over t2
    desk.move_to(goal)
    desk.release(goal)
    assert desk.done == ["t0>t2"]


def test_a_refused_drop_goes_home_with_the_rule(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="TD", t2="JS")
    desk.drag(Move.parse("t0>t1"))
    desk.drag(Move.parse("t0>t2"))
    desk.drag(Move.parse("t0>t5"))
    desk.drag(Move.parse("t0>w0"))
    codes = [refusal.code for refusal in desk.refused]
    assert codes == ["other-colour", "one-lower", "only-kings", "not-onto-waste"]
    assert desk.done == []
    desk.assert_picture()


def test_a_refused_drop_on_the_foundations_names_the_own_suits_rule(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", f4="AD")
    desk.drag(Move.parse("t0>f0"))
    assert [refusal.code for refusal in desk.refused] == ["one-higher"]


@pytest.mark.parametrize("goal", [QPoint(-50, 100), QPoint(400, -20), QPoint(5000, 100)])
@pytest.mark.parametrize("habits", ALL_HABITS)
def test_a_drop_outside_the_table_goes_home(
    qtbot: QtBot, goal: QPoint, habits: TablePreferences
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="TS")
    desk.view.preferences = habits
    desk.take(spot("t0"))
    desk.move_to(goal)
    desk.release(goal)
    assert desk.done == []
    assert desk.refused == []
    desk.assert_picture()


@pytest.mark.parametrize("habits", ALL_HABITS)
def test_dropping_a_card_where_it_came_from_is_nothing(
    qtbot: QtBot, habits: TablePreferences
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="TS", w0="AH", f0="AS", t3="2H")
    desk.view.preferences = habits
    for name in ("t0", "w0", "f0"):
        point = desk.take(spot(name))
        desk.move_to(point + QPoint(8, 8))
        desk.release(point + QPoint(8, 8))
    assert desk.done == []
    assert desk.refused == []
    assert not desk.session.can_undo


# Automatic placement.


def test_without_automatic_placing_a_drop_on_the_bare_table_goes_home(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D", t1="TS")
    desk.take(spot("t0"))
    bare = QPoint(1000, 690)
    desk.move_to(bare)
    desk.release(bare)
    assert desk.done == []


@pytest.mark.parametrize(
    ("variant", "piles", "expected"),
    [
        (DS, {"t0": "3C AH", "t1": "2S"}, "t0>f2"),
        (DS, {"t0": "3C 9D", "t1": "TS", "t2": "QD TC", "t3": "QH TC"}, "t0>t2"),
        (DS, {"t0": "3C KD"}, "t0>t1"),
        (FT, {"t0": "3C 9D", "t1": "TD", "t2": "QD TD"}, "t0>t2"),
        (FT, {"t0": "3C 9D"}, "t0>t1"),
        (FC, {"t0": "3C 9D"}, "t0>t1"),
        (
            FC,
            {"t0": "3C 9D"}
            | {f"t{n}": f"{r}H" for n, r in zip(range(1, 8), "2345678", strict=True)},
            "t0>c0",
        ),
    ],
)
def test_automatic_placing_finds_the_best_place(
    qtbot: QtBot, variant: Variant, piles: dict[str, str], expected: str
) -> None:
    desk = Desk.with_table(qtbot, variant, **piles)
    desk.view.preferences = TablePreferences(auto_place=True)
    desk.take(spot("t0"))
    bare = QPoint(640, 700)
    desk.move_to(bare)
    desk.release(bare)
    assert desk.done == [expected]


def test_a_card_from_a_foundation_is_never_placed_automatically(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, f0="AS 2S", t0="3H")
    desk.view.preferences = TablePreferences(auto_place=True)
    desk.take(spot("f0"))
    bare = QPoint(640, 700)
    desk.move_to(bare)
    desk.release(bare)
    assert desk.done == []
    desk.drag(Move.parse("f0>t0"))  # by hand it may be
    assert desk.done == ["f0>t0"]


# Placement help.


@pytest.mark.parametrize("variant", [DS, FT, FC])
def test_a_drag_lights_up_exactly_the_accepting_places(qtbot: QtBot, variant: Variant) -> None:
    desk = Desk.with_table(qtbot, variant, t0="5C 2S", t1="3H", t2="3S", t3="3D", f0="AS")
    point = desk.take(spot("t0"))
    assert desk.lit() == {
        move.target
        for move in desk.session.legal()
        if move.source is spot("t0") and move.count == 1
    }
    desk.release(point)
    assert desk.lit() == set()


def test_placement_help_can_be_switched_off(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="2S", t1="3H")
    desk.view.preferences = TablePreferences(drop_help=False)
    desk.take(spot("t0"))
    assert desk.view.is_holding
    assert desk.lit() == set()


# Another input while cards are held.


def held(qtbot: QtBot) -> Desk:
    desk = Desk.with_table(qtbot, DS, t0="9D 8C", t1="9H", s0="2C 3C")
    desk.take(spot("t0"))
    assert desk.view.is_holding
    return desk


def test_a_second_button_puts_the_cards_back(qtbot: QtBot) -> None:
    desk = held(qtbot)
    QTest.mousePress(desk.view.viewport(), Qt.MouseButton.RightButton, PLAIN, QPoint(640, 600))
    assert not desk.view.is_holding
    desk.release(desk.point(spot("t1")))
    assert desk.done == []
    desk.assert_picture()


def test_escape_puts_the_cards_back(qtbot: QtBot) -> None:
    desk = held(qtbot)
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    desk.release(desk.point(spot("t1")))
    assert desk.done == []
    desk.assert_picture()


@pytest.mark.parametrize("kind", [QEvent.Type.FocusOut, QEvent.Type.Hide])
def test_losing_the_pointer_puts_the_cards_back(qtbot: QtBot, kind: QEvent.Type) -> None:
    desk = held(qtbot)
    if kind is QEvent.Type.Hide:
        desk.view.hide()
    else:
        QApplication.sendEvent(desk.view, QFocusEvent(kind))
    assert not desk.view.is_holding
    desk.release(desk.point(spot("t1")))
    assert desk.done == []
    desk.view.show()
    desk.assert_picture()


def test_a_resize_puts_the_cards_back(qtbot: QtBot) -> None:
    desk = held(qtbot)
    desk.view.resize(900, 600)
    assert not desk.view.is_holding
    desk.assert_picture()


def test_another_press_puts_the_cards_back_and_does_nothing_else(qtbot: QtBot) -> None:
    desk = held(qtbot)
    desk.press(desk.stock_point())
    desk.release(desk.stock_point())
    assert desk.done == []
    assert not desk.view.is_holding
    desk.assert_picture()


def test_a_new_table_forgets_the_hand(qtbot: QtBot) -> None:
    desk = held(qtbot)
    other = Desk.with_table(qtbot, DS, t0="KS")
    desk.open(other.session)
    assert not desk.view.is_holding
    desk.assert_picture()


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(qtbot: QtBot, button: Qt.MouseButton) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AH", s0="2C")
    for point in (desk.point(spot("t0")), desk.stock_point()):
        QTest.mouseClick(desk.view.viewport(), button, PLAIN, point)
    assert desk.done == []


# Animations never block.


def test_a_gesture_lands_the_running_animation_at_once(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB", animated=True)
    desk.view.open(desk.session)
    assert desk.view.is_moving
    desk.click(desk.stock_point())
    assert desk.done == ["s0>w0"]
    for _ in range(5):
        desk.click(desk.stock_point(), after=20)
    desk.view.finish()
    assert desk.done == ["s0>w0"] * 6
    desk.assert_picture()


@pytest.mark.parametrize("code", ["DS1-D3N-AAAAAAB", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"])
def test_a_deal_runs_to_its_end_and_tells_once(qtbot: QtBot, code: str) -> None:
    desk = Desk.laid(qtbot, code, animated=True)
    told: list[bool] = []
    desk.view.dealt.connect(lambda: told.append(True))
    with qtbot.waitSignal(desk.view.dealt, timeout=20_000):
        desk.view.open(desk.session)
    assert told == [True]
    desk.assert_picture()
    with qtbot.waitSignal(desk.view.table.animator.ended, timeout=20_000):
        desk.play(desk.session.legal()[0])
    assert told == [True]
    desk.assert_picture()


def test_undo_and_redo_during_an_animation_end_in_the_right_picture(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D3N-AAAAAAB", animated=True)
    for _ in range(8):
        desk.play(desk.session.legal()[0])
        desk.view.show_undone(desk.session.undo())
        desk.view.show_redone(desk.session.redo())
    desk.view.finish()
    desk.assert_picture()


def test_resizing_while_cards_move_puts_everything_right(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "FT1-N-AAAAAAB", animated=True)
    for step in range(300):
        if step % 40 == 0:
            desk.view.open(desk.session)
        desk.view.resize(1280 - step, 700 - step)
    desk.view.finish()
    desk.assert_picture()
    desk.view.resize(200, 100)
    desk.assert_picture()


def test_a_covered_table_shows_no_card_and_takes_no_gesture(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "FC1-R-AAAAAAB")
    desk.view.cover(True)
    desk.view.resize(900, 600)
    assert not any(item.isVisible() for item in desk.view.table.items_by_card.values())
    desk.double_click(desk.point(spot("t0")))
    desk.take(spot("t0"))
    assert desk.asked == []
    assert not desk.view.is_holding
    desk.view.cover(False)
    desk.assert_picture()


def test_celebrating_ends_in_the_won_table(qtbot: QtBot) -> None:
    suits = {"f0": "S", "f1": "H", "f2": "D", "f3": "C"}
    piles = {f: " ".join(r + s for r in "A23456789TJQK") for f, s in suits.items()}
    desk = Desk.with_table(qtbot, FC, **piles)
    desk.view.animated = True
    desk.view.celebrate()
    assert desk.view.is_moving
    QTest.mousePress(desk.view.viewport(), LEFT, PLAIN, QPoint(10, 10))
    assert not desk.view.is_moving
    desk.assert_picture()


@pytest.mark.parametrize("name", [k.letter for k in (Kind.TABLEAU, Kind.FOUNDATION, Kind.CELL)])
def test_an_empty_place_answers_no_click(qtbot: QtBot, name: str) -> None:
    desk = Desk.with_table(qtbot, FC, t7="KS")
    desk.click(desk.point(spot(f"{name}0")))
    desk.double_click(desk.point(spot(f"{name}0")))
    assert desk.done == []
