"""Reading deal codes, forgivingly; writing them is `Deal.code`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from reussite.kernel.deals import MICROSOFT_NUMBERS, NUMBER_LENGTH, parse_number
from reussite.kernel.variant import Deal, Options, Variant

LOOK_ALIKES: Final = str.maketrans("АВЕКМНОРСТУХІЅЈ", "ABEKMHOPCTYXISJ")  # noqa: RUF001  # Cyrillic
_NUMBER_ALIKES: Final = str.maketrans("018", "OIB")
_CODE: Final = re.compile(r"([A-Z]{2,8})(\d{1,4})(.*)", re.DOTALL)
QUOTED: Final = 40  # characters of a text that is no code, to be named
_LONGEST: Final = 200  # characters; more cannot be a code and is not worth reading


class CodeError(ValueError):
    """A text that is no deal code known here.

    :ivar problem: what is wrong, as a code for `reussite.i18n.messages`: `code-empty`, `code-form`,
        `code-family`, `code-version`, `code-options`, `code-length`, `code-letter`,
        `code-no-microsoft`, `code-microsoft-range`, `code-several`.
    :ivar found: the part of the text it is about.
    :ivar known: what would have been right.
    """

    def __init__(self, problem: str, found: str = "", known: str = "") -> None:
        super().__init__(f"{problem}: {found}" if found else problem)
        self.problem = problem
        self.found = found
        self.known = known


def tidy(text: str) -> str:
    """Upper case, without blanks and dashes of any kind, Cyrillic look-alikes read as Latin."""
    text = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKES)
    return "".join(
        letter
        for letter in text
        if unicodedata.category(letter) not in ("Pd", "Zs", "Zl", "Zp", "Cc", "Cf")
        and letter not in "−_"  # the minus sign is no dash to Unicode
    )


def parse_code(text: str, variants: Mapping[str, Variant]) -> Deal:
    """The deal that `text` names; raises CodeError.

    :param variants: the known variants by family.
    """
    tidied = tidy(text[:_LONGEST])
    if not tidied:
        raise CodeError("code-empty")
    found = _CODE.fullmatch(tidied)
    if found is None:
        raise CodeError("code-form", text.strip()[:QUOTED])
    family, version, rest = found.groups()
    variant = variants.get(family)
    if variant is None:
        raise CodeError("code-family", family, ", ".join(sorted(variants)))
    if int(version) != variant.version:
        raise CodeError("code-version", f"{family}{int(version)}", variant.tag)
    options, number = _split(variant, rest)
    game = variant.game(options)
    if number.startswith("#"):
        return Deal(game, _microsoft_number(variant, number), microsoft=True)
    if len(number) != NUMBER_LENGTH:
        raise CodeError("code-length", number, str(NUMBER_LENGTH))
    number = number.translate(_NUMBER_ALIKES)
    try:
        return Deal(game, parse_number(number))
    except ValueError:
        wrong = next(letter for letter in number if not _is_number_letter(letter))
        raise CodeError("code-letter", wrong) from None


def _is_number_letter(letter: str) -> bool:
    try:
        parse_number(letter * NUMBER_LENGTH)
    except ValueError:
        return False
    return True


def _split(variant: Variant, rest: str) -> tuple[Options, str]:
    """The options and the number in what follows family and version."""
    ways = {options.letters: options for options in variant.all_options}
    fitting = [letters for letters in ways if rest.startswith(letters)]
    if not fitting:
        before = rest.split("#")[0] if "#" in rest else rest[:-NUMBER_LENGTH]
        raise CodeError("code-options", before, ", ".join(ways))
    right = [letters for letters in fitting if len(rest) - len(letters) == NUMBER_LENGTH]
    letters = max(right or fitting, key=len)
    return ways[letters], rest[len(letters) :]


def _microsoft_number(variant: Variant, number: str) -> int:
    if not variant.microsoft:
        raise CodeError("code-no-microsoft", number, variant.family)
    digits = number[1:]
    if not digits.isdecimal() or int(digits) not in MICROSOFT_NUMBERS:
        raise CodeError("code-microsoft-range", digits, str(MICROSOFT_NUMBERS[-1]))
    return int(digits)
