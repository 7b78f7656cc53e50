"""The action area: every space with the dice on it, what it brings, what it asks.

Amounts come as lists of tokens (see ``looks``), sentences as `Text`s; nothing here knows HTML.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from games.rules.marco_polo_1.facts import (
    BAG,
    COINS,
    KHAN,
    POSITION_BONUS,
    Edition,
    Market,
    bundle_text,
    edition,
)
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.looks import Data, amounts, seat_colour
from games.rules.marco_polo_common.pieces import (
    board_text,
    khan,
    small_actions,
    space,
    supply,
    ticket,
    waiting_dice,
)

SIGNS: Final = {"camels": "camel"}
"""The signs of wares that have another name."""


def band(view: Data) -> Data:
    """Return the stations of the action area, and the viewer's dice that wait beside it."""
    public = view["public"]
    facts = edition(public["edition"])
    return {
        "tray": _tray(facts, view),
        "coins": _coins(facts, public),
        "market": _market(facts, public),
        "khan": khan(facts, public, KHAN),
        "bag": _bag(facts, public),
        "contracts": _contracts(facts, public),
        "travel": _travel(facts, public),
    }


def _tray(facts: Edition, view: Data) -> Data:
    public, seat = view["public"], view["seat"]
    mine = seat is not None and public["round"] > 0
    return {
        "mine": mine,
        "dice": waiting_dice(facts, public["traders"][seat], seat_colour(seat)) if mine else [],
        "acts": small_actions(facts),
        "supply": supply(facts, public),
        "supply_label": board_text(facts, "supply", count=len(public["black"])),
    }


# -- coins and the purse ------------------------------------------------------------------------


def _coins(facts: Edition, public: Data) -> Data:
    tip = board_text(facts, "coins-tip", gain=bundle_text(COINS))
    return space(facts, public, "coins", board_text(facts, "coins"), tip, items=amounts(COINS))


def _bag(facts: Edition, public: Data) -> Data:
    return space(
        facts,
        public,
        "bag",
        board_text(facts, "bag"),
        board_text(facts, "bag-tip"),
        offers=[
            {"id": f"bag:{kind}", "items": amounts(gain), "label": bundle_text(gain)}
            for kind, gain in BAG.items()
        ],
    )


# -- the bazaar ---------------------------------------------------------------------------------


def _market(facts: Edition, public: Data) -> Data:
    """Return the bazaar: a space for each ware above its column, and rows by the lowest die."""
    rows = zip(*(_rows(facts, market.id) for market in facts.market.values()), strict=True)
    return {
        "spaces": [_ware(facts, public, market) for market in facts.market.values()],
        "rows": [{"pips": pips, "cells": cells} for pips, cells in enumerate(rows, 1)],
    }


def _ware(facts: Edition, public: Data, market: Market) -> Data:
    name = board_text(facts, market.id)
    tip = board_text(facts, "market-tip", dice=market.dice)
    found = space(facts, public, market.id, name, tip, ware=market.ware, needs=market.dice)
    found["symbol"] = f"mp-{SIGNS.get(market.ware, market.ware)}"
    found["slots"] = range(0 if found["dice"] else market.dice)
    return found


@cache
def _rows(facts: Edition, market: str) -> list[Data]:
    own = facts.market[market]
    return [_row(facts, own, number, gain) for number, gain in enumerate(own.rows, 1)]


def _row(facts: Edition, market: Market, number: int, gain: Bundle) -> Data:
    ware = board_text(facts, market.id)
    return {
        "id": f"row:{market.id}-{number}",
        "ware": market.ware,
        "items": _ware_first(amounts(gain), SIGNS.get(market.ware, market.ware)),
        "label": board_text(facts, "market-row", ware=ware, row=number, gain=bundle_text(gain)),
    }


def _ware_first(items: list[Data], sign: str) -> list[Data]:
    return sorted(items, key=lambda item: item["icon"] != sign)


# -- contracts ----------------------------------------------------------------------------------


def _contracts(facts: Edition, public: Data) -> Data:
    name, tip = board_text(facts, "contracts"), board_text(facts, "contracts-tip")
    return space(
        facts,
        public,
        "contracts",
        name,
        tip,
        positions=[
            _position(facts, number, contract)
            for number, contract in enumerate(public["contracts"], 1)
        ],
        piles=public["piles"],
        piles_label=board_text(facts, "piles", count=public["piles"]),
        pile=public["pile"],
        pile_label=board_text(facts, "pile", count=public["pile"]),
    )


def _position(facts: Edition, number: int, contract: str) -> Data:
    """Return a position: the least die, the contract there, and what comes with it {#contract-bonus}."""
    bonus = POSITION_BONUS.get(number, ())
    words = dict(zip("ab", map(bundle_text, bonus), strict=False))
    label = board_text(facts, "position-bonus" if bonus else "position", number=number, **words)
    return {
        "number": number,
        "bonus": [amounts(gain) for gain in bonus],
        "label": label,
        "slip": ticket(facts, contract) if contract else None,
    }


# -- travel -------------------------------------------------------------------------------------


def _travel(facts: Edition, public: Data) -> Data:
    tip = board_text(facts, "travel-tip", dice=facts.travel_dice)
    found = space(facts, public, "travel", board_text(facts, "travel"), tip)
    journey = public["journey"]
    made = journey["used"] if journey and journey["prices"] else 0
    found["used"] = bool(journey) and journey["source"] == "space:travel"
    found["slots"] = range(0 if found["dice"] else facts.travel_dice)
    found["prices"] = [
        _price(facts, steps, price, made if found["used"] else 0)
        for steps, price in enumerate(facts.travel_price)
        if steps
    ]
    return found


def _price(facts: Edition, steps: int, price: int, made: int) -> Data:
    words = bundle_text(Bundle(coins=price))
    return {
        "steps": steps,
        "price": price,
        "made": steps == made,
        "label": board_text(facts, "travel-price", steps=steps, price=words),
    }
