"""Legality: the engine and a second calculation from the public view offer the same choices.

The calculation shares no code with the engine: it reads the edition's file and the public view. The
games are random; in every second one, seats sometimes get posts, seals and goods, so that rare
situations occur. At steps that the calculation covers, all choices are compared.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.rules.marco_polo_2.table import EDITION, TITLE, Table, rule

Data = dict[str, Any]
Cost = dict[str, int]
Die = tuple[str, int]
"""A die: own ("d") or black ("b"), and its pips."""

FACTS: Data = tomllib.loads(
    (files("games.rules.marco_polo_2") / f"data/{EDITION}.toml").read_text("utf-8")
)


def listed(kind: str, id: str = "id") -> dict[str, Data]:
    return {entry[id]: entry for entry in FACTS[kind]}


PLACES, SEALS, CARDS = listed("place"), listed("seal"), listed("city_card")
TRAVEL, BOOKS, CONTRACTS = listed("travel_space"), listed("book"), listed("contract")
CHARACTERS = listed("character", "slug")
CITIES = [id for id, place in PLACES.items() if not {"oasis", "start"} & set(place["kinds"])]
WARES = ("coins", "camels", "jade", "pepper", "silk", "gold")
OPTIONS: list[dict[str, str]] = [
    {},
    {"black-dice": "rolled"},
    {"goals": "open", "characters": "random"},
]


# -- paying -------------------------------------------------------------------------------------


def can_pay(own: Data, *costs: Cost) -> bool:
    """Return whether a trader can pay all costs together; jade replaces camels and coins."""
    total: Cost = {}
    for cost in costs:
        for ware, amount in cost.items():
            total[ware] = total.get(ware, 0) + amount
    jade = total.get("jade", 0)
    jade += sum(max(0, total.get(ware, 0) - own[ware]) for ware in ("camels", "coins"))
    spare = [own[good] - total.get(good, 0) for good in ("pepper", "silk", "gold")]
    return (
        jade <= own["jade"]
        and min(spare) >= 0
        and sum(spare) >= total.get("goods_any", 0)
        and sum(good > 0 for good in spare) >= total.get("goods_different", 0)
    )


# -- steps on the map ---------------------------------------------------------------------------


def roads(place: str) -> Iterator[tuple[str, Data]]:
    for route in FACTS["route"]:
        if place in route["ends"]:
            yield next(end for end in route["ends"] if end != place), route


def steps(own: Data, place: str, left: int, owed: Cost, per_step: Cost) -> Iterator[str]:
    """Yield the next places of a figure."""
    able = CHARACTERS[own["character"]]
    for to, route in roads(place):
        used = able.get("oasis_steps", 1) if "oasis" in PLACES[to]["kinds"] else 1
        free = able.get("free_route_costs", [])
        cost = {ware: amount for ware, amount in route["cost"].items() if ware not in free}
        more = {ware: used * amount for ware, amount in per_step.items()}
        sealed = route.get("seal") and route["seal"] not in own["seals"]
        if used <= left and not sealed and can_pay(own, owed, cost, more):
            yield to


def can_go(own: Data, left: int, owed: Cost, per_step: Cost) -> bool:
    return any(any(steps(own, place, left, owed, per_step)) for place in own["figures"])


# -- spaces -------------------------------------------------------------------------------------


def takes_seal(own: Data, pips: int) -> bool:
    return any(seal not in own["seals"] and pips >= SEALS[seal]["min_die"] for seal in SEALS)


def card_works(public: Data, own: Data, card: Data, pips: int) -> bool:
    """Return whether a city card can be used at least once."""
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
        "guild_seal": lambda: can_pay(own, cost) and takes_seal(own, pips),
        "move": lambda: (
            can_go(own, 9, {}, cost) if card["times"] == "die" else can_go(own, 9, cost, {})
        ),
    }
    return pips >= card.get("min_die", 1) and works[card["kind"]]()


def works(public: Data, own: Data, space: str, pips: int) -> bool:
    """Return whether dice with this lowest value can do a space's action, by the action's rules."""
    kind, _, rest = space.partition("-")
    if kind in ("khan", "special", "card"):
        return works_on_brown(public, own, space, pips)
    surcharge = pips if public["spaces"].get(space) else 0
    if kind == "travel":
        allowed = CHARACTERS[own["character"]].get("travel_spaces") or list(TRAVEL)
        cap = min(pips, TRAVEL[rest]["max_steps"])
        owed = {"coins": surcharge + TRAVEL[rest]["fee"].get("coins", 0)}
        return rest in allowed and can_go(own, cap, owed, {})
    open_to: dict[str, Callable[[], bool]] = {
        "book": lambda: pips >= BOOKS[space[:6]]["min_die"],
        "seals": lambda: takes_seal(own, pips),
        "contracts": lambda: takes_contract(public, own),
    }
    return can_pay(own, {"coins": surcharge}) and open_to[kind]()


def works_on_brown(public: Data, own: Data, space: str, pips: int) -> bool:
    lying = public["spaces"].get(space, [])
    kind, _, rest = space.partition("-")
    if kind == "khan":
        return len(lying) < 4 and (not lying or pips >= lying[-1]["pips"])
    city = rest.rstrip("-12")
    reached = city == "area" or (city in own["posts"] and city not in public["fresh_posts"])
    if kind == "special":
        return len(lying) < 2 and reached
    return not lying and reached and card_works(public, own, CARDS[public["cards"][space]], pips)


def takes_contract(public: Data, own: Data) -> bool:
    shown = [id for place in own["posts"] for id in public["contracts"].get(place, []) if id]
    old = [id for id in own["contracts"] if id not in public["fresh"]]
    return bool(shown) and (len(own["contracts"]) < 2 or bool(old))


def needs(own: Data, space: str) -> int:
    """Return the number of dice that a space takes."""
    kind, _, rest = space.partition("-")
    if kind == "seals":
        return int(CHARACTERS[own["character"]].get("guild_seal_dice", 2))
    return int(TRAVEL[rest]["dice"]) if kind == "travel" else 1


def may_lie(public: Data, seat: int, space: str, dice: Sequence[Die]) -> bool:
    """Return whether a seat may place exactly these dice on a space."""
    lying = public["spaces"].get(space, [])
    own_there = any(die["colour"] == seat for die in lying)
    own_placed = any(kind == "d" for kind, _ in dice)
    lowest = min(pips for _, pips in dice)
    return not (own_there and own_placed) and works(public, public["traders"][seat], space, lowest)


def dice_of(own: Data) -> list[Die]:
    return [*(("d", pips) for pips in own["dice"]), *(("b", pips) for pips in own["black"])]


def spaces(public: Data) -> list[str]:
    books = ["book-1", "book-2", "book-3-1", "book-3-2"]
    specials = ["special-baghdad", "special-balkh", "special-hormuz"]
    travel = [f"travel-{id}" for id in TRAVEL]
    return [*books, "khan", "seals", *travel, "contracts", *specials, *public["cards"]]


# -- the choices --------------------------------------------------------------------------------


def actions(public: Data, seat: int) -> Iterator[str]:
    """Yield the dice that may be the first on a space, as others can complete the set."""
    own = public["traders"][seat]
    for space in spaces(public):
        for dice in combinations(dice_of(own), needs(own, space)):
            if may_lie(public, seat, space, dice):
                yield from (f"{space}:{kind}{pips}" for kind, pips in dice)


def bonus_actions(public: Data, own: Data) -> Iterator[str]:
    yield from (f"fulfil:{id}" for id in own["contracts"] if can_pay(own, CONTRACTS[id]["cost"]))
    for seal, improved in own["seals"].items():
        if not improved and can_pay(own, SEALS[seal]["upgrade_cost"]):
            yield f"upgrade:{seal}"
    yield from (f"kept:{tile}" for tile in own["kept"])
    if can_pay(own, {"camels": 3}) and public["black"] and not public["bought"]:
        yield "buy"
    if can_pay(own, {"camels": 2}) and dice_of(own):
        yield "turn"
    for kind, pips in dice_of(own):
        yield f"bag:{kind}{pips}"
        if can_pay(own, {"camels": 1}):
            yield f"reroll:{kind}{pips}"


def turned(public: Data, seat: int, step: Any) -> Iterator[str]:
    """Yield the dice that can be turned by one, up or down, but not between 6 and 1."""
    for kind, pips in dice_of(public["traders"][seat]):
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
    placed = [
        ("d" if die["colour"] == seat else "b", die["pips"]) for die in lying[-public["put"] :]
    ]
    before = {**public, "spaces": {**public["spaces"], step.space: lying[: -public["put"]]}}
    for dice in combinations(dice_of(own), needs(own, step.space) - len(placed)):
        if may_lie(before, seat, step.space, [*placed, *dice]):
            yield from (f"add:{kind}{pips}" for kind, pips in dice)


def walk(public: Data, seat: int, step: Any) -> Iterator[str]:
    own, journey = public["traders"][seat], public["journey"]
    bought = journey["source"].startswith("space:card-") and not journey["used"]
    more = {} if bought else journey["per_step"]  # the card's first step is part of ``owed``
    for figure, path in enumerate(journey["paths"], 1):
        verb = "go" if len(journey["paths"]) == 1 else f"go-{figure}"
        found = steps(own, path[-1], journey["left"], journey["owed"], more)
        yield from (f"{verb}:{to}" for to in found)
    if any(len(path) > 1 for path in journey["paths"]):
        yield "stop"
    elif journey["optional"]:
        yield "stay"


def offer(public: Data, seat: int, step: Any) -> Iterator[str]:
    jade = public["traders"][seat]["jade"]
    yield from (f"offer:{number}" for number, price in enumerate((0, 0, 1, 2), 1) if price <= jade)


def seal(public: Data, seat: int, step: Any) -> Iterator[str]:
    owned = public["traders"][seat]["seals"]
    for id, facts in SEALS.items():
        if id not in owned and step.pips >= facts["min_die"]:
            yield f"take-seal:{id}"


RECKONED: dict[str, Callable[[Data, int, Any], Iterable[str]]] = {
    "Turn": whole_turn,
    "ChooseTurned": turned,
    "PlaceMore": more_dice,
    "Walk": walk,
    "ChooseOffer": offer,
    "ChooseSeal": seal,
}


# -- games --------------------------------------------------------------------------------------


def deal_out(state: Any, rng: Random) -> None:
    """Deal out goods, seals and posts to every seat."""
    for own in state.public.traders:
        own.posts = list(dict.fromkeys(own.posts + rng.sample(CITIES, 2)))[:9]
        for ware in WARES:
            setattr(own, ware, rng.choice([0, 1, 2, 3, 5, 9]))
        for seal_id in SEALS:
            if rng.random() < 0.2:
                own.seals[seal_id] = rng.random() < 0.5


def between_turns(state: Any) -> bool:
    return [type(step).__name__ for stack in state.stacks for step in stack] == ["Turn"]


WEIGHTS = {"bag": 0.2, "end": 0.2, "reroll": 0.2, "turn": 0.2, "seals": 4.0}


def chosen(offers: dict[int, Any], rng: Random) -> tuple[int, Any]:
    """Choose a seat, a kind of choice, and a choice of this kind; prefer actions for dice."""
    seat = rng.choice(sorted(offers))
    groups = sorted({choice.group for choice in offers[seat]})
    weights = [WEIGHTS.get(group, 1.0) for group in groups]
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
    rng, options = Random(number), OPTIONS[number % len(OPTIONS)]
    state = TITLE.new(2 + number % 3, bytes([number] * 32), options, EDITION)
    seen = set[str]()
    while not TITLE.rules.over(state):
        if number % 2 and between_turns(state) and rng.random() < 0.05:
            deal_out(state, rng)
        offers = TITLE.engine.offers(state)
        seen.add(compare(state, offers))
        TITLE.push(state, *chosen(offers, rng))
    assert seen >= set(RECKONED)
    assert Table(state).outcome
