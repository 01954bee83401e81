"""Help pages: there in every language, true in every number, each example as it says."""

from __future__ import annotations

import importlib
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from support.help_pages import (
    EQUATION,
    GENERAL,
    NUMBER,
    all_pages,
    named,
    numbers,
    pages,
    roots,
    text_of,
    value,
)

from classics import VARIANTS as CLASSICS
from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from gallery import VARIANTS as GALLERY
from reussite.api import Kind, Position, Variant
from reussite.game.game_file import LARGEST
from reussite.i18n.languages import CODES
from reussite.kernel.deals import MICROSOFT_NUMBERS, NUMBER_LENGTH, NUMBERS
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK
from reussite.kernel.variant import Game
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.testing import lay, points
from reussite.testing.examples import FENCE, ExampleError, examples, parse_example
from reussite.tournament.form import LARGEST as LARGEST_FORM
from reussite.tournament.form import LONGEST_NAME as LONGEST_TITLE
from reussite.tournament.form import MOST_ROUNDS, VERSION
from reussite.tournament.names import LONGEST as LONGEST_PLAYER
from reussite.windows.help.pages import ABOUT_ALL, KEYS, general_page

#: Games whose rules are told and shown, without questions and answers.
SHORT = {variant.family for variant in GALLERY}
OTHERS = [code for code in CODES if code != "en"]
ENGLISH = list(pages("en"))


@pytest.fixture(scope="module")
def variants() -> Mapping[str, Variant]:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    return plugins.variants


# What there is.


def test_every_page_is_there_in_every_language() -> None:
    for root in roots():
        names = {code: {page.name for page in (root / code).glob("*.md")} for code in CODES}
        assert all(names[code] == names["en"] for code in CODES), (root, names)


def test_every_game_has_rules_examples_and_answers() -> None:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    for family in plugins.variants:
        for topic in ("", "examples") if family in SHORT else ("", "examples", "faq"):
            for code in CODES:
                page = plugins.help_pages(code, family, topic)
                assert page is not None
                assert page.parent.name == code, (family, topic, code)


def test_a_game_with_examples_has_answers_too_and_a_few_of_each() -> None:
    for page in (page for root in roots() for page in root.glob("*/*-examples.md")):
        assert 2 <= len(FENCE.findall(page.read_text(encoding="utf-8"))) <= 5, page
        if page.stem.removesuffix("-examples") in SHORT:
            continue
        answers = page.with_name(page.name.replace("-examples", "-faq"))
        assert 4 <= len(questions(answers)) <= 9, answers


@pytest.mark.parametrize("page", [page for page in ENGLISH if "-faq" in page.name], ids=named)
def test_all_languages_answer_the_same_number_of_questions(page: Path) -> None:
    for code in OTHERS:
        other = page.parent.parent / code / page.name
        assert len(questions(other)) == len(questions(page)), other


def questions(page: Path) -> list[str]:
    return re.findall(r"^\*\*(.+)\*\*$", page.read_text(encoding="utf-8"), re.MULTILINE)


