"""Cards, places and marks as items of a scene."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from reussite.kernel.cards import Card
from reussite.kernel.piles import STOCK
from reussite.table.cards.deck import Deck
from reussite.table.cards.faces import Faces, Lift
from reussite.table.items.card import CardItem
from reussite.table.items.pile import PileItem
from reussite.table.items.rings import CountPill, FocusRing, TargetRing

DECK = Path(__file__).resolve().parents[3] / "resources" / "cards" / "deck-two.svg"
GROUND = QColor("#2c7a57")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def faces() -> Faces:
    return Faces(Deck(DECK), 60)


def drawn(*items: QGraphicsItem) -> QImage:
    scene = QGraphicsScene(0, 0, 200, 200)
    for item in items:
        scene.addItem(item)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 200, 200), QRectF(0, 0, 200, 200))
    painter.end()
    for item in items:
        scene.removeItem(item)
    return image


def touched(image: QImage) -> QRectF:
    """The smallest rectangle around what is not bare ground."""
    spots = [(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y) != GROUND]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    corner = QPointF(min(across), min(down))
    return QRectF(corner, QPointF(max(across) + 1, max(down) + 1))


def test_a_card_shows_its_face_or_its_back(faces: Faces) -> None:
    card = Card.parse("QH", pack=1)
    item = CardItem(card)
    item.show_face(faces, up=True)
    assert item.is_up
    assert item.pixmap().cacheKey() == faces.face(card).cacheKey()
    item.turn(False)
    assert not item.is_up
    assert item.pixmap().cacheKey() == faces.back().cacheKey()


def test_the_position_of_a_card_is_its_corner_whatever_its_shadow(faces: Faces) -> None:
    item = CardItem(Card.parse("QH"))
    for lift in Lift:
        item.show_face(faces, up=True, lift=lift)
        margin = faces.margin(lift)
        assert item.boundingRect().topLeft() == QPointF(-margin, -margin)
        assert item.boundingRect().width() == 60 + 2 * margin
    item.lift_to(Lift.RESTING)
    assert item.pixmap().cacheKey() == faces.face(item.card).cacheKey()


def test_a_card_grows_and_turns_about_its_middle(faces: Faces) -> None:
    item = CardItem(Card.parse("QH"))
    item.show_face(faces, up=True)
    assert item.transformOriginPoint() == QPointF(30, 42)
    assert item.middle == 30


def test_a_card_that_shows_nothing_yet_may_be_turned(faces: Faces) -> None:
    item = CardItem(Card.parse("QH"))
    item.turn(True)
    item.lift_to(Lift.HELD)
    assert item.pixmap().isNull()


def test_cards_leave_the_pointer_to_the_scene(faces: Faces) -> None:
    item = CardItem(Card.parse("QH"))
    assert not item.acceptedMouseButtons().value
    assert item.cacheMode() is QGraphicsItem.CacheMode.NoCache


def test_a_place_shows_its_emblem_in_the_given_colour(faces: Faces) -> None:
    item = PileItem(STOCK, "slot_recycle")
    item.show_place(faces, "#ffffff")
    recycle = drawn(item)
    assert touched(recycle) == QRectF(0, 0, 60, 84)
    item.emblem = "slot_norecycle"
    item.show_place(faces, "#ffffff")
    assert drawn(item) != recycle
    plain = drawn(item)
    item.show_place(faces, "#ffffff", strong=True)
    assert drawn(item) != plain


@pytest.mark.parametrize("make", [lambda: TargetRing("#ffd257"), FocusRing])
@pytest.mark.parametrize("width", [30, 100])
def test_a_ring_surrounds_its_card_and_stays_in_its_bounds(
    make: Callable[[], TargetRing | FocusRing], width: int
) -> None:
    ring = make()
    ring.setPos(30, 30)
    ring.surround(width, width * 1.4)
    if isinstance(ring, TargetRing):
        ring.hot = True
    area = touched(drawn(ring))
    assert area.contains(QRectF(30, 30, width, width * 1.4))
    assert ring.sceneBoundingRect().contains(area)


def test_the_target_under_the_pointer_glows_more() -> None:
    ring = TargetRing("#ffd257")
    ring.setPos(30, 30)
    ring.surround(90, 126)
    quiet = drawn(ring)
    ring.hot = True
    hot = drawn(ring)
    assert hot.pixelColor(27, 90).lightness() > quiet.pixelColor(27, 90).lightness()
    assert hot.pixelColor(75, 90).lightness() > quiet.pixelColor(75, 90).lightness()
    ring.set_accent("#0b5fbf")
    assert drawn(ring) != hot


def test_the_focus_is_white_blue_and_white_outside_the_card() -> None:
    ring = FocusRing()
    ring.setPos(40, 30)
    ring.surround(90, 126)
    image = drawn(ring)
    row = [image.pixelColor(x, 90) for x in range(30, 42)]
    assert any(colour.blue() > 180 and colour.red() < 60 for colour in row)
    assert sum(colour.lightness() > 200 for colour in row) >= 2
    assert image.pixelColor(60, 90) == GROUND


def test_the_count_is_centred_on_the_lower_edge_of_its_pile() -> None:
    pill = CountPill()
    pill.setPos(100, 100)
    pill.show_count("41", 90)
    area = touched(drawn(pill))
    assert abs(area.center().x() - 100) <= 1
    assert area.top() < 100 < area.bottom()
    assert pill.sceneBoundingRect().contains(area)
    assert pill.text == "41"


def test_an_empty_count_is_not_shown() -> None:
    pill = CountPill()
    pill.show_count("", 90)
    assert not pill.isVisible()
    pill.show_count("1", 90)
    assert pill.isVisible()
