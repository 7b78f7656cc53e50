"""Features of both games: a seat's purse, dice, posts, income and contracts, scaled to about 1.

Sums of different pieces use the heuristics' estimates of their worth in points. A city counts less
with each step on land to it. Income is multiplied by the number of rounds in which it will be
received.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.rules.kernel import Block, joined
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import ROUNDS
from games.rules.marco_polo_common.roaming import FADING, distances
from games.rules.marco_polo_common.wishes import COPY, LATER, OTHER, POINT, WORTH, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import CityBonus, Contract, Edition
    from games.rules.marco_polo_common.table import State

KEPT = 50_000
"""The size of the caches for parts of positions. They help since a choice changes few parts."""
LACKED = tuple(WORTH[ware] / POINT for ware in ("camels", "jade", "pepper", "silk", "gold"))
"""The worth of each missing piece, in points, in the order of `Goods`."""


ANY_GOOD = OTHER["goods"] / POINT

Goods = tuple[int, int, int, int, int]
"""Amounts of camels, jade, pepper, silk and gold, in this order."""


class Offer(NamedTuple):
    """A contract's points, the worth of its other gains in points, and its cost."""

    points: float
    things: float
    asked: Goods
    goods: int


class Chart:
    """An edition's values for the features, computed once.

    ``near`` has the nearness of each city to each place: 1 for the place itself, less with each
    step. ``outposts`` has the worth of outpost bonuses in points. ``incomes`` has, by city bonus
    marker, the points and the worth of its other gains in points.
    """

    def __init__(self, facts: Edition) -> None:
        cities = set(facts.cities)
        self.near = {
            place: {
                city: FADING**steps
                for city, steps in distances(facts, place).items()
                if city in cities
            }
            for place in facts.places
        }
        self.outposts = {id: worth(tile.gain) / POINT for id, tile in facts.outposts.items()}
        self.incomes = {id: _income(marker) for id, marker in facts.bonuses.items()}
        self.contracts = {id: _contract(contract) for id, contract in facts.contracts.items()}
        self.cards = {place.id: place.city_cards for place in facts.places.values() if place.city}
        self.salaries = {slug: _apart(own.round_bonus) for slug, own in facts.characters.items()}


def _apart(gain: Bundle) -> tuple[float, float]:
    """Return an amount's points, and the worth of the rest of it in points."""
    return float(gain.vp), worth(gain) / POINT - gain.vp


def _income(marker: CityBonus) -> tuple[float, float]:
    return (0.0, COPY / POINT) if marker.copy else _apart(marker.gain)


def _contract(own: Contract) -> Offer:
    cost = own.cost
    asked = (cost.camels, cost.jade, cost.pepper, cost.silk, cost.gold)
    return Offer(*_apart(own.gain), asked, cost.goods)


@cache
def chart(facts: Edition) -> Chart:
    """Return the chart of an edition, from the cache."""
    return Chart(facts)


# -- each seat ------------------------------------------------------------------------------------


def _purse(state: State, seat: int) -> list[float]:
    own = state.public.traders[seat]
    return [
        min(own.coins, 100) / 25,
        min(own.camels, 40) / 10,
        min(own.pepper, 20) / 6,
        min(own.silk, 20) / 6,
        min(own.gold, 20) / 6,
        min(own.coins, 8) / 8,
        min(own.camels, 4) / 4,
    ]


PURSE = Block(
    ("coins", "camels", "pepper", "silk", "gold", "coins up to 8", "camels up to 4"),
    _purse,
)


def _dice(state: State, seat: int) -> list[float]:
    own = state.public.traders[seat]
    counts = [0.0] * 7
    for pips in own.dice:
        counts[pips] += 0.5
    others = 0
    for _, pool, colour in state.kit.dice:
        if colour:
            pips_left = getattr(own, pool)
            others += len(pips_left)
            for pips in pips_left:
                counts[pips] += 0.5
    return [*counts, others / 3]


DICE = Block(
    ("dice of any pips", *(f"dice of {pips} pips" for pips in range(1, 7)), "colourless dice"),
    _dice,
)


def standing_at(state: State, seat: int) -> list[str]:
    """Return the places of a seat's figures; in a movement, the places reached so far."""
    journey = state.public.journey
    if journey is not None and journey.seat == seat:
        return [path[-1] for path in journey.paths]
    found: list[str] = state.public.traders[seat].figures
    return found


def nearness(state: State, seat: int) -> dict[str, float]:
    """Return, by city, the nearness on land to the nearest of the seat's figures."""
    return _nearest(state.facts, tuple(standing_at(state, seat)))


@lru_cache(KEPT)
def _nearest(facts: Edition, places: tuple[str, ...]) -> dict[str, float]:
    found: dict[str, float] = {}
    for place in places:
        for city, value in chart(facts).near[place].items():
            found[city] = max(value, found.get(city, 0.0))
    return found


