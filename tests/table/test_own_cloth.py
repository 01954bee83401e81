"""A colour or a picture of the player's own as the cloth: everything is seen on it."""

from __future__ import annotations

import os
import shutil
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from reussite.api.records import Felt
from reussite.colours import contrast, mixed
from reussite.table.background import FELTS, background_pixmap
from reussite.table.own_cloth import (
    KEPT_SIDE,
    LARGEST_MB,
    LARGEST_SIDE,
    PictureError,
    PictureFelt,
    felt_of_colour,
    forget_pictures,
    own_felt,
    take_picture,
)

pytestmark = pytest.mark.usefixtures("qapp")

SLOT_STRENGTH = 0.70  # of the marks of empty places in our decks
PAPER, EDGE = "#fffdf8", "#b9b3a6"


def seen(felt: Felt, ground: str) -> tuple[float, float, float]:
    """How well marks, rings and cards are told from this place of the cloth."""
    slot = contrast(mixed(ground, felt.slot, SLOT_STRENGTH), ground)
    cards = max(contrast(edge, ground) for edge in (PAPER, felt.card_edge or EDGE))
    return slot, contrast(felt.accent, ground), cards


def around(felt: Felt) -> tuple[float, float]:
    """How well texts and what is marked can be read around the table."""
    return contrast(felt.text, felt.chrome), contrast(felt.accent, felt.chrome)


OURS = [seen(felt, ground) for felt in FELTS.values() for ground in (felt.centre, felt.edge)]
SEEN = [min(each) for each in zip(*OURS, strict=True)]
READ = [min(each) for each in zip(*map(around, FELTS.values()), strict=True)]


def assert_seen(felt: Felt, ground: str) -> None:
    assert all(one >= least for one, least in zip(seen(felt, ground), SEEN, strict=True)), ground


def test_everything_is_seen_on_any_colour_as_well_as_on_our_cloths() -> None:
    for parts in product((0, 64, 119, 136, 192, 255), repeat=3):
        colour = QColor(*parts).name()
        felt = felt_of_colour(colour)
        for ground in (felt.centre, felt.edge):
            assert_seen(felt, ground)
        texts = zip(around(felt), READ, strict=True)
        assert all(one >= least for one, least in texts), colour


@pytest.mark.parametrize("colour", ["#ffffff", "#000000", "#ff0000", "#1f4e79", "#e8d9b0"])
def test_a_colour_on_which_marks_can_be_seen_stays_as_it_is(colour: str) -> None:
    assert felt_of_colour(colour).centre == colour


def test_marks_are_light_on_dark_colours_and_dark_on_light_ones() -> None:
    assert felt_of_colour("#202060").slot == "#ffffff"
    assert contrast(felt_of_colour("#f0e8d0").slot, "#000000") < 2


# Pictures.


def striped(*colours: str, size: tuple[int, int] = (400, 300)) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    wide = size[0] // len(colours)
    for n, colour in enumerate(colours):
        painter.fillRect(n * wide, 0, wide, size[1], QColor(colour))
    painter.end()
    return image


def worn(image: QImage, folder: Path, file: str = "own.png") -> PictureFelt:
    path = folder / file
    assert image.save(str(path))
    felt = own_felt(take_picture(path, folder / "cloths"), folder / "cloths")
    assert isinstance(felt, PictureFelt)
    return felt


@pytest.mark.parametrize(
    "colours", [("#ffffff", "#000000"), ("#ff0000", "#ffff00", "#00ff00"), ("#808080",)]
)
def test_everything_is_seen_on_every_place_of_a_picture(
    colours: tuple[str, ...], tmp_path: Path
) -> None:
    felt = worn(striped(*colours), tmp_path)
    image = background_pixmap(felt, 200, 150, 2.0).toImage()
    for x in range(0, image.width(), 7):
        assert_seen(felt, image.pixelColor(x, 100).name())
    texts = zip(around(felt), READ, strict=True)
    assert all(one >= least for one, least in texts)


def test_a_dark_picture_is_not_made_darker(tmp_path: Path) -> None:
    assert worn(striped("#203040", "#102010"), tmp_path).veil == 0


