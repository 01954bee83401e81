"""The Preferences window: every page applies what is chosen at once and keeps it."""

from reussite.windows.preferences.window import PreferencesWindow

__all__ = ["PreferencesWindow"]
