"""Heuristics for both games: functions that score the choices of each group.

A title adds functions for its own groups. Stand-ins and computer players use the scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.kernel.bidding import least
from games.rules.marco_polo_common.action import lying
from games.rules.marco_polo_common.beginnings import Compensate
from games.rules.marco_polo_common.bundle import GOODS, Bundle, most_times
from games.rules.marco_polo_common.city_cards import bonus_places, card_on, counted, exchanges
from games.rules.marco_polo_common.contracts import has_free_place, replaceable
from games.rules.marco_polo_common.purse import character, trader
from games.rules.marco_polo_common.roaming import Wish, Wishes
from games.rules.marco_polo_common.travel import under_way
from games.rules.marco_polo_common.wishes import COPY, WORTH, appeal, use, worth

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import CityCard
    from games.rules.marco_polo_common.table import State

Taste = Callable[["State", int, Choice], float]
"""A function that returns the score of a choice for a seat."""
Weighing = Callable[["State", int, list[Choice]], list[float]]
"""A function that returns the scores of all choices of a group, since they share computations."""


def scores(
    tastes: Mapping[str, Taste],
    weighings: Mapping[str, Weighing],
    state: State,
    seat: int,
    choices: list[Choice],
) -> list[float]:
    """Return the score of each choice, by the function of its group; without one, 0."""
    liked: dict[str, float] = {}
    for group in weighings.keys() & {choice.group for choice in choices}:
        alike = [choice for choice in choices if choice.group == group]
        weighed = weighings[group](state, seat, alike)
        liked |= {choice.key: like for choice, like in zip(alike, weighed, strict=True)}
    return [
        liked[choice.key]
        if choice.key in liked
        else tastes.get(choice.group, _even)(state, seat, choice)
        for choice in choices
    ]


def _even(state: State, seat: int, choice: Choice) -> float:
    return 0.0


def low_die(state: State, seat: int, choice: Choice) -> float:
    """Return a higher score for lower dice, to keep high ones for actions that need them."""
    return -0.3 * float(choice.args[-1])


def _khan(state: State, seat: int, choice: Choice) -> float:
    return use(state, seat, state.kit.khan) + low_die(state, seat, choice)


def _contracts(state: State, seat: int, choice: Choice) -> float:
    return (6.0 if has_free_place(state, seat) else 1.0) + low_die(state, seat, choice)


def toll(state: State, seat: int, choice: Choice) -> float:
    """Return the worth of a blue space's surcharge as a negative score; 0 without a surcharge."""
    space, pips = choice.args[0], choice.args[-1]
    free = not character(state, seat).surcharge or not lying(state, space)
    return 0.0 if free else -WORTH["coins"] * float(pips)


# -- city cards -----------------------------------------------------------------------------------


def _cards(state: State, seat: int, choice: Choice) -> float:
    """Return the score of using a city card, from its gain less its cost."""
    space, pips = choice.args[0], int(choice.args[-1])
    card = card_on(state, space)
    gain = CARDS.get(card.kind, _some)(state, seat, card, pips)
    return gain + low_die(state, seat, choice)


def _some(state: State, seat: int, card: CityCard, pips: int) -> float:
    return 4.0


def _best_exchange(state: State, seat: int, card: CityCard, pips: int) -> float:
    own = trader(state, seat)
    return max(
        most_times(own, option.cost, card.most(pips)) * (worth(option.gain) - worth(option.cost))
        for option in exchanges(card)
    )


def _by_die(state: State, seat: int, card: CityCard, pips: int) -> float:
    return use(state, seat, card.gains[pips - 1])


def _per_pip(state: State, seat: int, card: CityCard, pips: int) -> float:
    return use(state, seat, card.gain.times(pips))


def _count(state: State, seat: int, card: CityCard, pips: int) -> float:
    most = pips if card.at_most == "die" else int(card.at_most)
    return use(state, seat, card.gain.times(min(most, counted(state, seat, card))))


def _city_bonus(state: State, seat: int, card: CityCard, pips: int) -> float:
    return min(len(bonus_places(state, seat)), card.most(pips)) * (COPY - worth(card.cost))


CARDS: dict[str, Callable[[State, int, CityCard, int], float]] = {
    "exchange": _best_exchange,
    "either": _best_exchange,
    "by_die": _by_die,
    "per_pip": _per_pip,
    "count": _count,
    "city_bonus": _city_bonus,
}
"""Functions that return the worth of using a city card, by kind; others have a constant score."""


# -- bids ----------------------------------------------------------------------------------------


