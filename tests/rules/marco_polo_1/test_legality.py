"""Legality: the engine and a second calculation from the public view offer the same choices.

The calculation shares no code with the engine: it reads the edition's file and the public view. The
games are random; in every second one, seats sometimes get posts and goods, so that rare situations
occur. At steps that the calculation covers, all choices are compared.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tests.rules.marco_polo_1.table import TITLE, Table, rule

Data = dict[str, Any]
Cost = dict[str, int]
Die = tuple[str, int]
"""A die: own ("d"), black ("b") or white ("w"), and its pips; 0 if it is undeclared."""

FACTS: Data = tomllib.loads(
    (files("games.rules.marco_polo_1") / f"data/{TITLE.editions[0]}.toml").read_text("utf-8")
)


def listed(kind: str, id: str = "id") -> dict[str, Data]:
    return {entry[id]: entry for entry in FACTS[kind]}


PLACES, CARDS, CONTRACTS = listed("place"), listed("city_card"), listed("contract")
MARKET, CHARACTERS = listed("market"), listed("character", "slug")
PRICES = [0, *FACTS["travel"]["price"]]
CITIES = [id for id, place in PLACES.items() if not {"oasis", "start"} & set(place["kinds"])]
OASES = [id for id, place in PLACES.items() if "oasis" in place["kinds"]]
WARES = ("coins", "camels", "pepper", "silk", "gold")
POOLS = {"d": "dice", "b": "black", "w": "white"}
COLOURS = {"b": -1, "w": -3}
OPTIONS: list[dict[str, str]] = [
    {},
    {"characters": "first-game", "goals": "two", "bonuses": "fixed"},
    {"characters": "random"},
]


# -- paying -------------------------------------------------------------------------------------


def can_pay(own: Data, *costs: Cost) -> bool:
    """Return whether a trader can pay all costs together."""
    total: Cost = {}
    for cost in costs:
        for ware, amount in cost.items():
            total[ware] = total.get(ware, 0) + amount
    spare = {ware: own[ware] - total.get(ware, 0) for ware in WARES}
    goods = [spare[good] for good in ("pepper", "silk", "gold")]
    return min(spare.values()) >= 0 and gives_goods(
        goods, total.get("goods_any", 0), total.get("goods_different", 0)
    )


def gives_goods(goods: list[int], alike: int, different: int) -> bool:
    """Return whether a number of goods can be paid; different ones are paid in mixed pairs."""
    pairs = different // 2
    return sum(goods) >= alike and sum(min(kind, pairs) for kind in goods) >= different


# -- steps on the map ---------------------------------------------------------------------------


def roads(own: Data, place: str) -> Iterator[tuple[str, Cost]]:
    """Yield the places one step away, each with the cost of its route."""
    jumps = CHARACTERS[own["character"]].get("oasis_jumps") and place in OASES
    for route in FACTS["route"]:
        if place in route["ends"]:
            to = next(end for end in route["ends"] if end != place)
            if not (jumps and to in OASES):
                yield to, route["cost"]
    yield from ((oasis, {}) for oasis in OASES if jumps and oasis != place)


def steps(own: Data, place: str, left: int, owed: Cost, more: Cost) -> Iterator[str]:
    """Yield the next places of a figure; a step costs ``more`` in addition to its route."""
    yield from (to for to, cost in roads(own, place) if left and can_pay(own, owed, cost, more))


def can_go(own: Data, left: int, owed: Cost, more: Cost) -> bool:
    return any(any(steps(own, place, left, owed, more)) for place in own["figures"])


# -- spaces -------------------------------------------------------------------------------------


def card_works(public: Data, own: Data, card: Data) -> bool:
    """Return whether a city card can be used at least once with any die."""
    cost: Cost = card.get("cost", {})
    works: dict[str, Callable[[], bool]] = {
        "exchange": lambda: can_pay(own, cost),
        "either": lambda: any(
            can_pay(own, {ware: n for ware, n in option["cost"].items() if ware != "vp"})
            for option in card["options"]
        ),
        "by_die": lambda: True,
        "per_pip": lambda: True,
        "count": lambda: bool(own["done" if card["of"] == "completed_contracts" else "posts"]),
        "city_bonus": lambda: (
            any(place in public["bonuses"] for place in own["posts"]) and can_pay(own, cost)
        ),
        "move": lambda: can_go(own, 1, {}, cost),
    }
    return works[card["kind"]]()


def works(public: Data, own: Data, space: str, pips: int) -> bool:
    """Return whether dice with this lowest value can do a space's action, by the action's rules."""
    if space == "khan" or space.startswith("card-"):
        return works_on_brown(public, own, space, pips)
    free = not CHARACTERS[own["character"]].get("surcharge", True)
    surcharge = {"coins": pips if public["spaces"].get(space) and not free else 0}
    if space == "travel":
        return can_go(own, pips, surcharge, {"coins": PRICES[1]})
    takes = space != "contracts" or takes_contract(public, own, pips)
    return takes and can_pay(own, surcharge)


def works_on_brown(public: Data, own: Data, space: str, pips: int) -> bool:
    lying = public["spaces"].get(space, [])
    if space == "khan":
        return len(lying) < 4 and (not lying or pips >= lying[-1]["pips"])
    city = space.removeprefix("card-")[:-2]
    reached = city in own["posts"] and city not in public["fresh_posts"]
    return not lying and reached and card_works(public, own, CARDS[public["cards"][space]])


def takes_contract(public: Data, own: Data, pips: int) -> bool:
    old = [id for id in own["contracts"] if id not in public["fresh"]]
    return any(public["contracts"][:pips]) and (len(own["contracts"]) < 2 or bool(old))


def needs(space: str) -> int:
    """Return the number of dice that a space takes."""
    if space == "travel":
        return int(FACTS["travel"]["dice"])
    return int(MARKET[space]["dice"]) if space in MARKET else 1


def may_lie(public: Data, seat: int, space: str, dice: Sequence[Die]) -> bool:
    """Return whether a seat may place exactly these dice on a space."""
    lying = public["spaces"].get(space, [])
    own_there = any(die["colour"] == seat for die in lying)
    own_placed = any(kind == "d" for kind, _ in dice)
    lowest = min(pips for _, pips in dice)
    return not (own_there and own_placed) and works(public, public["traders"][seat], space, lowest)


def dice_of(own: Data) -> list[Die]:
    return [(kind, pips) for kind, pool in POOLS.items() for pips in own[pool]]


def shown_dice(own: Data) -> list[Die]:
    return [(kind, pips) for kind, pips in dice_of(own) if pips]


def sets(own: Data, number: int) -> Iterator[tuple[Die, ...]]:
    """Yield the sets with a number of dice; an undeclared die can have any number."""
    for dice in combinations(dice_of(own), number):
        yield from product(*(declared(kind, pips) for kind, pips in dice))


def declared(kind: str, pips: int) -> list[Die]:
    return [(kind, face) for face in ([pips] if pips else range(1, 7))]


def spaces(public: Data) -> list[str]:
    return ["coins", *MARKET, "khan", "contracts", "travel", *public["cards"]]


# -- the choices --------------------------------------------------------------------------------


def actions(public: Data, seat: int) -> Iterator[str]:
    """Yield the dice that may be the first on a space, as others can complete the set."""
    own = public["traders"][seat]
    for space in spaces(public):
        for dice in sets(own, needs(space)):
            if may_lie(public, seat, space, dice):
                yield from (f"{space}:{kind}{pips}" for kind, pips in dice)


def bonus_actions(public: Data, own: Data) -> Iterator[str]:
    yield from (f"fulfil:{id}" for id in own["contracts"] if can_pay(own, CONTRACTS[id]["cost"]))
    if can_pay(own, {"camels": 3}) and public["black"] and not public["bought"]:
        yield "buy"
    if can_pay(own, {"camels": 2}) and shown_dice(own):
        yield "turn"
    for kind, pips in dice_of(own):
        yield f"bag:{kind}{pips}"
        if pips and can_pay(own, {"camels": 1}):
            yield f"reroll:{kind}{pips}"


def turned(public: Data, seat: int, step: Any) -> Iterator[str]:
    """Yield the dice that can be turned by one, up or down, but not between 6 and 1."""
    for kind, pips in shown_dice(public["traders"][seat]):
        yield from ([f"turn-up:{kind}{pips}"] if pips < 6 else [])
        yield from ([f"turn-down:{kind}{pips}"] if pips > 1 else [])


def whole_turn(public: Data, seat: int, step: Any) -> Iterator[str]:
    own = public["traders"][seat]
    acts = [] if step.acted else list(actions(public, seat))
    kept = bool(acts) and step.bagged and len(dice_of(own)) == 1
    bonuses = bonus_actions(public, own)
    yield from (key for key in bonuses if not (kept and key.startswith("bag:")))
    if step.acted or not dice_of(own):
        yield "end"
    yield from acts


def more_dice(public: Data, seat: int, step: Any) -> Iterator[str]:
    """Yield the dice that may be added to the dice just placed."""
    own, lying = public["traders"][seat], public["spaces"][step.space]
    kinds = {seat: "d", **{colour: kind for kind, colour in COLOURS.items()}}
    placed = [(kinds[die["colour"]], die["pips"]) for die in lying[-public["put"] :]]
    before = {**public, "spaces": {**public["spaces"], step.space: lying[: -public["put"]]}}
    for dice in sets(own, needs(step.space) - len(placed)):
        if may_lie(before, seat, step.space, [*placed, *dice]):
            yield from (f"add:{kind}{pips}" for kind, pips in dice)


def walk(public: Data, seat: int, step: Any) -> Iterator[str]:
    own, journey = public["traders"][seat], public["journey"]
    made = sum(len(path) - 1 for path in journey["paths"])
    more: Cost = parsed(journey["per_step"])
    if journey["source"] == "space:travel":
        more = {"coins": PRICES[min(made + 1, 6)] - PRICES[made]}
    elif not made:
        more = {}  # the card's first step is part of ``owed``
    for figure, path in enumerate(journey["paths"], 1):
        verb = "go" if len(journey["paths"]) == 1 else f"go-{figure}"
        found = steps(own, path[-1], journey["left"], parsed(journey["owed"]), more)
        yield from (f"{verb}:{to}" for to in found)
    if made:
        yield "stop"
    elif journey["optional"]:
        yield "stay"


def parsed(amounts: Data) -> Cost:
    """Parse shown amounts; steps cost no goods except pairs of different ones."""
    plain = {ware: amount for ware, amount in amounts.items() if ware not in ("goods", "cap")}
    return {**plain, "goods_different": amounts.get("goods", 0)}


def contract(public: Data, seat: int, step: Any) -> Iterator[str]:
    own = public["traders"][seat]
    old = [id for id in own["contracts"] if id not in public["fresh"]]
    room = len(own["contracts"]) < 2 or bool(old)
    shown = [id for id in public["contracts"][: step.pips] if id and room]
    yield from (f"take:{id}" for id in shown)
    if step.declinable or not shown:
        yield "enough"


def row(public: Data, seat: int, step: Any) -> Iterator[str]:
    lying = [die["pips"] for die in public["spaces"][step.space]]
    lowest = min(lying[-needs(step.space) :])
    yield from (f"row:{number}" for number in range(1, lowest + 1))


RECKONED: dict[str, Callable[[Data, int, Any], Iterable[str]]] = {
    "Turn": whole_turn,
    "ChooseTurned": turned,
    "PlaceMore": more_dice,
    "Walk": walk,
    "TakeFromRow": contract,
    "ChooseRow": row,
}


# -- games --------------------------------------------------------------------------------------


def deal_out(state: Any, rng: Random) -> None:
    """Deal out goods and posts to every seat."""
    public = state.public
    for seat, own in enumerate(public.traders):
        own.posts = list(dict.fromkeys(own.posts + rng.sample(CITIES, 2)))[:9]
        if "beijing" in own.posts and seat not in public.beijing:
            public.beijing[public.beijing.index(-1)] = seat
        for ware in WARES:
            setattr(own, ware, rng.choice([0, 1, 2, 3, 5, 9, 20]))


def between_turns(state: Any) -> bool:
    return [type(step).__name__ for stack in state.stacks for step in stack] == ["Turn"]


def chosen(offers: dict[int, Any], rng: Random) -> tuple[int, Any]:
    """Choose a seat, a kind of choice, and a choice of this kind; prefer actions for dice."""
    seat = rng.choice(sorted(offers))
    groups = sorted({choice.group for choice in offers[seat]})
    weights = [0.2 if group in ("bag", "end", "reroll") else 1 for group in groups]
    (group,) = rng.choices(groups, weights)
    return seat, rng.choice([choice for choice in offers[seat] if choice.group == group])


def compare(state: Any, offers: dict[int, Any]) -> str:
    """Compare the offers with the calculation; return the kind of step compared."""
    public = TITLE.view(state, None)["public"]
    for seat, choices in offers.items():
        step = state.stacks[seat][-1]
        kind = type(step).__name__
        if kind in RECKONED:
            keys = {choice.key for choice in choices}
            assert keys == set(RECKONED[kind](public, seat, step)), (kind, public["traders"][seat])
            return kind
    return ""


@rule("turn", "spaces", "at-least-once", "bonus-actions", "travel-steps", "travel-costs")
@pytest.mark.parametrize("number", range(12))
def test_the_offers_are_what_the_rules_allow(number: int) -> None:
    rng, options = Random(number), OPTIONS[number // 3 % len(OPTIONS)]
    state, seen = TITLE.new(2 + number % 3, bytes([number] * 32), options), set[str]()
    while not TITLE.rules.over(state):
        if number % 2 and between_turns(state) and rng.random() < 0.05:
            deal_out(state, rng)
        offers = TITLE.engine.offers(state)
        seen.add(compare(state, offers))
        TITLE.push(state, *chosen(offers, rng))
    assert seen >= set(RECKONED)
    assert Table(state).outcome
