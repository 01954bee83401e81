"""Finding a deal code in a text that says more: a shared result, a quotation, a sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from reussite.kernel.codes import LOOK_ALIKES, QUOTED, CodeError, parse_code, tidy
from reussite.kernel.variant import Deal, Variant

LONGEST: Final = 4000  # characters that are searched

_HEAD: Final = re.compile(r"(?<![A-Z0-9])([A-Z]{2,8})(\d{1,4})")
_GAP: Final = re.compile(r"[\s-]{1,3}")
_WORD: Final = re.compile(r"#?[A-Z0-9]+")
_WORDS: Final = 2  # behind the family: options and number
_LENGTH: Final = 13  # of a usual code without dashes, such as DS1D1NAAAAAAB
_NEAR: Final = 3  # characters more or fewer, and it was meant as a code


class _Wrong(NamedTuple):
    """Something that begins like a code."""

    written: str
    error: CodeError

    @property
    def distance(self) -> int:
        """How far it is from being as long as a code."""
        return abs(len(tidy(self.written)) - _LENGTH)


def find_code(text: str, variants: Mapping[str, Variant]) -> Deal:
    """The deal that `text` names, alone or among other words; raises CodeError.

    What is no valid code is passed over as long as there is a valid one. Two different ones raise
    `code-several`; without any, the piece that looks most like a code is explained.

    :param variants: the known variants by family.
    """
    try:
        return parse_code(text, variants)
    except CodeError as error:
        whole = error
    deals: dict[str, Deal] = {}
    wrong: list[_Wrong] = []
    for candidates in _candidates(_readable(text[:LONGEST])):
        found = _first_valid(candidates, variants)
        if isinstance(found, Deal):
            deals[found.code] = found
        else:
            wrong.append(found)
    if len(deals) > 1:
        raise CodeError("code-several", ", ".join(deals))
    for deal in deals.values():
        return deal
    if len(text.split()) == 1 and whole.problem != "code-form":
        raise whole
    raise _nearest(wrong, text)


def _readable(text: str) -> str:
    """Upper case, Cyrillic look-alikes as Latin, every dash as a hyphen, nothing invisible."""
    text = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKES)
    letters = ("-" if unicodedata.category(c) == "Pd" or c in "−_" else c for c in text)
    return "".join(c for c in letters if c.isspace() or unicodedata.category(c) not in ("Cf", "Cc"))


def _candidates(text: str) -> Iterator[list[str]]:
    """For each place where a code may begin: what it may be, the shortest first."""
    for head in _HEAD.finditer(text):
        word = _WORD.match(text, head.end())
        written = [head[0] + (word[0] if word else "")]
        at = head.start() + len(written[0])
        for _ in range(_WORDS):
            gap = _GAP.match(text, at)
            word = _WORD.match(text, gap.end()) if gap else None
            if gap is None or word is None:
                break
            written.append(f"{written[-1]}{gap[0]}{word[0]}")
            at = word.end()
        yield written


def _first_valid(candidates: list[str], variants: Mapping[str, Variant]) -> Deal | _Wrong:
    """The deal of the shortest candidate that is a code; else the likeliest one."""
    wrong = []
    for candidate in candidates:
        try:
            return parse_code(candidate, variants)
        except CodeError as error:
            wrong.append(_Wrong(candidate, error))
    return min(wrong, key=lambda one: one.distance)


def _nearest(wrong: list[_Wrong], text: str) -> CodeError:
    """What to say where no code is right."""
    known = [one for one in wrong if one.error.problem not in ("code-family", "code-form")]
    meant = known or [one for one in wrong if one.distance <= _NEAR]
    if meant:
        return min(meant, key=lambda one: one.distance).error
    quoted = text.strip()[:QUOTED]
    return CodeError("code-form", quoted) if quoted else CodeError("code-empty")
