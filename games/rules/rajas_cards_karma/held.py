"""A seat's own dice and its running payment as they are drawn: what is laid, what it makes, what is missing."""

from __future__ import annotations

from itertools import chain, repeat
from typing import Final

from games.rules.kernel.text import Text
from games.rules.rajas_cards_karma.facts import Card, Facts
from games.rules.rajas_cards_karma.forecast import forecast
from games.rules.rajas_cards_karma.looks import Data, die, own_player
from games.rules.rajas_cards_karma.payment import reach
from games.rules.rajas_cards_karma.words import colour_text, say

VALUES: Final = range(1, 7)


# -- the dice -----------------------------------------------------------------------------------


def held(facts: Facts, view: Data, pay: Data | None) -> Data | None:
    """Return the dice that whoever looks holds, and the places still free."""
    if view["private"] is None:
        return None
    laid: dict[str, int] = view["private"]["laid"]
    dice = [_die(facts, entry, laid) for entry in view["private"]["hand"]]
    return {
        "dice": dice,
        "free": range(facts.hand_limit - len(dice)),
        "count": say("board-hand-count", count=len(dice), limit=facts.hand_limit),
        "jokers": _jokers(view, pay),
    }


def _die(facts: Facts, entry: Data, laid: dict[str, int]) -> Data:
    id = entry["card"]
    karma = laid.get(id, 0)
    drawn = die(facts.cards[id].die_colour, entry["value"])
    if id in laid:
        drawn["label"] = say("label-laid", die=drawn["label"], value=entry["value"] + karma)
    return drawn | {
        "id": f"hand:{id}",
        "glide": id,
        "laid": id in laid,
        "karma": _signed(karma) if karma else "",
    }


def _signed(karma: int) -> str:
    return f"+{karma}" if karma > 0 else f"−{-karma}"


def _jokers(view: Data, pay: Data | None) -> list[Data]:
    """Return what a steward may stand for, while one can still be added to what is paid."""
    own = own_player(view)
    if pay is None or own is None or own["stewards"] <= len(view["private"]["jokers"]):
        return []
    values = [int(pay["exact"])] if pay["exact"] else VALUES
    return [
        {"id": f"joker:{value}", "value": str(value), "label": say("label-joker", value=value)}
        for value in values
    ]


# -- what a card would take ------------------------------------------------------------------------


def needs(facts: Facts, view: Data) -> dict[str, Data]:
    """Return what cards of the grid take beyond dice from whoever looks, where they can be paid."""
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
    """Return the fewest stewards, and karma with them, that a card takes; ``None`` if nothing helps."""
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


def _signs(stewards: int, karma: int) -> Data:
    return {
        "signs": ["karma"] * karma + ["steward"] * stewards,
        "label": say("label-need", karma=karma, stewards=stewards),
    }


# -- the payment --------------------------------------------------------------------------------


def payment(facts: Facts, view: Data) -> Data | None:
    """Return what whoever looks is paying just now, and how far it has come."""
    public, private = view["public"], view["private"]
    if not public["buying"] or private is None or str(view["seat"]) not in view["open"]:
        return None
    card = facts.cards[public["buying"]]
    pieces = [_laid(facts, entry, private["laid"]) for entry in private["hand"]]
    laid = [piece for piece in pieces if piece] + [_joker(card, v) for v in private["jokers"]]
    total = sum(piece["makes"] for piece in laid)
    return {
        "colour": card.cost_colour,
        "cost": card.cost,
        "exact": str(card.pips or ""),
        "pieces": laid,
        "sum": total,
        "missing": max(0, card.cost - total),
        "segments": _segments(card, laid),
        "label": _says(card, total),
        "gets": forecast(facts, public["players"][view["seat"]], card),
    }


def _laid(facts: Facts, entry: Data, laid: dict[str, int]) -> Data | None:
    if entry["card"] not in laid:
        return None
    karma, colour = laid[entry["card"]], facts.cards[entry["card"]].die_colour
    return {
        "colour": colour,
        "value": str(entry["value"]),
        "points": entry["value"],
        "karma": karma,
        "plus": _signed(karma) if karma else "",
        "makes": entry["value"] + karma,
        "joker": False,
    }


def _joker(card: Card, value: int) -> Data:
    return {
        "colour": card.cost_colour or "white",
        "value": str(value),
        "points": value,
        "karma": 0,
        "plus": "",
        "makes": value,
        "joker": True,
    }


def _segments(card: Card, laid: list[Data]) -> list[str]:
    """Return where each point of the price comes from: a die, karma, a steward, or nowhere yet."""
    found = chain.from_iterable(
        chain(
            repeat("joker" if piece["joker"] else "die", piece["points"]),
            repeat("karma", max(0, piece["karma"])),
        )
        for piece in laid
    )
    filled = [*found][: card.cost]
    return filled + ["open"] * (card.cost - len(filled))


def _says(card: Card, total: int) -> Text:
    if not card.cost:
        return say("board-pay-exact", value=card.pips)
    return say("board-pay-sum", sum=total, cost=card.cost, colour=colour_text(card.cost_colour))
