"""One plugin: where it comes from, what it says of itself, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import Distribution


class Origin(StrEnum):
    """Where a plugin comes from."""

    BUNDLED = "bundled"
    FOLDER = "folder"
    INSTALLED = "installed"


class State(StrEnum):
    """Whether a plugin takes part."""

    ON = "on"
    OFF = "off"
    NOT_AGREED = "not yet agreed"
    FAILED = "failed"


class PluginError(Exception):
    """A plugin is left out.

    :ivar problem: why, as a code for `reussite.i18n.messages`.
    :ivar detail: what it is about.
    """

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail


@dataclass(eq=False)
class Plugin:
    """A plugin that was found, whatever became of it.

    :param title: what the player reads as its name; like the description, English, and translated
        by the plugin.
    :param families: the families it brings, or says it brings while it is not imported.
    :param claimed: the families that it says it brings; None: it does not say.
    :param waits: whether it takes part only once the player switches it on, though it is bundled;
        what it adds is then imported when it is asked for.
    :param advises: whether it says that it has advisers.
    :param error: why it is left out.
    :param root: the name of the module or package that holds its code.
    :param load: imports it; None where what is known without importing rules it out.
    :param distribution: what installed it.
    """

    name: str
    origin: Origin
    version: str = ""
    title: str = ""
    description: str = ""
    families: tuple[str, ...] = ()
    claimed: tuple[str, ...] | None = None
    waits: bool = False
    advises: bool = False
    state: State = State.NOT_AGREED
    error: PluginError | None = None
    module: ModuleType | None = None
    folder: Path | None = None
    root: str = ""
    load: Callable[[], ModuleType] | None = field(default=None, repr=False)
    distribution: Distribution | None = field(default=None, repr=False)

    @property
    def identity(self) -> str:
        """Origin and name: what an agreement in the settings is about."""
        return f"{self.origin}:{self.name}"
