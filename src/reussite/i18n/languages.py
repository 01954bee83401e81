"""The language of all texts: which one the player wants, and the translations that speak it.

What is spoken is a state of Qt's application object: the translators are its children, and a
change tells every window by the event `LanguageChange`. Without such an object all texts stay
English. Only QtCore is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from reussite.i18n.qt_core import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from reussite.paths import resources

if TYPE_CHECKING:
    from reussite.plugins.host import PluginHost
    from reussite.plugins.plugin import Plugin
    from reussite.settings import Settings

SECTION, KEY = "general", "language"  # where the settings name it; empty or absent: the system's
ENGLISH: Final = "en"


class Language(NamedTuple):
    """A language that all texts are in.

    :param code: two letters.
    :param name: as its speakers call it.
    """

    code: str
    name: str


LANGUAGES: Final = (
    Language("en", "English"),
    Language("fr", "Français"),
    Language("bg", "Български"),
    Language("ca", "Català"),
    Language("ru", "Русский"),
)
CODES: Final = tuple(language.code for language in LANGUAGES)

_OURS: Final = "reussite translation"  # the object name of our translators
_SPOKEN: Final = "reussite_language"  # the application's property


# Which language.


def wanted(settings: Settings) -> str:
    """The code of the language that the settings name, else of the system's."""
    chosen = settings.get(SECTION, KEY, "")
    return chosen if chosen in CODES else systems_language()


def systems_language() -> str:
    """The first of the system's languages that there are translations for, else English."""
    preferred = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in preferred if code in CODES), ENGLISH)


def spoken() -> str:
    """The code of the language that texts are in now."""
    application = QCoreApplication.instance()
    return (application and application.property(_SPOKEN)) or ENGLISH


def locale_of(language: str) -> QLocale:
    """How numbers are written: as on this system where it speaks the language, else as usual."""
    system, usual = QLocale.system(), QLocale(language)
    return system if system.language() is usual.language() else usual


# Speaking it.


def choose(language: str, settings: Settings, plugins: PluginHost | None = None) -> None:
    """Speak this language from now on and at every later start; empty: the system's."""
    settings.set(SECTION, KEY, language)
    follow(settings, plugins)


def follow(settings: Settings, plugins: PluginHost | None = None) -> None:
    """Speak what the settings ask for.

    :param plugins: those whose texts are wanted too; call again when there are more of them.
    """
    speak(wanted(settings), locale_folders(plugins) if plugins else ())


def speak(language: str, folders: Iterable[Path] = ()) -> None:
    """Speak this language.

    :param folders: the `locale` folders of plugins, the weightiest first.
    """
    application = QCoreApplication.instance()
    if application is None:
        return
    files = list(dict.fromkeys(_files(language, list(folders))))
    before = application.findChildren(QTranslator, _OURS)
    installed = [Path(translator.filePath()) for translator in before]
    if installed == files and spoken() == language:
        return
    for translator in before:
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)  # Python's from here on, and gone with the loop
    QLocale.setDefault(locale_of(language))
    application.setProperty(_SPOKEN, language)
    for file in files:
        translator = QTranslator(application)
        translator.setObjectName(_OURS)
        translator.load(str(file))
        QCoreApplication.installTranslator(translator)


def locale_folders(plugins: PluginHost) -> list[Path]:
    """Where the plugins that take part keep their translations, bundled plugins first."""
    taking_part = set(plugins.brought_by.values())
    folders = (_folder_of(plugin) for plugin in plugins.found if plugin in taking_part)
    return [folder / "locale" for folder in folders if folder is not None]


def plugin_text(plugin: Plugin, english: str) -> str:
    """What a plugin says of itself, in the language spoken now; English where none is known.

    Its file is asked alone: the texts of a plugin that takes no part are not spoken otherwise.
    """
    folder = _folder_of(plugin)
    if not english or folder is None:
        return english
    translator = QTranslator()
    if not translator.load(str(folder / "locale" / f"{spoken()}.qm")):
        return english
    return translator.translate(plugin.name, english) or english


def _folder_of(plugin: Plugin) -> Path | None:
    """Where a plugin lies; an installed one is known by what was imported."""
    if plugin.folder is not None:
        return plugin.folder
    file = plugin.module.__file__ if plugin.module is not None else None
    return Path(file).parent if file else None


def _files(language: str, folders: list[Path]) -> Iterator[Path]:
    """The files to install, in this order: Qt asks the translator installed last first.

    English comes before the wanted language: its plural forms are what a sentence without a
    translation falls back on. The program's own texts come after those of plugins, and the
    bundled plugins after all others, so that no plugin can change another's words.
    """
    core = resources() / "locale"
    plugins = folders[::-1]
    for code in (ENGLISH, language):
        for file in (
            *(folder / f"{code}.qm" for folder in plugins),
            qt_translations() / f"qtbase_{code}.qm",
            core / f"reussite_{code}.qm",
        ):
            if file.is_file():
                yield file


def qt_translations() -> Path:
    """Where the texts of Qt's own dialogs lie, in a frozen build too."""
    import PySide6

    home = Path(PySide6.__file__).parent
    told = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    candidates = (told, home / "Qt" / "translations", home / "translations")
    return next((folder for folder in candidates if folder.is_dir()), told)
