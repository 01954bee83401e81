"""A code is found in a text that says more; what is wrong with it is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel.code_search import find_code
from reussite.kernel.codes import CodeError

VARIANTS = {variant.family: variant for variant in (DS, FT, FC)}


def found(text: str) -> str:
    return find_code(text, VARIANTS).code


@pytest.mark.parametrize(
    "text",
    [
        "DS1-D1N-AAAAAAB",
        "ds1 d1n aaaaaa8",
        "D S 1 - D 1 N - A A A A A A B",
        "DS1-D1N-AAAAAAB · Score 10 · Moves 12 · Time 3:05",
        "DS1-D1N-AAAAAAB\u202f: 10 points",
        "“DS1-D1N-AAAAAAB”",
        "«\u202fDS1-D1N-AAAAAAB\u202f»",
        "'ds1-d1n-aaaaaab'",
        "(DS1-D1N-AAAAAAB)",
        "[DS1-D1N-AAAAAAB]",
        "DS1-D1N-AAAAAAB.",
        "Code: DS1-D1N-AAAAAAB",
        "Code DS1-D1N-AAAAAAB",
        "I won DS1-D1N-AAAAAAB in 12 minutes, beat that!",
        "Look: DS1 D1N AAAAAAB is mean",
        "MP3 and DS1-D1N-AAAAAAB",
        "First\nDS1-D1N-\nAAAAAAB\nthen lunch",
        "DS1-D9N-AAAAAAB was wrong, DS1-D1N-AAAAAAB is right",
        "DS1-D1N-AAAAAAB, yes, DS1-D1N-AAAAAAB",
        "код ds1-d1n-аааааав!",  # Cyrillic
        "代码DS1-D1N-AAAAAAB",
    ],
)
def test_a_code_is_read_wherever_it_stands(text: str) -> None:
    assert found(text) == "DS1-D1N-AAAAAAB"


def test_a_microsoft_number_ends_where_the_next_word_begins() -> None:
    assert found("FC1-N-#11982 400 points") == "FC1-N-#11982"
    assert found("see FC1 N #11982.") == "FC1-N-#11982"


def test_two_different_codes_are_named_and_none_is_chosen() -> None:
    with pytest.raises(CodeError) as wrong:
        found("DS1-D1N-AAAAAAB or rather FC1-R-AAAAAAC")
    assert wrong.value.problem == "code-several"
    assert wrong.value.found == "DS1-D1N-AAAAAAB, FC1-R-AAAAAAC"


@pytest.mark.parametrize(
    ("text", "problem", "piece"),
    [
        ("Code: DS1-D2N-AAAAAAB.", "code-options", "D2N"),
        ("(DS1-D1N-AAAAAA) is nice", "code-length", "AAAAAA"),
        ("I like DS1-D1N-AAAAAA9", "code-letter", "9"),
        ("“XX1-N-AAAAAAB”", "code-family", "XX"),
        ("DS7-D1N-AAAAAAB · Score 10", "code-version", "DS7"),
        ("try FT1-N-#5 now", "code-no-microsoft", "#5"),
        ("my MP3 files", "code-form", "my MP3 files"),
        ("", "code-empty", ""),
        ("FT1-N-AAAAA!B", "code-letter", "!"),
    ],
)
def test_the_piece_that_is_wrong_is_named(text: str, problem: str, piece: str) -> None:
    with pytest.raises(CodeError) as wrong:
        found(text)
    assert (wrong.value.problem, wrong.value.found) == (problem, piece)


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_has_a_code_or_an_error(before: str, after: str) -> None:
    for text in (before, f"{before} DS1-D1N-AAAAAAB {after}"):
        try:
            find_code(text, VARIANTS)
        except CodeError as error:
            assert error.problem  # noqa: PT017  # both outcomes are right
