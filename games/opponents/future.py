"""What may come of ways through a turn: they are played on in imagined worlds, by the house for all seats.

A value tells positions hardly apart that are much alike. When the seat has had its next turn, and others have
answered, they differ more; and the house's play up to there costs little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.opponents.values import Value
from games.rules.kernel import Choice, Title

ANSWERS = 1
"""So many rivals answer the seat's next turn; there a future ends."""
FAVOURITES = 5
"""So many ways are played on, at most."""
DOUBT = 0.15
"""Ways that seem worse than the best by more than this aren't played on."""

Path = tuple[Choice, ...]
Seen = tuple[Path, float]
"""A way, and what it seems to be worth."""


def favourites(ways: Sequence[Seen]) -> list[Seen]:
    """Return the ways that may be the best, the best first."""
    ranked = sorted(ways, key=lambda way: -way[1])[:FAVOURITES]
    return [(path, worth) for path, worth in ranked if worth > ranked[0][1] - DOUBT]


def best_future(
    title: Title[Any], value: Value, seat: int, ways: Sequence[Seen], worlds: Sequence[Any]
) -> Path:
    """Return the way that is worth most, by the first look and where it leads to in the same worlds.

    The worlds are dealt out among as many rounds as it takes: after each the worst way is given up. The first
    look errs in other ways than the worlds do: it counts as much as all of them, so it weighs most in the
    first round, when few worlds have been seen.
    """
    lasting = {place: len(worlds) * worth for place, (_, worth) in enumerate(ways)}
    rounds = len(ways) - 1
    for number in range(rounds):
        for world in worlds[number::rounds]:
            states = [played_on(title, title.clone(world), seat, ways[way][0]) for way in lasting]
            for way, worth in zip([*lasting], value.of(title, states, seat), strict=True):
                lasting[way] += float(worth)
        del lasting[min(reversed(lasting), key=lasting.__getitem__)]
    (best,) = lasting
    return ways[best][0]


def played_on(title: Title[Any], world: Any, seat: int, path: Path) -> Any:
    """Carry out a seat's way in a world, and play on by the house, for all seats; the world is changed."""
    left = len(world.counts) + 1 + ANSWERS
    offers: dict[int, list[Choice]] = {}
    for choice in path:
        ply = title.push(world, seat, choice)
        left, offers = left - ply.turn_ended, ply.offers
    while left > 0 and offers:
        who = min(offers)
        if not offers[who]:
            break  # in an imagined world a rival may lack the hidden card that it was about to use
        ply = title.push(world, who, _liked(title, world, who, offers[who]))
        left, offers = left - ply.turn_ended, ply.offers
    return world


def _liked(title: Title[Any], world: Any, seat: int, choices: list[Choice]) -> Choice:
    return choices[0] if len(choices) == 1 else title.preferred(world, seat, choices)
