"""A person's page, with their profile if they show it to the reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.models import ProfileFor
from accounts.selectors.times import away_now
from games.profiles.selectors import curve_of, profile_for
from games.selectors.tables import tables_public
from games.services.computer_profiles import person_for_profile
from games.strength import Strength, shown
from games.views.archive import EVERY, PAGE_SIZE
from games.views.cards import cards
from games.views.http import PageRequest, page_by_key, person_of, refusals
from games.views.opponents import opponent_facts
from mp2site.infra import clock
from mp2site.infra.replicas import may_lag
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from accounts.calendar import Away
    from accounts.models import User
    from accounts.selectors.finding import PersonSeen
    from games.models import RatedGame
    from games.profiles.selectors import Met, Record

WIDE: Final = 360
HIGH: Final = 150
LEFT: Final = 40
TOP: Final = 12
STEPS: Final = (50, 100, 200, 500, 1_000)
"""The possible distances between a curve's grid lines, in rating points. The smallest that gives
few enough lines is used.
"""
LEVELS: Final = 6


@dataclass(frozen=True, slots=True)
class Dot:
    """A rated game on the curve."""

    x: float
    y: float
    won: bool


@dataclass(frozen=True, slots=True)
class Curve:
    """A rating curve for SVG: the paths of its line and band, its dots, and grid lines (rating, y).

    ``points`` is the current rating, and ``range`` its uncertainty.
    """

    line: str
    band: str
    dots: list[Dot]
    levels: list[tuple[int, float]]
    points: int
    range: int


def profile_of(seen: PersonSeen, reader: User | None, title: str) -> dict[str, Any]:
    """Return the context of the profile. ``title`` is the title of the rating curve."""
    profile = profile_for(seen, reader)
    if profile is None:
        return {"profile_shut": True}
    rated = [one for one in profile.records if one.rating]
    chosen = _chosen(rated, title)
    return {
        "profile": profile,
        "rated": rated,
        "curve_title": chosen,
        "curve": curve(curve_of(seen.person, chosen.title)) if chosen else None,
        "met_all": _together(profile.met),
    }


def curve(games: Sequence[RatedGame]) -> Curve | None:
    """Return a rating's curve; ``None`` for fewer than two games."""
    if len(games) < 2:
        return None
    spots = [shown(Strength(game.mu, game.sigma)) for game in games]
    low, high, step = _ground(spots)
    across = [LEFT + (WIDE - LEFT - 8) * n / (len(games) - 1) for n in range(len(games))]

    def down(points: int) -> float:
        return round(TOP + HIGH * (high - points) / (high - low), 1)

    line = [(round(x, 1), down(points)) for x, (points, _) in zip(across, spots, strict=True)]
    above = [(x, down(points + give)) for (x, _), (points, give) in zip(line, spots, strict=True)]
    below = [(x, down(points - give)) for (x, _), (points, give) in zip(line, spots, strict=True)]
    return Curve(
        line=_path(line),
        band=_path([*above, *below[::-1]]),
        dots=[Dot(x, y, game.seat.rank == 1) for (x, y), game in zip(line, games, strict=True)],
        levels=[(points, down(points)) for points in range(low, high + 1, step)],
        points=spots[-1][0],
        range=spots[-1][1],
    )


def _ground(spots: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """Return the lowest and the highest grid line of a curve, and their distance."""
    least = min(points - give for points, give in spots)
    most = max(points + give for points, give in spots)
    step = next((one for one in STEPS if (most - least) / one <= LEVELS), STEPS[-1])
    return least // step * step, -(-most // step) * step, step


def _path(spots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:g},{y:g}" for x, y in spots)


def _chosen(rated: Sequence[Record], title: str) -> Record | None:
    """Return the record of the requested title; without one, the record with the most games."""
    asked = next((one for one in rated if one.title == title), None)
    return asked or max(rated, key=lambda one: one.games, default=None)


def _together(met: Sequence[Met]) -> dict[str, int]:
    return {
        name: sum(getattr(one, name) for one in met)
        for name in ("games", "ahead", "level", "behind")
    }


def _away(person: User, now: datetime) -> Away | None:
    """Return a person's current vacation, or ``None``. Without a vacation it takes no query."""
    if person.away_until is None or person.away_until <= now:
        return None
    return away_now([person.pk], now).get(person.pk)


def may_star(reader: User | None, whose: User) -> bool:
    """Return whether a reader may star a person.

    Both must have accounts, be different people, and neither may be a program.
    """
    return not (reader is None or reader.is_guest or whose.is_computer or reader.pk == whose.pk)


def _may_block(whose: User, reader: User | None) -> bool:
    """Return whether a reader may block a person. Nobody may block themselves or an opponent."""
    if reader is None or reader.is_guest or whose.strength:
        return False
    return reader.pk != whose.pk


@require_safe
@refusals
@may_lag
def person(request: PageRequest, name: str) -> HttpResponse:
    """Show a person's page with their public games and results."""
    reader = person_of(request)
    seen = person_for_profile(name=name, reader=reader)
    if seen is None:
        raise Http404
    whose = seen.person
    tables = tables_public(*EVERY).of(whose)
    page = page_by_key(request, tables, PAGE_SIZE)
    context: dict[str, Any] = {
        "whose": whose,
        "may_star": may_star(reader, whose),
        "starred": seen.starred,
        "away": _away(whose, clock.now()),
        "page": page,
        "games": cards(page.rows, reader, owner=whose),
        **profile_of(seen, reader, request.GET.get("title", "")),
        "mine": reader == whose,
        "profile_for": [(to.value, msg(f"profile-for-{to.value}")) for to in ProfileFor],
        "may_block": _may_block(whose, reader),
        "own_block": seen.own_block,
        **(opponent_facts(whose.strength) if whose.strength else {}),
    }
    response = render(request, "games/person.html", context)
    response["X-Robots-Tag"] = (
        "noindex"  # people's games are for readers of this site, not for search engines
    )
    return response
