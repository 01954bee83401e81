"""How light colours are, and how well they are told apart."""

from __future__ import annotations


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart: 1 for equal ones, 21 for black and white."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mixed(ground: str, over: str, part: float) -> str:
    """`part` of the colour `over` laid on `ground`."""
    pairs = zip(_parts(ground), _parts(over), strict=True)
    red, green, blue = (round(below + (above - below) * part) for below, above in pairs)
    return f"#{red:02x}{green:02x}{blue:02x}"


def luminance(colour: str) -> float:
    """How light a colour is: 0 for black, 1 for white."""
    red, green, blue = map(linear, _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: int) -> float:
    """The light of one part of a colour, 0 to 1, as screens make it of 0 to 255."""
    share = part / 255
    return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4


def _parts(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue
