"""What dialogs wear: the measures of the chrome around the table, and colours taken from its cloth.

A light dialog takes the colours of a light cloth, or paper with the accent of a dark cloth; a dark
one those of a dark cloth, or slate. So accents, corners and heights are the same on both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template
from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLayout

from reussite.api.records import Felt
from reussite.colours import contrast, mixed
from reussite.paths import resources
from reussite.windows.widgets import chrome

RADIUS: Final = 6  # pixels of a corner, as of the buttons around the table
SPACE: Final = 8  # pixels between two things that belong together
GROUP: Final = 16  # pixels between groups, and around everything in a dialog
_PAPER: Final = ("#f6f5f1", "#22272b")  # ground and text of light dialogs beside a dark cloth
_SLATE: Final = ("#1e242d", "#e4e8ee")  # of dark ones beside a light cloth
_READABLE: Final = 4.5  # contrast of texts
_AROUND: Final = 2 * (2 + 4)  # borders and padding of a control, above and below
_LARGE_TEXT: Final = 2.0  # times the usual
_WORN: Final = "reussite_dress"  # the application's property: what it wears now


@dataclass(frozen=True)
class Dress:
    """The colours of dialogs.

    :param base: behind what is written or listed.
    :param accent: of what is chosen, has the focus or comes first; readable on the ground.
    :param on_accent: text on the accent.
    """

    ground: str
    text: str
    base: str
    accent: str
    on_accent: str

    @property
    def is_dark(self) -> bool:
        return QColor(self.ground).lightness() < 128

    @property
    def edge(self) -> str:
        """Around what can be operated: 3:1 on the ground."""
        return mixed(self.ground, self.text, 0.6)

    @property
    def line(self) -> str:
        """Between things."""
        return mixed(self.ground, self.text, 0.2)


def dress_for(felt: Felt, *, dark: bool) -> Dress:
    """What dialogs wear beside this cloth."""
    fits = (QColor(felt.chrome).lightness() < 128) is dark
    ground, text = (felt.chrome, felt.text) if fits else (_SLATE if dark else _PAPER)
    base = mixed(ground, "#ffffff", 0.05 if dark else 0.8)
    colours = (felt.accent, felt.centre, felt.edge, text)
    accent = next(each for each in colours if contrast(each, ground) >= _READABLE)
    on_accent = max((text, base, "#ffffff", "#14181e"), key=lambda ink: contrast(ink, accent))
    return Dress(ground, text, base, accent, on_accent)


def wear(application: QApplication, felt: Felt, *, dark: bool) -> None:
    """Dress all dialogs, those that are open too."""
    dress = dress_for(felt, dark=dark)
    worn = repr((dress, chrome.target(), _side()))
    if application.property(_WORN) == worn:
        return  # dressing every widget anew takes its time
    application.setProperty(_WORN, worn)
    application.setPalette(_palette(dress))
    application.setStyleSheet(_sheet(dress))


def air(layout: QLayout) -> None:
    """The room that a dialog leaves around and between its parts."""
    layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
    layout.setSpacing(SPACE)


def _palette(dress: Dress) -> QPalette:
    palette = QPalette(QColor(dress.ground))
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    faint = QColor(mixed(dress.ground, dress.text, 0.5))
    colours = {
        role.Window: dress.ground,
        role.WindowText: dress.text,
        role.Base: dress.base,
        role.AlternateBase: mixed(dress.base, dress.text, 0.04),
        role.Text: dress.text,
        role.Button: mixed(dress.ground, dress.text, 0.08),
        role.ButtonText: dress.text,
        role.ToolTipBase: dress.base,
        role.ToolTipText: dress.text,
        role.Highlight: dress.accent,
        role.HighlightedText: dress.on_accent,
        role.Accent: dress.accent,
        role.Link: dress.accent,
        role.LinkVisited: dress.accent,
    }
    for each, colour in colours.items():
        palette.setColor(each, QColor(colour))
    palette.setColor(role.PlaceholderText, QColor(mixed(dress.base, dress.text, 0.65)))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, each, faint)
    palette.setColor(group.Disabled, role.Highlight, QColor(dress.line))
    palette.setColor(group.Disabled, role.HighlightedText, faint)
    return palette


def _side() -> int:
    """Pixels beside the text of a button: fewer where the text takes all the room."""
    return 11 if chrome.text_share() < _LARGE_TEXT else 5


def _sheet(dress: Dress) -> str:
    arrow = resources() / "icons" / "open-list.svg"
    return _SHEET.substitute(
        accent=dress.accent,
        on_accent=dress.on_accent,
        over_accent=mixed(dress.accent, dress.on_accent, 0.14),
        base=dress.base,
        raised=mixed(dress.ground, dress.base, 0.5),
        button=mixed(dress.ground, dress.text, 0.08),
        hover=mixed(dress.ground, dress.text, 0.14),
        pressed=mixed(dress.ground, dress.text, 0.24),
        text=dress.text,
        faint=mixed(dress.ground, dress.text, 0.5),
        edge=dress.edge,
        line=dress.line,
        radius=RADIUS,
        group=RADIUS + 2,
        inner=SPACE // 2,
        height=chrome.target() - _AROUND,
        side=_side(),
        less=_side() - 1,
        arrow=arrow.as_posix(),
    )


_SHEET = Template("""
QToolTip { background: $base; color: $text; border: 1px solid $edge; padding: 4px }
QDialog QPushButton { color: $text; background: $button; border: 1px solid $edge;
    border-radius: ${radius}px; padding: 5px ${side}px; min-height: ${height}px }
