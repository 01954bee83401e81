"""The statistics window: figures that say what they count, and the games behind them."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from support.games import WINS, acted, given_up, won
from support.window import CTRL, play, press, shown

from reussite.game.game_file import read_game
from reussite.game.records import CSV_COLUMNS, Contest, trend, write_csv
from reussite.i18n.messages import tool_tip
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Deal
from reussite.store.store import Store
from reussite.windows.main import MainWindow
from reussite.windows.statistics.chart import Chart, short_day
from reussite.windows.statistics.window import ResetQuestion, StatisticsWindow
from reussite.windows.widgets.plain_label import PlainLabel

DealOf = Callable[[str], Deal]
RELAXED = "FC1-R-AAAAAAA"


@pytest.fixture
def store(window: MainWindow) -> Store:
    """Where the window keeps its games."""
    return window._store


def opened(window: MainWindow, wanted: str) -> StatisticsWindow:
    press(window, Qt.Key.Key_T, CTRL)
    statistics = shown(window, StatisticsWindow)
    for row in range(statistics.contest.count()):
        if wanted in statistics.contest.itemText(row):
            statistics.contest.setCurrentIndex(row)
    return statistics


def figure(statistics: StatisticsWindow, name: str) -> tuple[str, str]:
    (found,) = [each for each in statistics.shown if each.name == name]
    return found.value, found.counts


def test_without_any_game_it_says_nothing_wrong(window: MainWindow) -> None:
    statistics = opened(window, "")
    assert not statistics.contest.isEnabled()
    assert figure(statistics, "Played")[0] == "0"
    assert figure(statistics, "Win rate")[0] == "–"
    for button in (statistics.again, statistics.watch, statistics.save, statistics.copy):
        assert not button.isEnabled()
    assert not statistics.reset.isEnabled()


def test_every_figure_says_what_it_counts(window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    given_up(store, "FC1-R-AAAAAAC")
    statistics = opened(window, "FreeCell")
    assert figure(statistics, "Played") == (
        "2",
        "games started (a game counts from its first action)",
    )
    assert figure(statistics, "Win rate") == ("50.0%", "of all finished games")
    assert figure(statistics, "Current streak")[0] == "0"
    assert figure(statistics, "Longest streak")[0] == "1"
    assert figure(statistics, "Fewest moves")[0] == str(len(WINS[RELAXED].split()))
    assert all(each.counts for each in statistics.shown)
    tips = [label.toolTip() for label in statistics.findChildren(PlainLabel) if label.toolTip()]
    for each in statistics.shown:
        assert tips.count(tool_tip(each.counts)) >= 2  # of the name and of the value
    assert statistics.reset_balance.isHidden()


def test_the_game_on_the_table_is_shown_first(window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    play(window, "s0>w0")
    statistics = opened(window, "nothing of the kind")
    assert statistics.chosen_contest == Contest("DS", 1, "D1N")
    assert figure(statistics, "Played")[0] == "1"


def test_the_balance_of_vegas_is_a_figure_of_its_own(window: MainWindow, store: Store) -> None:
    given_up(store, "DS1-D1V-AAAAAAB")
    given_up(store, "DS1-D1V-AAAAAAC")
    statistics = opened(window, "Vegas")
    assert figure(statistics, "Balance")[0].startswith("-$")
    assert "since" in figure(statistics, "Balance")[1]
    assert not statistics.reset_balance.isHidden()
    statistics.reset_balance.click()
    assert figure(statistics, "Balance")[0] == "$0"
    assert figure(statistics, "Played")[0] == "2"


def test_games_are_sorted_by_a_click_on_a_heading(window: MainWindow, store: Store) -> None:
    for code in WINS:
        if code.startswith("FC1-R"):
            won(code, store, ms=len(code) * 10)
    given_up(store, "FC1-R-AAAAAAC")
    statistics = opened(window, "FreeCell")
    table = statistics.table

    def listed() -> list[int]:
        return [table.games.game(row).moves for row in range(table.games.rowCount())]

    assert table.chosen == store.recent()[0]
    table.sortByColumn(5, Qt.SortOrder.AscendingOrder)
    assert listed() == sorted(listed())
    table.sortByColumn(5, Qt.SortOrder.DescendingOrder)
    assert listed() == sorted(listed(), reverse=True)
    for column in range(table.games.columnCount()):
        table.sortByColumn(column, Qt.SortOrder.AscendingOrder)


def test_the_list_tells_days_as_the_chart_does(window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    table = opened(window, "FreeCell").table
    told = table.games.index(0, 0).data()
    assert told.startswith(short_day(store.games()[0].ended_at))
    assert ":" in told


def test_a_reset_asks_and_keeps_other_variants(window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    given_up(store, "FT1-N-AAAAAAB")
    statistics = opened(window, "FreeCell")
    statistics.reset.click()
    questions = statistics.findChildren(ResetQuestion)
    questions[0].stay.click()
    assert len(store.games()) == 2
    statistics.reset.click()
    question = next(each for each in statistics.findChildren(ResetQuestion) if each.isVisible())
    question.go.click()
    assert [game.code for game in store.games()] == ["FT1-N-AAAAAAB"]
    assert "FreeCell" not in statistics.contest.currentText()


# From a record.


def test_it_is_played_again(window: MainWindow, store: Store) -> None:
    given_up(store, "FT1-N-AAAAAAB")
    statistics = opened(window, "Quarante")
    statistics.again.click()
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    play(window, "s0>w0")
    assert store.is_seen_before(window.controller.session)


def test_it_is_watched(window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    statistics = opened(window, "FreeCell")
    statistics.watch.click()
    assert window.watching is not None
    assert window.watching.replay.length == len(WINS[RELAXED].split())
    assert len(store.games()) == 1


def test_it_is_saved_as_a_file(window: MainWindow, store: Store, tmp_path: Path) -> None:
    won(RELAXED, store)
    statistics = opened(window, "FreeCell")
    statistics.save.click()
    (dialog,) = statistics.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "mine.reussite"))
    dialog.close()
    file = read_game(tmp_path / "mine.reussite", window.plugins.variants)
    assert file.session.is_won
    assert file.game.started == store.games()[0].started


def test_code_and_result_are_copied(window: MainWindow, store: Store) -> None:
    session = won(RELAXED, store)
    statistics = opened(window, "FreeCell")
    statistics.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith(f"{RELAXED} · won · Score {session.score:,} · Moves {session.moves}")


def test_all_games_are_exported(window: MainWindow, store: Store, tmp_path: Path) -> None:
    won(RELAXED, store)
    given_up(store, "FT1-N-AAAAAAB")
    statistics = opened(window, "")
    statistics.export.click()
    (dialog,) = statistics.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "games.csv"))
    dialog.close()
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert [row[2] for row in rows[1:]] == [RELAXED, "FT1-N-AAAAAAB"]


def test_a_file_that_cannot_be_written_is_told(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    (tmp_path / "in the way").touch()
    window.files.write(tmp_path / "in the way" / "x.csv", lambda path: write_csv(path, []))
    assert window.toast.text.startswith("Could not save x.csv: ")


def test_the_best_score_of_games_given_up_without_a_point_is_none(
    window: MainWindow, store: Store
) -> None:
    given_up(store, "FC1-R-AAAAAAC")
    assert store.statistics(Contest("FC", 1, "R")).best_score == 0
    statistics = opened(window, "FreeCell")
    assert figure(statistics, "Best score")[0] == "–"
    statistics.close()
    won(RELAXED, store)
    assert figure(opened(window, "FreeCell"), "Best score")[0] == "7,200"


# The chart.


def test_the_scale_of_the_chart_is_round_and_holds_all(window: MainWindow, store: Store) -> None:
    chart = Chart()
    won(RELAXED, store)
    chart.show_results(trend(store.games(), 40), Unit.POINTS)
    assert chart.marks() == [0, 2000, 4000, 6000, 8000]
    given_up(store, "DS1-D1V-AAAAAAB")
    chart.show_results(trend(store.games(Contest("DS", 1, "D1V")), 40), Unit.DOLLARS)
    assert chart.marks()[0] <= store.games()[-1].score < chart.marks()[1]
    assert chart.marks()[-1] == 0
    chart.deleteLater()


def test_the_legend_counts_the_games_there_are(window: MainWindow, store: Store) -> None:
    chart = opened(window, "nothing").chart
    won(RELAXED, store)
    given_up(store, "FC1-R-AAAAAAC")
    chart.show_results(trend(store.games(), 40), Unit.POINTS)
    assert chart.legend == ("Average score", "Games won", "2 games")


def test_the_chart_paints_and_tells_in_words(window: MainWindow, store: Store) -> None:
    chart = Chart()
    chart.resize(400, 150)
    assert chart.summary == "No finished games yet"
    empty = chart.grab().toImage()
    for number, code in enumerate(code for code in WINS if code.startswith("FC1-R")):
        won(code, store, ms=100 + number)
    session = acted(given_up(store, "FC1-R-AAAAAAC"), "")
    chart.show_results(trend(store.games(), 40), session.unit)
    assert "in the oldest games" in chart.summary
    assert isinstance(chart.grab().toImage(), QImage)
    assert chart.grab().toImage() != empty
    chart.deleteLater()


@pytest.mark.parametrize("column", range(8))
def test_sorting_keeps_the_chosen_game_chosen(
    window: MainWindow, store: Store, column: int
) -> None:
    for code in (RELAXED, "FC1-R-AAAAAAI"):
        won(code, store)
    for number in "CDE":
        given_up(store, f"FC1-R-AAAAAA{number}")
    statistics = opened(window, "FreeCell")
    statistics.table.selectRow(3)
    chosen = statistics.table.chosen
    assert chosen is not None
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        statistics.table.sortByColumn(column, order)
        assert statistics.table.chosen == chosen
        statistics.copy.click()
        assert QGuiApplication.clipboard().text().startswith(chosen.code)


@pytest.mark.qt_log_ignore("raise", extend=True)  # there is nothing to be in front of
def test_it_opens_once(window: MainWindow) -> None:
    window.dialogs.show_statistics()
    window.dialogs.show_statistics()
    assert len([each for each in window.findChildren(StatisticsWindow) if each.isVisible()]) == 1


def test_it_follows_what_happens(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    won(RELAXED, store)
    statistics = opened(window, "FreeCell")
    chosen = statistics.table.chosen
    given_up(store, "FC1-R-AAAAAAC")
    window.chooser.open(window.controller.session.deal)
    qtbot.waitUntil(lambda: figure(statistics, "Played")[0] == "2")
    assert statistics.table.chosen == chosen
