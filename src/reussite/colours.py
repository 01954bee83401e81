"""How light colours are, and how well they are told apart."""

from __future__ import annotations


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart: 1 for equal ones, 21 for black and white."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """How light a colour is: 0 for black, 1 for white."""
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
