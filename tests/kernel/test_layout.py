"""Rows and blocks of places."""

from __future__ import annotations

from reussite.kernel.layout import Edge, Fan, Layout, block, place, row
from reussite.kernel.piles import STOCK, Kind


def test_a_row_is_numbered_from_the_left() -> None:
    slots = list(row(Kind.TABLEAU, 3, x=2, y=1, fan=Fan.DOWN))
    assert [(str(slot.spot), slot.x, slot.y) for slot in slots] == [
        ("t0", 2, 1),
        ("t1", 3, 1),
        ("t2", 4, 1),
    ]
    assert {slot.fan for slot in slots} == {Fan.DOWN}


def test_a_block_is_numbered_row_by_row() -> None:
    slots = block(Kind.FOUNDATION, rows=2, columns=2, x=10, y=0)
    assert [(str(slot.spot), slot.x, slot.y) for slot in slots] == [
        ("f0", 10, 0),
        ("f1", 11, 0),
        ("f2", 10, 1),
        ("f3", 11, 1),
    ]


def test_a_layout_lists_its_places_in_order() -> None:
    layout = Layout((place(Kind.STOCK, 0, 0), *row(Kind.CELL, 2, x=1, y=0, edge=Edge.LEFT)))
    assert layout.spots == (STOCK, "c0", "c1")
