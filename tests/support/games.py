"""Games for the tests of what is kept: played by chance or won by the book, on a watch of their
own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.game.session import REDO, UNDO, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.deals import number_text
from reussite.store.store import Store
from reussite.testing.player import chosen

DATA = Path(__file__).parents[1] / "data"
VARIANTS = {variant.family: variant for variant in (DS, FT, FC)}
CODES = (
    "DS1-D1N-AAAAAAB",
    "DS1-D3N-Q7XK2MD",
    "DS1-D1V-AAAAAAB",
    "DS1-D3V-AAAAAAC",
    "FT1-N-AAAAAAB",
    "FC1-N-AAAAAAB",
    "FC1-R-AAAAAAB",
    "FC1-N-#11982",
)
WINS: dict[str, str] = {
    game["code"]: game["moves"]
    for game in json.loads((DATA / "wins.json").read_text(encoding="utf-8"))["games"]
}
START = datetime(2026, 11, 29, 20, 8, 10, tzinfo=UTC)


class Watch:
    """Monotonic seconds that pass only when told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def tick(self, ms: int) -> None:
        self.seconds += ms / 1000


class Calendar:
    """The time of day, a minute later each time it is looked at."""

    def __init__(self, moment: datetime = START) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        self.moment += timedelta(minutes=1)
        return self.moment


def numbered(number: int, way: str = "DS1-D1N") -> str:
    """The code of a deal with this number."""
    return f"{way}-{number_text(number)}"


def dealt(code: str, watch: Watch | None = None) -> Session:
    return Session(parse_code(code, VARIANTS), now=watch or Watch())


def acted(session: Session, texts: str) -> Session:
    """The session after these actions, with blanks between them."""
    for text in texts.split():
        session.act(text)
    return session


def played_by_chance(session: Session, chance: Random, watch: Watch) -> Iterator[str]:
    """Endless actions, each done when it is asked for: moves, and undo and redo among them."""
    eager = chance.randrange(4)
    while not session.is_over:
        watch.tick(chance.choice((0, 1, 40, 900)))
        ways = [UNDO] * session.can_undo + [REDO] * session.can_redo
        moves = session.legal()
        if ways and (not moves or chance.randrange(4) == 0):
            text = chance.choice(ways)
        elif moves:
            text = str(chosen(moves, eager, chance))
        else:
            return
        session.act(text)
        yield text


def won(code: str, store: Store | None = None, *, ms: int = 500) -> Session:
    """A game won by the book, so many milliseconds between actions, and recorded."""
    watch = Watch()
    session = dealt(code, watch)
    for text in WINS[code].split():
        watch.tick(ms)
        session.act(text)
    assert session.is_won
    if store:
        store.set_open(session)
    return session


def given_up(store: Store, code: str, texts: str = "") -> Session:
    """A game that was begun, with any move where none is given, and given up for another."""
    session = dealt(code)
    store.set_open(session)
    store.record_action(acted(session, texts or str(session.legal()[0])))
    store.give_up(session)
    return session


def whole(session: Session) -> tuple[object, ...]:
    """Everything that two equal games have in common, undo and redo history included."""
    return (
        session.code,
        session.position,
        session.score,
        session.take_backs,
        session.moves,
        session.undos,
        session.log,
        session.ending,
        session.clock.elapsed_ms,
        session._present,
        list(session._past),
        session._future,
        session._forgotten,
    )
