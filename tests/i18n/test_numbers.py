"""Scores, times, and the texts that variants bring."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from double_solitaire import DOUBLE_SOLITAIRE
from reussite.api import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Kind,
    Preference,
    Spot,
    Unit,
)
from reussite.i18n.messages import duration, per_cent, pile_name, score, variant_text

NBSP = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "plus", "zero", "minus", "thousands"),
    [
        ("en", "$416", "$0", "-$104", "$12,345"),
        ("bg", "$416", "$0", "-$104", f"$12{NBSP}345"),
        ("ca", f"416{NBSP}$", f"0{NBSP}$", f"-104{NBSP}$", f"12.345{NBSP}$"),
        ("fr", f"416{NBSP}$", f"0{NBSP}$", f"-104{NBSP}$", f"12{NARROW}345{NBSP}$"),
        ("ru", f"416{NBSP}$", f"0{NBSP}$", f"-104{NBSP}$", f"12{NBSP}345{NBSP}$"),
        ("C", "$416", "$0", "-$104", "$12345"),
    ],
)
def test_dollars_are_written_as_the_language_does(
    language: str, plus: str, zero: str, minus: str, thousands: str
) -> None:
    locale = QLocale(language)
    written = [score(value, Unit.DOLLARS, locale) for value in (416, 0, -104, 12345)]
    assert written == [plus, zero, minus, thousands]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "12,345"),
        ("bg", f"12{NBSP}345"),
        ("ca", "12.345"),
        ("fr", f"12{NARROW}345"),
        ("ru", f"12{NBSP}345"),
    ],
)
def test_points_are_grouped_as_the_language_does(language: str, words: str) -> None:
    locale = QLocale(language)
    assert score(12345, Unit.POINTS, locale) == words
    assert score(-12345, Unit.POINTS, locale) == f"-{words}"
    assert score(7, Unit.POINTS, locale) == "7"


def test_scores_have_no_size_limit() -> None:
    assert score(5_000_000_000, Unit.POINTS, QLocale("en")) == "5,000,000,000"


@pytest.mark.parametrize(
    ("ms", "words"),
    [
        (0, "0:00"),
        (999, "0:00"),
        (7_000, "0:07"),
        (247_999, "4:07"),
        (3_599_999, "59:59"),
        (3_600_000, "1:00:00"),
        (3_723_000, "1:02:03"),
        (360_000_000, "100:00:00"),
    ],
)
def test_played_time_is_written_in_whole_seconds(ms: int, words: str) -> None:
    assert duration(ms) == words


def test_a_share_is_written_in_per_cent() -> None:
    assert per_cent(100) == "100%"
    assert per_cent(200 / 3, 1) == "66.7%"


def test_places_of_a_kind_are_counted_from_one() -> None:
    assert pile_name(Spot(Kind.TABLEAU, 0)) == "Column 1"
    assert pile_name(Spot(Kind.STOCK)) == "Stock"


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_place_has_a_name(kind: Kind) -> None:
    assert "%" not in pile_name(Spot(kind, 6))


def test_texts_of_a_variant_are_english_without_a_translation() -> None:
    assert variant_text(DOUBLE_SOLITAIRE, "Hard: three at a time") == "Hard: three at a time"
    assert variant_text(DOUBLE_SOLITAIRE, "") == ""


PREFERENCES = [DOUBLE_CLICK, AUTO_PLACE, DROP_HELP, RULE_REMINDERS, SEND_UP]


@pytest.mark.parametrize("preference", PREFERENCES)
def test_shared_preferences_are_the_programs_own_words(preference: Preference) -> None:
    for words in (preference.name, preference.explanation):
        assert variant_text(DOUBLE_SOLITAIRE, words) == words
