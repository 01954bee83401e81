"""Deal codes are read forgivingly; what is still wrong is named."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Deal

VARIANTS = {variant.family: variant for variant in (DS, FT, FC)}


def read(text: str) -> str:
    """The canonical form of what was typed."""
    return parse_code(text, VARIANTS).code


@pytest.mark.parametrize(
    "code",
    ["DS1-D1N-AAAAAAB", "DS1-D3N-AAAAAAB", "DS1-D1V-7777777", "FT1-N-AAAAAAB", "FC1-R-Q7XK2MD"],
)
def test_a_canonical_code_reads_as_it_is(code: str) -> None:
    assert read(code) == code


@pytest.mark.parametrize(
    "typed",
    [
        "ds1-d1n-aaaaaab",
        " DS1-D1N-AAAAAAB\n",
        "DS1 D1N AAAAAAB",
        "DS1D1NAAAAAAB",
        "D S 1 - D 1 N - A A A A A A B",
        "\tds1 \u2013 d1n \u2014 aaaaaab\r\n",
        "DS1\u2010D1N\u2011AAAAAAB",  # hyphen, no-break hyphen
        "DS1\u2212D1N\u2212AAAAAAB",  # minus signs
        "DS1\u00a0D1N\u202fAAAAAAB",  # no-break spaces
        "DS1\ufe58D1N\uff0dAAAAAAB",  # small and wide dashes
        "DS1--D1N--AAAAAAB",
        "DS1_D1N_AAAAAAB",
        "\ufeffDS1-D1N-AAAAAAB\u200b",  # byte order mark, blank without width
        "\uff24\uff33\uff11-D1N-AAAAAAB",  # wide letters
        "DS1-D1N-AAAAAA8",  # 8 for B
        "D\u0405" + "1-D1N-" + "\u0410" * 6 + "\u0412",  # Cyrillic look-alikes
        "d\u0455" + "1-d1n-" + "\u0430" * 6 + "\u0432",
        "DS01-D1N-AAAAAAB",
    ],
)
def test_typed_codes_are_forgiven_what_cannot_be_meant_otherwise(typed: str) -> None:
    assert read(typed) == "DS1-D1N-AAAAAAB"


def test_digits_that_look_like_letters_are_letters_in_the_number() -> None:
    assert read("FT1-N-0123458") == "FT1-N-OI2345B"
    assert read("FT1-N-OI2345B") == "FT1-N-OI2345B"


def test_every_cyrillic_look_alike_reads_as_latin() -> None:
    cyrillic = (
        "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0405\u0408"
    )
    latin = "ABEKMHOPCTYXISJ"
    for letters in (cyrillic, cyrillic.lower()):
        for theirs, ours in zip(letters, latin, strict=True):
            assert read(f"FT1-N-{theirs * 7}") == f"FT1-N-{ours * 7}"


@pytest.mark.parametrize(
    "typed",
    ["FC1-N-#11982", "fc1 n # 11982", "FC1N#11982", "FC1-N-\uff0311982", "FC1-N-#0011982"],
)
def test_microsoft_numbers_are_read_after_a_hash(typed: str) -> None:
    assert read(typed) == "FC1-N-#11982"


DISGUISES = {
    "-": ("-", "", " ", "\u2013", "\u00a0", " - ", "\u2011"),
    "O": ("O", "o", "0", "\u041e", "\u043e"),
    "I": ("I", "i", "1", "\u0406"),
    "B": ("B", "b", "8", "\u0412"),
    "A": ("A", "a", "\u0410", "\u0430"),
    "C": ("C", "c", "\u0421", "\u0441"),
    "T": ("T", "t", "\u0422", "\u0442"),
}


@given(
    st.sampled_from([o for v in (DS, FT, FC) for o in map(v.game, v.all_options)]),
    st.integers(0, NUMBERS - 1),
    st.randoms(use_true_random=False),
)
def test_a_disguised_code_is_the_same_deal(game: object, number: int, chance: Random) -> None:
    code = Deal(game, number).code  # type: ignore[arg-type]
    head, middle, tail = code.split("-")
    disguised = "".join(
        letter + chance.choice(("", "", "", " "))
        for part in (
            [chance.choice((c, c.lower())) for c in head],
            [chance.choice(DISGUISES["-"])],
            [chance.choice((c, c.lower())) for c in middle],
            [chance.choice(DISGUISES["-"])],
            [chance.choice(DISGUISES.get(c, (c, c.lower()))) for c in tail],
        )
        for letter in part
    )
    assert read(disguised) == code


@pytest.mark.parametrize(
    ("typed", "problem", "found", "known"),
    [
        ("", "code-empty", "", ""),
        (" - \n", "code-empty", "", ""),
        ("hello", "code-form", "hello", ""),
        ("11982", "code-form", "11982", ""),
        ("#11982", "code-form", "#11982", ""),
        ("D1-N-AAAAAAB", "code-form", "D1-N-AAAAAAB", ""),
        ("XX1-N-AAAAAAB", "code-family", "XX", "DS, FC, FT"),
        ("DS2-D1N-AAAAAAB", "code-version", "DS2", "DS1"),
        ("DS0-D1N-AAAAAAB", "code-version", "DS0", "DS1"),
        ("DS1-D2N-AAAAAAB", "code-options", "D2N", "D1N, D1V, D3N, D3V"),
        ("DS1-N-AAAAAAB", "code-options", "N", "D1N, D1V, D3N, D3V"),
        ("FT1-R-AAAAAAB", "code-options", "R", "N"),
        ("FC1-X-#5", "code-options", "X", "N, R"),
        ("FT1-N-AAAAAA", "code-length", "AAAAAA", "7"),
        ("FT1-N-AAAAAAAB", "code-length", "AAAAAAAB", "7"),
        ("FT1-N-", "code-length", "", "7"),
        ("FT1-N-AAAAAA9", "code-letter", "9", ""),
        ("FT1-N-AAAAA!B", "code-letter", "!", ""),
        ("FT1-N-#5", "code-no-microsoft", "#5", "FT"),
        ("FC1-N-#0", "code-microsoft-range", "0", "2147483647"),
        ("FC1-N-#2147483648", "code-microsoft-range", "2147483648", "2147483647"),
        ("FC1-N-#", "code-microsoft-range", "", "2147483647"),
        ("FC1-N-#1.5", "code-microsoft-range", "1.5", "2147483647"),
    ],
)
def test_what_is_wrong_with_a_code_is_named(
    typed: str, problem: str, found: str, known: str
) -> None:
    with pytest.raises(CodeError) as wrong:
        parse_code(typed, VARIANTS)
    error = wrong.value
    assert (error.problem, error.found, error.known) == (problem, found, known)
    assert str(error) == (f"{problem}: {found}" if found else problem)


@given(st.text(max_size=300))
def test_whatever_is_typed_is_a_deal_or_a_code_error(typed: str) -> None:
    try:
        deal = parse_code(typed, VARIANTS)
    except CodeError:
        return
    assert read(deal.code) == deal.code


@given(st.from_regex(r"(DS|FT|FC)1-(D1N|D3V|N|R)-(#\d{1,25}|[A-Z2-7]{6,8})", fullmatch=True))
def test_whatever_looks_like_a_code_is_a_deal_or_a_code_error(typed: str) -> None:
    try:
        deal = parse_code(typed, VARIANTS)
    except CodeError:
        return
    assert deal.variant.family == typed[:2]


def test_a_book_pasted_by_mistake_is_not_read() -> None:
    with pytest.raises(CodeError) as wrong:
        parse_code("DS1-D1N-" + "A" * 1_000_000, VARIANTS)
    assert wrong.value.problem == "code-length"
    assert len(wrong.value.found) < 1_000
