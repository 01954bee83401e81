"""Kinds of broken plugin, each as an author may write it, and what is to become of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from plugins.test_host import BRINGS, TOML, VARIANT

GAME: Final = VARIANT + BRINGS


class LeftOut(NamedTuple):
    """A plugin that takes no part.

    :param problem: the code of why not.
    :param told: what its explanation says.
    :param toml: its `plugin.toml`; empty: it has none.
    """

    title: str
    source: str
    problem: str
    told: str = ""
    name: str = "mine"
    family: str = "MINE"
    api: str = "1.0"
    toml: str = TOML


def with_game(change: str) -> str:
    """A plugin whose variant differs from a sound one in something."""
    return VARIANT + BRINGS.replace("[GAME]", f"[replace(GAME, {change})]")


def giving(what: str) -> str:
    """A plugin that gives something else for its variants."""
    return VARIANT + BRINGS.replace("return [GAME]", what)


ENDLESS: Final = """
def endless():
    while True:
        yield Carry(STOCK, Spot(Kind.TABLEAU, 0), 0)
"""
LOSES: Final = """
def loses():
    yield from deal()
    yield Carry(STOCK, Spot(Kind.HAND))
"""
RAISING: Final = """
class Raising(Rules):
    def objection(self, position, move):
        raise KeyError("no rule for this")
"""
HOOK_WITH_COLOUR: Final = BRINGS.replace("variants()", "variants(colour)")

LEFT_OUT: Final = (
    # Import.
    LeftOut("raises", "1 / 0", "plugin-raised", "ZeroDivisionError: division by zero"),
    LeftOut("exits", "import sys; sys.exit(3)", "plugin-raised", "SystemExit: 3"),
    LeftOut("raises what is no Exception", "raise BaseException('x')", "plugin-raised", "x"),
    LeftOut("stops like a task", "import asyncio; raise asyncio.CancelledError", "plugin-raised"),
    LeftOut("is no Python", "def broken(:", "plugin-raised", "SyntaxError"),
    LeftOut("is no text", "\\x00 = '\0'", "plugin-raised"),
    LeftOut("misses a module", "import no_such_module", "plugin-raised", "no_such_module"),
    LeftOut("calls itself", "def f(): f()\nf()", "plugin-raised", "RecursionError"),
    LeftOut("wants what is not there", "from reussite.api import Joker", "plugin-raised", "Joker"),
    # Facts.
    LeftOut("has no facts", GAME, "plugin-no-toml", "plugin.toml", toml=""),
    LeftOut("has facts that are none", GAME, "plugin-bad-toml", toml="name = "),
    LeftOut("has no version", GAME, "plugin-no-version", toml='name = "mine"\n'),
    LeftOut("wants a later interface", GAME, "plugin-other-api", "version 1.7 of", api="1.7"),
    LeftOut("wants another interface", GAME, "plugin-other-api", "version 2.0 of", api="2.0"),
    LeftOut("has a Cyrillic name", GAME, "plugin-bad-name", "игра", name="игра"),
    LeftOut("has a blank in its name", GAME, "plugin-bad-name", "my game", name="my game"),
    LeftOut("has 1000 letters for a name", GAME, "plugin-bad-name", name="a" * 1000),
    LeftOut("has a taken name", GAME, "plugin-name-taken", "freecell", name="freecell"),
    LeftOut("has a taken family", GAME, "plugin-family-taken", "FT", family="FT"),
    # Hooks.
    LeftOut("misspells a hook", GAME.replace("_variants", "_varaints"), "plugin-unknown-hook"),
    LeftOut("has a hook of its own", VARIANT + HOOK_WITH_COLOUR, "plugin-raised", "colour"),
    LeftOut("gives nothing", giving("return None"), "plugin-nonsense", "None"),
    LeftOut("gives numbers", giving("return [7]"), "plugin-faulty-variant", "7 is no Variant"),
    LeftOut("raises midway", giving("yield GAME; 1 / 0"), "plugin-raised", "ZeroDivision"),
    LeftOut(
        "gives without end", giving("while True: yield GAME"), "plugin-family-taken", "MINE"
    ),
    # Variants.
    LeftOut("Cyrillic family", with_game("family='ИГРА'"), "plugin-faulty-variant", "letters A-Z"),
    LeftOut("blank family", with_game("family='MY GAME'"), "plugin-faulty-variant", "letters A-Z"),
    LeftOut("long family", with_game("family='A' * 1000"), "plugin-faulty-variant", "letters A-Z"),
    LeftOut("no name", with_game("name=None"), "plugin-faulty-variant", "the name is empty"),
    LeftOut("deal that raises", with_game("deal=lambda: 1 / 0"), "plugin-raised", "ZeroDivision"),
    LeftOut(
        "deal of nonsense",
        with_game("deal=lambda: 'steps'"),
        "plugin-faulty-variant",
        "str is no step",
    ),
    LeftOut(
        "deal without end",
        ENDLESS + with_game("deal=endless"),
        "plugin-faulty-variant",
        "the steps of the deal do not end",
    ),
    LeftOut("deal that loses cards", LOSES + with_game("deal=loses"), "plugin-raised"),
    LeftOut(
        "rules that raise",
        GAME.replace("return Rules(", "return Raising(").replace("GAME =", RAISING + "GAME ="),
        "plugin-raised",
        "no rule for this",
    ),
    LeftOut("rules of nonsense", with_game("rules=lambda options: 7"), "plugin-raised"),
    LeftOut("score in words", with_game("scoring=lambda o: Scoring(points=lambda p: 'ten')"),
            "plugin-faulty-variant", "no whole number"),
    LeftOut("score that exits", with_game("scoring=lambda o: exit()"), "plugin-raised"),
    LeftOut("layout of nonsense", with_game("layout=None"), "plugin-raised"),
    LeftOut("places on each other", with_game("layout=Layout(LAYOUT.slots * 2)"),
            "plugin-faulty-variant", "twice"),
    LeftOut("preferences of nonsense", with_game("preferences=('yes',)"),
            "plugin-faulty-variant", "no preference"),
    LeftOut("preference neither on nor off",
            with_game("preferences=(replace(DROP_HELP, default='maybe'),)"),
            "plugin-faulty-variant", "no preference"),
    LeftOut("sentences of nonsense", with_game("sentences={{'own': 7}}"),
            "plugin-faulty-variant", "texts by refusal code"),
)  # fmt: skip


class InPlay(NamedTuple):
    """A plugin that passes what is looked at when it is started, and fails while it is played.

    :param change: what of a sound variant it changes.
    :param told: what its failure says.
    """

    title: str
    source: str
    told: str


def later(body: str, *, rules: str = "", game: str = "") -> str:
    """A plugin whose functions do this once the first move was played.

    :param rules: methods of its rules.
    :param game: what its variant is made with.
    """
    source = f"""
