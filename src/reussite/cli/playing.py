"""The commands that deal and play: deal, legal, play."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from reussite.cli.answers import Answer, BadThingError, WrongUsageError, document
from reussite.cli.arguments import JSON, Command, CommandOption, ParsedArguments
from reussite.cli.known import Known
from reussite.game.session import REDO, UNDO, Session
from reussite.i18n.messages import filled, pile_name, quoted, score, variant_text
from reussite.i18n.qt_core import QCoreApplication, QLocale
from reussite.i18n.refusals import sentence
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import describe

translate = QCoreApplication.translate

_STANDARD_INPUT: Final = "-"
_CARDS_IN_A_LINE: Final = 16
_LONGEST_NUMBER: Final = 15  # digits


def _deal(given: ParsedArguments) -> Answer:
    session = Known.for_command().session(given.words[0])
    if "--json" in given:
        return Answer(document(_table(session)))
    return Answer("\n".join(_table_lines(session)))


def _legal(given: ParsedArguments) -> Answer:
    known = Known.for_command()
    session = known.session(given.words[0])
    with known.blamed(session.deal.variant):
        refused = _play_all(session, _actions([given.value("--after") or ""]))
        moves = [str(move) for move in session.legal()]
    if refused:
        raise BadThingError(refused.complaint(session))
    if "--json" in given:
        return Answer(document({"legal": moves}))
    return Answer("\n".join(moves) or translate("CommandLine", "There are no legal moves."))


def _play(given: ParsedArguments) -> Answer:
    code, *words = given.words
    elapsed_ms = _elapsed_ms(given.value("--elapsed"))
    known = Known.for_command()
    session = known.session(code, elapsed_ms)
    with known.blamed(session.deal.variant):
        refused = _play_all(session, _actions(words))
    complaint = refused.complaint(session) if refused else ""
    if "--json" in given:
        facts = {
            **_table(session),
            "won": session.is_won,
            "refused": refused.facts(session) if refused else None,
        }
        return Answer(document(facts), complaint)
    won = translate("CommandLine", "yes") if session.is_won else translate("CommandLine", "no")
    lines = [*_table_lines(session), filled(translate("CommandLine", "Won: %1"), won)]
    return Answer("\n".join(lines), complaint)


class RefusedAction(NamedTuple):
    """Where playing stopped.

    :param number: which of the actions it was, from 1.
    :param action: as it was written.
    """

    number: int
    action: str
    refusal: Refusal

    def facts(self, session: Session) -> dict[str, object]:
        return {
            "number": self.number,
            "move": self.action,
            "rule": self.refusal.code,
            "message": sentence(self.refusal, session.deal.variant),
        }

    def complaint(self, session: Session) -> str:
        return filled(
            translate("CommandLine", "Move %1 (%2) was refused (%3): %4"),
            str(self.number),
            quoted(self.action),
            self.refusal.code,
            sentence(self.refusal, session.deal.variant),
        )


def _play_all(session: Session, actions: Iterable[str]) -> RefusedAction | None:
    """Play until the rules refuse an action; None where they refuse none."""
    for number, action in enumerate(actions, start=1):
        if not _is_action(action):
            return RefusedAction(number, action, Refusal("no-move"))
        try:
            session.act(action)
        except IllegalMoveError as error:
            return RefusedAction(number, action, error.refusal)
    return None


def _is_action(text: str) -> bool:
    if text in (UNDO, REDO):
        return True
    try:
        Move.parse(text)
    except ValueError:
        return False
    return True


def _actions(words: Iterable[str]) -> list[str]:
    """The actions in these words, those on standard input where a word is `-`."""
    actions: list[str] = []
    for word in words:
        actions += (_standard_input() if word == _STANDARD_INPUT else word).split()
    return actions


def _standard_input() -> str:
    return "" if sys.stdin is None else sys.stdin.read()


def _elapsed_ms(text: str | None) -> int:
    if text is None:
        return 0
    if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER:
        return int(text)
    raise WrongUsageError(
        filled(
            translate(
                "CommandLine",
                "“%1” is not a time in milliseconds. Use, for example, --elapsed 90000.",
            ),
            quoted(text),
        )
    )


def _piles(session: Session) -> Iterator[tuple[Spot, list[str]]]:
    """What lies on the table, bottom card first."""
    return (
        (spot, describe(pile))
        for spot, pile in session.position
        if spot.kind is not Kind.HAND  # the dealer has put it away
    )


def _table(session: Session) -> dict[str, object]:
    return {
        "code": session.code,
        "variant": session.deal.variant.family,
        "piles": dict(_piles(session)),
        "score": session.score,
        "unit": session.unit,
        "moves": session.moves,
    }


def _table_lines(session: Session) -> Iterator[str]:
    variant = session.deal.variant
    piles = [(pile_name(spot), spot, cards) for spot, cards in _piles(session)]
    width = max(len(name) for name, _, _ in piles)
    yield f"{session.code}  {variant_text(variant, variant.name)}"
    yield ""
    for name, spot, cards in piles:
        start = f"{name:{width}}  {spot:4}"
        for first in range(0, len(cards) or 1, _CARDS_IN_A_LINE):
            line = start + "".join(f"{card:>4}" for card in cards[first : first + _CARDS_IN_A_LINE])
            yield line.rstrip()
            start = " " * len(start)
    yield ""
    shown = score(session.score, session.unit, QLocale())
    yield filled(translate("CommandLine", "Score: %1"), shown)
    yield filled(translate("CommandLine", "Moves: %1"), QLocale().toString(session.moves))


DEAL: Final = Command(
    "deal",
    lambda: translate(
        "CommandLine", "Show the table of a deal code; -7H is a card that is face down."
    ),
    run=_deal,
    words="CODE",
    least=1,
    most=1,
    options=(JSON,),
)

LEGAL: Final = Command(
    "legal",
    lambda: translate("CommandLine", "List the legal moves, such as t2>t7*4."),
    run=_legal,
    words="CODE",
    least=1,
    most=1,
    options=(
        CommandOption(
            "--after",
            lambda: translate(
                "CommandLine", "after these moves (- reads them from standard input)"
            ),
            value="MOVES",
        ),
        JSON,
    ),
)

PLAY: Final = Command(
    "play",
    lambda: translate(
        "CommandLine", "Play moves, undo and redo (- reads them from standard input)."
    ),
    run=_play,
    words="CODE MOVES…",
    least=1,
    most=None,
    options=(
        CommandOption(
            "--elapsed",
            lambda: translate("CommandLine", "the time played, in milliseconds"),
            value="MS",
        ),
        JSON,
    ),
)
