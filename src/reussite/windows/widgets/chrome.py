"""Colours of everything around the table, taken from its felt.

Menu, tool bar, status bar and the panels over the table wear the felt's colours whatever the
desktop's theme; dialogs keep the desktop's own. Style sheets are therefore set on each of these
widgets and never on the window, whose dialogs would inherit them.
"""

from __future__ import annotations

import math
from string import Template

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from reussite.api.records import Felt
from reussite.colours import mixed
from reussite.paths import resources
from reussite.windows.widgets.drawings import drawn

SMALLEST_TEXT = 13  # pixels
TARGET, LARGE_TARGET = 32, 44  # pixels: a button, usually and for who plays with switches
SMALLEST_TARGET = 24  # pixels: what a finger, or a hand that shakes, can still hit
_ICON = 20  # pixels, beside text of the usual size
_TEXT_SHARE = "reussite_text_share"  # the application's property: how much larger than usual
_HAS_LARGE_TARGETS = "reussite_large_targets"  # another one
_AROUND_TOOL, _AROUND_BUTTON = 10, 14  # borders and padding of a button, both sides together
_FAINT = 0.45  # strength of what is disabled
_QUIET = 0.72  # strength of labels beside their values


def text_share() -> float:
    """How much larger than the desktop's the player wants all text."""
    application = QApplication.instance()
    share = application.property(_TEXT_SHARE) if application is not None else None
    return float(share or 1.0)


def set_text_share(share: float) -> None:
    """The application's font has this size now, compared with the desktop's."""
    if (application := QApplication.instance()) is not None:
        application.setProperty(_TEXT_SHARE, share)


def set_large_targets(are_large: bool) -> None:
    """Whether all buttons are large from now on; shows where `wear` dresses them next."""
    if (application := QApplication.instance()) is not None:
        application.setProperty(_HAS_LARGE_TARGETS, are_large)


def target() -> int:
    """Width and height that a button has at least."""
    application = QApplication.instance()
    are_large = application is not None and application.property(_HAS_LARGE_TARGETS)
    return LARGE_TARGET if are_large else TARGET


def box_height() -> int:
    """Height that a check box or a radio button has at least, with its text."""
    return target() if target() > TARGET else SMALLEST_TARGET


def text_size() -> int:
    """Pixels of the chrome's text: the system's, but never too small to read."""
    return max(round(SMALLEST_TEXT * text_share()), QFontInfo(QApplication.font()).pixelSize())


def icon_size() -> QSize:
    """How large the drawings beside the text are."""
    side = round(_ICON * text_share())
    return QSize(side, side)


def apply_palette(widget: QWidget, felt: Felt) -> None:
    """Dress a part of the chrome: palette for what the style draws, sheet for the rest."""
    widget.setPalette(_palette(felt))
    widget.setStyleSheet(
        _SHEET.substitute(
            ground=felt.chrome,
            text=felt.text,
            quiet=mixed(felt.chrome, felt.text, _QUIET),
            faint=mixed(felt.chrome, felt.text, _FAINT),
            line=mixed(felt.chrome, felt.text, 0.18),
            edge=mixed(felt.chrome, felt.text, 0.45),
            hover=mixed(felt.chrome, felt.text, 0.14),
            pressed=mixed(felt.chrome, felt.text, 0.24),
            accent=felt.accent,
            size=text_size(),
            tool=target() - _AROUND_TOOL,
            button=target() - _AROUND_BUTTON,
            entry=5 if target() == TARGET else 15,
            larger=text_size() + 1,
            heading=round(text_size() * 1.5),
        )
    )


def _palette(felt: Felt) -> QPalette:
    ground, text = QColor(felt.chrome), QColor(felt.text)
    palette = QPalette(text, ground)
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base, QPalette.ColorRole.Button):
        palette.setColor(role, ground)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(role, text)
        palette.setColor(
            QPalette.ColorGroup.Disabled, role, QColor(mixed(felt.chrome, felt.text, _FAINT))
        )
    palette.setColor(QPalette.ColorRole.Highlight, QColor(mixed(felt.chrome, felt.text, 0.14)))
    palette.setColor(QPalette.ColorRole.HighlightedText, text)
    palette.setColor(QPalette.ColorRole.Accent, QColor(felt.accent))
    return palette


_SHEET = Template("""
QMenuBar { background: $ground; color: $text; border: none; padding: 1px 4px; font-size: ${size}px }
QMenuBar::item { background: transparent; padding: 3px 9px; border-radius: 4px }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $text; color: $ground }
QMenu { background: $ground; color: $text; border: 1px solid $edge; padding: 4px 0;
    font-size: ${size}px }
QMenu::item { padding: ${entry}px 24px ${entry}px 10px; border: none }
QMenu::item:selected { background: $text; color: $ground }
QMenu::item:disabled { color: $faint; background: transparent }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px }
QToolBar { background: $ground; border: none; border-bottom: 1px solid $line; spacing: 0;
    padding: 2px 6px }
QToolButton { color: $text; background: transparent; border: 2px solid transparent;
    border-radius: 6px; padding: 3px 6px; font-size: ${size}px; min-height: ${tool}px;
    min-width: ${tool}px }
QToolButton[popupMode="1"] { padding-right: 20px }
QToolButton::menu-button { border: none; width: 18px }
QToolButton:hover { background: $hover }
QToolButton:pressed, QToolButton:checked { background: $pressed }
QToolButton:focus { border-color: $accent }
QToolButton:disabled { color: $faint }
QStatusBar { background: $ground; color: $text; border: none; border-top: 1px solid $line }
QStatusBar::item { border: none }
QLabel { color: $text; background: transparent; font-size: ${size}px }
QLabel[role="quiet"] { color: $quiet }
QLabel[role="value"] { font-weight: 600 }
QLabel[role="urgent"] { font-weight: 800; color: $accent; text-decoration: underline }
QLabel[role="mark"] { font-weight: 600; background: $accent; color: $ground;
    border-radius: 4px; padding: 0 6px; margin: 2px 16px 2px 2px }
QLabel[role="game"] { font-size: ${larger}px; font-weight: 600 }
QLabel[role="heading"] { font-size: ${heading}px; font-weight: 600 }
QFrame[role="panel"] { background: $ground; border: 1px solid $edge; border-radius: 10px }
QFrame[role="curtain"] { background: transparent; border: none }
QPushButton { color: $text; background: $hover; border: 2px solid $hover; border-radius: 6px;
    padding: 5px 14px; font-size: ${size}px; min-height: ${button}px }
QPushButton:hover { background: $pressed }
QPushButton:pressed { background: $line }
QPushButton:focus { border-color: $accent }
QPushButton:disabled { color: $faint }
""")


def icon(name: str, felt: Felt) -> QIcon:
    """A line drawing from the resources in the chrome's colour; empty where there is none."""
    try:
        drawing = (resources() / "icons" / f"{name}.svg").read_bytes()
    except OSError:
        return QIcon()
    drawing = drawing.replace(b"currentColor", felt.text.encode())
    faint = drawing.replace(b"<g ", b'<g opacity="%.2f" ' % _FAINT)
    ratio = math.ceil(max(screen.devicePixelRatio() for screen in QGuiApplication.screens()))
    made = QIcon()
    for mode, svg in ((QIcon.Mode.Normal, drawing), (QIcon.Mode.Disabled, faint)):
        pixmap = QPixmap.fromImage(drawn(svg, icon_size().width() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        made.addPixmap(pixmap, mode)
    return made
