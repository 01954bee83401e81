"""What a real screen reader says of a whole game of FreeCell.

`make test-desktop` compares what is said with the reviewed text in `golden`; with
`REUSSITE_ORCA=write` it writes that text anew.
"""

from __future__ import annotations

import difflib
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from accessibility.desktop import Desktop, desktop, wait
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.typist import Typist
from table.keyboard.test_keys_games import FIRST_WINS, Ways, played

from reussite.table.a11y.preferences import AccessPreferences

IS_WRITTEN: Final = os.environ.get("REUSSITE_ORCA") == "write"
GOLDEN: Final = Path(__file__).parent / "golden" / "orca-freecell.txt"
GAME: Final = FIRST_WINS["FC1-R"]
X_NAMES: Final = {"Space": "space", "+": "plus", "-": "minus"}  # as xdotool calls keys

pytestmark = pytest.mark.desktop

SPEECHD = """
LogLevel 3
LogDir "default"
Timeout 0
DefaultVolume 100
DefaultLanguage "en"
SymbolsPreproc "char"
AddModule "tofile" "sd_generic" "tofile.conf"
DefaultModule tofile
AudioOutputMethod "libao"
"""
MODULE = """
GenericExecuteSynth "{folder}/say.sh \\'$DATA\\'"
GenericCmdDependency "espeak-ng"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
GenericDefaultCharset "utf-8"
GenericDelimiters "."
"""
SAY = """#!/bin/sh
printf '%s\\n' "$1" >> "{folder}/spoken.txt"
"""
ORCA = {
    "general": {"startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": False}},
    "pronunciations": {},
    "keybindings": {},
}
SETTINGS = '[animation]\npace = "off"\n'


class Stroke(NamedTuple):
    """A key, and what the table says to it."""

    chord: str
    said: str


class Scribe(Typist):
    """A typist who notes every key, with what is to be heard after it."""

    strokes: list[Stroke]

    def press(self, *chords: str) -> None:
        for chord in chords:
            self.said.clear()
            super().press(chord)
            self.strokes.append(Stroke(chord, self.last or self.here))


def strokes(qtbot: QtBot) -> list[Stroke]:
    """The keys of a won game, found out without a reader."""
    desk = Desk.laid(qtbot, str(GAME["code"]))
    scribe = Scribe.at(desk, qtbot, AccessPreferences())
    assert isinstance(scribe, Scribe)
    scribe.strokes = []
    ways = Ways(scribe, direct=False)
    for move in played(str(GAME["moves"])):
        ways.play(move)
    assert desk.session.is_won
    return scribe.strokes


@pytest.fixture
def spoken(tmp_path: Path) -> Iterator[tuple[Desktop, Path]]:
    """A desktop with Orca and the program; all that is spoken goes into the file."""
    text = tmp_path / "spoken.txt"
    text.touch()
    modules = tmp_path / "spd" / "modules"
    modules.mkdir(parents=True)
    (tmp_path / "spd" / "speechd.conf").write_text(SPEECHD)
    (modules / "tofile.conf").write_text(MODULE.format(folder=tmp_path))
    say = tmp_path / "say.sh"
    say.write_text(SAY.format(folder=tmp_path))
    say.chmod(0o755)
    orca = tmp_path / ".local" / "share" / "orca"
    orca.mkdir(parents=True)
    (orca / "user-settings.conf").write_text(json.dumps(ORCA))
    with desktop(tmp_path, reader=True) as made:
        socket = tmp_path / "runtime" / "spd.sock"
        made.environment["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"
        made.start(
            *("speech-dispatcher", "-s", "-C", str(tmp_path / "spd"), "-L", str(tmp_path)),
            *("-P", str(tmp_path / "spd.pid"), "-S", str(socket), "-c", "unix_socket"),
        )
        wait(socket.exists, name="speech-dispatcher")
        made.start("orca", "-d", "braille")
        wait(lambda: "screenreaderon" in words(text.read_text()), name="Orca")
        home = Path(made.environment["REUSSITE_HOME"])
        home.mkdir()
        (home / "settings.toml").write_text(SETTINGS)
        made.start(sys.executable, "-m", "reussite", str(GAME["code"]), log="reussite.log")
        wait(lambda: made.has_window("FreeCell"), name="window")
        made.focus("FreeCell")
        wait(lambda: "cardtable" in words(text.read_text()), name="focus")
        yield made, text


def test_orca_tells_a_whole_game(qtbot: QtBot, spoken: tuple[Desktop, Path]) -> None:
    made, text = spoken
    wait(lambda: "column1" in words(text.read_text()), name="first pile")
    lines = [f"(start) {said(text.read_text())}"]
    for stroke in strokes(qtbot):
        before = len(text.read_text())
        made.press(x_name(stroke.chord))
        end = words(stroke.said.partition(", 0 seconds")[0])[-24:]  # games take their time

        def is_heard(start: int = before, end: str = end) -> bool:
            return end in words(text.read_text()[start:])

        wait(is_heard, name=f"{stroke} after {lines[-3:]}")
        lines.append(f"{stroke.chord}: {said(text.read_text()[before:])}")
    wait(lambda: "newdeal" in words(text.read_text()[before:]), name="what can be next")
    lines[-1] = f"{stroke.chord}: {said(text.read_text()[before:])}"
    compare("\n".join(lines) + "\n")


def x_name(chord: str) -> str:
    """What xdotool calls it."""
    *modifiers, key = chord.split("+") if len(chord) > 1 else [chord]
    key = X_NAMES.get(key, key.lower() if len(key) == 1 else key)
    return "+".join([*(modifier.lower() for modifier in modifiers), key])


def said(text: str) -> str:
    """One line of it, without what differs from run to run."""
    line = " | ".join(line.strip() for line in text.splitlines() if line.strip())
    line = re.sub(r"(\d+ minutes?, )?\d+ seconds?", "(time)", line)
    return re.sub(r"\d+:\d\d", "(time)", line)


def words(text: str) -> str:
    """Letters and digits alone: readers have their own signs."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def compare(found: str) -> None:
    if IS_WRITTEN:
        GOLDEN.write_text(found, "utf-8")
        return
    kept = GOLDEN.read_text("utf-8")
    assert found == kept, "\n".join(difflib.unified_diff(kept.splitlines(), found.splitlines()))
