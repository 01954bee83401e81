"""What is said, in all five languages: whole, in their own plurals, and nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from i18n.test_translation_sources import said_in
from PySide6.QtCore import QCoreApplication, QTranslator

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import Spot
from reussite.paths import resources
from reussite.table.a11y.preferences import AccessPreferences, Verbosity
from reussite.table.keyboard import commands
from reussite.table.speech.move_results import MoveResults, verbosity_name
from reussite.table.speech.move_sentences import choices, move_sentence
from reussite.testing import begin, lay

LANGUAGES = ("bg", "ca", "fr", "ru")
SOURCES = resources().parent / "src" / "reussite"
FILES = [
    *(path for part in ("a11y", "keyboard", "speech")
      for path in sorted((SOURCES / "table" / part).glob("*.py"))),
    *(SOURCES / "windows" / f"{name}.py" for name in ("moves_list", "table_list")),
]  # fmt: skip

pytestmark = pytest.mark.usefixtures("qapp")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(resources() / "locale" / f"reussite_{language}.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def double() -> Session:
    game = DS.game()
    return begin(
        game,
        lay(game, t0="-2D -3D 8S 7H", t1="9H", t2="-4C 6H", t4="8D", t5="KS QH JS TD 9C",
            w0="5H 5C", f0="AS 2S 3S", rest="s0"),
    )  # fmt: skip


def cells() -> Session:
    game = FC.game(FC.choose(clock="R"))
    return begin(game, lay(game, c0="QS", t0="KH 5S", t2="9H 8S 7H", rest="t1"))


def everything(verbosity: Verbosity) -> list[str]:
    """All kinds of phrases and reports."""
    access = AccessPreferences(verbosity=verbosity)
    told = [verbosity_name(verbosity)]
    for session in (double(), cells()):
        reports = MoveResults(session, access)
        phrases = reports.descriptions
        spots = [spot for spot in session.position.places if spot.kind != "h"]
        told += [phrases.pile(spot) for spot in spots]
        told += [phrases.group(spot) for spot in spots]
        told += [phrases.card(Spot.parse("t0"), depth) for depth in range(2)]
        told += [choice.text for choice in choices(session, access, session.legal())]
        told += [reports.numbers(), reports.table(), reports.columns(), reports.foundations()]
        told += [reports.put_back(), reports.won(), reports.game()]
        cards = session.position[Spot.parse("t0")].up
        told += [reports.picked(cards, [Spot.parse("t1")]), reports.counted(cards)]
        told += [reports.nowhere(cards[-1])]
        for text in ("t2>t0", "t2>t3", "t0>f1", "s0>t0"):
            if refusal := session.refusal(Move.parse(text)):
                told.append(reports.refused(Move.parse(text), refusal))
        for move in session.legal()[:12]:
            told.append(reports.played(session.play(move)))
            told.append(reports.undone(session.undo()))
            told.append(reports.redone(session.redo()))
            session.undo()
    return told


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english(language: str, verbosity: Verbosity) -> None:
    english = everything(verbosity)
    with speaking(language):
        said = everything(verbosity)
    assert len(said) == len(english)
    assert not [text for text in said if "%" in text or "(s)" in text]
    if language in ("bg", "ru"):
        # Names of games are names.
        plain = [text for text in said if "FreeCell" not in text and "Solitaire" not in text]
        assert [text for text in plain if re.search("[A-Za-z]", text)] == []
    same = {one for one, other in zip(english, said, strict=True) if one == other}
    alike = {"no", "Normal"}  # in some languages as in English
    assert all(re.fullmatch(r"[\d:, ]*", text) for text in same - alike), same


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_english_words_never_show_how_plurals_are_written(language: str) -> None:
    with speaking(language):
        for verbosity in Verbosity:
            assert not [text for text in everything(verbosity) if "(s)" in text]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pile t0", "Colonne 1 : 7 de cœur sur 8 de pique, 2 cachées"),
        ("pile t2", "Colonne 3 : 6 de cœur, 1 cachée"),
        ("pile w0", "Écart : 5 de trèfle, 1 dessous"),
        ("pile s0", "Talon : 86 cartes"),
        ("refused t2>t1", "Non : 6 de cœur ne va pas sur 9 de cœur"),
        ("played t0>t1*2", "8 de pique et 1 autre sur 9 de cœur. Retournée : 3 de carreau"),
    ],
)
def test_french_agrees_in_gender_and_number(text: str, said: str) -> None:
    session = double()
    reports = MoveResults(session, AccessPreferences())
    what, _, which = text.partition(" ")
    with speaking("fr"):
        if what == "pile":
            told = reports.descriptions.pile(Spot.parse(which))
        elif what == "refused":
            refusal = session.refusal(Move.parse(which))
            assert refusal is not None
            told = reports.refused(Move.parse(which), refusal)
        else:
            told = reports.played(session.play(Move.parse(which)))
    assert told.replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " ") == said


@pytest.mark.parametrize(
    ("language", "verbosity", "told"),
    [
        (
            "fr",
            Verbosity.NORMAL,
            [
                "As de pique, écart vers fondation pique",
                "As de pique sur 2 de cœur, écart vers colonne 1",
                "Colonne 2\u202f: as de cœur à 3 de cœur",
            ],
        ),
        (
            "ca",
            Verbosity.NORMAL,
            [
                "As de piques, descart cap a fonament de piques",
                "As de piques sobre 2 de cors, descart cap a columna 1",
                "Columna 2: as de cors fins a 3 de cors",
            ],
        ),
    ],
)
def test_no_article_is_needed_before_an_ace_or_a_pile(
    language: str, verbosity: Verbosity, told: list[str]
) -> None:
    """`de as` and `de écart` are wrong, and `d’as` would not do for a king."""
    game = DS.game()
    table = lay(game, t0="2H", t1="3H 2S AH", w0="AS", rest="s0")
    session = begin(game, table)
    access = AccessPreferences(verbosity=verbosity)
    with speaking(language):
        moves = [Move.parse(text) for text in ("w0>f0", "w0>t0")]
        said = [move_sentence(session, access, move) for move in moves]
        said.append(MoveResults(session, access).descriptions.pile(Spot.parse("t1")))
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in said] == told


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", {1: "1 карта", 2: "2 карты", 5: "5 карт", 21: "21 карта", 22: "22 карты"}),
        ("bg", {1: "1 карта", 2: "2 карти", 5: "5 карти", 21: "21 карти"}),
        ("fr", {0: "0 carte", 1: "1 carte", 2: "2 cartes", 21: "21 cartes"}),
        ("ca", {0: "0 cartes", 1: "1 carta", 2: "2 cartes"}),
        ("en", {0: "0 cards", 1: "1 card", 2: "2 cards"}),
    ],
)
def test_numbers_take_the_plural_of_the_language(language: str, forms: dict[int, str]) -> None:
    from reussite.table.speech.card_names import Speech

    with speaking(language):
        assert {n: Speech.tr("%n card(s)", "", n) for n in forms} == forms


def test_every_key_has_a_meaning_in_every_language() -> None:
    english = [meaning() for meaning in commands.MEANINGS.values()]
    for language in LANGUAGES:
        with speaking(language):
            said = [meaning() for meaning in commands.MEANINGS.values()]
        assert not [one for one, other in zip(english, said, strict=True) if one == other]


def test_every_text_is_a_literal_with_a_number_only_in_plurals() -> None:
    sources = {source for path in FILES for source in said_in(path)}
    assert len(sources) > 150
    assert {context for context, _, _ in sources} == {"Speech", "Keys", "MovesList", "TableList"}
    assert all(plural == ("%n" in text) for _, text, plural in sources)
