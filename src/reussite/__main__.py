"""The beginning of the program: `reussite`, or `python -m reussite`."""

from __future__ import annotations

import sys


def main() -> int:
    """Answer a command, or open the table; the exit status.

    Commands never import a widget, and opening the table imports no more than it needs.
    """
    typed = sys.argv[1:]
    if not typed:
        from reussite.app import run

        return run()
    from reussite import cli

    asked = cli.main(typed)
    if isinstance(asked, int):
        return asked
    from reussite.app import run

    return run(asked)


if __name__ == "__main__":
    sys.exit(main())
