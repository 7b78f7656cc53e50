"""The house's hand: a plain, sane choice for a seat whose owner is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.marco_polo_common import house as common
from games.rules.marco_polo_common.house import Taste, low_die, worth
from games.rules.marco_polo_common.purse import trader

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def prefer(state: State, seat: int, choices: list[Choice]) -> Choice:
    """Return what the house would choose: the best by a rough taste, the first among equals."""
    return common.best(TASTES, state, seat, choices)


def _coins(state: State, seat: int, choice: Choice) -> float:
    return 3.5 + low_die(state, seat, choice)


def _market(state: State, seat: int, choice: Choice) -> float:
    """Prefer what the own contracts ask for, and high dice."""
    ware = choice.args[0].removeprefix("market-")
    contracts = [state.facts.contracts[one] for one in trader(state, seat).contracts]
    wanted = sum(getattr(contract.cost, ware) for contract in contracts)
    short = wanted > int(getattr(trader(state, seat), ware))
    return 3.0 + 2.5 * int(short) + 0.3 * float(choice.args[-1])


def _travel(state: State, seat: int, choice: Choice) -> float:
    own = trader(state, seat)
    return 6.5 if own.coins >= 7 and own.camels >= 2 else 1.0


def _row(state: State, seat: int, choice: Choice) -> float:
    return worth(choice.args[1])


TASTES: dict[str, Taste] = common.TASTES | {
    "coins": _coins,
    "market": _market,
    "travel": _travel,
    "row": _row,
}
