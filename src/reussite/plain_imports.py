"""Lets Python import modules without PySide's look at each, once this module is imported.

PySide puts a function of its own in the place of `__import__`, which reads the source of every
module for the name PySide6 and remembers which may write `from __feature__ import snake_case`.
Nobody does so here, and it takes two fifths of the time that a start takes.
"""

import builtins

import PySide6.QtCore  # noqa: F401  # before it there is nothing to put back

if builtins.__import__ is getattr(builtins, "__feature_import__", None):
    builtins.__import__ = builtins.__orig_import__  # type: ignore[attr-defined]
