"""The program on a real Wayland desktop: picture, pointer, keys, clipboard, menus, full screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desktops.wayland import SIZE, Wayland, wayland

pytestmark = pytest.mark.desktop

CODE = "FC1-R-AAAAAAA"
LAST_CARD = (0.068, 0.81)  # of the first column: the four of hearts, between its hearts
FIRST_CELL = (0.068, 0.2)
MENUS = 0.032  # of the height: the menu bar


@pytest.fixture
def table() -> Iterator[Wayland]:
    """A FreeCell deal at scale 1."""
    with wayland(CODE) as made:
        yield made


def drag(table: Wayland, start: tuple[float, float], stop: tuple[float, float]) -> None:
    table.pointer.move(*start)
    table.pointer.button(is_down=True)
    for part in (0.1, 0.4, 0.8, 1.0):
        x, y = (a + part * (b - a) for a, b in zip(start, stop, strict=True))
        table.pointer.move(x, y)
    table.pointer.button(is_down=False)
    table.pointer.move(0.5, 0.9)  # its arrow covers no card


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2])
def test_it_fills_the_screen_at_every_scale(scale: float) -> None:
    with wayland(CODE, scale=scale) as made:
        seen = made.picture()
        assert abs(seen.width - SIZE[0]) <= 1
        assert abs(seen.height - SIZE[1]) <= 1  # grim rounds where the scale leaves a rest
        (window,) = made.windows()
        assert window["name"] == "FreeCell — Réussite"
        assert abs(window["rect"]["width"] * scale - SIZE[0]) <= scale
        assert seen.white_share() > 0.12  # the cards have the size that the window allows


def test_a_card_is_dragged_into_a_cell_and_taken_back(table: Wayland) -> None:
    assert table.picture().is_white(*LAST_CARD)
    drag(table, LAST_CARD, FIRST_CELL)
    table.wait(lambda seen: seen.is_white(*FIRST_CELL), "the card in the cell")
    table.type("ctrl+z")
    table.wait(lambda seen: not seen.is_white(*FIRST_CELL), "the cell empty again")


def test_the_deal_code_reaches_the_clipboard(table: Wayland) -> None:
    table.type("ctrl+c")
    table.settled()
    assert table.run("wl-paste", "--no-newline") == CODE.encode()


def test_a_menu_opens_below_its_title_and_closes(table: Wayland) -> None:
    table.pointer.move(0.5, 0.8)
    before = table.settled()
    table.type("alt+g")
    covered = LAST_CARD[0], 0.48  # the eight of diamonds, higher in that column
    assert before.is_white(*covered)
    table.wait(lambda seen: not seen.is_white(*covered), "the menu")
    changed = table.settled().changed(before)
    assert changed is not None
    left, top, right, bottom = changed
    assert left < 0.03 * SIZE[0]
    assert top < 2 * MENUS * SIZE[1]
    assert 0.1 * SIZE[0] < right < 0.5 * SIZE[0]
    assert 0.4 * SIZE[1] < bottom < 0.8 * SIZE[1]
    table.type("Escape")
    table.wait(lambda seen: seen.is_white(*covered), "no menu")


def test_full_screen_and_back(table: Wayland) -> None:
    table.type("F11")
    table.wait(lambda _seen: table.windows()[0]["fullscreen_mode"] == 1, "full screen")
    table.type("F11")
    table.wait(lambda _seen: table.windows()[0]["fullscreen_mode"] == 0, "the window as before")


def test_the_help_opens_in_a_window_of_its_own(table: Wayland) -> None:
    table.type("F1")
    table.wait(lambda _seen: len(table.windows()) == 2, "the help")
    table.type("Escape")
    table.wait(lambda _seen: len(table.windows()) == 1, "the table alone")


def test_ctrl_q_ends_it(table: Wayland) -> None:
    table.type("ctrl+q")
    table.wait(lambda _seen: not table.windows(), "the end")
    assert "Traceback" not in table.read("reussite.log")
