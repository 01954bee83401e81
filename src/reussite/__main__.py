"""The beginning of the program: `reussite`, or `python -m reussite`."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reussite.cli import OpenTable
    from reussite.system_libraries import Library


def main() -> int:
    """Answer a command, or open the table; the exit status.

    Commands never import a widget, and opening the table imports no more than it needs.
    """
    if sys.argv[1:] == ["--draw-deck"]:  # what the program starts itself for decks of others
        from reussite.table.cards.deck_worker import work

        return work()
    if sys.argv[1:] == ["--advise"]:  # what it starts itself to ask advisers
        from reussite.cli.adviser_process import work as advise

        return advise()
    try:
        return _main(sys.argv[1:])
    except ImportError:
        from reussite import system_libraries

        missing = system_libraries.missing_for_qt(system_libraries.platforms())
        if not missing:
            raise
        return _tell_missing(missing)


def _main(typed: list[str]) -> int:
    if not typed:
        return _opened(None)
    from reussite import cli

    asked = cli.main(typed)
    return asked if isinstance(asked, int) else _opened(asked)


def _opened(asked: OpenTable | None) -> int:
    if asked is not None and asked.demo is not None:
        from reussite.demo import record

        return record(asked.demo)
    gc.disable()  # nothing is thrown away before the table is seen: `run` looks for waste again
    from reussite.app import run

    return run(asked)


def _tell_missing(missing: list[Library]) -> int:
    from reussite.cli.answers import BAD, tell
    from reussite.cli.speech import players_language
    from reussite.i18n.messages import libraries_missing

    with players_language():
        tell(libraries_missing(missing))
    return BAD


if __name__ == "__main__":
    sys.exit(main())
