"""The calendar: the deal of each day of a month, ticked where it was won."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reussite.game.daily import (
    FIRST_DAY,
    Day,
    DayState,
    Streaks,
    day_of,
    days,
    deal_of_the_day,
    streaks,
)
from reussite.game.records import Contest
from reussite.i18n import messages
from reussite.i18n.messages import Counted
from reussite.kernel.variant import Variant
from reussite.plugins.host import PluginHost
from reussite.store.store import Store
from reussite.windows.widgets.chrome import box_height, target, text_share
from reussite.windows.widgets.dress import GROUP, air
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_WEEKS: Final = 6  # that a month can touch
_DAYS: Final = 7
_CELL: Final = (64, 44)  # pixels of a day beside text of the usual size
_DAY: Final = Qt.ItemDataRole.UserRole
_MARKS: Final = {DayState.WON: "✓", DayState.PLAYED: "•", DayState.NEW: ""}


class CalendarWindow(QDialog):
    """A month of deals. Arrows go from day to day, Page Up and Page Down from month to month,
    Enter plays.

    Signal `chosen` carries the Deal.

    :param variant: whose deals are shown first.
    """

    chosen = Signal(object)

    def __init__(
        self, variant: Variant, plugins: PluginHost, store: Store, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._plugins = plugins
        self._store = store
        self.today = date.today()
        self._month = self.today.replace(day=1)
        self.played: dict[date, Day] = {}
        self.setWindowTitle(translate("Calendar", "Daily calendar"))
        self.game = QComboBox()
        self.back = QPushButton("\u2039")
        self.on = QPushButton("\u203a")
        self.month = PlainLabel()
        self.days = DayTable()
        self.told = PlainLabel()
        self.streak = PlainLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.play = self.buttons.addButton(
            translate("Calendar", "&Play"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._name_parts()
        self._lay_out()
        self._fill_games(variant)
        self.game.activated.connect(lambda _index: self._read())
        self.back.clicked.connect(lambda: self.turn(-1))
        self.on.clicked.connect(lambda: self.turn(+1))
        self.days.turned.connect(self.turn)
        self.days.currentItemChanged.connect(lambda _now, _before: self._tell())
        self.days.itemActivated.connect(lambda _item: self._play())
        self.play.clicked.connect(self._play)
        self.buttons.rejected.connect(self.reject)
        self._read()
        self.days.setFocus()

    def _name_parts(self) -> None:
        for button, name in (
            (self.back, translate("Calendar", "Previous month")),
            (self.on, translate("Calendar", "Next month")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setAutoDefault(False)
            button.setFixedWidth(target() + 8)
        self.days.setAccessibleName(translate("Calendar", "Days"))
        self.play.setDefault(True)
        font = self.month.font()
        font.setBold(True)
        self.month.setFont(font)
        self.month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.told.setWordWrap(True)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        air(column)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.month, 1)
        head.addWidget(self.on)
        marks = translate("Calendar", "✓ won   • played, not won")
        which = QHBoxLayout()
        caption = PlainLabel(translate("Calendar", "&Game"))
        caption.setBuddy(self.game)
        which.addWidget(caption)
        which.addWidget(self.game, 1)
        column.addLayout(which)
        column.addLayout(head)
        column.addWidget(self.days, 1)
        column.addWidget(PlainLabel(marks))
        column.addWidget(self.told)
        column.addWidget(self.streak)
        column.addWidget(self.buttons)
        room = self.screen().availableSize() - FRAME
        self.resize(self.sizeHint().boundedTo(room))

    def _fill_games(self, chosen: Variant) -> None:
        from reussite.windows.menus.last_games import MAIN

        variants = self._plugins.variants.values()
        named = sorted(variants, key=lambda variant: messages.name_in_lists(variant).casefold())
        for variant in sorted(named, key=lambda variant: variant.family not in MAIN):
            self.game.addItem(messages.name_in_lists(variant), variant.family)
        self.game.setCurrentIndex(max(0, self.game.findData(chosen.family)))

    # What is shown.

    @property
    def variant(self) -> Variant:
        return self._plugins.variants[self.game.currentData()]

    @property
    def day(self) -> date:
        """The chosen day."""
        item = self.days.currentItem()
        day = item.data(_DAY) if item is not None else None
        return day if isinstance(day, date) else self._month

    @property
    def streaks(self) -> Streaks:
        won = [day for day, played in self.played.items() if played.state is DayState.WON]
        return streaks(won, self.today)

    def turn(self, months: int) -> None:
        """Show an earlier or later month; there is none before the first deal and after today."""
        number = self._month.year * 12 + self._month.month - 1 + months
        month = date(number // 12, number % 12 + 1, 1)
        if FIRST_DAY.replace(day=1) <= month <= self.today.replace(day=1):
            day = self.day.day
            self._month = month
            self._show_month(day)

    def _read(self) -> None:
        contest = Contest.of(deal_of_the_day(self.variant, self.today))
        begun = self._store.begun_codes().get(self.variant.family, "")
        self.show_days(days(self.variant, self._store.games(contest), begun, self.today))

    def show_days(self, played: dict[date, Day]) -> None:
        """Show what became of these days, this month first."""
        self.played = played
        self._month = self.today.replace(day=1)
        self._show_month(self.today.day)
        found = self.streaks
        current = Counted.tr("Current streak: %n day(s).", "of deals won", found.current)
        longest = Counted.tr("Longest streak: %n day(s).", "of deals won", found.longest)
        self.streak.setText(f"{current} {longest}")

    def _show_month(self, chosen: int) -> None:
        locale = QLocale()
        name = locale.standaloneMonthName(self._month.month)
        self.month.setText(f"{name[:1].upper()}{name[1:]} {self._month.year}")
        self.back.setEnabled(self._month > FIRST_DAY)
        self.on.setEnabled(self._month < self.today.replace(day=1))
        first = locale.firstDayOfWeek().value  # Monday is 1
        names = [(first - 1 + at) % _DAYS + 1 for at in range(_DAYS)]
        short = QLocale.FormatType.ShortFormat
        self.days.setHorizontalHeaderLabels(
            [locale.standaloneDayName(number, short) for number in names]
        )
        before = (self._month.isoweekday() - first) % _DAYS
        self.days.blockSignals(True)
        for cell in range(_WEEKS * _DAYS):
            self.days.setItem(cell // _DAYS, cell % _DAYS, self._item(cell - before))
        last = _last_of(self._month)
        end = min(last, self.today) if self._month <= self.today else last
        cell = before + min(chosen, end.day) - 1
        self.days.setCurrentCell(cell // _DAYS, cell % _DAYS)
        self.days.blockSignals(False)
        self._tell()

    def _item(self, after: int) -> QTableWidgetItem:
        """:param after: days after the first of the month; not every cell has one of its days."""
        day = self._month + timedelta(days=after)
        if day.month != self._month.month or day < FIRST_DAY:
            item = QTableWidgetItem("")
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            return item
        item = QTableWidgetItem(f"{day.day} {_MARKS[self._at(day).state]}".strip())
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        item.setData(_DAY, day)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, self._sentence(day))
        if day > self.today:
            faint = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            item.setForeground(faint)
        return item

    def _at(self, day: date) -> Day:
        return self.played.get(day, Day())

    def _sentence(self, day: date) -> str:
        """A day and what became of its deal."""
        locale = QLocale()
        shown = locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        played = self._at(day)
        if day > self.today:
            told = translate("Calendar", "%1: this deal can be played from that day on.", "a day")
            return messages.filled(told, shown)
        if played.state is DayState.WON and played.best is not None:
            unit = self.variant.game().scoring.unit
            told = translate("Calendar", "%1: won, best score %2.", "a day, a score")
            return messages.filled(told, shown, messages.score(played.best, unit, locale))
        if played.state is DayState.PLAYED:
            return messages.filled(translate("Calendar", "%1: played, not won.", "a day"), shown)
        return messages.filled(translate("Calendar", "%1: not played.", "a day"), shown)

    def _tell(self) -> None:
        self.told.setText(self._sentence(self.day))
        self.play.setEnabled(self.day <= self.today)

    def _play(self) -> None:
        if self.day <= self.today:
            deal = deal_of_the_day(self.variant, self.day)
            assert day_of(deal, self.today) == self.day
            self.accept()
            self.chosen.emit(deal)


class DayTable(QTableWidget):
    """Weeks of seven days. Signal `turned` asks for the month before (-1) or after (1)."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__(_WEEKS, _DAYS)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        room = self.screen().availableSize() - FRAME
        wide = min(round(_CELL[0] * text_share()), (room.width() - 3 * GROUP) // _DAYS)
        self._usual = QSize(_DAYS * wide, (_WEEKS + 1) * _CELL[1])
        row = max(box_height(), self.fontMetrics().lineSpacing() + 4)
        self.setMinimumSize(_DAYS * wide, (_WEEKS + 1) * row)

    def sizeHint(self) -> QSize:
        return self._usual

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turned.emit(-1 if event.key() == Qt.Key.Key_PageUp else +1)
        else:
            super().keyPressEvent(event)


def _last_of(month: date) -> date:
    return (month + timedelta(days=31)).replace(day=1) - timedelta(days=1)
