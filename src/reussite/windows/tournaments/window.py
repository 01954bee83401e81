"""The tournaments window: rounds with the player's own state, standings, and replays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QPushButton,
    QTabWidget,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from reussite.game.file_form import GameFileError
from reussite.game.game_file import parse_game
from reussite.game.session import Action
from reussite.i18n import messages
from reussite.i18n.file_errors import game_file_problem
from reussite.i18n.tournaments import (
    begun_early,
    begun_late,
    folder_problem,
    refused_result,
    spelt_in_several_ways,
    tournament_problem,
)
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.tournament.entries import Entered
from reussite.tournament.folder import content_of
from reussite.tournament.form import (
    Attempts,
    Points,
    Tournament,
    TournamentError,
    is_tournament,
    read_tournament,
)
from reussite.tournament.names import is_player
from reussite.tournament.reader import Seen
from reussite.tournament.standings import Attempt, Placed
from reussite.windows.game_chooser import GameChooser
from reussite.windows.game_controller import GameController
from reussite.windows.game_files import dropped_files
from reussite.windows.messages import Messages
from reussite.windows.next_game import described
from reussite.windows.tournaments.filing import Filing, entries
from reussite.windows.tournaments.reading import Reading
from reussite.windows.tournaments.rows import Rows
from reussite.windows.widgets.chrome import text_share
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.wrapping import Buttons
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

SECTION, PLAYER = "tournaments", "player"  # where the settings name the player
_SIZE: Final = QSize(820, 600)


class TournamentsOwner(Protocol):
    """What tournaments use of the main window."""

    settings: Settings
    plugins: PluginHost
    messages: Messages
    chooser: GameChooser
    controller: GameController

    @property
    def filing(self) -> Filing: ...

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None: ...

    def show_help(self, page: str) -> None: ...


class TournamentsWindow(QDialog):
    """One of the tournaments that the player takes part in, as it stands now.

    :ivar seen: what its folder held last.
    """

    def __init__(self, owner: TournamentsOwner, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner = owner
        self._entries = entries()
        self._listed: list[Entered] = []
        self._reading: Reading | None = None
        self.seen = Seen()
        self.setWindowTitle(translate("Tournaments", "Tournaments"))
        self.setAcceptDrops(True)
        self.choice = QComboBox()
        self.choice.setAccessibleName(translate("Tournaments", "Tournament"))
        self.about = PlainLabel()
        self.about.setWordWrap(True)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.rounds = Rows(
            translate("Tournaments", "Rounds"),
            [
                translate("Tournaments", "Round"),
                translate("Tournaments", "Game"),
                translate("Tournaments", "Deal"),
                translate("Tournaments", "You"),
                translate("Tournaments", "Played by"),
            ],
            numbers=(0, 4),
        )
        self.standings = Rows(
            translate("Tournaments", "Standings"),
            [
                translate("Tournaments", "Place"),
                translate("Tournaments", "Player"),
                translate("Tournaments", "Points"),
                translate("Tournaments", "Rounds"),
                translate("Tournaments", "Won"),
                translate("Tournaments", "Time"),
            ],
            numbers=(0, 2, 3, 4, 5),
        )
        self.results = Rows(
            translate("Tournaments", "Results of the round"),
            [
                translate("Tournaments", "Place"),
                translate("Tournaments", "Player"),
                translate("Tournaments", "Score"),
                translate("Tournaments", "Time"),
                translate("Tournaments", "Moves"),
                translate("Tournaments", "Result"),
            ],
            numbers=(0, 2, 3, 4),
        )
        self.round_choice = QComboBox()
        self.round_choice.setAccessibleName(translate("Tournaments", "Round"))
        self.hidden = PlainLabel(
            translate(
                "Tournaments",
                "Play this round first. Then you can watch its games.",
            )
        )
        self.hidden.setWordWrap(True)
        self.others = Rows(
            translate("Tournaments", "Not counted"),
            [
                translate("Tournaments", "Player"),
                translate("Tournaments", "File"),
                translate("Tournaments", "Why"),
            ],
        )
        self.play_next = QPushButton(translate("Tournaments", "Play the &next round"))
        self.play_this = QPushButton(translate("Tournaments", "&Play this round"))
        self.watch = QPushButton(translate("Tournaments", "&Watch"))
        self.new = QPushButton(translate("Tournaments", "New &tournament…"))
        self.join = QPushButton(translate("Tournaments", "&Join…"))
        self.leave = QPushButton(translate("Tournaments", "&Leave"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.Help
        )
        self.tabs = QTabWidget()
        self._lay_out()
        self._connect()
        self.show_entered()

    # What it is made of.

    def _lay_out(self) -> None:
        self.tabs.addTab(
            _page(self.rounds, Buttons(self.play_next, self.play_this)),
            translate("Tournaments", "R&ounds"),
        )
        self.tabs.addTab(_page(self.standings), translate("Tournaments", "&Standings"))
        self.tabs.addTab(
            _page(self.round_choice, self.results, self.hidden, Buttons(self.watch)),
            translate("Tournaments", "R&esults"),
        )
        self.tabs.addTab(_page(self.others), translate("Tournaments", "Not &counted"))
        for button in (self.new, self.join, self.leave):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (self.play_next, self.play_this, self.watch, self.new, self.join, self.leave):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self.choice)
        column.addWidget(self.about)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.told)
        column.addWidget(self.buttons)
        self.resize((_SIZE * text_share()).boundedTo(self.screen().availableSize() - FRAME))

    def _connect(self) -> None:
        self.choice.currentIndexChanged.connect(lambda _index: self._read())
        self.round_choice.currentIndexChanged.connect(self._ask_round)
        self.rounds.itemSelectionChanged.connect(self._look_at_choice)
        self.rounds.itemDoubleClicked.connect(lambda _item, _column: self._play_this())
        self.results.itemSelectionChanged.connect(self._look_at_choice)
        self.results.itemDoubleClicked.connect(lambda _item, _column: self._watch())
        self.play_next.clicked.connect(self._play_next)
        self.play_this.clicked.connect(self._play_this)
        self.watch.clicked.connect(self._watch)
        self.new.clicked.connect(self.ask_for_new)
        self.join.clicked.connect(self.ask_for_folder)
        self.leave.clicked.connect(self._leave)
        self.buttons.rejected.connect(self.reject)
        self.buttons.helpRequested.connect(lambda: self._owner.show_help("tournaments"))
        self._owner.filing.filed.connect(self._look_again)

    # Which tournament.

    @property
    def entered(self) -> Entered | None:
        """The one that is shown."""
        number = self.choice.currentIndex()
        return self._listed[number] if 0 <= number < len(self._listed) else None

    def show_entered(self, folder: Path | None = None) -> None:
        """List what the player has entered, and show the one in this folder, else the newest."""
        all_entered = self._entries.all()
        self.choice.blockSignals(True)
        self._listed = all_entered
        self.choice.clear()
        for entered in all_entered:
            self.choice.addItem(messages.one_line(entered.name))
            tip = messages.tool_tip(str(entered.folder))
            self.choice.setItemData(self.choice.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        wanted = [n for n, entered in enumerate(all_entered) if entered.folder == folder]
        self.choice.setCurrentIndex(wanted[0] if wanted else len(all_entered) - 1)
        self.choice.blockSignals(False)
        self.choice.setEnabled(bool(all_entered))
        self._read()

    def _read(self) -> None:
        self._stop_reading()
        self.show_seen(Seen())
        if (entered := self.entered) is not None:
            self.told.setText(translate("Tournaments", "Reading the results…"))
            self._reading = Reading(entered.folder, entered.player, self)
            self._reading.seen.connect(self.show_seen)
            self._reading.ended.connect(self._read)  # once more, from the beginning
            self._owner.filing.file_waiting(quietly=True)

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    def _look_again(self) -> None:
        if self._reading is not None:
            self._reading.look()

    # What it shows.

    def show_seen(self, seen: Seen) -> None:
        """Show how the tournament stands."""
        self.seen = seen
        self.about.setText(_about(seen.tournament, self.entered))
        self.told.setText(self._state(seen))
        if seen.problem is None:
            self._show_rounds(seen)
            self._show_standings(seen)
            self._show_results(seen)
            self._show_others(seen)
        self._look_at_choice()

    def _state(self, seen: Seen) -> str:
        if self.entered is None:
            return translate(
                "Tournaments",
                "Create a tournament, or join one: open its folder, or drop it on this window.",
            )
        if isinstance(seen.problem, TournamentError):
            waits = translate(
                "Tournaments", "What you play meanwhile is filed when the folder is back."
            )
            return f"{tournament_problem(seen.problem)} {waits}"
        if seen.problem is not None:
            return folder_problem(seen.problem)
        if not seen.is_complete:
            told = translate("Tournaments", "Results checked so far: %1")
            return messages.filled(told, QLocale().toString(seen.taken))
        if len(seen.rows) < seen.rows_count:
            told = translate("Tournaments", "The first %1 of %2 players are listed, and you.")
            listed, all_players = map(QLocale().toString, (len(seen.rows), seen.rows_count))
            return messages.filled(told, listed, all_players)
        return ""

    def _show_rounds(self, seen: Seen) -> None:
        rounds = seen.tournament.rounds if seen.tournament else ()
        waiting = self._waiting()
        locale = QLocale()

        def row(number: int) -> list[str]:
            code = rounds[number]
            return [
                locale.toString(number + 1),
                self._described(code),
                code,
                self._my_state(code, seen.mine[number], waiting),
                locale.toString(seen.counted[number]),
            ]

        self.rounds.show_rows(len(rounds), row)
        if self.round_choice.count() != len(rounds):
            self.round_choice.blockSignals(True)
            self.round_choice.clear()
            told = translate("Tournaments", "Round %1: %2")
            self.round_choice.addItems(
                [
                    messages.filled(told, locale.toString(number), code)
                    for number, code in enumerate(rounds, start=1)
                ]
            )
            self.round_choice.blockSignals(False)

    def _described(self, code: str) -> str:
        deal = self._deal(code)
        return described(deal) if deal else translate("Tournaments", "not installed here")

    def _my_state(self, code: str, mine: Attempt | None, waiting: set[str]) -> str:
        if mine is not None:
            return messages.score(mine.score, mine.unit, QLocale())
        if code in waiting:
            return translate("Tournaments", "waits to be filed")
        play = self._owner.controller
        if play.has_session and play.session.code == code and play.would_lose:
            return translate("Tournaments", "on the table")
        return translate("Tournaments", "not played")

    def _waiting(self) -> set[str]:
        entered = self.entered
        waiting = self._entries.waiting()
        return {w.code for w in waiting if entered is not None and w.folder == entered.folder}

    def _show_standings(self, seen: Seen) -> None:
        locale = QLocale()

        def row(number: int) -> list[str]:
            found = seen.rows[number]
            return [
                locale.toString(found.place),
                messages.one_line(found.player),
                locale.toString(found.points),
                locale.toString(found.rounds),
                locale.toString(found.won),
                messages.duration(found.elapsed_ms),
            ]

        self.standings.show_rows(len(seen.rows), row)

    def _show_results(self, seen: Seen) -> None:
        self.results.show_rows(len(seen.results), lambda number: _result(seen.results[number]))
        self.hidden.setVisible(bool(seen.tournament) and not self._may_watch)

    @property
    def _may_watch(self) -> bool:
        """Whether the player has played the round, or put it aside to be filed."""
        seen = self.seen
        if seen.tournament is None:
            return False
        code = seen.tournament.rounds[seen.round]
        return seen.mine[seen.round] is not None or code in self._waiting()

    def _show_others(self, seen: Seen) -> None:
        variants = self._owner.plugins.variants
        rows = [
            [
                messages.one_line(refused.player),
                messages.one_line(refused.file.rpartition("/")[2]),
                refused_result(refused, variants),
            ]
            for refused in seen.refused
        ]
        rows += [["", messages.one_line(file), begun_early(file)] for file in seen.early]
        rows += [["", messages.one_line(file), begun_late(file)] for file in seen.late]
        rows += [
            [messages.one_line(names[0]), "", spelt_in_several_ways(names)]
            for names in seen.spellings
        ]
        ignored = translate("Tournaments", "This is not a result. It is left unchanged.")
        rows += [["", messages.one_line(name), ignored] for name in seen.ignored]
        self.others.show_rows(len(rows), rows.__getitem__)
        count = seen.refused_count + seen.ignored_count
        count += len(seen.early) + len(seen.late) + len(seen.spellings)
        title = translate("Tournaments", "Not &counted")
        self.tabs.setTabText(3, f"{title} ({QLocale().toString(count)})" if count else title)

    def _look_at_choice(self) -> None:
        has = self.entered is not None
        deal = self._chosen_deal
        self.leave.setEnabled(has)
        self.play_next.setEnabled(self._next_deal is not None)
        self.play_this.setEnabled(deal is not None)
        self.watch.setEnabled(self._may_watch and self._chosen_attempt is not None)

    def _ask_round(self, number: int) -> None:
        if self._reading is not None and number >= 0:
            self._reading.ask(number)

    # Playing.

    def _deal(self, code: str) -> Deal | None:
        try:
            return parse_code(code, self._owner.plugins.variants)
        except CodeError:
            return None

    @property
    def _chosen_deal(self) -> Deal | None:
        """That of the chosen round, where the player has not played it."""
        rounds = self.seen.tournament.rounds if self.seen.tournament else ()
        item = self.rounds.currentItem()
        number = self.rounds.indexOfTopLevelItem(item) if item is not None else -1
        if not 0 <= number < len(rounds) or not self.rounds.selectedItems():
            return None
        return self._deal(rounds[number]) if self._is_due(number) else None

    def _is_due(self, number: int) -> bool:
        """Whether a round is to be played; again, where the best attempt counts."""
        tournament = self.seen.tournament
        if tournament is None:
            return False
        if tournament.attempts is Attempts.BEST:
            return True
        return self.seen.mine[number] is None and tournament.rounds[number] not in self._waiting()

    @property
    def _next_deal(self) -> Deal | None:
        """The first round that the player has not played and that can be dealt here."""
        rounds = self.seen.tournament.rounds if self.seen.tournament else ()
        waiting = self._waiting() if rounds else set()
        for number, code in enumerate(rounds):
            if (
                self.seen.mine[number] is None
                and code not in waiting
                and (deal := self._deal(code))
            ):
                return deal
        return None

    def _play_next(self) -> None:
        if (deal := self._next_deal) is not None:
            self._play(deal)

    def _play_this(self) -> None:
        if (deal := self._chosen_deal) is not None:
            self._play(deal)

    def _play(self, deal: Deal) -> None:
        """Lay a round on the table; one that lies there already goes on."""
        self.close()
        if not (self._owner.controller.is_playing(deal) and not self._is_over()):
            self._owner.chooser.offer(deal)

    def _is_over(self) -> bool:
        return self._owner.controller.session.is_over

    # Watching.

    @property
    def _chosen_attempt(self) -> Attempt | None:
        chosen = self.results.selectedItems()
        number = self.results.indexOfTopLevelItem(chosen[0]) if chosen else -1
        return self.seen.results[number].attempt if 0 <= number < len(self.seen.results) else None

    def _watch(self) -> None:
        attempt, entered = self._chosen_attempt, self.entered
        if attempt is None or entered is None or not self._may_watch:
            return
        content = content_of(entered.folder, attempt.file)
        try:
            if isinstance(content, GameFileError):
                raise content
            file = parse_game(content, self._owner.plugins.variants)
        except GameFileError as error:
            self.told.setText(game_file_problem(error))
            return
        self.close()
        name = messages.one_line(attempt.player)
        self._owner.watch(file.session.deal, file.game.actions, f"{name} · {attempt.code}")

    # Entering and leaving.

    def ask_for_new(self) -> None:
        """Let the player make a tournament."""
        from reussite.windows.tournaments.new import NewTournamentDialog

        dialog = NewTournamentDialog(self._owner, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(lambda folder: self.enter(Path(folder)))
        dialog.open()

    def ask_for_folder(self) -> None:
        """Let the player choose the folder of a tournament."""
        dialog = QFileDialog(self, translate("Tournaments", "Join a tournament: open its folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.enter(Path(name)))
        dialog.open()

    def enter(self, folder: Path) -> None:
        """Take part in the tournament in this folder; it is shown where the player does."""
        known = self._entries.entered(folder)
        if known is not None:
            self.show_entered(known.folder)
            return
        self._owner.plugins.load_installed()
        try:
            tournament = read_tournament(folder, self._owner.plugins.variants)
        except TournamentError as error:
            self.told.setText(f"{messages.one_line(folder.name)}: {tournament_problem(error)}")
            return
        self._ask_name(folder, lambda name: self._enter_as(folder, tournament, name))

    def _ask_name(self, folder: Path, act: Callable[[str], None]) -> None:
        """The player's name is asked once; again where somebody has results under it here."""
        from reussite.windows.tournaments.name import NameDialog, is_taken

        name = self._owner.settings.get(SECTION, PLAYER, "")
        if is_player(name) and not is_taken(folder, name):
            act(name)
            return
        dialog = NameDialog(folder, name, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(act)
        dialog.open()

    def _enter_as(self, folder: Path, tournament: Tournament, name: str) -> None:
        if not self._owner.settings.get(SECTION, PLAYER, ""):
            self._owner.settings.set(SECTION, PLAYER, name)
        try:
            entered = self._entries.enter(folder, name, tournament.name, tournament.rounds)
        except OSError as error:
            self.told.setText(folder_problem(error))
            return
        self.show_entered(entered.folder)

    def _leave(self) -> None:
        if (entered := self.entered) is not None:
            try:
                self._entries.leave(entered.folder)
            except OSError as error:
                self.told.setText(folder_problem(error))
                return
            self.show_entered()

    # Events.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(is_tournament(path) for path in dropped_files(event.mimeData())):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        folders = [path for path in dropped_files(event.mimeData()) if is_tournament(path)]
        if folders:
            self.enter(folders[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop_reading()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        self._stop_reading()
        super().done(result)


def _page(*parts: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for part in parts:
        column.addWidget(part, int(isinstance(part, QTreeWidget)))
    return page


def _result(placed: Placed) -> list[str]:
    place, attempt = placed
    locale = QLocale()
    return [
        locale.toString(place),
        messages.one_line(attempt.player),
        messages.score(attempt.score, attempt.unit, locale),
        messages.duration(attempt.elapsed_ms),
        locale.toString(attempt.moves),
        translate("Tournaments", "won") if attempt.won else "",
    ]


def _about(tournament: Tournament | None, entered: Entered | None) -> str:
    """The rules of a tournament in a few words."""
    if tournament is None or entered is None:
        return ""
    locale = QLocale()
    told = [
        messages.filled(
            translate("Tournaments", "You play as %1."), messages.one_line(entered.player)
        ),
        translate("Tournaments", "The first attempt counts.")
        if tournament.attempts is Attempts.FIRST
        else translate("Tournaments", "The best attempt counts."),
        translate("Tournaments", "Undo is allowed.")
        if tournament.undo
        else translate("Tournaments", "Games with an undo do not count."),
        translate("Tournaments", "Points are the sum of scores.")
        if tournament.points is Points.SUM
        else translate("Tournaments", "Points depend on places."),
    ]
    short = QLocale.FormatType.ShortFormat
    if tournament.opens is not None:
        moment = locale.toString(_local(tournament.opens), short)
        told.append(messages.filled(translate("Tournaments", "Opens: %1."), moment))
    if tournament.closes is not None:
        moment = locale.toString(_local(tournament.closes), short)
        told.append(messages.filled(translate("Tournaments", "Closes: %1."), moment))
    return " ".join(told)


def _local(moment: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
