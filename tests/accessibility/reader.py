"""A small AT-SPI client: reads the table, follows the focus, hears, and plays.

It runs under the system's Python, which has the bindings, and on a desktop of its own; see
`test_atspi.py`. Usage: reader.py CASES PYTHON, that is, names of functions below and the program's
own Python. It prints what was found, and ends with 1 where something was not.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

warnings.simplefilter("ignore")
import gi  # type: ignore[import-not-found]  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

Node = Any
Found = TypeVar("Found")
EVENTS = ("object:state-changed:focused", "object:announcement", "object:property-change")

heard: list[tuple[str, int, str, str]] = []  # type, detail, name of the source, text


def hear(event: Any) -> None:  # noqa: ANN401
    try:
        name = event.source.get_name() or ""
    except GLib.GError:
        name = ""
    text = event.any_data if isinstance(event.any_data, str) else ""
    heard.append((event.type, event.detail1, name, text))


def spin(seconds: float) -> None:
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def wait(find: Callable[[], Found], what: str, seconds: float = 90) -> Found:
    """What `find` gives once it gives something; ends the program where it never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        spin(0.05)
        try:
            found = find()
        except GLib.GError:
            continue
        if found:
            print("ok  ", what, flush=True)
            return found
    print("FAIL", what, "| heard last:", heard[-6:], flush=True)
    sys.exit(1)


def press(*keys: str) -> None:
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=True)


# Finding things.


def walk(node: Node) -> Iterator[Node]:
    yield node
    for n in range(node.get_child_count()):
        child = node.get_child_at_index(n)
        if child is not None:
            yield from walk(child)


def program() -> Node:
    desktop = Atspi.get_desktop(0)
    for n in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(n)
        if child is not None and "ussite" in (child.get_name() or ""):
            return child
    return None


def table() -> Node:
    found = (n for n in walk(program()) if n.get_name() == "Card table")
    return next((node for node in found if node.get_role_name() == "list"), None)


def piles() -> list[str]:
    """The names of the piles, without the two probes."""
    whole = table()
    return [whole.get_child_at_index(n).get_name() for n in range(whole.get_child_count() - 2)]


def pile(beginning: str) -> Node:
    whole = table()
    for n in range(whole.get_child_count()):
        child = whole.get_child_at_index(n)
        if child is not None and (child.get_name() or "").startswith(beginning):
            return child
    return None


def has(node: Node, state: str) -> bool:
    return bool(node.get_state_set().contains(getattr(Atspi.StateType, state)))


def announced(text: str) -> bool:
    return any(
        kind.startswith("object:announcement") and text in said for kind, _, _, said in heard
    )


def focused(name: str) -> bool:
    kind = "object:state-changed:focused"
    return any(e[0] == kind and e[1] and e[2].startswith(name) for e in heard)


def act(node: Node, wanted: str) -> None:
    actions = node.get_action_iface()
    names = [actions.get_action_name(n) for n in range(actions.get_n_actions())]
    actions.do_action(names.index(wanted))


def begin() -> None:
    """Find the program, with its window in front and the focus on the first column."""
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for kind in EVENTS:
        listener.register(kind)
    wait(program, "the program is on the bus", 180)
    wait(lambda: pile("Column 1"), "the piles are in the tree")

    def in_front() -> bool:
        search = ["xdotool", "search", "--onlyvisible", "--name", "FreeCell", "windowfocus"]
        subprocess.run(search, capture_output=True, check=False)
        return has(pile("Column 1"), "FOCUSED")

    wait(in_front, "the window is in front and column 1 has the focus")


# The cases.


def reads() -> None:
    """Every pile by name, with its place on the screen."""
    names = piles()
    assert len(names) == 16, names
    print("    ", names, flush=True)
    cells = [name for name in names if name.startswith("Cell")]
    assert cells == [f"Cell {n}: empty" for n in range(1, 5)], cells
    columns = [name for name in names if name.startswith("Column")]
    assert all(re.fullmatch(r"Column \d: .+, \d more", name) for name in columns), columns
    extents = pile("Column 3").get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    assert extents.width > 20, extents.width
    assert extents.height > 100, extents.height
    assert table().get_child_count() == 18
    assert all(
        node.get_child_count() == 0 for node in walk(table()) if node.get_role_name() != "list"
    )
    print("ok   names, places, leaves", flush=True)


