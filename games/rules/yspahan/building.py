"""Buildings: their prices, their payment, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Blocked, Choice, Ply, Text, text
from games.rules.yspahan.facts import BUILDING_POINTS, BUILDINGS, building_text
from games.rules.yspahan.moments import Underway
from games.rules.yspahan.purse import discard, merchant, pay, score

if TYPE_CHECKING:
    from games.rules.yspahan.state import Merchant
    from games.rules.yspahan.steps import State

WAIVERS = ("no-camels", "no-gold")
"""The two build cards, named by the part of the price that they waive. Only one can be used at a
time.
"""


class BuildWithDice(Underway, frozen=True, tag="build-with-dice"):
    """The choice of a building after a group was taken for it.

    It exists only in games of two {#two-players-build}.
    """

    cite = "two-players-build"

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``True`` only for a seat without cards.

        Otherwise a forced choice would reveal its hand.
        """
        return not merchant(state, seat).cards

    def prompt(self, state: State, seat: int) -> Text:
        return text("yspahan-prompt-build")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [*build_choices(state, seat), *waived_choices(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        return unbuildable(state, seat)

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        return waiver_why_not(state, seat, key) or super().why_not(state, seat, key)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        build(ply, seat, *choice.args)


def price(building: str, waiver: str = "") -> tuple[int, int]:
    """Return the camels and the gold that a building costs; a build card waives one of them."""
    camels, gold = BUILDINGS[building]
    return (0 if waiver == "no-camels" else camels, 0 if waiver == "no-gold" else gold)


def _payable(state: State, seat: int, waiver: str) -> Iterator[str]:
    own = merchant(state, seat)
    for building in BUILDINGS:
        camels, gold = price(building, waiver)
        if building not in own.buildings and camels <= own.camels and gold <= own.gold:
            yield building


def build_choices(state: State, seat: int) -> list[Choice]:
    """List the buildings that the seat can pay in full {#build} {#building-once}."""
    return [build_choice(building, "") for building in _payable(state, seat, "")]


def waived_choices(state: State, seat: int, waivers: tuple[str, ...] = WAIVERS) -> list[Choice]:
    """List the buildings that the seat can build with a build card of its hand."""
    hand = state.private[seat].hand
    return [
        build_choice(building, waiver)
        for waiver in waivers
        if waiver in hand
        for building in _payable(state, seat, waiver)
    ]


def unbuildable(state: State, seat: int) -> list[Blocked]:
    """Return the refusals of buildings that the seat can't pay or has built already."""
    own = merchant(state, seat)
    payable = set(_payable(state, seat, ""))
    return [_blocked(building, own) for building in BUILDINGS if building not in payable]


def built_already(state: State, seat: int) -> list[Blocked]:
    """Return the refusals of all buildings after the seat has built one in this turn {#build}."""
    own, reason = merchant(state, seat), text("yspahan-blocked-built-this-turn")
    return [
        _blocked(building, own)
        if own.has(building)
        else Blocked(f"build:{building}", "built-this-turn", reason, "build", _spots(building))
        for building in BUILDINGS
    ]


def _spots(building: str) -> frozenset[str]:
    return frozenset({f"building:{building}"})


def _blocked(building: str, own: Merchant, waiver: str = "") -> Blocked:
    spots, named = _spots(building), building_text(building)
    key = f"build:{building}" + (f"+{waiver}" if waiver else "")
    if own.has(building):
        reason = text("yspahan-blocked-already-built", building=named)
        return Blocked(key, "already-built", reason, "building-once", spots)
    camels, gold = price(building, waiver)
    reason = text("yspahan-blocked-cost", building=named, camels=camels, gold=gold)
    lack = {"camels": camels - own.camels, "gold": gold - own.gold}
    missing = {name: count for name, count in lack.items() if count > 0}
    cite = f"card-{waiver}" if waiver else "build"
    return Blocked(key, "cost", reason, cite, spots, (missing,))


def waiver_why_not(state: State, seat: int, key: str) -> Blocked | None:
    """Return why a building can't be built with the build cards that the key names."""
    verb, _, rest = key.partition(":")
    building, *waivers = rest.split("+")
    if verb != "build" or building not in BUILDINGS or not {*waivers} & {*WAIVERS}:
        return None
    if len(waivers) > 1:
        reason = text("yspahan-blocked-one-build-card")
        return Blocked(key, "one-build-card", reason, "ruling-build-cards-single")
    (waiver,) = waivers
    if waiver not in state.private[seat].hand:
        return not_held(key, waiver)
    # in a game of two, building needs a group of dice
    if building in _payable(state, seat, waiver):
        reason = text("yspahan-blocked-card-build-action")
        return Blocked(key, "card-build-action", reason, "two-players-build-cards")
    return _blocked(building, merchant(state, seat), waiver)


def not_held(key: str, kind: str) -> Blocked:
    """Return the refusal of a card that isn't in the seat's hand."""
    reason = text("yspahan-blocked-card-not-held", card=text(f"yspahan-card-{kind}"))
    return Blocked(key, "card-not-held", reason, "card-effect")


def build(ply: Ply[State], seat: int, building: str, waiver: str = "") -> None:
    """Pay for a building, put a cube on it, and score its points {#building-points}."""
    own = merchant(ply.state, seat)
    if waiver:
        discard(ply, seat, waiver)
        ply.emit("played", seat, card=text(f"yspahan-card-{waiver}"))
    camels, gold = price(building, waiver)
    pay(ply, seat, camels, gold)
    points = BUILDING_POINTS[len(own.buildings)]
    own.buildings.append(building)
    named: dict[str, Any] = {"building": building_text(building)}
    ply.emit(
        "built",
        seat,
        targets=[f"merchant:{seat}"],
        camels=camels,
        gold=gold,
        points=points,
        **named,
    )
    score(ply, seat, "buildings", points)


@cache
def build_choice(building: str, waiver: str) -> Choice:
    """Return the choice to build, paying in full or with a build card."""
    camels, gold = price(building, waiver)
    suffix = f"+{waiver}" if waiver else ""
    kind = f"-{waiver}" if waiver else ""
    label = text(
        f"yspahan-choice-build{kind}", building=building_text(building), camels=camels, gold=gold
    )
    targets = {f"building:{building}"} | ({f"card:{waiver}"} if waiver else set())
    group = "card" if waiver else "build"
    return Choice(f"build:{building}{suffix}", label, frozenset(targets), group, (building, waiver))
