"""What is shown reads as a technical writer would put it: no riddle is left in any text."""

from __future__ import annotations

import re
from typing import Final

import pytest
import words
from words import SHOWN_BY, Shown, everything

SHOWN: Final = list(everything())

# What was found in use, and its kind: inversions, "is no", things that wait, answer or come back.
RIDDLES: Final = [
    r"^(?:It|They|This|That|“%1”|.* that) (?:is|are|was|were) no (?!longer\b|more\b)",
    r"\bno good\b",
    r"\bis none\b",
    r"\bIt is not JSON\b",
    r"\blies before\b",
    r"\bcomes? back another\b",
    r"\bcome back as they were\b",
    r"\bhas these words\b",
    r"\bThere can be no\b",
    r"\bof the parts do not work\b",
    r"\blay open\b",
    r"\bwaits until\b",
    r"\b[Gg]ames that go on\b",
    r"\banswer any more\b",
    r"\b[Ss]witch (?:it|one of them|this plugin|a plugin|them) o(?:n|ff)\b",
    r"\bruns now, as you\b",
    r"\bnothing to choose\b",
    r"\bsomething for winning\b",
    r"\bHolds from\b",
    r"\bRest on\b",
    r"\bHold the button\b",
    r"\bare forgotten\b",
    r"\b(?:Forget|Keep) them\b",
    r"\bnot seen before\b",
    r"\bGive (?:it|this game|the game|them) up\b",
    r"\bGive up (?:this|the) game\b",
    r"\bHow much is said\b",
    r"\bResults are told\b",
    r"\bNo key\b",
    r"\bUsual keys\b",
    r"\bLook again\b",
    r"\bnot yet agreed\b",
    r"^Dealt %1$",
    r"\b\d+ of them\.",
    r"\banother Réussite\b",
    r"\bno such place on this table\b",
    r"\bask its author\b",
    r"\bnothing moves any more\b",
    r"\bmust not be cut\b",
    r"\bis left out\b",
    r"\bleave (?:it|them|one) out\b",
    r"\bstands in it\b",
    r"\bWhoever\b",
    r"\bThese tables are alive\b",
]


def test_there_are_texts_of_every_kind() -> None:
    places = {shown.place.partition(":")[0] for shown in SHOWN}
    assert len(SHOWN) > 2000
    assert {"README.md", "plugins/README.md", "plugins/freecell"} <= places
    assert {"packaging/linux/reussite.1.in", "packaging/linux/reussite.metainfo.xml"} <= places


def test_every_text_is_listed_with_what_shows_it() -> None:
    assert {shown.part for shown in SHOWN if shown.how == "?"} == set()


def test_no_part_is_listed_that_has_no_texts() -> None:
    assert set(SHOWN_BY) <= {shown.part for shown in SHOWN}


@pytest.mark.parametrize("riddle", RIDDLES)
def test_no_riddle_is_shown(riddle: str) -> None:
    found = re.compile(riddle)
    left = [f"{shown.place}: {shown.text}" for shown in SHOWN if found.search(plain(shown))]
    assert not left, "\n".join(left)


def plain(shown: Shown) -> str:
    """The text without mnemonics."""
    return re.sub(r"&(?=\w)", "", shown.text)


def test_the_list_has_each_text_with_its_place_and_translation() -> None:
    entry = Shown("Part", "Text", "src/a.py:1", "picture a")
    lines = list(words.written([entry], {("Part", "Text"): "Texte"}))
    assert lines[3:] == ["", "Shown by: picture a", "", "- Text  (src/a.py:1)", "  - Texte"][
        1:
    ] or ("- Text  (src/a.py:1)" in lines and "  - Texte" in lines)
