"""What the pages of the Preferences window need of the window that they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtGui import QAction

from reussite.table.view import TableView
from reussite.windows.appearance import Appearance
from reussite.windows.game_controller import GameController
from reussite.windows.messages import Messages


class PreferencesOwner(Protocol):
    """The main window: each `apply_` puts a part of the settings into effect."""

    view: TableView
    controller: GameController
    appearance: Appearance
    messages: Messages

    @property
    def actions_by_key(self) -> Mapping[str, QAction]: ...

    def apply_theme(self) -> None: ...

    def apply_preferences(self) -> None: ...

    def apply_pace(self) -> None: ...

    def apply_sounds(self) -> None: ...

    def apply_access(self) -> None: ...

    def apply_shortcuts(self) -> None: ...

    def apply_bars(self) -> None: ...

    def apply_advisers(self) -> None: ...
