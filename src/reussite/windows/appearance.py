"""What the table wears, as the player and the desktop want it.

Settings say what the player chose; the desktop says whether it is dark and wants strong contrasts.
Both may change at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from reussite.api.records import Felt
from reussite.i18n import languages
from reussite.paths import own_cloths, resources
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import State
from reussite.settings import Settings
from reussite.table.a11y.preferences import Scan
from reussite.table.animation.motions import Pace
from reussite.table.background import CONTRAST, DEFAULT_FELT, FELTS
from reussite.table.theme import Theme
from reussite.windows import desktop_motion
from reussite.windows.access_settings import kept_access
from reussite.windows.widgets import chrome, drawings, dress, focus_ring

if TYPE_CHECKING:
    from reussite.table.cards.foreign_decks import InstalledDeck

translate = QCoreApplication.translate

SECTION: Final = "appearance"
OF_PLUGIN: Final = ":"  # between a plugin's name and what it calls its deck or cloth
OWN: Final = ("#", "picture-")  # how the names of the player's own cloths begin
DECKS: Final = ("two", "four", "familiar", "poker")
INDEXES: Final = ("normal", "large")
BACKS: Final = ("blue", "red", "green", "plum", "slate")
LETTERS: Final = ("en", "fr", "bg", "ru")
SCHEMES: Final = ("system", "light", "dark")
CONTRASTS: Final = ("system", "normal", "high")
ZOOMS: Final = (60, 70, 80, 90, 100, 110, 125, 150, 175, 200)
TEXT_SIZES: Final = (100, 300)

#: What holds where the player chose nothing.
USUAL: Final[Mapping[str, str]] = {
    "deck": "two",
    "index": "normal",
    "letters": "",  # those of the language
    "back": "blue",
    "felt": DEFAULT_FELT.key,
    "dark_felt": "slate",
    "scheme": "system",
    "contrast": "system",
}
_USUAL_FONT: Final = "reussite_font"  # the application's property: the font of the desktop
_SCHEME: Final = "reussite_scheme"  # another one: what the platform was told
# Strips of face-up cards in a fan, natural and squeezed, in card widths.
STRIPS: Final[Mapping[str, tuple[float, float]]] = {"normal": (0.27, 0.20), "large": (0.40, 0.30)}


class Appearance(QObject):
    """Turns settings into a look.

    Signal `changed` tells that the desktop wants something else now.

    :param cache: a folder for finished pictures.
    :param plugins: those whose decks and cloths may be worn.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, cache: Path | None, plugins: PluginHost | None = None
    ) -> None:
        super().__init__()
        self._settings = settings
        self._plugins = plugins
        self._cache = cache
        self._left_out: list[str] = []  # a foreign deck that could not be drawn
        self._lost = ""  # a picture that is gone, as the player knows
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.changed)
        if (accessible := getattr(hints, "accessibility", None)) is not None:  # from Qt 6.10 on
            accessible().contrastPreferenceChanged.connect(self.changed)

    def chosen(self, key: str, known: tuple[str, ...]) -> str:
        """A choice from the settings; the usual one where it is unknown."""
        value = self._settings.get(SECTION, key, USUAL[key])
        return value if value in known else USUAL[key]

    @property
    def theme(self) -> Theme:
        """What the table wears now."""
        deck, index = self.chosen("deck", DECKS), self.chosen("index", INDEXES)
        large = "-large" if index == "large" else ""
        look = Theme(
            deck=resources() / "cards" / f"deck-{deck}{large}.svg",
            felt=self.felt,
            cache=self._cache,
            back=back_element(self.chosen("back", BACKS)),
            is_mirrored=self._settings.get(SECTION, "left_handed", False),
            letters=self.letters,
            strips=STRIPS[index],
            is_heaped=index == "large",
            is_strong=self.is_strong,
            is_dimmed=self.is_dark and self._settings.get(SECTION, "dim", False),
            zoom=self.zoom / 100,
        )
        return self._with_foreign_deck(look)

    def _with_foreign_deck(self, look: Theme) -> Theme:
        texts = self._settings.texts(SECTION, "foreign")
        if (
            not texts
            or texts == self._left_out
            or self._is_off(self._settings.get(SECTION, "theme", ""))
        ):
            return look
        from reussite.table.cards.foreign_decks import STRIPS, Foreign  # seldom needed

        foreign = Foreign.parse(texts)
        return look if foreign is None else replace(look, foreign=foreign, strips=STRIPS)

    def leave_out_foreign_deck(self) -> None:
        """Wear one of ours until the player chooses again, or the program starts again."""
        self._left_out = self._settings.texts(SECTION, "foreign")

    def try_foreign_deck(self) -> None:
        """The player chose it: try it once more."""
        self._left_out = []

    @property
    def felt(self) -> Felt:
        """The cloth, with the colours around it."""
        if self.is_strong:
            return CONTRAST
        usual = FELTS[USUAL[self._felt_key]]
        name = self._felt_name
        if name.startswith(OWN):
            return self.own_felt(name) or usual
        if OF_PLUGIN not in name:
            return FELTS.get(name, usual)
        return self.felts.get(name, usual)

    @property
    def _felt_key(self) -> str:
        return "dark_felt" if self.is_dark else "felt"

    @property
    def _felt_name(self) -> str:
        return self._settings.get(SECTION, self._felt_key, USUAL[self._felt_key])

    @staticmethod
    def own_felt(name: str) -> Felt | None:
        """The player's own colour or picture with this name in the settings; None: there is none,
        or the picture is gone."""
        from reussite.table import own_cloth  # seldom needed

        return own_cloth.own_felt(name, own_cloths())

    def take_lost_picture(self) -> bool:
        """Whether the player's own picture should be worn and is gone; once for each."""
        name = self._felt_name
        is_lost = name.startswith(OWN[1]) and not self.is_strong and self.own_felt(name) is None
        is_told, self._lost = self._lost == name, name if is_lost else ""
        return is_lost and not is_told

    @property
    def felts(self) -> Mapping[str, Felt]:
        """All cloths there are by their names in the settings, those of plugins too; asking imports
        the plugins."""
        if self._plugins is None:
            return FELTS
        from reussite.plugins import contributed  # only where somebody looks for more cloths

        brought = contributed.felts(self._plugins).items()
        return {**FELTS, **{key: _named(key, felt) for key, felt in brought}}

    @property
    def brought_decks(self) -> list[InstalledDeck]:
        """The decks of plugins."""
        if self._plugins is None:
            return []
        from reussite.plugins import contributed
        from reussite.table.cards.foreign_decks import InstalledDeck

        return [
            InstalledDeck(key, translate(key.split(OF_PLUGIN)[0], deck.name), deck.file)
            for key, deck in contributed.decks(self._plugins).items()
        ]

    def _is_off(self, theme: str) -> bool:
        """Whether the plugin that brought this deck takes no part any more."""
        name, of_plugin, _ = theme.partition(OF_PLUGIN)
        if not of_plugin or self._plugins is None:
            return False
        return any(p.name == name and p.state is not State.ON for p in self._plugins.found)

    @property
    def is_dark(self) -> bool:
        scheme = self.chosen("scheme", SCHEMES)
        return scheme == "dark" if scheme != "system" else desktop_is_dark()

    @property
    def is_strong(self) -> bool:
        contrast = self.chosen("contrast", CONTRASTS)
        return contrast == "high" if contrast != "system" else desktop_wants_contrast()

    @property
    def letters(self) -> str:
        """The language of the index letters."""
        chosen = self._settings.get(SECTION, "letters", "")
        language = chosen if chosen in LETTERS else languages.spoken()
        return language if language in LETTERS else "en"

    @property
    def zoom(self) -> int:
        """Per cent."""
        zoom = self._settings.get(SECTION, "zoom", 100)
        return min(max(zoom, ZOOMS[0]), ZOOMS[-1])

    def keep_zoom(self, zoom: int) -> None:
        self._settings.set(SECTION, "zoom", zoom)

    @property
    def text_size(self) -> int:
        """Per cent of the desktop's."""
        least, most = TEXT_SIZES
        return min(max(self._settings.get(SECTION, "text_size", 100), least), most)

    @property
    def pace(self) -> Pace:
        """How quickly cards move."""
        usual = Pace.REDUCED if desktop_wants_rest() else Pace.NORMAL
        name = self._settings.get("animation", "pace", usual.value)
        return Pace(name) if name in set(Pace) else usual

    # What Qt itself is told.

    def tell_application(self) -> None:
        """Size of text and buttons, light or dark dialogs: all as the desktop has it by default.

        And where finished drawings lie.
        """
        application = QApplication.instance()
        if isinstance(application, QApplication):
            _size_text(application, self.text_size)
            _tell_scheme(application, self.chosen("scheme", SCHEMES))
            drawings.keep_in(self._cache)
            access = kept_access(self._settings)
            chrome.set_large_targets(access.large_targets or access.scan is not Scan.OFF)
            dress.wear(application, self.felt, dark=self.is_dark)
            focus_ring.show_focus(application)


