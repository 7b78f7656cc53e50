"""The futures of paths through a turn: autoplay plays them on for all seats in imagined worlds.

A value hardly distinguishes positions that are much alike. They differ more after the seat's next
turn and the rivals' answers; and it costs little to let autoplay play up to there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.opponents.values import Value
from games.rules.kernel import Choice, Title

ANSWERS = 1
"""The number of rivals that answer the seat's next turn before a future ends."""
FAVOURITES = 5
"""The maximum number of paths that are played on."""
DOUBT = 0.15
"""The largest difference in worth to the best path at which a path is still played on."""

Choices = tuple[Choice, ...]
"""The choices of a path."""
Seen = tuple[Choices, float]
"""A path, and its estimated worth."""


def favourites(paths: Sequence[Seen]) -> list[Seen]:
    """Return the paths that may be the best, the best first."""
    ranked = sorted(paths, key=lambda seen: -seen[1])[:FAVOURITES]
    return [(path, worth) for path, worth in ranked if worth > ranked[0][1] - DOUBT]


def best_future(
    title: Title[Any], value: Value, seat: int, paths: Sequence[Seen], worlds: Sequence[Any]
) -> Choices:
    """Return the path with the highest worth, by the first estimate and by its futures.

    The worlds are divided among rounds; after each round the worst path is dropped. The first
    estimate errs in other ways than the worlds do, so it counts as much as all of them together.
    That gives it most weight in the first round, when few worlds have been seen.
    """
    lasting = {place: len(worlds) * worth for place, (_, worth) in enumerate(paths)}
    rounds = len(paths) - 1
    for number in range(rounds):
        for world in worlds[number::rounds]:
            states = [
                played_on(title, title.clone(world), seat, paths[place][0]) for place in lasting
            ]
            for place, worth in zip([*lasting], value.of(title, states, seat), strict=True):
                lasting[place] += float(worth)
        del lasting[min(reversed(lasting), key=lasting.__getitem__)]
    (best,) = lasting
    return paths[best][0]


def played_on(title: Title[Any], world: Any, seat: int, path: Choices) -> Any:
    """Play a seat's path in a world, then by autoplay for all seats; this changes the world."""
    left = len(world.counts) + 1 + ANSWERS
    offers: dict[int, list[Choice]] = {}
    for choice in path:
        ply = title.push(world, seat, choice)
        left, offers = left - ply.turn_ended, ply.offers
    while left > 0 and offers:
        who = min(offers)
        if not offers[who]:
            break  # In an imagined world a rival may lack the hidden card that it was about to use.
        ply = title.push(world, who, _liked(title, world, who, offers[who]))
        left, offers = left - ply.turn_ended, ply.offers
    return world


def _liked(title: Title[Any], world: Any, seat: int, choices: list[Choice]) -> Choice:
    return choices[0] if len(choices) == 1 else title.heuristics.preferred(world, seat, choices)
