"""The main window: the table with its menus, bars, messages and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QMainWindow, QSizePolicy, QToolBar, QWidget

from reussite import words
from reussite.api.records import Result
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    Deal,
    Preference,
    Variant,
)
from reussite.services.border import told
from reussite.services.calls import Request
from reussite.services.open_games import LostGameError, OpenGames
from reussite.services.plugins import Plugins
from reussite.services.records import Contest, SavedGame
from reussite.services.session import FAILED, Action, Session
from reussite.services.settings import Settings, Value
from reussite.services.store import Store
from reussite.table.felt import Felt
from reussite.table.habits import Habits
from reussite.table.motions import Pace
from reussite.table.view import TableView
from reussite.windows import actions, chrome, geometry
from reussite.windows.access import keep_access, kept_access
from reussite.windows.appearance import Appearance, next_zoom
from reussite.windows.area import TableArea
from reussite.windows.choice import deal_of_the_day, neighbour, random_deal
from reussite.windows.open_menu import OpenMenu
from reussite.windows.pause import Curtain, Pause, Reason
from reussite.windows.play import Play
from reussite.windows.recent import RecentMenu, remember_left
from reussite.windows.reminders import Reminder
from reussite.windows.status import StatusBar
from reussite.windows.win import EndPanel

if TYPE_CHECKING:
    from reussite.windows.files import GameFiles
    from reussite.windows.moves_list import MovesList
    from reussite.windows.table_list import TableListDock
    from reussite.windows.watch import Watch

translate = QCoreApplication.translate

WIDE = 1000  # pixels; in a narrower window the bars show less


class MainWindow(QMainWindow):
    """Connects the game on the table with what the player sees and asks for around it.

    :param view: the table, which becomes this window's.
    :param appearance: what the table and everything around it wear.
    :param store: where games are kept.
    :param now: monotonic seconds.
    """

    def __init__(
        self,
        view: TableView,
        appearance: Appearance,
        settings: Settings,
        plugins: Plugins,
        store: Store,
        *,
        now: Callable[[], float],
    ) -> None:
        super().__init__()
        self.view = view
        self.settings = settings
        self.plugins = plugins
        self.now = now
        self.appearance = appearance
        self._store = store
        self._games = OpenGames(store, plugins.variants, now=now)
        appearance.setParent(self)
        felt = view.table.look.felt
        self.play = Play(view, store, self._games, tell=plugins.tell, now=now, parent=self)
        self.pause = Pause(self)
        self.area = TableArea(view)
        self.reminder = Reminder(felt, self.area)
        self.curtain = Curtain(self.area)
        self.end_panel: EndPanel | None = None
        self.watching: Watch | None = None
        self.status = StatusBar()
        self.tools = QToolBar()
        self.game_name = QLabel()
        self.setCentralWidget(self.area)
        self.setAcceptDrops(True)
        for part in (view, view.viewport()):
            part.setAcceptDrops(False)  # files are dropped on the window
        self.setStatusBar(self.status)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.area.lay_over(self.reminder)
        self.area.lay_over(self.curtain)
        self._menus = {menu: self.menuBar().addMenu("") for menu in actions.Menu}
        self.recent = RecentMenu(settings, plugins, self._menus[actions.Menu.GAME])
        self.open_games = OpenMenu(self._games, plugins, self.play, self._menus[actions.Menu.GAME])
        self.actions_by_key = self._made_actions()
        self._set_up_tools()
        self._connect()
        self.take_bars()
        self._speak()
        self.dress(felt)
        self.take_pace()
        self.take_shortcuts()

    # What it is made of.

    def _made_actions(self) -> dict[str, QAction]:
        acts = self._acts()
        for menu in self._menus.values():
            menu.aboutToShow.connect(self.view.drop_held)
        made = {}
        for entry in actions.entries():
            action = made[entry.key] = actions.made(entry, self, self.area)
            action.triggered.connect(self.view.drop_held)  # before anything else happens
            action.triggered.connect(acts[entry.key])
            menu = self._menus[entry.menu]
            if entry.begins_group:
                menu.addSeparator()
            menu.addAction(action)
            if entry.key == "previous_number":
                menu.addMenu(self.recent)
                menu.addMenu(self.open_games)
        return made

    def _acts(self) -> Mapping[str, Callable[[bool], object]]:
        """What each action does; the switches are told whether they are on."""
        return {
            "new": lambda _: self.ask_for_game(),
            "restart": lambda _: self.ask_to_restart(),
            "enter_code": lambda _: self.ask_for_game(by_code=True),
            "copy_code": lambda _: self.copy_code(),
            "deal_of_the_day": lambda _: self.ask_for_deal_of_the_day(),
            "next_number": lambda _: self.ask_for_number(+1),
            "previous_number": lambda _: self.ask_for_number(-1),
            "open": lambda _: self.files.ask_to_open(),
            "save_as": lambda _: self.files.ask_to_save(),
            "statistics": lambda _: self.show_statistics(),
            "compare": lambda _: self.compare_files(),
            "preferences": lambda _: self.show_preferences(),
            "zoom_in": lambda _: self._zoom(next_zoom(self.appearance.zoom, +1)),
            "zoom_out": lambda _: self._zoom(next_zoom(self.appearance.zoom, -1)),
            "zoom_reset": lambda _: self._zoom(100),
            "pause": lambda on: self.pause.begin(Reason.PLAYER) if on else self.pause.resume(),
            "quit": lambda _: self.quit(),
            "undo": lambda _: self.play.undo(),
            "redo": lambda _: self.play.redo(),
            "draw": lambda _: self.play.draw(),
            "full_screen": lambda _: self._toggle_full_screen(),
            "tool_bar": lambda on: self._keep_bar("tool_bar", on),
            "status_bar": lambda on: self._keep_bar("status_bar", on),
            "time": lambda on: self._keep_bar("time", on),
            "table_list": lambda on: self.table_list.setVisible(on),
            "how_to_play": lambda _: self.show_how_to_play(),
            "keys": lambda _: self.show_keys(),
            "about": lambda _: self.show_about(),
        }

    def _set_up_tools(self) -> None:
        self.tools.setMovable(False)
        for entry in actions.entries():
            if entry.short:
                self.tools.addAction(self.actions_by_key[entry.key])
        filler = QWidget()
        filler.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tools.addWidget(filler)
        self.game_name.setProperty("role", "game")
        self.game_name.setContentsMargins(8, 0, 6, 0)
        self.tools.addWidget(self.game_name)
        self.addToolBar(self.tools)

    def _connect(self) -> None:
        self.view.wished.connect(self._wish)
        self.view.moves_wanted.connect(self.show_moves)
        self.view.said.connect(self.status.tell)
        self.view.access_changed.connect(lambda access: keep_access(self.settings, access))
        self.play.opened.connect(self._show_game)
        self.play.changed.connect(self._show_state)
        self.play.refused.connect(self._remind)
        self.play.nearly_over.connect(self._tell_clock)
        self.play.ended.connect(self._show_end)
        self.play.failed.connect(self._show_failure)
        self.play.lost.connect(self.tell_lost)
        self.play.troubled.connect(self.tell_store_problem)
        self.pause.changed.connect(self._show_pause)
        self.curtain.resume_asked.connect(self.pause.resume)
        self.status.copy_asked.connect(self.copy_code)
        self.recent.chosen.connect(self.offer)
        self.open_games.chosen.connect(self.resume_waiting)
        self.appearance.changed.connect(self.wear)

    def _speak(self) -> None:
        """Say everything in the language spoken now."""
        for menu, title in actions.menu_titles().items():
            self._menus[menu].setTitle(title)
        for entry in actions.entries():
            actions.name(self.actions_by_key[entry.key], entry)
        self.tools.setWindowTitle(translate("MainWindow", "Tool bar"))
        self.recent.speak()
        self.open_games.speak()
        self.curtain.speak()
        self.status.speak()
        if self.play.has_session:
            self._show_name()

    def dress(self, felt: Felt) -> None:
        """Give everything around the table the colours of this felt."""
        for part in (self.menuBar(), self.tools):
            chrome.wear(part, felt)
        self.tools.setIconSize(chrome.icon_size())
        for entry in actions.entries():
            if entry.icon:
                self.actions_by_key[entry.key].setIcon(chrome.icon(entry.icon, felt))
        self.status.dress(felt)
        self.reminder.dress(felt)
        self.curtain.dress(felt)
        if self.end_panel is not None:
            self.end_panel.dress(felt)
        if self.watching is not None:
            self.watching.bar.dress(felt)
        self._felt = felt
        self._fit_bars()

    # Games.

    def open(self, deal: Deal, *, animate: bool = True) -> None:
        """Lay this deal on the table, whatever lies there; asking comes before."""
        left = self.play.session.code if self.play.has_session else deal.code
        if self.play.open(deal, animate=animate) and left != deal.code:
            remember_left(self.settings, left)

    def resume_last(self) -> bool:
        """Go on with the game that lay on the table last; whether there is one."""
        family = self._games.last_family()
        if family is None:
            return False
        if self.plugins.variant(family) is None:  # an installed plugin may bring it
            self.tell(
                words.filled(
                    translate(
                        "MainWindow",
                        "The game of %1 that lay open waits until its plugin is back.",
                    ),
                    family,
                )
            )
        try:
            session = self._games.last(self.plugins.brought_by)
        except LostGameError as error:
            self.tell_lost(error)
            return False
        if session is not None:
            self._resume(session)
        return session is not None

    def resume_waiting(self, family: str) -> None:
        """Go on with the game of this variant that waits."""
        try:
            session = self._games.take(family)
        except LostGameError as error:
            self.tell_lost(error)
            return
        if session is not None:
            self._resume(session)

    def offer_game(self, session: Session) -> None:
        """Go on with a game from a file, unless the player rather keeps what that would end."""
        self._unless_kept(session.deal.variant, lambda: self.play.take_up(session, seen=True))

    def played_again(self, saved: SavedGame) -> Session:
        """A stored game, to be looked at; raises LostGameError."""
        return self._games.played_again(saved)

    def started(self, session: Session) -> datetime | None:
        """When the first action of a game was done."""
        return self._store.started(session)

    def _resume(self, session: Session) -> None:
        self.play.resume(session)
        if self.pause.is_timed and not session.is_over:
            self.pause.begin(Reason.PLAYER)  # a clock never goes on before the player is there

    def ask_for_game(self, *, by_code: bool = False) -> None:
        """Let the player choose another game."""
        from reussite.windows.new_game import NewGameDialog  # not at start-up

        game = self.play.session.game if self.play.has_session else None
        dialog = NewGameDialog(
            self.plugins.variants, self.settings, game=game, by_code=by_code, parent=self
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.offer)
        dialog.open()

    def ask_for_deal_of_the_day(self) -> None:
        """Today's deal of the game on the table."""
        if self.play.has_session:
            self.offer(deal_of_the_day(self.play.session.deal.variant, date.today()))

    def ask_for_number(self, by: int) -> None:
        """The next deal or the one before, under the same options."""
        if self.play.has_session:
            self.offer(neighbour(self.play.session.deal, by))

    def is_waiting(self, deal: Deal) -> bool:
        """Whether a game of its variant that was begun waits."""
        return self._games.waiting(deal.variant.family) is not None

    def heed(self, request: Request) -> None:
        """Do what a later start of the program asks for, in sight of the player."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if request.file is not None:
            self.files.open(request.file)
        elif deal := self._asked_deal(request):
            self.offer(deal)

    def _asked_deal(self, request: Request) -> Deal | None:
        if request.family is not None:
            variant = self.plugins.variant(request.family)
            if variant is None:
                return None
            return random_deal(variant.game(self.settings.last_options(variant)))
        if request.code is None:
            return None
        try:
            return parse_code(request.code, self.plugins.variants)
        except CodeError as error:
            self.tell(words.code_problem(error))
            return None

    def offer(self, deal: Deal) -> None:
        """Lay this deal on the table, unless the player rather keeps what that would end."""
        self._unless_kept(deal.variant, lambda: self.open(deal))

    def ask_to_restart(self) -> None:
        """The same cards again, from the beginning."""
        if self.play.has_session:
            deal = self.play.session.deal
            self._unless_kept(deal.variant, lambda: self.open(deal))

    def _unless_kept(self, variant: Variant, act: Callable[[], None]) -> None:
        """Do what throws the open game of a variant away, unless it is to be kept."""
        if self.play.would_give_up(variant.family):
            self._ask_to_leave(act)
        elif waiting := self._games.waiting(variant.family):
            self._ask_to_go_on(variant, waiting.code, act)
        else:
            act()

    def _ask_to_leave(self, act: Callable[[], None]) -> None:
        from reussite.windows.confirm import LeaveQuestion

        question = LeaveQuestion(self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.agreed.connect(act)
        question.open()

    def _ask_to_go_on(self, variant: Variant, code: str, act: Callable[[], None]) -> None:
        from reussite.windows.confirm import WaitingQuestion

        question = WaitingQuestion(words.variant_text(variant, variant.name), code, self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.go_on.connect(lambda: self.resume_waiting(variant.family))
        question.agreed.connect(act)
        question.open()

    def copy_code(self) -> None:
        """Put the deal code on the clipboard."""
        if self.play.has_session:
            self.copy(self.status.code.text)  # a watched game's, while there is one

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        QGuiApplication.clipboard().setText(text)
        told = translate("MainWindow", "Copied")
        if self.status.isVisible():
            self.status.tell(told)
            self.view.say(told)
        else:
            self.tell(told)

    # What the player sees of it.

    def _show_game(self, session: Session) -> None:
        self._end_watch()
        self._show_name()
        self._close_end()
        self.reminder.dismiss()
        self.take_habits()
        self.pause.renew(timed=session.clock.limit_ms is not None)
        was_begun = session.is_started or session.clock.elapsed_ms > 0
        if self.pause.is_timed and was_begun and not session.is_over:
            self.pause.begin(Reason.PLAYER)  # a clock never goes on before the player is there
        self.status.follow(session)

    # Watching other games.

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None:
        """Show a game that was played, step by step, while the own game rests.

        :param title: what it is called on the bar.
        """
        from reussite.services.replay import Replay  # not at start-up
        from reussite.windows.watch import Watch, WatchBar

        self.leave_watch()
        self._close_end()
        self.view.drop_held()
        self.view.finish()
        self.pause.begin(Reason.WATCHING)
        self.reminder.dismiss()
        bar = WatchBar(len(actions), self.area)
        bar.title.setText(title)
        bar.dress(self._felt)
        watch = Watch(self.view, Replay(deal, actions), bar, self)
        watch.changed.connect(self.status.follow)
        watch.left.connect(self.leave_watch)
        self.watching = watch
        self._cover_if_paused()
        self.view.setEnabled(False)
        self.area.lay_over(bar)
        self.area.keep_free(bar.room)
        bar.show()
        bar.setFocus()
        watch.begin()
        self._show_name()
        self._show_state(self.play.session)

    def leave_watch(self) -> None:
        """Back to the own game, exactly as it was left."""
        if self._end_watch():
            session = self.play.session
            self.view.open(session, animate=False)
            self.status.follow(session)
            self._show_name()
            self.pause.end(Reason.WATCHING)
            self._cover_if_paused()
            self._show_state(session)

    def _end_watch(self) -> bool:
        """Take the bar away; whether a game was watched."""
        watch, self.watching = self.watching, None
        if watch is None:
            return False
        watch.stop()
        self.view.finish()
        self.area.take_away(watch.bar)
        self.area.keep_free(0)
        watch.bar.hide()
        watch.bar.deleteLater()
        watch.deleteLater()
        self.view.setEnabled(True)
        self.view.setFocus()
        return True

    def _show_name(self) -> None:
        shown = self.watching.replay.session if self.watching else self.play.session
        variant = shown.deal.variant
        name = words.variant_text(variant, variant.name)
        self.setWindowTitle(name)
        self.game_name.setText(name)

    def _show_state(self, session: Session) -> None:
        """What can be done now, and the numbers."""
        held = self.play.is_held
        goes_on = not session.is_over
        by_key = self.actions_by_key
        by_key["undo"].setEnabled(session.can_undo and not held)
        by_key["redo"].setEnabled(session.can_redo and not held)
        by_key["draw"].setEnabled(goes_on and not held and self.play.tap is not None)
        is_own = self.watching is None
        by_key["restart"].setEnabled(is_own)  # in a pause too, as every other new game
        by_key["pause"].setEnabled(goes_on and self.pause.is_timed and is_own)
        by_key["save_as"].setEnabled(is_own)
        by_key["pause"].setChecked(goes_on and self.pause.is_timed and self.pause.is_on)
        self.reminder.dismiss()
        self.status.show_saving(self._store.is_saving)
        self.status.show_counts()

    def _is_on(self, preference: Preference) -> bool:
        variant = self.play.session.deal.variant
        return preference in variant.preferences and self.settings.is_on(variant, preference)

    def _remind(self, refusal: Refusal) -> None:
        if refusal != FAILED and self._is_on(RULE_REMINDERS):  # a failure was told already
            sentence = words.sentence(refusal, self.play.session.deal.variant)
            self.tell(sentence, lasting=False)

    def _tell_clock(self) -> None:
        """To those who do not see the clock run out."""
        self.view.say(self.view.keyboard.numbers())

    def tell(self, sentence: str, *, lasting: bool = True) -> None:
        """Say something that the player should know, to eyes and ears; see `Reminder.say`."""
        self.reminder.say(sentence, lasting=lasting)
        self.view.say(sentence)

    def tell_store_problem(self) -> None:
        """Say once what is wrong with the stored games, if anything is."""
        told_problems = []
        while problem := self._store.take_problem():
            from reussite.file_words import store_problem  # seldom needed

            told_problems.append(store_problem(problem))
        if told_problems:
            self.tell(" ".join(told_problems))

    def tell_unsaved(self) -> None:
        """Say that another program keeps the games and does not answer."""
        from reussite.file_words import unsaved_beside_another  # seldom needed

        self.tell(unsaved_beside_another())

    def _show_failure(self, variant: Variant, error: BaseException) -> None:
        plugin = self.plugins.brought_by.get(variant.family)
        name = plugin.name if plugin is not None else variant.family
        self.tell(words.rules_failed(name, told(error)))

    def tell_lost(self, error: LostGameError) -> None:
        from reussite.file_words import game_lost_problem  # seldom needed

        self.tell(game_lost_problem(error.code))

    def tell_settings_problem(self) -> None:
        """Say once what is wrong with the settings, if anything is."""
        if problem := self.settings.take_problem():
            self.tell(words.settings_problem(*problem))

    def _show_end(self, result: Result) -> None:
        self._close_end()
        panel = self.end_panel = EndPanel(result, self.area)
        panel.dress(self._felt)
        panel.new_asked.connect(self.ask_for_game)
        panel.again_asked.connect(self.ask_to_restart)
        panel.copy_asked.connect(self.copy)
        panel.closed.connect(self._close_end)
        self.area.lay_over(panel)
        panel.show()
        panel.setFocus()
        with self.view.keyboard.announcer.breath():  # time may end a game that nobody touches
            self.view.say(panel.heading.text(), urgent=True)
            self.view.say(panel.report)

    def _close_end(self) -> None:
        panel, self.end_panel = self.end_panel, None
        if panel is None:
            return
        self.view.finish()
        self.area.take_away(panel)
        panel.hide()
        panel.deleteLater()
        self.view.setFocus()

    def _show_pause(self, is_on: bool) -> None:
        self.play.hold(is_on)
        self._cover_if_paused()

    def _cover_if_paused(self) -> None:
        rests = self.pause.is_on and self.pause.is_timed and not self.play.session.is_over
        hides = rests and self.watching is None
        if hides is self.curtain.isVisibleTo(self.area):
            return
        self.view.cover(hides)
        self.view.setEnabled(not hides)
        self.curtain.setVisible(hides)
        # The key that pauses goes on again wherever the focus has gone meanwhile.
        context = Qt.ShortcutContext
        self.actions_by_key["pause"].setShortcutContext(
            context.WindowShortcut if hides else context.WidgetWithChildrenShortcut
        )
        if hides:
            self.curtain.raise_()
            self.curtain.setFocus()
            self.view.say(self.curtain.heading.text())
        else:
            self.status.hush(self.curtain.heading.text())
            self.view.setFocus()

    def show_statistics(self) -> None:
        from reussite.windows.statistics import StatisticsWindow  # not at start-up

        contest = Contest.of(self.play.session.deal) if self.play.has_session else None
        statistics = StatisticsWindow(self, self._store, contest)
        statistics.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        statistics.show()

    def compare_files(self) -> None:
        from reussite.windows.compare import CompareWindow  # not at start-up

        compare = CompareWindow(self)
        compare.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        compare.show()

    # Help.

    def show_how_to_play(self) -> None:
        self.show_help("rules")

    def show_keys(self) -> None:
        self.show_help("keys")

    def show_help(self, page: str) -> None:
        """Show this page of the help, for the game on the table."""
        from reussite.windows.help import HelpWindow  # not at start-up
        from reussite.windows.help_pages import Library

        shown = self.findChild(HelpWindow)
        if shown is None:
            library = Library(self.plugins, self._key_rows)
            shown = HelpWindow(library, lambda: self.view.table.look, self)
        shown.open_at(self.play.session.game, page)

    def _key_rows(self) -> list[tuple[str, str]]:
        return [*actions.key_rows(self.actions_by_key), *self.view.keyboard.map.rows()]

    def show_moves(self, moves: Iterable[Move]) -> None:
        """Let the player choose one of these moves."""
        self.moves_list.offer(list(moves))

    @cached_property
    def files(self) -> GameFiles:
        from reussite.windows.files import GameFiles  # not at start-up

        return GameFiles(self)

    @cached_property
    def moves_list(self) -> MovesList:
        from reussite.windows.moves_list import MovesList  # not at start-up

        made = MovesList(self.view, self)
        made.wished.connect(self._wish)
        return made

    @cached_property
    def table_list(self) -> TableListDock:
        """The table as a list, beside its picture."""
        from reussite.windows.table_list import TableListDock  # not at start-up

        dock = TableListDock(self.view, self)
        dock.visibilityChanged.connect(self.actions_by_key["table_list"].setChecked)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _wish(self, key: str) -> None:
        """Do what the table or a list asks for by name."""
        self.actions_by_key[key].trigger()

    def show_about(self) -> None:
        from reussite.windows.help import about

        box = about(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # What the player prefers. Each of these takes what stands in the settings now.

    def show_preferences(self) -> None:
        from reussite.windows.preferences import PreferencesWindow  # not at start-up

        preferences = PreferencesWindow(self, self.settings, self.plugins)
        preferences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preferences.open()

    def take_habits(self) -> None:
        if not self.play.has_session:
            return
        usual = Habits()
        self.view.habits = Habits(
            double_click=self._is_on(DOUBLE_CLICK),
            auto_place=self._is_on(AUTO_PLACE),
            drop_help=self._is_on(DROP_HELP),
            mark_last_move=self.settings.get("table", "mark_last_move", usual.mark_last_move),
            peek=self.settings.get("table", "peek", usual.peek),
            spread=self.settings.get("table", "spread", usual.spread),
        )

    def take_pace(self) -> None:
        self.view.pace = self.appearance.pace
        self.reminder.fades = self.view.pace is not Pace.OFF

    def take_access(self) -> None:
        before = self.view.access
        self.view.access = kept_access(self.settings)
        if self.view.access.scan is not before.scan:
            self.wear()  # buttons are larger for who plays with switches

    def take_shortcuts(self) -> None:
        """The keys of all actions; the player's own where there are some."""
        changed = self.settings.section("shortcuts")
        for entry in actions.entries():
            action = self.actions_by_key[entry.key]
            keys = actions.sequences(entry)
            if entry.key in changed:
                keys = [QKeySequence(k) for k in self.settings.texts("shortcuts", entry.key)]
            if action.shortcuts() != keys:
                action.setShortcuts(keys)
                actions.name(action, entry)

    def wear(self) -> None:
        """Deck, cloth, hand, zoom and size of text."""
        self.appearance.tell_application()
        look = self.appearance.look
        if look != self.view.table.look:
            self.view.wear(look)
        self.dress(look.felt)

    def _zoom(self, zoom: int) -> None:
        self.appearance.keep_zoom(zoom)
        self.view.wear(self.appearance.look)
        self.tell_settings_problem()

    # Bars.

    def take_bars(self) -> None:
        for key in ("tool_bar", "status_bar", "time"):
            shown = self.settings.get(geometry.SECTION, key, True)
            self.actions_by_key[key].setChecked(shown)
            self._show_bar(key, shown)

    def _show_bar(self, key: str, shown: bool) -> None:
        if key == "time":
            self.status.set_time_shown(shown)
        else:
            {"tool_bar": self.tools, "status_bar": self.status}[key].setVisible(shown)

    def _keep_bar(self, key: str, shown: bool) -> None:
        self._show_bar(key, shown)
        self._keep(key, shown)

    def _keep(self, key: str, value: Value) -> None:
        self.settings.set(geometry.SECTION, key, value)
        self.tell_settings_problem()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()

    def _fit_bars(self) -> None:
        wide = self.width() >= WIDE * chrome.text_share()
        style = Qt.ToolButtonStyle
        self.tools.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if wide else style.ToolButtonIconOnly
        )
        self.status.set_wide(wide)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._speak()
            self.wear()  # index letters are those of the language
        elif event.type() is QEvent.Type.WindowStateChange:
            self.actions_by_key["full_screen"].setChecked(self.isFullScreen())
            if self.isMinimized():
                self.pause.begin(Reason.OUT_OF_SIGHT)
            else:
                self.pause.end(Reason.OUT_OF_SIGHT)
            self.status.show_time()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowBlocked:
            self.view.drop_held()
            self.pause.begin(Reason.DIALOG)
        elif event.type() is QEvent.Type.WindowUnblocked:
            self.pause.end(Reason.DIALOG)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What neither table nor panels wanted."""
        self.view.finish()  # any key ends a celebration
        if event.key() == Qt.Key.Key_Escape:
            self.reminder.dismiss(by_player=True)
            self._close_end()
        elif action := actions.asked_by_key(event, self.actions_by_key.values()):
            action.trigger()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from reussite.windows.files import dropped_files  # not at start-up

        event.acceptProposedAction()
        for path in dropped_files(event.mimeData())[:1]:
            self.files.open(path)

    def quit(self) -> None:
        """End the program as the player wishes."""
        if self._is_kept():
            self.close()
        else:
            self._ask_to_quit()

    def _is_kept(self) -> bool:
        """Whether what was played is on disk, or can be brought there now."""
        if not self.play.has_session or not self.play.session.is_started:
            return True
        if not self._store.is_saving:
            self._store.record_time(self.play.session)
            self.status.show_saving(self._store.is_saving)
        return self._store.is_saving

    def _ask_to_quit(self) -> None:
        from reussite.windows.confirm import UnsavedQuestion

        question = UnsavedQuestion(self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.agreed.connect(self.close)
        question.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Only the player is asked: the system and its signals are not kept waiting.
        if event.spontaneous() and not self._is_kept():
            event.ignore()
            self._ask_to_quit()
            return
        self.view.drop_held()
        self.rest_for_leaving()
        geometry.save(self, self.settings)
        if self.play.has_session:
            remember_left(self.settings, self.play.session.code)
        super().closeEvent(event)

    def rest_for_leaving(self) -> None:
        """The program is about to end: stop the clock."""
        self.pause.begin(Reason.LEAVING)

    def be_ready_to_leave(self) -> None:
        """The desktop's session is about to end, or goes on after all: nothing must be lost, and
        nothing must stand in the way of playing on."""
        self.view.drop_held()
        if not self.play.has_session:
            return
        if self.pause.is_timed and not self.play.session.is_over:
            self.pause.begin(Reason.PLAYER)
        else:
            self._store.record_time(self.play.session)
