"""The house's hand: a plain, sane choice for a seat whose owner is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.marco_polo_common import house as common
from games.rules.marco_polo_common.house import WORTH, Taste, low_die, worth
from games.rules.marco_polo_common.purse import trader

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def prefer(state: State, seat: int, choices: list[Choice]) -> Choice:
    """Return what the house would choose: the best by a rough taste, the first among equals."""
    return common.best(TASTES, state, seat, choices)


def _book(state: State, seat: int, choice: Choice) -> float:
    return 3.0 + low_die(state, seat, choice)


def _seals(state: State, seat: int, choice: Choice) -> float:
    early = state.public.round <= 3 and len(trader(state, seat).seals) < 2
    return 3.0 + 2 * early


def _travel(state: State, seat: int, choice: Choice) -> float:
    space: str = choice.args[0]
    rich = trader(state, seat).camels + trader(state, seat).coins
    return (
        {"travel-lower": 3.5, "travel-middle": 6.0, "travel-upper": 7.0}.get(space, 4.0)
        if rich > 8
        else 1.0
    )


def _special(state: State, seat: int, choice: Choice) -> float:
    return 5.0


def _offer(state: State, seat: int, choice: Choice) -> float:
    gain, price = choice.args
    return worth(gain) - WORTH["jade"] * int(price)


def _yes(state: State, seat: int, choice: Choice) -> float:
    return 20.0


TASTES: dict[str, Taste] = common.TASTES | {
    "books": _book,
    "seals": _seals,
    "travel": _travel,
    "special": _special,
    "offer": _offer,
    "upgrade": _yes,
    "kept": _yes,
}