@pytest.mark.parametrize("size", [(300, 100), (100, 300)])
def test_a_picture_covers_the_table_in_its_own_proportions(
    size: tuple[int, int], tmp_path: Path
) -> None:
    drawn = striped("#300000", "#003000", "#000030", size=(300, 300))
    image = background_pixmap(worn(drawn, tmp_path), *size).toImage()
    middle = [image.pixelColor(size[0] * part // 4, size[1] // 2) for part in (1, 2, 3)]
    strongest = [max(("red", "green", "blue"), key=lambda p: getattr(c, p)()) for c in middle]
    assert strongest == (["red", "green", "blue"] if size[0] > size[1] else ["green"] * 3)


@pytest.mark.parametrize("kind", ["png", "jpg", "webp"])
def test_our_copy_stays_when_the_picture_goes(kind: str, tmp_path: Path) -> None:
    felt = worn(striped("#334455", size=(3000, 900)), tmp_path, f"own.{kind}")
    (tmp_path / f"own.{kind}").unlink()
    again = own_felt(felt.key, tmp_path / "cloths")
    assert again == felt
    assert QImage(str(felt.picture)).width() == KEPT_SIDE


def test_what_is_clear_in_a_picture_becomes_dark(tmp_path: Path) -> None:
    clear = QImage(50, 50, QImage.Format.Format_ARGB32)
    clear.fill(Qt.GlobalColor.transparent)
    assert contrast(worn(clear, tmp_path).centre, "#232a35") < 1.2


def made(path: Path, kind: str) -> Path:
    """A file of this kind that is no cloth."""
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        return Path("/dev/zero")
    elif kind == "missing":
        pass
    elif kind == "text":
        path.write_text("a cloth", encoding="utf-8")
    elif kind == "gif":
        path.write_bytes(b"GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;")
    elif kind == "large":
        with path.open("wb") as file:
            file.truncate((LARGEST_MB << 20) + 1)
    elif kind == "wide":
        path = path.with_suffix(".png")
        assert QImage(LARGEST_SIDE + 1, 1, QImage.Format.Format_RGB32).save(str(path))
    else:
        picture = path.with_suffix(f".{kind.removeprefix('half ')}")
        assert striped("red", "blue", "white").save(str(picture))
        whole = picture.read_bytes()
        path.write_bytes(whole[: len(whole) * 2 // 3])
    return path


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices have no paths there")
@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("folder", "no-file"),
        ("pipe", "no-file"),
        ("device", "no-file"),
        ("missing", "unreadable"),
        ("text", "no-picture"),
        ("gif", "no-picture"),
        ("large", "too-large"),
        ("wide", "too-wide"),
        ("half png", "no-picture"),
        ("half jpeg", "no-picture"),
        ("half webp", "no-picture"),
    ],
)
def test_what_is_no_picture_is_refused_and_nothing_is_kept(
    kind: str, problem: str, tmp_path: Path
) -> None:
    with pytest.raises(PictureError) as refused:
        take_picture(made(tmp_path / "file", kind), tmp_path / "cloths")
    assert refused.value.problem == problem
    assert not (tmp_path / "cloths").exists()


def test_pictures_that_nobody_wears_are_removed(tmp_path: Path) -> None:
    old, new = (worn(striped(colour), tmp_path) for colour in ("#300000", "#000030"))
    (tmp_path / "cloths" / "mine.jpg").write_bytes(b"")
    forget_pictures(tmp_path / "cloths", but=[new.key])
    assert sorted(os.listdir(tmp_path / "cloths")) == sorted(["mine.jpg", new.key])
    assert old.key != new.key


@pytest.mark.parametrize("name", ["#33445", "#gg0000", "picture-../../x.jpg", "picture-1.jpg"])
def test_names_that_are_none_of_ours_are_no_cloth(name: str, tmp_path: Path) -> None:
    assert own_felt(name, tmp_path) is None


def test_a_copy_that_is_gone_or_damaged_is_no_cloth(tmp_path: Path) -> None:
    felt = worn(striped("#334455"), tmp_path)
    moved = tmp_path / "elsewhere"
    assert own_felt(felt.key, moved) is None
    moved.mkdir()
    shutil.copy(felt.picture, moved)
    (moved / felt.key).write_bytes(felt.picture.read_bytes()[:200])
    assert own_felt(felt.key, moved) is None
