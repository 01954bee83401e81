"""Réussite: patience on the desktop, one plugin per variant."""

__version__ = "0.2.0"  # a plain constant: reading distribution metadata costs 60 ms at start-up
