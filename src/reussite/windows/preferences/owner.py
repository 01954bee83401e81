"""What the pages of the Preferences window need of the window that they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtGui import QAction

from reussite.table.view import TableView
from reussite.windows.appearance import Appearance
from reussite.windows.notices import Notices
from reussite.windows.play import Play


class Owner(Protocol):
    """The main window: each `take_` makes what stands in the settings hold now."""

    view: TableView
    play: Play
    appearance: Appearance
    notices: Notices

    @property
    def actions_by_key(self) -> Mapping[str, QAction]: ...

    def wear(self) -> None: ...

    def take_habits(self) -> None: ...

    def take_pace(self) -> None: ...

    def take_access(self) -> None: ...

    def take_shortcuts(self) -> None: ...

    def take_bars(self) -> None: ...
