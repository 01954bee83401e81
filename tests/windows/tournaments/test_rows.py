"""Lists of the tournaments window never hold up the table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from reussite.windows.tournaments.rows import Rows


def test_a_long_list_is_filled_a_few_rows_in_a_turn(qtbot: QtBot) -> None:
    asked: list[int] = []

    def row(number: int) -> list[str]:
        asked.append(number)
        return [str(number)]

    rows = Rows("Numbers", ["Number"], numbers=(0,))
    qtbot.addWidget(rows)
    rows.show_rows(1000, row)
    assert 0 < rows.topLevelItemCount() < 100
    qtbot.waitUntil(lambda: rows.is_filled)
    assert asked == list(range(1000))
    rows.show_rows(3, row)
    qtbot.waitUntil(lambda: rows.is_filled)
    assert rows.topLevelItemCount() == 3


def test_what_is_chosen_stays_chosen(qtbot: QtBot) -> None:
    rows = Rows("Numbers", ["Number"])
    qtbot.addWidget(rows)
    rows.show_rows(5, lambda number: [str(number)])
    rows.setCurrentItem(rows.topLevelItem(3))  # type: ignore[arg-type]
    rows.show_rows(9, lambda number: [str(number + 1)])
    assert [item.text(0) for item in rows.selectedItems()] == ["4"]