QDialog QPushButton:hover { background: $hover }
QDialog QPushButton:pressed, QDialog QPushButton:checked { background: $pressed }
QDialog QPushButton:default { color: $on_accent; background: $accent; border-color: $accent }
QDialog QPushButton:default:hover { background: $over_accent }
QDialog QPushButton:focus { border: 2px solid $text; padding: 4px ${less}px }
QDialog QPushButton:disabled { color: $faint; background: transparent; border-color: $line }
QDialog QComboBox { color: $text; background: $base; border: 1px solid $edge;
    border-radius: ${radius}px; padding: 5px 7px; min-height: ${height}px }
QDialog QComboBox:focus { border: 2px solid $accent; padding: 4px 6px }
QDialog QComboBox:disabled { color: $faint; border-color: $line }
QDialog QComboBox::drop-down { border: none; width: 22px }
QDialog QComboBox::down-arrow { image: url("$arrow"); width: 12px; height: 12px }
QDialog QComboBox QAbstractItemView { border: 1px solid $edge; border-radius: 0; padding: 0 }
QDialog QLineEdit { color: $text; background: $base; border: 1px solid $edge;
    border-radius: ${radius}px; padding: 5px 9px; min-height: ${height}px;
    selection-background-color: $accent; selection-color: $on_accent }
QDialog QLineEdit:focus { border: 2px solid $accent; padding: 4px 8px }
QAbstractItemView { outline: 0 }
QDialog QAbstractItemView, QDialog QPlainTextEdit, QDialog QTextEdit {
    background: $base; border: 1px solid $edge; border-radius: ${radius}px; padding: 2px }
QDialog QAbstractItemView:focus, QDialog QPlainTextEdit:focus, QDialog QTextEdit:focus {
    border: 2px solid $accent; padding: 1px }
QDialog QHeaderView { border: none; border-radius: 0; padding: 0 }
QDialog QGroupBox { background: $raised; border: 1px solid $line;
    border-radius: ${group}px; padding: ${inner}px }
QDialog QTabWidget::pane { border: none; border-top: 1px solid $line }
QDialog QTabBar::tab { padding: 7px 15px; border: none; border-bottom: 3px solid transparent }
QDialog QTabBar::tab:selected { border-bottom-color: $accent }
QDialog QTabBar::tab:hover { background: $hover }
QDialog QTabBar::tab:selected:focus { border: 2px solid $accent; border-bottom-width: 3px;
    padding: 5px 13px 7px 13px }
""")
