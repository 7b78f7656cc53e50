"""Features of Marco Polo II: goal card, shields, guild seals, and what both games share."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Block, Features, joined
from games.rules.marco_polo_2.contracts import cities_with_post, open_contracts
from games.rules.marco_polo_2.editions import edition
from games.rules.marco_polo_2.facts import AREA_CARDS, COINS_PER_POINT, DEFAULT, GOODS_PER_POINT
from games.rules.marco_polo_2.scoring import (
    contract_points,
    goods,
    seal_points,
    shield_points,
    shields,
)
from games.rules.marco_polo_common.bids import net_points
from games.rules.marco_polo_common.features import BELONGINGS, chart, nearness
from games.rules.marco_polo_common.table_features import (
    TIME,
    TURN,
    characters,
    displayed,
    spaces,
    standing,
)
from games.rules.marco_polo_common.wishes import POINT, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_2.facts import Edition, Goal
    from games.rules.marco_polo_2.state import State

OWN = edition(DEFAULT)
SPACES = (
    *OWN.book_spaces,
    "khan",
    "seals",
    *(f"travel-{space}" for space in OWN.travel),
    "contracts",
    *OWN.specials,
)


def _if_over(state: State, seat: int, goal: Goal | None = None) -> int:
    """Return the points of a seat if the game ended now {#scoring}.

    The points of its goal card are included if ``goal`` is given or the card is already revealed.
    """
    traders = state.public.traders
    own = traders[seat]
    most = contract_points([len(other.done) for other in traders])[seat]
    known = goal or state.facts.goals.get(own.goal)
    seals = seal_points(known, own.seals) if known else 0
    if own.character:
        seals += shield_points(state, seat, known)
    at_end = goods(state, seat) // GOODS_PER_POINT + own.coins // COINS_PER_POINT
    return net_points(state.public, seat) + seals + at_end + most


# -- each seat ------------------------------------------------------------------------------------


def _progress(state: State, seat: int) -> list[float]:
    """Return features of a seat's jade, shields, seals, special cities and kept tiles."""
    own, facts = state.public.traders[seat], state.facts
    track, seals = facts.shield_points, own.seals
    reached = shields(state, seat, None) if own.character else 0
    last = len(track) - 1
    asked = sum([facts.contracts[contract].cost.jade for contract in own.contracts])
    return [
        min(own.jade, 20) / 6,
        max(0, asked - own.jade) / 2,
        reached / 10,
        (track[min(reached + 1, last)] - track[min(reached, last)]) / 6,
        sum([chart(facts).outposts[tile] for tile in own.kept]) / 5,
        *[float(seal in seals) for seal in OWN.seals],
        *[float(seals.get(seal, False)) for seal in OWN.seals],
        *[float(city.place in own.posts) for city in facts.specials.values()],
    ]


PROGRESS = Block(
    (
        "jade",
        "lacks jade for all",
        "shields",
        "points of the next shield",
        "kept outposts",
        *(f"has {seal}" for seal in OWN.seals),
        *(f"improved {seal}" for seal in OWN.seals),
        *(f"post in {city.place}" for city in OWN.specials.values()),
    ),
    _progress,
)
EACH = joined(standing(_if_over), BELONGINGS, PROGRESS, TURN, characters(OWN.characters))


# -- goal cards -----------------------------------------------------------------------------------


def _goals(state: State, seat: int) -> list[float]:
    """Return the features of the goal card; before it is chosen, the means over all dealt cards."""
    own, cards = state.public.traders[seat], state.private[seat].goals
    if not cards:
        return [own.points / 100, *NOTHING]
    found = [_goal(state, seat, state.facts.goals[card]) for card in cards]
    return [sum(values) / len(cards) for values in zip(*found, strict=True)]


def _goal(state: State, seat: int, goal: Goal) -> list[float]:
    """Return a goal card's points for seals (improved, owned, missing) and for shields."""
    own, places = state.public.traders[seat], state.facts.places
    improved = in_hand = missing = 0
    for seal, points in goal.seals.items():
        better = own.seals.get(seal)
        if better is None:
            missing += points
        elif better:
            improved += points
        else:
            in_hand += points
    reached = {places[place].shield for place in own.posts}
    wanted = [shield for shield in goal.shields if shield not in reached]
    near = nearness(state, seat)
    ways = [near.get(city, 0.0) for shield in wanted for city in _bearing(state.facts, shield)]
    return [
        _if_over(state, seat, goal) / 100,
        improved / 10,
        in_hand / 10,
        missing / 10,
        (len(goal.shields) - len(wanted)) / 3,
        len(wanted) / 3,
        sum(ways) / 2,
        max(ways, default=0.0),
    ]


@cache
def _bearing(facts: Edition, shield: str) -> tuple[str, ...]:
    """Return the cities that show a shield."""
    return tuple(place.id for place in facts.places.values() if place.shield == shield)


GOALS = Block(
    (
        "points if it ended now",
        "points of the goal's improved seals",
        "points of its seals in hand",
        "points of its missing seals",
        "goal shields reached",
        "goal shields missing",
        "goal shields near",
        "goal shield nearest",
    ),
    _goals,
)
NOTHING = [0.0] * (len(GOALS.names) - 1)


# -- the table ------------------------------------------------------------------------------------


def _offers(state: State, seat: int) -> list[float]:
    """Return features of the books' offers in this and the next round, and of free spaces."""
    public, known = state.public, _tiles(state.facts)
    now = [value for tile in public.offers for value in known[tile]]
    then = [value for tile in public.upcoming for value in known[tile]]
    return [
        *(now or NO_OFFERS),
        *(then or NO_OFFERS),
        public.rank / 3,
        *[float(space not in public.spaces) for space in AREA_CARDS],
    ]


@cache
def _tiles(facts: Edition) -> dict[str, tuple[float, float]]:
    """Return the worth of each tile's two offers, scaled to about 1."""
    return {
        id: (worth(tile.one_jade) / POINT / 3, worth(tile.two_jade) / POINT / 3)
        for id, tile in facts.tiles.items()
    }


OFFERED = tuple(f"{book} for {jade} jade" for book in OWN.books for jade in (1, 2))
NO_OFFERS = [0.0] * len(OFFERED)
OFFERS = Block(
    (
        *OFFERED,
        *(f"{offer} next round" for offer in OFFERED),
        "rank of travel",
        *(f"free {space}" for space in AREA_CARDS),
    ),
    _offers,
)


def _open_to(state: State, seat: int) -> list[str]:
    return open_contracts(state, tuple(cities_with_post(state, seat)))


FEATURES: Features[Any] = Features(
    own=GOALS,
    each=EACH,
    table=joined(TIME, spaces(SPACES), OFFERS, displayed(_open_to)),
)
"""The title's features, from which computer players learn."""
