"""Draw `deck.svg`: a group for each face, `1_spade` to `king_club`, and one for the back.

Every group holds a rectangle of the whole card, so that all of them have the same bounds.
"""

from __future__ import annotations

from pathlib import Path

WIDTH, HEIGHT = 120, 168
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS = ("spade", "heart", "diamond", "club")
COLOURS = {"spade": "#1b2333", "club": "#1b2333", "heart": "#c4162f", "diamond": "#c4162f"}

# Strokes on a grid of 4 x 6, as points of polylines.
STROKES = {
    "1": ["0,6 2,0 4,6", "0.8,4 3.2,4"],
    "2": ["0,1.3 1,0 3,0 4,1.3 4,2 0,6 4,6"],
    "3": ["0,0 4,0 1.8,2.4 3,2.4 4,3.6 4,4.8 3,6 1,6 0,5"],
    "4": ["3,6 3,0 0,4.2 4,4.2"],
    "5": ["4,0 0.4,0 0,2.7 1,2.2 3,2.2 4,3.3 4,4.8 3,6 1,6 0,5"],
    "6": ["3.4,0 1.4,1.6 0,4 1,6 3,6 4,4.8 4,3.8 3,2.6 1,2.6 0,4"],
    "7": ["0,0 4,0 1.4,6"],
    "8": ["1,2.7 0,1.6 1,0 3,0 4,1.6 3,2.7 1,2.7 0,4.3 1,6 3,6 4,4.3 3,2.7"],
    "9": ["0.6,6 2.6,4.4 4,2 3,0 1,0 0,1.2 0,2.2 1,3.4 3,3.4 4,2"],
    "10": ["0,1 0.9,0 0.9,6", "2.2,0.8 2.8,0 3.6,0 4.2,0.8 4.2,5.2 3.6,6 2.8,6 2.2,5.2 2.2,0.8"],
    "jack": ["1,0 4,0", "3,0 3,4.8 2.2,6 1,6 0,5"],
    "queen": ["1,0 3,0 4,1.4 4,4.6 3,6 1,6 0,4.6 0,1.4 1,0", "2.4,4 4.2,6.4"],
    "king": ["0.2,0 0.2,6", "4,0 0.4,3.6", "1.5,2.6 4,6"],
}

# Shapes in a box of 100 x 100.
SHAPES = {
    "spade": '<path d="M50 2 C66 30 96 42 96 66 C96 88 66 92 56 74 L64 98 H36 L44 74 '
    'C34 92 4 88 4 66 C4 42 34 30 50 2 Z"/>',
    "heart": '<path d="M50 96 C34 68 4 56 4 30 C4 4 40 0 50 26 C60 0 96 4 96 30 '
    'C96 56 66 68 50 96 Z"/>',
    "diamond": '<path d="M50 2 L88 50 L50 98 L12 50 Z"/>',
    "club": '<circle cx="50" cy="27" r="23"/><circle cx="26" cy="60" r="23"/>'
    '<circle cx="74" cy="60" r="23"/><path d="M44 50 H56 L64 98 H36 Z"/>',
}


def rank_and_suit(rank: str, suit: str) -> str:
    """The index in the upper left corner."""
    lines = "".join(f'<polyline points="{points}"/>' for points in STROKES[rank])
    stroke = f'fill="none" stroke="{COLOURS[suit]}" stroke-width="0.95"'
    letter = f'<g transform="translate(10 9) scale(4.2)" {stroke}>{lines}</g>'
    return letter + shape(suit, 34, 8, 26)


def shape(suit: str, x: float, y: float, size: float) -> str:
    place = f"translate({x} {y}) scale({size / 100})"
    return f'<g transform="{place}" fill="{COLOURS[suit]}">{SHAPES[suit]}</g>'


def blank(colour: str) -> str:
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{colour}"/>'


def face(rank: str, suit: str) -> str:
    corner = rank_and_suit(rank, suit)
    turned = f'<g transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})">{corner}</g>'
    size = 44 if rank in RANKS[1:10] else 60
    middle = shape(suit, (WIDTH - size) / 2, (HEIGHT - size) / 2, size)
    return blank("#fffdf8") + corner + turned + middle


def back() -> str:
    frame = f'x="7" y="7" width="{WIDTH - 14}" height="{HEIGHT - 14}" rx="5"'
    rings = "".join(
        f'<circle cx="{WIDTH / 2}" cy="{HEIGHT / 2}" r="{radius}"/>' for radius in range(8, 50, 8)
    )
    return (
        blank("#fffdf8")
        + f'<rect {frame} fill="#2f6796"/>'
        + f'<g fill="none" stroke="#e6eef6" stroke-width="1.5">{rings}</g>'
    )


def drawing() -> str:
    cards = [(f"{rank}_{suit}", face(rank, suit)) for suit in SUITS for rank in RANKS]
    groups = []
    for number, (name, content) in enumerate([*cards, ("back", back())]):
        x, y = number % 13 * WIDTH, number // 13 * HEIGHT
        groups.append(f'<g id="{name}" transform="translate({x} {y})">{content}</g>')
    size = f'viewBox="0 0 {13 * WIDTH} {5 * HEIGHT}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *groups, "</svg>\n"])


if __name__ == "__main__":
    (Path(__file__).parent / "deck.svg").write_text(drawing(), encoding="utf-8")
