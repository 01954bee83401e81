"""Deal of the day, next and previous number, recent deals, zoom by keys."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from support.window import CTRL, is_open, play, press, shown

from freecell import FREECELL
from reussite.game.daily import deal_of_the_day
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Deal
from reussite.settings import Settings
from reussite.windows.appearance import ZOOMS
from reussite.windows.dialogs.confirm import LeaveQuestion
from reussite.windows.main import MainWindow
from reussite.windows.menus.recent_deals import KEPT, recent_codes
from reussite.windows.next_game import neighbour


def test_the_deal_of_the_day_is_counted_from_the_year_2000() -> None:
    assert deal_of_the_day(FREECELL, date(2000, 1, 1)).code == "FC1-N-AAAAAAA"
    assert deal_of_the_day(FREECELL, date(2000, 1, 2)).code == "FC1-N-AAAAAAB"
    assert deal_of_the_day(FREECELL, date(2026, 11, 29)).number == 9829
    day = date(2024, 2, 29)
    assert (
        deal_of_the_day(FREECELL, day + timedelta(1)).number
        == deal_of_the_day(FREECELL, day).number + 1
    )


def test_numbers_go_round() -> None:
    game = FREECELL.game()
    assert neighbour(game.numbered(5), +1).number == 6
    assert neighbour(game.numbered(0), -1).number == NUMBERS - 1
    assert neighbour(game.numbered(NUMBERS - 1), +1).number == 0
    last = Deal(game, 2147483647, microsoft=True)
    assert neighbour(last, +1) == Deal(game, 1, microsoft=True)
    assert neighbour(Deal(game, 1, microsoft=True), -1) == last


def test_they_are_dealt_by_key_and_menu(window: MainWindow) -> None:
    press(window, Qt.Key.Key_PageDown, CTRL)
    assert window.controller.session.code == "DS1-D1N-AAAAAAC"
    press(window, Qt.Key.Key_PageUp, CTRL)
    press(window, Qt.Key.Key_PageUp, CTRL)
    assert window.controller.session.code == "DS1-D1N-AAAAAAA"
    press(window, Qt.Key.Key_D, CTRL)
    assert window.controller.session.deal.number == (date.today() - date(2000, 1, 1)).days


def test_the_deal_of_the_day_goes_on_while_it_lies_on_the_table(window: MainWindow) -> None:
    press(window, Qt.Key.Key_D, CTRL)
    begun = window.controller.session
    play(window, "s0>w0")
    press(window, Qt.Key.Key_D, CTRL)
    assert not window.findChildren(LeaveQuestion)
    assert window.controller.session is begun
    assert begun.moves == 1


def test_options_stay_for_neighbours_and_are_usual_on_the_day(
    window: MainWindow, deal: Callable[[str], Deal]
) -> None:
    window.chooser.open(deal("DS1-D3V-AAAAAAB"))
    press(window, Qt.Key.Key_PageDown, CTRL)
    assert window.controller.session.code == "DS1-D3V-AAAAAAC"
    press(window, Qt.Key.Key_D, CTRL)
    assert window.controller.session.code.startswith("DS1-D1N-")


def entries(window: MainWindow) -> list[str]:
    window.menus.recent.aboutToShow.emit()
    return [
        action.text().split()[0] for action in window.menus.recent.actions() if action.isEnabled()
    ]


def test_deals_that_were_left_can_be_dealt_again(window: MainWindow) -> None:
    assert entries(window) == []
    for _ in range(3):
        press(window, Qt.Key.Key_PageDown, CTRL)
    assert entries(window) == ["DS1-D1N-AAAAAAD", "DS1-D1N-AAAAAAC", "DS1-D1N-AAAAAAB"]
    assert "Double Solitaire" in window.menus.recent.actions()[0].text()
    window.menus.recent.actions()[2].trigger()
    assert window.controller.session.code == "DS1-D1N-AAAAAAB"
    assert entries(window)[0] == "DS1-D1N-AAAAAAE"
    assert len(entries(window)) == len(set(entries(window)))


def test_only_so_many_are_kept_and_they_survive_a_restart(
    window: MainWindow, settings: Settings, home: Path
) -> None:
    for _ in range(KEPT + 5):
        press(window, Qt.Key.Key_PageDown, CTRL)
    left = window.controller.session.code
    window.close()
    kept = recent_codes(Settings(home / "settings.toml"))
    assert len(kept) == KEPT
    assert kept[0] == left


def test_codes_that_mean_nothing_any_more_are_left_out(
    window: MainWindow, settings: Settings
) -> None:
    settings.set("game", "recent", ["XX1-N-AAAAAAB", "", "nonsense", "FC1-R-AAAAAAB"])
    assert entries(window) == ["FC1-R-AAAAAAB"]


@pytest.mark.parametrize("steps", [1, 3, 20])
def test_cards_grow_and_shrink_by_keys(window: MainWindow, settings: Settings, steps: int) -> None:
    usual = window.view.table.faces.width
    for _ in range(steps):
        press(window, Qt.Key.Key_Plus, CTRL)
    assert window.view.table.faces.width > usual
    assert settings.get("appearance", "zoom", 100) == ZOOMS[min(4 + steps, len(ZOOMS) - 1)]
    press(window, Qt.Key.Key_0, CTRL)
    assert window.view.table.faces.width == usual
    for _ in range(steps):
        press(window, Qt.Key.Key_Minus, CTRL)
    assert window.view.table.faces.width < usual


def test_a_started_game_is_not_lost_to_a_slip(window: MainWindow) -> None:
    play(window, "s0>w0")
    press(window, Qt.Key.Key_PageDown, CTRL)
    if is_open(window, LeaveQuestion):
        assert window.controller.session.code == "DS1-D1N-AAAAAAB"
        shown(window, LeaveQuestion).stay.click()
    assert window.controller.session.code in ("DS1-D1N-AAAAAAB", "DS1-D1N-AAAAAAC")
