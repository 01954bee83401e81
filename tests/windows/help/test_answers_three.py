"""What the answers about Double Solitaire, Quarante Voleurs and Limited claim in words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.help_pages import pages, text_of

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from reussite.api import Variant
from reussite.i18n.languages import CODES
from reussite.kernel.moves import Move
from reussite.testing import begin, lay


def answer_page(family: str, language: str) -> str:
    (page,) = (page for page in pages(language) if page.stem == f"{family}-faq")
    return text_of(page)


@pytest.mark.parametrize(("variant", "places"), [(DS, ("f0", "f1")), (FT, ("f0", "f4"))])
def test_an_ace_goes_to_the_first_foundation_even_if_it_is_dropped_on_the_other(
    qtbot: QtBot, variant: Variant, places: tuple[str, str]
) -> None:
    desk = Desk.with_table(qtbot, variant, t0="AS")
    first, other = places
    desk.drag(Move.parse(f"t0>{other}"))
    assert desk.done == [f"t0>{first}"]


# What the pages said of it, in each language, though no drop ever did it.
CHOICE = {
    "en": ("unless you drag", "Both are allowed"),
    "fr": ("à moins que", "Les deux sont permises"),
    "bg": ("освен ако го", "И двете са позволени"),  # noqa: RUF001  # Cyrillic
    "ca": ("si no l’arrossegueu", "Totes dues són permeses"),
    "ru": ("если вы не перетащите", "Позволены обе"),  # noqa: RUF001  # Cyrillic
}


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("family", ["DS", "FT", "LIMITED"])
def test_no_answer_says_that_a_drag_chooses_the_foundation(family: str, language: str) -> None:
    text = answer_page(family, language)
    assert not [words for words in CHOICE[language] if words in text]


def test_turning_the_waste_over_costs_what_there_is_where_that_is_less() -> None:
    """Such as in DS1-D1N-AAAAAAM: won with 945 points, where 100 for each time would leave 930."""
    session = begin(DS, lay(DS, t0="AS", s0="KD"))
    for text in ("t0>f0", "s0>w0", "w0>s0"):
        session.play(Move.parse(text))
    assert session.score == 10 - 10


LESS = {
    "en": "all you had if that was less",
    "fr": "tout ce que vous aviez si c’était moins",
    "bg": "всичко, което сте имали, ако е било по-малко",  # noqa: RUF001  # Cyrillic
    "ca": "tots els que teníeu si eren menys",
    "ru": "все, что были, если их было меньше",
}


@pytest.mark.parametrize("language", CODES)
def test_the_answer_about_a_good_result_knows_the_floor(language: str) -> None:
    assert LESS[language] in answer_page("DS", language)
