"""The plugins that were found: what they bring, what is wrong with them, and whether they may."""

from __future__ import annotations

import traceback
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reussite.i18n import languages, messages
from reussite.plugins.fingerprint import fingerprint
from reussite.plugins.host import CHANGING, SETTINGS_SECTION, PluginHost
from reussite.plugins.plugin import Origin, Plugin, State
from reussite.settings import Settings
from reussite.windows.dialogs.confirm import KeepingQuestion, make_roomy
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.rows import Kept, Row, SwitchRow
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.widgets.wrapping import Buttons, wrap_rows

translate = QCoreApplication.translate

_LINES = 6  # of the list that are seen at least


class PluginRow(Row):
    """A list of plugins, all about the one that is chosen, and what can be done with it."""

    def __init__(self, owner: PreferencesOwner, settings: Settings, plugins: PluginHost) -> None:
        super().__init__(translate("Plugins", "Plugins"))
        self._owner = owner
        self._settings = settings
        self.plugins = plugins
        plugins.load_installed()
        self.question: TrustQuestion | None = None
        self.list = QListWidget()
        self.list.setItemDelegate(TallRows(self.list))
        self.list.setSpacing(2)
        self.list.setAccessibleName(self.name)
        wrap_rows(self.list)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(translate("Plugins", "About this plugin"))
        self.changes = SwitchRow(
            _Changes(settings, SETTINGS_SECTION, CHANGING, False, self),
            translate("Plugins", "Trust this plugin even when its files change (for its author)"),
        )
        self.changes.setToolTip(
            translate(
                "Plugins",
                "Anything written to its folder will run with your permissions without "
                "asking. Use this only for a plugin that you write yourself.",
            )
        )
        self.changes.box.setAccessibleDescription(self.changes.toolTip())
        self.switch = QPushButton()
        self.copy = QPushButton(translate("Plugins", "Cop&y"))
        self.folder = QPushButton(translate("Plugins", "O&pen the plugins folder"))
        self.again = QPushButton(translate("Plugins", "Re&load"))
        self.again.setToolTip(
            translate("Plugins", "Reads the folder again. The game on the table is not changed.")
        )
        self._lay_out()
        self._fill()
        self.list.currentRowChanged.connect(self._show)
        self.switch.clicked.connect(self._turn)
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._open_folder)
        self.again.clicked.connect(self._look_again)

    def _lay_out(self) -> None:
        for part in (self.list, self.details):
            part.setMinimumHeight(_LINES * part.fontMetrics().lineSpacing())
            # What they would like beyond that must not push the buttons out of sight.
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(self.details, 1)
        column.addWidget(self.changes)
        column.addWidget(Buttons(self.switch, self.copy, self.folder, self.again))

    def _fill(self) -> None:
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        self.list.clear()
        for plugin in self.plugins.found:
            line = messages.filled(
                translate("Plugins", "%1 – %2", "a plugin, its state"),
                _title(plugin),
                state_name(plugin.state),
            )
            self.list.addItem(QListWidgetItem(line))
        self.list.blockSignals(False)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._show()

    @property
    def plugin(self) -> Plugin | None:
        """The one that is chosen."""
        row, found = self.list.currentRow(), self.plugins.found
        return found[row] if 0 <= row < len(found) else None

    def choose(self, name: str) -> None:
        """Choose the plugin with this name, as the player does."""
        self.list.setCurrentRow([plugin.name for plugin in self.plugins.found].index(name))

    def choose_again(self, plugin: Plugin | None) -> None:
        """Choose this plugin, where it still is."""
        if plugin in self.plugins.found:
            self.list.setCurrentRow(self.plugins.found.index(plugin))

    def _show(self) -> None:
        plugin = self.plugin
        for button in (self.switch, self.copy):
            button.setEnabled(plugin is not None)
        self.folder.setEnabled(self.plugins.own_folder is not None)
        self.again.setEnabled(self.plugins.own_folder is not None)
        self.changes.setEnabled(
            plugin is not None
            and self.plugins.can_trust_changes(plugin)
            and (plugin.state is State.ON or self.plugins.trusts_changes(plugin))
        )
        self.changes.refresh()
        if plugin is None:
            self.details.clear()
            return
        is_on = plugin.state is State.ON
        self.switch.setText(
            translate("Plugins", "Turn &off") if is_on else translate("Plugins", "Turn o&n")
        )
        self.switch.setEnabled(is_on or plugin.load is not None)
        self.details.setPlainText("\n".join(self._facts(plugin)))

    def _facts(self, plugin: Plugin) -> list[str]:
        said = messages.filled
        title = _title(plugin)
        facts = [
            said(
                translate("Plugins", "Name: %1"),
                plugin.name if title == plugin.name else f"{title} ({plugin.name})",
            ),
            said(translate("Plugins", "Version: %1"), plugin.version or "–"),
            said(translate("Plugins", "From: %1"), origin_name(plugin.origin)),
            said(translate("Plugins", "State: %1"), state_name(plugin.state)),
        ]
        if plugin.description:
            facts.append(_said(plugin, plugin.description))
        if plugin.families:
            facts.append(said(translate("Plugins", "Provides: %1"), self._brought(plugin)))
        if plugin.folder is not None:
            facts.append(
                said(translate("Plugins", "Folder: %1"), messages.one_line(str(plugin.folder)))
            )
        if slow := self.plugins.slow(plugin):
            facts += ["", messages.plugin_slow(plugin.name, slow.seconds)]
        if plugin.error is not None:
            facts += ["", messages.plugin_problem(plugin.error)]
            facts += full_report(plugin)
        return facts

    def _brought(self, plugin: Plugin) -> str:
        """Its variants by name, where they may be known."""
        names = []
        for family in plugin.families:
            variant = self.plugins.variants.get(family) if plugin.state is State.ON else None
            name = messages.variant_text(variant, variant.name) if variant else ""
            names.append(f"{name} ({family})" if name else family)
        return ", ".join(names)

    # What can be done.

    def _turn(self) -> None:
        plugin = self.plugin
        if plugin is None:
            return
        if plugin.state is State.ON:
            self.plugins.disable(plugin)
            self._done()
        elif plugin.origin is Origin.BUNDLED:
            self._agree(plugin)
        else:
            self._ask(plugin)

    def _ask(self, plugin: Plugin) -> None:
        """Nothing of somebody else's plugin runs before the player has agreed."""
        self.question = TrustQuestion(plugin, self)
        self.question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        seen = fingerprint(plugin)
        self.question.agreed.connect(lambda: self._agree(plugin, seen))
        self.question.open()

    def _agree(self, plugin: Plugin, seen: str | None = None) -> None:
        if self.plugins.agree(plugin, seen):
            self._done()
        else:  # its files changed while the question stood there
            self._ask(plugin)

    def _done(self) -> None:
        """What the plugins bring is another thing now."""
        languages.follow(self._settings, self.plugins)
        self._fill()
        self._owner.apply_advisers()
        self.changed.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())

    def _open_folder(self) -> None:
        folder = self.plugins.own_folder
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            told = translate("Plugins", "Could not create the folder: %1")
            self.details.setPlainText(messages.filled(told, str(error)))
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _look_again(self) -> None:
        play = self._owner.controller
        on_table = play.session.deal.variant.family if play.has_session else None
        self.plugins.reload(on_table)
        self._done()

    @property
    def searchable(self) -> str:
        texts = [self.name, self.changes.name]
        for plugin in self.plugins.found:
            texts += [plugin.name, _title(plugin), _said(plugin, plugin.description)]
            texts += plugin.families
        return " ".join(texts)

    def reset(self) -> None:
        self.plugins.reset()
        languages.follow(self._settings, self.plugins)

    def refresh(self) -> None:
        self._fill()