def follows() -> None:
    """The focus, by arrows, by its own wish, and card by card."""
    press("Right")
    wait(lambda: focused("Column 2"), "an arrow moves the focus")
    press("Up")
    wait(lambda: any(re.search(r", 7 of 7$", e[2]) for e in heard), "single cards are told")
    press("Up")
    wait(lambda: any(re.search(r", 6 of 7$", e[2]) for e in heard), "one after the other")
    assert pile("Column 5").get_component_iface().grab_focus()
    wait(lambda: has(pile("Column 5"), "FOCUSED"), "a reader can set the focus")
    press("Home")
    wait(lambda: focused("Column 1"), "and the keys go on from there")


def hears() -> None:
    """What happens, in announcements."""
    press("space")
    wait(lambda: announced("Picked "), "picking up is announced")
    wait(lambda: has(pile("Column 1"), "SELECTED"), "the pile is selected while its cards are held")
    press("Escape")
    wait(lambda: announced("Put back"), "putting back is announced")
    wait(lambda: not has(pile("Column 1"), "SELECTED"), "and the pile is not selected any more")
    press("d")
    wait(lambda: announced("This game has no stock"), "a refusal is announced")


def plays() -> None:
    """A whole move by Press, and the first moves of a won game by Press and keys."""
    before = pile("Column 5").get_name()
    act(pile("Column 6"), "Press")
    wait(lambda: announced("Picked "), "Press picks up")
    act(pile("Column 5"), "Press")
    wait(lambda: pile("Column 5").get_name() != before, "Press puts down")
    press("8", "space", "c")
    wait(lambda: not pile("Cell 1").get_name().endswith("empty"), "a key puts into a cell")
    wait(lambda: announced("cell 1"), "and tells it")
    act(pile("Column 8"), "Press")
    act(pile("Foundation hearts"), "Press")
    wait(lambda: pile("Foundation hearts").get_name().endswith("ace"), "Press plays an ace up")


def lists() -> None:
    """The list of moves and the table as a list are ordinary lists."""
    press("m")
    wait(lambda: named("legal moves", "list"), "the list of moves is found")
    press("Escape")
    wait(lambda: not named("legal moves", "list"), "and gone")
    press("F7")
    wait(lambda: named("Table as list", "list"), "the table as a list is found")


def named(part: str, role: str) -> Node:
    found = (n for n in walk(program()) if part in (n.get_name() or ""))
    return next((n for n in found if n.get_role_name() == role and has(n, "SHOWING")), None)


def other() -> None:
    """Another game has other piles under the same list, for a client that knew those before."""
    assert len(piles()) == 16
    before = table()
    again = [sys.argv[2], "-m", "reussite", "DS1-D1N-AAAAAAB"]
    subprocess.run(again, check=True, timeout=60)
    wait(lambda: pile("Stock: 59 cards"), "the stock of the other game is found")
    wait(lambda: len(piles()) == 19, "and all its piles")
    assert table() == before
    wait(lambda: before.get_child_at_index(18).get_name() == "Foundation clubs: empty", "the last")


def every() -> None:
    """One game after the other under the same list: all of it is read, and the focus followed."""
    for entry in sys.argv[3].split():
        code, _, count = entry.partition("=")
        subprocess.run([sys.argv[2], "-m", "reussite", code], check=True, timeout=60)
        reads_game(code, int(count))


def reads_game(code: str, count: int) -> None:
    wait(lambda: len(piles()) == count, f"{code}: all {count} piles are found")
    wait(lambda: all(piles()), "and have names")
    press("ctrl+Home")
    first, second = piles()[:2]
    wait(lambda: has(pile(first), "FOCUSED"), f"the focus is on {first}")
    heard.clear()
    press("Right")
    wait(lambda: focused(second), f"and goes on to {second}")


CASES = {case.__name__: case for case in (reads, follows, hears, plays, lists, other, every)}

if __name__ == "__main__":
    begin()
    for name in sys.argv[1].split():
        CASES[name]()
    print("PASS", flush=True)