def test_there_is_a_page_about_each_general_topic() -> None:
    for key in ABOUT_ALL:
        assert key == KEYS or all(general_page(key, code).is_file() for code in CODES)


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_a_page_begins_with_its_title_and_is_of_one_language(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert text.count("\n# ") == 0
    letters = sum("\u0430" <= letter <= "\u044f" for letter in text_of(page).lower())
    assert (letters > 200) is (page.parent.name in ("bg", "ru"))


# Examples.


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_every_example_plays_as_it_says(page: Path, variants: Mapping[str, Variant]) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(FENCE.findall(text)) == text.count("```example") == text.count("```") / 2
    for example in examples(page, variants):
        example.check()
        assert example.steps
        assert example.score is not None


@pytest.mark.parametrize("page", ENGLISH, ids=named)
def test_all_languages_have_the_same_examples_in_the_same_order(page: Path) -> None:
    shown = FENCE.findall(page.read_text(encoding="utf-8"))
    for code in OTHERS:
        other = page.parent.parent / code / page.name
        assert FENCE.findall(other.read_text(encoding="utf-8")) == shown, other


def test_every_example_file_is_on_a_page() -> None:
    for root in roots():
        files = {file.name for file in (root / "examples").glob("*.txt")}
        text = "".join(page.read_text(encoding="utf-8") for page in (root / "en").glob("*.md"))
        assert files == set(re.findall(r"^file: (.+)$", text, re.MULTILINE)), root


def example(variants: Mapping[str, Variant], plugin: str, name: str) -> list[str]:
    """What is done in an example, step by step."""
    folder = bundled_plugins() / plugin / "help" / "en"
    steps = parse_example(f"file: {name}.txt", variants, folder).steps
    return [f"{step.move}!{step.rule}" if step.rule else str(step.move) for step in steps]


def test_the_examples_show_what_they_are_there_for(variants: Mapping[str, Variant]) -> None:
    assert example(variants, "double_solitaire", "king")[0] == "t0>t3!only-kings"
    aces = example(variants, "double_solitaire", "aces")
    assert aces[0] == "t0>f0"
    assert "t2>f1" in aces
    run = example(variants, "freecell", "run")
    assert run[0] == "t0>t1*4!too-many"
    assert run[-1] == "t0>t1*4"
    by_hand = example(variants, "freecell", "by-hand")
    assert len(by_hand) == 7
    assert Counter(move[3] for move in by_hand) == {"c": 3, "t": 4}


def test_the_whole_game_is_the_known_one_and_has_no_code(variants: Mapping[str, Variant]) -> None:
    data = json.loads(
        (Path(__file__).parents[2] / "data" / "forty_thieves_1185.json").read_text("utf-8")
    )
    folder = bundled_plugins() / "forty_thieves" / "help" / "en"
    game = parse_example("file: whole-game.txt", variants, folder)
    assert [str(step.move) for step in game.steps] == data["moves"]
    scores = [game.after(done).score for done in range(len(game.steps) + 1)]
    assert scores == data["scores"]
    assert game.after(len(game.steps)).is_won
    dealt = game.deal.opening().after
    assert game.opening.after != dealt
    written = (folder.parent / "examples" / "whole-game.txt").read_text(encoding="utf-8")
    assert "code" not in written


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game: FT1-N\nt0: 7H\nt1: 8H\nmoves: t0>t1!same-suit", "is not refused by same-suit"),
        ("game: FT1-N\nt0: 7H\nt1: 8D\nmoves: t0>t1", "is not played: it is refused by same-suit"),
        ("game: FT1-N\nt0: AS\nmoves: t0>f0\nscore: 5", "the score is 10, not 5"),
    ],
)
def test_an_example_that_is_not_so_is_found(
    text: str, complaint: str, variants: Mapping[str, Variant]
) -> None:
    with pytest.raises(ExampleError, match=complaint):
        parse_example(text, variants, Path()).check()


@pytest.mark.parametrize(
    "text",
    [
        *("", "game: XX1-N", "code: FT1-N-AAAAAAB\nt0: AS", "game: FT1-N\nt77: AS"),
        *("file: none.txt", "game: FT1-N\nmoves: nonsense", "game: FT1-N\nt0: 7X"),
        "game: FT1-N\nscore: many",
    ],
)
def test_an_example_without_sense_is_an_error(text: str, variants: Mapping[str, Variant]) -> None:
    with pytest.raises(ExampleError):
        parse_example(text, variants, Path("nowhere/en"))


# Numbers.


@pytest.mark.parametrize("page", ENGLISH, ids=named)
def test_all_languages_have_the_same_numbers(page: Path) -> None:
    expected = Counter(numbers(page))
    for code in OTHERS:
        found = Counter(numbers(page.parent.parent / code / page.name))
        assert found == expected, (code, found - expected, expected - found)


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_large_numbers_are_written_as_the_language_does(page: Path) -> None:
    locale = QLocale(page.parent.name)
    for number in NUMBER.findall(text_of(page)):
        assert number == locale.toString(value(number)), number


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_dollars_are_written_as_the_language_does(page: Path) -> None:
    text = text_of(page)
    before, after = re.findall(r"-?\$\d+", text), re.findall(r"\d+\N{NO-BREAK SPACE}\$", text)
    assert len(before) + len(after) == text.count("$")
    assert not (after if page.parent.name in ("en", "bg") else before)


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_no_line_begins_with_a_sign(page: Path) -> None:
    text = text_of(page)
    assert not re.findall(r"[\d)] [=×+−] ", text)
    assert not re.findall(r"[♠♥♦♣] [♠♥♦♣]", text)
    assert page.parent.name != "ru" or not re.findall(r"\S — ", text)
    assert page.parent.name != "fr" or not re.findall(r" [:;?!»]|« ", text)