def _named(key: str, felt: Felt) -> Felt:
    """A plugin's cloth under its name in the settings, whatever class the plugin made it of."""
    facts = {field.name: getattr(felt, field.name) for field in fields(Felt)}
    return Felt(**{**facts, "key": key})


def back_element(name: str) -> str:
    """What our decks call a back."""
    return "back" if name == USUAL["back"] else f"back_{name}"


def next_zoom(zoom: int, by: int) -> int:
    """The zoom one step larger or smaller."""
    nearest = min(range(len(ZOOMS)), key=lambda n: abs(ZOOMS[n] - zoom))
    return ZOOMS[min(max(nearest + by, 0), len(ZOOMS) - 1)]


# What the desktop wants.


def desktop_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def desktop_wants_contrast() -> bool:
    accessible = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return accessible is not None and (
        accessible().contrastPreference() is Qt.ContrastPreference.HighContrast
    )


def desktop_wants_rest() -> bool:
    """Whether nothing should move; Qt tells it from 6.12 on, the desktop itself before that."""
    accessible = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessible and accessible(), "motionPreference", None)
    if preference is not None:
        return "Reduce" in str(preference())
    return desktop_motion.asks_for_rest()


def _size_text(application: QApplication, per_cent: int) -> None:
    usual = application.property(_USUAL_FONT)
    if usual is None and per_cent == 100:
        return
    if not isinstance(usual, QFont):
        usual = QFont(application.font())
        application.setProperty(_USUAL_FONT, usual)
    font = QFont(usual)
    if usual.pointSizeF() > 0:
        font.setPointSizeF(usual.pointSizeF() * per_cent / 100)
    else:
        font.setPixelSize(round(usual.pixelSize() * per_cent / 100))
    chrome.set_text_share(per_cent / 100)
    if font != application.font():
        application.setFont(font)


def _tell_scheme(application: QApplication, scheme: str) -> None:
    """What the platform draws itself is light or dark with the table, where it can be."""
    hints = application.styleHints()
    if scheme != "system":
        application.setProperty(_SCHEME, scheme)
        hints.setColorScheme(Qt.ColorScheme.Dark if scheme == "dark" else Qt.ColorScheme.Light)
    elif application.property(_SCHEME):
        application.setProperty(_SCHEME, None)
        hints.unsetColorScheme()
