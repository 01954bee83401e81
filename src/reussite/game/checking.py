"""Playing game files again: in this process, in others, or on a cluster.

What goes there are the bytes of a file, what comes back are plain values: a variant has functions,
which no process can hand to another.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from reussite.api.records import Result
from reussite.game.file_form import GameFileError
from reussite.game.game_file import parse_game, read_content
from reussite.game.session import Action
from reussite.kernel.variant import Variant
from reussite.paths import bundled_plugins, players_folders
from reussite.plugins.host import PluginHost
from reussite.settings import Settings


class Played(NamedTuple):
    """What became of a game file that was played again.

    :param code: None where the file has no good one.
    :param result: None where the file is not good.
    :param started: UTC; None where the file is not good.
    :param undos: actions taken back.
    :param hints: how often the player asked for advice.
    :param actions_size: bytes of `actions_text`.
    :param actions_digest: its SHA-256.
    :param error: what is wrong with it first; its `variant` is left out.
    :param family: of the variant whose rules the error is about.
    """

    code: str | None = None
    result: Result | None = None
    started: datetime | None = None
    is_over: bool = False
    undos: int = 0
    hints: int = 0
    actions_size: int = 0
    actions_digest: bytes = b""
    error: GameFileError | None = None
    family: str = ""

    def problem(self, variants: Mapping[str, Variant]) -> GameFileError | None:
        """The error with the variant it is about."""
        if self.error is not None and self.family:
            self.error.variant = variants.get(self.family)
        return self.error


@dataclass(frozen=True)
class Check:
    """Plays the bytes of a game file again; an error that was met when reading them is the answer.

    :param variants: None: those of the player in whose name the process works, read once.
    """

    variants: Mapping[str, Variant] | None = None

    def __call__(self, content: bytes | GameFileError) -> Played:
        if isinstance(content, GameFileError):
            return Played(error=content)
        variants = players_variants() if self.variants is None else self.variants
        try:
            read = parse_game(content, variants)
        except GameFileError as error:
            return _refused(error)
        session, game = read.session, read.game
        actions = actions_text(game.actions)
        return Played(
            code=session.code,
            result=session.result(),
            started=game.started,
            is_over=game.ending is not None,
            undos=session.undos,
            hints=session.hints,
            actions_size=len(actions),
            actions_digest=sha256(actions).digest(),
        )


def actions_text(actions: Sequence[Action]) -> bytes:
    """The actions of a game as JSON without blanks, to be compared."""
    return json.dumps(actions, ensure_ascii=False, separators=(",", ":")).encode()


def content_of(path: Path) -> bytes | GameFileError:
    """The bytes of a file, or why they cannot be read."""
    try:
        return read_content(path)
    except GameFileError as error:
        return error.with_traceback(None)


def worker_lost(_content: bytes | GameFileError) -> Played:
    """The answer about a file that ends every process that plays it again."""
    return Played(error=GameFileError("file-rules-failed", found="its process ended"))


def checking(variants: Mapping[str, Variant], *, is_here: bool) -> Callable[..., Played]:
    """The check, for work in this process or in others."""
    return Check(variants) if is_here else Check()


def players_variants() -> Mapping[str, Variant]:
    """The variants of this player, installed plugins included, for a process that only works."""
    return _players_plugins().variants


def players_bundled(family: str) -> bool:
    """Whether the program itself brings this family."""
    return _players_plugins().is_bundled(family)


@cache
def _players_plugins() -> PluginHost:
    folders = players_folders()
    plugins = PluginHost(Settings(folders.settings), bundled=bundled_plugins(), own=folders.plugins)
    plugins.load_folders()
    plugins.load_installed()
    return plugins


def _refused(error: GameFileError) -> Played:
    """Without what cannot be handed on, and without the game that its traceback holds."""
    family = error.variant.family if error.variant else ""
    error.variant = error.__cause__ = error.__context__ = None
    return Played(code=error.code or None, error=error.with_traceback(None), family=family)