@pytest.mark.parametrize("page", all_pages(), ids=named)
def test_every_sum_is_right(page: Path) -> None:
    for equation in EQUATION.findall(text_of(page)):
        left, right = (calculated(side) for side in equation.split("="))
        assert left == right, equation


def calculated(text: str) -> int:
    """The value of numbers joined by ×, + and −."""
    plain = NUMBER.sub(lambda number: str(value(number[0])), text)
    terms = re.findall(r"([+−]?)\s*(\d+(?:\s*×\s*\d+)*)", plain)
    total = 0
    for sign, term in terms:
        product = 1
        for factor in re.findall(r"\d+", term):
            product *= int(factor)
        total += -product if sign == "−" else product
    return total


# Each number of a page, in the order of the English one, as the rules have it.

PACK = 52
UP, TAKEN, TURNED, RECYCLED = 10, 5, 5, 100  # points; held against the rules below
BACK, UNDO, SECOND, WON, EMPTIED = 15, 100, 15, 3000, 100


def opening(variant: Variant) -> Position:
    return variant.game().numbered(0).opening().after


def places(variant: Variant, kind: Kind) -> int:
    return len([slot for slot in variant.layout.slots if slot.spot.kind is kind])


def hidden() -> int:
    return sum(len(pile.down) for spot, pile in opening(DS) if spot.kind is Kind.TABLEAU)


def permitted(cells: int, columns: int) -> int:
    """How many cards may move in FreeCell with so many free cells and empty columns."""
    taken = ["7H", "8D", "9C", "TS"][: 4 - cells]
    filled = ["QH", "QD", "QC", "QS", "KH", "KD"][: 6 - columns]
    piles = {f"c{number}": card for number, card in enumerate(taken)}
    piles |= {f"t{2 + number}": card for number, card in enumerate(filled)}
    table = lay(FC, {**piles, "t0": "3S", "t1": "4H"})
    return FC.game().rules.limit(table, Move.parse("t0>t1")) or 0


CARDS = {variant: PACK * variant.packs for variant in (DS, FT, FC)}
CLEAN = CARDS[DS] * UP + hidden() * TURNED
SUIT = sum(10 * rank for rank in range(1, 10)) + 4 * 100
FREE = 4 * SUIT + places(FC, Kind.TABLEAU) * EMPTIED + WON
CELLS = places(FC, Kind.CELL)
LIMIT = FC.game().time_limit
AGAIN = [CARDS[FT], UP, 1040]


def double_solitaire() -> list[int]:
    columns = places(DS, Kind.TABLEAU)
    dealt = [len(pile.cards) for spot, pile in opening(DS) if spot.kind is Kind.TABLEAU]
    rows = places(DS, Kind.FOUNDATION) // 2
    return [
        *(DS.packs, CARDS[DS], CARDS[DS], columns, dealt[0], dealt[1], dealt[-1]),
        *(sum(dealt), hidden(), opening(DS)[STOCK].height, rows, 2, 7, 8),
        *(DS.game().rules.draw, DS.game(DS.choose(draw="D3")).rules.draw),
        *(RECYCLED, DS.undo_limit or 0),
    ]


def double_solitaire_examples() -> list[int]:
    return [2, 4, UP, 9, 8, 7, 9, 10, 1, TURNED, UP, RECYCLED, 0, UP, 2, 3, 0, UP]


def double_solitaire_answers() -> list[int]:
    each = places(DS, Kind.FOUNDATION) // 4
    limit = DS.undo_limit or 0
    return [each, DS.packs, RECYCLED, 0, 60, 60, limit, CLEAN, TAKEN, RECYCLED]


def forty_thieves() -> list[int]:
    columns = places(FT, Kind.TABLEAU)
    return [
        *(FT.packs, CARDS[FT], CARDS[FT], columns, 4, 4 * columns),
        *(opening(FT)[STOCK].height, places(FT, Kind.FOUNDATION), 7, 8, BACK),
        *(FT.game().rules.draw, FT.undo_limit or 0),
    ]


def forty_thieves_examples() -> list[int]:
    words = [9, 8, 8, 9, 10, 7, 8, 8, UP, TAKEN, 2, BACK, 0]
    return [
        *words,
        1185,
        277,
        *AGAIN[:1],
        UP,
        *AGAIN,
        29,
        TAKEN,
        29,
        TAKEN,
        145,
        1040,
        145,
        1185,
    ]


def forty_thieves_answers() -> list[int]:
    return [2, TAKEN, 2, BACK, UP, 0, 1040, TAKEN, FT.undo_limit or 0]


