"""A movement in progress, as data."""

from __future__ import annotations

from typing import Any

import msgspec

from games.rules.marco_polo_common.bundle import NOTHING, Bundle


class Journey(msgspec.Struct, frozen=True):
    """A movement in progress. Nothing is paid yet, and no figure has moved yet.

    - ``source``: the space or reward that allows the movement.
    - ``paths``: the places of each figure, from its present one on.
    - ``left``, ``used``: the numbers of remaining and of chosen steps.
    - ``owed``: the sum of all costs so far.
    - ``per_step``: the cost of each step, in addition to its route's.
    - ``prices``: the coins for all steps together, by the number of steps.
    - ``least``: the number of steps that are paid even if they aren't made; their cost is owed from
      the beginning.
    - ``given``: the steps are free, or are paid all together.
    - ``optional``: the seat may make no step.
    - ``extra``: the number of posts that may be added at the end.
    - ``placed``: the cities where posts were placed.
    """

    seat: int
    source: str
    left: int
    paths: tuple[tuple[str, ...], ...]
    owed: Bundle = NOTHING
    per_step: Bundle = NOTHING
    extra: int = 0
    optional: bool = False
    placed: tuple[str, ...] = ()
    prices: tuple[int, ...] = ()
    used: int = 0
    least: int = 0
    given: bool = False

    @property
    def moved(self) -> bool:
        """Whether a step has been made."""
        return any(len(path) > 1 for path in self.paths)

    @property
    def lost(self) -> int:
        """The number of steps that are free or paid, and lost if the movement ends here."""
        return self.left if self.given else max(self.least - self.used, 0)

    def price(self, steps: int) -> Bundle:
        """Return the cost of a number of further steps, without the costs of routes."""
        if self.per_step:
            paid = max(self.used, self.least)
            return self.per_step.times(max(self.used + steps - paid, 0))
        if not self.prices or not steps:
            return NOTHING
        before = self.prices[self.used - 1] if self.used else 0
        return Bundle(coins=self.prices[self.used + steps - 1] - before)


def shown_journey(journey: Journey) -> dict[str, Any]:
    """Return a movement as JSON-able data; amounts of 0 are left out."""
    shown: dict[str, Any] = msgspec.to_builtins(journey)
    for field in ("owed", "per_step"):
        shown[field] = {kind: amount for kind, amount in shown[field].items() if amount}
    paths = [list(path) for path in journey.paths]
    return {**shown, "paths": paths, "placed": list(journey.placed), "prices": list(journey.prices)}