PLAYED = []

def trouble(*_given):
    if PLAYED:
        {body}

class Later(Rules):
    pass
{rules}
"""
    sound = VARIANT.replace("return Rules(", "return Later(").replace(
        "GAME = Variant", source + "\nGAME = Variant"
    )
    return sound + BRINGS.replace("[GAME]", f"[replace(GAME, {game})]")


OBJECTS: Final = "    def objection(self, position, move): return trouble()"
FOLLOWS: Final = "    def consequences(self, played): return trouble() or ()"
WINS: Final = "    def is_won(self, position): return bool(trouble())"
POINTS: Final = "scoring=lambda o: Scoring(points=lambda played: trouble() or 0)"
LOSING_STEP: Final = "return [Carry(Spot(Kind.TABLEAU, 0), Spot(Kind.TABLEAU, 9))]"

IN_PLAY: Final = (
    InPlay("rules that raise", later("1 / 0", rules=OBJECTS), "ZeroDivisionError"),
    InPlay("rules that exit", later("raise SystemExit(2)", rules=OBJECTS), "SystemExit"),
    InPlay("rules that never return from themselves", later("trouble()", rules=OBJECTS),
           "RecursionError"),
    InPlay("objections in words", later("return 'no'", rules=OBJECTS), ""),
    InPlay("consequences that raise", later("1 / 0", rules=FOLLOWS), "ZeroDivisionError"),
    InPlay("consequences of nonsense", later("return 'steps'", rules=FOLLOWS), ""),
    InPlay("consequences to nowhere", later(LOSING_STEP, rules=FOLLOWS), ""),
    InPlay("a win that raises", later("1 / 0", rules=WINS), "ZeroDivisionError"),
    InPlay("points that raise", later("1 / 0", game=POINTS), "ZeroDivisionError"),
    InPlay("points in words", later("return 'ten'", game=POINTS), "TypeError"),
)  # fmt: skip

#: Each is on, does something odd when it is started or asked, and harms nobody.
ODD: Final = {
    "prints": "print('hello')\n" + GAME,
    "changes where modules are found": "import sys; sys.path[:] = ['/nowhere']\n" + GAME,
    "changes the locale": "import locale; locale.setlocale(locale.LC_ALL, 'C')\n" + GAME,
    "changes the folder": "import os; os.chdir('/')\n" + GAME,
    "changes the environment": "import os; os.environ.clear()\n" + GAME,
    "changes built-in names": "import builtins; builtins.len = lambda x: 7\n" + GAME,
    "closes its ears": "import sys; sys.stdout = sys.stderr = None\n" + GAME,
    "digs deep": "import sys; sys.setrecursionlimit(150)\n" + GAME,
    "leaves a thread running": (
        "import threading\n"
        "threading.Thread(target=threading.Event().wait, daemon=True).start()\n" + GAME
    ),
}

HOOK: Final = "\n@hookimpl\ndef {hook}({names}):\n    {body}\n"
NONSENSE: Final = ("return 7", "return None", "return [7, None]", "yield 1; 1 / 0", "1 / 0",
                   "raise SystemExit", "while True: yield 7", "return {{'a': []}}")  # fmt: skip
ADDING: Final = {
    "reussite_help_pages": "language",
    "reussite_decks": "",
    "reussite_felts": "",
}
WATCHING: Final = {
    "reussite_deal_started": "deal",
    "reussite_move_played": "deal, transition, score",
    "reussite_move_undone": "deal, transition, score",
    "reussite_deal_ended": "result",
}