def freecell() -> list[int]:
    long = [len(pile.up) for spot, pile in opening(FC) if spot.kind is Kind.TABLEAU]
    table = [
        number
        for cells in range(CELLS + 1)
        for number in (cells, *(permitted(cells, columns) for columns in range(3)))
    ]
    return [
        *(FC.packs, CARDS[FC], CARDS[FC], len(long), long[0], long.count(7), long[-1]),
        *(CELLS, 1, places(FC, Kind.FOUNDATION), 7, 8, 1, 2, *table),
        *(LIMIT or 0, 0, UNDO),
    ]


def freecell_examples() -> list[int]:
    run = [CELLS, 2, permitted(2, 0), 4, 3, permitted(3, 0), 3, 10, 7, 1]
    return [*run, UP, 2, 20, 3, EMPTIED, 10, 20, 3, EMPTIED, 330, 85, FREE]


def freecell_answers() -> list[int]:
    column = [CELLS, 1, permitted(CELLS, 1), permitted(CELLS, 0)]
    paid = [SECOND, 120, 120, SECOND, 1800]
    return [*column, UNDO, UNDO, 0, *paid, MICROSOFT_NUMBERS[0], MICROSOFT_NUMBERS[-1]]


def codes() -> list[int]:
    microsoft = [MICROSOFT_NUMBERS[0], MICROSOFT_NUMBERS[-1]]
    return [1, 3, NUMBER_LENGTH, 2, 7, NUMBERS, *microsoft]


def take_backs() -> list[int]:
    return [0, UP, 5, 3, 2, BACK, UP, UP, BACK, 5, 5]


def scoring() -> list[int]:
    normal = [UP, TAKEN, TURNED, RECYCLED, 0, 0, 0, CARDS[DS], hidden()]
    normal += [CARDS[DS], UP, hidden(), TURNED, CLEAN, 30, 2, CLEAN, 30, TAKEN, 2, RECYCLED, 1170]
    price = -DS.game(DS.choose(scoring="V")).scoring.start
    vegas = [price, price, 5, 20, 4, 21, 1, CARDS[DS], 5, price, 416, 416]
    thieves = [UP, TAKEN, BACK, 0, 0, 0, *AGAIN, TAKEN, 29, 1040, 29, TAKEN, 1185]
    cell = [10, 2, 20, 9, 10, 10, 100, EMPTIED, WON, SECOND, UNDO]
    sums = [10, 20, 30, 40, 50, 60, 70, 80, 90, 4, 100, SUIT, 4, 4, SUIT, 4 * SUIT]
    columns = places(FC, Kind.TABLEAU)
    sums += [columns, columns, EMPTIED, 800, 4 * SUIT, 800, WON, FREE]
    return normal + vegas + thieves + cell + sums + [120, 2, FREE, 120, SECOND, 2, UNDO, 8800, 0]


def by_ear() -> list[int]:
    keys, readers = [1, 9, 0, 1, 10, 7], [45, 45, 12]
    return keys + readers


def tournaments() -> list[int]:
    steps, form = [1, 2, 3, 4], [VERSION, 8, LARGEST_FORM >> 20, VERSION]
    return [*steps, *form, LONGEST_TITLE, 1, MOST_ROUNDS, 1, LONGEST_PLAYER, LARGEST >> 20]


def of_the_classics() -> dict[str, Callable[[], list[int]]]:
    """Each of these games has a module of its own in `classics`, which names its pages."""
    found: dict[str, Callable[[], list[int]]] = {}
    for file in sorted((Path(__file__).parent / "classics").glob("*.py")):
        found |= importlib.import_module(f"windows.help.classics.{file.stem}").NUMBERS
    return found


EXPECTED: Mapping[str, Callable[[], list[int]]] = {
    "DS": double_solitaire,
    "DS-examples": double_solitaire_examples,
    "DS-faq": double_solitaire_answers,
    "FT": forty_thieves,
    "FT-examples": forty_thieves_examples,
    "FT-faq": forty_thieves_answers,
    "FC": freecell,
    "FC-examples": freecell_examples,
    "FC-faq": freecell_answers,
    "codes": codes,
    "take-backs": take_backs,
    "scoring": scoring,
    "by-ear": by_ear,
    "tournaments": tournaments,
    **of_the_classics(),
}
OWN = [page for page in ENGLISH if page.stem in EXPECTED]


