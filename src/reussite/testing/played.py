"""Checks of a game as it is played.

Each looks at one moment of a game and gives a sentence for the author about what is wrong. The
thorough ones take longer and are asked at some of the moments only.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Final

from reussite.game.session import is_refusal
from reussite.kernel.choosers import Touch, choose
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import STOCK, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import MOST_POINTS, is_score
from reussite.kernel.steps import Carry, Reveal, Step, apply
from reussite.kernel.variant import Game
from reussite.testing.player import Moment

LONGEST_RUN: Final = 13  # longer ones are asked about at their ends only
STRANGE_SPOTS: Final = (
    Spot(Kind.PEAK, 99),
    Spot(Kind.TABLEAU, 999),
    Spot(Kind.HAND),
    Spot.every(Kind.TABLEAU),
    Spot.every(Kind.PEAK),
)


# Quick ones.


def cards_kept(moment: Moment) -> Iterator[str]:
    whole = list(moment.game.cards)
    cards = sorted(moment.position.cards)
    if cards != whole:
        lost = [str(card) for card in whole if card not in cards]
        yield f"{len(cards)} cards on the table; missing: {' '.join(lost) or 'none'}"


def steps_explain(moment: Moment) -> Iterator[str]:
    played = moment.played
    if played is None:
        return
    if apply(played.before, played.steps) != played.after:
        yield "the steps lead to another table than the move"
    named = set(_places_named(played.steps))
    for spot, pile in played.before:
        if played.after[spot] != pile and spot not in named:
            yield f"{spot} changed, and no step says so"
    if moment.moves[-1] != played.move or not isinstance(played.steps[0], Carry):
        yield "the first step is not the move itself"
    for mark in played.marked:
        if not isinstance(mark, str) or not mark:
            yield f"a mark is called {mark!r}"


def _places_named(steps: Iterable[Step]) -> Iterator[Spot]:
    for step in steps:
        if isinstance(step, Carry):
            yield step.source
            yield step.target
        elif isinstance(step, Reveal):
            yield step.spot


def undo_restores(moment: Moment) -> Iterator[str]:
    """Takes the move back, does it again, and leaves the session where it was."""
    session, played = moment.session, moment.played
    if played is None or session.is_over or not session.can_undo:
        return
    price = moment.game.scoring.undo_price
    undos = session.undos
    score, moves = session.score, session.moves
    session.undo()
    if session.position is not played.before:
        yield "undo does not bring back the table that was there before"
    if session.score != moment.score_before - price:
        yield f"undo leaves {session.score} points, there were {moment.score_before} before"
    session.redo()
    if session.position is not played.after:
        yield "redo does not bring back the table that was there after"
    if session.score != score - price:
        yield f"redo leaves {session.score} points, there were {score} after the move"
    if session.moves != moves:
        yield "undo and redo changed the number of moves"
    session.undos = undos  # the check is not the player


def whole_points(moment: Moment) -> Iterator[str]:
    session, game = moment.session, moment.game
    for move in game.rules.legal(moment.position):
        worth = game.scoring.points(game.rules.play(moment.position, move))
        if type(worth) is not int:
            yield f"{move} is worth {worth!r}, which is no whole number"
        elif not is_score(worth):
            yield f"{move} is worth more than {MOST_POINTS} points"
    if type(session.score) is not int:
        yield f"the score is {session.score!r}, which is no whole number"
    floor = game.scoring.floor
    lowest = session.score - (game.scoring.undo_price if session.can_undo else 0)
    if floor is not None and lowest < floor:
        yield f"the score falls to {lowest}, below the floor {floor}"


def same_again(moment: Moment) -> Iterator[str]:
    """Nothing is remembered outside the position: whoever asks again gets the same answer."""
    yield from _same(moment, moment.game, "asked again, the same rules")
    if moment.played is not None:
        points = moment.game.scoring.points
        if points(moment.played) != points(moment.played):
            yield "counted again, the same move is worth other points"


def _same(moment: Moment, game: Game, who: str) -> Iterator[str]:
    played = moment.played
    if game.rules.legal(moment.position) != moment.game.rules.legal(moment.position):
        yield f"{who} allow other moves"
    if played is None or played.move is None:
        return
    again = game.rules.play(played.before, played.move)
    if again[2:] != played[2:]:
        yield f"{who} draw other consequences from {played.move}"


def texts_survive(moment: Moment) -> Iterator[str]:
    for move in moment.game.rules.legal(moment.position):
        if Move.parse(str(move)) != move:
            yield f"{move} reads back as {Move.parse(str(move))}"


def won_once(moment: Moment) -> Iterator[str]:
    session, played = moment.session, moment.played
    if played is None:
        return
    if type(played.won) is not bool:
        yield f"a move wins {played.won!r}, which is neither True nor False"
    if played.won and moment.game.rules.is_won(played.before):
        yield "a won game is won again"
    if played.over is not None and not session.is_over:
        yield f"the rules end the game ({played.over}), and it goes on"
    if not session.is_over:
        return
    if session.legal() or session.can_undo or session.can_redo:
        yield "a game that is over goes on"
    for move in moment.game.rules.legal(moment.position):
        if session.refusal(move) is None:
            yield f"after the end, {move} is allowed"


# Thorough ones.


def same_afresh(moment: Moment) -> Iterator[str]:
    """Rules and scoring made anew are of the same opinion: no game leaks into another."""
    fresh = moment.table.afresh
    yield from _same(moment, fresh, "rules made anew")
    played = moment.played
    if played is not None and fresh.scoring.points(played) != moment.game.scoring.points(played):
        yield "a scoring made anew counts other points for the same move"


def asking_never_raises(moment: Moment) -> Iterator[str]:
    """Every source, target and count, whether they exist or not."""
    rules, position = moment.game.rules, moment.position
    rules.legal(position)
    for answers in (_answers(moment, rules.refusal), _answers(moment, rules.declared_refusal)):
        for move, answer in answers.items():
            if isinstance(answer, BaseException):
                yield f"asked about {move}, the rules raise {type(answer).__name__}: {answer}"
            elif answer is not None and not is_refusal(answer):
                yield f"asked about {move}, the rules answer {answer!r}"
    for spot, pile in position:
        for count in range(pile.height + 2):
            rules.lift_refusal(position, spot, count)
    rules.tap(position)


Ask = Callable[[Position, Move], Refusal | None]
Answer = Refusal | BaseException | None


def _answers(moment: Moment, ask: Ask) -> Mapping[Move, Answer]:
    """What the rules say about every move; asked once, for all checks of this moment."""
    known = moment.answers.get(ask)
    if known is None:
        known = {move: _answer(ask, moment.position, move) for move in every_move(moment)}
        moment.answers[ask] = known
    return known


def _answer(ask: Ask, position: Position, move: Move) -> Answer:
    try:
        return ask(position, move)
    except (Exception, SystemExit) as error:
        return error


def legal_is_complete(moment: Moment) -> Iterator[str]:
    """`legal` lists exactly the moves that no rule refuses."""
    rules = moment.game.rules
    listed = rules.legal(moment.position)
    if len(set(listed)) < len(listed):
        yield "legal lists a move twice"
    answers = _answers(moment, rules.refusal)
    left = set(listed)
    for move, declared in _answers(moment, rules.declared_refusal).items():
        refusal = answers[move]
        if (refusal is None) != (move in left):
            yield _disagreement("legal", move, move in left, refusal)
        if declared != refusal:
            yield _disagreement("refusal", move, refusal is None, declared)
        left.discard(move)
    for move in left:  # runs longer than were asked about, or moves of what is not there
        if declared := rules.declared_refusal(moment.position, move):
            yield _disagreement("legal", move, True, declared)


def _disagreement(who: str, move: Move, allowed: bool, answer: Answer) -> str:
    says = "allows" if allowed else "does not allow"
    ruled = f"refuse it: {answer}" if answer is not None else "allow it"
    return f"{who} {says} {move}, the declared rules {ruled}"


def legal_in_order(moment: Moment) -> Iterator[str]:
    """By source in layout order, then fewest cards, then target, then partner."""
    places = moment.position.places

    def rank(move: Move) -> tuple[int, ...]:
        partner = -1 if move.partner is None else places[move.partner]
        return places[move.source], move.count, places.get(move.target, -1), partner

    moves = moment.game.rules.legal(moment.position)
    for move, expected in zip(moves, sorted(moves, key=rank), strict=True):
        if move != expected:
            yield f"legal lists {move} where {expected} comes first"
            return


def legal_moves_play(moment: Moment) -> Iterator[str]:
    rules, position = moment.game.rules, moment.position
    for move in rules.legal(position):
        try:
            rules.play(position, move)
        except IllegalMoveError as error:
            yield f"{move} is listed as legal and refused: {error.refusal.code}"
        except (Exception, SystemExit) as error:
            yield f"playing {move} raises {type(error).__name__}: {error}"


def lifting_agrees(moment: Moment) -> Iterator[str]:
    """Whatever may be moved may be lifted; what may not be lifted has no move."""
    rules, position = moment.game.rules, moment.position
    for move in rules.legal(position):
        if STOCK in (move.source, move.target):
            continue
        for spot in (move.source, move.partner):
            if spot and (refusal := rules.lift_refusal(position, spot, move.count)):
                yield f"{move} is legal, but the hand may not lift its cards: {refusal.code}"


def moves_are_reachable(moment: Moment) -> Iterator[str]:
    """What is legal can be asked for by a hand: cards laid on a pile, a click, a tap."""
    rules, position = moment.game.rules, moment.position
    tapped = rules.tap(position)
    for move in rules.legal(position):
        if move != tapped and not (_is_dragged(moment, move) or _is_clicked(moment, move)):
            yield f"{move} is legal, but nothing that a player does with the mouse asks for it"


def _is_dragged(moment: Moment, move: Move) -> bool:
    rules, position = moment.game.rules, moment.position
    for held in (move.source, move.partner):
        if held is None or rules.lift_refusal(position, held, move.count):
            continue
        for onto in position.places:
            if rules.move_onto(position, held, onto, move.count) == move:
                return True
    return False


def _is_clicked(moment: Moment, move: Move) -> bool:
    variant = moment.game.variant
    touch = Touch(moment.game.rules, moment.position, move.source, move.count)
    ways = (variant.click, variant.double_click, variant.auto_place)
    return any(choose(choosers, touch) == move for choosers in ways)


def gestures_are_legal(moment: Moment) -> Iterator[str]:
    game, position = moment.game, moment.position
    variant = game.variant
    legal = set(game.rules.legal(position))
    gestures = {
        "click": variant.click,
        "double_click": variant.double_click,
        "auto_place": variant.auto_place,
    }
    for spot, pile in position:
        for count, (name, choosers) in product(range(1, len(pile.up) + 1), gestures.items()):
            touch = Touch(game.rules, position, spot, count)
            move = choose(choosers, touch)
            if move is not None and move not in legal:
                yield f"{name} on {spot} chooses {move}, which is not legal"
            elif move is not None and not (move.takes_from(spot) and move.count == count):
                yield f"{name} on the {count} top cards of {spot} moves others: {move}"


def tap_is_answered(moment: Moment) -> Iterator[str]:
    """A tap on the stock asks for a move that is legal, or refused with a rule."""
    rules, position = moment.game.rules, moment.position
    move = rules.tap(position)
    if (move is None) == (STOCK in position):
        yield "a tap on the stock asks for nothing" if move is None else "there is no stock to tap"
    drawn = [m for m in rules.legal(position) if m.source is STOCK or m.target is STOCK]
    if drawn and move not in drawn:
        yield f"a tap on the stock asks for {move}, legal is {drawn[0]}"
    if move is not None and not drawn and rules.refusal(position, move) is None:
        yield f"a tap on the stock asks for {move}, which legal does not list"


def refusals_have_sentences(moment: Moment, known: Container[str]) -> Iterator[str]:
    told = moment.game.variant.sentences
    for move, answer in _answers(moment, moment.game.rules.refusal).items():
        if isinstance(answer, Refusal) and answer.code not in known and answer.code not in told:
            yield f"{move} is refused with {answer.code!r}, and no sentence says what that means"


def every_move(moment: Moment) -> Iterator[Move]:
    """All pairs of places with the counts that matter, those that are not there included."""
    position, rules = moment.position, moment.game.rules
    spots = tuple(dict.fromkeys((*position.places, *STRANGE_SPOTS, Spot.every(rules.deals_to))))
    for source in spots:
        counts = _counts(position[source], rules.draw) if source in position else [0, 1]
        for target in spots:
            for count in counts if target in position else [0, 1]:
                yield Move(source, target, count)
    yield from _every_pair(rules, spots)


def _counts(pile: Pile, draw: int) -> list[int]:
    """How many cards to ask about: all lengths of a run, and what is about the height."""
    face_up, height = len(pile.up), pile.height
    runs = range(min(face_up, LONGEST_RUN) + 2)
    return sorted({*runs, face_up, face_up + 1, height - 1, height, height + 1, draw})


def _every_pair(rules: Rules, spots: tuple[Spot, ...]) -> Iterator[Move]:
    """Two cards together: everywhere in games that have pairs, else only a few."""
    pairing = [s for s in spots if s.kind in rules.piles and rules.piles[s.kind].pairs]
    sources = spots if pairing else spots[:3]
    for one, other in combinations(sources, 2):
        for target in (*pairing, spots[0], spots[-1]):
            yield Move(one, target, 1, other)
    for target in pairing:
        yield Move(spots[0], target, 2, spots[1])
        yield Move(spots[0], target, 1, spots[0])


def rewinds(moment: Moment) -> Iterator[str]:
    """A whole game taken back and done again passes the same tables and scores.

    Asked at the end of a game: it leaves the session at its end.
    """
    session = moment.session
    if session.is_over:
        return
    tables, scores = [session.position], [session.score]
    while session.can_undo:
        session.undo()
        tables.append(session.position)
        scores.append(session.score + session.undos * moment.game.scoring.undo_price)
    limit = moment.game.variant.undo_limit
    expected = len(moment.moves) if limit is None else min(limit, len(moment.moves))
    if len(tables) - 1 != expected:
        yield f"{len(tables) - 1} of {len(moment.moves)} moves can be taken back, not {expected}"
    while session.can_redo:
        tables.pop()
        scores.pop()
        session.redo()
        if session.position is not tables[-1]:
            yield f"after {session.last_move} was done again, the table is another"
        if session.score + session.undos * moment.game.scoring.undo_price != scores[-1]:
            yield f"after {session.last_move} was done again, the score is another"
    fresh = moment.table.begin()
    for move in moment.moves:
        fresh.play(move)
    if fresh.position != session.position:
        yield "the same moves from the start lead to another table"
    bare = session.score + session.undos * moment.game.scoring.undo_price
    if fresh.score != bare:
        yield f"the same moves from the start score {fresh.score}, not {bare}"