def _map(state: State, seat: int) -> tuple[float, ...]:
    """Return features of a seat's posts, and of near cities in which it has no post."""
    public, posts = state.public, state.public.traders[seat].posts
    number, points = len(posts), state.kit.post_points
    late = [at for at in points if at > number]
    left = ROUNDS - public.round
    *near, bonuses = _in_reach(
        state.facts,
        tuple(standing_at(state, seat)),
        tuple(posts),
        tuple(public.outposts.items()),
        tuple(public.bonuses.items()),
    )
    return (
        number / 10,
        points.get(number + 1, 0) / 10,
        sum([points[at] * LATER ** (at - number - 1) for at in late]) / 10,
        *near,
        bonuses * (1 + left) / 10,
    )


@lru_cache(KEPT)
def _in_reach(
    facts: Edition,
    figures: tuple[str, ...],
    posts: tuple[str, ...],
    outposts: tuple[tuple[str, str], ...],
    bonuses: tuple[tuple[str, str], ...],
) -> tuple[float, ...]:
    """Return sums over near cities without the seat's post, weighted by nearness.

    The sums are of cities, city cards, outposts and city bonuses.
    """
    known = chart(facts)
    near = {city: by for city, by in _nearest(facts, figures).items() if city not in posts}
    return (
        sum(near.values()) / 3,
        max(near.values(), default=0.0),
        sum(by * known.cards[city] for city, by in near.items()) / 3,
        sum(near.get(place, 0.0) * known.outposts[tile] for place, tile in outposts) / 5,
        sum(near.get(place, 0.0) * sum(known.incomes[marker]) for place, marker in bonuses),
    )


MAP = Block(
    (
        "posts",
        "points of the next post",
        "points of later posts",
        "cities near",
        "city nearest",
        "city cards near",
        "outposts near",
        "bonuses near",
    ),
    _map,
)


def _income_of(state: State, seat: int) -> list[float]:
    public, own, known = state.public, state.public.traders[seat], chart(state.facts)
    points, things = known.salaries[own.character] if own.character else (0.0, 0.0)
    posts = own.posts
    for place, marker in public.bonuses.items():
        if place in posts:
            more, other = known.incomes[marker]
            points, things = points + more, things + other
    left = ROUNDS - public.round
    return [points / 5, things / 5, points * left / 10, things * left / 10]


INCOME = Block(
    (
        "points each round",
        "things each round",
        "points of rounds to come",
        "things of rounds to come",
    ),
    _income_of,
)


def _cards(state: State, seat: int) -> list[float]:
    public, posts = state.public, state.public.traders[seat].posts
    spaces = [space for space, place in state.facts.city_card_spaces.items() if place in posts]
    free = sum(space not in public.spaces for space in spaces)
    return [len(spaces) / 5, free / 5, len(spaces) * (ROUNDS - public.round) / 15]


CARDS = Block(("city cards", "city cards free now", "city cards in rounds to come"), _cards)


def shortfall(had: Goods, own: Offer) -> float:
    """Return the worth in points of the pieces that a cost lacks; jade can replace camels."""
    missing = [max(0, asks - has) for asks, has in zip(own.asked, had, strict=True)]
    spare = [max(0, has - asks) for asks, has in zip(own.asked, had, strict=True)]
    missing[0] = max(0, missing[0] - spare[1])
    price = sum([value * number for value, number in zip(LACKED, missing, strict=True)])
    return price + ANY_GOOD * max(0, own.goods - sum(spare[2:]))


def _contracts(state: State, seat: int) -> tuple[float, ...]:
    traders = state.public.traders
    own = traders[seat]
    done = len(own.done)
    best = max([len(other.done) for other in traders if other is not own])
    had = (own.camels, own.jade, own.pepper, own.silk, own.gold)
    return done / 8, (done - best) / 4, *_held(state.facts, tuple(own.contracts), had)


@lru_cache(KEPT)
def _held(facts: Edition, contracts: tuple[str, ...], had: Goods) -> tuple[float, ...]:
    """Return the gains of a seat's contracts, and the worth missing for each and for all."""
    held = [chart(facts).contracts[contract] for contract in contracts]
    short = sorted(shortfall(had, own) for own in held)
    asked = [sum(wares) for wares in zip(*(own.asked for own in held), strict=True)] or [0] * 5
    camels, _, *goods = [max(0, asks - has) for asks, has in zip(asked, had, strict=True)]
    return (
        len(held) / 2,
        sum(own.points for own in held) / 10,
        sum(own.things for own in held) / 5,
        short.count(0.0) / 2,
        (short[0] if short else 2.0) / 4,
        (short[-1] if len(short) > 1 else 2.0) / 4,
        camels / 4,
        *(good / 4 for good in goods),
    )


CONTRACTS = Block(
    (
        "contracts done",
        "contracts ahead of the best other",
        "contracts",
        "points of contracts",
        "things of contracts",
        "contracts ready",
        "lacks for the nearest contract",
        "lacks for the other contract",
        *(f"lacks {ware} for all" for ware in ("camels", "pepper", "silk", "gold")),
    ),
    _contracts,
)


BELONGINGS = joined(PURSE, DICE, MAP, INCOME, CARDS, CONTRACTS)
"""The public features of a seat that both titles have."""
