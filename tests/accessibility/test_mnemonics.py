"""Alt and a letter: in no window, in no language, does one letter stand for two things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from accessibility.test_controls import tournaments
from accessibility.test_languages import LANGUAGES, speaking
from accessibility.test_names import (
    calendar,
    compare,
    first_game,
    help_pages,
    new_game,
    pages_of,
    statistics,
)
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QTabBar, QWidget

from reussite.windows.dialogs.confirm import LeaveQuestion, UnsavedQuestion, WaitingQuestion
from reussite.windows.main import MainWindow
from reussite.windows.statistics.window import ResetQuestion

WINDOWS = (pages_of, statistics, first_game, calendar, new_game, help_pages, compare, tournaments)


def texts(window: QWidget) -> Iterator[str]:
    """What is seen in a window and may have a letter of its own."""
    for part in window.findChildren(QWidget):
        if part.window() is not window or not part.isVisible():
            continue
        if isinstance(part, QAbstractButton) or (isinstance(part, QLabel) and part.buddy()):
            yield part.text()
        elif isinstance(part, QTabBar):
            yield from (part.tabText(at) for at in range(part.count()))


def letters(texts: Iterator[str]) -> Counter[str]:
    found = (QKeySequence.mnemonic(text).toString() for text in texts)
    return Counter(keys for keys in found if keys)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("walk", WINDOWS, ids=lambda walk: walk.__name__)
def test_no_letter_stands_for_two_things_in_a_window(
    window: MainWindow, walk: object, language: str
) -> None:
    with speaking(language):
        seen = 0
        for shown in walk(window):  # type: ignore[operator]
            twice = {keys for keys, times in letters(texts(shown)).items() if times > 1}
            told = [
                text for text in texts(shown) if QKeySequence.mnemonic(text).toString() in twice
            ]
            assert not told
            seen += 1
        assert seen


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_answer_to_a_question_has_a_letter_of_its_own(
    window: MainWindow, language: str
) -> None:
    with speaking(language):
        questions: list[QMessageBox] = [
            LeaveQuestion(window),
            LeaveQuestion(window, again=True),
            UnsavedQuestion(window),
            UnsavedQuestion(window, is_tried_again=False),
            WaitingQuestion("FreeCell", "FC1-N-AAAAAAB", window),
            ResetQuestion("FreeCell", window),
        ]
        for question in questions:
            found = [QKeySequence.mnemonic(button.text()) for button in question.buttons()]
            assert all(not keys.isEmpty() for keys in found), [b.text() for b in question.buttons()]
            assert len({keys.toString() for keys in found}) == len(found)
