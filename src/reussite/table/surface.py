"""What the parts of a table use of the widget that shows it; none imports the widget."""

from __future__ import annotations

from typing import Protocol

from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.scene import TableScene


class Surface(Protocol):
    """What every part may use: how the player reaches the table, and what lies on it."""

    @property
    def access(self) -> AccessPreferences: ...

    @property
    def table(self) -> TableScene: ...
