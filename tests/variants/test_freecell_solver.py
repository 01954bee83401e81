"""Solutions of another program win under our rules: Freecell Solver as an oracle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position, describe
from reussite.kernel.variant import Deal

RELAXED = FC.game(FC.choose(clock="R"))
SOLVED = 0
ITERATIONS = 200_000
DEALS = (
    *(RELAXED.numbered(number) for number in range(10)),
    *(RELAXED.numbered(number) for number in Random(1).sample(range(1 << 35), 20)),
    *(
        Deal(RELAXED, number, microsoft=True)
        for number in (1, 617, 31465, 1_000_000, 2_147_483_647)
    ),
    *(Deal(RELAXED, number, microsoft=True) for number in Random(2).sample(range(1, 1 << 31), 20)),
)
LEFT_UNSOLVED = 3  # how many of them the solver may give up

# Kinds of move, as the solver numbers them.
COLUMN_TO_COLUMN, COLUMN_TO_CELL, CELL_TO_COLUMN = 0, 1, 2
COLUMN_TO_FOUNDATION, CELL_TO_FOUNDATION = 4, 5
TARGETS = {
    COLUMN_TO_COLUMN: Kind.TABLEAU,
    COLUMN_TO_CELL: Kind.CELL,
    CELL_TO_COLUMN: Kind.TABLEAU,
}


@pytest.fixture(scope="module")
def library() -> Any:  # noqa: ANN401  # the binding has no types
    """A solver to make others from; there is none where the system lacks the library."""
    import freecell_solver

    try:
        return freecell_solver.FreecellSolver()
    except (OSError, ImportError) as error:
        pytest.skip(
            f"libfreecell-solver.so.0 cannot be loaded (Debian: libfreecell-solver0): {error}"
        )


def solution(library: Any, position: Position) -> list[tuple[int, int, int, int]] | None:  # noqa: ANN401
    """The solver's moves: kind, source, destination, number of cards; None if it gives up."""
    solver = library.new_fcs_user_handle()
    solver.limit_iterations(ITERATIONS)
    columns = [describe(pile) for spot, pile in position if spot.kind is Kind.TABLEAU]
    if solver.solve_board("".join(" ".join(column) + "\n" for column in columns)) != SOLVED:
        return None
    return list(moves_of(solver))


def moves_of(solver: Any) -> Iterator[tuple[int, int, int, int]]:  # noqa: ANN401
    while (move := solver.get_next_move()) is not None:
        kind, source, destination, count = bytes(solver.ffi.buffer(move))[:4]
        yield kind, source, destination, count


def ours(position: Position, kind: int, source: int, destination: int, count: int) -> Move:
    """The same move in our notation."""
    from_cell = kind in (CELL_TO_COLUMN, CELL_TO_FOUNDATION)
    start = Spot(Kind.CELL if from_cell else Kind.TABLEAU, source)
    if target := TARGETS.get(kind):
        return Move(start, Spot(target, destination), count if kind == COLUMN_TO_COLUMN else 1)
    assert kind in (COLUMN_TO_FOUNDATION, CELL_TO_FOUNDATION), kind
    card = position[start].top
    assert card is not None
    return Move(start, Spot(Kind.FOUNDATION, card.suit))


def solved(library: Any, deal: Deal) -> bool:  # noqa: ANN401
    """Whether the solver solves this deal; our rules must accept all it does, and call it won."""
    session = Session(deal, now=lambda: 0.0)
    moves = solution(library, session.position)
    if moves is None:
        return False
    for move in moves:
        session.play(ours(session.position, *move))
    assert session.is_won, deal.code
    assert session.score == 7200, deal.code
    return True


def test_at_least_fifty_deals_are_won_with_the_solutions_of_freecell_solver(
    library: Any,  # noqa: ANN401
) -> None:
    unsolved = [deal.code for deal in DEALS if not solved(library, deal)]
    assert len(DEALS) - len(unsolved) >= 50
    assert len(unsolved) <= LEFT_UNSOLVED, unsolved


def test_the_deal_that_nobody_can_win_is_not_solved(library: Any) -> None:  # noqa: ANN401
    assert not solved(library, Deal(RELAXED, 11982, microsoft=True))
