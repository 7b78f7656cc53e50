"""A movement under way, as data."""

from __future__ import annotations

from typing import Any

import msgspec

from games.rules.marco_polo_common.bundle import NOTHING, Bundle


class Journey(msgspec.Struct, frozen=True):
    """A movement under way: nothing is paid yet, no figure has left its place.

    ``paths`` holds a figure's places from where it stands, one path per figure; ``owed`` is what all costs
    so far add up to, ``per_step`` what each step costs beside its route, ``prices`` the coins for all steps
    by their number (``used`` so far); ``least`` steps are paid in any case, and owed from the beginning;
    ``extra`` posts may be added at the end; ``optional``: not one step need be made; ``source`` is what
    allows it (a space or a reward), ``given`` whether all its steps are given or paid together; ``placed``
    are the cities in which it left posts.
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
        """Tell whether a step has been made."""
        return any(len(path) > 1 for path in self.paths)

    @property
    def lost(self) -> int:
        """Return how many steps are lost if it ends here: given or paid for, and not used."""
        return self.left if self.given else max(self.least - self.used, 0)

    def price(self, steps: int) -> Bundle:
        """Return what so many more steps cost beside their routes, all priced together."""
        if self.per_step:
            paid = max(self.used, self.least)
            return self.per_step.times(max(self.used + steps - paid, 0))
        if not self.prices or not steps:
            return NOTHING
        before = self.prices[self.used - 1] if self.used else 0
        return Bundle(coins=self.prices[self.used + steps - 1] - before)


def shown_journey(journey: Journey) -> dict[str, Any]:
    """Return a movement as JSON-able data; amounts without what is nothing."""
    shown: dict[str, Any] = msgspec.to_builtins(journey)
    for field in ("owed", "per_step"):
        shown[field] = {kind: amount for kind, amount in shown[field].items() if amount}
    paths = [list(path) for path in journey.paths]
    return {**shown, "paths": paths, "placed": list(journey.placed), "prices": list(journey.prices)}
