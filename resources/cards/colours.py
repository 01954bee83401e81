"""All colours of the decks, and who of the court wears which."""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#1b2333"
FACE: Final = "#fffdf8"
EDGE: Final = "#b9b3a6"  # the table may put a darker one in its place, on light cloth
GOLD, GOLD_DARK, GOLD_LIGHT = "#e2ad45", "#a8741c", "#f6d98f"
WHITE: Final = "#fffaf0"
STEEL, STEEL_DARK = "#dfe4ea", "#aeb7c3"
PANEL, PANEL_RAYS = "#fbf2df", "#f3e2bd"

# Index and pip colour of each suit, all of 4.5:1 or more on the face. "four" leaves warm suits
# warm and cold suits cold, so alternate-colour variants still read; any two suits are at least 25
# apart (CIE76) for protan, deutan and tritan sight. "familiar" keeps to what other programs show,
# with 26; the habit of poker players, blue diamonds and green clubs, falls to 15.
PALETTES: Final = {
    "two": {"spade": INK, "heart": "#c4162f", "diamond": "#c4162f", "club": INK},
    "four": {"spade": INK, "heart": "#c81446", "diamond": "#b45c00", "club": "#006aa6"},
    "familiar": {
        "spade": "#000000",
        "heart": "#d01843",
        "diamond": "#292c86",
        "club": "#0c818b",
    },
    "poker": {"spade": INK, "heart": "#c4162f", "diamond": "#1a5fc4", "club": "#0a7a4b"},
}


class Garment(NamedTuple):
    """What a court wears: two cloths, each with its shade."""

    main: str
    main_shade: str
    second: str
    second_shade: str


class Person(NamedTuple):
    """Who a court is: one family for each suit."""

    hair: str
    hair_shade: str
    skin: str
    skin_shade: str
    lips: str
    beard: str
    beard_shade: str


_RED = ("#c4162f", "#96102a")
_CRIMSON = ("#c81446", "#980f36")
_NAVY = ("#24365c", "#172440")
_ROYAL = ("#24407a", "#182c58")
_ROSE = ("#b3263a", "#851a2c")
_TEAL = ("#1f6f78", "#144e55")
_PLUM = ("#7a2f5f", "#571f43")
_INDIGO = ("#353a9c", "#292c78")

GARMENTS: Final = {
    "two": {
        "heart": Garment(*_RED, *_ROYAL),
        "diamond": Garment(*_RED, *_TEAL),
        "spade": Garment(*_NAVY, *_ROSE),
        "club": Garment(*_NAVY, "#2f7d5b", "#1f5a41"),
    },
    "four": {
        "heart": Garment(*_CRIMSON, *_ROYAL),
        "diamond": Garment("#bf6606", "#8f4900", *_ROYAL),
        "spade": Garment(*_NAVY, *_ROSE),
        "club": Garment("#0b6ea8", "#07507c", *_PLUM),
    },
    "familiar": {
        "heart": Garment("#d01843", "#9c1233", *_ROYAL),
        "diamond": Garment(*_INDIGO, *_ROSE),
        "spade": Garment("#2b3040", "#191c26", *_ROSE),
        "club": Garment("#0d828c", "#095f66", *_PLUM),
    },
    "poker": {
        "heart": Garment(*_RED, *_ROYAL),
        "diamond": Garment("#1f62b8", "#16478a", *_ROSE),
        "spade": Garment(*_NAVY, *_ROSE),
        "club": Garment("#0f7a57", "#0a583f", *_PLUM),
    },
}

PERSONS: Final = {
    "heart": Person("#8a4b22", "#6a3617", "#f7dcc2", "#ecc39f", "#b8323f", "#8a4b22", "#6a3617"),
    "diamond": Person("#d9a13c", "#b57d22", "#f9e2cb", "#efcbaa", "#b8323f", "#e9e4da", "#c9c2b4"),
    "spade": Person("#2a2530", "#17141c", "#e9bd95", "#d8a277", "#a02c38", "#2a2530", "#454050"),
    "club": Person("#3a2a20", "#271b14", "#b97f55", "#9d6640", "#7d2530", "#3a2a20", "#5a4436"),
}


class Back(NamedTuple):
    """The colours of a card's back."""

    ground: str
    petal: str
    medallion: str
    line: str


BACKS: Final = {
    "blue": Back("#173a6e", "#3a6cb0", "#112c56", "#e8b650"),
    "red": Back("#8a1626", "#c04a52", "#6b0f1d", "#ebbc5a"),
    "green": Back("#12503a", "#2f8463", "#0c3d2c", "#e8b650"),
    "plum": Back("#4c2157", "#865192", "#3a1743", "#e8b650"),
    "slate": Back("#2a3342", "#56657c", "#1f2733", "#d5dbe4"),
}
