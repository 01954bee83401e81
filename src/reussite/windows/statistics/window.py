"""The statistics window: figures, results over time, and the games that ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from reussite.game.records import (
    Balance,
    Contest,
    GameRecord,
    SavedGame,
    Statistics,
    trend,
    write_csv,
)
from reussite.game.session import Action, Session
from reussite.i18n import messages
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.store.open_games import LostGameError
from reussite.store.store import Store
from reussite.windows.dialogs.confirm import KeepingQuestion, make_roomy
from reussite.windows.game_chooser import GameChooser
from reussite.windows.game_controller import GameController
from reussite.windows.game_files import GameFiles
from reussite.windows.messages import Messages
from reussite.windows.next_game import described
from reussite.windows.statistics.chart import SLICES, Chart, short_day
from reussite.windows.statistics.games import GamesTable, result_text
from reussite.windows.widgets.chrome import SMALLEST_TARGET, text_share
from reussite.windows.widgets.dress import GROUP, SPACE, air
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.wrapping import Buttons
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_ANY_NUMBER: Final = "AAAAAAA"
_NOTHING: Final = "–"
_SIZE: Final = QSize(900, 600)
_LARGE_TEXT: Final = 1.5  # times the usual: from here on there is room for one column


class Figure(NamedTuple):
    """One number, with words that say what it counts."""

    name: str
    value: str
    counts: str


class StatisticsOwner(Protocol):
    """What statistics use of the main window."""

    plugins: PluginHost
    controller: GameController
    chooser: GameChooser
    messages: Messages

    @property
    def files(self) -> GameFiles: ...

    def played_again(self, saved: SavedGame) -> Session: ...

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None: ...

    def copy(self, text: str) -> None: ...


class StatisticsWindow(QDialog):
    """What became of all games of a player; the game on the table goes on meanwhile."""

    def __init__(
        self, owner: StatisticsOwner, store: Store, contest: Contest | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._owner = owner
        self._store = store
        self._later = QTimer(self, singleShot=True, interval=0)
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self.contest = QComboBox()
        self.contest.setAccessibleName(translate("Statistics", "Game and options"))
        self.figures = QGridLayout()
        self.chart = Chart()
        self.table = GamesTable()
        self.again = QPushButton(translate("Statistics", "&Play again"))
        self.watch = QPushButton(translate("Statistics", "&Watch"))
        self.save = QPushButton(translate("Statistics", "&Save as…"))
        self.copy = QPushButton(translate("Statistics", "&Copy code and result"))
        self.export = QPushButton(translate("Statistics", "E&xport all games…"))
        self.reset = QPushButton(translate("Statistics", "&Delete…"))
        self.reset_balance = QPushButton(translate("Statistics", "Set &balance to 0"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(self.windowTitle())
        self._lay_out()
        self._connect()
        self._list_contests(contest)

    # What it is made of.

    def _lay_out(self) -> None:
        self.tabs.addTab(self._figures_page(), translate("Statistics", "&Figures"))
        self.tabs.addTab(self._games_page(), translate("Statistics", "&Games"))
        self.buttons.addButton(self.export, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.reset, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (self.export, self.reset, self.reset_balance):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        air(column)
        above = QHBoxLayout()
        label = PlainLabel(self.contest.accessibleName())
        label.setBuddy(self.contest)
        above.addWidget(label)
        above.addWidget(self.contest, 1)
        column.addLayout(above)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.buttons)
        self.resize((_SIZE * text_share()).boundedTo(self.screen().availableSize() - FRAME))

    @property
    def _for_game(self) -> tuple[QPushButton, ...]:
        return self.again, self.watch, self.save, self.copy

    def _figures_page(self) -> QWidget:
        page = QWidget()
        self.figures.setHorizontalSpacing(SPACE)
        self.figures.setVerticalSpacing(SPACE // 2)
        balance = QHBoxLayout()
        balance.addWidget(self.reset_balance)
        balance.addStretch(1)
        column = QVBoxLayout(page)
        column.addLayout(self.figures)
        column.addLayout(balance)
        column.addSpacing(GROUP)
        column.addWidget(self.chart, 1)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(page)
        return area

    def _games_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.table, 1)
        column.addWidget(Buttons(*self._for_game))
        return page

    def _connect(self) -> None:
        self.contest.currentIndexChanged.connect(lambda _index: self.show_contest())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._look_at_choice())
        self.table.games.modelReset.connect(self._look_at_choice)
        self.again.clicked.connect(self._play_again)
        self.watch.clicked.connect(self._watch)
        self.table.doubleClicked.connect(lambda _index: self._watch())
        self.save.clicked.connect(self._save)
        self.copy.clicked.connect(self._copy)
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(self._ask_to_reset)
        self.reset_balance.clicked.connect(self._reset_balance)
        self.buttons.rejected.connect(self.reject)
        for happened in (self._owner.controller.opened, self._owner.controller.ended):
            happened.connect(self._follow_later)
        self._later.timeout.connect(self.follow)

    def _follow_later(self, _fact: object) -> None:
        """When all that happens at once has happened."""
        self._later.start()

    # What it shows.

    def _list_contests(self, wanted: Contest | None, game: GameRecord | None = None) -> None:
        contests = self._store.contests()
        self.contest.blockSignals(True)
        self.contest.clear()
        for contest in contests:
            self.contest.addItem(self._name(contest), contest)
        if wanted in contests:
            self.contest.setCurrentIndex(contests.index(wanted))
        self.contest.blockSignals(False)
        self.contest.setEnabled(bool(contests))
        self.show_contest(game)

    def _name(self, contest: Contest) -> str:
        deal = self._deal(f"{contest.family}{contest.version}-{contest.options}-{_ANY_NUMBER}")
        if deal is None:
            return f"{contest.family}{contest.version} {contest.options}"
        return described(deal)

    @property
    def chosen_contest(self) -> Contest | None:
        chosen = self.contest.currentData()
        return Contest(*chosen) if chosen is not None else None

    def follow(self) -> None:
        """Show what has happened since, with the same contest and game chosen."""
        self._list_contests(self.chosen_contest, self.table.chosen)

    def show_contest(self, chosen: GameRecord | None = None) -> None:
        """Everything about the chosen variant and options, as it is now."""
        contest = self.chosen_contest
        games = self._store.recent(contest) if contest else []
        unit = games[0].unit if games else self._unit(contest)
        self.chart.show_results(trend(reversed(games), SLICES), unit)
        self.table.show_games(games, chosen.id if chosen is not None else None)
        self._show_figures(list(self._figures_of(contest, unit)))
        self.reset.setEnabled(contest is not None)
        self.export.setEnabled(contest is not None)
        self.reset_balance.setVisible(unit is Unit.DOLLARS)
        self._look_at_choice()
        self._owner.messages.tell_store_problem()  # reading finds damage

    def _unit(self, contest: Contest | None) -> Unit:
        if contest is None:
            return Unit.POINTS
        deal = self._deal(f"{contest.family}{contest.version}-{contest.options}-{_ANY_NUMBER}")
        return deal.game.scoring.unit if deal else Unit.POINTS

    def _figures_of(self, contest: Contest | None, unit: Unit) -> Iterator[Figure]:
        figures = self._store.statistics(contest) if contest else Statistics()
        yield from _counted(figures)
        yield from _scored(figures, unit)
        yield from _timed(figures)
        if contest is not None and unit is Unit.DOLLARS:
            yield _balance(self._store.balance(contest))

    def _show_figures(self, figures: list[Figure]) -> None:
        while (item := self.figures.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.shown = figures
        lines = -(-len(figures) // _columns())
        pattern = translate("Statistics", "%1: %2")
        before: QWidget = self.tabs
        for number, figure in enumerate(figures):
            name, value = PlainLabel(figure.name), PlainLabel(figure.value)
            font = value.font()
            font.setBold(True)
            value.setFont(font)
            stop = Told(value, messages.filled(pattern, figure.name, figure.value))
            stop.setAccessibleDescription(figure.counts)
            for label in (name, value):
                label.setAccessibleName(" ")  # or readers read all of them when the window opens
                label.setToolTip(messages.tool_tip(figure.counts))
            column, line = 3 * (number // lines), number % lines
            self.figures.addWidget(name, line, column)
            self.figures.addWidget(stop, line, column + 1, Qt.AlignmentFlag.AlignRight)
            QWidget.setTabOrder(before, stop)
            before = stop
        for column in range(2, 3 * _columns(), 3):
            self.figures.setColumnStretch(column, 1)

    def _look_at_choice(self) -> None:
        game = self.table.chosen
        is_known = game is not None and self._deal(game.code) is not None
        self.again.setEnabled(is_known)
        self.watch.setEnabled(is_known)
        self.save.setEnabled(is_known)
        self.copy.setEnabled(game is not None)

    # What can be done with a game.

    def _deal(self, code: str) -> Deal | None:
        try:
            return parse_code(code, self._owner.plugins.variants)
        except CodeError:
            return None

    def _play_again(self) -> None:
        game = self.table.chosen
        if game is not None and (deal := self._deal(game.code)) is not None:
            self.close()
            self._owner.chooser.offer(deal)

    def _watch(self) -> None:
        game = self.table.chosen
        session = self._played(game) if game is not None else None
        if game is not None and session is not None:
            self.close()
            self._owner.watch(session.deal, session.log, report(game))

    def _save(self) -> None:
        game = self.table.chosen
        session = self._played(game) if game is not None else None
        if game is not None and session is not None:
            self._owner.files.save_game(session, game.started, self)

    def _played(self, game: GameRecord) -> Session | None:
        """The game played again; None where that cannot be, which the player is told."""
        saved = self._store.game(game.id)
        try:
            if saved is not None:
                return self._owner.played_again(saved)
        except LostGameError as error:
            self._owner.messages.tell_lost(error)
        return None

    def _copy(self) -> None:
        if (game := self.table.chosen) is not None:
            self._owner.copy(report(game))

    # What can be done with all of them.

    def _export(self) -> None:
        self._owner.files.ask_where(
            translate("Statistics", "Export all games"),
            "reussite.csv",
            lambda path: write_csv(path, self._store.games()),
            self,
        )

    def _reset_balance(self) -> None:
        if contest := self.chosen_contest:
            self._store.reset_balance(contest)
            self.show_contest()

    def _ask_to_reset(self) -> None:
        contest = self.chosen_contest
        if contest is None:
            return
        question = ResetQuestion(self._family_name(contest), self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.agreed.connect(lambda: self._reset(contest.family))
        question.open()

    def _family_name(self, contest: Contest) -> str:
        variant = self._owner.plugins.variants.get(contest.family)
        return messages.variant_text(variant, variant.name) if variant else contest.family

    def _reset(self, family: str) -> None:
        self._store.reset(family)
        self._list_contests(self.chosen_contest)


class Told(QWidget):
    """A figure that the Tab key stops at, for those who hear it."""

    def __init__(self, value: QLabel, told: str) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(told)
        self.setMinimumSize(SMALLEST_TARGET, SMALLEST_TARGET)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE // 2, 0, SPACE // 2, 0)
        row.addWidget(value)


class ResetQuestion(KeepingQuestion):
    """Forget all games of a variant?"""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(translate("Statistics", "Delete statistics?"))
        told = translate("Statistics", "Delete the statistics of %1?")
        self.setText(messages.filled(told, name))
        self.setInformativeText(
            translate("Statistics", "This cannot be undone. Unfinished games are kept.")
        )
        self.offer(
            translate("Statistics", "&Delete"),
            QMessageBox.ButtonRole.DestructiveRole,
            translate("Statistics", "&Cancel"),
        )
        make_roomy(self)


def report(game: GameRecord) -> str:
    """Code and result of a game in one line."""
    return messages.filled(
        translate("Statistics", "%1 · %2 · Score %3 · Moves %4 · Time %5"),
        game.code,
        result_text(game),
        messages.score(game.score, game.unit, QLocale()),
        QLocale().toString(game.moves),
        messages.duration(game.elapsed_ms),
    )


# The figures, each with what it counts.


def _columns() -> int:
    """In how many columns they stand side by side."""
    return 3 if text_share() < _LARGE_TEXT else 1


def _counted(figures: Statistics) -> Iterator[Figure]:
    locale = QLocale()
    rate = figures.win_rate
    yield Figure(
        translate("Statistics", "Played"),
        locale.toString(figures.played),
        translate("Statistics", "games started (a game counts from its first action)"),
    )
    yield Figure(
        translate("Statistics", "Won"),
        locale.toString(figures.won),
        translate("Statistics", "games won"),
    )
    yield Figure(
        translate("Statistics", "Win rate"),
        _NOTHING if rate is None else messages.per_cent(100 * rate, 1),
        translate("Statistics", "of all finished games"),
    )
    yield Figure(
        translate("Statistics", "Current streak"),
        locale.toString(figures.streak),
        translate("Statistics", "games won in a row"),
    )
    yield Figure(
        translate("Statistics", "Longest streak"),
        locale.toString(figures.longest_streak),
        translate("Statistics", "most games ever won in a row"),
    )


def _scored(figures: Statistics, unit: Unit) -> Iterator[Figure]:
    yield Figure(
        translate("Statistics", "Best score"),
        _score(figures.notable_score, unit),
        translate("Statistics", "of first-time deals with no card taken back"),
    )
    yield Figure(
        translate("Statistics", "Average score"),
        _score(figures.average_score, unit),
        translate("Statistics", "of all finished games"),
    )


def _timed(figures: Statistics) -> Iterator[Figure]:
    best = translate("Statistics", "of first-time deals won")
    average = translate("Statistics", "of all won games")
    yield Figure(translate("Statistics", "Best time"), _time(figures.best_ms), best)
    yield Figure(translate("Statistics", "Average time"), _time(figures.average_ms), average)
    yield Figure(translate("Statistics", "Fewest moves"), _number(figures.best_moves), best)
    yield Figure(translate("Statistics", "Average moves"), _number(figures.average_moves), average)


def _balance(balance: Balance) -> Figure:
    counts = ""
    if balance.since is not None:
        counts = messages.filled(
            translate("Statistics", "of all games finished since %1"),
            short_day(balance.since),
        )
    value = messages.score(balance.dollars, Unit.DOLLARS, QLocale())
    return Figure(translate("Statistics", "Balance"), value, counts)


def _score(value: float | None, unit: Unit) -> str:
    return _NOTHING if value is None else messages.score(round(value), unit, QLocale())


def _time(value: float | None) -> str:
    return _NOTHING if value is None else messages.duration(round(value))


def _number(value: float | None) -> str:
    return _NOTHING if value is None else QLocale().toString(round(value))
