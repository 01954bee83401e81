"""Asking every declared test about every pair of cards, once for a set of rules."""

from __future__ import annotations

from functools import cache, reduce
from operator import and_

from reussite.kernel.cards import factory_order, spanned_packs
from reussite.kernel.compiled import Compiled, DeclaredRules
from reussite.kernel.pile_rules import Base, Fit
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position


def compile_rules(rules: DeclaredRules, position: Position) -> Compiled:
    """What every declared test says about every pair of cards, for this order of places."""
    packs = spanned_packs(rules.packs, rules.suits)
    made = Compiled(position.places, rules, factory_order(packs))
    for spot, at in position.places.items():
        rule = rules.piles.get(spot.kind)
        if rule is None or spot.kind in (Kind.STOCK, Kind.HAND):
            continue
        if rule.takes:
            made.add_target(
                at,
                spot,
                takes=rule.takes,
                base=_starting_faces(rule.base, spot),
                build=_fitting_faces(rule.build) * packs if rule.build else None,
                capacity=rule.capacity,
                at_once=rule.most_at_once(spot.kind),
            )
        made.add_source(
            at,
            spot,
            deep=rule.lifts.deep,
            run=_fitting_faces(rule.lifts.run) * packs if rule.lifts.run else None,
        )
        if rule.takes and rule.pairs:
            fits = _fitting_faces(rule.pairs) * packs
            made.add_pairing(at, spot, takes=rule.takes, fits=fits, capacity=rule.capacity)
    made.finish()
    return made


# The named tests are shared by many rule sets, so what they say is kept.


@cache
def _faces_of(fit: Fit) -> tuple[int, ...]:
    """For each of the 52 faces, the set of faces that may lie on it, one bit each."""
    faces = factory_order(1)
    return tuple(sum(1 << card for card in faces if fit.holds(card, onto)) for onto in faces)


@cache
def _fitting_faces(fits: tuple[Fit, ...]) -> tuple[int, ...]:
    tables = [_faces_of(fit) for fit in fits]
    return tuple(reduce(and_, sets) for sets in zip(*tables, strict=True))


@cache
def _starting_faces(base: Base, spot: Spot) -> int:
    return sum(1 << card for card in factory_order(1) if base.holds(card, spot))
