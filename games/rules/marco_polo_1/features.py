"""Features of Marco Polo I: goal cards, Beijing, and the features that both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.rules.kernel import Block, Features, joined
from games.rules.marco_polo_1.actions.contract_row import lying
from games.rules.marco_polo_1.beijing import FREE, points
from games.rules.marco_polo_1.editions import edition
from games.rules.marco_polo_1.facts import COINS_PER_POINT, DEFAULT
from games.rules.marco_polo_1.scoring import contract_points, goods_points
from games.rules.marco_polo_common.bids import net_points
from games.rules.marco_polo_common.features import BELONGINGS, nearness
from games.rules.marco_polo_common.table_features import (
    TIME,
    TURN,
    characters,
    displayed,
    spaces,
    standing,
)

if TYPE_CHECKING:
    from games.rules.marco_polo_1.facts import Edition
    from games.rules.marco_polo_1.state import State

OWN = edition(DEFAULT)
SPACES = ("coins", *OWN.market, "khan", "contracts", "travel")


def _if_over(state: State, seat: int) -> int:
    """Return the points of a seat if the game ended now, without those for goals {#scoring}."""
    traders = state.public.traders
    own = traders[seat]
    most = contract_points([len(other.done) for other in traders])[seat]
    score = net_points(state.public, seat) + points(state, seat) + goods_points(state, seat)
    return score + own.coins // COINS_PER_POINT + most


def _beijing(state: State, seat: int) -> list[float]:
    """Return the points of the seat's slot or of the best free one, and how near Beijing is."""
    slots = state.public.beijing
    if seat in slots:
        return [points(state, seat) / 10, 0.0, 0.0]
    best = state.facts.beijing_slots[slots.index(FREE)] if FREE in slots else 0
    return [0.0, best / 10, nearness(state, seat).get(state.facts.beijing, 0.0)]


BEIJING = Block(("points of the slot", "points of the best free slot", "Beijing near"), _beijing)

EACH = joined(standing(_if_over), BELONGINGS, BEIJING, TURN, characters(OWN.characters))


# -- goal cards -----------------------------------------------------------------------------------


def _goals(state: State, seat: int) -> list[float]:
    """Return the reached and the possible points of goal cards, and how near their cities are."""
    facts, posts = state.facts, state.public.traders[seat].posts
    cards = [facts.goals[goal] for goal in state.private[seat].goals]
    missing = [[city for city in card.cities if city not in posts] for card in cards]
    by_missing = [0.0, 0.0, 0.0]
    for card, cities in zip(cards, missing, strict=True):
        by_missing[len(cities)] += card.points
    asked = dict.fromkeys(city for card in cards for city in card.cities)
    reached = sum(city in posts for city in asked)
    near = nearness(state, seat)
    ways = [near.get(city, 0.0) for city in asked if city not in posts]
    for_goals = by_missing[0] + _for_cities(facts, reached)
    return [
        for_goals / 10,
        by_missing[0] / 10,
        by_missing[1] / 10,
        by_missing[2] / 10,
        reached / 4,
        sum(ways) / 2,
        max(ways, default=0.0),
    ]


def _for_cities(facts: Edition, number: int) -> int:
    """Return the points for a number of different cities of the goal cards {#score-cities}."""
    return facts.goal_points[min(number, len(facts.goal_points) - 1)]


GOALS = Block(
    (
        "points for goal cards if it ended now",
        "points of goals reached",
        "points of goals that lack one city",
        "points of goals that lack both cities",
        "goal cities reached",
        "goal cities near",
        "goal city nearest",
    ),
    _goals,
)


# -- the table ------------------------------------------------------------------------------------

FEATURES: Features[Any] = Features(
    own=GOALS,
    each=EACH,
    table=joined(
        TIME,
        spaces(SPACES),
        displayed(lambda state, seat: [contract for _, contract in lying(state)]),
    ),
)
"""The title's features, from which computer players learn."""
