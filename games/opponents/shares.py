"""Win shares: each seat's part of the win, 0 to 1, which the network expects; their sum is 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.opponents.network import WIN
from games.opponents.results import share
from games.opponents.values import Value
from games.rules.kernel import Outcome, Title

Shares = NDArray[np.float64]


def shares_of(title: Title[Any], value: Value, states: Sequence[Any]) -> Shares:
    """Return the win shares (m, seats) at m states, or the result where a game is over.

    The winning chances of all seats, each by what its seat sees, are divided by their sum.
    """
    seats = range(len(states[0].counts))
    rows = [title.features(state, seat) for state in states for seat in seats]
    chances = value.network(np.array(rows, np.float32))[:, WIN].astype(np.float64)
    shares: Shares = chances.reshape(len(states), len(seats))
    shares /= shares.sum(axis=1, keepdims=True)
    for place, state in enumerate(states):
        if title.rules.over(state):
            shares[place] = result_of(title.rules.outcome(state))
    return shares


def result_of(outcome: Outcome) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    return [share(outcome, seat) for seat in range(len(outcome.ranks))]
