"""Profiles: results by title, times, punctuality, and results against the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Final, NamedTuple

from django.db.models import OuterRef, Subquery

from accounts.models import ProfileFor, User
from accounts.selectors.finding import PersonSeen
from games.models import RatedGame, Rating, Seat, Status, Turn
from games.rules import titles
from games.selectors.punctuality import LastTurn, Punctual, last_seats, last_turns, punctuality
from games.selectors.ratings import ratings_of

GAMES_MOST: Final = 2_000
"""The most tables of a person that are searched: those joined last."""
CURVE: Final = 60
"""The most games in a rating curve: the last ones."""
TYPICAL_FROM: Final = 4
"""The minimum number of games for a typical score."""


class Result(NamedTuple):
    """A finished game of a person, with the reader's rank if the reader played in it."""

    title: str
    size: int
    rank: int
    score: int
    readers: int | None


class Scores(NamedTuple):
    """A typical score: the median of all scores, and the bounds of the middle half."""

    median: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Record:
    """A person's results in a title.

    ``expected`` is the number of games that the person would have won on average if all players
    were equally strong.
    """

    title: str
    games: int
    won: int
    expected: float
    scores: Scores | None
    rating: Rating | None
    seconds: float | None
    """The median time in seconds of the moves that the person made by hand."""

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name

    @property
    def share(self) -> int:
        """The percentage of games won."""
        return round(100 * self.won / self.games)


class Met(NamedTuple):
    """The numbers of two people's shared games of a title, by who ranked better."""

    title: str
    games: int
    ahead: int
    level: int
    behind: int

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile: records in the order of the titles, and results against the reader."""

    records: list[Record]
    punctual: Punctual | None
    """The person's punctuality; ``None`` if no turn had a clock."""
    met: list[Met]


def profile_for(seen: PersonSeen, reader: User | None) -> Profile | None:
    """Return a person's profile; ``None`` if the person hides it from this reader."""
    if not profile_open(seen, reader):
        return None
    results, turns = _results(seen.person, reader), last_turns(seen.person)
    return Profile(_records(seen.person, results, turns), punctuality(turns), _met(results))


def profile_open(seen: PersonSeen, reader: User | None) -> bool:
    """Return whether a reader may see a person's profile; programs' profiles are public."""
    whose = seen.person
    if whose.is_computer or whose == reader:
        return True
    if seen.blocks_reader:
        return False
    if whose.profile_for == ProfileFor.EVERYBODY:
        return True
    if reader is None or whose.profile_for == ProfileFor.NOBODY:
        return False
    shared = Seat.objects.of(reader).filter(table__started_at__isnull=False)
    return shared.filter(table__seats__person=whose.pk).exists()


def _results(person: User, reader: User | None) -> list[Result]:
    """Return a person's last finished games."""
    other = reader if reader != person else None
    beside = Seat.objects.filter(table=OuterRef("table"), person=other, person__isnull=False)
    rows = last_seats(person, GAMES_MOST).filter(table__status=Status.FINISHED)
    rows = rows.filter(rank__isnull=False).annotate(readers=Subquery(beside.values("rank")[:1]))
    columns = ("table__title", "table__size", "rank", "score", "readers")
    return [Result(*row) for row in rows.values_list(*columns)]


def _records(person: User, results: Sequence[Result], turns: Sequence[LastTurn]) -> list[Record]:
    ratings = {one.title: one for one in ratings_of(person)}
    return [
        _record(title.slug, found, ratings.get(title.slug), _times(turns, title.slug))
        for title in titles
        if (found := [one for one in results if one.title == title.slug])
    ]


def _met(results: Sequence[Result]) -> list[Met]:
    """Return the reader's results against the person, by title."""
    shared = [(one.title, one.readers, one.rank) for one in results if one.readers is not None]
    return [
        Met(
            title.slug,
            len(found),
            sum(readers < rank for readers, rank in found),
            sum(readers == rank for readers, rank in found),
            sum(readers > rank for readers, rank in found),
        )
        for title in titles
        if (found := [(readers, rank) for slug, readers, rank in shared if slug == title.slug])
    ]


def curve_of(person: User, title: str) -> list[RatedGame]:
    """Return a person's last rated games with the changes of the rating, the oldest first.

    Doesn't authorise.
    """
    rows = RatedGame.objects.filter(seat__person=person, seat__table__title=title)
    rows = rows.select_related("seat").defer("seat__draft_state")
    return list(rows.order_by("-ended_at", "-pk")[:CURVE])[::-1]


def _record(
    slug: str, found: Sequence[Result], rating: Rating | None, times: Sequence[float]
) -> Record:
    return Record(
        title=slug,
        games=len(found),
        won=sum(one.rank == 1 for one in found),
        expected=round(sum(1 / one.size for one in found), 1),
        scores=_usual([one.score for one in found]),
        rating=rating,
        seconds=median(times) if times else None,
    )


def _usual(scores: Sequence[int]) -> Scores | None:
    if len(scores) < TYPICAL_FROM:
        return None
    low, middle, high = quantiles(scores, n=4, method="inclusive")
    return Scores(round(middle), round(low), round(high))


def _times(turns: Sequence[LastTurn], title: str) -> list[float]:
    """Return the seconds of the turns of a title that the person ended by hand."""
    made = [turn for turn in turns if turn.title == title and turn.closed_by == Turn.ClosedBy.MOVE]
    return [(turn.closed_at - turn.opened_at).total_seconds() for turn in made]
