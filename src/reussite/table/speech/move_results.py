"""What is said when something happened, and when the player asks how things stand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from reussite.game.session import Session
from reussite.i18n import messages, refusals
from reussite.i18n.messages import filled
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import Flight, Outcome, Transition
from reussite.table.a11y.preferences import AccessPreferences, Verbosity
from reussite.table.speech.card_names import Speech, about, group_name, listed, place_name, told
from reussite.table.speech.pile_descriptions import PileDescriptions

translate = QCoreApplication.translate


class MoveResults:
    """Sentences about one game, as short or long as the player wants them.

    Each is one string: two of them in one breath would cut each other off.
    """

    def __init__(self, session: Session, access: AccessPreferences) -> None:
        self.session = session
        self.descriptions = PileDescriptions(session, access)

    def _sentences(self, *parts: str) -> str:
        """Whole sentences; said briefly they begin small."""
        return listed(parts) if self.descriptions.is_brief else told(parts)

    # The hand.

    def picked(self, cards: tuple[Card, ...], targets: list[Spot]) -> str:
        """Cards were taken into the hand, bottom first."""
        phrases, more = self.descriptions, len(cards) - 1
        lead = phrases.card_name(cards[0])
        if phrases.is_brief:
            return Speech.tr("picked %n", "cards taken into the hand", len(cards))
        if phrases.is_full:
            run = lead
            if more:
                pattern = translate("Speech", "%1 to %2", "a run of cards: the bottom, the top one")
                run = filled(pattern, lead, phrases.card_name(cards[-1]))
            text = filled(translate("Speech", "Picked %1", "a card or run"), run)
            where = phrases.places(targets) or translate("Speech", "nowhere", "no legal target")
            pattern = translate("Speech", "%1; legal: %2", "what was picked up, list of piles")
            return filled(pattern, text, where)
        if not more:
            return filled(translate("Speech", "Picked %1", "a card or run"), lead)
        return filled(Speech.tr("Picked %1 and %n more", "", more), lead)

    def counted(self, cards: tuple[Card, ...]) -> str:
        """The player changed how many cards are in the hand."""
        number = Speech.tr("%n card(s)", "", len(cards))
        lead = self.descriptions.card_name(cards[0])
        if len(cards) == 1:
            return about(number, lead)
        pattern = translate("Speech", "%1 to %2", "a run of cards: the bottom, the top one")
        return about(number, filled(pattern, lead, self.descriptions.card_name(cards[-1])))

    def put_back(self) -> str:
        return translate("Speech", "Put back", "the cards in hand")

    def returned(self, count: int) -> str:
        """Of several cards in the hand, so many did not go along."""
        return Speech.tr("%n card(s) put back", "the others went on", count)

    # Actions.

    def played(self, played: Transition) -> str:
        """An action was done; the position of the session is that after it."""
        move = played.move
        assert move is not None
        flight, *more = played.flights()
        if move.source is STOCK:
            said = [self._dealt((flight, *more))]
        elif move.target is STOCK:
            said = [self._turned_over(len(flight.cards))]
        else:
            moved = self._moved(played, flight)
            if move.partner is not None:
                moved = self._pair([flight, *more])
            said = [moved, *([] if played.won else self._consequences(played, move))]
        return self._sentences(*said, *self._end_of(played))

    def _pair(self, flights: list[Flight]) -> str:
        names = [self.descriptions.card_name(flight.cards[-1]) for flight in flights[:2]]
        if self.descriptions.is_brief:
            return translate("Speech", "away", "a pair of cards left the table")
        return filled(translate("Speech", "%1 and %2 away", "a pair of cards left"), *names)

    def _dealt(self, flights: tuple[Flight, ...]) -> str:
        """Cards from the stock: the top one first, or a row from left to right."""
        phrases = self.descriptions
        cards = [card for flight in flights for card in reversed(flight.cards)]
        names = listed(phrases.card_name(card) for card in cards)
        if phrases.is_brief:
            return names
        text = filled(translate("Speech", "Drew %1", "cards, the top one first"), names)
        left = self.session.position[STOCK].height
        single = self.session.game.rules.passes == 1
        if phrases.is_full or single:
            text = listed([text, Speech.tr("%n left", "cards in the stock", left)])
        return text

    def _turned_over(self, count: int) -> str:
        cards = Speech.tr("%n card(s)", "", count)
        return about(translate("Speech", "waste turned over"), cards)

    def _moved(self, played: Transition, flight: Flight) -> str:
        phrases, more = self.descriptions, len(flight.cards) - 1
        lead = phrases.card_name(flight.cards[0])
        if flight.target.kind is Kind.FOUNDATION:
            if phrases.is_brief:
                return translate("Speech", "up", "a card went to its foundation")
            return filled(translate("Speech", "%1 up", "a card went to its foundation"), lead)
        onto = self._onto(played.before, flight.target)
        if phrases.is_brief:
            return filled(translate("Speech", "to %1", "where cards went"), onto)
        if phrases.is_full:
            pattern = Speech.tr("Moved %n card(s), %1 to %2", "from pile to pile", more + 1)
            places = phrases.place(flight.source), phrases.place(flight.target)
            return filled(pattern, *places)
        if not more:
            return filled(translate("Speech", "%1 to %2", "a card and where it went"), lead, onto)
        return filled(Speech.tr("%1 and %n more to %2", "where cards went", more), lead, onto)

    def _onto(self, before: Position, target: Spot) -> str:
        """What cards were laid on: a card, or an empty place."""
        top = before[target].top
        return (
            self.descriptions.card_name(top) if top is not None else self.descriptions.place(target)
        )

    def _consequences(self, played: Transition, move: Move) -> list[str]:
        """What the player sees now that was not seen before."""
        phrases, left = self.descriptions, played.after[move.source]
        if played.revealed:
            cards = (played.after[spot].up[0] for spot in played.revealed)
            names = listed(map(phrases.card_name, cards))
            return [filled(translate("Speech", "turned up %1", "a card that lay face down"), names)]
        if left.is_empty and move.source.kind is Kind.TABLEAU:
            pattern = translate("Speech", "%1 is empty now", "a pile")
            return [] if phrases.is_brief else [filled(pattern, phrases.place(move.source))]
        if move.source is WASTE and left.top is not None and not phrases.is_brief:
            pattern = translate("Speech", "on the waste %1", "the card that was under the other")
            return [filled(pattern, phrases.card_name(left.top))]
        return []

    def undone(self, undone: Transition) -> str:
        """An action was taken back; the position of the session is that before it."""
        move = undone.move
        assert move is not None
        cards = next(undone.flights()).cards
        lead = self.descriptions.card_name(cards[-1] if move.source is STOCK else cards[0])
        place, more = self.descriptions.place(move.source), len(cards) - 1
        if move.target is STOCK:
            what = translate("Speech", "Undone: the waste was turned over")
        elif more:
            pattern = Speech.tr("Undone: %1 and %n more back to %2", "cards, a pile", more)
            what = filled(pattern, lead, place)
        else:
            pattern = translate("Speech", "Undone: %1 back to %2", "a card, a pile")
            what = filled(pattern, lead, place)
        return what

    def redone(self, redone: Transition) -> str:
        pattern = translate("Speech", "Redone: %1", "what was done again")
        return filled(pattern, self.played(redone))

    def sent_up(self, sent: Transition) -> str:
        """Several cards went to their foundations."""
        count = len(sent.carried(target=Kind.FOUNDATION))
        said = [Speech.tr("%n card(s) up", "went to their foundations", count)]
        return self._sentences(*said, *self._end_of(sent))

    def all_undone(self, _undone: Transition) -> str:
        return translate("Speech", "Undone to the start")

    def all_redone(self, _redone: Transition) -> str:
        return translate("Speech", "Redone to the end")

    def _end_of(self, played: Transition) -> list[str]:
        """That the game is over, where it is."""
        if played.won:
            return [self.won()]
        return [] if played.over is None else [over(played.over)]

    def won(self) -> str:
        """The game is won."""
        if self.descriptions.is_brief:
            return translate("Speech", "won")
        session = self.session
        won = translate("Speech", "You won", "begins a list of moves and time")
        return listed([won, _moves(session.moves), spoken_time(session.clock.elapsed_ms)])

    # Refusals.

    def refused(self, move: Move, refusal: Refusal) -> str:
        """A rule refuses a move of these cards."""
        session, phrases = self.session, self.descriptions
        sentence = refusals.sentence(refusal, session.deal.variant)
        if phrases.is_brief:
            return translate("Speech", "no", "a move is refused")
        if refusal.code == "too-many":
            can = Speech.tr("Too many: %n card(s) can move", "", refusal.number or 0)
            picked = Speech.tr("%n picked", "cards in the hand", move.count)
            return listed([can, picked])
        if not self._is_misfit(move, refusal):
            return self._no(sentence)
        pile = session.position[move.source]
        card = phrases.card_name(pile.up[-move.count])
        landing = move.lands_on(move.source)
        target = session.position[landing]
        if target.top is None:
            pattern = translate("Speech", "%1 does not go to %2", "a card, an empty pile")
            text = filled(pattern, card, phrases.place(landing))
        else:
            pattern = translate("Speech", "%1 does not go on %2", "a card, another card")
            text = filled(pattern, card, phrases.card_name(target.top))
        return told([self._no(text), sentence]) if phrases.is_full else self._no(text)

    def refused_lift(self, refusal: Refusal) -> str:
        """A rule forbids to pick these cards up, or to do what names no cards."""
        if self.descriptions.is_brief:
            return translate("Speech", "no", "a move is refused")
        return self._no(refusals.sentence(refusal, self.session.deal.variant))

    def nowhere(self, card: Card) -> str:
        """There is no move of the kind asked for."""
        if self.descriptions.is_brief:
            return translate("Speech", "no", "a move is refused")
        pattern = translate("Speech", "no place for %1", "a card")
        return filled(pattern, self.descriptions.card_name(card))

    def _no(self, why: str) -> str:
        return filled(translate("Speech", "No: %1", "why a move is refused"), why.rstrip("."))

    def _is_misfit(self, move: Move, refusal: Refusal) -> bool:
        """Whether the card does not fit on what lies there, rather than anything else."""
        rule = self.session.game.rules.piles.get(move.target.kind)
        if rule is None:
            return False
        fits = (*rule.build, *rule.pairs)
        return refusal.code in {rule.base.code, *(fit.code for fit in fits)}

    # How things stand.

    def numbers(self) -> str:
        """Time, moves, score."""
        session = self.session
        clock = session.clock
        points = messages.score(session.score, session.unit, QLocale())
        if self.descriptions.is_brief:
            time = clock.elapsed_ms if clock.limit_ms is None else 1000 * clock.seconds_left
            return listed([messages.duration(time), str(session.moves), points])
        if clock.limit_ms is None:
            used = spoken_time(clock.elapsed_ms)
            time_said = about(translate("Speech", "time used"), used)
        else:
            time_said = about(
                translate("Speech", "time left"), spoken_time(clock.seconds_left * 1000)
            )
        score = about(translate("Speech", "score"), points)
        return told([time_said, _moves(session.moves), score])

    def columns(self) -> str:
        """The top card of every column."""
        return self._tops(Kind.TABLEAU)

    def foundations(self) -> str:
        return self._tops(Kind.FOUNDATION)

    def _tops(self, kind: Kind) -> str:
        game, phrases = self.session.game, self.descriptions
        return told(
            about(place_name(game, spot, brief=True), phrases.top_name(spot))
            for spot in self.session.position.places
            if spot.kind is kind
        )

    def table(self) -> str:
        """Every pile, group by group."""
        parts = []
        for group in self.session.game.variant.layout.reading:
            piles = [self.descriptions.pile(spot) for spot in group.spots]
            if len(group.spots) > 1:
                parts.append(group_name(self.session.game, group))
            parts += piles
        return told(parts)

    def game(self) -> str:
        """A game lies on the table."""
        variant = self.session.deal.variant
        name = messages.variant_text(variant, variant.name)
        return filled(translate("Speech", "Dealt: %1", "name of the game"), name)


def verbosity_name(verbosity: Verbosity) -> str:
    return {
        Verbosity.BRIEF: translate("Speech", "Brief", "how much is said"),
        Verbosity.NORMAL: translate("Speech", "Normal", "how much is said"),
        Verbosity.FULL: translate("Speech", "Full", "how much is said"),
    }[verbosity]


def spoken_time(ms: int) -> str:
    """`5 minutes, 12 seconds`."""
    minutes, seconds = divmod(ms // 1000, 60)
    parts = []
    if minutes:
        parts.append(Speech.tr("%n minute(s)", "", minutes))
    if seconds or not minutes:
        parts.append(Speech.tr("%n second(s)", "", seconds))
    return listed(parts)


def _moves(count: int) -> str:
    return Speech.tr("%n move(s)", "", count)


def over(outcome: Outcome) -> str:
    """The rules end the game, which is not won."""
    if outcome is Outcome.LOST:
        return translate("Speech", "The game is lost")
    return translate("Speech", "The game is over")
