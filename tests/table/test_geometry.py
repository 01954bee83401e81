"""Places and fans in pixels."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import double_solitaire
import forty_thieves
import freecell
from classics import eight_off, golf, klondike, limited, scorpion, yukon
from reussite.kernel.layout import Fan, Layout, place, row
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.table.geometry import ASPECT, Geometry, Rect

CHROME = 90  # menu, tool bar and status bar of a window, in pixels
GOLF, KLONDIKE, SCORPION = golf.LAYOUT, klondike.LAYOUT, scorpion.LAYOUT
EIGHT_OFF, LIMITED, YUKON = eight_off.LAYOUT, limited.LAYOUT, yukon.LAYOUT
DOUBLE, CELLS, FORTY = double_solitaire.LAYOUT, freecell.LAYOUT, forty_thieves.LAYOUT
LAYOUTS = (DOUBLE, CELLS, FORTY)
T0 = Spot(Kind.TABLEAU)

layouts = st.sampled_from(LAYOUTS)
dprs = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
widths = st.integers(640, 7680)
heights = st.integers(480 - CHROME, 4320)


def right(rect: Rect) -> float:
    return rect.x + rect.width


def bottom(rect: Rect) -> float:
    return rect.y + rect.height


def strips(geometry: Geometry, spot: Spot, n_down: int, n_up: int) -> list[float]:
    """How much each covered card shows, in card widths."""
    tops = [y for _, y in geometry.card_positions(spot, n_down, n_up)]
    return [(below - above) / geometry.card_size[0] for above, below in pairwise(tops)]


@pytest.mark.parametrize(
    ("layout", "width", "height", "card"),
    [
        (DOUBLE, 1280, 800, 93),
        (DOUBLE, 800, 600, 58),
        (CELLS, 1280, 800, 125),
        (CELLS, 800, 600, 87),
        (FORTY, 1280, 800, 111),
        (FORTY, 800, 600, 71),
    ],
)
def test_cards_are_as_wide_as_the_window_allows(
    layout: Layout, width: int, height: int, card: int
) -> None:
    geometry = Geometry(layout, width, height - CHROME)
    assert geometry.card_width == card
    assert geometry.card_size == (card, round(card * ASPECT))


@given(layouts, widths, heights, dprs, st.booleans())
def test_places_lie_on_the_table_and_apart(
    layout: Layout, width: int, height: int, dpr: float, mirrored: bool
) -> None:
    geometry = Geometry(layout, width, height, dpr=dpr, mirrored=mirrored)
    for rect in geometry.slots.values():
        assert rect.x >= 0
        assert rect.y >= 0
        assert right(rect) <= width + 1e-6
        assert bottom(rect) <= height + 1e-6
    for a, b in combinations(geometry.slots.values(), 2):
        beside = right(a) < b.x or right(b) < a.x
        assert beside or bottom(a) < b.y or bottom(b) < a.y


@given(layouts, widths, heights, dprs)
def test_places_begin_and_end_on_whole_pixels_of_the_screen(
    layout: Layout, width: int, height: int, dpr: float
) -> None:
    geometry = Geometry(layout, width, height, dpr=dpr)
    for rect in geometry.slots.values():
        for length in rect:
            assert length * dpr == pytest.approx(round(length * dpr), abs=1e-6)


@given(layouts, widths, heights, dprs, st.integers(0, 20), st.integers(0, 20))
def test_columns_stay_in_order_and_on_the_table(
    layout: Layout, width: int, height: int, dpr: float, n_down: int, n_up: int
) -> None:
    geometry = Geometry(layout, width, height, dpr=dpr)
    for spot in layout.spots:
        positions = geometry.card_positions(spot, n_down, n_up)
        assert len(positions) == n_down + n_up
        for x, y in positions:
            assert 0 <= x <= width - geometry.card_size[0] + 1e-6
            assert 0 <= y <= height - geometry.card_size[1] + 1e-6
        if spot.kind is Kind.TABLEAU and positions:
            assert positions[0] == geometry.slots[spot][:2]
            assert all(above[1] <= below[1] for above, below in pairwise(positions))


@given(layouts, widths, heights, st.integers(0, 12), st.integers(1, 20))
def test_every_card_of_a_column_shows_some_of_itself(
    layout: Layout, width: int, height: int, n_down: int, n_up: int
) -> None:
    if n_down + n_up > 20:
        n_down = 20 - n_up
    geometry = Geometry(layout, width, height)
    assert all(strip > 0.02 for strip in strips(geometry, T0, n_down, n_up))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("width", "height"), [(800, 600), (1280, 800), (1920, 1080)])
def test_the_index_of_a_king_to_ace_column_can_be_read(
    layout: Layout, width: int, height: int
) -> None:
    geometry = Geometry(layout, width, height - CHROME)
    assert min(strips(geometry, T0, 0, 13)) >= 0.2
    assert min(strips(geometry, T0, 0, 19)) >= 0.13  # half of it


def test_faces_are_shown_as_wide_as_a_fan_may_be_while_there_is_room() -> None:
    geometry = Geometry(DOUBLE, 1280, 710)
    assert strips(geometry, T0, 2, 3) == [11 / 93, 11 / 93, 37 / 93, 37 / 93]


@pytest.mark.parametrize("cards", [10, 11, 12, 13])
def test_a_column_that_is_not_squeezed_ends_at_the_foot_of_the_table(cards: int) -> None:
    geometry = Geometry(FORTY, 1280, 710)
    shown = strips(geometry, T0, 0, cards)
    assert 0.26 < min(shown) <= max(shown) < 0.40
    last = geometry.card_positions(T0, 0, cards)[-1]
    assert 710 - 0.05 * 111 <= last[1] + geometry.card_size[1] <= 710


def test_a_strip_is_no_smaller_than_a_click_while_there_is_room() -> None:
    geometry = Geometry(DOUBLE, 800, 510)
    assert strips(geometry, T0, 0, 3) == [24 / 58, 24 / 58]
    assert min(strips(Geometry(FORTY, 800, 510), T0, 0, 12)) >= 24 / 71


def test_a_face_down_card_is_never_a_blank_line() -> None:
    """The rim of a back is .054 of its width."""
    geometry = Geometry(KLONDIKE, 1280, 692)
    assert min(strips(geometry, T0, 6, 13)) >= 0.07  # .075 in whole pixels
    assert min(strips(geometry, T0, 6, 13)[6:]) >= 0.13


@pytest.mark.parametrize(
    ("layout", "cards"),
    [(KLONDIKE, (134, 188, 258)), (CELLS, (122, 171, 235)), (FORTY, (108, 152, 208)),
     (GOLF, (158, 222, 304)), (SCORPION, (140, 199, 272))],
    ids=["Klondike", "FreeCell", "Forty Thieves", "Golf", "Scorpion"],
)  # fmt: skip
def test_cards_fill_the_windows_people_have(layout: Layout, cards: tuple[int, ...]) -> None:
    """Below and above the table a window has 108 pixels of bars."""
    sizes = ((1280, 692), (1920, 972), (2560, 1332))
    assert tuple(Geometry(layout, *size).card_width for size in sizes) == cards


@pytest.mark.parametrize("layout", [*LAYOUTS, KLONDIKE, EIGHT_OFF, SCORPION, LIMITED, YUKON])
@pytest.mark.parametrize("height", [252, 200, 160])
def test_in_a_small_window_every_card_of_a_column_shows(layout: Layout, height: int) -> None:
    """480×360 leaves 252 pixels between the bars, less with larger text."""
    geometry = Geometry(layout, 480, height)
    for n_down, n_up in ((0, 15), (0, 20), (6, 13)):
        tops = [y for _, y in geometry.card_positions(T0, n_down, n_up)]
        assert min(below - above for above, below in pairwise(tops)) >= 2
    for a, b in combinations(geometry.slots.values(), 2):
        assert right(a) < b.x or right(b) < a.x or bottom(a) < b.y or bottom(b) < a.y


def test_face_down_cards_give_way_first() -> None:
    geometry = Geometry(FORTY, 1280, 710)
    shown = strips(geometry, T0, 6, 12)
    assert max(shown[:6]) < 0.1
    assert min(shown[6:]) >= 0.25


def test_a_fan_may_be_set_wider_for_large_indices() -> None:
    geometry = Geometry(FORTY, 1280, 710, up=0.40, up_min=0.30)
    assert strips(geometry, T0, 0, 2) == [pytest.approx(0.40, abs=0.01)]


def test_the_waste_shows_its_last_three_cards() -> None:
    geometry = Geometry(DOUBLE, 1280, 710)
    positions = geometry.card_positions(WASTE, 0, 6)
    assert positions[:4] == [positions[0]] * 4
    assert [y - positions[0][1] for _, y in positions[3:]] == [0, 37, 74]


def test_a_thick_stock_shows_its_backs_set_off_to_the_upper_left() -> None:
    geometry = Geometry(DOUBLE, 1280, 710)
    assert len(set(geometry.card_positions(STOCK, 1, 0))) == 1
    positions = geometry.card_positions(STOCK, 59, 0)
    assert len(set(positions)) == 4
    assert positions[0] == geometry.slots[STOCK][:2]
    assert positions[-1] < positions[0]


def test_the_left_hand_has_everything_mirrored() -> None:
    plain = Geometry(CELLS, 1000, 600)
    other = Geometry(CELLS, 1000, 600, mirrored=True)
    for spot, rect in plain.slots.items():
        assert other.slots[spot] == rect._replace(x=1000 - right(rect))


def test_rows_at_a_side_are_packed_and_leave_the_middle_free() -> None:
    slots = Geometry(CELLS, 1280, 710).slots
    cells = [slots[Spot(Kind.CELL, n)] for n in range(4)]
    bases = [slots[Spot(Kind.FOUNDATION, n)] for n in range(4)]
    assert cells[0].x == slots[T0].x
    assert right(bases[3]) == right(slots[Spot(Kind.TABLEAU, 7)])
    assert all(b.x - right(a) <= 0.12 * 125 for a, b in [*pairwise(cells), *pairwise(bases)])
    assert bases[0].x - right(cells[3]) > 125


def test_gaps_of_a_group_are_alike() -> None:
    slots = Geometry(DOUBLE, 1293, 710).slots
    lefts = [slots[Spot(Kind.TABLEAU, n)].x for n in range(9)]
    assert len({b - a for a, b in pairwise(lefts)}) == 1


def test_a_fan_to_the_right_ends_before_its_neighbour() -> None:
    layout = Layout(
        slots=(
            place(Kind.WASTE, 0, 0, fan=Fan.RIGHT, shows=3),
            place(Kind.FOUNDATION, 2, 0),
            *row(Kind.TABLEAU, 6, x=0, y=1, fan=Fan.DOWN),
        )
    )
    for mirrored in (False, True):
        geometry = Geometry(layout, 700, 600, mirrored=mirrored)
        lefts = [x for x, _ in geometry.card_positions(WASTE, 0, 5)]
        assert lefts == sorted(lefts)
        assert len(set(lefts)) == 3
        base = geometry.slots[Spot(Kind.FOUNDATION)]
        if mirrored:
            assert lefts[0] > right(base)
            assert lefts[-1] == geometry.slots[WASTE].x
        else:
            assert lefts[-1] + geometry.card_size[0] < base.x


def test_a_fan_ends_before_the_place_below() -> None:
    layout = Layout(
        slots=(place(Kind.TABLEAU, 0, 0, fan=Fan.DOWN), place(Kind.CELL, 0, 2)), fan_room=2
    )
    geometry = Geometry(layout, 400, 600)
    last = geometry.card_positions(T0, 0, 30)[-1]
    assert last[1] + geometry.card_size[1] < geometry.slots[Spot(Kind.CELL)].y
    assert bottom(geometry.zone(T0)) < geometry.slots[Spot(Kind.CELL)].y


@pytest.mark.parametrize("size", [(1280, 692), (2560, 1332), (800, 492), (480, 252)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_no_column_grows_into_a_waste_that_is_fanned_below_it(
    size: tuple[int, int], mirrored: bool
) -> None:
    """In Golf the waste lies under most of the columns."""
    geometry = Geometry(GOLF, *size, mirrored=mirrored)
    waste = geometry.card_positions(WASTE, 0, 12)
    for spot in GOLF.spots:
        if spot.kind is Kind.TABLEAU:
            x, y = geometry.card_positions(spot, 0, 5)[-1]
            width, height = geometry.card_size
            is_above = any(abs(left - x) < width for left, _ in waste)
            assert not is_above or y + height <= waste[0][1]


def test_a_zone_holds_every_card_of_its_fan() -> None:
    geometry = Geometry(FORTY, 1280, 710)
    zone = geometry.zone(T0)
    assert zone[:2] == geometry.slots[T0][:2]
    last = geometry.card_positions(T0, 0, 104)[-1]
    assert last[1] + geometry.card_size[1] <= bottom(zone)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_one_more_pixel_never_makes_smaller_cards(layout: Layout) -> None:
    by_width = [Geometry(layout, width, 710).card_width for width in range(100, 1300)]
    by_height = [Geometry(layout, 1280, height).card_width for height in range(60, 900)]
    assert by_width == sorted(by_width)
    assert by_height == sorted(by_height)


@given(
    layouts,
    st.integers(2, 7680),
    st.integers(2, 4320),
    dprs,
    st.integers(0, 52),
    st.integers(0, 52),
    st.booleans(),
)
def test_any_table_will_do(
    layout: Layout, width: int, height: int, dpr: float, n_down: int, n_up: int, mirrored: bool
) -> None:
    geometry = Geometry(layout, width, height, dpr=dpr, mirrored=mirrored)
    assert geometry.card_width >= 1
    far_x = width - geometry.card_size[0] + 1e-6
    far_y = height - geometry.card_size[1] + 1e-6
    for spot in layout.spots:
        assert len(geometry.card_positions(spot, n_down, n_up)) == n_down + n_up
        for x, y in geometry.card_positions(spot, n_down, n_up):
            assert 0 <= x <= far_x
            assert 0 <= y <= far_y
