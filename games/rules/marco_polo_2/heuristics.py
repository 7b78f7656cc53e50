"""The title's heuristics: scores of choices, for stand-ins and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.marco_polo_2.actions.books import offers
from games.rules.marco_polo_2.actions.special import gain_of
from games.rules.marco_polo_2.actions.travelling import journey_from
from games.rules.marco_polo_2.bonus_actions import lost_now
from games.rules.marco_polo_common import heuristics as common
from games.rules.marco_polo_common.heuristics import Taste, Weighing, low_die, toll
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.roaming import Wishes
from games.rules.marco_polo_common.wishes import (
    POINT,
    WORTH,
    rounds_left,
    use,
    wish_for_post,
    worth,
)

if TYPE_CHECKING:
    from games.rules.marco_polo_2.facts import Goal, Seal
    from games.rules.marco_polo_common.bundle import Bundle
    from games.rules.marco_polo_common.facts import Place
    from games.rules.marco_polo_common.table import State

DIE = 1.5
"""The worth of a die for another action. Each die that a space takes beyond the first costs this."""
PLACE = 1.2
"""The worth of a city card, a special city or a contract city in each remaining round."""
SHIELD = 2.0
"""The approximate points of one more shield at the end."""


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    """Return a heuristic score for each choice; higher is better."""
    return common.scores(TASTES, WEIGHINGS, state, seat, choices)


def _book(state: State, seat: int, choice: Choice) -> float:
    """Return the worth of a book's best offer that the seat can pay."""
    book, jade = state.facts.book_spaces[choice.args[0]], trader(state, seat).jade
    able = [
        _offered(state, seat, gain, price) for gain, price in offers(state, book) if price <= jade
    ]
    return max(able) + low_die(state, seat, choice) + toll(state, seat, choice)


def _offered(state: State, seat: int, gain: Bundle, price: int) -> float:
    return use(state, seat, gain) - WORTH["jade"] * price


def _offer(state: State, seat: int, choice: Choice) -> float:
    gain, price = choice.args
    return _offered(state, seat, gain, int(price))


def _special(state: State, seat: int, choice: Choice) -> float:
    space, pips = choice.args[0], int(choice.args[-1])
    return use(state, seat, gain_of(state, seat, space, pips)) + low_die(state, seat, choice)


def _kept(state: State, seat: int, choice: Choice) -> float:
    """Return a high score for using a kept tile, unless a part of it would be lost."""
    gain: Bundle = state.facts.outposts[choice.args[0]].gain
    return -2.0 if lost_now(state, seat, gain) else 20.0


def _yes(state: State, seat: int, choice: Choice) -> float:
    return 20.0


# -- seals ----------------------------------------------------------------------------------------


def _goals(state: State, seat: int) -> list[Goal]:
    return [state.facts.goals[goal] for goal in state.private[seat].goals]


def _seals(state: State, seat: int, choice: Choice) -> float:
    early = rounds_left(state) >= 2 and len(trader(state, seat).seals) < 2
    wanted = any(set(goal.seals) - set(trader(state, seat).seals) for goal in _goals(state, seat))
    return 2.0 + 2 * early + 2 * wanted + toll(state, seat, choice)


def _seal(state: State, seat: int, choice: Choice) -> float:
    """Return the score of a seal, by its points on the goal card and its jade."""
    seal: Seal = state.facts.seals[choice.args[0]]
    points = sum(goal.seals.get(seal.id, 0) for goal in _goals(state, seat))
    return POINT * points + WORTH["jade"] * seal.jade


def _goal(state: State, seat: int, choice: Choice) -> float:
    goal = state.facts.goals[choice.args[0]]
    return float(sum(goal.seals.values())) + SHIELD * len(goal.shields)


# -- the map --------------------------------------------------------------------------------------


def wish(state: State, seat: int, place: str) -> float:
    """Return the worth of a post in a city, with its shield, cards, action and contracts."""
    facts = state.facts
    where: Place = facts.places[place]
    uses = where.city_cards + ("special" in where.kinds) + bool(where.contracts)
    found = wish_for_post(state, seat, place) + PLACE * uses * rounds_left(state)
    return found + POINT * SHIELD * _shields(state, seat, where.shield)


def _shields(state: State, seat: int, shield: str) -> int:
    """Return how many times a shield would count at the end; 0 if the seat has it already."""
    facts = state.facts
    if any(facts.places[post].shield == shield for post in trader(state, seat).posts):
        return 0
    return 1 + any(shield in goal.shields for goal in _goals(state, seat))


def _travel(state: State, seat: int, choices: list[Choice]) -> list[float]:
    wishes = Wishes(state, seat, wish)

    def liked(choice: Choice) -> float:
        space, pips = choice.args[0], int(choice.args[-1])
        journey = journey_from(state, seat, space, pips)
        dice: int = state.facts.travel[space.removeprefix("travel-")].dice
        return wishes.best_gain(journey) - worth(journey.owed) - DIE * (dice - 1)

    return [liked(choice) for choice in choices]


TASTES: dict[str, Taste] = common.TASTES | {
    "books": _book,
    "seals": _seals,
    "seal": _seal,
    "goal": _goal,
    "special": _special,
    "offer": _offer,
    "upgrade": _yes,
    "kept": _kept,
}
WEIGHINGS: dict[str, Weighing] = common.roaming(wish) | {"travel": _travel}
