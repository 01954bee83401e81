"""Preferences: each is changed, holds at once, and still holds after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.window import is_open, preferences_of

from reussite.colours import contrast
from reussite.i18n import languages
from reussite.kernel.variant import DOUBLE_CLICK, RULE_REMINDERS, SEND_UP
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings, Value
from reussite.table.animation.motions import Pace
from reussite.windows import appearance
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow, window
from reussite.windows.preferences.pictures import PictureRow
from reussite.windows.preferences.playing import PlayingPage
from reussite.windows.preferences.rows import ChoiceRow, Row, SwitchRow
from reussite.windows.widgets import chrome
from reussite.windows.widgets.wrapping import WrappedRadio

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")


# What each preference does, as anybody can see it from outside.

Seen = Callable[[MainWindow], object]

EFFECTS: dict[tuple[str, str], Seen] = {
    ("table", "mark_last_move"): lambda w: w.view.table.last_move is not None,
    ("table", "peek"): lambda w: w.view.preferences.peek,
    ("table", "spread"): lambda w: w.view.preferences.spread,
    ("games", "double_click"): lambda w: w.view.preferences.double_click,
    ("games", "auto_place"): lambda w: w.view.preferences.auto_place,
    ("games", "drop_help"): lambda w: w.view.preferences.drop_help,
    ("games", "rule_reminders"): lambda w: w._is_on(RULE_REMINDERS),
    ("games", "send_up"): lambda w: w._is_on(SEND_UP),
    ("DS", "double_click"): lambda w: w.view.preferences.double_click,
    ("DS", "auto_place"): lambda w: w.view.preferences.auto_place,
    ("DS", "drop_help"): lambda w: w.view.preferences.drop_help,
    ("DS", "rule_reminders"): lambda w: w._is_on(RULE_REMINDERS),
    ("DS", "send_up"): lambda w: w._is_on(SEND_UP),
    ("clock", "starts"): lambda w: w.controller.clock_waits,
    ("animation", "pace"): lambda w: w.view.pace,
    ("appearance", "index"): lambda w: (w.view.table.theme.deck, w.view.table.theme.strips),
    ("appearance", "letters"): lambda w: w.view.table.theme.letters,
    ("appearance", "back"): lambda w: w.view.table.faces.deck.key,
    ("appearance", "felt"): lambda w: w.view.table.theme.felt,
    ("appearance", "dark_felt"): lambda w: w.view.table.theme.felt,
    ("appearance", "scheme"): lambda w: w.view.table.theme.felt,
    ("appearance", "dim"): lambda w: w.view.table.theme.is_dimmed,
    ("appearance", "contrast"): lambda w: w.view.table.theme.is_strong,
    ("appearance", "left_handed"): lambda w: w.view.table.theme.is_mirrored,
    ("appearance", "zoom"): lambda w: w.view.table.faces.width,
    ("appearance", "text_size"): lambda w: (chrome.text_size(), QApplication.font().pointSizeF()),
    ("window", "tool_bar"): lambda w: w.tools.isVisible(),
    ("window", "status_bar"): lambda w: w.status.isVisible(),
    ("window", "time"): lambda w: w.status.time.is_visible,
    ("access", "scheme"): lambda w: w.view.access.scheme,
    ("access", "direct_moves"): lambda w: w.view.access.direct_moves,
    ("access", "click_click"): lambda w: w.view.access.click_click,
    ("access", "verbosity"): lambda w: w.view.access.verbosity,
    ("access", "card_first"): lambda w: w.view.access.card_first,
    ("access", "telling"): lambda w: w.view.access.telling,
    ("access", "scan"): lambda w: w.view.access.scan,
    ("access", "dwell_ms"): lambda w: w.view.access.dwell_ms,
    ("access", "slack"): lambda w: w.view.access.slack,
    ("access", "large_targets"): lambda w: w.view.access.large_targets,
    ("sounds", "on"): lambda w: w.sounds.is_on,
    ("access", "tree"): lambda w: w.view.access.tree,
    ("general", "language"): lambda w: languages.spoken(),
}
# Choices that look alike at first: the other one is needed for a difference.
NEEDED: dict[tuple[str, str], tuple[str, str, Value]] = {
    ("appearance", "dark_felt"): ("appearance", "scheme", "dark"),
    ("appearance", "scheme"): ("appearance", "scheme", "system"),
    ("appearance", "dim"): ("appearance", "scheme", "dark"),
    ("window", "time"): ("window", "status_bar", True),
}


def place_of(row: Row) -> tuple[str, str]:
    assert isinstance(row, SwitchRow | ChoiceRow)
    return row._kept.section, row._kept.key


def change(row: Row) -> None:
    """Choose another value, by the control that the player has."""
    if isinstance(row, SwitchRow):
        row.box.click()
        return
    if isinstance(row, PictureRow):
        at = (row.pictures.currentRow() - 1) % len(row._options)
        row.pictures.itemActivated.emit(row.pictures.item(at))
        return
    assert isinstance(row, ChoiceRow)
    index = (row.list.currentIndex() - 1) % row.list.count()
    row.list.setCurrentIndex(index)
    row.list.activated.emit(index)


def chosen_rows(window: PreferencesWindow, key: str) -> list[Row]:
    return [row for row in window.page(key).rows if isinstance(row, SwitchRow | ChoiceRow)]


PAGES = ("playing", "cards", "appearance", "general", "access")


@pytest.mark.parametrize("key", PAGES)
def test_every_preference_holds_at_once_and_after_a_restart(
    key: str, settings: Settings, opened: Open, home: Path, qtbot: QtBot
) -> None:
    window = opened(settings)
    dialog = preferences_of(window)
    dialog.turn_to(key)
    names = [row.name for row in chosen_rows(dialog, key)]
    assert names
    places = []
    for name in names:
        row = dialog.page(key).row(name)
        place = place_of(row)
        seen = EFFECTS[place]
        if place in NEEDED:
            settings.set(*NEEDED[place])
            window.apply_theme()
            window.apply_bars()
            row.refresh()
        before, kept = seen(window), dict(settings.section(place[0]))
        change(row)
        qtbot.wait(1)  # a changed language makes the pages anew
        if place != ("access", "tree"):
            assert seen(window) != before, (name, before)
        assert dict(settings.section(place[0])) != kept, name
        places.append(place)
    now = [seen(window) for seen in map(EFFECTS.get, places) if seen is not None]
    dialog.close()
    again = opened(Settings(home / "settings.toml"))
    assert [seen(again) for seen in map(EFFECTS.get, places) if seen is not None] == now
    reopened = preferences_of(again)
    for name, place in zip(names, places, strict=True):
        if place[1] == "language":
            continue
        row = next(row for row in chosen_rows(reopened, key) if place_of(row) == place)
        assert isinstance(row, SwitchRow | ChoiceRow)
        if isinstance(row, PictureRow):
            assert row._options[row.pictures.currentRow()].value == row._kept.value, name
            continue
        control: QWidget = row.box if isinstance(row, SwitchRow) else row.list
        first = next(r for r in chosen_rows(reopened, key) if place_of(r) == place)
        value = first._kept.value if isinstance(first, SwitchRow | ChoiceRow) else None
        if isinstance(control, QCheckBox):
            assert control.isChecked() is value, name
        elif isinstance(control, QComboBox) and isinstance(row, ChoiceRow):
            assert row._options[control.currentIndex()].value == value, name


def test_all_effects_belong_to_a_preference_that_is_offered(
    settings: Settings, opened: Open
) -> None:
    dialog = preferences_of(opened(settings))
    offered = {place_of(row) for key in PAGES for row in chosen_rows(dialog, key)}
    assert offered == set(EFFECTS)


@pytest.mark.parametrize("key", PAGES)
def test_each_page_is_reset_by_itself(key: str, settings: Settings, opened: Open) -> None:
    window = opened(settings)
    is_look = key in ("cards", "appearance")
    if is_look:
        settings.set("animation", "pace", "slow")
    else:
        settings.set("appearance", "felt", "sand")
    usual = {place: seen(window) for place, seen in EFFECTS.items()}
    dialog = preferences_of(window)
    dialog.turn_to(key)
    places = [place_of(row) for row in chosen_rows(dialog, key)]
    for row in chosen_rows(dialog, key):
        change(row)
    QTest.qWait(1)
    dialog.reset.click()
    QTest.qWait(1)
    for place in places:
        assert EFFECTS[place](window) == usual[place], place
        assert place[1] not in settings.section(place[0])
    other = ("animation", "pace", "slow") if is_look else ("appearance", "felt", "sand")
    assert settings.get(*other[:2], "") == other[2]


# Searching, reaching, fitting.


def test_a_search_leaves_only_what_has_all_words(settings: Settings, opened: Open) -> None:
    dialog = preferences_of(opened(settings))
    dialog.search.setText("felt dark")
    visible = [
        dialog.pages[n].key for n in range(len(dialog.pages)) if not dialog.list.item(n).isHidden()
    ]
    assert visible == ["appearance"]
    assert dialog.stack.currentWidget() is dialog.page("appearance")
    rows = [row.name for row in dialog.page("appearance").rows if not row.isHidden()]
    assert rows == ["Felt in dark mode"]
    dialog.search.setText("nothing has this")
    assert dialog.stack.currentWidget() is dialog.nothing
    dialog.search.clear()
    assert not any(dialog.list.item(n).isHidden() for n in range(len(dialog.pages)))
    assert not any(row.isHidden() for page in dialog.pages for row in page.rows)


def test_a_search_finds_shortcuts_plugins_and_preferences_of_variants(
    settings: Settings, opened: Open
) -> None:
    dialog = preferences_of(opened(settings))
    for words, key in (
        ("restart", "keyboard"),
        ("freecell", "plugins"),
        ("interactive rules", "playing"),
        ("français", "general"),
        ("ctrl+d", "keyboard"),
    ):
        dialog.search.setText(words)
        found = [p.key for n, p in enumerate(dialog.pages) if not dialog.list.item(n).isHidden()]
        assert key in found, words


def test_every_control_is_reached_by_tab_and_escape_closes(
    settings: Settings, opened: Open, qtbot: QtBot
) -> None:
    window = opened(settings)
    dialog = preferences_of(window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for page in dialog.pages:
        dialog.turn_to(page.key)
        dialog.search.setFocus()
        reached = set()
        for _ in range(80):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.add(QApplication.focusWidget())
        wanted = [
            control
            for control in page.findChildren(QWidget)
            if control.focusPolicy() & Qt.FocusPolicy.TabFocus
            and control.isVisible()
            and control.isEnabled()
            and not isinstance(control, QScrollArea | QLabel)
            and control.focusProxy() is None
        ]
        missed = [c for c in wanted if c not in reached and not _grouped(c, reached)]
        assert not missed, (page.key, missed)
        assert dialog.close_button in reached
        for control in wanted:
            assert control.accessibleName() or _text(control), control
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not is_open(window, PreferencesWindow)


def _grouped(control: QWidget, reached: set[QWidget | None]) -> bool:
    """A radio button that another one of its group stands for: arrows lead to it."""
    parent = control.parentWidget()
    return parent is not None and any(
        other in reached for other in parent.findChildren(type(control)) if other is not control
    )


def _text(control: QWidget) -> str:
    text = getattr(control, "text", None)
    return str(text()) if callable(text) else ""


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", languages.CODES)
@pytest.mark.parametrize("size", [100, 200, 300])
def test_it_fits_a_small_screen_at_every_size_of_text(
    size: int, language: str, settings: Settings, opened: Open
) -> None:
    settings.set("appearance", "text_size", size)
    settings.set("general", "language", language)
    dialog = preferences_of(opened(settings))
    assert dialog.minimumSizeHint().width() <= 780
    assert dialog.minimumSizeHint().height() <= 540
    dialog.resize(780, 540)
    for page in dialog.pages:
        dialog.turn_to(page.key)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, page.key
        if isinstance(page, PlayingPage):
            for variant in page.choice.variants:
                page.show_variant(variant)
                QApplication.processEvents()
                assert page.horizontalScrollBar().maximum() == 0, variant.family


def test_options_of_several_lines_are_seen_whole(settings: Settings, opened: Open) -> None:
    settings.set("appearance", "text_size", 300)
    dialog = preferences_of(opened(settings))
    dialog.resize(780, 540)
    dialog.turn_to("playing")
    QApplication.processEvents()
    buttons = dialog.page("playing").findChildren(WrappedRadio)
    assert any(button.height() > button.sizeHint().height() for button in buttons)
    for button in buttons:
        assert button.height() >= button.heightForWidth(button.width()), button.text()


# Variants of plugins.

OWN_GAME = """
from dataclasses import replace
from freecell import FREECELL
from reussite.api import Preference, hookimpl, text

