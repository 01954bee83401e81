"""A violet cloth for the evening."""

from __future__ import annotations

from reussite.api import Felt, hookimpl, text

NIGHT = Felt(
    key="night",
    name=text("Night"),
    centre="#4a3f75",
    edge="#231d3d",
    chrome="#1b1730",
    text="#ece9f6",
    slot="#ffffff",
    accent="#ffd257",
)


@hookimpl
def reussite_felts() -> list[Felt]:
    return [NIGHT]
