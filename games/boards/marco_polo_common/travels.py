"""Trails of moved figures and posts along a map's routes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from games.boards.common.seats import seat_colour
from games.boards.common.trails import Numeral, Told, Trail, Trails
from games.boards.marco_polo_common.layout import Layout
from games.boards.marco_polo_common.looks import Data, point
from games.boards.marco_polo_common.routes import jump, tracks
from games.rules.kernel import Event

PLACE: Final = "place:"
CROWD: Final = 13
"""The distance, in pixels, between figures at one place."""


def trails_of(lay: Layout, now: Data, told: Sequence[Told]) -> Trails:
    """Return the trails of all moved pieces. Figures also have a ghost at their start."""
    crowd = Counter(place for trader in now["public"]["traders"] for place in trader["figures"])
    return tuple(_trails(lay, crowd, told))


def _trails(lay: Layout, crowd: Counter[str], told: Sequence[Told]) -> Iterator[Trail]:
    for one in told:
        for event in one.events:
            if event.kind == "travelled":
                yield _journey(lay, crowd, one.numeral, event)
            elif event.kind == "relocated-post":
                yield _trail(lay, one.numeral, event, event.targets[-1])


def _journey(lay: Layout, crowd: Counter[str], numeral: Numeral, event: Event) -> Trail:
    """Return a figure's trail. Its ghost is beside the figures that are at the start now."""
    left = _stops(event)[0]
    site = lay.sites[left]
    right, down = site.stand
    aside = (CROWD if right > 0 else -CROWD) * crowd[left]
    crowd[left] += 1
    ghost = point(site.x + right + aside, site.y + down + 1)
    return _trail(lay, numeral, event, event.targets[0], ghost)


def _trail(lay: Layout, numeral: Numeral, event: Event, piece: str, ghost: str = "") -> Trail:
    lines = {frozenset(route.ends): route.path for route in tracks(lay)}
    steps = pairwise(_stops(event))
    return Trail(
        numeral=numeral,
        piece=piece,
        colour=seat_colour(numeral.seat),
        path="".join(lines.get(frozenset(step)) or jump(lay, *step) for step in steps),
        ghost=ghost,
    )


def _stops(event: Event) -> list[str]:
    """Return the places that a figure visited in an event, in order."""
    named = (target for target in event.targets if target.startswith(PLACE))
    return [target.removeprefix(PLACE) for target in named]
