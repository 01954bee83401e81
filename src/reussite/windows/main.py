"""The main window: the table with its menus, bars, messages and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow

from reussite.api.records import Felt, Result
from reussite.game.records import SavedGame
from reussite.game.session import FAILED, Action, Session
from reussite.i18n import messages
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Deal,
    Preference,
)
from reussite.paths import takes_part
from reussite.plugins.host import PluginHost
from reussite.settings import AT_DEAL, CLOCK, WITH_ACTION, Settings
from reussite.single_instance.requests import Request
from reussite.store.open_games import OpenGames
from reussite.store.store import Store
from reussite.table.a11y.preferences import Scan
from reussite.table.animation.motions import Pace
from reussite.table.preferences import TablePreferences
from reussite.table.view import TableView
from reussite.windows import window_geometry
from reussite.windows.access_settings import keep_access, kept_access
from reussite.windows.appearance import Appearance, next_zoom
from reussite.windows.end_panel import EndPanel
from reussite.windows.game_chooser import GameChooser
from reussite.windows.game_controller import GameController
from reussite.windows.menus import actions
from reussite.windows.menus.bars import Bars, ToolBar
from reussite.windows.menus.last_games import LastGamesMenu, remember_played
from reussite.windows.menus.menus import Menus
from reussite.windows.menus.recent_deals import remember_left
from reussite.windows.messages import Messages
from reussite.windows.pause import Curtain, Pause, RestReason
from reussite.windows.status import StatusBar
from reussite.windows.toast import Toast
from reussite.windows.widgets.progress import Progress
from reussite.windows.widgets.table_area import TableArea

if TYPE_CHECKING:
    from reussite.table.cards.deck_worker import ForeignDeckError
    from reussite.table.speech.move_sentences import MoveEntry
    from reussite.windows.dialogs.dialogs import Dialogs
    from reussite.windows.game_files import GameFiles
    from reussite.windows.hints import Hints
    from reussite.windows.moves_list import MovesList
    from reussite.windows.quit_guard import QuitGuard
    from reussite.windows.scanning import ScanDock
    from reussite.windows.table_list import TableListDock
    from reussite.windows.table_sounds import TableSounds
    from reussite.windows.tournaments.filing import Filing
    from reussite.windows.watch import Watch

translate = QCoreApplication.translate


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
        plugins: PluginHost,
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
        self.progress = Progress(self, _being_resumed, may_stop=False)
        self._games = OpenGames(store, plugins.variants, now=now, tell=self._tell_progress)
        appearance.setParent(self)
        felt = view.table.theme.felt
        self.controller = GameController(
            view, store, self._games, tell=plugins.tell, now=now, parent=self
        )
        self.pause = Pause(self)
        self.area = TableArea(view)
        self.toast = Toast(felt, self.area)
        self.curtain = Curtain(self.area)
        self.end_panel: EndPanel | None = None
        self._celebrated: Result | None = None  # of a win that is celebrated still
        self.watching: Watch | None = None
        self._family: str | None = None  # on the table
        self.status = StatusBar()
        self.messages = Messages(self.toast, view, settings=settings, store=store, plugins=plugins)
        self.chooser = GameChooser(
            self.controller,
            self._games,
            self.pause,
            settings=settings,
            plugins=plugins,
            notices=self.messages,
            window=self,
        )
        self.setCentralWidget(self.area)
        self.setAcceptDrops(True)
        for part in (view, view.viewport()):
            part.setAcceptDrops(False)  # files are dropped on the window
        self.setStatusBar(self.status)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.area.lay_over(self.toast)
        self.area.lay_over(self.curtain)
        self.actions_by_key = self._made_actions()
        self.menus = Menus(
            self.menuBar(),
            self.actions_by_key,
            settings=settings,
            plugins=plugins,
            games=self._games,
            play=self.controller,
        )
        self.last_games = LastGamesMenu(settings, plugins, self.actions_by_key["new"], self)
        self.tools = ToolBar(self.actions_by_key, self.last_games)
        self.addToolBar(self.tools)
        self.bars = Bars(self.tools, self.status, self.actions_by_key, settings, self.messages)
        self._connect()
        self.apply_bars()
        self.apply_advisers()
        self._retranslate()
        self.apply_felt(felt)
        self.apply_pace()
        self.apply_sounds()
        self.apply_shortcuts()

    # What it is made of.

    def _made_actions(self) -> dict[str, QAction]:
        acts = self._acts()
        made = {}
        for entry in actions.entries():
            action = made[entry.key] = actions.made(entry, self, self.area)
            action.triggered.connect(self.view.drop_held)  # before anything else happens
            action.triggered.connect(acts[entry.key])
        return made

    def _acts(self) -> Mapping[str, Callable[[bool], object]]:
        """What each action does; the switches are told whether they are on."""
        return {
            "new_deal": lambda _: self.chooser.offer_another(),
            "new": lambda _: self.dialogs.ask_for_game(),
            "restart": lambda _: self.chooser.offer_again(),
            "enter_code": lambda _: self.dialogs.ask_for_game(by_code=True),
            "copy_code": lambda _: self.copy_code(),
            "deal_of_the_day": lambda _: self.chooser.offer_deal_of_the_day(),
            "calendar": lambda _: self.dialogs.show_calendar(),
            "next_number": lambda _: self.chooser.offer_neighbour(+1),
            "previous_number": lambda _: self.chooser.offer_neighbour(-1),
            "open": lambda _: self.files.ask_to_open(),
            "save_as": lambda _: self.files.ask_to_save(),
            "copy_picture": lambda _: self.copy_picture(),
            "save_picture": lambda _: self.save_picture(),
            "statistics": lambda _: self.dialogs.show_statistics(),
            "compare": lambda _: self.dialogs.compare_files(),
            "tournaments": lambda _: self.dialogs.show_tournaments(),
            "preferences": lambda _: self.dialogs.show_preferences(),
            "zoom_in": lambda _: self._zoom(next_zoom(self.appearance.zoom, +1)),
            "zoom_out": lambda _: self._zoom(next_zoom(self.appearance.zoom, -1)),
            "zoom_reset": lambda _: self._zoom(100),
            "pause": lambda on: self.pause.begin(RestReason.PLAYER) if on else self.pause.resume(),
            "quit": lambda _: self.quit(),
            "undo": lambda _: self.controller.undo(),
            "redo": lambda _: self.controller.redo(),
            "undo_all": lambda _: self.controller.undo_all(),
            "redo_all": lambda _: self.controller.redo_all(),
            "draw": lambda _: self.controller.draw(),
            "send_up": lambda _: self.controller.send_up(),
            "full_screen": lambda _: self._toggle_full_screen(),
            "tool_bar": lambda on: self.bars.keep("tool_bar", on),
            "status_bar": lambda on: self.bars.keep("status_bar", on),
            "time": lambda on: self.bars.keep("time", on),
            "table_list": lambda on: self.table_list.setVisible(on),
            "how_to_play": lambda _: self.dialogs.show_help("rules"),
            "keys": lambda _: self.dialogs.show_help("keys"),
            "about": lambda _: self.dialogs.show_about(),
        }

    def apply_advisers(self) -> None:
        """Hints can be asked for exactly while a plugin that advises takes part."""
        has_advisers = self.plugins.has_advisers
        if has_advisers is ("hint" in self.actions_by_key):
            return
        if not has_advisers:
            action = self.actions_by_key.pop("hint")
            self.menus.show_hint(None)
            self.removeAction(action)
            action.deleteLater()
            self.hints.stop()
            return
        action = actions.made(actions.hint(), self, self.area)
        action.triggered.connect(self.view.drop_held)
        action.triggered.connect(lambda: self.hints.ask())
        self.actions_by_key["hint"] = action
        self.addAction(action)
        self.menus.show_hint(action)
        self.apply_hint()

    def apply_hint(self) -> None:
        """Whether a hint can be asked for now."""
        if "hint" in self.actions_by_key and self.controller.has_session:
            can = not self.controller.is_held and not self.controller.session.is_over
            self.actions_by_key["hint"].setEnabled(can and self.watching is None)

    @cached_property
    def hints(self) -> Hints:
        from reussite.windows.hints import Hints  # only for who asks

        made = Hints(self.view, self.controller, self.messages, self)
        made.given.connect(lambda _: self.controller.take_hint())
        return made

    def _connect(self) -> None:
        self.view.wished.connect(self._wish)
        self.view.moves_wanted.connect(self.show_moves)
        self.view.opened.connect(lambda _: self._scan())
        self.view.answered.connect(self.status.tell)
        self.view.access_changed.connect(lambda access: keep_access(self.settings, access))
        self.controller.opened.connect(self._show_game)
        self.controller.changed.connect(self._show_state)
        self.view.refused.connect(self._remind)
        self.controller.nearly_over.connect(self._tell_clock)
        self.controller.ended.connect(self._end)
        self.controller.over.connect(self._file_result)
        self.view.celebrated.connect(self._end_celebrated)
        self.view.deck_failed.connect(self._wear_our_deck)
        self.controller.failed.connect(self.messages.tell_failure)
        self.controller.lost.connect(self.messages.tell_lost)
        self.controller.troubled.connect(self.messages.tell_store_problem)
        self.pause.changed.connect(self._show_pause)
        self.curtain.resume_asked.connect(self.pause.resume)
        self.status.copy_asked.connect(self.copy_code)
        self.status.start_asked.connect(self.controller.start_clock)
        self.status.ticked.connect(self.controller.keep_time)
        self.menus.opening.connect(self.view.drop_held)
        self.last_games.aboutToShow.connect(self.view.drop_held)
        self.last_games.chosen.connect(self.chooser.offer)
        self.menus.recent.chosen.connect(self.chooser.offer)
        self.menus.open_games.chosen.connect(self.chooser.resume_waiting)
        self.appearance.changed.connect(self.apply_theme)

    def _retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.menus.retranslate()
        self.tools.retranslate()
        self.curtain.retranslate()
        self.status.retranslate()
        if self.controller.has_session:
            self._show_name()

    def apply_felt(self, felt: Felt) -> None:
        """Give everything around the table the colours of this felt."""
        self.menus.apply_felt(felt)
        self.tools.apply_felt(felt)
        self.status.apply_felt(felt)
        self.toast.apply_felt(felt)
        self.curtain.apply_felt(felt)
        if self.end_panel is not None:
            self.end_panel.apply_felt(felt)
        if self.watching is not None:
            self.watching.bar.apply_felt(felt)
        self._felt = felt
        self.bars.fit(self.width())

    # Games.

    def played_again(self, saved: SavedGame) -> Session:
        """A stored game, to be looked at; raises LostGameError."""
        return self._games.played_again(saved)

    def started(self, session: Session) -> datetime | None:
        """When the first action of a game was done."""
        return self._store.started(session)

    def handle_request(self, request: Request) -> None:
        """Do what a later start of the program asks for, in sight of the player."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if request.file is not None:
            self.files.open(request.file)
        else:
            self.chooser.offer_asked(request)

    def open_tournament(self, folder: Path) -> None:
        """Show the tournament in this folder, and take part where the player does not yet."""
        self.dialogs.show_tournaments(folder)

    def show_help(self, page: str) -> None:
        """Show this page of the help."""
        self.dialogs.show_help(page)

    def _file_result(self, session: Session) -> None:
        """A game ended: tournaments may want it."""
        if takes_part():
            self.filing.take(session, self._store.started(session))

    def file_waiting(self) -> None:
        """File the results that waited for the folder of their tournament."""
        if takes_part():
            self.filing.file_waiting(quietly=True)

    def copy_code(self) -> None:
        """Put the deal code on the clipboard."""
        if self.controller.has_session:
            self.copy(self.status.code.text)  # a watched game's, while there is one

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self._tell_copied()

    def copy_picture(self) -> None:
        """Put a picture of the table with its deal code on the clipboard."""
        from reussite.windows.picture import picture  # seldom needed

        image = picture(self.view, self._felt, self._session_shown)
        QGuiApplication.clipboard().setImage(image)
        self._tell_copied()

    def save_picture(self) -> None:
        """Let the player choose a file for a picture of the table with its deal code."""
        from reussite.windows.picture import picture, write_picture  # seldom needed

        session = self._session_shown
        image = picture(self.view, self._felt, session)
        self.files.ask_where(
            translate("MainWindow", "Save a picture of the table"),
            f"{session.code}.png",
            lambda path: write_picture(path, image),
        )

    def _tell_copied(self) -> None:
        told = translate("MainWindow", "Copied")
        if self.status.isVisible():
            self.status.tell(told)
            self.view.say(told)
        else:
            self.messages.tell(told)

    def _tell_progress(self, share: float) -> None:
        """How far a game that goes on has been played again."""
        if share < 1:
            self.progress.go_on(share)
        else:
            self.progress.end()

    # What the player sees of it.

    def _show_game(self, session: Session) -> None:
        self._end_watch()
        self._show_name()
        self._close_end()
        self.toast.dismiss()
        family = session.deal.variant.family
        if self._family is not None and self._family != family:
            remember_played(self.settings, self._family, family)
        self._family = family
        self.apply_preferences()
        self.pause.renew(timed=session.clock.limit_ms is not None)
        was_begun = session.is_started or session.clock.elapsed_ms > 0
        if self.pause.is_timed and was_begun and not session.is_over:
            self.pause.begin(RestReason.PLAYER)  # a clock never goes on before the player is there
        self.status.follow(session)

    # Watching other games.

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None:
        """Show a game that was played, step by step, while the own game rests.

        :param title: what it is called on the bar.
        """
        from reussite.game.replay import Replay  # not at start-up
        from reussite.windows.watch import Watch

        self.leave_watch()
        if self.end_panel is not None:
            self.end_panel.hide()  # it belongs to the own game
        self.view.drop_held()
        self.view.finish()
        self.pause.begin(RestReason.WATCHING)
        self.toast.dismiss()
        watch = Watch(self.area, self.view, Replay(deal, actions), title, self)
        watch.bar.apply_felt(self._felt)
        watch.changed.connect(self.status.follow)
        watch.left.connect(self.leave_watch)
        self.watching = watch
        self._cover_if_paused()
        watch.begin()
        self._show_name()
        self._show_state(self.controller.session)

    def leave_watch(self) -> None:
        """Back to the own game, exactly as it was left."""
        if self._end_watch():
            session = self.controller.session
            self.view.open(session, animate=False)
            self.status.follow(session)
            self._show_name()
            self.pause.end(RestReason.WATCHING)
            self._cover_if_paused()
            self._show_state(session)
            self._show_end_again()

    def _end_watch(self) -> bool:
        """Whether a game was watched."""
        watch, self.watching = self.watching, None
        if watch is not None:
            watch.end()
        return watch is not None

    @property
    def _session_shown(self) -> Session:
        return self.watching.replay.session if self.watching else self.controller.session

    def _show_name(self) -> None:
        variant = self._session_shown.deal.variant
        name = messages.variant_text(variant, variant.name)
        self.setWindowTitle(name)
        self.tools.game_name.setText(name)

    def _show_state(self, session: Session) -> None:
        """What can be done now, and the numbers."""
        held = self.controller.is_held
        goes_on = not session.is_over
        by_key = self.actions_by_key
        by_key["undo"].setEnabled(session.can_undo and not held)
        by_key["redo"].setEnabled(session.can_redo and not held)
        by_key["undo_all"].setEnabled(session.can_undo and not held)
        by_key["redo_all"].setEnabled(session.can_redo and not held)
        self._show_send_up()
        if "hints" in self.__dict__:
            self.hints.move_on(session)
        self.apply_hint()
        by_key["draw"].setEnabled(goes_on and not held and self.controller.tap is not None)
        is_own = self.watching is None
        by_key["restart"].setEnabled(is_own)  # in a pause too, as every other new game
        by_key["pause"].setEnabled(goes_on and is_own)
        by_key["save_as"].setEnabled(is_own)
        by_key["pause"].setChecked(goes_on and self.pause.hides)
        self.toast.dismiss()
        self.status.show_saving(self._store.is_saving)
        self.status.show_counts()
        self.status.show_start(self.controller.awaits_start and is_own)

    def _show_send_up(self) -> None:
        """Whether any card goes up now, and the player and the variant want it to be asked for."""
        may = not self.controller.is_held and self._is_on(SEND_UP)
        can = may and self.controller.session.next_up() is not None
        self.actions_by_key["send_up"].setEnabled(can)

    def _is_on(self, preference: Preference) -> bool:
        variant = self.controller.session.deal.variant
        return preference in variant.preferences and self.settings.is_on(variant, preference)

    def _remind(self, refusal: Refusal) -> None:
        if refusal != FAILED and self._is_on(RULE_REMINDERS):  # a failure was told already
            from reussite.i18n import refusals  # not at start-up

            sentence = refusals.sentence(refusal, self.controller.session.deal.variant)
            self.messages.tell(sentence, lasting=False)

    def _tell_clock(self) -> None:
        """To those who do not see the clock run out."""
        self.view.say(self.view.keyboard.numbers())

    def _end(self, result: Result) -> None:
        """A game is over: celebrated first, where it was won."""
        if self.view.is_celebrating:
            self._celebrated = result
        else:
            self._show_end(result)

    def _end_celebrated(self) -> None:
        result, self._celebrated = self._celebrated, None
        if result is not None:
            self._show_end(result)

    def _show_end(self, result: Result) -> None:
        self._close_end()
        panel = self.end_panel = EndPanel(
            result, self.area, self.controller.standing, self.controller.session.deal.variant
        )
        panel.apply_felt(self._felt)
        panel.new_asked.connect(self.chooser.offer_another)
        panel.again_asked.connect(self.chooser.offer_again)
        panel.statistics_asked.connect(lambda: self.dialogs.show_statistics())
        panel.copy_asked.connect(self.copy)
        panel.closed.connect(self._close_end)
        self.area.lay_over(panel)
        panel.show()
        announcer = self.view.keyboard.announcer
        with announcer.breath():  # time may end a game that nobody touches
            if not announcer.has_just_said(panel.heading.text()):  # with the move that won
                self.view.say(panel.heading.text(), urgent=True)
            self.view.say(panel.told)
        announcer.after_breath(self._turn_to_end)  # what can be next is said last

    def _turn_to_end(self) -> None:
        if self.end_panel is not None:
            self.end_panel.setFocus()
        self._scan()

    def _show_end_again(self) -> None:
        """The panel is there until the player closes it, whatever was looked at meanwhile."""
        if self.end_panel is not None and self.watching is None:
            self.end_panel.show()
            self.end_panel.raise_()
            self.end_panel.setFocus()
        self._scan()

    def _close_end(self) -> None:
        self._celebrated = None
        panel, self.end_panel = self.end_panel, None
        if panel is None:
            return
        self.view.finish()
        self.area.take_away(panel)
        panel.hide()
        panel.deleteLater()
        self.view.setFocus()
        self._scan()

    def _show_pause(self, is_on: bool) -> None:
        self.controller.hold(is_on)
        self._cover_if_paused()

    def _cover_if_paused(self) -> None:
        rests = self.pause.hides and not self.controller.session.is_over
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
            if self.isActiveWindow() and QApplication.activeModalWidget() is None:
                self.view.say(self.curtain.heading.text())  # a dialog says enough by itself
        else:
            self.view.setFocus()
        self._scan()

    def show_moves(self, moves: Iterable[Move]) -> None:
        """Let the player choose one of these moves."""
        if self.view.access.scan is not Scan.OFF:
            self._scan()
            return
        self.moves_list.offer(list(moves))

    # What is not needed at every start.

    @cached_property
    def dialogs(self) -> Dialogs:
        from reussite.windows.dialogs.dialogs import Dialogs

        return Dialogs(self, self, self._store)

    @cached_property
    def files(self) -> GameFiles:
        from reussite.windows.game_files import GameFiles

        return GameFiles(self, self)

    @cached_property
    def filing(self) -> Filing:
        """What ends is filed in the tournaments that it belongs to."""
        from reussite.windows.tournaments.filing import Filing

        return Filing(self.plugins, self.messages.tell, self)

    @cached_property
    def quit_guard(self) -> QuitGuard:
        from reussite.windows.quit_guard import QuitGuard

        return QuitGuard(self.controller, self.pause, self._store, self.status, self)

    @cached_property
    def moves_list(self) -> MovesList:
        from reussite.windows.moves_list import MovesList

        made = MovesList(self.view, self)
        made.wished.connect(self._wish)
        return made

    @cached_property
    def sounds(self) -> TableSounds:
        """What is heard of the table, where the player wants to hear something."""
        from reussite.windows.table_sounds import TableSounds

        return TableSounds(self.view, self)

    @cached_property
    def scan_dock(self) -> ScanDock:
        """What one or two switches play with; it opens by itself while they are in use."""
        from reussite.windows.scanning import QuestionScan, ScanDock

        made = ScanDock(self.view, self, instead=self._instead_of_moves, after=self._new_games)
        made.moves.wished.connect(self._wish_by_switch)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
        QuestionScan(lambda: self.view.access, self)
        return made

    def _scan(self) -> None:
        """Offer to switches what can be done now, wherever the program is."""
        if self.view.access.scan is not Scan.OFF and self.controller.has_session:
            self.scan_dock.begin()
        elif "scan_dock" in self.__dict__:
            self.scan_dock.hide()

    def _new_games(self) -> tuple[MoveEntry, ...]:
        from reussite.table.speech.move_sentences import MoveEntry

        return (
            MoveEntry(translate("MovesList", "New deal"), "another"),
            MoveEntry(translate("MovesList", "Same deal again"), "again"),
        )

    def _instead_of_moves(self) -> tuple[MoveEntry, ...] | None:
        from reussite.table.speech.move_sentences import MoveEntry

        session = self.controller.session
        if self.watching is not None:
            return (MoveEntry(translate("MovesList", "Back to my game"), "leave"),)
        if self.curtain.isVisibleTo(self.area):
            return (MoveEntry(self.curtain.button.text(), "resume"), *self._new_games())
        return self._new_games() if session.is_over else None

    def _wish_by_switch(self, key: str) -> None:
        does: dict[str, Callable[[], object]] = {
            "another": self.chooser.offer_another,
            "again": self.chooser.offer_again,
            "resume": self.pause.resume,
            "leave": self.leave_watch,
        }
        if key in does:
            does[key]()
        else:
            self._wish(key)
        self._scan()

    @cached_property
    def table_list(self) -> TableListDock:
        """The table as a list, beside its picture."""
        from reussite.windows.table_list import TableListDock

        dock = TableListDock(self.view, self)
        dock.visibilityChanged.connect(self.actions_by_key["table_list"].setChecked)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _wish(self, key: str) -> None:
        """Do what the table or a list asks for by name."""
        self.actions_by_key[key].trigger()

    # What the player prefers. Each of these takes what stands in the settings now.

    def take_settings(self) -> None:
        """All of them: another program changed some."""
        self.apply_preferences()
        self.apply_access()
        self.apply_shortcuts()
        self.apply_bars()
        self.apply_advisers()
        self.apply_theme()
        self.apply_pace()
        self.apply_sounds()

    def apply_preferences(self) -> None:
        if not self.controller.has_session:
            return
        usual = TablePreferences()
        self.view.preferences = TablePreferences(
            double_click=self._is_on(DOUBLE_CLICK),
            auto_place=self._is_on(AUTO_PLACE),
            drop_help=self._is_on(DROP_HELP),
            mark_last_move=self.settings.get("table", "mark_last_move", usual.mark_last_move),
            peek=self.settings.get("table", "peek", usual.peek),
            spread=self.settings.get("table", "spread", usual.spread),
        )
        waits = self.settings.get(CLOCK, "starts", AT_DEAL) == WITH_ACTION
        self.controller.let_clock_wait(waits=waits)
        self._show_send_up()

    def apply_pace(self) -> None:
        self.view.pace = self.appearance.pace
        self.toast.fades = self.view.pace is not Pace.OFF

    def apply_sounds(self) -> None:
        wanted = self.settings.get("sounds", "on", False)
        if wanted or "sounds" in self.__dict__:
            self.sounds.turn(wanted)

    def apply_access(self) -> None:
        before = self.view.access
        self.view.access = kept_access(self.settings)
        after = self.view.access
        if (after.scan, after.large_targets) != (before.scan, before.large_targets):
            self.apply_theme()  # buttons are larger for who plays with switches
            self._scan()

    def apply_shortcuts(self) -> None:
        self.menus.apply_shortcuts()

    def apply_bars(self) -> None:
        self.bars.take()

    def apply_theme(self) -> None:
        """Deck, cloth, hand, zoom and size of text."""
        self.appearance.tell_application()
        look = self.appearance.theme
        if look != self.view.table.theme:
            self.view.apply_theme(look)
        self.apply_felt(look.felt)
        self.tell_lost_picture()

    def tell_lost_picture(self) -> None:
        """Say once that the picture of the player's own that the table should wear is gone."""
        if self.appearance.take_lost_picture():
            self.messages.tell(
                translate(
                    "Felt",
                    "Your own picture could not be read, so the usual felt is shown instead.",
                )
            )

    def _wear_our_deck(self, error: ForeignDeckError) -> None:
        """The deck that the player chose cannot be drawn now."""
        from reussite.windows.preferences.decks import deck_problem  # seldom needed

        instead = translate("Deck", "The default cards are shown instead.")
        self.appearance.leave_out_foreign_deck()
        self.apply_theme()
        self.messages.tell(f"{deck_problem(error)} {instead}")

    def _zoom(self, zoom: int) -> None:
        self.appearance.keep_zoom(zoom)
        self.view.apply_theme(self.appearance.theme)
        self.messages.tell_settings_problem()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bars.fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self.apply_theme()  # index letters are those of the language
        elif event.type() is QEvent.Type.WindowStateChange:
            self.actions_by_key["full_screen"].setChecked(self.isFullScreen())
            if self.isMinimized():
                self.pause.begin(RestReason.OUT_OF_SIGHT)
            else:
                self.pause.end(RestReason.OUT_OF_SIGHT)
            self.status.show_time()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowBlocked:
            self.view.drop_held()
            self.pause.begin(RestReason.DIALOG)
        elif event.type() is QEvent.Type.WindowUnblocked:
            self.pause.end(RestReason.DIALOG)
            self._show_end_again()
        elif event.type() is QEvent.Type.WindowActivate:
            self.pause.end(RestReason.READING)  # back from the help
            self._scan()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What neither table nor panels wanted."""
        self.view.finish()  # any key ends a celebration
        if event.key() == Qt.Key.Key_Escape:
            self.toast.dismiss(by_player=True)
            self._close_end()
        elif event.key() == actions.MENUS and not event.modifiers():
            self.menuBar().setActiveAction(self.menuBar().actions()[0])
        elif action := actions.asked_by_key(event, self.actions_by_key.values()):
            action.trigger()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from reussite.windows.game_files import take_dropped  # not at start-up

        event.acceptProposedAction()
        take_dropped(self.files, event.mimeData(), self.messages.tell)

    # Leaving.

    def quit(self) -> None:
        """End the program as the player wishes."""
        if self.quit_guard.is_kept():
            self.close()
        else:
            self.quit_guard.ask()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Only the player is asked: the system and its signals are not kept waiting.
        if event.spontaneous() and not self.quit_guard.is_kept():
            event.ignore()
            self.quit_guard.ask()
            return
        self.view.drop_held()
        if "hints" in self.__dict__:
            self.hints.stop()
        self.rest_for_leaving()
        window_geometry.save(self, self.settings)
        if self.controller.has_session:
            remember_left(self.settings, self.controller.session.code)
        if "sounds" in self.__dict__:
            self.sounds.turn(False)
        super().closeEvent(event)

    def rest_for_leaving(self) -> None:
        """The program is about to end: stop the clock."""
        self.pause.begin(RestReason.LEAVING)

    def be_ready_to_leave(self) -> None:
        """The desktop's session is about to end, or goes on after all."""
        self.view.drop_held()
        self.quit_guard.be_ready()


def _being_resumed() -> str:
    return translate("MainWindow", "Restoring your game…")