def _bid(state: State, seat: int, choice: Choice) -> float:
    """Return a score that is higher for characters that cost fewer points."""
    return -float(least(state.public.bids, choice.args[0]))


def _bid_points(state: State, seat: int, choice: Choice) -> float:
    return -float(choice.args[0])


# -- contracts ------------------------------------------------------------------------------------


def _take(state: State, seat: int, choice: Choice) -> float:
    return 20.0 + appeal(state, seat, choice.args[0])


def _keep(state: State, seat: int, choice: Choice) -> float:
    """Return a high score for keeping a contract if a place is free or an old one is worse."""
    old = [appeal(state, seat, one) for one in replaceable(state, seat)]
    better = has_free_place(state, seat) or appeal(state, seat, choice.args[0]) > min(old)
    return 20.0 if better else -2.0


def _replace(state: State, seat: int, choice: Choice) -> float:
    return -appeal(state, seat, choice.args[0])


def _goods(state: State, seat: int, choice: Choice) -> float:
    """Return the score of goods: to take, those that contracts need; to pay, those of low worth."""
    gain = Bundle(**dict(zip(GOODS, choice.args, strict=True)))
    return -worth(gain) if choice.key.startswith("give") else use(state, seat, gain)


# -- journeys -------------------------------------------------------------------------------------


def roaming(wish: Wish) -> dict[str, Weighing]:
    """Return functions that score a walk's choices by the worth of posts (``wish``)."""

    def walk(state: State, seat: int, choices: list[Choice]) -> list[float]:
        """Return the score of each step: the best end that it can lead to.

        Visited places score low.
        """
        journey, wishes = under_way(state), Wishes(state, seat, wish)
        figures = {choice.args[0].figure for choice in choices}
        gains = {figure: wishes.first_steps(journey, figure) for figure in figures}
        legs = [choice.args[0] for choice in choices]
        return [
            -20.0 if leg.to in journey.paths[leg.figure] else gains[leg.figure].get(leg.to, -20.0)
            for leg in legs
        ]

    def post(state: State, seat: int, choices: list[Choice]) -> list[float]:
        return [20.0 + wish(state, seat, choice.args[0]) for choice in choices]

    return {"walk": walk, "post": post}


def _add(state: State, seat: int, choice: Choice) -> float:
    return float(choice.args[-1])


def _stop(state: State, seat: int, choice: Choice) -> float:
    return 0.0


def _yes(state: State, seat: int, choice: Choice) -> float:
    return 20.0


def _decline(state: State, seat: int, choice: Choice) -> float:
    return -1.0


def _draw(state: State, seat: int, choice: Choice) -> float:
    """Return a low score for drawing a contract that can't be kept."""
    return -2.0


def _jade_last(state: State, seat: int, choice: Choice) -> float:
    return -float(sum(choice.args))


def _gain(state: State, seat: int, choice: Choice) -> float:
    return use(state, seat, choice.args[0])


def _exchange(state: State, seat: int, choice: Choice) -> float:
    option, times = choice.args
    return int(times) * (worth(option.gain) - worth(option.cost))


def _reluctant(state: State, seat: int, choice: Choice) -> float:
    return -5.0


def _bag(state: State, seat: int, choice: Choice) -> float:
    return 0.5 - 0.1 * int(choice.args[-1])


def _end(state: State, seat: int, choice: Choice) -> float:
    return 10.0


def _purse(state: State, seat: int, choice: Choice) -> float:
    return {"coins": 2.4, "camels": 2.0, "jade": 1.8}[choice.args[0]]


TASTES: dict[str, Taste] = {
    "bid": _bid,
    "points": _bid_points,
    "khan": _khan,
    "contracts": _contracts,
    "cards": _cards,
    "add": _add,
    "fulfil": _yes,
    "take": _take,
    "keep": _keep,
    "replace": _replace,
    "goods": _goods,
    "decline": _decline,
    "draw": _draw,
    "pay": _jade_last,
    "gift": _gain,
    "compensate": _gain,
    "exchange": _exchange,
    "reroll": _reluctant,
    "turn": _reluctant,
    "buy": _reluctant,
    "bag": _bag,
    "purse": _purse,
    "stop": _stop,
    "end": _end,
}
"""The scoring functions of the groups that both games have."""


def answer(
    state: State, seat: int, answers: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    """Return the compensation that the seat's conditional answer chooses {#compensation}.

    ``None`` if this isn't that decision, or if the player wants to decide.
    """
    answer = answers.get("low-roll", "ask")
    if answer == "ask" or not isinstance(state.stacks[seat][-1], Compensate):
        return None
    return choices[0] if answer == "camels" else choices[-1]