def test_each_page_with_examples_or_answers_has_its_numbers_here() -> None:
    told = {page.stem for page in ENGLISH if page.parent.parent == GENERAL or "-" in page.stem} - {
        f"{family}-examples" for family in SHORT
    }
    assert told <= set(EXPECTED)
    assert set(EXPECTED) <= {page.stem for page in ENGLISH}


@pytest.mark.parametrize("page", OWN, ids=named)
def test_every_number_is_what_the_rules_say(page: Path) -> None:
    assert numbers(page) == EXPECTED[page.stem]()


def test_the_points_named_on_the_pages_are_those_of_the_rules() -> None:
    vegas = DS.game(DS.choose(scoring="V"))
    assert points(DS, lay(DS, t0="AS"), "t0>f0") == UP
    assert points(DS, lay(DS, w0="7H", t0="8S"), "w0>t0") == TAKEN
    assert points(DS, lay(DS, t0="-2C 7H", t1="8S"), "t0>t1") == TURNED
    assert points(DS, lay(DS, w0="7H"), "w0>s0") == -RECYCLED
    assert points(DS, lay(DS, f0="AS 2S", t0="3H"), "f0>t0") == 0
    assert points(vegas, lay(vegas, t0="AS"), "t0>f0") == 5
    assert points(FT, lay(FT, t0="AS"), "t0>f0") == UP
    assert points(FT, lay(FT, w0="7H", t0="8H"), "w0>t0") == TAKEN
    assert points(FT, lay(FT, f0="AS 2S", t0="3S"), "f0>t0") == -BACK
    assert points(FC, lay(FC, t0="KH 2S", f0="AS"), "t0>f0") == 20
    assert points(FC, lay(FC, t0="AS"), "t0>f0") == 10 + EMPTIED
    timed = FC.game(FC.choose(clock="N")).scoring
    assert (timed.undo_price, timed.second_bonus) == (UNDO, SECOND)


def test_cards_come_back_in_the_games_that_the_page_names(
    variants: Mapping[str, Variant],
) -> None:
    lines = text_of(GENERAL / "en" / "take-backs.md").splitlines()
    free, priced, never = (
        next(line for line in lines if line.startswith(beginning))
        for beginning in ("In Double", "- **Quarante", "- **FreeCell")
    )
    for variant in variants.values():
        rules = variant.game().rules
        if variant.family in SHORT:  # named together
            takes = [rule.takes for rule in rules.piles.values()]
            assert not any(Kind.FOUNDATION in kinds for kinds in takes), variant.name
            assert "all games of the Gallery" in never
            continue
        if Kind.FOUNDATION not in {slot.spot.kind for slot in variant.layout.slots}:
            assert not any(variant.name in line for line in (free, priced, never))
            continue
        comes_back = Kind.FOUNDATION in rules.piles[Kind.TABLEAU].takes
        assert (variant.name in free + priced) is comes_back, variant.name
        assert (variant.name in never) is not comes_back, variant.name
        if variant.name in priced:
            table = lay(variant, f0="AS 2S", t0="3H", t1="3S")
            moves = ("f0>t0", "f0>t1")
            move = next(m for m in moves if rules.refusal(table, Move.parse(m)) is None)
            assert points(variant, table, move) == -BACK


@pytest.mark.parametrize("variant", CLASSICS, ids=lambda variant: variant.family)
def test_undoing_costs_nothing_in_the_classics_and_reaches_the_first_move(
    variant: Variant,
) -> None:
    assert variant.undo_limit is None
    assert {game.scoring.undo_price for game in all_games(variant)} == {0}


def all_games(variant: Variant) -> list[Game]:
    keys = [option.key for option in variant.options]
    chosen = product(*([choice.letters for choice in o.choices] for o in variant.options))
    return [
        variant.game(variant.choose(**dict(zip(keys, letters, strict=True)))) for letters in chosen
    ]


def test_won_games_have_the_sums_that_the_pages_name() -> None:
    wins = json.loads((Path(__file__).parents[2] / "data" / "wins.json").read_text("utf-8"))
    for game in wins["games"]:
        from_waste = len(re.findall(r"w0>t", game["moves"]))
        recycles = len(re.findall(r"w0>s0", game["moves"]))
        match game["code"][:2]:
            case "FC":
                assert game["score"] == FREE
            case "FT":
                assert game["score"] == 1040 + TAKEN * from_waste
            case "DS" if "N-" in game["code"]:
                most = CLEAN + TAKEN * from_waste  # and a recycle costs no more than there is
                assert most - RECYCLED * recycles <= game["score"] <= most
