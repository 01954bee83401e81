"""Face-down cards in one heap with their number, as the large index has them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from support.desk import LOOK, Desk
from support.pictures import contrast, picture, pixels
from support.typist import Typist

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite.kernel.piles import Kind, Spot
from reussite.settings import Settings
from reussite.table.areas import card_area
from reussite.table.items.rings import CountPill
from reussite.windows.appearance import STRIPS, Appearance

HEAPED = replace(
    LOOK,
    deck=LOOK.deck.with_name("deck-two-large.svg"),
    strips=STRIPS["large"],
    is_heaped=True,
)
T = [Spot(Kind.TABLEAU, n) for n in range(9)]


def shown(desk: Desk) -> dict[Spot, str]:
    """The numbers that are seen on columns."""
    assert all(badge.isVisible() for badge in desk.view.table.counts.badges.values())
    return {spot: badge.text for spot, badge in desk.view.table.counts.badges.items()}


def hidden(desk: Desk) -> dict[Spot, str]:
    """The numbers that should be."""
    return {
        spot: str(len(pile.down))
        for spot, pile in desk.session.position
        if spot.kind is Kind.TABLEAU and pile.down
    }


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    made.view.apply_theme(HEAPED)
    return made


def test_a_large_index_heaps_face_down_cards_and_a_normal_one_does_not() -> None:
    settings = Settings(None)
    assert not Appearance(settings, None).theme.is_heaped
    settings.set("appearance", "index", "large")
    assert Appearance(settings, None).theme.is_heaped


def test_every_heap_bears_its_number(desk: Desk) -> None:
    assert shown(desk) == hidden(desk) == {T[n]: str(n) for n in range(1, 9)}
    desk.assert_picture()


def test_a_heap_takes_one_strip_whatever_it_holds(desk: Desk) -> None:
    tops = {spot: desk.view.table.lies[desk.cards(spot)[-1]].y for spot in T}
    first = tops.pop(T[0])
    assert len(set(tops.values())) == 1
    width = desk.view.table.faces.width
    assert tops[T[8]] - first == pytest.approx(0.32 * width, abs=1)


def test_the_number_lies_on_the_strip_and_on_no_index(desk: Desk) -> None:
    scene = desk.view.table
    for spot, badge in scene.counts.badges.items():
        strip = card_area(scene, spot, 0)
        middle = badge.mapRectToScene(badge._area).center()
        assert (middle - strip.center()).manhattanLength() <= 2, spot
        assert badge._area.width() < 0.45 * strip.width()


def test_the_number_is_large_and_strong(desk: Desk) -> None:
    """Print of at least a seventh of the card's width, with the contrast of text."""
    scene = desk.view.table
    for _ in scene.sharpen():
        pass
    image = picture(desk.view)
    badge = scene.counts.badges[T[8]]
    colours = list(pixels(image, badge.mapRectToScene(badge._area).toAlignedRect()))
    ground = max(set(colours), key=colours.count)
    assert max(contrast(colour, ground) for colour in colours) >= 7
    assert badge._font.pixelSize() >= scene.faces.width / 7
    assert scene.counts.stock._font.pixelSize() == badge._font.pixelSize()


def test_the_number_follows_the_game(qtbot: QtBot) -> None:
    typist = Typist.with_table(qtbot, DS, t0="-2D -3D 8S", t1="9H", t2="-4C", rest="s0")
    desk = typist.desk
    desk.view.apply_theme(HEAPED)
    assert shown(desk) == {T[0]: "2", T[2]: "1"}
    typist.press("1", "Space", "2")
    assert shown(desk) == {T[0]: "1", T[2]: "1"}
    desk.view.show_undone(desk.session.undo())
    assert shown(desk) == {T[0]: "2", T[2]: "1"}
    desk.assert_picture()


def test_no_number_is_seen_while_its_cards_move_or_are_covered(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    desk.view.apply_theme(HEAPED)
    desk.view.animated = True
    desk.view.open(desk.session)
    assert desk.view.is_moving
    assert shown(desk) == {}
    desk.view.finish()
    assert shown(desk) == hidden(desk)
    desk.view.table.cover(True)
    desk.view.resize(900, 600)
    assert shown(desk) == {}
    desk.view.table.cover(False)
    assert shown(desk) == hidden(desk)


@pytest.mark.parametrize("size", [(480, 320), (800, 510), (1800, 1100)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_heaps_at_every_size(desk: Desk, size: tuple[int, int], mirrored: bool) -> None:
    desk.view.apply_theme(replace(HEAPED, is_mirrored=mirrored))
    desk.view.resize(*size)
    desk.assert_picture()
    assert shown(desk) == hidden(desk)
    for badge in desk.view.table.counts.badges.values():
        assert desk.view.table.sceneRect().contains(badge.mapRectToScene(badge._area))


def test_numbers_go_with_the_look_and_the_game(desk: Desk) -> None:
    desk.view.apply_theme(LOOK)
    assert shown(desk) == {}
    pills = [item for item in desk.view.table.items() if isinstance(item, CountPill)]
    assert len(pills) == 1
    assert pills[0]._font.pixelSize() < desk.view.table.faces.width / 7
    desk.view.apply_theme(HEAPED)
    assert shown(desk) == hidden(desk)


def test_a_hidden_card_that_is_looked_at_is_where_the_heap_is_seen(desk: Desk) -> None:
    scene = desk.view.table
    areas = [card_area(scene, T[8], depth) for depth in range(8)]
    assert all(area == areas[0] for area in areas)
    assert areas[0].height() == pytest.approx(0.32 * scene.faces.width, abs=1)


def test_random_games_keep_their_numbers(desk: Desk, full: bool) -> None:
    chance = random.Random(4)
    for _ in range(2000 if full else 150):
        moves = desk.session.legal()
        if not moves or desk.session.is_over:
            break
        desk.view.play(chance.choice(moves))
        if chance.random() < 0.1 and desk.session.can_undo:
            desk.view.show_undone(desk.session.undo())
        assert shown(desk) == hidden(desk)
    desk.assert_picture()
