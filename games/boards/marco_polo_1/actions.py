"""The action area: every space with its dice, its gains and its requirements.

Amounts are tokens (see ``looks``), and sentences are `Text`s. Templates make the HTML.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from games.boards.marco_polo_common.dice import SupplyDice
from games.boards.marco_polo_common.looks import Amount, Data, amounts, board_text
from games.boards.marco_polo_common.pieces import Ticket, ticket
from games.boards.marco_polo_common.spaces import (
    GainSpace,
    Khan,
    OfferSpace,
    Space,
    Tray,
    bag,
    khan,
    space,
    tray,
)
from games.rules.kernel.text import Text
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import (
    BAG,
    COINS,
    KHAN,
    POSITION_BONUS,
    Edition,
    Market,
    bundle_text,
)
from games.rules.marco_polo_common.bundle import Bundle

SIGNS: Final = {"camels": "camel"}
"""By ware, the name of its icon, if that isn't the ware's name."""

# -- the bazaar ---------------------------------------------------------------------------------


class Stall(msgspec.Struct, frozen=True, kw_only=True):
    """The space of a ware in the bazaar: its number of dice, and the empty places for them."""

    space: Space
    ware: str
    needs: int
    slots: range


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """The gain of a ware's space for one value of the lowest die."""

    id: str
    ware: str
    items: tuple[Amount, ...]
    label: Text


class MarketRow(msgspec.Struct, frozen=True):
    """The gains of all spaces of the bazaar for one value of the lowest die."""

    pips: int
    cells: tuple[Cell, ...]


class Bazaar(msgspec.Struct, frozen=True):
    """The bazaar: a space above a column for each ware, and a row for each lowest die."""

    stalls: tuple[Stall, ...]
    rows: tuple[MarketRow, ...]


def _market(facts: Edition, public: Data) -> Bazaar:
    rows = zip(*(_cells(facts, market.id) for market in facts.market.values()), strict=True)
    return Bazaar(
        tuple(_stall(facts, public, market) for market in facts.market.values()),
        tuple(MarketRow(pips, cells) for pips, cells in enumerate(rows, 1)),
    )


def _stall(facts: Edition, public: Data, market: Market) -> Stall:
    name = board_text(facts, market.id)
    tip = board_text(facts, "market-tip", dice=market.dice)
    own = space(facts, public, market.id, name, tip)
    free = range(0 if own.dice else market.dice)
    return Stall(space=own, ware=market.ware, needs=market.dice, slots=free)


@cache
def _cells(facts: Edition, market: str) -> tuple[Cell, ...]:
    own = facts.market[market]
    return tuple(_cell(facts, own, number, gain) for number, gain in enumerate(own.rows, 1))


def _cell(facts: Edition, market: Market, number: int, gain: Bundle) -> Cell:
    ware = board_text(facts, market.id)
    return Cell(
        id=f"row:{market.id}-{number}",
        ware=market.ware,
        items=_ware_first(amounts(gain), SIGNS.get(market.ware, market.ware)),
        label=board_text(facts, "market-row", ware=ware, row=number, gain=bundle_text(gain)),
    )


def _ware_first(items: tuple[Amount, ...], sign: str) -> tuple[Amount, ...]:
    return tuple(sorted(items, key=lambda item: item.icon != sign))


# -- contracts ----------------------------------------------------------------------------------


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position for a contract: its number (the lowest die), its bonus, and the contract there."""

    number: int
    bonus: tuple[tuple[Amount, ...], ...]
    label: Text
    slip: Ticket | None


class Contracts(msgspec.Struct, frozen=True, kw_only=True):
    """The contracts action: its space, open contracts, later rounds' piles, and special pile."""

    space: Space
    positions: tuple[Position, ...]
    piles: int
    piles_label: Text
    pile: int
    pile_label: Text


def _contracts(facts: Edition, public: Data) -> Contracts:
    name, tip = board_text(facts, "contracts"), board_text(facts, "contracts-tip")
    return Contracts(
        space=space(facts, public, "contracts", name, tip),
        positions=tuple(
            _position(facts, number, contract)
            for number, contract in enumerate(public["contracts"], 1)
        ),
        piles=public["piles"],
        piles_label=board_text(facts, "piles", count=public["piles"]),
        pile=public["pile"],
        pile_label=board_text(facts, "pile", count=public["pile"]),
    )


def _position(facts: Edition, number: int, contract: str) -> Position:
    """Return a position with its bonus {#contract-bonus} and contract; "" is no contract."""
    bonus = POSITION_BONUS.get(number, ())
    words = dict(zip("ab", map(bundle_text, bonus), strict=False))
    return Position(
        number=number,
        bonus=tuple(amounts(gain) for gain in bonus),
        label=board_text(facts, "position-bonus" if bonus else "position", number=number, **words),
        slip=ticket(facts, contract) if contract else None,
    )


# -- travel -------------------------------------------------------------------------------------


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """The price of a number of steps. If ``made``, the current journey has made them already."""

    steps: int
    price: int
    made: bool
    label: Text


class Travel(msgspec.Struct, frozen=True, kw_only=True):
    """The travel action's space. If ``used``, the current journey began there."""

    space: Space
    used: bool
    slots: range
    prices: tuple[Price, ...]


def _travel(facts: Edition, public: Data) -> Travel:
    tip = board_text(facts, "travel-tip", dice=facts.travel_dice)
    own = space(facts, public, "travel", board_text(facts, "travel"), tip)
    journey = public["journey"]
    used = bool(journey) and journey["source"] == "space:travel"
    made = journey["used"] if used and journey["prices"] else 0
    return Travel(
        space=own,
        used=used,
        slots=range(0 if own.dice else facts.travel_dice),
        prices=tuple(
            _price(facts, steps, price, made)
            for steps, price in enumerate(facts.travel_price)
            if steps
        ),
    )


def _price(facts: Edition, steps: int, price: int, made: int) -> Price:
    words = bundle_text(Bundle(coins=price))
    label = board_text(facts, "travel-price", steps=steps, price=words)
    return Price(steps=steps, price=price, made=steps == made, label=label)


# -- the whole area -----------------------------------------------------------------------------


class ActionArea(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the action area, and the tray beside it."""

    tray: Tray
    coins: GainSpace
    market: Bazaar
    khan: Khan
    bag: OfferSpace
    contracts: Contracts
    travel: Travel


def action_area(view: Data) -> ActionArea:
    """Return the action area as the viewer sees it."""
    public = view["public"]
    facts = edition(public["edition"])
    return ActionArea(
        tray=tray(facts, view, _supply(facts, public)),
        coins=_coins(facts, public),
        market=_market(facts, public),
        khan=khan(facts, public, KHAN),
        bag=bag(facts, public, BAG),
        contracts=_contracts(facts, public),
        travel=_travel(facts, public),
    )


def _supply(facts: Edition, public: Data) -> tuple[SupplyDice, ...]:
    """Return the supply's unrolled black dice, drawn as one die with their number."""
    count = len(public["black"])
    if not count:
        return ()
    label = board_text(facts, "supply", count=count)
    return (SupplyDice(id="black:0", pips=0, count=count, label=label),)


def _coins(facts: Edition, public: Data) -> GainSpace:
    name, tip = board_text(facts, "coins"), board_text(facts, "coins-tip", gain=bundle_text(COINS))
    return GainSpace(space(facts, public, "coins", name, tip), amounts(COINS))
