"""A person's profile on their page, as far as they show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.ratings import Strength, shown
from games.selectors.profiles import curve_of, profile_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accounts.models import User
    from accounts.selectors import PersonSeen
    from games.models import RatedGame
    from games.selectors.profiles import Met, Record

WIDE: Final = 360
HIGH: Final = 150
LEFT: Final = 40
TOP: Final = 12
STEPS: Final = (50, 100, 200, 500, 1_000)
"""The intervals between the curve's levels, in points: the first with few enough levels is used."""
LEVELS: Final = 6


@dataclass(frozen=True, slots=True)
class Dot:
    """A rated game on the curve."""

    x: float
    y: float
    won: bool


@dataclass(frozen=True, slots=True)
class Curve:
    """A rating over its games: a line, its range, and levels with their heights."""

    line: str
    band: str
    dots: list[Dot]
    levels: list[tuple[int, float]]
    points: int
    range: int


def profile_of(seen: PersonSeen, reader: User | None, title: str) -> dict[str, Any]:
    """Return the profile's context; ``title``: the title of the rating's curve."""
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
    """Return the lowest and the highest level, and their interval."""
    least = min(points - give for points, give in spots)
    most = max(points + give for points, give in spots)
    step = next((one for one in STEPS if (most - least) / one <= LEVELS), STEPS[-1])
    return least // step * step, -(-most // step) * step, step


def _path(spots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:g},{y:g}" for x, y in spots)


def _chosen(rated: Sequence[Record], title: str) -> Record | None:
    """Return the record of the requested title, else the one with the most games."""
    asked = next((one for one in rated if one.title == title), None)
    return asked or max(rated, key=lambda one: one.games, default=None)


def _together(met: Sequence[Met]) -> dict[str, int]:
    return {
        name: sum(getattr(one, name) for one in met)
        for name in ("games", "ahead", "level", "behind")
    }
