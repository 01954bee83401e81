"""The beginning of the program: `reussite`, or `python -m reussite`."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reussite.cli import OpenTable


def main() -> int:
    """Answer a command, or open the table; the exit status.

    Commands never import a widget, and opening the table imports no more than it needs.
    """
    typed = sys.argv[1:]
    if not typed:
        return _opened(None)
    from reussite import cli

    asked = cli.main(typed)
    return asked if isinstance(asked, int) else _opened(asked)


def _opened(asked: OpenTable | None) -> int:
    gc.disable()  # nothing is thrown away before the table is seen: `run` looks for waste again
    from reussite.app import run

    return run(asked)


if __name__ == "__main__":
    sys.exit(main())
