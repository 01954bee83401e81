"""The numbers of WCAG 2.2, measured on rendered pictures of every deck on every felt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from support import desk as harness
from support.desk import Desk
from support.pictures import (
    VISIONS,
    Colour,
    changed,
    commonest,
    contrast,
    difference,
    luminance,
    picture,
    pixels,
)
from support.typist import Typist

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind, Spot
from reussite.paths import resources
from reussite.table.areas import pile_area
from reussite.table.background import CONTRAST, FELTS
from reussite.table.items.rings import Ring
from reussite.table.theme import Theme
from reussite.testing.playthroughs import bundled_variants
from reussite.windows.appearance import STRIPS

DECKS = sorted((resources() / "cards").glob("deck-*.svg"))
CLOTHS = {**FELTS, CONTRAST.key: CONTRAST}
T = [Spot(Kind.TABLEAU, n) for n in range(9)]
C = [Spot(Kind.CELL, n) for n in range(4)]
TEXT, PART = 4.5, 3.0  # contrast that WCAG asks of text, and of parts of controls and their states
RELAXED = FC.game(FC.choose(clock="R"))


def look(deck: Path, felt: str) -> Theme:
    return Theme(deck, CLOTHS[felt], is_strong=felt == CONTRAST.key)


@pytest.fixture
def typist(qtbot: QtBot) -> Typist:
    """A fan, single cards, cards of all suits, and empty places."""
    made = Typist.with_table(
        qtbot, RELAXED, t0="KH QS JH TS 9H", t1="9C", t2="8S", t3="8H", t4="8D", t5="8C", c0="5D",
        t6="TC",
    )  # fmt: skip
    made.desk.view.resize(900, 620)
    return made


def dressed(
    typist: Typist, deck: Path, felt: str, *, is_dimmed: bool = False, scale: int = 1
) -> Typist:
    view = typist.desk.view
    view.apply_theme(replace(look(deck, felt), is_dimmed=is_dimmed))
    view.table.resize(QSizeF(view.viewport().size()), scale)
    for _ in view.table.sharpen():
        pass
    return typist


def scaled(where: QRect, scale: int) -> QRect:
    """Where that is in a picture with so many pixels for each."""
    return QRect(where.topLeft() * scale, where.size() * scale)


def area(typist: Typist, spot: Spot) -> QRect:
    return pile_area(typist.desk.view.table, spot).toAlignedRect()


def index_area(typist: Typist, spot: Spot) -> QRect:
    """Where rank and suit stand, in the upper left corner of the card."""
    whole = area(typist, spot)
    margin = whole.width() // 24
    height = round(whole.width() * 0.22)
    return QRect(whole.left() + margin, whole.top() + margin, whole.width() // 2, height)


def ink_and_paper(image: QImage, where: QRect) -> tuple[Colour, Colour]:
    """The colour of the ground, and of what stands on it without its soft edges."""
    paper = commonest(pixels(image, where))
    marks = [c for c in pixels(image, where) if contrast(c, paper) > 2.0]
    return commonest(marks), paper


# Text: the indices of the cards.


@pytest.mark.sample(6)
@pytest.mark.parametrize("dimmed", [False, True], ids=["", "dimmed"])
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_indices_have_the_contrast_of_text(typist: Typist, deck: Path, dimmed: bool) -> None:
    image = picture(dressed(typist, deck, "green", is_dimmed=dimmed).desk.view)
    for spot in T[2:6]:
        ink, paper = ink_and_paper(image, index_area(typist, spot))
        assert contrast(ink, paper) >= TEXT, (spot, hex(ink), hex(paper))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    ("index", "dimmed", "least"), [("", False, 20), ("-large", False, 20), ("", True, 19)]
)
def test_the_familiar_deck_tells_four_suits_to_all_eyes(
    typist: Typist, index: str, vision: str, dimmed: bool, least: int
) -> None:
    deck = resources() / "cards" / f"deck-familiar{index}.svg"
    image = picture(dressed(typist, deck, "green", is_dimmed=dimmed).desk.view)
    inks = [ink_and_paper(image, index_area(typist, spot))[0] for spot in T[2:6]]
    assert min(difference(*pair, vision) for pair in combinations(inks, 2)) >= least


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_suits_differ_in_shape_and_not_only_in_colour(typist: Typist, deck: Path) -> None:
    image = picture(dressed(typist, deck, "green").desk.view)
    shapes = set()
    for spot in T[2:6]:
        where = index_area(typist, spot)
        where.setWidth(round(area(typist, spot).width() * 0.94))  # large suits are at the right
        _, paper = ink_and_paper(image, where)
        shapes.add(tuple(contrast(c, paper) > 2.0 for c in pixels(image, where)))
    assert len(shapes) == 4


LARGE = [deck for deck in DECKS if "large" in deck.stem]


def ink_rows(image: QImage, where: QRect) -> list[int]:
    """The rows, counted from the first of the area, in which something dark stands on paper."""
    paper = commonest(pixels(image, where))
    return [
        y - where.top()
        for y in range(where.top(), where.bottom() + 1)
        if any(
            contrast(c, paper) > 2 for c in pixels(image, QRect(where.left(), y, where.width(), 1))
        )
    ]


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("deck", LARGE, ids=lambda deck: deck.stem)
def test_large_indices_are_a_quarter_of_the_card_high(qtbot: QtBot, deck: Path, scale: int) -> None:
    """Every rank, in the picture of the table, and none is cut where cards lie in a fan."""
    typist = Typist.with_table(
        qtbot, DS, None, rest="s0", t0="AS", t1="2S", t2="3S", t3="4S", t4="5S", t5="6S", t6="7S",
        t7="8S", t8="TH 9S", f0="TS", f2="JH", f4="QD", f6="KC",
    )  # fmt: skip
    view = typist.desk.view
    view.resize(1280, 800)
    view.apply_theme(replace(look(deck, "green"), strips=STRIPS["large"]))
    view.table.resize(QSizeF(view.size()), scale)
    for _ in view.table.sharpen():
        pass
    image = picture(view, scale)
    fan = [view.table.lies[card].y for card in typist.desk.cards(T[8])]
    strip = (fan[1] - fan[0]) * scale
    for spot in (*T[:8], *(Spot(Kind.FOUNDATION, n) for n in (0, 2, 4, 6))):
        whole = scaled(area(typist, spot), scale)
        corner = QRect(whole.topLeft(), QSize(whole.width() // 2, whole.height() // 2))
        rows = ink_rows(image, corner.adjusted(whole.width() // 24, 2 * scale, 0, 0))
        letter = next((n for n, y in enumerate(rows[:-1], 1) if rows[n] > y + 1), len(rows))
        assert letter >= whole.height() / 4, spot
        assert rows[letter - 1] + 2 * scale < strip or spot.number == 4, spot


# Parts of the table.


def ring_of(where: QRect, width: int) -> Iterator[QRect]:
    """Four strips just inside a rectangle, without its corners."""
    corner = max(4, where.width() // 8)
    across = where.adjusted(corner, 0, -corner, 0)
    down = where.adjusted(0, corner, 0, -corner)
    yield QRect(across.topLeft(), across.topRight() + QPoint(0, width - 1))
    yield QRect(across.bottomLeft() - QPoint(0, width - 1), across.bottomRight())
    yield QRect(down.topLeft(), down.bottomLeft() + QPoint(width - 1, 0))
    yield QRect(down.topRight() - QPoint(width - 1, 0), down.bottomRight())


def cloth_at(image: QImage, where: QRect) -> Colour:
    """The cloth a little beside a place."""
    beside = QRect(where.left() + where.width() // 3, where.bottom() + 12, where.width() // 3, 4)
    return commonest(pixels(image, beside))


def test_paper_is_dimmed_only_where_it_is_wanted(typist: Typist) -> None:
    papers = [
        ink_and_paper(
            picture(dressed(typist, DECKS[0], "green", is_dimmed=dimmed).desk.view),
            index_area(typist, T[2]),
        )[1]
        for dimmed in (False, True)
    ]
    assert luminance(papers[1]) < 0.8 * luminance(papers[0])


@pytest.mark.sample(16)
@pytest.mark.parametrize("dimmed", [False, True], ids=["", "dimmed"])
@pytest.mark.parametrize("felt", CLOTHS)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_cards_stand_out_from_the_cloth(
    typist: Typist, deck: Path, felt: str, dimmed: bool
) -> None:
    image = picture(dressed(typist, deck, felt, is_dimmed=dimmed).desk.view)
    where = area(typist, T[1])
    cloth = cloth_at(image, where)
    for strip in ring_of(where, 2):
        assert max(contrast(c, cloth) for c in pixels(image, strip)) >= PART


@pytest.mark.parametrize("felt", CLOTHS)
def test_empty_places_stand_out_from_the_cloth(typist: Typist, felt: str) -> None:
    image = picture(dressed(typist, DECKS[0], felt).desk.view)
    for spot in (C[2], T[7], Spot(Kind.FOUNDATION, 2)):
        where = area(typist, spot)
        cloth = commonest(pixels(image, where.adjusted(8, 8, -8, -8)))
        for strip in ring_of(where.adjusted(-1, -1, 1, 1), 4):
            assert max(contrast(c, cloth) for c in pixels(image, strip)) >= PART, spot


@pytest.mark.parametrize("felt", CLOTHS)
@pytest.mark.parametrize("back", ["back", "back_red", "back_green", "back_plum", "back_slate"])
def test_backs_stand_out_from_the_cloth(qtbot: QtBot, back: str, felt: str) -> None:
    double = Typist.with_table(qtbot, DS, t0="-2D 7S", rest="s0")
    view = double.desk.view
    view.apply_theme(replace(look(DECKS[0], felt), back=back))
    image = picture(view)
    where = area(double, Spot(Kind.STOCK))
    left = QRect(where.left() - 14, where.center().y(), 4, 4)
    cloth = commonest(pixels(image, left))
    edge = QRect(where.left() - 1, where.center().y() - 20, 12, 1)
    assert max(contrast(c, cloth) for c in pixels(image, edge)) >= PART


# The focus.


def focus_area(typist: Typist) -> QRect:
    """All that the ring may touch."""
    return reach(typist.desk.view.keyboard.focus._focus)


def reach(ring: Ring) -> QRect:
    return ring.mapRectToScene(ring.boundingRect()).toAlignedRect()


def perimeter(ring: Ring) -> float:
    inner: QRectF = ring._area
    return 2 * (inner.width() + inner.height())


WHERE = {
    "a single card": ("2",),
    "a run": ("1",),
    "a covered card": ("1", "Up", "Up", "Up"),
    "an empty place": ("C", "C"),
    "a foundation": ("F",),
}


@pytest.mark.sample(9)
@pytest.mark.parametrize("felt", CLOTHS)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_the_focus_ring_is_as_large_and_strong_as_it_must_be(
    typist: Typist, deck: Path, felt: str
) -> None:
    """2.4.13: the area of a line of two pixels about it, changed by 3:1 or more."""
    view = dressed(typist, deck, felt).desk.view
    attention = view.keyboard.focus
    for where, keys in WHERE.items():
        typist.press(*keys)
        assert attention._focus.isVisible()
        with_ring = picture(view)
        attention.show_ring(False)
        without = picture(view)
        seen = changed(without, with_ring, focus_area(typist), PART)
        assert seen >= 2 * perimeter(attention._focus), where


@pytest.mark.parametrize("size", [(480, 320), (900, 620), (1800, 1100)])
def test_the_focus_ring_is_strong_at_every_size(typist: Typist, size: tuple[int, int]) -> None:
    view = typist.desk.view
    view.resize(*size)
    test_the_focus_ring_is_as_large_and_strong_as_it_must_be(typist, DECKS[-1], "sage")


@pytest.mark.sample(2)
@pytest.mark.parametrize("felt", CLOTHS)
def test_the_focus_ring_is_strong_at_200_per_cent(typist: Typist, felt: str) -> None:
    scale = 2
    view = dressed(typist, DECKS[0], felt, scale=scale).desk.view
    attention = view.keyboard.focus
    for where, keys in WHERE.items():
        typist.press(*keys)
        with_ring = picture(view, scale)
        attention.show_ring(False)
        without = picture(view, scale)
        seen = changed(without, with_ring, scaled(focus_area(typist), scale), PART)
        assert seen >= 2 * perimeter(attention._focus) * scale**2, where


def test_the_looked_at_card_is_outlined_above_its_neighbours(typist: Typist) -> None:
    """2.4.11: nothing of the ring is hidden by the cards that cover the card."""
    typist.press("1", "Up", "Up", "Up")
    scene = typist.desk.view.table
    ring = typist.desk.view.keyboard.focus._focus
    assert all(ring.zValue() > item.zValue() for item in scene.items_by_card.values())


@pytest.mark.parametrize("felt", CLOTHS)
def test_held_cards_are_told_by_shape(typist: Typist, felt: str) -> None:
    """1.4.1, 1.4.11: the ring of held cards is broken, that of the focus is not."""
    view = dressed(typist, DECKS[0], felt).desk.view
    typist.press("1", "Space", "Right")
    held = view.keyboard.focus._held
    with_ring = picture(view)
    held.hide()
    without = picture(view)
    where = reach(held)
    assert changed(without, with_ring, where, PART) >= perimeter(held)
    top = held.mapRectToScene(held._area).toAlignedRect()
    line = QRect(top.left() + 14, top.top() - 3, top.width() - 28, 3)
    colours = [
        list(pixels(with_ring, QRect(x, line.top(), 1, 3)))
        for x in range(line.left(), line.right())
    ]
    dark = [min(map(sum_of, column)) < 200 for column in colours]
    turns = sum(one != other for one, other in pairwise(dark))
    assert turns >= 6  # dashes


def sum_of(colour: Colour) -> int:
    return (colour >> 16) + (colour >> 8 & 0xFF) + (colour & 0xFF)


@pytest.mark.parametrize("felt", CLOTHS)
def test_legal_targets_are_marked_strongly_enough(typist: Typist, felt: str) -> None:
    view = dressed(typist, DECKS[0], felt).desk.view
    typist.press("4", "Space")  # 8 of hearts, onto the 9 of clubs
    ring = view.table.drop_highlights.rings[T[1]]
    with_ring = picture(view)
    ring.hide()
    without = picture(view)
    outer = changed(without, with_ring, reach(ring), PART)
    card = ring.mapRectToScene(ring._area)
    assert outer >= card.width() + card.height(), felt


# Targets.


# Of these only the top card of a column moves, so that strips of the others are no targets.
ONLY_TOPS = {"BAKER", "FT", "GOLF", "JOSE", "LIMITED", "PEAKS", "PYRA", "STREETS", "TEN"}
IN_RUNS = sorted(set(bundled_variants()) - ONLY_TOPS)


@pytest.mark.sample(23)
@pytest.mark.parametrize("large", [False, True], ids=["", "large"])
@pytest.mark.parametrize("size", [(1280, 710), (1024, 650), (800, 510)])
@pytest.mark.parametrize("family", IN_RUNS)
def test_cards_that_move_in_runs_are_targets_of_24_pixels(
    qtbot: QtBot, family: str, size: tuple[int, int], large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2.5.8, by what a press really takes hold of."""
    monkeypatch.setattr(harness, "VARIANTS", bundled_variants())
    code = bundled_variants()[family].game().numbered(1).code
    desk = Desk.laid(qtbot, code, size=size)
    if large:
        desk.view.apply_theme(
            replace(look(LARGE[0], "green"), strips=STRIPS["large"], is_heaped=True)
        )
    scene = desk.view.table
    for spot, pile in desk.session.position:
        if spot.kind is not Kind.TABLEAU:
            continue
        for card in pile.up:
            lie = scene.lies[card]
            assert gripped(desk, card, round(lie.x) + 20) >= 24, (spot, card)


