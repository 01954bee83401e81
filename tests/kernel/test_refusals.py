"""Every rule that refuses a move says which one it is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import reussite
from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel import pile_rules
from reussite.kernel.cards import Card
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.pile_rules import (
    ALL_OPEN,
    ANY_CARD,
    ONE_LOWER,
    ONLY_ACES,
    TOP_ONLY,
    Base,
    Depth,
    Fit,
    PileRule,
)
from reussite.kernel.piles import STOCK, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.variant import Game, Variant
from reussite.testing import lay, legal, why_not
from reussite.testing.refusals import CORE_CODES, GAME_CODES, RULE_CODES

VEGAS = DS.game(DS.choose(scoring="V"))
THREE = DS.game(DS.choose(draw="D3"))


@pytest.mark.parametrize(
    ("game", "piles", "move", "refusal"),
    [
        # How cards fit.
        (DS, {"t0": "8S", "t1": "7C"}, "t1>t0", ("other-colour", None)),
        (DS, {"t0": "8S", "t1": "6H"}, "t1>t0", ("one-lower", None)),
        (DS, {"t0": "8S", "t1": "9H"}, "t1>t0", ("one-lower", None)),
        (FT, {"t0": "8S", "t1": "7C"}, "t1>t0", ("same-suit", None)),
        (FT, {"t0": "AS", "t1": "KS"}, "t1>t0", ("one-lower", None)),
        (DS, {"f0": "AS", "t1": "3S"}, "t1>f0", ("one-higher", None)),
        (DS, {"f0": "AS", "t1": "2C"}, "t1>f0", ("same-suit", None)),
        # What an empty place takes.
        (DS, {"t1": "QS"}, "t1>t0", ("only-kings", None)),
        (DS, {"t1": "AH"}, "t1>f0", ("own-ace", None)),
        (DS, {"t1": "2S"}, "t1>f0", ("own-ace", None)),
        # What may be lifted.
        (FT, {"t0": "8S 7S", "t1": "9S"}, "t0>t1*2", ("only-top", None)),
        (DS, {"t0": "-8S 7H", "t1": "9H"}, "t0>t1*2", ("face-down", None)),
        (DS, {"t0": "-7H", "t1": "8S"}, "t0>t1", ("face-down", None)),
        (FC, {"t0": "8S 7C", "t1": "9H"}, "t0>t1*2", ("not-a-run", None)),
        (DS, {"t0": "KH"}, "t0>t1*2", ("not-so-many", 1)),
        (DS, {}, "t0>t1", ("not-so-many", 0)),
        (DS, {}, "w0>t1", ("not-so-many", 0)),
        (FC, {"t0": "9S 8H 7S", "t1": "TH", "c0": "AS", "c1": "AH", "c2": "AD", "c3": "AC",
              "t2": "KS", "t3": "KH", "t4": "KD", "t5": "KC", "t6": "QS", "t7": "QH"},
         "t0>t1*3", ("too-many", 1)),
        # Where it may go.
        (DS, {"f0": "AS", "t1": "3S 2S"}, "t1>f0*2", ("one-at-a-time", None)),
        (FC, {"t0": "8S 7H"}, "t0>c0*2", ("one-at-a-time", None)),
        (FC, {"t0": "8S", "c0": "KH"}, "t0>c0", ("cell-full", None)),
        (FC, {"c0": "8S"}, "c0>c1", ("between-cells", None)),
        (DS, {"f0": "AS"}, "f0>f1", ("between-foundations", None)),
        (FC, {"f0": "AS"}, "f0>t0", ("no-taking-back", None)),
        (FC, {"f0": "AS"}, "f0>c0", ("no-taking-back", None)),
        (DS, {"t0": "KS"}, "t0>s0", ("not-onto-stock", None)),
        (DS, {"t0": "KS"}, "t0>w0", ("not-onto-waste", None)),
        (DS, {"f0": "AS"}, "f0>w0", ("not-onto-waste", None)),
        (DS, {"t0": "KS"}, "t0>c0", ("no-such-place", None)),
        (DS, {"t0": "KS"}, "t0>t9", ("no-such-place", None)),
        (FC, {"t0": "KS"}, "h0>t0", ("no-such-place", None)),
        (FC, {"t0": "KS"}, "t0>h0", ("no-such-place", None)),
        (DS, {"t0": "KS"}, "t0>t0", ("same-place", None)),
        (DS, {"t0": "-8S"}, "t0>t0*4", ("same-place", None)),
        # Stock and waste.
        (DS, {"s0": "KS"}, "s0>t0", ("stock-only-draws", None)),
        (DS, {"s0": "AS"}, "s0>f0", ("stock-only-draws", None)),
        (DS, {"s0": "2S AS"}, "s0>w0*2", ("draw-count", 1)),
        (THREE, {"s0": "4S 3S 2S AS"}, "s0>w0", ("draw-count", 3)),
        (THREE, {"s0": "2S AS"}, "s0>w0*3", ("draw-count", 2)),
        (DS, {"w0": "AS 2S"}, "s0>w0", ("stock-empty", None)),
        (DS, {}, "s0>w0", ("nothing-left", None)),
        (DS, {"s0": "KS", "w0": "AS"}, "w0>s0", ("stock-not-empty", None)),
        (DS, {"w0": "AS 2S"}, "w0>s0", ("whole-waste", 2)),
        (DS, {}, "w0>s0", ("nothing-left", None)),
        (VEGAS, {"w0": "AS"}, "w0>s0", ("no-more-passes", None)),
        (VEGAS, {"w0": "AS"}, "s0>w0", ("no-more-passes", None)),
        (FT, {"w0": "AS"}, "s0>w0", ("no-more-passes", None)),
        (FT, {"w0": "AS"}, "w0>s0", ("no-more-passes", None)),
        (FT, {}, "s0>w0", ("no-more-passes", None)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_a_refused_move_names_its_rule(
    game: Variant | Game, piles: dict[str, str], move: str, refusal: tuple[str, int | None]
) -> None:
    game = game.game() if isinstance(game, Variant) else game
    position = lay(game, piles)
    assert game.rules.refusal(position, Move.parse(move)) == Refusal(*refusal)
    assert move not in legal(game, position)
    with pytest.raises(IllegalMoveError) as refused:
        game.rules.play(position, Move.parse(move))
    assert refused.value.refusal == Refusal(*refusal)


# Rules that no bundled variant has.

RESERVE, T0 = Spot(Kind.RESERVE), Spot(Kind.TABLEAU)


def heaps(rule: PileRule) -> Rules:
    return Rules({Kind.TABLEAU: PileRule(lifts=ALL_OPEN), Kind.RESERVE: rule})


def refusal_of_a_card_onto(rule: PileRule, *lying: str, card: str = "9H") -> str | None:
    position = lay_heaps(card, *lying)
    refusal = heaps(rule).refusal(position, Move(T0, RESERVE, len(card.split())))
    return refusal.code if refusal else None


def lay_heaps(column: str, *reserve: str) -> Position:
    cards = tuple(Card.parse(text) for text in column.split())
    down = tuple(Card.parse(text[1:]) for text in reserve if text.startswith("-"))
    up = tuple(Card.parse(text) for text in reserve if not text.startswith("-"))
    return Position({T0: 0, RESERVE: 1}, (Pile((), cards), Pile(down, up)))


@pytest.mark.parametrize(
    ("rule", "lying", "card", "code"),
    [
        (PileRule(), (), "9H", "takes-nothing"),
        (PileRule(takes=(Kind.RESERVE,)), (), "9H", "not-from-there"),
        (PileRule(takes=(Kind.TABLEAU,)), ("TS",), "9H", "no-building"),
        (PileRule(takes=(Kind.TABLEAU,), build=(ONE_LOWER,)), ("-TS",), "9H", "face-down"),
        (PileRule(takes=(Kind.TABLEAU,), base=ONLY_ACES), (), "9H", "only-aces"),
        (PileRule(takes=(Kind.TABLEAU,), build=(ONE_LOWER,), capacity=1), ("TS",), "9H",
         "pile-full"),
        (PileRule(takes=(Kind.TABLEAU,), capacity=1), (), "9H 8S", "pile-full"),
        (PileRule(takes=(Kind.TABLEAU,), at_once=1), (), "9H 8S", "one-at-a-time"),
        (PileRule(takes=(Kind.TABLEAU,)), (), "9H 8S", None),
        (PileRule(takes=(Kind.TABLEAU,), at_once=0), (), "9H", "one-at-a-time"),
    ],
    ids=lambda value: "" if isinstance(value, PileRule) else str(value),
)  # fmt: skip
def test_rules_of_other_variants_name_themselves_too(
    rule: PileRule, lying: tuple[str, ...], card: str, code: str | None
) -> None:
    assert refusal_of_a_card_onto(rule, *lying, card=card) == code
    listed = Move(T0, RESERVE, len(card.split())) in heaps(rule).legal(lay_heaps(card, *lying))
    assert listed is (code is None)


def test_a_stock_without_a_waste_is_not_drawn_from() -> None:
    rules = heaps(PileRule())
    position = Position({STOCK: 0, T0: 1}, (Pile((Card.parse("AS"),)), Pile()))
    assert rules.legal(position) == []
    move = rules.tap(position)
    assert move is not None
    assert rules.refusal(position, move) == Refusal("no-such-place")


def test_a_rule_asks_the_first_thing_that_is_wrong() -> None:
    position = lay(DS, t0="-KS", t1="7H 8H")
    assert why_not(DS, position, "t0>t1*2") == "not-so-many"  # before the card that is face down
    assert why_not(DS, position, "t1>f0*2") == "one-at-a-time"  # before the ace that it is not


# Taking cards into the hand, before anybody knows where to.


@pytest.mark.parametrize(
    ("game", "piles", "spot", "count", "code"),
    [
        (DS, {"t0": "-5C 9S 8H 7S"}, "t0", 3, None),
        (DS, {"t0": "-5C 9S 8H 7S"}, "t0", 4, "face-down"),
        (DS, {"t0": "-5C 9S 8H 7S"}, "t0", 5, "not-so-many"),
        (DS, {"t0": "KS"}, "t0", 0, "not-so-many"),
        (DS, {"w0": "AS 2S"}, "w0", 1, None),
        (DS, {"w0": "AS 2S"}, "w0", 2, "only-top"),
        (DS, {"s0": "AS"}, "s0", 1, "not-in-hand"),
        (DS, {"f0": "AS 2S"}, "f0", 1, None),
        (DS, {"f0": "AS 2S"}, "f0", 2, "only-top"),
        (DS, {}, "t0", 1, "not-so-many"),
        (DS, {}, "c0", 1, "not-in-hand"),
        (FT, {"t0": "9S 8S"}, "t0", 2, "only-top"),
        (FC, {"f0": "AS"}, "f0", 1, "no-taking-back"),
        (FC, {"t0": "9S 8C"}, "t0", 2, "not-a-run"),
        (FC, {"c0": "9S"}, "c0", 1, None),
        (FC, {}, "h0", 1, "not-in-hand"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_the_hand_may_lift(
    game: Variant, piles: dict[str, str], spot: str, count: int, code: str | None
) -> None:
    position = lay(game, piles)
    refusal = game.game().rules.lift_refusal(position, Spot.parse(spot), count)
    assert (refusal.code if refusal else None) == code


def test_a_run_too_long_for_every_column_stays_where_it_is() -> None:
    cells = {"c0": "AS", "c1": "AH", "c2": "AD"}
    kings = {f"t{n}": card for n, card in enumerate(["KS", "KH", "KD", "KC", "QH", "2D"], start=1)}
    position = lay(FC, cells | kings, t0="9S 8H 7S", t7="TH")
    lift = FC.game().rules.lift_refusal
    assert lift(position, T0, 2) is None
    assert lift(position, T0, 3) == Refusal("too-many", 2)


# The list of all codes.


def codes_in_the_program() -> set[str]:
    """Every text that rules, sessions and keys make a refusal, a fit, a base or a depth with."""
    makers = {"Refusal", "Fit", "Base", "Depth"}
    root = Path(reussite.__file__).parent
    found = set()
    keyboard = root / "table" / "keyboard" / "selection.py"  # keys for piles that are not there
    for file in (*root.glob("kernel/*.py"), root / "game" / "session.py", keyboard):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in makers:
                found |= {
                    text.value
                    for text in ast.walk(node.args[0])
                    if isinstance(text, ast.Constant) and isinstance(text.value, str)
                }
    return {code for code in found if "-" in code}


def test_the_list_of_core_codes_is_complete() -> None:
    assert codes_in_the_program() == CORE_CODES
    assert not RULE_CODES & GAME_CODES


def test_the_declared_rules_bring_only_listed_codes() -> None:
    made = [value for value in vars(pile_rules).values() if isinstance(value, Fit | Base | Depth)]
    assert {rule.code for rule in made} <= RULE_CODES
    assert {TOP_ONLY, ANY_CARD} <= set(made)
