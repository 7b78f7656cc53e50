"""The house's hand for both games: a plain, sane choice for a seat whose owner is away.

A title composes the tastes of its groups of choices from these and its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Choice
from games.rules.marco_polo_common.beginnings import Compensate
from games.rules.marco_polo_common.purse import trader

if TYPE_CHECKING:
    from games.rules.marco_polo_common.bundle import Bundle
    from games.rules.marco_polo_common.table import State

Taste = Callable[["State", int, Choice], float]

WORTH = {"camels": 1.0, "coins": 0.8, "jade": 1.8, "pepper": 1.2, "silk": 1.7, "gold": 2.2, "vp": 2}
OTHER = {
    "goods": 1.8,
    "steps": 3.0,
    "black_dice": 3.0,
    "contracts_pile": 1.5,
    "contracts_city": 2.0,
}


VALUES = tuple((WORTH | OTHER).items())


def worth(bundle: Bundle) -> float:
    """Return roughly what an amount is worth, a coin being a little less than one."""
    total: float = sum(value * getattr(bundle, kind) for kind, value in VALUES)
    return total


def best(tastes: Mapping[str, Taste], state: State, seat: int, choices: list[Choice]) -> Choice:
    """Return the best choice by the tastes of its groups, the first among equals."""
    return max(choices, key=lambda choice: tastes.get(choice.group, _even)(state, seat, choice))


def _even(state: State, seat: int, choice: Choice) -> float:
    return 0.0


def low_die(state: State, seat: int, choice: Choice) -> float:
    """Keep high dice for what needs them."""
    return -0.3 * float(choice.args[-1])


def _khan(state: State, seat: int, choice: Choice) -> float:
    return 5.2 + low_die(state, seat, choice)


def _contracts(state: State, seat: int, choice: Choice) -> float:
    return (6.0 if len(trader(state, seat).contracts) < 2 else 1.0) + low_die(state, seat, choice)


def _cards(state: State, seat: int, choice: Choice) -> float:
    return 4.0 + 0.1 * int(choice.args[-1])


def _add(state: State, seat: int, choice: Choice) -> float:
    return float(choice.args[-1])


def _walk(state: State, seat: int, choice: Choice) -> float:
    """Go where a post may be left, cheaply; not back, and not for ever."""
    leg, own = choice.args[0], trader(state, seat)
    journey = state.public.journey
    path = journey.paths[leg.figure] if journey else ()
    if leg.to in path:
        return -20.0
    fresh = state.facts.places[leg.to].city and leg.to not in own.posts
    return 8.0 * fresh - worth(leg.cost) + _ends_badly(state, own, journey)


def _ends_badly(state: State, own: Any, journey: object) -> float:
    paths = getattr(journey, "paths", ())
    ends = [path[-1] for path in paths if len(path) > 1]
    waiting = any(state.facts.places[end].city and end not in own.posts for end in ends)
    return -6.0 if waiting else 4.0


def _stop(state: State, seat: int, choice: Choice) -> float:
    return 0.0


def _yes(state: State, seat: int, choice: Choice) -> float:
    return 20.0


def _decline(state: State, seat: int, choice: Choice) -> float:
    return -1.0


def _jade_last(state: State, seat: int, choice: Choice) -> float:
    return -float(sum(choice.args))


def _gain(state: State, seat: int, choice: Choice) -> float:
    return worth(choice.args[0])


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
    "khan": _khan,
    "contracts": _contracts,
    "cards": _cards,
    "add": _add,
    "walk": _walk,
    "stop": _stop,
    "post": _yes,
    "fulfil": _yes,
    "take": _yes,
    "keep": _yes,
    "decline": _decline,
    "pay": _jade_last,
    "gift": _gain,
    "compensate": _gain,
    "exchange": _exchange,
    "reroll": _reluctant,
    "turn": _reluctant,
    "buy": _reluctant,
    "bag": _bag,
    "purse": _purse,
    "end": _end,
}
"""The tastes of the groups that both games have."""


def answer(
    state: State, seat: int, orders: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    """Take what the seat's standing order says for a low roll {#compensation}."""
    order = orders.get("low-roll", "ask")
    if order == "ask" or not isinstance(state.stacks[seat][-1], Compensate):
        return None
    return choices[0] if order == "camels" else choices[-1]
