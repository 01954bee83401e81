"""A variant: everything a plugin says about one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from types import MappingProxyType
from typing import Final

from reussite.kernel.cards import SUIT_LETTERS, Card, factory_order, printed_with
from reussite.kernel.choosers import Chooser
from reussite.kernel.deals import microsoft_pack, number_text, shuffled
from reussite.kernel.layout import Layout
from reussite.kernel.piles import EMPTY, HAND, STOCK, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import Scoring
from reussite.kernel.steps import Step, Transition, apply, ended

NOTHING_TO_CHOOSE: Final = "N"


def text(words: str) -> str:
    """Mark words that a player reads for translation; they are returned unchanged.

    The plugin's own `locale/` folder holds the translations.
    """
    return words


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to play an option.

    :param letters: what stands for it in deal codes: a letter A-Z, then letters or digits.
    :param name: what the player reads, in English.
    :param explanation: what it changes, in one sentence.
    """

    letters: str
    name: str
    explanation: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """Something chosen before the deal, and therefore part of its code. The first choice is the
    default."""

    key: str
    name: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Preference:
    """Something the player may switch at any time, and that is never part of a code.

    :param key: its name in the settings file.
    :param name: what the player reads, in English.
    :param default: whether it is on before the player changes it.
    """

    key: str
    name: str
    default: bool
    explanation: str = ""


DOUBLE_CLICK: Final = Preference(
    "double_click",
    text("Double-click moves a card"),
    default=True,
    explanation=text("A double-click sends a card to the best place that accepts it."),
)
AUTO_PLACE: Final = Preference(
    "auto_place",
    text("Automatic placement"),
    default=False,
    explanation=text("A card dropped anywhere on the table goes to the best place."),
)
DROP_HELP: Final = Preference(
    "drop_help",
    text("Placement help"),
    default=True,
    explanation=text("While you drag cards, every place that accepts them lights up."),
)
RULE_REMINDERS: Final = Preference(
    "rule_reminders",
    text("Interactive rules"),
    default=True,
    explanation=text("If a move is refused, a short message tells you which rule forbids it."),
)
SEND_UP: Final = Preference(
    "send_up",
    text("Send all up"),
    default=True,
    explanation=text("Adds a menu item and a key that move all possible cards to the foundations."),
)


class Options(Mapping[str, str]):
    """The chosen letters by option key: `options["draw"] == "D3"`."""

    __slots__ = ("_chosen",)

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self._chosen = MappingProxyType(dict(chosen))

    def __getitem__(self, key: str) -> str:
        return self._chosen[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._chosen)

    def __len__(self) -> int:
        return len(self._chosen)

    def __hash__(self) -> int:
        return hash(self.letters)

    def __repr__(self) -> str:
        return f"Options({self.letters})"

    @property
    def letters(self) -> str:
        """As they stand in a deal code; `N` where there is nothing to choose."""
        return "".join(self._chosen.values()) or NOTHING_TO_CHOOSE


def _never_timed(_options: Options) -> int | None:
    return None


def _all_suits(_options: Options) -> str:
    return SUIT_LETTERS


def _none_first(_options: Options) -> Iterable[str]:
    return ()


@dataclass(frozen=True, eq=False)
class Variant:
    """One game of patience: layout, rules, scoring, preferences.

    :param family: two to eight letters A-Z, the beginning of its deal codes.
    :param version: raised whenever an old code would deal, play or score differently.
    :param name: what the player reads, in English.
    :param packs: packs of 52 cards.
    :param deal: the steps that deal the cards, starting with the whole pack face down on the
        stock, or in the dealer's hand (`HAND`) where the layout has no stock. A function with one
        parameter is given the options.
    :param dealt_first: cards that are taken out of the shuffled pack and dealt before all others,
        in this order, under given options: `("AS", "AH")`. Written twice, both packs give one.
    :param rules: the rules under given options.
    :param scoring: the scoring under given options.
    :param click: choosers for a click on a top card.
    :param double_click: choosers for a double-click on a card with the cards on it.
    :param auto_place: choosers for cards dropped on no accepting pile, with that preference on.
    :param undo_limit: how many actions can be taken back; None: the whole game.
    :param time_limit: seconds of a game under given options; None: no clock.
    :param microsoft: whether Microsoft deal numbers are dealt too.
    :param suits: the suits that the cards bear under given options, as letters: one, two or all
        four of SHDC. With fewer the same number deals the same ranks in the same order.
    :param sentences: English sentences for refusal codes of its own, by code.
    :param summary: what the game is like, in one sentence, for who chooses one.
    :param difficulty: how seldom it is won: 1 easy, 2 medium, 3 hard; 0 is not said.
    :param list_name: how lists of games name it, where players may look for it under another name:
        `Forty Thieves (Quarante Voleurs)`. Each language translates it as its players search.
    :param like: the family of a better known game of this kind, beside which it is listed.
    """

    family: str
    version: int
    name: str
    layout: Layout
    deal: Callable[[], Iterable[Step]] | Callable[[Options], Iterable[Step]]
    rules: Callable[[Options], Rules]
    scoring: Callable[[Options], Scoring]
    packs: int = 1
    options: tuple[Option, ...] = ()
    click: tuple[Chooser, ...] = ()
    double_click: tuple[Chooser, ...] = ()
    auto_place: tuple[Chooser, ...] = ()
    preferences: tuple[Preference, ...] = (
        DOUBLE_CLICK,
        AUTO_PLACE,
        DROP_HELP,
        RULE_REMINDERS,
        SEND_UP,
    )
    undo_limit: int | None = None
    time_limit: Callable[[Options], int | None] = _never_timed
    microsoft: bool = False
    sentences: Mapping[str, str] = field(default_factory=dict)
    suits: Callable[[Options], str] = _all_suits
    dealt_first: Callable[[Options], Iterable[str]] = _none_first
    summary: str = ""
    difficulty: int = 0
    like: str = ""
    list_name: str = ""

    @property
    def tag(self) -> str:
        """Family and version, as codes begin: `DS1`."""
        return f"{self.family}{self.version}"

    @property
    def deals_by_options(self) -> bool:
        """Whether the options change how the cards are dealt."""
        code = getattr(self.deal, "__code__", None)
        if code is not None:
            return bool(code.co_argcount)
        from inspect import signature  # for what is no plain function

        return bool(signature(self.deal).parameters)

    @cached_property
    def places(self) -> Mapping[Spot, int]:
        """The index of every place in a position."""
        spots = self.layout.spots
        if STOCK not in spots:
            spots = (*spots, HAND)
        return MappingProxyType({spot: at for at, spot in enumerate(spots)})

    def choose(self, **letters: str) -> Options:
        """Options with these letters by key, defaults elsewhere; raises ValueError if unknown."""
        chosen = {option.key: option.choices[0].letters for option in self.options}
        if unknown := letters.keys() - chosen.keys():
            raise ValueError(f"{self.family} has no option {', '.join(sorted(unknown))}")
        for option in self.options:
            wanted = letters.get(option.key, chosen[option.key])
            if wanted not in {choice.letters for choice in option.choices}:
                raise ValueError(f"{self.family} option {option.key} has no choice {wanted}")
            chosen[option.key] = wanted
        return Options(chosen)

    @cached_property
    def all_options(self) -> tuple[Options, ...]:
        """Every combination of choices, the default first."""
        keys = [option.key for option in self.options]
        ways = product(*([choice.letters for choice in o.choices] for o in self.options))
        return tuple(Options(dict(zip(keys, way, strict=True))) for way in ways)

    def game(self, options: Options | None = None) -> Game:
        """The variant under these options; the same object each time."""
        return _game(self, options if options is not None else self.choose())


