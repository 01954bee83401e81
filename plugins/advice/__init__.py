"""Advice for who asks: a search that plays on from the table, and says why its move is good."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    STOCK,
    WASTE,
    Advice,
    Adviser,
    Card,
    Game,
    Kind,
    Move,
    Position,
    Question,
    Reason,
    hookimpl,
    text,
)


def advise(question: Question) -> Iterator[Advice]:
    """The first move of a line that wins or leads far, then the other moves as they look."""
    from .models import model_of, move_of
    from .search import EVER, Budget, search

    game, position = question.game, question.position
    model, state = model_of(game, position)
    found = search(model, state, Budget(question.seconds, question.steps or EVER, question.go_on))
    line = tuple(map(move_of, found.acts))
    legal = game.rules.legal(position)
    first = line[0] if line and line[0] in legal else None
    if first is not None:
        yield _with_reason(game, position, first, line if found.won else (), found.nodes)
    for move in sorted(
        (move for move in legal if move != first), key=lambda move: _look(game, position, move)
    ):
        yield _with_reason(game, position, move, ())


def _look(game: Game, position: Position, move: Move) -> float:
    """How the table looks after a move; drawing and taking back come last."""
    from .models import model_of

    if move.source.kind is Kind.FOUNDATION:
        return 10_000.0
    played = game.rules.play(position, move)
    model, state = model_of(game, played.after)
    later = 100.0 if move.source is STOCK or move.target is STOCK else 0.0
    return model.score(state) + later


def _with_reason(
    game: Game, position: Position, move: Move, line: tuple[Move, ...], looked: int = 0
) -> Advice:
    reason, card = _reason(game, position, move)
    return Advice(move, reason, card, line, looked)


def _reason(game: Game, position: Position, move: Move) -> tuple[Reason, Card | None]:
    """What can be seen of a move to be good for."""
    if move.source is STOCK:
        return Reason.DRAWS, None
    if move.source is WASTE and move.target is STOCK:
        return Reason.TURNS_OVER, None
    source = position[move.source]
    if move.target.kind is Kind.FOUNDATION:
        return Reason.GOES_UP, source.top
    if source.down and len(source.up) == move.count:
        return Reason.TURNS_UP, None
    if source.height == move.count and move.source.kind is Kind.TABLEAU:
        return Reason.EMPTIES, None
    after = game.rules.play(position, move).after
    freed = after[move.source].top
    if freed is not None and move.source.kind in (Kind.TABLEAU, Kind.RESERVE):
        return Reason.FREES, freed
    return Reason.FINDS_PLACE, source.up[-move.count] if source.up else None


def won(game: Game) -> list[int]:
    """The deals that a file of this plugin has the moves of."""
    from .won_deals import won_deals

    return won_deals(game)


ADVISER = Adviser("search", text("Advice"), advise, won=won)


@hookimpl
def reussite_advisers() -> list[Adviser]:
    return [ADVISER]
