"""Which game comes next: the one begun last, a random deal of it, and how it is called."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QAccessible

from reussite.i18n import messages
from reussite.kernel.deals import MICROSOFT_NUMBERS, NUMBERS
from reussite.kernel.variant import Deal, Game, Options, Variant
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.a11y.preferences import Scan
from reussite.windows.access_settings import kept_access

SECTION = "game"
FIRST_FAMILY = "DS"  # before the player has chosen any


def random_deal(game: Game) -> Deal:
    """A deal that nobody can foresee."""
    import secrets  # 8 ms: not where no new deal is made

    return game.numbered(secrets.randbelow(NUMBERS))


def neighbour(deal: Deal, by: int) -> Deal:
    """The deal with a number so much higher or lower, under the same options; after the last comes
    the first."""
    if deal.microsoft:
        number = (deal.number - 1 + by) % len(MICROSOFT_NUMBERS) + 1
    else:
        number = (deal.number + by) % NUMBERS
    return replace(deal, number=number)


def last_game(settings: Settings, plugins: PluginHost) -> Game | None:
    """The game begun last, under its options; any other where it is not known any more.

    None where no variant is known at all.
    """
    variant = plugins.variant(settings.get(SECTION, "family", FIRST_FAMILY))
    variant = variant or next(iter(plugins.variants.values()), None)
    return None if variant is None else variant.game(first_options(settings, variant))


def first_options(settings: Settings, variant: Variant) -> Options:
    """The options that are offered first: those of the last new game of this variant.

    Who plays with a reader or with switches and has chosen none yet is not offered a clock.
    """
    options = settings.last_options(variant)
    is_chosen = bool(settings.get(variant.family, "options", ""))
    if is_chosen or not (QAccessible.isActive() or kept_access(settings).scan is not Scan.OFF):
        return options
    untimed = (way for way in variant.all_options if variant.game(way).time_limit is None)
    return next(untimed, options)


def remember(settings: Settings, deal: Deal) -> None:
    """Offer this variant and these options first next time."""
    settings.set(SECTION, "family", deal.variant.family)
    settings.set(deal.variant.family, "options", deal.game.options.letters)


def described(deal: Deal) -> str:
    """What a code names: the variant and the chosen options, in the player's language."""
    variant = deal.variant
    names = [messages.variant_text(variant, variant.name)]
    for option in variant.options:
        letters = deal.game.options[option.key]
        choice = next(choice for choice in option.choices if choice.letters == letters)
        names.append(messages.variant_text(variant, choice.name))
    return " · ".join(names)
