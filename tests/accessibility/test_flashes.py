"""2.3.1: nothing flashes more than three times in any second, over an area that counts.

`make test` looks at the variants with most cards and motion, `make fuzz` at every variant on every
cloth in three sizes of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.desk import LOOK, Seconds
from support.flashes import LIMIT, Camera, flashes
from support.pictures import luminance, picture, pixels

from reussite.api import Variant
from reussite.game.session import Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.table.animation.motions import Pace
from reussite.table.background import CONTRAST, FELTS
from reussite.table.own_cloth import felt_of_colour
from reussite.table.view import TableView
from reussite.testing.playthroughs import Playthrough, bundled_variants, files, read

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
CLOTHS = {**FELTS, CONTRAST.key: CONTRAST}
OWN_COLOURS = ("#ffffff", "#000000", "#ff0000")
#: The table in a window of 800×600, 1280×800 and 1920×1080.
SIZES = ((800, 510), (1280, 710), (1920, 990))
#: Most cards, most piles, and rows that overlap.
WORST = ("DS", "FC", "GOLF", "PYRA")
WORST_CLOTHS = ("green", "sand")


@cache
def variants() -> Mapping[str, Variant]:
    return bundled_variants()


@cache
def games() -> Mapping[str, list[Playthrough]]:
    """The recorded games of every variant."""
    found: dict[str, list[Playthrough]] = {family: [] for family in variants()}
    for path in [*files(PLAYTHROUGHS), *files(PLAYTHROUGHS / "gallery")]:
        game = read(path.read_text("utf-8"))
        found[parse_code(game.code, variants()).variant.family].append(game)
    return found


Acts = list[Callable[[], object]]


class Table:
    """A view whose session plays what it is told."""

    def __init__(self, qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
        self.view = TableView(LOOK)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.animated = False
        self.view.show()
        self.session = self.fresh(code)
        self.view.open(self.session)

    @staticmethod
    def fresh(code: str) -> Session:
        return Session(parse_code(code, variants()), now=Seconds())

    def put_on(self, cloth: str) -> None:
        view = self.view
        strong = cloth == CONTRAST.key
        felt = CLOTHS.get(cloth) or felt_of_colour(cloth)
        view.apply_theme(replace(LOOK, felt=felt, is_strong=strong))
        for _ in view.table.sharpen():
            pass

    def after(self, actions: Iterator[str]) -> None:
        """Show the table after these actions."""
        for action in actions:
            self.session.act(action)
        self.view.settle()

    def play(self, action: str) -> None:
        self.view.show_played(self.session.play(Move.parse(action)))

    def undo(self) -> None:
        self.view.show_undone(self.session.undo())


def deal(qtbot: QtBot, family: str, size: tuple[int, int]) -> tuple[Table, Acts]:
    game = variants()[family].game()
    table = Table(qtbot, game.numbered(1).code, size)
    return table, [lambda: table.view.open(table.fresh(game.numbered(3).code))]


def win(qtbot: QtBot, family: str, size: tuple[int, int]) -> tuple[Table, Acts]:
    game = next(game for game in games()[family] if game.won)
    table = Table(qtbot, game.code, size)
    table.after(line.action for line in game.lines)
    assert table.session.is_won
    return table, [table.view.celebrate]


def is_redeal(action: str) -> bool:
    return action.startswith("w0>s0")


def redeal(qtbot: QtBot, family: str, size: tuple[int, int]) -> tuple[Table, Acts]:
    """The first redeal of a recorded game, and its undo."""
    game, actions = next(
        (game, actions)
        for game in games()[family]
        if any(map(is_redeal, actions := [line.action for line in game.lines]))
    )
    table = Table(qtbot, game.code, size)
    table.after(takewhile(lambda action: not is_redeal(action), actions))
    wanted = next(filter(is_redeal, actions))
    return table, [lambda: table.play(wanted), table.undo]


def redealing() -> list[str]:
    """The variants whose waste is turned over, with some of their options."""
    return [
        family
        for family, variant in variants().items()
        if any(variant.game(options).rules.passes != 1 for options in variant.all_options)
    ]


WHAT = {"deal": deal, "redeal": redeal, "win": win}
EVERY = [
    (what, family)
    for what in WHAT
    for family in sorted(variants())
    if what != "redeal" or family in redealing()
    if what != "win" or any(game.won for game in games()[family])
]


def measured(
    qtbot: QtBot, what: str, family: str, size: tuple[int, int], cloths: tuple[str, ...]
) -> dict[str, int]:
    """How much flashes on each cloth, where it is too much."""
    table, acts = WHAT[what](qtbot, family, size)
    found = {}
    for cloth in cloths:
        table.put_on(cloth)
        table.view.animated = True
        camera = Camera(table.view)
        found[cloth] = max(camera.flashing(act) for act in acts)
    return {cloth: area for cloth, area in found.items() if area >= LIMIT}


@pytest.mark.sample(4)
@pytest.mark.parametrize(("what", "family"), [pair for pair in EVERY if pair[1] in WORST])
def test_nothing_flashes_more_than_three_times_a_second(
    qtbot: QtBot, what: str, family: str
) -> None:
    assert measured(qtbot, what, family, SIZES[-1], WORST_CLOTHS) == {}


@pytest.mark.parametrize("colour", OWN_COLOURS)
def test_a_deal_flashes_no_more_on_a_colour_of_the_player_s_own(qtbot: QtBot, colour: str) -> None:
    assert measured(qtbot, "deal", "DS", SIZES[-1], (colour,)) == {}


@pytest.mark.fuzz
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("what", "family"), EVERY)
def test_nothing_flashes_in_any_variant_on_any_cloth(
    qtbot: QtBot, what: str, family: str, size: tuple[int, int]
) -> None:
    assert measured(qtbot, what, family, size, tuple(CLOTHS)) == {}


@pytest.mark.parametrize("pace", [Pace.FAST, Pace.SLOW])
def test_a_quick_deal_flashes_no_more(qtbot: QtBot, pace: Pace) -> None:
    table, [act] = deal(qtbot, "DS", SIZES[-1])
    table.put_on("green")
    table.view.pace = pace
    assert Camera(table.view).flashing(act) < LIMIT


def test_flashes_are_counted_in_pairs() -> None:
    assert flashes([25] * 9) == 0
    assert flashes([25, 38, 25, 30]) == 0
    assert flashes([0, 255, 0, 255, 0]) == 2
    assert flashes([0, 128, 255, 128, 0, 77, 153]) == 1


def test_what_flashes_too_often_is_found(qtbot: QtBot) -> None:
    """Cards that come and go five times a second: all of the cloth that they cover counts."""
    table, _ = deal(qtbot, "FC", SIZES[0])
    view = table.view
    table.put_on("green")
    camera = Camera(view)
    still = camera.luminances()
    for item in view.table.items_by_card.values():
        item.hide()
    bare = camera.luminances()
    assert camera.most_flashing([still] * 30) == 0
    assert camera.most_flashing([*[still] * 3, *[bare] * 3] * 5) > LIMIT
    assert camera.most_flashing([*[still] * 10, *[bare] * 10] * 5) == 0


def test_small_pictures_are_true(qtbot: QtBot) -> None:
    """A table drawn small is as light and dark everywhere as a picture of it that is shrunk."""
    table, [act] = deal(qtbot, "FC", SIZES[0])
    view = table.view
    table.put_on("green")
    view.animated = True
    act()
    clock = view.table.animator._time
    clock.pause()
    clock.setCurrentTime(clock.duration() // 2)
    camera = Camera(view)
    small = camera.luminances()
    whole = camera.shrunk(picture(view))
    true = [luminance(colour) * 255 for colour in pixels(whole, whole.rect())]
    assert len(small) == len(true)
    off = [abs(one - other) for one, other in zip(small, true, strict=True)]
    assert sum(off) / len(off) < 8
    assert sum(each > 51 for each in off) < len(off) / 25
    view.finish()
