"""Comparing paths through a turn by their futures, which autoplay plays in imagined worlds.

A learned value hardly distinguishes very similar positions. The positions differ more after the
seat's and the rivals' next turns, and autoplay plays these turns quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.opponents.values import Value
from games.rules.kernel import Choice, Title

ANSWERS = 1
"""The number of rivals' turns that a future has after the seat's next turn."""
FAVOURITES = 5
"""The most paths whose futures are played."""
DOUBT = 0.15
"""The margin below the best path's worth within which a path's future is played."""

Choices = tuple[Choice, ...]
"""The choices of a path."""
Seen = tuple[Choices, float]
"""A path, and its estimated worth."""


def favourites(paths: Sequence[Seen]) -> list[Seen]:
    """Return the paths whose futures are to be played, the one of most worth first."""
    ranked = sorted(paths, key=lambda seen: -seen[1])[:FAVOURITES]
    return [(path, worth) for path, worth in ranked if worth > ranked[0][1] - DOUBT]


def best_future(
    title: Title[Any], value: Value, seat: int, paths: Sequence[Seen], worlds: Sequence[Any]
) -> Choices:
    """Return the path with the highest worth, by the first estimate and by its futures.

    The worlds are divided among rounds; after each round the worst path is dropped. The first
    estimate has errors of another kind than the futures, so it counts as much as the futures in all
    worlds together. Its weight is greatest in the first round, when only few futures are known.
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
    """Play a seat's path in a world, then its future by autoplay; return the changed world."""
    left = len(world.counts) + 1 + ANSWERS
    offers: dict[int, list[Choice]] = {}
    for choice in path:
        ply = title.push(world, seat, choice)
        left, offers = left - ply.turn_ended, ply.offers
    return autoplayed(title, world, offers, left)


def autoplayed(title: Title[Any], world: Any, offers: dict[int, list[Choice]], left: int) -> Any:
    """Play by autoplay until ``left`` turns have ended; return the changed world.

    ``offers`` are the choices of each seat in this world.
    """
    while left > 0 and offers:
        who = min(offers)
        if not offers[who]:
            break  # In an imagined world a rival may not have the hidden card that its step needs.
        ply = title.push(world, who, _liked(title, world, who, offers[who]))
        left, offers = left - ply.turn_ended, ply.offers
    return world


def _liked(title: Title[Any], world: Any, seat: int, choices: list[Choice]) -> Choice:
    return choices[0] if len(choices) == 1 else title.heuristics.preferred(world, seat, choices)
