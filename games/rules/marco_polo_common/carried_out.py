"""Functions that make the steps of rewards, for a title's kit {#rewards}."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from games.rules.kernel import Step
from games.rules.marco_polo_common.contracts import DrawContracts
from games.rules.marco_polo_common.rewards import GainBlackDice
from games.rules.marco_polo_common.travel import SetOut

REWARDS: Mapping[str, Callable[[int, str], Step]] = MappingProxyType(
    {
        "contracts_pile": lambda amount, source: DrawContracts(amount),
        "black_dice": lambda amount, source: GainBlackDice(amount),
        "steps": SetOut,
    }
)
"""By kind of reward, a function that makes its step from the amount and the source."""
