"""The toy title of the rules' tests with features, so that an opponent can learn it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.opponents.training import Training
from games.rules.kernel import Block, Features, Title
from tests.rules.doubles import CARDS, toy, value

FEATURES: Features[Any] = Features(
    Block(
        ("dearest card", "cards aside", *(f"card {card}" for card in range(CARDS))),
        lambda state, seat: [
            max(map(value, state.private[seat].hand), default=0) / 6,
            sum(map(value, state.private[seat].aside)) / 6,
            *[float(card in state.private[seat].hand) for card in range(CARDS)],
        ],
    ),
    Block(
        ("here", "coins", "cards"),
        lambda state, seat: [1.0, state.public.coins[seat] / 10, state.public.hands[seat] / 4],
    ),
    Block(("round",), lambda state, seat: [state.public.round / 3]),
)


@pytest.fixture(scope="session")
def title() -> Title[Any]:
    return toy(features=FEATURES)


@pytest.fixture(scope="session")
def practised(title: Title[Any]) -> Training:
    """A network that has watched and practised the toy for some seconds.

    Tests must not change it.
    """
    training = Training.begin(title, 2, seed=1, watched=300)
    for _ in range(600):
        training.practise()
    return training


@pytest.fixture
def trained(title: Title[Any], practised: Training) -> Training:
    """A copy of the practised network for each test."""
    return deepcopy(practised, {id(title): title})
