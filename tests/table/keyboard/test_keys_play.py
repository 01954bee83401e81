"""What keys do on the table, and what is said of it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from support.desk import LEFT, PLAIN, Desk
from support.typist import Typist, children, interface, key_of, pressed

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.piles import Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences, Scheme, Verbosity
from reussite.table.keyboard.commands import KeyCommand
from reussite.table.keyboard.keys import KeyMap
from reussite.table.mouse.drag_items import RAISED

T = [Spot(Kind.TABLEAU, n) for n in range(10)]
C = [Spot(Kind.CELL, n) for n in range(4)]
F = [Spot(Kind.FOUNDATION, n) for n in range(8)]
STOCK, WASTE = Spot(Kind.STOCK), Spot(Kind.WASTE)
RELAXED = FC.game(FC.choose(clock="R"))


@pytest.fixture
def double(qtbot: QtBot) -> Typist:
    """Double Solitaire: a run on column 1, something on most others."""
    return Typist.with_table(
        qtbot, DS, t0="-2D -3D 9S 8H 7S", t1="TD", t2="-4C 6H", t4="8D", w0="AS 5H", rest="s0"
    )


@pytest.fixture
def cell(qtbot: QtBot) -> Typist:
    return Typist.with_table(
        qtbot, RELAXED, t0="KC 9S 8H 7S", t1="TD", t2="6H", c1="QC", f0="AS 2S", rest="t7"
    )


# The pile cursor.


def test_the_cursor_begins_at_the_first_column(double: Typist) -> None:
    assert double.spot is T[0]


def test_left_and_right_walk_the_piles_in_reading_order(double: Typist) -> None:
    order = [STOCK, WASTE, *T[:9], *F]
    double.press("Ctrl+Home")
    walked = [double.spot]
    for _ in order[1:]:
        double.press("Right")
        walked.append(double.spot)
    assert walked == order
    double.press(*["Left"] * 18)
    assert double.spot is STOCK
    assert double.said == []


@pytest.mark.parametrize(("to", "back"), [("Ctrl+Home", "Left"), ("Ctrl+End", "Right")])
def test_nothing_wraps_around(double: Typist, to: str, back: str) -> None:
    double.press(to)
    spot = double.spot
    double.press(back)
    assert double.spot is spot
    assert double.said == ["Edge"]


def test_arrows_stay_geometric_on_a_mirrored_table(double: Typist) -> None:
    view = double.desk.view
    view.apply_theme(replace(view.table.theme, is_mirrored=True))
    double.press("Left")
    assert double.spot is T[1]
    double.press("Right", "Right")
    assert double.spot is WASTE


def test_groups_are_told_before_the_pile(double: Typist) -> None:
    double.press("Ctrl+Down")
    assert double.here == "Foundations. Foundation spades: empty"
    double.press("Right")
    assert double.here == "Foundation spades: empty"
    double.press("Shift+F6")
    assert double.here.startswith("Columns. Column 1: ")
    double.press("Ctrl+Up")
    assert double.here == "Stock and waste. Stock: 93 cards"
    double.press("F6", "F6", "F6")
    assert double.said == ["Edge"]


def test_home_and_end_stay_in_the_group(double: Typist) -> None:
    double.press("End")
    assert double.spot is T[8]
    double.press("Home")
    assert double.spot is T[0]


@pytest.mark.parametrize(
    ("key", "spot"), [("S", STOCK), ("W", WASTE), ("F", F[0]), ("Shift+F", F[7]), ("9", T[8])]
)
def test_piles_have_keys_of_their_own(double: Typist, key: str, spot: Spot) -> None:
    double.press(key)
    assert double.spot is spot


def test_cells_and_foundations_are_walked_round(cell: Typist) -> None:
    cell.press("C", "C", "C", "C", "C")
    assert cell.spot is C[0]
    cell.press("Shift+C")
    assert cell.spot is C[3]
    cell.press("F", "F", "F", "F", "F")
    assert cell.spot is F[0]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (("3", "3"), "Column 3: 6 of hearts, 1 hidden"),
        (("W", "W"), "Waste: 5 of hearts, 1 under"),
        (("3", "PgDown", "PgDown"), "6 of hearts, 2 of 2"),
    ],
)
def test_a_key_that_leads_where_the_cursor_is_tells_the_place(
    double: Typist, keys: tuple[str, ...], said: str
) -> None:
    """Readers are silent about a focus that does not change."""
    double.press(*keys)
    assert double.said == [said]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("0", "There is no such pile on this table."),
        ("C", "This game has no cells."),
        ("Shift+C", "This game has no cells."),
    ],
)
def test_a_pile_that_the_game_has_not_is_told(double: Typist, key: str, told: str) -> None:
    double.press(key)
    assert double.spot is T[0]
    assert double.last == told


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("D", "No: This game has no stock"),
        ("S", "This game has no stock."),
        ("W", "This game has no waste."),
    ],
)
def test_a_game_without_a_stock_says_so(cell: Typist, key: str, told: str) -> None:
    cell.press(key)
    assert cell.last == told


# The card cursor.


def test_up_and_down_look_at_single_cards(double: Typist) -> None:
    heard = []
    for _ in range(5):
        double.press("Up")
        heard.append(double.here)
    assert heard == [
        "7 of spades, 5 of 5",
        "8 of hearts, 4 of 5",
        "9 of spades, 3 of 5",
        "face down, 2 of 5",
        "face down, 1 of 5",
    ]
    double.press("Up")
    assert double.said == ["Edge"]
    double.press(*["Down"] * 5)
    assert double.here == "Column 1: 7 of spades to 9 of spades, 2 hidden"
    double.press("Down")
    assert double.said == ["Edge", "Edge"]


def test_page_up_goes_to_the_deepest_card_that_moves(double: Typist) -> None:
    double.press("PgUp")
    assert double.here == "9 of spades, 3 of 5"
    double.press("PgDown")
    assert double.here == "7 of spades, 5 of 5"
    double.press("4", "PgUp")  # an empty column
    assert double.said == ["Edge"]


def test_of_the_waste_ten_cards_are_told(qtbot: QtBot) -> None:
    """So many a held button shows; nobody who sees the table sees more."""
    thieves = Typist.with_table(qtbot, FT, w0="AS 5H 6H 7H 8H 9H TH JH QH KH AC", rest="s0")
    thieves.press("W", *["Up"] * 10)
    assert thieves.here == "5 of hearts, 2 of 11"
    thieves.press("Up")
    assert thieves.here == "covered, 1 of 11"


# Picking up and putting down.


def test_the_longest_run_is_picked_up(double: Typist) -> None:
    double.press("Space")
    assert double.held == "9S 8H 7S"
    assert double.last == "Picked 9 of spades and 2 more"
    double.press("2")
    assert double.done == ["t0>t1*3"]
    assert double.last == "9 of spades and 2 more to 10 of diamonds. Turned up 3 of diamonds"
    assert double.spot is T[1]
    assert not double.held


def test_as_many_cards_go_as_the_target_takes(double: Typist) -> None:
    double.press("PgUp", "Down", "Down", "Down")  # back to the pile as a whole
    double.press("Return", "3", "1", "Return")
    assert double.done == []  # 6 of hearts takes nothing of 9 8 7
    double.press("Esc", "3", "Space", "1")
    assert double.done == ["t2>t0"]
    double.press("Space", "5")
    assert double.done == ["t2>t0", "t0>t4*2"]  # of 9 8 7 6 the 7 fits on the 8 of diamonds


def test_the_card_cursor_picks_up_from_its_card(double: Typist) -> None:
    double.press("Up", "Up", "Space")
    assert double.held == "8H 7S"
    double.press("2")  # 8 on 10
    assert double.done == []
    assert double.last.startswith("No: 8 of hearts does not go on 10 of diamonds")


def test_the_number_of_cards_can_be_changed(double: Typist) -> None:
    double.press("Space", "-")
    assert double.held == "8H 7S"
    assert double.last == "2 cards: 8 of hearts to 7 of spades"
    double.press("Down")
    assert double.last == "1 card: 7 of spades"
    double.press("Down")
    assert double.last == "Edge"
    double.press("+", "Up")
    assert double.held == "9S 8H 7S"
    double.press("=")
    assert double.held == "9S 8H 7S"
    assert double.last == "No: A face-down card cannot be moved"
    double.press("5")  # all three were chosen, so the 7 does not go by itself
    assert double.done == []


def test_one_card_at_a_time_is_told(qtbot: QtBot) -> None:
    thieves = Typist.with_table(qtbot, FT, t0="5H 4H", t1="5S", rest="s0")
    thieves.press("Space")
    assert thieves.held == "4H"
    thieves.press("+")
    assert thieves.held == "4H"
    assert thieves.last == "No: Only the top card can be moved, one at a time"


def test_hands_that_are_empty_have_nothing_to_change(double: Typist) -> None:
    double.press("-", "+")
    assert double.said == ["Edge", "Edge"]


def test_escape_puts_back(double: Typist) -> None:
    double.press("Space", "Right", "Right", "Esc")
    assert not double.held
    assert double.last == "Put back"
    assert double.spot is T[2]
    double.desk.assert_picture()


def test_putting_down_where_it_came_from_is_no_move(double: Typist) -> None:
    double.press("Space", "Space")
    assert double.last == "Put back"
    assert double.done == []
    assert double.desk.refused == []


def test_an_escape_with_empty_hands_is_the_windows(double: Typist) -> None:
    event = pressed(Qt.Key.Key_Escape)
    double.send(event)
    assert not event.isAccepted()
    assert double.said == []


def test_a_refused_move_says_why_and_brings_the_cards_home(double: Typist) -> None:
    double.press("3", "Space", "2")
    assert double.last == "No: 6 of hearts does not go on 10 of diamonds. Put back"
    assert not double.held
    double.desk.assert_picture()
    double.press("3", "Space", "4")
    assert double.last == "No: 6 of hearts does not go to column 4. Put back"


def test_an_empty_pile_gives_nothing(double: Typist) -> None:
    double.press("4", "Space")
    assert double.last == "Column 4: empty"
    assert not double.held


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_on_the_stock_the_same_keys_deal(double: Typist, key: str) -> None:
    double.press("S", key)
    assert double.done == ["s0>w0"]
    assert double.last.startswith("Drew ")
    assert double.spot is STOCK


def test_legal_targets_are_visited_while_carrying(double: Typist) -> None:
    double.press("Ctrl+Right")
    assert double.spot is T[1]  # with empty hands the next pile
    double.press("1", "Space", "Ctrl+Home", "Ctrl+Right")
    assert double.spot is T[1]  # 9 on 10
    double.press("Ctrl+Right")
    assert double.spot is T[4]  # 7 on 8
    double.press("Ctrl+Right")
    assert double.last == "Edge"
    double.press("Ctrl+Left", "Space")
    assert double.done == ["t0>t1*3"]
    assert double.desk.lit() == set()


def test_targets_light_up_while_carrying(double: Typist) -> None:
    double.press("Space")
    assert double.desk.lit() == {T[1], T[4]}
    double.press("Esc")
    assert double.desk.lit() == set()
    double.desk.view.preferences = replace(double.desk.view.preferences, drop_help=False)
    double.press("Space")
    assert double.desk.lit() == set()


def test_carried_cards_go_to_foundations_and_cells_by_letter(cell: Typist) -> None:
    cell.press("1", "Space", "C")  # of 9 8 7 one goes
    assert cell.done == ["t0>c0"]
    assert cell.spot is C[0]
    cell.press("3", "Space", "F")
    assert cell.last.startswith("No: 6 of hearts does not go to foundation hearts")
    cell.press("3", "Space", "C", "1", "Space", "C", "1", "Space", "C")
    assert cell.last == "No: This cell is occupied. Put back"


@pytest.mark.parametrize("steps", [0, 1, 5])
def test_all_foundations_are_one_target(qtbot: QtBot, steps: int) -> None:
    """The card goes to the first that takes it, wherever among them it is put down."""
    double = Typist.with_table(qtbot, DS, t0="AH", rest="s0")
    double.press("Space", "Ctrl+Down", *["Right"] * steps, "Space")
    assert double.done == ["t0>f2"]
    assert double.spot is F[2]


def test_too_many_cards_are_told_with_the_permitted_number(qtbot: QtBot) -> None:
    cell = Typist.with_table(
        qtbot, RELAXED, c0="KH", c1="KD", c2="KS", t0="9S 8H 7S", t1="TD", t2="AC", t3="AD",
        t4="2C", t5="2D", t6="3C", t7="3D",
    )  # fmt: skip
    cell.press("1", "PgUp", "Up", "Space")
    assert cell.last == "No: Only 2 cards can move together now"
    cell = Typist.with_table(
        qtbot, RELAXED, c0="KH", c1="KD", c2="KS", t0="9S 8H 7S", t1="TD", t2="AC", t3="AD",
        t4="2C", t5="2D", t6="3C",
    )  # fmt: skip
    cell.press("1", "PgUp", "Up", "Space")  # four could go to a filled column
    assert cell.held == "9S 8H 7S"
    cell.press("8")
    assert cell.last == "Too many: 2 cards can move, 3 picked. Put back"


# Moves without a hand.


def test_a_sends_the_card_up_and_the_cursor_stays(double: Typist) -> None:
    double.press("D", "U", "W")
    assert double.here == "Waste: 5 of hearts, 1 under"
    double.press("A")
    assert double.done[-1] == "undo"
    assert double.last == "No: 5 of hearts does not go to foundation hearts"
    assert double.spot is WASTE


def test_an_ace_goes_up(qtbot: QtBot) -> None:
    double = Typist.with_table(qtbot, DS, t0="-3D AS", rest="s0")
    double.press("A")
    assert double.done == ["t0>f0"]
    assert double.last == "Ace of spades up. Turned up 3 of diamonds"
    assert double.spot is T[0]
    assert double.here == "Column 1: 3 of diamonds"


def test_the_best_move_is_that_of_a_double_click(double: Typist) -> None:
    double.press("Shift+Return")
    assert double.done == ["t0>t1*3"]
    double.press("3", "Shift+Return")
    assert double.done == ["t0>t1*3", "t2>t1"]
    double.press("2", "Up", "Shift+Return")
    assert double.last.startswith("No place for 6 of hearts")


def test_d_deals_from_anywhere(double: Typist) -> None:
    double.press("5", "D")
    assert double.done == ["s0>w0"]
    assert double.spot is T[4]


def test_an_exhausted_stock_says_so(qtbot: QtBot) -> None:
    thieves = Typist.with_table(qtbot, FT, t0="5H 4H", w0="5S")
    thieves.press("D")
    assert thieves.last == "No: You can go through the stock only once"


def test_the_waste_is_turned_over(qtbot: QtBot) -> None:
    double = Typist.with_table(qtbot, DS, w0="5S 6H 7D", rest="t0")
    double.press("D")
    assert double.last == "Waste turned over: 3 cards"


def test_undo_and_redo_are_wished_of_the_window(double: Typist) -> None:
    double.press("Space", "2", "U")
    assert double.wishes == ["undo"]
    assert double.last == "Undone: 9 of spades and 2 more back to column 1"
    double.press("Shift+U")
    assert double.last.startswith("Redone: 9 of spades and 2 more to 10 of diamonds")
    double.press("Shift+U")
    assert double.wishes == ["undo", "redo"]
    assert double.last == "There is nothing to redo."
    double.desk.assert_picture()


def test_the_list_of_moves_is_asked_for(double: Typist) -> None:
    double.press("Space", "M")
    assert double.offered == [double.desk.session.legal()]
    assert not double.held


@pytest.mark.parametrize("code", ["FC1-N-AAAAAAA", "FC1-R-AAAAAAA"])
def test_pause_is_wished_with_and_without_a_limit(qtbot: QtBot, code: str) -> None:
    typist = Typist.at(Desk.laid(qtbot, code), qtbot)
    typist.press("P")
    assert typist.wishes == ["pause"]


# Direct moves.


@pytest.mark.parametrize(
    ("keys", "done"),
    [
        (("1", "2"), ["t0>t1*3"]),
        (("1", "5"), ["t0>t4"]),
        (("3", "1"), ["t2>t0"]),
        (("1", "1"), []),
        (("1", "Right", "2"), []),
        (("1", "Esc", "2"), []),
    ],
)
def test_two_keys_make_a_move(double: Typist, keys: tuple[str, ...], done: list[str]) -> None:
    double.desk.view.access = AccessPreferences(direct_moves=True)
    double.press(*keys)
    assert double.done == done


def test_waste_cells_and_foundations_move_by_two_keys(qtbot: QtBot, cell: Typist) -> None:
    cell.desk.view.access = AccessPreferences(direct_moves=True)
    cell.press("1", "C", "3", "C")
    assert cell.done == ["t0>c0", "t2>c2"]
    waste = Typist.with_table(
        qtbot, DS, AccessPreferences(direct_moves=True), w0="5H", t4="6S", t1="AH", rest="s0"
    )
    waste.press("W", "5", "2", "F")
    assert waste.done == ["w0>t4", "t1>f2"]


def test_a_second_key_of_a_cell_takes_the_card_that_fits(qtbot: QtBot) -> None:
    access = AccessPreferences(direct_moves=True)
    cell = Typist.with_table(qtbot, RELAXED, access, c1="QC", c3="5H", t0="6S", rest="t7")
    cell.press("C", "1")
    assert cell.done == ["c3>t0"]


# One hand.


def test_the_keypad_alone_plays(qtbot: QtBot, double: Typist) -> None:
    double.desk.view.access = AccessPreferences(scheme=Scheme.NUMPAD)
    keypad = Qt.KeyboardModifier.KeypadModifier
    for key in (Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_Clear, Qt.Key.Key_0, Qt.Key.Key_Delete):
        double.send(pressed(key, keypad))
    assert double.done == ["t0>t1*3", "s0>w0", "undo"]


def test_the_left_hand_alone_plays(double: Typist) -> None:
    double.desk.view.access = AccessPreferences(scheme=Scheme.LEFT_HAND)
    double.press("Space", "D", "Space", "R", "Z", "E", "A")
    assert double.done == ["t0>t1*3", "s0>w0", "undo"]
    assert double.spot is T[8]
    double.press("2", "Space", "X", "V")
    assert double.last == "Put back"
    assert len(double.offered) == 1


def test_no_key_is_out_of_the_left_hands_reach() -> None:
    """Every command has a key there; W and S also change how many cards are in the hand."""
    near = {*"QWERTASDFGZXCVB12345", "Space", "Tab", "Esc"}
    keys = KeyMap(AccessPreferences(scheme=Scheme.LEFT_HAND))
    for command in set(KeyCommand) - {KeyCommand.MORE, KeyCommand.FEWER}:
        reached = [chord for chord in keys.keys(command) if chord.rpartition("+")[2] in near]
        assert reached, command


def test_the_left_hand_has_a_key_for_the_best_move(double: Typist) -> None:
    double.desk.view.access = AccessPreferences(scheme=Scheme.LEFT_HAND)
    double.press("G")
    assert len(double.done) == 1


# Asking.


def test_a_pile_is_read_in_full_whatever_the_verbosity(double: Typist) -> None:
    double.desk.view.access = AccessPreferences(verbosity=Verbosity.BRIEF)
    double.press("I")
    assert double.last == (
        "Column 1, 5 cards: 7 of spades, 8 of hearts, 9 of spades, 2 hidden. 3 can move. "
        "Goes to column 5, column 2"
    )


def test_all_cards_that_are_seen_are_read_from_the_top(qtbot: QtBot) -> None:
    """A pile of which no two cards fit, and one of which few are seen."""
    thieves = Typist.with_table(
        qtbot, FT, t0="KH 2S 9D", w0="AS 5H 6H 7H 8H 9H TH JH QH KH AC", rest="s0"
    )
    thieves.press("1", "I")
    assert thieves.last.startswith("Column 1, 3 cards: 9 of diamonds, 2 of spades, king of hearts")
    thieves.press("W", "I")
    assert thieves.last.startswith("Waste: ace of clubs, king of hearts, queen of hearts")
    assert "ace of spades" not in thieves.last
    assert " under" in thieves.last


def test_only_cards_that_fit_lie_on_each_other(qtbot: QtBot) -> None:
    cell = Typist.with_table(qtbot, RELAXED, t0="9S 8H", t1="9C 4D")
    cell.press("1")
    assert cell.here == "Column 1: 8 of hearts on 9 of spades"
    cell.press("2")
    assert cell.here == "Column 2: 4 of diamonds, 1 more"


def test_what_is_returned_of_several_cards_is_said(double: Typist) -> None:
    double.press("Space", "5")  # of 9 8 7 the 7 fits on the 8 of diamonds
    assert double.done == ["t0>t4"]
    assert double.last == "7 of spades to 8 of diamonds. 2 cards put back"


def test_verbosity_goes_round_and_is_told_to_the_window(double: Typist) -> None:
    told: list[AccessPreferences] = []
    double.desk.view.access_changed.connect(told.append)
    double.press("V", "V", "V")
    assert double.said == ["Full", "Brief", "Normal"]
    assert [access.verbosity for access in told] == ["full", "brief", "normal"]


def test_messages_are_repeated(double: Typist) -> None:
    double.press("R")
    assert double.said == ["Edge"]
    double.press("D", "4", "Space", "R")
    first, second = double.said[1:3]
    assert double.last == second
    double.press("Shift+R")
    assert double.last == first
    double.press("Shift+R", "Shift+R")
    assert double.last == "Edge"
    assert double.desk.view.keyboard.announcer.repeat()


def test_numbers_are_told(double: Typist) -> None:
    double.press("D")
    double.desk.time.now = 312
    double.press("K")
    assert double.last == "Time used: 5 minutes, 12 seconds. 1 move. Score: 0"


def test_the_rest_of_a_clock_is_told(qtbot: QtBot) -> None:
    timed = Typist.at(Desk.laid(qtbot, "FC1-N-AAAAAAA"), qtbot)
    timed.desk.session.clock.start()
    timed.desk.time.now = 61
    timed.press("K")
    assert timed.last == "Time left: 5 minutes, 39 seconds. 0 moves. Score: 0"


def test_top_cards_foundations_and_table_are_read(double: Typist) -> None:
    double.press("T")
    assert double.last == (
        "1: 7 of spades. 2: 10 of diamonds. 3: 6 of hearts. 4: empty. 5: 8 of diamonds. "
        "6: empty. 7: empty. 8: empty. 9: empty"
    )
    double.press("B")
    assert double.last.startswith("Spades: empty. Spades: empty. Hearts: empty")
    double.press("Shift+I")
    assert double.last.startswith("Stock and waste. Stock: 93 cards. Waste: 5 of hearts, 1 under")


# Finding a card.


def test_a_card_is_found_and_gone_to(double: Typist) -> None:
    double.press("/", "8", "H")
    assert double.said == ["Find a card: rank and suit", "8 of hearts: column 1"]
    assert double.here == "8 of hearts, 4 of 5"
    double.press("/", "1", "0", "D")
    assert double.last == "10 of diamonds: column 2, top"


@pytest.mark.parametrize("face", ["3D", "QH"])
def test_what_lies_face_down_is_not_found(double: Typist, face: str) -> None:
    double.press("/", *face)
    assert double.last.endswith(": not visible")
    assert double.spot is T[0]


def test_what_the_waste_covers_is_not_found(qtbot: QtBot) -> None:
    thieves = Typist.with_table(qtbot, FT, w0="AS 5H 6H 7H 8H 9H TH JH QH KH AC", rest="s0")
    thieves.press("/", "A", "S")
    assert thieves.last == "Ace of spades: not visible"


def test_the_second_card_of_a_double_pack_is_found_next(qtbot: QtBot) -> None:
    double = Typist.with_table(qtbot, DS, t0="8H", t3="8H", rest="s0")
    double.press("/", "8", "H")
    assert double.spot is T[0]
    double.press("/", "8", "H")
    assert double.spot is T[3]
    double.press("/", "8", "H")
    assert double.spot is T[0]


@pytest.mark.parametrize("keys", [("7", "7"), ("Esc",), ("X",), ("7", "Esc"), ("7", "Left")])
def test_what_is_no_card_ends_the_search(double: Typist, keys: tuple[str, ...]) -> None:
    double.press("/", *keys)
    assert double.last == "No card found"
    double.press("2")
    assert double.spot is T[1]


def test_a_search_leaves_shortcuts_alone(double: Typist) -> None:
    double.press("/")
    event = pressed(*key_of("Ctrl+Q"))
    double.send(event)
    assert not event.isAccepted()


# The enlarged card.


def test_a_card_is_shown_very_large_until_dismissed(double: Typist) -> None:
    double.press("Z")
    enlarged = double.desk.view.keyboard.lens.enlarged
    assert enlarged is not None
    assert str(enlarged.card) == "7S"
    assert double.last == "7 of spades"
    picture = enlarged.grab().toImage()
    assert picture.pixelColor(picture.rect().center()).alpha() == 255
    double.press("Up", "Up")
    assert str(enlarged.card) == "8H"
    double.press("Up", "Up")
    assert enlarged.card is None  # face down
    double.press("Esc")
    assert not enlarged.isVisible()
    double.press("Z", "Z")
    assert not enlarged.isVisible()
    double.press("Z")
    QTest.mouseClick(enlarged, LEFT)
    assert not enlarged.isVisible()
    assert double.done == []


# What is seen.


def ring(typist: Typist) -> tuple[bool, int, int]:
    mark = typist.desk.view.keyboard.focus._focus
    return mark.isVisible(), round(mark.pos().x()), round(mark.pos().y())


def test_the_ring_comes_with_the_first_key_and_goes_with_the_mouse(double: Typist) -> None:
    assert not ring(double)[0]
    double.press("Right")
    corner = double.desk.lie_point(double.desk.cards(T[1])[-1])
    assert ring(double) == (True, corner.x(), corner.y())
    double.desk.press(QPoint(3, 3))
    double.desk.release(QPoint(3, 3))
    assert not ring(double)[0]


def test_the_ring_is_about_what_enter_picks_up(double: Typist) -> None:
    double.press("2", "1")
    corner = double.desk.lie_point(double.desk.cards(T[0])[2])
    assert ring(double) == (True, corner.x(), corner.y())
    double.press("Up")
    top = double.desk.lie_point(double.desk.cards(T[0])[4])
    assert ring(double) == (True, top.x(), top.y())


def test_the_ring_follows_a_resize(double: Typist) -> None:
    double.press("2")
    double.desk.view.resize(800, 500)
    corner = double.desk.lie_point(double.desk.cards(T[1])[-1])
    assert ring(double) == (True, corner.x(), corner.y())


def test_an_enlarged_table_scrolls_to_the_cursor(double: Typist) -> None:
    view = double.desk.view
    view.apply_theme(replace(view.table.theme, zoom=2.0))
    double.press("Ctrl+End")
    node = children(interface(view))[18]
    window = QRect(view.mapToGlobal(QPoint(0, 0)), view.size())
    assert window.contains(node.rect().center())
    double.press("Ctrl+Home")
    assert not window.contains(node.rect().center())
    assert window.contains(children(interface(view))[0].rect().center())


def test_a_tight_fan_is_spread_for_the_card_cursor(qtbot: QtBot) -> None:
    ranks = "KQJT98765432"
    column = " ".join(f"{rank}{suit}" for rank in ranks for suit in "HS")
    thieves = Typist.with_table(qtbot, FT, t0=column, rest="s0")
    thieves.desk.view.resize(900, 420)
    thieves.press(*["Up"] * 12)
    probe = interface(thieves.desk.view).focusChild()
    assert probe.rect().height() >= 12
    thieves.press("Right")
    thieves.desk.view.finish()
    thieves.desk.assert_picture()


def test_held_cards_rise_and_wear_a_ring_of_another_shape(double: Typist) -> None:
    scene = double.desk.view.table
    cards = double.desk.cards(T[0])[-3:]
    before = [scene.items_by_card[card].pos().y() for card in cards]
    double.press("Space")
    geometry = scene.geometry
    assert geometry is not None
    for card, y in zip(cards, before, strict=True):
        rise = y - scene.items_by_card[card].pos().y()
        assert rise == pytest.approx(RAISED * geometry.card_width)
    held = double.desk.view.keyboard.focus._held
    assert held.isVisible()
    assert held.pos().y() == pytest.approx(before[0] - RAISED * geometry.card_width)
    double.press("Esc")
    assert not held.isVisible()
    double.desk.assert_picture()


# Other input at the same time.


def test_keys_count_only_while_the_table_has_the_focus(qtbot: QtBot, double: Typist) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = QLineEdit()
    column = QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(double.desk.view)
    window.show()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    QTest.keyClicks(line, "dau 12")
    assert line.text() == "dau 12"
    assert double.done == []
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert double.desk.view.hasFocus()
    assert ring(double)[0]
    QTest.keyClick(double.desk.view, Qt.Key.Key_Tab)  # no trap
    assert line.hasFocus()
    double.desk.view.setParent(None)


def test_held_cards_go_home_when_the_focus_leaves(double: Typist) -> None:
    double.press("Space")
    double.desk.view.clearFocus()
    assert not double.held
    double.desk.assert_picture()


def test_a_press_of_the_mouse_only_puts_held_cards_back(double: Typist) -> None:
    double.press("Space")
    double.desk.click(double.desk.stock_point())
    assert not double.held
    assert double.done == []
    double.desk.assert_picture()


def test_a_key_in_a_drag_brings_the_cards_home_first(double: Typist) -> None:
    double.desk.take(T[0], 3)
    double.press("D")
    assert not double.desk.view.is_holding
    assert double.done == ["s0>w0"]
    double.desk.take(T[0], 3)
    double.press("Esc")
    assert not double.desk.view.is_holding
    double.desk.assert_picture()


@pytest.mark.parametrize("event", [QEvent.Type.WindowDeactivate, QEvent.Type.Hide])
def test_held_cards_go_home_with_the_window(double: Typist, event: QEvent.Type) -> None:
    double.press("Space")
    view = double.desk.view
    if event is QEvent.Type.Hide:
        view.hide()
    else:
        QApplication.sendEvent(view, QEvent(QEvent.Type.ActivationChange))
        view.clearFocus()
    assert not double.held


def test_another_game_forgets_the_hand_and_the_cursor(double: Typist) -> None:
    double.press("3", "Space")
    double.desk.open(Session(double.desk.session.deal, now=double.desk.time))
    assert not double.held
    assert double.spot is T[0]
    assert double.last == "Dealt: Double Solitaire"


def test_keys_land_what_still_moves(double: Typist) -> None:
    double.desk.view.animated = True
    double.press("Space", "2", "D", "D", "3", "Space", "2")
    assert double.done == ["t0>t1*3", "s0>w0", "s0>w0", "t2>t1"]
    double.desk.view.finish()
    double.desk.assert_picture()


def test_nothing_is_played_behind_a_cover(double: Typist) -> None:
    double.press("Right")
    double.desk.view.cover(True)
    double.press("D", "Space")
    assert double.done == []
    assert not ring(double)[0]
    assert double.here == ""


def test_a_game_that_is_over_says_so(double: Typist) -> None:
    double.desk.session.give_up()
    double.press("Space")
    assert double.last == "No: This game is over. No more moves are possible"
    double.press("D")
    assert double.last == "No: This game is over. No more moves are possible"
    assert double.done == []


def test_whoever_plays_with_the_mouse_hears_no_commentary(double: Typist) -> None:
    double.press("Right")
    double.desk.click(double.desk.stock_point())
    assert double.done == ["s0>w0"]
    assert double.said == []


KEYS = list(KeyMap(AccessPreferences())._orders)


@pytest.mark.sample(4)
@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize(
    "code", ["DS1-D1N-AAAAAAC", "DS1-D3V-AAAAAAD", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"]
)
def test_random_keys_keep_cards_picture_and_one_message_a_key(
    qtbot: QtBot, code: str, direct: bool, full: bool
) -> None:
    chance = random.Random(f"{code} {direct}")
    typist = Typist.at(Desk.laid(qtbot, code), qtbot, AccessPreferences(direct_moves=direct))
    desk = typist.desk
    cards = sorted(desk.session.position.cards)
    likely = [*"1234567890", "Space", "Space", "A", "D", "Shift+Return", "Up", "Ctrl+Right"]
    for _ in range(1500 if full else 300):
        typist.said.clear()
        chord = chance.choice(likely if chance.random() < 0.6 else KEYS)
        typist.press(chord)
        assert len(typist.said) <= 1, (chord, typist.said)
        assert typist.here
        assert sorted(desk.session.position.cards) == cards
        if not typist.held:
            desk.view.settle()
            desk.assert_picture()
    assert desk.session.moves > 3


def test_the_mouse_may_take_over(double: Typist) -> None:
    double.press("Space", "Right")
    QTest.mouseClick(double.desk.view.viewport(), LEFT, PLAIN, double.desk.point(T[1]))
    assert not double.held
    assert double.done == []
