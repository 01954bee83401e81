"""Cloths: legible marks on each, and a picture of the whole table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot
from support.desk import LOOK, Desk

from reussite.api.records import Felt
from reussite.table.background import CONTRAST, DEFAULT_FELT, FELTS, background_pixmap

pytestmark = pytest.mark.usefixtures("qapp")

SLOT_STRENGTH = 0.70  # of the marks of empty places in our decks
CARD_FACE, CARD_EDGE = "#fffdf8", "#b9b3a6"
every_felt = pytest.mark.parametrize("felt", FELTS.values(), ids=lambda felt: str(felt.key))


def luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    dark, light = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (light + 0.05) / (dark + 0.05)


def mixed(ground: str, colour: str, opacity: float) -> QColor:
    a, b = QColor(ground), QColor(colour)
    parts = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(p + (q - p) * opacity) for p, q in parts))


def test_there_are_six_and_green_is_the_first() -> None:
    assert list(FELTS) == ["green", "blue", "burgundy", "slate", "sage", "sand"]
    assert DEFAULT_FELT.key == "green"


@every_felt
def test_marks_and_words_can_be_seen(felt: Felt) -> None:
    for ground in (felt.centre, felt.edge):
        assert contrast(mixed(ground, felt.slot, SLOT_STRENGTH), ground) >= 3
        assert contrast(felt.accent, ground) >= 3
        edges = (CARD_FACE, felt.card_edge or CARD_EDGE)
        assert max(contrast(edge, ground) for edge in edges) >= 3
    assert contrast(felt.text, felt.chrome) >= 7


@every_felt
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_cloth_covers_the_table(felt: Felt, dpr: float) -> None:
    pixmap = background_pixmap(felt, 321, 201, dpr)
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.width() >= 321 * dpr
    assert pixmap.height() >= 201 * dpr
    assert (
        not pixmap.toImage().hasAlphaChannel() or pixmap.toImage().pixelColor(0, 0).alpha() == 255
    )


def test_the_light_falls_above_the_middle_and_fades_to_the_edge() -> None:
    image = background_pixmap(DEFAULT_FELT, 640, 400).toImage()
    middle, corner = mean(image, 320, 152), mean(image, 8, 392)
    assert contrast(middle, DEFAULT_FELT.centre) < 1.15
    assert luminance(corner) < luminance(middle)


def test_the_same_cloth_looks_the_same_each_time() -> None:
    one, other = (background_pixmap(DEFAULT_FELT, 200, 150).toImage() for _ in range(2))
    assert one == other


def test_a_table_without_extent_has_a_cloth_too() -> None:
    assert not background_pixmap(DEFAULT_FELT, 0, 0).isNull()


def mean(image: QImage, x: int, y: int) -> QColor:
    """Over the grain."""
    part = [image.pixelColor(x + i, y + j) for i in range(-4, 4) for j in range(-4, 4)]
    return QColor(
        sum(colour.red() for colour in part) // len(part),
        sum(colour.green() for colour in part) // len(part),
        sum(colour.blue() for colour in part) // len(part),
    )


@pytest.mark.parametrize("name", ["green", "blue", "burgundy", "slate", "sage", "sand", "contrast"])
def test_cards_are_seen_on_their_way_in_a_deal_on_every_cloth(qtbot: QtBot, name: str) -> None:
    felt = {**FELTS, CONTRAST.key: CONTRAST}[name]
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    view = desk.view
    view.apply_theme(replace(LOOK, felt=felt))
    view.animated = True
    view.open(desk.session)
    assert view.is_moving
    motions = view.table.animator._motions
    assert any(motion.start != motion.goal for motion in motions)
    assert sum(item.isVisible() for item in view.table.items_by_card.values()) < 30
    view.table.animator._time.setCurrentTime(600)
    visible = sum(item.isVisible() for item in view.table.items_by_card.values())
    assert 0 < visible < 104
    view.finish()
    desk.assert_picture()
    assert all(item.opacity() == 1 for item in view.table.items_by_card.values())