@pytest.mark.parametrize("hidden", [0, 4, 8])
def test_long_columns_stay_targets_while_there_is_room(qtbot: QtBot, hidden: int) -> None:
    run = "KS QH JS TH 9S 8H 7S 6H"
    down = " ".join(f"-{rank}C" for rank in "A23456789"[:hidden])
    double = Typist.with_table(qtbot, DS, t0=f"{down} {run}", rest="s0")
    for card in double.desk.cards(T[0])[hidden:]:
        assert gripped(double.desk, card, round(double.desk.lie_point(card).x()) + 20) >= 24, card


def gripped(desk: Desk, card: Card, x: int) -> int:
    """How many pixels of a line downwards take hold of this card."""
    scene = desk.view.table
    top = int(scene.lies[card].y)
    found = 0
    for y in range(top, min(top + 40, desk.view.height())):
        grip = scene.hit_test.grip(QRectF(x, y, 1, 1).center())
        found += grip is not None and grip.card == card
    return found


# Nothing flashes.

SIGHT = (341, 256)  # ten degrees of it, in pixels; a quarter of that may flash
SHRINK = 8  # measured on pictures so many times smaller
STEP = 32  # ms between two of them
UP = {f"f{n}": " ".join(f"{r}{s}" for r in "A23456789TJQK") for n, s in enumerate("SHDC")}


