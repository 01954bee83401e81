"""Preferences of access in the settings."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum

from reussite.settings import Settings
from reussite.table.a11y.preferences import AccessPreferences

SECTION = "access"
KEYS_SECTION = "keys"  # key by key, for the player to edit


def kept_access(settings: Settings) -> AccessPreferences:
    """The preferences as they stand in the settings; what is unknown there counts as absent."""
    usual = AccessPreferences()
    kept: dict[str, object] = {}
    for field in fields(AccessPreferences):
        default = getattr(usual, field.name)
        if isinstance(default, StrEnum):
            known = {str(value): value for value in type(default)}
            name = settings.get(SECTION, field.name, str(default))
            kept[field.name] = known.get(name, default)
        elif isinstance(default, (bool, int)):
            kept[field.name] = settings.get(SECTION, field.name, default)
    keys = settings.section(KEYS_SECTION).items()
    kept["keys"] = {key: order for key, order in keys if isinstance(order, str)}
    return AccessPreferences(**kept)  # type: ignore[arg-type]  # each of the type of its default


def keep_access(settings: Settings, access: AccessPreferences) -> None:
    """Write down what differs from what stands there."""
    before = kept_access(settings)
    for field in fields(AccessPreferences):
        value = getattr(access, field.name)
        if field.name == "keys" or value == getattr(before, field.name):
            continue
        settings.set(SECTION, field.name, str(value) if isinstance(value, StrEnum) else value)
