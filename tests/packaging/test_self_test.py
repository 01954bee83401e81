"""`reussite --self-test`: says what works, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from reussite import self_test
from reussite.self_test import FaultError


def test_everything_works_here(qapp: object) -> None:
    answer = self_test.self_test()
    assert answer.complaint == "", answer.text
    assert answer.text.endswith("Everything works.")
    for family in ("DS1", "FT1", "FC1"):
        assert f"\nok  {family}: " in answer.text


def test_a_part_that_fails_is_told_and_the_others_are_looked_at_too(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> str:
        raise FaultError("no fonts at all")

    monkeypatch.setattr(self_test, "_fonts", fail)
    answer = self_test.self_test()
    assert "\n!!  Fonts: no fonts at all\n" in answer.text
    assert "\nok  FC1: " in answer.text
    assert answer.complaint.startswith("Checks failed: 1.")


def test_folders_that_cannot_be_written_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocking = tmp_path / "file"
    blocking.touch()
    monkeypatch.setenv("REUSSITE_HOME", str(blocking / "home"))
    with pytest.raises(FaultError, match="file"):
        self_test._folders()