TASTE = Preference("sweet", text("Sweet cards"), default=False, explanation=text("They taste."))
GAME = replace(FREECELL, family="TASTY", name="Tasty", preferences=(TASTE,))

@hookimpl
def reussite_variants():
    return [GAME]
"""


def write_plugin(folder: Path, source: str, *, version: str = "1.0", families: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.toml").write_text(
        f'name = "{folder.name}"\nversion = "{version}"\napi_version = "1.0"\n'
        f'description = "For a test."\nfamilies = [{families}]\n',
        encoding="utf-8",
    )
    (folder / "__init__.py").write_text(source, encoding="utf-8")


def test_a_plugins_preference_appears_without_a_line_of_window_code(
    settings: Settings, opened: Open, home: Path
) -> None:
    write_plugin(home / "plugins" / "tasty", OWN_GAME)
    found = PluginHost(settings, bundled=bundled_plugins(), own=home / "plugins")
    found.load_folders()
    found.agree(next(plugin for plugin in found.found if plugin.name == "tasty"))
    window = opened(settings, found)
    dialog = preferences_of(window)
    page = dialog.page("playing")
    assert isinstance(page, PlayingPage)
    page.show_variant(found.variants["TASTY"])
    row = page.row("Sweet cards")
    assert isinstance(row, SwitchRow)
    assert row.explanation == "They taste."
    row.box.click()
    assert settings.is_on(found.variants["TASTY"], found.variants["TASTY"].preferences[0])


def test_options_of_new_games_are_offered_first(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    page = preferences_of(window).page("playing")
    rows = page.row("Options for new games")
    variant = window.controller.session.deal.variant
    other = variant.all_options[-1]
    for button in rows.findChildren(QWidget):
        if button.objectName() in other.values():
            button.click()  # type: ignore[attr-defined]
    assert settings.last_options(variant) == other


# Faults of the settings file.


def test_damaged_settings_are_kept_aside_and_named(
    home: Path, opened: Open, plugins: PluginHost
) -> None:
    home.mkdir(parents=True)
    file = home / "settings.toml"
    file.write_bytes(b"[appearance]\nfelt = \xff\xfe")
    settings = Settings(file)
    window = opened(settings)
    window.messages.tell_settings_problem()
    (aside,) = home.glob("settings.toml.damaged-*")
    assert aside.name in window.toast.text
    assert aside.read_bytes() == b"[appearance]\nfelt = \xff\xfe"
    assert window.view.table.theme.felt.key == "green"


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "text",
    [
        'felt = "tartan"\ndeck = "tarot"\nback = "none"\nindex = "huge"\nletters = "xx"',
        "felt = 1\ndeck = 2\nzoom = true\ntext_size = 'large'\nleft_handed = 3",
        "zoom = 100000\ntext_size = -5",
        'foreign = ["/nowhere/deck.svgz", "kde", "back", "1.4"]\ntheme = "kde:gone"',
        'foreign = "x"\nscheme = "night"\ncontrast = "none"\nfelt = "gone:felt"',
    ],
)
def test_nonsense_in_the_settings_is_as_nothing(home: Path, opened: Open, text: str) -> None:
    home.mkdir(parents=True)
    (home / "settings.toml").write_text(
        f'[appearance]\n{text}\n[animation]\npace = "hectic"\n[shortcuts]\nnew = 5\n', "utf-8"
    )
    window = opened(Settings(home / "settings.toml"))
    assert window.view.table.theme.felt.key == "green"
    assert window.view.pace is Pace.NORMAL
    assert window.view.table.theme.zoom in (1.0, 2.0)
    dialog = preferences_of(window)
    for page in dialog.pages:
        dialog.turn_to(page.key)
        QApplication.processEvents()


# Light, dark, contrast.


def test_the_table_follows_the_desktop_at_once(
    settings: Settings, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(settings)
    assert window.view.table.theme.felt.key == "green"
    monkeypatch.setattr(appearance, "desktop_is_dark", lambda: True)
    window.appearance.changed.emit()
    assert window.view.table.theme.felt.key == "slate"
    settings.set("appearance", "scheme", "light")
    window.apply_theme()
    assert window.view.table.theme.felt.key == "green"
    settings.set("appearance", "scheme", "system")
    monkeypatch.setattr(appearance, "desktop_wants_contrast", lambda: True)
    window.appearance.changed.emit()
    assert window.view.table.theme.is_strong
    assert window.view.table.theme.felt.key == "contrast"


def test_dark_dialogs_are_dark_and_explanations_are_read(settings: Settings, opened: Open) -> None:
    dialog = preferences_of(opened(settings))
    for scheme in ("dark", "light", "dark", "system"):
        row = dialog.page("appearance").row("Colour scheme")
        assert isinstance(row, ChoiceRow)
        row.choose(scheme)
        QApplication.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange)
        QApplication.processEvents()
        window = dialog.palette().color(dialog.backgroundRole())
        assert (window.lightness() < 128) is (scheme == "dark")
        for label in dialog.page("appearance").findChildren(QLabel):
            ink = label.palette().color(label.foregroundRole())
            assert contrast(ink.name(), window.name()) >= 4.5, label.text()


def test_the_focus_stays_where_it_was_when_everything_is_said_anew(
    qtbot: QtBot, opened: Open, settings: Settings
) -> None:
    dialog = preferences_of(opened(settings))
    dialog.turn_to("general")
    choice = dialog.current.findChild(QComboBox)
    assert choice is not None
    choice.setFocus()
    page = dialog.current
    choice.setCurrentIndex(2)
    choice.activated.emit(2)
    qtbot.waitUntil(lambda: dialog.current is not page)
    focused = dialog.focusWidget()
    assert isinstance(focused, QComboBox)
    assert focused is dialog.current.findChild(QComboBox)


def test_the_tab_key_follows_the_picture(opened: Open, settings: Settings) -> None:
    dialog = preferences_of(opened(settings))
    dialog.turn_to("general")
    chain: list[QWidget] = [dialog.search]
    while (following := chain[-1].nextInFocusChain()) is not dialog.search:
        assert following is not None
        chain.append(following)
    page = window._reached(dialog.current)
    assert page
    places = [chain.index(w) for w in (dialog.list, *page, dialog.reset, dialog.close_button)]
    assert places == sorted(places)


# All games first, exceptions below.


def test_double_click_is_switched_off_for_all_games_by_one_click(
    settings: Settings, opened: Open
) -> None:
    window = opened(settings)
    row = preferences_of(window).page("playing").row("Double-click moves a card")
    assert isinstance(row, SwitchRow)
    row.box.click()
    assert not window.view.preferences.double_click
    for variant in window.plugins.variants.values():
        assert not settings.is_on(variant, DOUBLE_CLICK), variant.family


def test_one_game_is_an_exception_until_it_is_as_all_others(
    settings: Settings, opened: Open
) -> None:
    window = opened(settings)
    variants = window.plugins.variants
    page = preferences_of(window).page("playing")
    assert isinstance(page, PlayingPage)
    page.show_variant(variants["FC"])
    for_all, for_one = (row for row in page.rows if row.name == "Double-click moves a card")
    assert isinstance(for_all, SwitchRow)
    assert isinstance(for_one, SwitchRow)
    for_one.box.click()
    assert not settings.is_on(variants["FC"], DOUBLE_CLICK)
    assert settings.is_on(variants["DS"], DOUBLE_CLICK)
    assert for_all.box.isChecked()
    for_one.box.click()
    assert "double_click" not in settings.section("FC")
    for_all.box.click()
    assert not for_one.box.isChecked()
    assert not settings.is_on(variants["FC"], DOUBLE_CLICK)


# Pictures.


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_cloth_is_chosen_by_a_click_on_its_picture(
    settings: Settings, opened: Open, clicks: int
) -> None:
    window = opened(settings)
    dialog = preferences_of(window)
    dialog.turn_to("appearance")
    QApplication.processEvents()
    row = dialog.page("appearance").row("Felt")
    assert isinstance(row, PictureRow)
    pictures = row.pictures
    for number in range(len(row._options)):
        QApplication.processEvents()  # dialogs wear what was chosen, and are laid out anew
        seen = pictures.item(number).icon().pixmap(pictures.iconSize()).toImage()
        assert seen.pixelColor(seen.rect().center()).alpha() == 255
        at = pictures.visualItemRect(pictures.item(number)).center()
        QTest.mouseClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=at)
        if clicks == 2:
            QTest.mouseDClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.view.table.theme.felt.key == row._options[number].value


def test_arrows_look_at_pictures_and_enter_chooses(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    dialog = preferences_of(window)
    dialog.turn_to("cards")
    row = dialog.page("cards").row("Back")
    assert isinstance(row, PictureRow)
    row.pictures.setFocus()
    QTest.keyClick(row.pictures, Qt.Key.Key_Right)
    assert settings.get("appearance", "back", "blue") == "blue"
    QTest.keyClick(row.pictures, Qt.Key.Key_Return)
    assert settings.get("appearance", "back", "blue") == "red"
    assert dialog.isVisible()
