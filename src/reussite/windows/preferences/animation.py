"""How quickly cards move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reussite.settings import Settings
from reussite.table.animation.motions import Pace
from reussite.windows.appearance import desktop_wants_rest
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept

translate = QCoreApplication.translate


class AnimationPage(Page):
    """One choice for all that moves."""

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__("animation", translate("Preferences", "Animation"))
        self._owner = owner
        usual = Pace.REDUCED if desktop_wants_rest() else Pace.NORMAL
        self.pace = ChoiceRow(
            Kept(settings, "animation", "pace", usual.value),
            [
                ChoiceItem(Pace.OFF.value, translate("Animation", "Off")),
                ChoiceItem(Pace.FAST.value, translate("Animation", "Fast")),
                ChoiceItem(Pace.NORMAL.value, translate("Animation", "Normal")),
                ChoiceItem(Pace.SLOW.value, translate("Animation", "Slow")),
                ChoiceItem(Pace.REDUCED.value, translate("Animation", "Reduced motion")),
            ],
            translate("Animation", "How cards move"),
            translate(
                "Animation",
                "With reduced motion cards do not travel: they appear where they go. A new "
                "action never waits for an animation.",
            ),
        )
        self.add_group(translate("Animation", "Cards"), self.pace)

    def follow(self) -> None:
        self._owner.apply_pace()
        self._owner.messages.tell_settings_problem()
