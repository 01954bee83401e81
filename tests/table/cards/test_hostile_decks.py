"""Decks of others may be built to hang, to fill memory or to read other files: none does so."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from reussite.paths import resources
from reussite.table.cards import deck_process
from reussite.table.cards.deck import BACK, Deck
from reussite.table.cards.deck_process import Patience
from reussite.table.cards.deck_worker import NAMES, ForeignDeckError, command
from reussite.table.cards.faces import Faces
from reussite.table.cards.foreign_decks import Foreign, ForeignDeck, examined, installed

pytestmark = pytest.mark.usefixtures("qapp")

QUICK = Patience(60, 1)
OURS = resources() / "cards" / "deck-two.svg"


def deck(inside: str = "", before: str = "") -> bytes:
    """A whole deck of plain rectangles, with something more in it."""
    cards = "".join(
        f'<g id="{name}"><rect x="{n % 13 * 60}" y="{n // 13 * 80}" width="50" height="70" '
        f'fill="#{n * 4:02x}4080" stroke="none"/></g>'
        for n, name in enumerate([*NAMES["kde"], "back"])
    )
    return (
        f'{before}<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 780 400">{inside}{cards}</svg>'
    ).encode()


def bomb() -> bytes:
    """Eight kilobytes that stand for ten to the thirtieth rectangles."""
    levels = "".join(
        f'<g id="b{n}">' + f'<use xlink:href="#b{n - 1}"/>' * 10 + "</g>" for n in range(1, 31)
    )
    inside = f'<defs><rect id="b0" width="1" height="1"/>{levels}</defs>'
    return deck(inside).replace(b'<g id="1_spade">', b'<g id="1_spade"><use xlink:href="#b30"/>')


def refused(file: Path) -> str:
    with pytest.raises(ForeignDeckError) as error:
        list(examined(file))
    return error.value.problem


def problem_of(content: bytes, patience: Patience = QUICK) -> str:
    """Why this drawing is refused; empty: it is a sound deck."""
    try:
        list(deck_process.examine(content, patience))
    except ForeignDeckError as error:
        return error.problem
    return ""


# Files that are no files.


def test_a_pipe_a_device_and_a_folder_are_refused_as_decks(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    endless = tmp_path / "endless.svg"
    endless.symlink_to("/dev/zero")
    for file in (pipe, endless, tmp_path):
        assert refused(file) == "deck-unreadable"


def test_a_file_that_holds_more_than_it_says_is_read_no_further() -> None:
    """Its size is counted while it is read: files of the kernel say that they are empty."""
    assert Path("/proc/self/maps").stat().st_size == 0
    assert refused(Path("/proc/self/maps")) == "deck-no-drawing"


def test_index_files_that_are_pipes_endless_or_large_list_no_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    places = [tmp_path / "carddecks" / name for name in ("pipe", "endless", "large", "sound")]
    for place in places:
        place.mkdir(parents=True)
    os.mkfifo(places[0] / "index.desktop")
    (places[1] / "index.desktop").symlink_to("/dev/zero")
    index = f"[KDE Backdeck]\nSVG=deck.svg\nName={'Sound' * 30}\n"
    (places[2] / "index.desktop").write_text(index + "#" * (64 << 10), "utf-8")
    (places[3] / "index.desktop").write_text(index, "utf-8")
    assert [theme.key for theme in installed()] == ["kde:sound"]
    assert len(installed()[0].name) == 60


# Drawings that never end.


def test_a_drawing_that_never_ends_is_given_up() -> None:
    content = bomb()
    assert len(content) < 16 << 10
    assert problem_of(content) == "deck-too-costly"


def test_a_drawing_is_given_up_by_the_clock_too() -> None:
    assert problem_of(bomb(), Patience(0, 60)) == "deck-too-costly"


def test_a_drawing_that_takes_all_memory_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_process, "MEMORY", 200 << 20)
    assert problem_of(deck(), Patience(60, 10)) == ""
    large = f'<path d="M0 0{" L1 1" * 6_000_000}"/>'
    assert len(large) < 32 << 20
    assert problem_of(deck(large), Patience(60, 10)) == "deck-too-costly"


def test_the_process_ends_with_whoever_asked() -> None:
    asked = deck_process.examine(bomb(), Patience(60, 60))
    for _ in range(40):
        next(asked)
    assert _children()
    asked.close()
    assert not _children()


def _children() -> list[str]:
    return [
        entry
        for entry in Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
        if b"--draw-deck" in Path(f"/proc/{entry}/cmdline").read_bytes()
    ]


# Drawings that name other files.


def encoded(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def dot(tmp_path: Path) -> bytes:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(0x123456)
    assert image.save(str(tmp_path / "dot.png"))
    return (tmp_path / "dot.png").read_bytes()


@pytest.mark.parametrize(
    "inside",
    [
        '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
        '<image href="file:///etc/passwd" width="9" height="9"/>',
        '<image x:href="/etc/passwd" width="9" height="9"/>',
        '<image xlink:href="http://example.org/a.png" width="9" height="9"/>',
        '<image xlink:href="https://example.org/a.png" width="9" height="9"/>',
        '<image xlink:href="//host/share/a.png" width="9" height="9"/>',
        '<image xlink:href="a.png" width="9" height="9"/>',
        '<image xlink:href=" data:x" width="9" height="9"/>',
        '<image xlink:href="&#102;ile:///etc/passwd" width="9" height="9"/>',
        '<image xlink:href="#local" width="9" height="9"/>',
        '<filter id="f"><feImage href="file:///etc/passwd"/></filter>',
        '<use xlink:href="other.svg#card"/>',
        "<image xlink:href='data:image/png;base64,PHN2Zy8+'/>",  # <svg/>
        "<image xlink:href='data:image/svg+xml,plain'/>",
    ],
)
def test_a_deck_that_names_a_file_outside_is_refused(inside: str) -> None:
    assert problem_of(deck(inside)) == "deck-outside"


def test_a_style_sheet_or_an_entity_from_outside_is_not_read() -> None:
    sheet = '<?xml-stylesheet type="text/css" href="file:///etc/passwd"?>'
    assert problem_of(deck(before=sheet)) == "deck-outside"
    entity = '<!DOCTYPE svg [<!ENTITY e "file:///etc/passwd">]>'
    image = '<image xlink:href="&e;" width="9" height="9"/>'
    assert problem_of(deck(image, entity)) == "deck-outside"


def test_pictures_within_the_deck_and_links_are_no_trouble(tmp_path: Path) -> None:
    inside = (
        f'<image xlink:href="{encoded(dot(tmp_path))}" width="9" height="9"/>'
        '<defs><rect id="r" width="1" height="1"/></defs><use xlink:href="#r"/>'
        '<a xlink:href="https://example.org"><rect width="1" height="1"/></a>'
    )
    assert problem_of(deck(inside)) == ""


# What comes back.


def answering(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(deck_process, "command", lambda: [sys.executable, "-c", script])


def drawn(content: bytes = b"") -> str:
    try:
        list(deck_process.draw(content, ["back"], 2, 3))
    except ForeignDeckError as error:
        return error.problem
    return ""


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("print('{}'); print('x' * 24, end='')", ""),
        ("print('{}'); print('x' * 23, end='')", "deck-failed"),
        ("print('{}'); print('x' * 25, end='')", "deck-failed"),
        ("print('{}'); [print('x' * 9999) for _ in range(10**9)]", "deck-too-costly"),
        ("print('x' * 4090)", "deck-failed"),
        ("print('[]')", "deck-failed"),
        ("print('[' * 4000)", "deck-failed"),
        ('print(\'{"problem": "<b>mine</b>"}\')', "deck-failed"),
        ('print(\'{"problem": "deck-shape"}\')', "deck-shape"),
        ("import os; os.abort()", "deck-too-costly"),
        ("raise SystemExit(3)", "deck-failed"),
        ("", "deck-failed"),
    ],
)
def test_what_comes_back_is_checked(
    script: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, script)
    assert drawn() == problem


# On the table.


def foreign(tmp_path: Path) -> ForeignDeck:
    file = tmp_path / "deck.svg"
    file.write_bytes(deck())
    return ForeignDeck(Foreign(file, "kde", "back", 1.4), Deck(OURS))


def pixels(faces: Faces, number: int) -> bytes:
    return bytes(faces._picture(number).toImage().constBits())


def test_our_cards_stand_in_until_a_deck_is_drawn(tmp_path: Path) -> None:
    ours, theirs = Faces(Deck(OURS), 30), Faces(foreign(tmp_path), 30)
    assert pixels(theirs, BACK) == pixels(ours, BACK)
    made = frozenset[int]().union(*theirs.render_slices())
    assert made >= frozenset(range(BACK + 1))
    assert pixels(theirs, BACK) != pixels(ours, BACK)
    assert theirs.is_sharp


def test_finished_pictures_are_read_and_drawn_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Faces(foreign(tmp_path), 30, cache=tmp_path / "cache")
    list(first.render_slices())
    answering(monkeypatch, "import os; os.abort()")
    again = Faces(foreign(tmp_path), 30, cache=tmp_path / "cache")
    assert list(again.render_slices()) == []
    assert pixels(again, BACK) == pixels(first, BACK)
    assert again.deck.problem is None


def test_a_deck_that_could_not_be_drawn_is_tried_again_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        answering(broken, "import os; os.abort()")
        failed = Faces(foreign(tmp_path), 30, cache=tmp_path / "cache")
        list(failed.render_slices())
        assert isinstance(failed.deck.problem, ForeignDeckError)
    assert pixels(failed, BACK) == pixels(Faces(Deck(OURS), 30), BACK)
    again = Faces(foreign(tmp_path), 30, cache=tmp_path / "cache")
    list(again.render_slices())
    assert pixels(again, BACK) != pixels(failed, BACK)


def test_a_drawn_picture_lies_where_it_belongs(tmp_path: Path) -> None:
    drawing = foreign(tmp_path)
    list(drawing.prepare([BACK], (20, 28)))
    image = QImage(30, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    drawing.draw(image, BACK, QRectF(4, 5, 20, 28))
    assert [image.pixelColor(x, y).alpha() for x, y in ((3, 6), (4, 5), (23, 32), (24, 33))] == [
        0, 255, 255, 0,
    ]  # fmt: skip


# The process itself.


def test_the_process_has_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are set before anything of the deck is looked at."""
    program, *arguments = command()
    request = json.dumps({"do": "examine", "seconds": 7, "memory": 999 << 20}).encode()
    process = subprocess.Popen(
        [program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    assert process.stdin is not None
    process.stdin.write(request + b"\n" + bomb())
    process.stdin.close()
    told = Path(f"/proc/{process.pid}/limits")
    while "999" not in (text := _line(told.read_text(), "Max cpu time")) and "7 " not in text:
        assert process.poll() is None
    assert _line(told.read_text(), "Max cpu time").split()[3:5] == ["7", "7"]
    assert str(999 << 20) in _line(told.read_text(), "Max address space")
    process.kill()
    process.wait()


def _line(text: str, beginning: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(beginning))
