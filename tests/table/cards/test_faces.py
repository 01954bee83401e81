"""Pictures of cards: sharp, of the right size, and kept on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from reussite.kernel.cards import QUEEN, Card, Suit, factory_order
from reussite.table.background import FELTS
from reussite.table.cards.deck import BACK, PICTURES, SLOTS, Deck
from reussite.table.cards.faces import Faces, Lift
from reussite.table.cards.pixmap_cache import KEPT
from reussite.table.geometry import Geometry, card_pixels

CARDS = Path(__file__).resolve().parents[3] / "resources" / "cards"
QUEEN_OF_HEARTS = Card.of(QUEEN, Suit.HEARTS)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def deck() -> Deck:
    return Deck(CARDS / "deck-two.svg")


@pytest.fixture
def finished(deck: Deck, tmp_path: Path) -> Path:
    """A folder with the finished pixels of cards 30 wide."""
    run(Faces(deck, 30, cache=tmp_path).render_slices())
    return tmp_path


def run(slices: Iterator[frozenset[int]]) -> list[frozenset[int]]:
    return list(slices)


def pixels(pixmap: QPixmap) -> QImage:
    image = pixmap.toImage()
    image.setDevicePixelRatio(1)
    return image


def stored(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("lift", list(Lift))
def test_a_picture_is_the_card_and_its_margin_in_whole_pixels(
    deck: Deck, dpr: float, lift: Lift
) -> None:
    faces = Faces(deck, 57, dpr)
    picture = faces.face(QUEEN_OF_HEARTS, lift)
    margin = round(faces.margin(lift) * dpr)
    across, down = card_pixels(57, dpr)
    assert picture.devicePixelRatio() == dpr
    assert (picture.width(), picture.height()) == (across + 2 * margin, down + 2 * margin)
    assert faces.size == (across / dpr, down / dpr)


def test_geometry_and_pictures_agree_about_the_size_of_a_card(deck: Deck) -> None:
    import double_solitaire

    for dpr in (1.0, 1.25, 1.5, 2.0):
        geometry = Geometry(double_solitaire.LAYOUT, 1001, 700, dpr=dpr)
        assert Faces(deck, geometry.card_width, dpr).size == geometry.card_size


def test_a_face_is_what_the_deck_draws(deck: Deck) -> None:
    faces = Faces(deck, 80, 1.25)
    margin = round(faces.margin() * 1.25)
    expected = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    expected.fill(0)
    painter = QPainter(expected)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = QSvgRenderer(str(CARDS / "deck-two.svg"))
    drawing.render(painter, "queen_heart", QRectF(0, 0, 100, 140))
    painter.end()
    shown = pixels(faces.face(QUEEN_OF_HEARTS)).copy(margin, margin, 100, 140)
    # Without the corners, where the shadow is seen; and moved by a margin, the rounding of some
    # thin lines differs by a shade.
    inside = [(x, y) for x in range(10, 90) for y in range(10, 130)]
    other = [spot for spot in inside if shown.pixel(*spot) != expected.pixel(*spot)]
    assert len(other) < len(inside) / 100


def test_the_edge_of_a_card_is_not_blurred(deck: Deck) -> None:
    for dpr in (1.0, 1.25, 1.5, 2.0):
        faces = Faces(deck, 57, dpr)
        picture = pixels(faces.face(QUEEN_OF_HEARTS))
        margin = round(faces.margin() * dpr)
        middle = picture.height() // 2
        assert picture.pixelColor(margin, middle).alpha() == 255
        assert picture.pixelColor(margin - 1, middle).alpha() < 60  # shadow only
        assert picture.pixelColor(picture.width() - margin - 1, middle).alpha() == 255


def test_twins_share_a_picture(deck: Deck) -> None:
    faces = Faces(deck, 30)
    one, other = Card.of(1, Suit.CLUBS), Card.of(1, Suit.CLUBS, pack=1)
    assert faces.face(one).cacheKey() == faces.face(other).cacheKey()


def test_all_faces_differ(deck: Deck) -> None:
    faces = Faces(deck, 30)
    shown = {bytes(faces.face(card).toImage().constBits()) for card in factory_order(1)}
    assert len(shown) == 52


def test_a_held_card_has_the_widest_shadow(deck: Deck) -> None:
    faces = Faces(deck, 90)
    resting, following, held = (faces.margin(lift) for lift in Lift)
    assert resting < following < held
    picture = pixels(faces.face(QUEEN_OF_HEARTS, Lift.HELD))
    below = picture.height() - round(held) + 4
    assert picture.pixelColor(picture.width() // 2, below).alpha() > 20


def test_no_shadow_is_cut_off(deck: Deck) -> None:
    faces = Faces(deck, 90)
    for lift in Lift:
        picture = pixels(faces.back(lift))
        last_x, last_y = picture.width() - 1, picture.height() - 1
        for x, y in ((45, 0), (45, last_y), (0, 70), (last_x, 70)):
            assert picture.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("emblem", SLOTS)
def test_places_take_the_colour_of_the_cloth(deck: Deck, emblem: str) -> None:
    faces = Faces(deck, 60)
    colour = QColor("#1d3a2b")
    for strong, weakest in ((False, 0.66), (True, 0.85)):
        picture = pixels(faces.slot(emblem, colour.name(), strong=strong))
        line = [picture.pixelColor(x, picture.height() // 2) for x in range(8)]
        outline = max(line, key=QColor.alpha)
        assert outline.alphaF() >= weakest * 0.9  # the line is less than two pixels wide
        assert abs(outline.red() - colour.red()) <= 2
        assert abs(outline.green() - colour.green()) <= 2


def test_light_cloths_ask_for_a_darker_edge() -> None:
    edge = FELTS["sand"].card_edge
    assert edge is not None
    plain = Faces(Deck(CARDS / "deck-two.svg"), 200)
    dark = Faces(Deck(CARDS / "deck-two.svg", edge=edge), 200)
    x, y = round(plain.margin()), 140
    assert pixels(plain.back()).pixelColor(x, y).lightness() > 150
    assert pixels(dark.back()).pixelColor(x, y).lightness() < 120


# Other sizes


def test_another_size_is_there_at_once_and_sharp_later(deck: Deck) -> None:
    small = Faces(deck, 30)
    small.face(QUEEN_OF_HEARTS)
    large = small.scaled(60)
    soft = pixels(large.face(QUEEN_OF_HEARTS))
    assert not large.is_sharp
    made = run(large.render_slices([QUEEN_OF_HEARTS], budget=0))
    assert large.is_sharp
    assert made[0] == {QUEEN_OF_HEARTS.face}
    assert frozenset().union(*made) == frozenset(range(PICTURES))
    sharp = pixels(large.face(QUEEN_OF_HEARTS))
    assert sharp.size() == soft.size()
    assert sharp != soft
    assert sharp == pixels(Faces(deck, 60).face(QUEEN_OF_HEARTS))


def test_a_picture_that_no_size_has_is_rendered(deck: Deck) -> None:
    large = Faces(deck, 30).scaled(60)
    assert pixels(large.back()) == pixels(Faces(deck, 60).back())


def test_scaling_again_starts_from_the_sharp_pictures(deck: Deck) -> None:
    first = Faces(deck, 40)
    first.back()
    there_and_back = first.scaled(20).scaled(80)
    assert pixels(there_and_back.back()) == pixels(first.scaled(80).back())


def test_lifted_and_tinted_pictures_become_sharp_too(deck: Deck) -> None:
    small = Faces(deck, 30)
    run(small.render_slices())
    large = small.scaled(60)
    soft = pixels(large.back(Lift.HELD)), pixels(large.slot("slot_king", "#ffffff"))
    run(large.render_slices())
    sharp = pixels(large.back(Lift.HELD)), pixels(large.slot("slot_king", "#ffffff"))
    assert soft[0] != sharp[0]
    assert soft[1] != sharp[1]


def test_the_same_size_is_the_same_pictures(deck: Deck) -> None:
    faces = Faces(deck, 30, 1.5)
    assert faces.scaled(30) is faces
    assert faces.scaled(30, 2.0) is not faces


# On disk


def test_finished_pixels_are_read_without_parsing_the_deck(
    finished: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = pixels(Faces(deck, 30).face(QUEEN_OF_HEARTS))
    monkeypatch.setattr(Deck, "draw", None)
    faces = Faces(Deck(CARDS / "deck-two.svg"), 30, cache=finished)
    assert pixels(faces.face(QUEEN_OF_HEARTS)) == expected
    assert run(faces.render_slices()) == []
    assert pixels(faces.face(QUEEN_OF_HEARTS)) == expected
    assert faces.is_sharp


def test_a_size_found_on_disk_is_sharp_at_once(
    finished: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = pixels(Faces(deck, 30).back())
    large = Faces(deck, 60, cache=finished)
    large.back()
    monkeypatch.setattr(Deck, "draw", None)
    assert pixels(large.scaled(30).back()) == expected


def test_pixels_outlive_the_faces_they_came_from(finished: Path, deck: Deck) -> None:
    picture = Faces(deck, 30, cache=finished).back()
    assert pixels(picture) == pixels(Faces(deck, 30).back())


@pytest.mark.parametrize("harm", ["cut", "spoilt", "empty", "longer", "header"])
def test_a_damaged_file_is_rendered_again(finished: Path, deck: Deck, harm: str) -> None:
    file = stored(finished)
    content = file.read_bytes()
    middle = len(content) // 2
    file.write_bytes(
        {
            "cut": content[:middle],
            "spoilt": content[:middle] + bytes([content[middle] ^ 255]) + content[middle + 1 :],
            "empty": b"",
            "longer": content + b"x",
            "header": b"X" + content[1:],
        }[harm]
    )
    faces = Faces(deck, 30, cache=finished)
    assert pixels(faces.back()) == pixels(Faces(deck, 30).back())
    run(faces.render_slices())
    assert stored(finished).read_bytes() == content


@pytest.mark.parametrize(
    "other",
    [
        {"width": 31},
        {"dpr": 1.5},
        {"back": "back_red"},
        {"edge": "#6f6a5e"},
        {"file": "deck-four.svg"},
    ],
    ids=lambda other: next(iter(other)),
)
def test_pixels_of_anything_else_are_not_taken(finished: Path, other: dict[str, object]) -> None:
    made: dict[str, object] = {
        "file": "deck-two.svg",
        "back": "back",
        "edge": None,
        "width": 30,
        "dpr": 1.0,
    }
    made |= other
    deck = Deck(CARDS / str(made["file"]), back=str(made["back"]))
    if made["edge"]:
        deck = Deck(CARDS / "deck-two.svg", edge=str(made["edge"]))
    width, dpr = made["width"], made["dpr"]
    assert isinstance(width, int)
    assert isinstance(dpr, float)
    run(Faces(deck, width, dpr, cache=finished).render_slices())
    assert len(list(finished.iterdir())) == 2


def test_a_folder_that_cannot_be_written_is_no_error(deck: Deck, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    faces = Faces(deck, 30, cache=in_the_way / "cache")
    run(faces.render_slices())
    assert faces.is_sharp


def test_a_dropped_rendering_leaves_nothing_behind(deck: Deck, tmp_path: Path) -> None:
    slices = Faces(deck, 30, cache=tmp_path).render_slices(budget=0)
    for _ in range(PICTURES + 5):  # well into the writing
        next(slices)
    assert isinstance(slices, Iterator)
    del slices
    assert list(tmp_path.iterdir()) == []


def test_the_folder_keeps_the_files_used_last(deck: Deck, tmp_path: Path) -> None:
    first = None
    for age, width in enumerate(range(10, 10 + KEPT + 1)):
        if first is not None:
            Faces(deck, 10, cache=tmp_path)  # asked for again and again
            os.utime(first, (2_000_000_000, 2_000_000_000))
        before = set(tmp_path.iterdir())
        run(Faces(deck, width, cache=tmp_path).render_slices())
        (new,) = set(tmp_path.iterdir()) - before
        os.utime(new, (1_000_000_000 + age, 1_000_000_000 + age))
        first = first or new
    kept = list(tmp_path.iterdir())
    assert len(kept) == KEPT
    assert first in kept


def test_what_is_no_deck_says_so(tmp_path: Path) -> None:
    file = tmp_path / "drawing.svg"
    file.write_text('<svg xmlns="http://www.w3.org/2000/svg"><g id="back"/></svg>')
    with pytest.raises(ValueError, match="no deck"):
        Faces(Deck(file), 30).back()
    with pytest.raises(OSError, match="missing"):
        Deck(tmp_path / "missing.svg")


def test_drawn_on_the_table_a_card_keeps_every_pixel(deck: Deck, qapp: QApplication) -> None:
    from PySide6.QtWidgets import QGraphicsScene

    from reussite.table.items.card import CardItem

    for dpr in (1.0, 1.25, 1.5, 1.75, 2.0):
        faces = Faces(deck, 57, dpr)
        scene = QGraphicsScene(0, 0, 160, 160)
        item = CardItem(QUEEN_OF_HEARTS)
        item.show_face(faces, up=True)
        item.setPos(QPointF(31 / dpr, 17 / dpr))
        scene.addItem(item)
        shot = QImage(round(160 * dpr), round(160 * dpr), QImage.Format.Format_RGB32)
        shot.setDevicePixelRatio(dpr)
        shot.fill(0)
        painter = QPainter(shot)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, 160, 160), QRectF(0, 0, 160, 160))
        painter.end()
        shot.setDevicePixelRatio(1)
        across, down = card_pixels(57, dpr)
        margin = round(faces.margin() * dpr)
        whole = pixels(faces.face(QUEEN_OF_HEARTS)).copy(margin, margin, across, down)
        seen = shot.copy(31, 17, across, down)
        inside = (8, 8, across - 16, down - 16)
        expected = whole.convertToFormat(QImage.Format.Format_RGB32).copy(*inside)
        assert seen.copy(*inside) == expected


def test_the_numbers_of_pictures() -> None:
    assert 52 + 1 + len(SLOTS) == PICTURES
    assert BACK == 52
