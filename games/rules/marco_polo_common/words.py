"""Functions that make texts and refusals. The title's slug begins their message ids.

The messages that both games share are in this package (`messages.*.ftl`). There, the ids begin with
the prefix in `KIN`, which each title replaces by its slug.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

import msgspec

from games.rules.kernel import Blocked, Choice, Kin, Param, Text
from games.rules.marco_polo_common.bundle import Bundle

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.table import State

KIN = Kin("games.rules.marco_polo_common", "marco-polo")
NOWHERE: frozenset[str] = frozenset()


class Slugged(Protocol):
    """An object with its title's slug: a state or an edition."""

    @property
    def slug(self) -> str: ...


def say(where: Slugged, id: str, /, **params: Param) -> Text:
    """Return the text ``<slug>-<id>``."""
    return Text(f"{where.slug}-{id}", params)


def no(
    where: Slugged,
    key: str,
    code: str,
    cite: str,
    targets: frozenset[str] = NOWHERE,
    /,
    **params: Param,
) -> Blocked:
    """Return the refusal of a key, with the message ``<slug>-blocked-<code>`` as its reason."""
    return Blocked(key, code, say(where, f"blocked-{code}", **params), cite, targets)


@cache
def plain_choice(slug: str, key: str, id: str, group: str) -> Choice:
    """Return a choice without targets on the board, such as to decline or to stop."""
    return Choice(key, Text(f"{slug}-{id}"), group=group)


def amounts_text(where: Slugged, bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    return _amounts_text(where.slug, bundle)


@cache
def _amounts_text(slug: str, bundle: Bundle) -> Text:
    items: list[Param] = [
        Text(f"{slug}-amount-{kind}", {"count": amount})
        for kind, amount in _amounts(bundle)
        if amount
    ]
    if not items:
        return Text(f"{slug}-amount-nothing")
    if len(items) == 1 and isinstance(items[0], Text):
        return items[0]
    return Text(f"{slug}-list-{len(items)}", dict(zip("abcdefgh", items, strict=False)))


def either_text(where: Slugged, bundles: Sequence[Bundle]) -> Text:
    """Return alternative amounts in words, without duplicates."""
    first, *rest = [amounts_text(where, bundle) for bundle in dict.fromkeys(bundles)]
    for other in rest:
        first = say(where, "either", a=first, b=other)
    return first


def _amounts(bundle: Bundle) -> list[tuple[str, int]]:
    amounts = msgspec.structs.asdict(bundle)
    goods, cap = amounts.pop("goods"), amounts.pop("cap")
    kind = "goods" if cap >= goods else "goods-different"
    listed = [(key.replace("_", "-"), amount) for key, amount in amounts.items()]
    return [*listed[:6], (kind, goods), *listed[6:]]


@cache
def space_text(facts: Edition, space: str) -> Text:
    """Return a space's name; a city card's space is named after its city."""
    place = facts.city_card_spaces.get(space)
    if place:
        return city_card_text(facts, "space-city-card", space, place)
    return facts.space_text(space)


def city_card_text(facts: Edition, id: str, space: str, place: str) -> Text:
    """Return a text about a city's card, with a number if the city has several cards."""
    name = facts.named("place", place)
    if facts.places[place].city_cards == 1:
        return say(facts, id, place=name)
    return say(facts, f"{id}-of", place=name, number=int(space.rpartition("-")[2]))


def source_text(state: State, source: str) -> Text:
    """Return the origin of an amount in words. Origins are texts such as ``contract:red-07``."""
    return _source(state.facts, source)


@cache
def _source(facts: Edition, source: str) -> Text:
    kind, _, id = source.partition(":")
    named: dict[str, Callable[[], Text]] = {
        "space": lambda: space_text(facts, id),
        "contract": lambda: _reward(facts, kind, facts.contracts[id].gain),
        "outpost": lambda: _reward(facts, kind, facts.outposts[id].gain),
        "bonus": lambda: say(facts, f"source-{kind}", place=facts.named("place", id)),
        "seal": lambda: say(facts, f"source-{kind}", seal=facts.named("seal", id)),
        "character": lambda: facts.named("character", id),
    }
    return named[kind]() if kind in named else say(facts, f"source-{kind}")


def _reward(facts: Edition, kind: str, gain: Bundle) -> Text:
    return say(facts, f"source-{kind}", reward=amounts_text(facts, gain))