def begin_moving(typist: Typist, what: str) -> None:
    view, session = typist.desk.view, typist.desk.session
    if what == "shake":
        view.table.shake(T[0], 5)
    elif what == "move":
        typist.press("2", "Space", "3")
    elif what == "celebration":
        view.celebrate()
    else:
        view.open(Session(session.game.numbered(3), now=typist.desk.time))


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("what", "felt"),
    [
        *((what, "green") for what in ("shake", "move", "deal", "celebration")),
        *((what, felt) for felt in CLOTHS if felt != "green" for what in ("deal", "celebration")),
    ],
)
def test_nothing_flashes_more_than_three_times_a_second(qtbot: QtBot, what: str, felt: str) -> None:
    """2.3.1: light and dark that change places, over an area that counts, in any one second."""
    piles = UP if what == "celebration" else {"t0": "KH QS JH TS 9H", "t1": "9C", "t2": "TD"}
    typist = Typist.with_table(qtbot, RELAXED, None, **piles)
    view = typist.desk.view
    view.resize(800, 510)
    view.apply_theme(look(DECKS[0], felt))
    view.animated = True
    begin_moving(typist, what)
    assert view.is_moving
    clock = view.table.animator._time
    clock.pause()
    frames = []
    for now in range(0, clock.duration(), STEP):
        clock.setCurrentTime(now)
        frames.append(list(map(luminance, shrunk(picture(view)))))
    view.finish()
    across, down = view.width() // SHRINK, view.height() // SHRINK
    for start in range(max(1, len(frames) - 1000 // STEP)):
        second = frames[start : start + 1000 // STEP]
        flash = [flashes(values) > 3 for values in zip(*second, strict=True)]
        assert largest_sum(flash, across, down) * SHRINK**2 < SIGHT[0] * SIGHT[1] / 4, start


def shrunk(image: QImage) -> Iterator[Colour]:
    small = image.scaled(
        image.width() // SHRINK,
        image.height() // SHRINK,
        mode=Qt.TransformationMode.SmoothTransformation,
    )
    return pixels(small, small.rect())


def flashes(values: Iterable[float]) -> int:
    """Pairs of opposing changes of luminance by a tenth or more."""
    extreme, direction, turns = -1.0, 0, 0
    for value in values:
        if extreme < 0 or direction * (value - extreme) > 0:
            extreme = value
        elif abs(value - extreme) >= 0.1:
            direction = 1 if value > extreme else -1
            extreme, turns = value, turns + 1
    return turns // 2


def largest_sum(flash: list[bool], across: int, down: int) -> int:
    """The most that flashes within ten degrees of sight, wherever the eye rests."""
    wide, high = SIGHT[0] // SHRINK, SIGHT[1] // SHRINK
    rows = [flash[y * across : (y + 1) * across] for y in range(down)]
    return max(
        sum(sum(row[x : x + wide]) for row in rows[y : y + high])
        for y in range(0, max(1, down - high), 4)
        for x in range(0, max(1, across - wide), 4)
    )


def test_flashes_are_counted_in_pairs() -> None:
    assert flashes([0.1] * 9) == 0
    assert flashes([0.1, 0.15, 0.1, 0.12]) == 0
    assert flashes([0.0, 1.0, 0.0, 1.0, 0.0]) == 2
    assert flashes([0.0, 0.5, 1.0, 0.5, 0.0, 0.3, 0.6]) == 1


# Time.


def test_every_game_can_be_played_without_a_clock() -> None:
    """2.2.1: the limit can be turned off before it begins."""
    for variant in bundled_variants().values():
        assert any(variant.game(options).time_limit is None for options in variant.all_options)


def test_nothing_moves_for_more_than_five_seconds(qtbot: QtBot) -> None:
    """2.2.2: what moves by itself ends by itself, or with any key."""
    double = Typist.with_table(qtbot, RELAXED, None, **UP)
    view = double.desk.view
    view.animated = True
    view.celebrate()
    assert view.table.animator._time.duration() <= 5000
    double.press("K")
    assert not view.is_moving
