"""The title's heuristics: scores of choices, for stand-ins and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.marco_polo_1.actions.travelling import journey_from
from games.rules.marco_polo_1.beijing import FREE
from games.rules.marco_polo_1.facts import COINS, GOODS_PER_POINT
from games.rules.marco_polo_common import heuristics as common
from games.rules.marco_polo_common.heuristics import Taste, Weighing, low_die, toll
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.roaming import Wishes, distances
from games.rules.marco_polo_common.wishes import POINT, rounds_left, use, wish_for_post, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_1.facts import Goal, Market
    from games.rules.marco_polo_common.table import State

DIE = 1.5
"""The worth of a die for another action. Each die that a space takes beyond the first costs this."""
CARD = 1.2
"""The worth of a city card in each remaining round."""


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    """Return a heuristic score for each choice; higher is better."""
    return common.scores(TASTES, WEIGHINGS, state, seat, choices)


def _coins(state: State, seat: int, choice: Choice) -> float:
    return use(state, seat, COINS) + low_die(state, seat, choice) + toll(state, seat, choice)


def _market(state: State, seat: int, choice: Choice) -> float:
    """Return the worth of a bazaar space's goods, less the worth of its dice and the surcharge."""
    stall: Market = state.facts.market[choice.args[0]]
    gain = use(state, seat, stall.rows[int(choice.args[-1]) - 1])
    return gain - DIE * (stall.dice - 1) + toll(state, seat, choice)


def _row(state: State, seat: int, choice: Choice) -> float:
    return use(state, seat, choice.args[1])


# -- the map --------------------------------------------------------------------------------------


def wish(state: State, seat: int, place: str) -> float:
    """Return the worth of a post in a city, from goals, Beijing's slots and city cards."""
    cards: float = state.facts.places[place].city_cards * CARD * rounds_left(state)
    found = wish_for_post(state, seat, place) + cards + POINT * _goal_points(state, seat, place)
    return found + (POINT * _beijing_points(state, seat) if place == state.facts.beijing else 0.0)


def _goal_points(state: State, seat: int, place: str) -> float:
    """Return the worth of a city on the goal cards.

    It is lower if a card's other city has no post.
    """
    posts, goals = trader(state, seat).posts, state.private[seat].goals
    asked: list[Goal] = [goal for goal in map(state.facts.goals.get, goals) if place in goal.cities]
    done = [goal.points for goal in asked if all(c == place or c in posts for c in goal.cities)]
    return sum(done) + 0.4 * (sum(goal.points for goal in asked) - sum(done)) + 2.0 * bool(asked)


def _beijing_points(state: State, seat: int) -> float:
    """Return the points of Beijing's best free slot, and of goods, which need a post there."""
    own = trader(state, seat)
    slots = zip(state.public.beijing, state.facts.beijing_slots, strict=True)
    free = max((points for owner, points in slots if owner == FREE), default=0)
    goods: int = own.pepper + own.silk + own.gold
    return float(free) + goods / GOODS_PER_POINT


def _travel(state: State, seat: int, choices: list[Choice]) -> list[float]:
    wishes = Wishes(state, seat, wish)

    def liked(choice: Choice) -> float:
        journey = journey_from(state, seat, choice.args[0], int(choice.args[-1]))
        return wishes.best_gain(journey) - worth(journey.owed) - DIE

    return [liked(choice) for choice in choices]


def _goals(state: State, seat: int, choice: Choice) -> float:
    """Return a higher score for goal cards with near cities and many points."""
    facts = state.facts
    goals: list[Goal] = [facts.goals[goal] for goal in choice.args]
    near = distances(facts, facts.start)
    way = sum(near[city] for city in {city for goal in goals for city in goal.cities})
    return sum(goal.points for goal in goals) - float(way)


TASTES: dict[str, Taste] = common.TASTES | {
    "coins": _coins,
    "market": _market,
    "row": _row,
    "goals": _goals,
}
WEIGHINGS: dict[str, Weighing] = common.roaming(wish) | {"travel": _travel}
