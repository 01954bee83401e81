"""The two markers of pluggy: one for the specifications here, one for plugins."""

import pluggy

NAME = "reussite"

hookspec = pluggy.HookspecMarker(NAME)
hookimpl = pluggy.HookimplMarker(NAME)
