"""Deliveries: the shops of a quarter that are open to a seat, and placing cubes in them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Act, Blocked, Choice, Ply, Text, Who, text
from games.rules.yspahan.facts import (
    QUARTERS,
    SHOPS,
    SOUK_OF,
    SOUKS,
    quarter_text,
    shop_text,
    souk_facts,
    souk_text,
)
from games.rules.yspahan.moments import Between

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


class Deliver(Between, frozen=True, tag="deliver"):
    """The choice of a shop for the next cube. The hoist's cube comes last {#deliver} {#hoist}."""

    cite = "deliver"

    quarter: int
    left: int
    hoist: bool

    def prompt(self, state: State, seat: int) -> Text:
        quarter = quarter_text(self.quarter)
        if not self.left:
            return text("yspahan-prompt-place-hoist", quarter=quarter)
        left = min(self.left, room_for(state.public.shops, seat, self.quarter))
        return text("yspahan-prompt-place", quarter=quarter, left=left)

    def choices(self, state: State, seat: int) -> list[Choice]:
        places = [place_choice(shop) for shop in open_shops(state.public.shops, seat, self.quarter)]
        done = [] if self.left else [SKIP_HOIST]
        return [*places, *done, *self.cards(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        closed = closed_souks(state.public.shops, seat, self.quarter)
        return [*closed, *other_quarters(self.quarter), *self.idle_cards(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        again = GoOnDelivering(self.quarter, self.left, self.hoist)
        if ply.state.playing.play(ply, seat, choice, again):
            return
        if choice is SKIP_HOIST or not choice.args:
            ply.emit("skipped-hoist", seat)
            return
        place(ply, seat, choice.args[0])
        if self.left:
            deliver(ply, seat, self.quarter, self.left - 1, hoist=self.hoist)


class GoOnDelivering(Act, frozen=True, tag="go-on-delivering"):
    """The rest of a delivery that a played card has interrupted {#surplus-cubes}."""

    quarter: int
    left: int
    hoist: bool

    def perform(self, ply: Ply[State], seat: int) -> None:
        deliver(ply, seat, self.quarter, self.left, hoist=self.hoist)


def deliver(ply: Ply[State], seat: int, quarter: int, left: int, *, hoist: bool) -> None:
    """Push the choice of the next shop, if a cube and an open shop are left {#surplus-cubes}."""
    if not left and not hoist:
        return
    if open_shops(ply.state.public.shops, seat, quarter):
        ply.push(seat, Deliver(quarter, left, hoist))
    elif left:
        ply.emit("surplus", seat, count=left)


def place(ply: Ply[State], seat: int, shop: int) -> None:
    """Put a cube from the supply into a shop."""
    shops = ply.state.public.shops
    shops[shop] = seat
    souk = SOUK_OF[shop]
    names: dict[str, Any] = {"shop": shop_text(shop), "souk": souk_text(souk)}
    ply.emit("placed", seat, targets=[f"shop:{SHOPS[shop]}"], **names)
    if all(shops[other] == seat for other in SOUKS[souk].shops):
        ply.emit("completed", seat, targets=[f"shop:{SHOPS[shop]}"], souk=souk_text(souk))


def open_shops(shops: list[int], seat: int, quarter: int) -> list[int]:
    """Return the shops of a quarter into which the seat may put a cube.

    A shop holds one cube {#one-cube-per-shop}. A souk with another seat's cubes is closed
    {#foreign-souk}. If the seat has unfinished souks in the quarter, only these are open
    {#unfinished-souk} {#ruling-two-unfinished}.
    """
    begun: list[int] = []
    fresh: list[int] = []
    for souk in QUARTERS[quarter]:
        free, own, foreign = _survey(shops, seat, SOUKS[souk].shops)
        if free and not foreign:
            (begun if own else fresh).extend(free)
    return begun or fresh


def room_for(shops: list[int], seat: int, quarter: int) -> int:
    """Return the number of cubes that the seat can place in a quarter, in all souks together."""
    surveys = (_survey(shops, seat, SOUKS[souk].shops) for souk in QUARTERS[quarter])
    return sum(len(free) for free, _, foreign in surveys if not foreign)


def _survey(shops: list[int], seat: int, places: tuple[int, ...]) -> tuple[list[int], bool, bool]:
    free: list[int] = []
    own = foreign = False
    for shop in places:
        owner = shops[shop]
        if owner < 0:
            free.append(shop)
        elif owner == seat:
            own = True
        else:
            foreign = True
    return free, own, foreign


def closed_souks(shops: list[int], seat: int, quarter: int, verb: str = "place") -> list[Blocked]:
    """Return the refusals of a quarter's souks and shops that aren't open to the seat."""
    legal = open_shops(shops, seat, quarter)
    return [
        entry
        for souk in QUARTERS[quarter]
        for entry in _closed_souk(shops, seat, souk, legal, verb)
    ]


def _closed_souk(
    shops: list[int], seat: int, souk: int, legal: list[int], verb: str
) -> list[Blocked]:
    places = SOUKS[souk].shops
    free, own, foreign = _survey(shops, seat, places)
    if foreign:
        owner = next(shops[shop] for shop in places if shops[shop] not in (-1, seat))
        reason = text("yspahan-blocked-foreign-souk", souk=souk_text(souk), owner=Who(owner))
        return [_blocked(souk, "foreign-souk", reason, verb)]
    if free and free[0] not in legal:
        reason = text("yspahan-blocked-unfinished-souk", souk=souk_text(SOUK_OF[legal[0]]))
        return [_blocked(souk, "unfinished-souk", reason, verb)]
    if own:
        return [_taken(shop, verb) for shop in places if shops[shop] >= 0]
    return []


def _taken(shop: int, verb: str) -> Blocked:
    reason, name = text("yspahan-blocked-shop-taken"), SHOPS[shop]
    spot = frozenset({f"shop:{name}"})
    return Blocked(f"{verb}:{name.lower()}", "shop-taken", reason, "one-cube-per-shop", spot)


def _blocked(souk: int, code: str, reason: Text, verb: str) -> Blocked:
    spots = frozenset(f"shop:{SHOPS[shop]}" for shop in SOUKS[souk].shops)
    return Blocked(f"{verb}:{SOUKS[souk].id.lower()}.", code, reason, code, spots)


def other_quarters(quarter: int) -> list[Blocked]:
    """Return the refusals of all souks outside the dice's quarter."""
    reason = text("yspahan-blocked-other-quarter", quarter=quarter_text(quarter))
    return [
        Blocked(f"place:{souk.id.lower()}.", "other-quarter", reason, "deliver")
        for souk in SOUKS
        if souk.quarter != quarter
    ]


@cache
def place_choice(shop: int) -> Choice:
    """Return the choice to place a cube in a shop."""
    name = SHOPS[shop]
    label = text("yspahan-choice-place", shop=shop_text(shop))
    key, spots = f"place:{name.lower()}", frozenset({f"shop:{name}"})
    return Choice(key, label, spots, "place", (shop,), souk_facts(SOUK_OF[shop]))


SKIP_HOIST = Choice(
    "skip-hoist", text("yspahan-choice-skip-hoist"), frozenset({"building:hoist"}), "place"
)