@dataclass(frozen=True, eq=False)
class Game:
    """A variant under chosen options: what a session plays."""

    variant: Variant
    options: Options

    @cached_property
    def rules(self) -> Rules:
        rules = self.variant.rules(self.options)
        rules.packs = self.variant.packs
        rules.suits = self.suits
        rules.covered_by = self.variant.layout.covered_by
        return rules

    @cached_property
    def suits(self) -> str:
        """The suits in play, as letters."""
        return self.variant.suits(self.options)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card in play, in ascending order."""
        return tuple(sorted(self.printed(factory_order(self.variant.packs))))

    def printed(self, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        """The same cards with the suits in play."""
        if self.suits == SUIT_LETTERS:
            return pack
        return tuple(printed_with(card, self.suits) for card in pack)

    @cached_property
    def scoring(self) -> Scoring:
        return self.variant.scoring(self.options)

    @cached_property
    def time_limit(self) -> int | None:
        """Seconds, or None."""
        return self.variant.time_limit(self.options)

    def opening(self, pack: tuple[Card, ...]) -> Transition:
        """The deal of this pack (first card to be dealt first) as a transition."""
        places = self.variant.places
        start = STOCK if STOCK in places else HAND
        whole = Pile(down=pack[::-1])
        piles = tuple(whole if spot is start else EMPTY for spot in places)
        before = Position(places, piles)
        steps = ended(self._dealing(), "the steps of the deal")
        return Transition(before, None, steps, apply(before, steps))

    def _dealing(self) -> Iterable[Step]:
        deal: Callable[..., Iterable[Step]] = self.variant.deal
        return deal(self.options) if self.variant.deals_by_options else deal()

    @cached_property
    def first_names(self) -> tuple[str, ...]:
        """The cards that are dealt before all others, as they are written."""
        return tuple(self.variant.dealt_first(self.options))

    def taken_first(self, pack: tuple[Card, ...]) -> tuple[Card, ...]:
        """The pack with the cards on top that are dealt before all others; raises ValueError
        where it lacks one."""
        if not self.first_names:
            return pack
        left, first = list(pack), []
        for name in self.first_names:
            face = Card.parse(name).face
            found = next((card for card in left if card.face == face), None)
            if found is None:
                raise ValueError(f"{name} is to be dealt first, but there are not so many")
            left.remove(found)
            first.append(found)
        return (*first, *left)

    def numbered(self, number: int) -> Deal:
        """The deal with this number (35 bits)."""
        return Deal(self, number)


@lru_cache(maxsize=256)
def _game(variant: Variant, options: Options) -> Game:
    return Game(variant, options)


@dataclass(frozen=True)
class Deal:
    """One numbered deal of a game: what a deal code names.

    :param number: 35 bits; a Microsoft number where `microsoft` is set.
    """

    game: Game
    number: int
    microsoft: bool = False

    @property
    def variant(self) -> Variant:
        return self.game.variant

    @property
    def code(self) -> str:
        """The canonical deal code."""
        number = f"#{self.number}" if self.microsoft else number_text(self.number)
        return f"{self.variant.tag}-{self.game.options.letters}-{number}"

    def pack(self) -> tuple[Card, ...]:
        """The shuffled pack, first card to be dealt first. Options change the suits printed on its
        cards, and which are taken out to be dealt first; the others keep their order."""
        if self.microsoft:
            return microsoft_pack(self.number)
        cards = shuffled(self.variant.tag, self.number, self.variant.packs)
        return self.game.taken_first(self.game.printed(cards))

    def opening(self) -> Transition:
        return self.game.opening(self.pack())

    def under(self, options: Options) -> Deal:
        """The same cards under other options."""
        return Deal(self.variant.game(options), self.number, self.microsoft)
