"""What dialogs wear: colours of the cloth that can be read, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton
from support.window import preferences_of

from reussite.api.records import Felt
from reussite.colours import contrast
from reussite.settings import Settings
from reussite.table.background import CONTRAST, FELTS
from reussite.windows.main import MainWindow
from reussite.windows.widgets.chrome import TARGET
from reussite.windows.widgets.dress import dress_for

Open = Callable[..., MainWindow]
pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")

ALL = [*FELTS.values(), CONTRAST]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("felt", ALL, ids=lambda felt: felt.key)
def test_texts_and_accents_can_be_read_beside_every_cloth(felt: Felt, dark: bool) -> None:
    dress = dress_for(felt, dark=dark)
    assert dress.is_dark is dark
    for ground in (dress.ground, dress.base):
        assert contrast(dress.text, ground) >= 7
        assert contrast(dress.edge, ground) >= 3
        assert contrast(dress.accent, ground) >= 3
    assert contrast(dress.accent, dress.ground) >= 4.5
    assert contrast(dress.on_accent, dress.accent) >= 4.5


@pytest.mark.parametrize("felt", FELTS.values(), ids=lambda felt: felt.key)
def test_dark_dialogs_are_not_black(felt: Felt) -> None:
    dress = dress_for(felt, dark=True)
    for colour in (dress.ground, dress.base):
        assert QColor(colour).lightness() >= 20


def test_a_dialog_wears_the_accent_of_its_cloth(settings: Settings, opened: Open) -> None:
    seen = {}
    for key in ("green", "blue", "sage"):
        settings.set("appearance", "felt", key)
        window = opened(settings)
        seen[key] = preferences_of(window).palette().color(QPalette.ColorRole.Highlight).name()
        assert seen[key] == dress_for(FELTS[key], dark=False).accent
    assert len(set(seen.values())) == 3


def test_the_dress_follows_the_choice_while_a_dialog_is_open(
    settings: Settings, opened: Open
) -> None:
    window = opened(settings)
    dialog = preferences_of(window)
    for scheme, lightest in (("dark", 60), ("light", 256)):
        settings.set("appearance", "scheme", scheme)
        window.apply_theme()
        QApplication.processEvents()
        corner = dialog.grab().toImage().pixelColor(3, 3)
        assert corner == dialog.palette().window().color()
        assert lightest - 60 <= corner.lightness() < lightest


@pytest.mark.parametrize("text", [100, 200])
def test_controls_are_as_high_as_the_buttons_around_the_table(
    settings: Settings, opened: Open, text: int
) -> None:
    settings.set("appearance", "text_size", text)
    dialog = preferences_of(opened(settings))
    QApplication.processEvents()
    for kind in (QPushButton, QLineEdit, QComboBox):
        for control in dialog.findChildren(kind):
            if control.isVisible() and not isinstance(control.parent(), QComboBox):
                assert control.height() >= TARGET, control
