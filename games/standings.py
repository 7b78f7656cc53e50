"""Points and places of people who play several tables, computed from the tables' results.

Everybody can compute the standings again from the results and a seed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from games.rules.kernel import Chance

Scale = Mapping[int, tuple[int, ...]]
"""The points by place, for each number of seats at a table."""
POINTS: Final[Scale] = {2: (2, 0), 3: (6, 3, 1), 4: (10, 6, 3, 1)}


@dataclass(frozen=True, slots=True)
class Result:
    """A finished table: ranks (from 1) and scores, in the order of the seats."""

    people: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A person's row of the standings."""

    person: int
    points: Fraction = Fraction(0)
    wins: int = 0
    seconds: int = 0
    share: Fraction = Fraction(0)
    """The mean of the person's scores, each as a fraction of the winner's score at the same table."""
    tables: int = 0
    has_left: bool = False

    @property
    def merit(self) -> tuple[Fraction, int, int]:
        """The person's points, wins and second places. They decide before ``share``."""
        return self.points, self.wins, self.seconds


def places_without(result: Result, gone: Collection[int]) -> dict[int, int]:
    """Return the places among people who haven't left. People who left have none."""
    stayed = {
        person: rank
        for person, rank in zip(result.people, result.ranks, strict=True)
        if person not in gone
    }
    return {
        person: 1 + sum(other < rank for other in stayed.values())
        for person, rank in stayed.items()
    }


def points_of(places: Mapping[int, int], seats: int, scale: Scale = POINTS) -> dict[int, Fraction]:
    """Return the points for places at a table with this number of seats.

    People with equal places share the points.
    """
    points: dict[int, Fraction] = {}
    for person, place in places.items():
        equal = sum(other == place for other in places.values())
        shared = scale[seats][place - 1 : place - 1 + equal]
        points[person] = Fraction(sum(shared), equal)
    return points


def scale_shown(points: Sequence[int]) -> str:
    """Return the points by place as pages show them, without line breaks."""
    return "\N{NON-BREAKING HYPHEN}".join(map(str, points))


def points_shown(points: Fraction) -> str:
    """Return points as pages show them. Shared points have one decimal place."""
    return str(points.numerator) if points.denominator == 1 else f"{float(points):.1f}"


def standings(
    people: Sequence[int],
    results: Sequence[Result],
    *,
    gone: Collection[int],
    seed: bytes,
    scale: Scale = POINTS,
) -> list[Line]:
    """Return everybody's row of the standings, the best first.

    Points decide, then wins, then second places, then the share of the winner's score, then a lot
    from the seed. People who left have no points and come last. Places at a table count only people
    who haven't left.
    """
    lot = {person: n for n, person in enumerate(Chance(seed).shuffle("lot", sorted(people)))}
    lines = [_line(person, results, gone, scale) for person in people]
    return sorted(lines, key=lambda line: (line.has_left, *_falling(line), lot[line.person]))


def _falling(line: Line) -> tuple[Fraction | int, ...]:
    return tuple(-value for value in (*line.merit, line.share))


def _line(person: int, results: Sequence[Result], gone: Collection[int], scale: Scale) -> Line:
    """Return a person's line; a person who left has no points."""
    own = [result for result in results if person in result.people]
    if person in gone:
        return Line(person, tables=len(own), has_left=True)
    placed = [(result, places_without(result, gone)) for result in own]
    at = [places[person] for _, places in placed]
    return Line(
        person,
        points=sum(
            (points_of(places, len(result.people), scale)[person] for result, places in placed),
            Fraction(0),
        ),
        wins=at.count(1),
        seconds=at.count(2),
        share=_mean([_share(result, person) for result in own]),
        tables=len(own),
    )


def _share(result: Result, person: int) -> Fraction:
    """Return a score as a fraction of the winner's; 0 if the winner has no points."""
    best = max(result.scores)
    own = result.scores[result.people.index(person)]
    return Fraction(max(own, 0), best) if best > 0 else Fraction(0)


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)
