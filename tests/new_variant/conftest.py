"""Asking the command line, as the tests of the command line do."""

from cli.conftest import ask as ask
