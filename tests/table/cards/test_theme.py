"""What the table can wear: contrasts as drawn, strips, zoom, hands, paces, decks of others."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.desk import LOOK, Desk

from reussite.api.records import Felt
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.paths import resources
from reussite.table.animation.motions import Pace
from reussite.table.background import CONTRAST, FELTS
from reussite.table.cards.deck import BACK, PICTURES, Deck
from reussite.table.cards.deck_worker import ForeignDeckError
from reussite.table.cards.faces import Faces
from reussite.table.cards.foreign_decks import (
    Foreign,
    ForeignDeck,
    InstalledDeck,
    examined,
    installed,
)

CARDS = resources() / "cards"
DECKS = sorted(CARDS.glob("deck-*.svg"))
ALL_FELTS = [*FELTS.values(), CONTRAST]
WIDTH = 120


def luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours(image: QImage, area: QRectF) -> Iterator[QColor]:
    for y in range(round(area.top()), round(area.bottom())):
        for x in range(round(area.left()), round(area.right())):
            yield image.pixelColor(x, y)


def on_cloth(faces: Faces, emblem: str, felt: Felt, ground: str, *, strong: bool) -> QImage:
    """An empty place as it is seen on the cloth."""
    image = QImage(WIDTH, round(1.4 * WIDTH), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    margin = -faces.margin()
    painter.drawPixmap(round(margin), round(margin), faces.slot(emblem, felt.slot, strong=strong))
    painter.end()
    return image


# Contrasts, measured on what is drawn.


@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("deck", DECKS, ids=lambda path: path.stem)
def test_every_index_is_read_on_its_card(deck: Path, dimmed: bool, qapp: QApplication) -> None:
    drawing = Deck(deck, dimmed=dimmed)
    needed = 4.5 if not dimmed else 3.5  # large and bold: 3 would do
    for suit in "SHDC":
        image = QImage(WIDTH, round(1.4 * WIDTH), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        drawing.draw(image, Card.parse(f"7{suit}").face, QRectF(image.rect()))
        paper = image.pixelColor(WIDTH // 2, 6)
        strongest = max(
            contrast(colour, paper) for colour in colours(image, QRectF(4, 5, WIDTH // 3, 24))
        )
        assert strongest >= needed, suit


@pytest.mark.parametrize("felt", ALL_FELTS, ids=lambda felt: felt.key)
@pytest.mark.parametrize("emblem", ["slot", "slot_spade", "slot_king", "slot_recycle"])
def test_empty_places_are_seen_on_every_cloth(felt: Felt, emblem: str, qapp: QApplication) -> None:
    faces = Faces(Deck(CARDS / "deck-two.svg"), WIDTH)
    strong = felt is CONTRAST
    for ground in (felt.centre, felt.edge):
        image = on_cloth(faces, emblem, felt, ground, strong=strong)
        outline = max(
            contrast(image.pixelColor(x, image.height() // 2), QColor(ground)) for x in range(4)
        )
        assert outline >= (7 if strong else 3), "outline"
        if emblem != "slot":
            middle = QRectF(WIDTH * 0.2, WIDTH * 0.4, WIDTH * 0.6, WIDTH * 0.6)
            mark = max(contrast(colour, QColor(ground)) for colour in colours(image, middle))
            assert mark >= (7 if strong else 3), "mark"


@pytest.mark.parametrize("felt", ALL_FELTS, ids=lambda felt: felt.key)
@pytest.mark.parametrize("number", [0, BACK], ids=["face", "back"])
def test_cards_stand_out_on_every_cloth(felt: Felt, number: int, qapp: QApplication) -> None:
    """By their paper on dark cloths, by their edge on light ones."""
    drawing = Deck(CARDS / "deck-two.svg", edge=felt.card_edge)
    image = QImage(480, 672, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    drawing.draw(image, number, QRectF(image.rect()))
    rim = [image.pixelColor(x, 336) for x in range(12)]
    for ground in (felt.centre, felt.edge):
        assert max(contrast(colour, QColor(ground)) for colour in rim) >= 3


@pytest.mark.parametrize("felt", ALL_FELTS, ids=lambda felt: felt.key)
def test_texts_and_rings_are_seen(felt: Felt) -> None:
    assert contrast(QColor(felt.text), QColor(felt.chrome)) >= 4.5
    for ground in (felt.centre, felt.edge):
        assert contrast(QColor(felt.accent), QColor(ground)) >= 3


# Looks on a table.


def test_strong_marks_reach_the_table(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    place = desk.view.table._piles[Spot(Kind.FOUNDATION, 0)]
    before = place.pixmap().cacheKey()
    desk.view.apply_theme(replace(LOOK, felt=CONTRAST, is_strong=True))
    assert place.pixmap().cacheKey() != before
    strong = desk.view.table.faces.slot(place.emblem, CONTRAST.slot, strong=True)
    assert place.pixmap().cacheKey() == strong.cacheKey()
    desk.assert_picture()


def test_a_large_index_asks_for_wider_strips(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "FC1-R-AAAAAAB")
    geometry = desk.view.table.geometry
    assert geometry is not None
    width, usual = geometry.card_width, geometry.up
    desk.view.apply_theme(replace(LOOK, deck=CARDS / "deck-two-large.svg", strips=(0.40, 0.30)))
    larger = desk.view.table.geometry
    assert larger is not None
    wide = [y for _, y in larger.card_positions(Spot(Kind.TABLEAU, 0), 0, 5)]
    assert wide[1] - wide[0] == pytest.approx(0.40 * width, abs=1)
    assert larger.up > usual  # the other decks have as much only where there is room
    desk.assert_picture()


def test_pictures_that_stay_are_not_made_again(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    faces = desk.view.table.faces
    desk.view.apply_theme(replace(LOOK, felt=FELTS["blue"]))
    assert desk.view.table.faces is faces
    desk.view.apply_theme(replace(LOOK, felt=FELTS["blue"], back="back_red"))
    assert desk.view.table.faces is not faces
    desk.assert_picture()


def test_the_mirrored_table_can_be_played(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    geometry = desk.view.table.geometry
    assert geometry is not None
    usual = geometry.slots[STOCK].x
    desk.view.apply_theme(replace(LOOK, is_mirrored=True))
    mirrored = desk.view.table.geometry
    assert mirrored is not None
    assert mirrored.slots[STOCK].x == mirrored.width - mirrored.card_size[0] - usual
    desk.play(Move.parse("s0>w0"))
    assert desk.done == ["s0>w0"]
    desk.assert_picture()


# Zoom.


def test_an_enlarged_table_scrolls_and_is_played_where_it_is_seen(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB", size=(800, 510))
    view, scene = desk.view, desk.view.table
    assert scene.geometry is not None
    usual = scene.geometry.card_width
    view.apply_theme(replace(LOOK, zoom=1.75))
    assert scene.geometry.card_width >= 1.6 * usual
    assert scene.sceneRect().width() > view.viewport().width()
    desk.assert_picture()
    corner = QPoint(view.horizontalScrollBar().maximum(), view.verticalScrollBar().maximum())
    view.horizontalScrollBar().setValue(corner.x())
    view.verticalScrollBar().setValue(0)
    offset = view.offset.toPoint()
    assert offset.x() > 0
    spot = Spot(Kind.TABLEAU, 8)
    where = desk.point(spot) - offset
    assert view.viewport().rect().contains(where)
    desk.stamp += 2000
    desk.press(where)
    desk.move_to(where + QPoint(0, 40))
    assert view.is_holding
    desk.release(where + QPoint(0, 40))
    view.apply_theme(LOOK)
    assert view.offset.isNull()
    assert scene.geometry.card_width == usual
    desk.assert_picture()


def test_an_enlarged_table_follows_the_hand(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB", size=(800, 510))
    view = desk.view
    view.apply_theme(replace(LOOK, zoom=2.0))
    spot = next(
        Spot(Kind.TABLEAU, n)
        for n in range(9)
        if view.viewport().rect().contains(desk.point(Spot(Kind.TABLEAU, n)))
    )
    point = desk.take(spot)
    for _ in range(30):
        desk.move_to(QPoint(view.viewport().width() - 3, point.y()))
    assert view.offset.x() > 0
    desk.release(point)
    desk.assert_picture()


@pytest.mark.parametrize("zoom", [0.6, 0.8, 0.9])
def test_smaller_cards_stay_on_the_table(qtbot: QtBot, zoom: float) -> None:
    desk = Desk.laid(qtbot, "FT1-N-AAAAAAB")
    geometry = desk.view.table.geometry
    assert geometry is not None
    usual = geometry.card_width
    desk.view.apply_theme(replace(LOOK, zoom=zoom))
    smaller = desk.view.table.geometry
    assert smaller is not None
    assert smaller.card_width == pytest.approx(zoom * usual, abs=2)
    assert desk.view.offset.isNull()
    desk.assert_picture()


# Paces.


def test_paces_stretch_what_moves(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB", animated=True)
    desk.view.finish()
    clock = desk.view.table.animator._time
    lengths = {}
    for pace in (Pace.FAST, Pace.NORMAL, Pace.SLOW):
        desk.view.pace = pace
        desk.click(desk.stock_point())
        assert desk.view.is_moving
        lengths[pace] = clock.duration()
        desk.view.finish()
    assert lengths[Pace.FAST] * 2 == lengths[Pace.NORMAL] == lengths[Pace.SLOW] / 2
    desk.view.pace = Pace.OFF
    desk.click(desk.stock_point())
    assert not desk.view.is_moving
    desk.assert_picture()


def test_reduced_motion_lets_cards_appear_where_they_go(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    desk.view.pace = Pace.REDUCED
    desk.click(desk.stock_point())
    scene = desk.view.table
    card = desk.cards(Spot(Kind.WASTE))[-1]
    item, lie = scene.items_by_card[card], scene.lies[card]
    assert (item.pos().x(), item.pos().y()) == (lie.x, lie.y)
    assert desk.view.is_moving
    assert scene.animator._time.duration() <= 100
    qtbot.waitUntil(lambda: not desk.view.is_moving)
    assert item.opacity() == 1
    desk.assert_picture()
    desk.click(desk.stock_point())
    desk.view.finish()
    assert all(item.opacity() == 1 for item in scene.items_by_card.values())
    scene.shake(Spot(Kind.WASTE), 1)
    assert not desk.view.is_moving


# The card that was moved last.


def test_the_card_moved_last_bears_a_mark(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    scene = desk.view.table
    assert scene.last_move is None
    scene.mark_last_move(True)
    mark = scene.last_move
    assert mark is not None
    assert mark.card is None
    desk.play(Move.parse("s0>w0"))
    first = desk.cards(Spot(Kind.WASTE))[-1]
    assert mark.card is first
    assert mark._corner is not None
    assert mark._corner.parentItem() is scene.items_by_card[first]
    desk.play(Move.parse("s0>w0"))
    assert mark.card is desk.cards(Spot(Kind.WASTE))[-1]
    desk.view.show_undone(desk.session.undo())
    assert mark.card is first
    desk.view.show_undone(desk.session.undo())
    assert mark.card is None
    scene.mark_last_move(False)
    assert scene.last_move is None
    desk.assert_picture()


def test_the_mark_survives_other_games_and_looks(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    desk.view.table.mark_last_move(True)
    desk.play(Move.parse("s0>w0"))
    desk.view.apply_theme(replace(LOOK, felt=FELTS["sand"]))
    desk.view.resize(900, 600)
    other = Desk.laid(qtbot, "FC1-R-AAAAAAB")
    desk.open(other.session)
    mark = desk.view.table.last_move
    assert mark is not None
    assert mark.card is None
    QTest.qWait(1)
    desk.assert_picture()


# Decks of KDE and AisleRiot.


def found_here() -> list[InstalledDeck]:
    """The decks installed on this machine; there may be none."""
    return installed()


NAMES = [
    f"{rank}_{suit}"
    for suit in ("spade", "heart", "diamond", "club")
    for rank in (*map(str, range(1, 11)), "jack", "queen", "king")
]


def written(folder: Path, names: list[str], *, width: float = 50, height: float = 70) -> Path:
    """A deck of plain rectangles."""
    cards = "".join(
        f'<g id="{name}"><rect x="{n % 13 * 60}" y="{n // 13 * 80}" width="{width}" '
        f'height="{height}" fill="#fff" stroke="none"/></g>'
        for n, name in enumerate(names)
    )
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="780" height="400" '
        f'viewBox="0 0 780 400">{cards}</svg>'
    )
    file = folder / "deck.svg"
    file.write_text(text, encoding="utf-8")
    return file


def looked_through(file: Path) -> Foreign:
    *_, found = examined(file)
    assert found is not None
    return found


def refused(file: Path) -> str:
    with pytest.raises(ForeignDeckError) as error:
        looked_through(file)
    return error.value.problem


def test_a_whole_deck_is_accepted(tmp_path: Path, qapp: QApplication) -> None:
    found = looked_through(written(tmp_path, [*NAMES, "back"]))
    assert (found.names, found.back) == ("kde", "back")
    assert found.aspect == pytest.approx(1.4)
    assert Foreign.parse(found.texts) == replace(found, aspect=1.4)


def test_names_in_the_other_order_and_a_gzipped_file_are_accepted(
    tmp_path: Path, qapp: QApplication
) -> None:
    turned = ["_".join(reversed(name.split("_"))) for name in NAMES]
    plain = written(tmp_path, turned, width=60, height=80)
    packed = tmp_path / "deck.svgz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    found = looked_through(packed)
    assert (found.names, found.back) == ("gnome", "")


@pytest.mark.parametrize(
    ("problem", "names", "width", "height"),
    [
        ("deck-cards-missing", NAMES[:-1], 50, 70),
        ("deck-cards-missing", [], 50, 70),
        ("deck-empty-card", NAMES, 0, 0),
        ("deck-shape", NAMES, 50, 40),
        ("deck-unlike-cards", NAMES, 300, 420),
    ],
)
def test_a_broken_deck_is_refused_with_a_reason(
    problem: str, names: list[str], width: float, height: float, tmp_path: Path, qapp: QApplication
) -> None:
    assert refused(written(tmp_path, names, width=width, height=height)) == problem


def test_what_is_no_drawing_is_refused(tmp_path: Path, qapp: QApplication) -> None:
    file = tmp_path / "deck.svg"
    assert refused(file) == "deck-unreadable"
    for content in (b"", b"no drawing", b"\x1f\x8b\x08garbage", b"<svg"):
        file.write_bytes(content)
        assert refused(file) == "deck-no-drawing", content
    with file.open("wb") as stream:
        stream.truncate(33 << 20)
    assert refused(file) == "deck-too-large"
    file.write_bytes(gzip.compress(bytes(33 << 20)))
    assert refused(file) == "deck-too-large"


@pytest.mark.parametrize("texts", [[], ["a"], ["f", "kde", "back", "x"], ["f", "odd", "", "1.4"],
                                   ["f", "kde", "", "9"], ["f", "kde", "", "nan"]])  # fmt: skip
def test_nonsense_in_the_settings_is_no_deck(texts: list[str]) -> None:
    assert Foreign.parse(texts) is None


def test_a_table_wears_a_foreign_deck_and_keeps_its_shape(tmp_path: Path, qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "FC1-R-AAAAAAB")
    found = looked_through(written(tmp_path, NAMES, height=75))
    desk.view.apply_theme(replace(LOOK, foreign=found, strips=(0.36, 0.24)))
    geometry = desk.view.table.geometry
    assert geometry is not None
    width, height = geometry.card_size
    assert height / width == pytest.approx(1.5, abs=0.01)
    desk.assert_picture()
    tops = [y for _, y in geometry.card_positions(Spot(Kind.TABLEAU, 0), 0, 7)]
    assert all(b > a for a, b in pairwise(tops))
    desk.view.apply_theme(LOOK)
    desk.assert_picture()


def test_a_deck_that_is_gone_is_drawn_as_ours(tmp_path: Path, qapp: QApplication) -> None:
    file = written(tmp_path, NAMES)
    found = looked_through(file)
    ours = Deck(CARDS / "deck-two.svg")
    file.unlink()
    gone = ForeignDeck(found, ours)
    file.write_bytes(b"spoilt")
    spoilt = ForeignDeck(found, ours)
    for deck in (gone, spoilt):
        for number in range(PICTURES):
            assert picture(deck, number) == picture(ours, number)
    assert len({ours.key, gone.key, spoilt.key}) == 3


def picture(deck: Deck | ForeignDeck, number: int) -> QImage:
    for _ in deck.prepare([number], (40, 56)):
        pass
    image = QImage(40, 56, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    deck.draw(image, number, QRectF(image.rect()))
    return image


def test_decks_are_found_where_desktops_keep_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    monkeypatch.setenv("XDG_DATA_HOME", str(near))
    monkeypatch.setenv("XDG_DATA_DIRS", str(far))
    for root, name in ((near, "Mine"), (far, "Theirs")):
        folder = root / "carddecks" / "svg-plain"
        folder.mkdir(parents=True)
        (folder / "index.desktop").write_text(
            f"[KDE Backdeck]\nName={name}\nName[fr]=%{name}\nSVG=plain.svgz\nComment=50% of it\n",
            encoding="utf-8",
        )
    for name, text in (("svg-none", "[Other]\nName=x"), ("svg-bad", "no group"),
                       ("svg-latin", "[KDE Backdeck]\nName=\xe9\nSVG=x")):  # fmt: skip
        folder = far / "carddecks" / name
        folder.mkdir()
        (folder / "index.desktop").write_bytes(text.encode("latin-1"))
    (far / "aisleriot" / "cards").mkdir(parents=True)
    (far / "aisleriot" / "cards" / "anglo_poker.svgz").touch()
    found = {theme.key: theme for theme in installed()}
    assert set(found) == {"kde:svg-plain", "aisleriot:anglo_poker"}
    assert found["kde:svg-plain"].name == "Mine"
    assert found["kde:svg-plain"].file.is_relative_to(near)
    assert found["aisleriot:anglo_poker"].name == "Anglo poker"


@pytest.mark.sample(6)
@pytest.mark.parametrize("theme", found_here(), ids=lambda theme: theme.key)
def test_every_installed_deck_is_accepted_or_refused_with_a_reason(
    theme: InstalledDeck, qapp: QApplication
) -> None:
    try:
        found = looked_through(theme.file)
    except ForeignDeckError as error:
        pytest.skip(f"refused: {error}")
    drawing = ForeignDeck(found, Deck(CARDS / "deck-two.svg"))
    some = (0, 12, 13, 25, 38, 51, BACK)
    for _ in drawing.prepare(some, (40, 56)):
        pass
    assert drawing.problem is None
    seen = {bytes(picture(drawing, n).constBits()) for n in some}
    assert len(seen) == 7
