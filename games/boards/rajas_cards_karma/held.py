"""The viewer's dice, and the viewer's unfinished payment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import Final

import msgspec

from games.boards.rajas_cards_karma.forecast import Line, forecast
from games.boards.rajas_cards_karma.looks import Data, Die, die, own_player
from games.rules.kernel.text import Text
from games.rules.rajas_cards_karma.facts import Card, Facts
from games.rules.rajas_cards_karma.payment import reach
from games.rules.rajas_cards_karma.words import colour_text, say

VALUES: Final = range(1, 7)


class HeldDie(msgspec.Struct, frozen=True):
    """A die in the viewer's hand: its target's id, its id for animations, the karma on it."""

    id: str
    glide: str
    die: Die
    laid: bool
    karma: str


class Joker(msgspec.Struct, frozen=True):
    """A value that a steward may have in the current payment."""

    id: str
    value: str
    label: Text


class Hand(msgspec.Struct, frozen=True):
    """The viewer's dice, the free places, and the possible values of a steward."""

    dice: tuple[HeldDie, ...]
    free: range
    count: Text
    jokers: tuple[Joker, ...]


class Need(msgspec.Struct, frozen=True):
    """The stewards and karma that a card costs besides dice, in signs and in words."""

    signs: tuple[str, ...]
    label: Text


class Paid(msgspec.Struct, frozen=True):
    """A die or steward in a payment. ``makes`` is its value (``points``) with karma."""

    colour: str
    value: str
    points: int
    makes: int
    plus: str = ""
    joker: bool = False


class Payment(msgspec.Struct, frozen=True):
    """An unfinished payment: the price, the laid pieces, the missing sum, and the card's gains."""

    colour: str
    cost: int
    exact: str
    pieces: tuple[Paid, ...]
    sum: int
    missing: int
    segments: tuple[str, ...]
    label: Text
    gets: tuple[Line, ...]


# -- the dice -----------------------------------------------------------------------------------


def held(facts: Facts, view: Data, pay: Payment | None) -> Hand | None:
    """Return the viewer's hand of dice; ``None`` for spectators."""
    if view["private"] is None:
        return None
    laid: dict[str, int] = view["private"]["laid"]
    dice = tuple(_die(facts, entry, laid) for entry in view["private"]["hand"])
    return Hand(
        dice=dice,
        free=range(facts.hand_limit - len(dice)),
        count=say("board-hand-count", count=len(dice), limit=facts.hand_limit),
        jokers=_jokers(view, pay),
    )


def _die(facts: Facts, entry: Data, laid: dict[str, int]) -> HeldDie:
    id = entry["card"]
    karma = laid.get(id, 0)
    drawn = die(facts.cards[id].die_colour, entry["value"])
    if id in laid:
        label = say("label-laid", die=drawn.label, value=entry["value"] + karma)
        drawn = msgspec.structs.replace(drawn, label=label)
    return HeldDie(f"hand:{id}", id, drawn, laid=id in laid, karma=_signed(karma))


def _signed(karma: int) -> str:
    """Return an amount of karma with a plus or minus sign; "" for 0."""
    if not karma:
        return ""
    return f"+{karma}" if karma > 0 else f"−{-karma}"


def _jokers(view: Data, pay: Payment | None) -> tuple[Joker, ...]:
    """Return the possible values of a steward; empty if none can be laid."""
    own = own_player(view)
    if pay is None or own is None or own["stewards"] <= len(view["private"]["jokers"]):
        return ()
    values = [int(pay.exact)] if pay.exact else VALUES
    return tuple(
        Joker(f"joker:{value}", str(value), say("label-joker", value=value)) for value in values
    )


# -- costs besides dice --------------------------------------------------------------------------


def needs(facts: Facts, view: Data) -> dict[str, Need]:
    """Return, by card id, the stewards and karma that a card of the grid costs the viewer.

    Only cards are included that the viewer can pay, but not with dice alone.
    """
    own = own_player(view)
    if own is None or view["private"] is None:
        return {}
    values: dict[str, list[int]] = {}
    for entry in view["private"]["hand"]:
        values.setdefault(facts.cards[entry["card"]].die_colour, []).append(entry["value"])
    lying = [facts.cards[id] for id in view["public"]["grid"] if id]
    found = {card.id: _need(card, values, own) for card in lying if card.kind != "goods"}
    return {id: _signs(*need) for id, need in found.items() if need and any(need)}


def _need(card: Card, values: dict[str, list[int]], own: Data) -> tuple[int, int] | None:
    """Return the fewest stewards that a card costs, and the karma needed in addition.

    Return ``None`` if the viewer can't pay.
    """
    karma = range(own["karma"] + 1)
    if card.pips:
        off = [abs(value - card.pips) for dice in values.values() for value in dice]
        ways = [(0, step) for step in karma if step in off] + [(1, 0)] * bool(own["stewards"])
        return min(ways, default=None)
    dice = values.get(card.cost_colour, [])
    stewards = range(own["stewards"] + 1)
    ways = [
        (man, step) for man in stewards for step in karma if reach(dice, step, man) >= card.cost
    ]
    return min(ways, default=None)


def _signs(stewards: int, karma: int) -> Need:
    signs = ("karma",) * karma + ("steward",) * stewards
    return Need(signs, say("label-need", karma=karma, stewards=stewards))


# -- the payment --------------------------------------------------------------------------------


def payment(facts: Facts, view: Data) -> Payment | None:
    """Return the viewer's unfinished payment, or ``None``."""
    public, private = view["public"], view["private"]
    if not public["buying"] or private is None or str(view["seat"]) not in view["open"]:
        return None
    card = facts.cards[public["buying"]]
    paid = (*_laid(facts, private), *(_joker(card, value) for value in private["jokers"]))
    total = sum(piece.makes for piece in paid)
    return Payment(
        colour=card.cost_colour,
        cost=card.cost,
        exact=str(card.pips or ""),
        pieces=paid,
        sum=total,
        missing=max(0, card.cost - total),
        segments=_segments(card, paid),
        label=_says(card, total),
        gets=forecast(facts, public["players"][view["seat"]], card),
    )


def _laid(facts: Facts, private: Data) -> Iterator[Paid]:
    """Yield the laid dice, in the order of the hand."""
    for entry in private["hand"]:
        if entry["card"] in private["laid"]:
            karma, value = private["laid"][entry["card"]], entry["value"]
            colour = facts.cards[entry["card"]].die_colour
            yield Paid(colour, str(value), value, value + karma, _signed(karma))


def _joker(card: Card, value: int) -> Paid:
    return Paid(card.cost_colour or "white", str(value), value, value, joker=True)


def _segments(card: Card, paid: tuple[Paid, ...]) -> tuple[str, ...]:
    """Return, for each point of the price, "die", "karma", "joker" or "open"."""
    found = chain.from_iterable(
        chain(
            repeat("joker" if piece.joker else "die", piece.points),
            repeat("karma", max(0, piece.makes - piece.points)),
        )
        for piece in paid
    )
    filled = (*found,)[: card.cost]
    return filled + ("open",) * (card.cost - len(filled))


def _says(card: Card, total: int) -> Text:
    if not card.cost:
        return say("board-pay-exact", value=card.pips)
    return say("board-pay-sum", sum=total, cost=card.cost, colour=colour_text(card.cost_colour))
