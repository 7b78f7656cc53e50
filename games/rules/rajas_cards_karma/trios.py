"""Trios: the effects of three icons in a seat's displays {#trios}.

An icon can be used for only one effect. A card with several icons can be used for several effects
{#two-effects}. First all possible effects are found. If two of them need the same icon, the seat
chooses. Then the cards of the effects are discarded, and the seat gets the gains {#ruling-icons}.

A trio of ships is found when the third ship enters. Its effect comes after that ship's reward
{#ruling-ships-wait}.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import msgspec

from games.rules.kernel import Act, Choice, Open, Ply, Step, Text
from games.rules.rajas_cards_karma.certain import by_cards
from games.rules.rajas_cards_karma.facts import BUILDINGS, GOODS
from games.rules.rajas_cards_karma.gains import COINS, STEWARDS, Together, Tokens
from games.rules.rajas_cards_karma.table import discard, facts_of, raja
from games.rules.rajas_cards_karma.words import back_text, card_text, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.rules.rajas_cards_karma.steps import State

SHIPS: Final = "ships"
MIXED_BUILDINGS, MIXED_GOODS = "mixed-buildings", "mixed-goods"
MIXED: Final = {MIXED_BUILDINGS: "mixed", MIXED_GOODS: "mixed-goods"}
"""By name of an effect with three different icons: the prefix of its keys."""


class Icon(msgspec.Struct, frozen=True):
    """A building, a good or a whole ship on a displayed card.

    ``place`` is the index of the icon on its card. ``worth`` is a good's value in coins.
    """

    card: str
    kind: str
    place: int = 0
    worth: int = 0


class Effect(msgspec.Struct, frozen=True):
    """An effect: cards with three icons are discarded for coins or stewards.

    The icons are all of one kind, or one of each kind. If they are of one kind, all icons of this
    kind are used.
    """

    name: str
    icons: tuple[Icon, ...]
    coins: int = 0
    stewards: int = 0

    @property
    def cards(self) -> list[str]:
        """The ids of the cards that are discarded, without duplicates."""
        return list(dict.fromkeys(icon.card for icon in self.icons))

    @property
    def key(self) -> str:
        """The key of the choice of this effect."""
        verb = MIXED.get(self.name)
        if verb:  # the same three cards can be a trio of buildings and a trio of goods
            return f"{verb}:" + ",".join(icon.card for icon in self.icons)
        return f"trio:{self.name}"

    def meets(self, other: Effect) -> bool:
        """Return whether both effects need the same icon {#one-effect}."""
        return any(icon in other.icons for icon in self.icons)


# -- icons and effects --------------------------------------------------------------------------


def building_icons(state: State, seat: int) -> list[Icon]:
    """Return the icons of all buildings in a seat's displays."""
    cards = facts_of(state).cards
    return [
        Icon(id, kind, place)
        for id in raja(state, seat).buildings
        for place, kind in enumerate(cards[id].buildings)
    ]


def good_icons(state: State, seat: int) -> list[Icon]:
    """Return the icons of all goods in a seat's displays, also on buildings and ships."""
    own, cards = raja(state, seat), facts_of(state).cards
    return [
        Icon(id, good, place, worth)
        for id in (*own.goods, *own.buildings, *own.ships)
        for place, (good, worth) in enumerate(cards[id].goods)
    ]


def pending(state: State, seat: int) -> bool:
    """Return whether buildings or goods have a pending effect.

    Ships don't count, since they wait for a reward {#ruling-ships-wait}.
    """
    trio = facts_of(state).numbers.trio
    return any(
        len(icons) >= trio and _three(icons, kinds, trio)
        for icons, kinds in (
            (building_icons(state, seat), BUILDINGS),
            (good_icons(state, seat), GOODS),
        )
    )


def _three(icons: list[Icon], kinds: tuple[str, ...], trio: int) -> bool:
    shown = [icon.kind for icon in icons]
    counts = [shown.count(kind) for kind in kinds]
    return all(counts) or max(counts) >= trio


def effects(state: State, seat: int, used: Iterable[Icon]) -> list[Effect]:
    """Return all effects of buildings and goods with icons that aren't in ``used``."""
    spent = set(used)
    free = [icon for icon in building_icons(state, seat) if icon not in spent]
    goods = [icon for icon in good_icons(state, seat) if icon not in spent]
    return [*_building_effects(state, free), *_goods_effects(state, goods)]


def ship_trio(state: State, seat: int) -> tuple[Effect, ...]:
    """Return the effect of three new ships in the row; empty if there are fewer {#ship-trio}."""
    numbers, counted = facts_of(state).numbers, _waiting(state, seat)
    ships = [icon for icon in map(_whole_ship, raja(state, seat).ships) if icon not in counted]
    if len(ships) < numbers.trio:
        return ()
    return (Effect(SHIPS, tuple(ships), stewards=numbers.ship_trio_stewards),)


def _waiting(state: State, seat: int) -> list[Icon]:
    """Return the ships whose trio waits for a current reward {#ruling-ships-wait}."""
    later = (step for step in state.stacks[seat] if isinstance(step, Trios))
    return [icon for step in later for icon in _icons(step.chosen)]


def _whole_ship(card: str) -> Icon:
    return Icon(card, "ship")


def _building_effects(state: State, icons: list[Icon]) -> Iterator[Effect]:
    numbers = facts_of(state).numbers
    for name, chosen in _sets(icons, BUILDINGS, MIXED_BUILDINGS, numbers.trio):
        yield Effect(name, chosen, stewards=numbers.building_trio_stewards)


def _goods_effects(state: State, icons: list[Icon]) -> Iterator[Effect]:
    trio = facts_of(state).numbers.trio
    for name, chosen in _sets(icons, GOODS, MIXED_GOODS, trio):
        yield Effect(name, chosen, coins=sum(icon.worth for icon in chosen))


def _sets(
    icons: list[Icon], kinds: tuple[str, ...], mixed: str, trio: int
) -> Iterator[tuple[str, tuple[Icon, ...]]]:
    """Yield names and icons of effects.

    They are all icons of a kind, if there are enough, and sets of one icon per kind. If several
    sets have the same cards and worth, only one is yielded {#ruling-used-cards}.
    """
    by_kind = [tuple(icon for icon in icons if icon.kind == kind) for kind in kinds]
    for kind, own in zip(kinds, by_kind, strict=True):
        if len(own) >= trio:
            yield kind, own
    found: set[tuple[frozenset[str], int]] = set()
    for chosen in product(*by_kind):
        leaving = frozenset(icon.card for icon in chosen), sum(icon.worth for icon in chosen)
        if leaving not in found:
            found.add(leaving)
            yield mixed, chosen


# -- the steps ----------------------------------------------------------------------------------


class Trios(Act, frozen=True, tag="trios"):
    """The search for the effects of a seat's displays.

    The seat has to choose only if two effects need the same icon {#one-effect}. ``chosen`` may
    already have the effect of three ships, which is found earlier {#ruling-ships-wait}.
    """

    chosen: tuple[Effect, ...] = ()

    def perform(self, ply: Ply[State], seat: int) -> None:
        chosen, state = self.chosen, ply.state
        if not chosen and not pending(state, seat):
            return
        possible = effects(state, seat, _icons(chosen))
        sure = [one for one in possible if not any(_rivals(one, other) for other in possible)]
        if sure:
            ply.push(seat, Trios((*chosen, *sure)))
        elif possible:
            ply.push(seat, PickTrio(chosen))
        else:
            _carry_out(ply, seat, chosen)


def _rivals(one: Effect, other: Effect) -> bool:
    return one is not other and one.meets(other)


def _icons(chosen: tuple[Effect, ...]) -> list[Icon]:
    return [icon for effect in chosen for icon in effect.icons]


class PickTrio(Step, frozen=True, tag="pick-trio"):
    """The choice among effects that need the same icon {#one-effect} {#ruling-icons}."""

    cite = "one-effect"

    chosen: tuple[Effect, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-pick-trio")

    def choices(self, state: State, seat: int) -> list[Choice]:
        possible = effects(state, seat, _icons(self.chosen))
        offered = [one for one in possible if any(_rivals(one, other) for other in possible)]
        names = _names(state, seat, offered)
        return [_pick(effect, names) for effect in offered]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ply.push(seat, Trios((*self.chosen, choice.args[0])))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        return by_cards(ply, seat)


def _pick(effect: Effect, names: dict[str, Text]) -> Choice:
    targets = frozenset(f"own:{card}" for card in effect.cards)
    return Choice(effect.key, _label(effect, names), targets, "trio", (effect,))


def _names(state: State, seat: int, offered: list[Effect]) -> dict[str, Text]:
    """Return different names for the cards of mixed effects.

    A card's name is its face. If names would be equal, the die's colour or the place in the row is
    added.
    """
    cards, own = facts_of(state).cards, raja(state, seat)
    ids = dict.fromkeys(id for effect in offered if effect.name in MIXED for id in effect.cards)
    faces = [card_text(cards[id]) for id in ids]
    corners = [(card_text(cards[id]), cards[id].die_colour) for id in ids]
    places = {
        id: at for row in (own.buildings, own.ships, own.goods) for at, id in enumerate(row, 1)
    }
    names: dict[str, Text] = {}
    for id, (face, colour) in zip(ids, corners, strict=True):
        back = back_text(colour)
        if faces.count(face) == 1:
            names[id] = face
        elif corners.count((face, colour)) == 1:
            names[id] = say("card-corner", card=face, back=back)
        else:
            names[id] = say("card-place", card=face, back=back, place=places[id])
    return names


def _label(effect: Effect, names: dict[str, Text]) -> Text:
    if effect.name in MIXED:
        one, two, three = (names[icon.card] for icon in effect.icons)
        return say(f"choice-{effect.name}", coins=effect.coins, one=one, two=two, three=three)
    return say(f"choice-trio-{effect.name}", coins=effect.coins)


def _carry_out(ply: Ply[State], seat: int, chosen: tuple[Effect, ...]) -> None:
    """Discard the cards of all chosen effects, then push the gains' steps {#two-effects}."""
    own = raja(ply.state, seat)
    rows = own.buildings, own.ships, own.goods
    lying = {card for row in rows for card in row}  # a ship of a waiting trio may be gone already
    cards = dict.fromkeys(card for effect in chosen for card in effect.cards)
    leaving = [card for card in cards if card in lying]
    for row in rows:
        row[:] = [card for card in row if card not in leaving]
    discard(ply, leaving)
    for effect in chosen:
        targets = [f"player:{seat}", "discard"]
        ply.emit(f"trio-{effect.name}", seat, targets=targets, coins=effect.coins)
    ply.push(seat, *_gains(chosen))


def _gains(chosen: tuple[Effect, ...]) -> list[Step]:
    coins = sum(effect.coins for effect in chosen)
    stewards = sum(effect.stewards for effect in chosen)
    if coins and stewards:
        return [Together(coins, STEWARDS, stewards)]
    return [Tokens(COINS, coins)] if coins else [Tokens(STEWARDS, stewards)]
