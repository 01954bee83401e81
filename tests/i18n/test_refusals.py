"""Every rule that can refuse has a sentence, in the program and in its documentation."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from classics import VARIANTS as CLASSICS
from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from gallery import VARIANTS as GALLERY
from reussite.api import Base, Fit, Kind, PileRule, Rules, Variant, packed
from reussite.game.session import Session
from reussite.i18n.refusals import sentence
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Spot
from reussite.kernel.variant import Options

ROOT = Path(__file__).parents[2]
BUNDLED = (DS, FT, FC, *CLASSICS)
OWN_CODES = {code for variant in (*BUNDLED, *GALLERY) for code in variant.sentences}
CODE = re.compile(r"[a-z]+(-[a-z]+)+")
NAMED_RULES = ("Refusal", "Fit", "Base", "Depth")


def codes_in_sources() -> set[str]:
    """The code of every refusal and every named test that stands in the sources, but for those
    whose sentence a variant brings."""
    folders = (ROOT / "src", ROOT / "plugins")
    return {
        code for folder in folders for path in folder.rglob("*.py") for code in codes_in_file(path)
    } - OWN_CODES


def codes_in_file(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in NAMED_RULES and node.args:
            yield from codes_in_expression(node.args[0])


def codes_in_expression(expression: ast.expr) -> Iterator[str]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert CODE.fullmatch(node.value), node.value
            yield node.value


ALL_CODES = sorted(codes_in_sources())


def test_the_sources_name_the_rules_that_are_known_to_exist() -> None:
    assert {"only-kings", "not-onto-waste", "too-many", "not-a-run", "no-move"} <= set(ALL_CODES)


@pytest.mark.parametrize("code", ALL_CODES)
@pytest.mark.parametrize("variant", BUNDLED, ids=lambda variant: variant.family)
def test_every_code_has_a_short_sentence(variant: Variant, code: str) -> None:
    for number in (None, 0, 1, 2, 5, 104):
        words = sentence(Refusal(code, number), variant)
        assert f"({code})" not in words  # as it is where a sentence is lacking
        assert re.fullmatch(r"[A-Z][^%]*\.", words)
        assert "(s)" not in words
        assert len(words) <= 80


# What the rules really say, asked by brute force.


def positions(variant: Variant, options: Options) -> Iterator[Session]:
    """A game at many of its positions: played at random, then undone to its limit."""
    deal = variant.game(options).numbered(7)
    session = Session(deal, now=lambda: 0.0)
    chance = random.Random(f"{deal.code}")
    yield session
    for step in range(260):
        moves = session.legal()
        if not moves:
            break
        session.play(chance.choice(moves))
        if step % 20 == 0:
            yield session
    for _ in range(201):
        if session.can_undo:
            session.undo()
    yield session


def asked_everything(session: Session) -> Iterator[Refusal | None]:
    spots = [*session.position.places, Spot(Kind.RESERVE, 3)]
    for source in spots:
        height = session.position[source].height if source in session.position else 0
        for count in sorted({0, 1, 2, 3, height, height + 1}):
            yield session.lift_refusal(source, count)
            for target in spots:
                yield session.refusal(Move(source, target, count))
    yield session.undo_refusal()
    yield session.redo_refusal()


@pytest.mark.parametrize(
    ("variant", "options"),
    [(variant, options) for variant in BUNDLED for options in variant.all_options],
    ids=lambda value: value.family if isinstance(value, Variant) else value.letters,
)
def test_every_refusal_that_the_bundled_rules_give_is_explained(
    variant: Variant, options: Options
) -> None:
    refusals = {
        refusal
        for session in positions(variant, options)
        for refusal in asked_everything(session)
        if refusal
    }
    assert {refusal.code for refusal in refusals} <= {*ALL_CODES, *variant.sentences}
    assert not [
        refusal for refusal in refusals if f"({refusal.code})" in sentence(refusal, variant)
    ]
    assert {"same-place", "no-such-place", "not-so-many"} <= {code for code, _ in refusals}


# The sentences themselves.


@pytest.mark.parametrize(
    ("variant", "code", "words"),
    [
        (DS, "only-kings", "Only a king can go on an empty column."),
        (DS, "other-colour", "A card goes on the next higher card of the other colour."),
        (DS, "one-lower", "A card goes on the next higher card of the other colour."),
        (DS, "same-suit", "A foundation takes the next higher card of its suit."),
        (DS, "one-higher", "A foundation takes the next higher card of its suit."),
        (DS, "own-ace", "A foundation starts with the ace of its suit."),
        (DS, "no-more-passes", "You can go through the stock only once."),
        (DS, "undo-limit", "Only the last 200 actions can be undone."),
        (FT, "one-lower", "A card goes on the next higher card of the same suit."),
        (FT, "one-higher", "A foundation takes the next higher card of its suit."),
        (FT, "same-suit", "A card goes on a card of its suit."),  # columns and foundations alike
        (FT, "only-top", "Only the top card can be moved, one at a time."),
        (FT, "undo-limit", "Only the last 100 actions can be undone."),
        (FC, "other-colour", "A card goes on the next higher card of the other colour."),
        (
            FC,
            "not-a-run",
            "Cards move together only in falling order and alternating colours.",
        ),
        (FC, "no-taking-back", "Cards on a foundation stay there."),
        (FC, "time-over", "Time is up. No more moves are possible."),
    ],
)
def test_a_sentence_states_the_rule_of_its_variant(variant: Variant, code: str, words: str) -> None:
    assert sentence(Refusal(code), variant) == words


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("too-many", 1), "Only 1 card can move together now."),
        (Refusal("too-many", 5), "Only 5 cards can move together now."),
        (Refusal("draw-count", 3), "The stock now deals 3 cards at a time."),
        (Refusal("draw-count", 1), "The stock now deals 1 card at a time."),
        (Refusal("whole-waste", 59), "The waste is turned over as a whole (59 cards)."),
        (Refusal("not-so-many", 0), "There is no card to move."),
        (Refusal("not-so-many", 1), "This pile has 1 card."),
        (Refusal("not-so-many", 21), "This pile has 21 cards."),
    ],
)
def test_a_sentence_names_the_permitted_number(refusal: Refusal, words: str) -> None:
    assert sentence(refusal, FC) == words


def variant_with(rule: PileRule, **sentences: str) -> Variant:
    def rules(_options: Options) -> Rules:
        return Rules(piles={Kind.TABLEAU: rule, Kind.FOUNDATION: PileRule(), Kind.CELL: rule})

    return Variant(
        family="OWN",
        version=1,
        name="Own",
        layout=FC.layout,
        deal=FC.deal,
        rules=rules,
        scoring=FC.scoring,
        options=FC.options,
        sentences={code.replace("_", "-"): words for code, words in sentences.items()},
    )


def test_a_variant_brings_sentences_for_rules_of_its_own() -> None:
    even = Base("even-only", lambda card, _spot: card.rank % 2 == 0)
    variant = variant_with(PileRule(base=even), even_only="Only %n even cards start a column.")
    refusal = Refusal("even-only", 3)
    assert sentence(refusal, variant) == "Only 3 even cards start a column."
    assert sentence(refusal, FC) == "The rules do not allow this (even-only)."


def test_a_known_test_beside_an_own_one_is_stated_alone() -> None:
    near = Fit("near-enough", lambda card, onto: abs(card.rank - onto.rank) < 3)
    colours = Fit("other-colour", lambda card, onto: card.is_red is not onto.is_red)
    variant = variant_with(PileRule(build=(near, colours), lifts=packed(near, colours)))
    words = sentence(Refusal("other-colour"), variant)
    assert words == "A card goes on a card of the other colour."
    words = sentence(Refusal("not-a-run"), variant)
    assert words == "Only cards that follow each other move together."


def test_a_place_is_called_what_it_is_in_the_variant() -> None:
    kings = Base("only-kings", lambda card, _spot: card.rank == 13)
    variant = variant_with(PileRule(base=kings))  # columns and cells
    assert sentence(Refusal("only-kings"), variant) == "Only a king can go on an empty place."


# The documentation.

ROW = re.compile(r"\| `([a-z-]+)` \| (.+) \|")
SAMPLE_NUMBERS = {"not-so-many": (0, 7)}


def documented() -> dict[str, str]:
    text = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
    section = text.split("## Refusal codes\n")[1].split("\n## ")[0]
    rows = [ROW.fullmatch(line) for line in section.splitlines() if line.startswith("| `")]
    return {row[1]: row[2] for row in rows if row}


def expected(code: str) -> str:
    """The sentences of a code in the bundled variants, *n* for its number."""
    sentences = {
        sentence(Refusal(code, number), variant).replace(" 7 ", " *n* ")
        for variant in BUNDLED
        for number in SAMPLE_NUMBERS.get(code, (7,))
    }
    return "<br>".join(sorted(sentences))


def test_the_documentation_lists_every_code_with_its_sentences() -> None:
    assert documented() == {code: expected(code) for code in ALL_CODES}


def test_the_documentation_lists_the_codes_in_order() -> None:
    assert list(documented()) == ALL_CODES
