"""Numbers with their nouns: 0 1 2 5 11 21 22 104 in all five languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from reussite.i18n import languages, messages
from reussite.i18n.messages import Counted
from reussite.table.speech.card_names import Speech

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 104)

# Of each noun, the forms of these numbers.
FORMS = {
    "en": {
        "card": "cards card cards cards cards cards cards cards",
        "move": "moves move moves moves moves moves moves moves",
        "second": "seconds second seconds seconds seconds seconds seconds seconds",
        "game": "games game games games games games games games",
    },
    "fr": {
        "card": "carte carte cartes cartes cartes cartes cartes cartes",
        "move": "coup coup coups coups coups coups coups coups",
        "second": "seconde seconde secondes secondes secondes secondes secondes secondes",
        "game": "partie partie parties parties parties parties parties parties",
    },
    "bg": {
        "card": "карти карта карти карти карти карти карти карти",
        "move": "хода ход хода хода хода хода хода хода",
        "second": "секунди секунда секунди секунди секунди секунди секунди секунди",
        "game": "игри игра игри игри игри игри игри игри",
    },
    "ca": {
        "card": "cartes carta cartes cartes cartes cartes cartes cartes",
        "move": "moviments moviment moviments moviments moviments moviments moviments moviments",
        "second": "segons segon segons segons segons segons segons segons",
        "game": "partides partida partides partides partides partides partides partides",
    },
    "ru": {
        "card": "карт карта карты карт карт карта карты карты",
        "move": "ходов ход хода ходов ходов ход хода хода",
        "second": "секунд секунда секунды секунд секунд секунда секунды секунды",
        "game": "игр игра игры игр игр игра игры игры",
    },
}
SAID = {
    "card": lambda number: Speech.tr("%n card(s)", "", number),
    "move": lambda number: Counted.tr("%n move(s)", "", number),
    "second": lambda number: Speech.tr("%n second(s)", "", number),
    "game": messages.games,
}


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[None]:
    yield
    languages.speak("en")


@pytest.mark.parametrize("code", languages.CODES)
@pytest.mark.parametrize("noun", SAID)
def test_a_number_has_its_form(code: str, noun: str, speaking: None) -> None:
    languages.speak(code)
    told = [SAID[noun](number) for number in NUMBERS]
    assert told == [f"{n} {f}" for n, f in zip(NUMBERS, FORMS[code][noun].split(), strict=True)]


@pytest.mark.parametrize("code", languages.CODES)
def test_no_sentence_shows_what_stands_for_a_number(code: str, speaking: None) -> None:
    languages.speak(code)
    for number in NUMBERS:
        for text in (
            Counted.tr("Only %n card(s) can move together now.", "", number),
            QCoreApplication.translate(
                "Counted", "Only the last %n action(s) can be undone.", "", number
            ),
        ):
            assert "%n" not in text
            assert "(s)" not in text
