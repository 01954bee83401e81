"""Asking the command line in this process."""

from __future__ import annotations

import io

import pytest
from support.command_line import Ask, Said

from reussite.cli import main


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Call it with arguments as typed, and text for standard input."""

    def asked(*arguments: str, stdin: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        answer = main(list(arguments))
        out, err = capsys.readouterr()
        if isinstance(answer, int):
            return Said(answer, out, err)
        return Said(None, out, err, answer)

    return asked
