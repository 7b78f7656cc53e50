"""Pieces on a map: trading posts and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from games.boards.common.seats import PATHS, seat_colour
from games.boards.marco_polo_common.layout import Layout
from games.boards.marco_polo_common.looks import Data, point
from games.boards.marco_polo_common.projection import Point
from games.boards.marco_polo_common.routes import paths, travels
from games.rules.kernel.text import Text, Who
from games.rules.marco_polo_common.words import say


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A trading post on the map."""

    id: str
    at: str
    seat: str
    sign: str
    label: Text


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A figure, or its pale copy (ghost) at the start of a journey.

    ``home`` marks the viewer's first figure. A phone first shows the part of the map around it.
    """

    id: str
    ghost: bool
    at: str
    seat: str
    sign: str
    label: Text
    home: bool


def posts(lay: Layout, public: Data, slots: Mapping[str, Point]) -> tuple[Post, ...]:
    """Return the posts by city, in the order of seats.

    ``slots`` has special positions by post id.
    """
    standing: Counter[str] = Counter()
    found = []
    for seat, trader in enumerate(public["traders"]):
        for place in trader["posts"]:
            site, id = lay.sites[place], f"post:{seat}-{place}"
            beside = site.x + site.posts[0] + site.step * standing[place], site.y + site.posts[1]
            found.append(_post(lay, seat, place, slots.get(id, beside)))
            standing[place] += 1
    return tuple(found)


def _post(lay: Layout, seat: int, place: str, at: Point) -> Post:
    return Post(
        id=f"post:{seat}-{place}",
        at=point(*at),
        seat=seat_colour(seat),
        sign=PATHS[seat],
        label=say(lay.facts, "label-post", seat=Who(seat), place=lay.facts.named("place", place)),
    )


def figures(lay: Layout, public: Data, viewer: int | None) -> tuple[Figure, ...]:
    """Return the figures at their places. A travelling figure also has a ghost at its start."""
    crowd: Counter[str] = Counter()
    found = []
    for seat, trader in enumerate(public["traders"]):
        ways = paths(public) if travels(public, seat) else []
        for number, home in enumerate(trader["figures"]):
            place = ways[number][-1] if number < len(ways) else home
            if place != home:
                found.append(_figure(lay, seat, number, home, crowd[home], ghost=True))
                crowd[home] += 1
            first = seat == viewer and not number
            found.append(_figure(lay, seat, number, place, crowd[place], home=first))
            crowd[place] += 1
    return tuple(found)


def _figure(
    lay: Layout,
    seat: int,
    number: int,
    place: str,
    others: int,
    *,
    ghost: bool = False,
    home: bool = False,
) -> Figure:
    site = lay.sites[place]
    right, down = site.stand
    key = "ghost" if ghost else "figure"
    return Figure(
        id=f"figure:{seat}-{number}",
        ghost=ghost,
        at=point(site.x + right + (13 if right > 0 else -13) * others, site.y + down + 1),
        seat=seat_colour(seat),
        sign=PATHS[seat],
        label=say(lay.facts, f"label-{key}", seat=Who(seat), place=lay.facts.named("place", place)),
        home=home,
    )