@dataclass(frozen=True)
class _Changes(Kept[bool]):
    """Whether the chosen plugin is trusted while it changes."""

    row: PluginRow

    @property
    def value(self) -> bool:
        plugin = self.row.plugin
        return plugin is not None and self.row.plugins.trusts_changes(plugin)

    def keep(self, value: bool) -> None:
        if self.row.plugin is not None:
            self.row.plugins.trust_changes(self.row.plugin, is_trusted=value)


class TrustQuestion(KeepingQuestion):
    """Let the code of somebody else's plugin run?"""

    def __init__(self, plugin: Plugin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(translate("Plugins", "Turn on this plugin?"))
        told = translate("Plugins", "%1 %2 is not part of Réussite.", "a plugin, its version")
        self.setText(
            messages.filled(told, messages.one_line(plugin.name), messages.one_line(plugin.version))
        )
        self.setInformativeText(
            translate(
                "Plugins",
                "A plugin is a program with your permissions: it can read, change and "
                "send all your files. Turn it on only if you trust its author. You trust "
                "only its current files; if one of them changes, you will be asked again.",
            )
        )
        self.offer(
            translate("Plugins", "&Trust and turn on"),
            QMessageBox.ButtonRole.AcceptRole,
            translate("Plugins", "&Cancel"),
        )
        make_roomy(self)


def _title(plugin: Plugin) -> str:
    return _said(plugin, plugin.title) or messages.one_line(plugin.name)


def _said(plugin: Plugin, english: str) -> str:
    """What a plugin says of itself, in the player's language while it takes part: of any other,
    none of its files is read but `plugin.toml`."""
    if plugin.state is State.ON or plugin.origin is Origin.BUNDLED:
        english = languages.plugin_text(plugin, english)
    return messages.one_line(english)


def full_report(plugin: Plugin) -> list[str]:
    """Where a plugin failed, for its author; nothing where it did not raise."""
    cause = plugin.error.__cause__ if plugin.error is not None else None
    if cause is None:
        return []
    lines = "".join(traceback.format_exception(cause)).splitlines()
    return ["", *lines]


def state_name(state: State) -> str:
    names = {
        State.ON: translate("Plugins", "on"),
        State.OFF: translate("Plugins", "off"),
        State.NOT_AGREED: translate("Plugins", "not trusted yet"),
        State.FAILED: translate("Plugins", "not loaded"),
    }
    return names[state]


def origin_name(origin: Origin) -> str:
    names = {
        Origin.BUNDLED: translate("Plugins", "part of Réussite"),
        Origin.FOLDER: translate("Plugins", "your plugins folder"),
        Origin.INSTALLED: translate("Plugins", "an installed package"),
    }
    return names[origin]


class PluginsPage(Page):
    """One list with everything about each plugin."""

    key = "plugins"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Plugins")

    def __init__(self, owner: PreferencesOwner, settings: Settings, plugins: PluginHost) -> None:
        super().__init__()
        self._owner = owner
        self.row_of_all = PluginRow(owner, settings, plugins)
        self.add_group(translate("Plugins", "Plugins"), self.row_of_all, stretch=10)

    def follow(self) -> None:
        self._owner.messages.tell_settings_problem()

    def go_on_from(self, before: Page) -> None:
        if isinstance(before, PluginsPage):
            self.row_of_all.choose_again(before.row_of_all.plugin)
