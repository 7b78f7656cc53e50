"""Profiles: results by title, pace and punctuality, and results against the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from statistics import median, quantiles
from typing import Final, NamedTuple

from django.db.models import OuterRef, Q, QuerySet, Subquery

from accounts.models import ProfileFor, User
from accounts.selectors.finding import PersonSeen
from games.models import Seat, Status, Turn
from games.paces import CALM
from games.ratings.models import RatedGame, Rating
from games.ratings.selectors import ratings_of
from games.rules import titles

GAMES_MOST: Final = 2_000
"""The maximum number of a person's tables that are searched, the last joined."""
TABLES_MOST: Final = 200
"""The maximum number of those tables whose last turns are read."""
TURNS: Final = 100
"""The number of last turns from which punctuality is computed."""
TURNS_MOST: Final = 500
"""The number of last turns from which a title's median time per move is computed."""
CURVE: Final = 60
"""The maximum number of games in a rating curve."""
TYPICAL_FROM: Final = 4
"""The minimum number of games for a typical score."""


class Result(NamedTuple):
    """A finished game of a person, with the reader's rank in it if they played, too."""

    title: str
    size: int
    rank: int
    score: int
    readers: int | None


class LastTurn(NamedTuple):
    """A turn that the person ended, or whose time ran out."""

    title: str
    pace: str
    closed_by: str
    opened_at: datetime
    closed_at: datetime


class Scores(NamedTuple):
    """A typical score: the median, and the bounds of the middle half of scores."""

    median: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Record:
    """A person's results in a title.

    ``expected``: the number of games that equally strong players would win on average.
    """

    title: str
    games: int
    won: int
    expected: float
    scores: Scores | None
    rating: Rating | None
    seconds: float | None
    """The median time in seconds of moves made by hand."""

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name

    @property
    def share(self) -> int:
        """The percentage of games won."""
        return round(100 * self.won / self.games)


class Punctual(NamedTuple):
    """How many of a person's last turns were made in time."""

    turns: int
    in_time: int

    @property
    def share(self) -> int:
        """The percentage of turns in time."""
        return round(100 * self.in_time / self.turns)


class Met(NamedTuple):
    """The results of two people in their games of a title, by which of them ranked better."""

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
    """``None`` if no turn had a clock."""
    met: list[Met]


def profile_for(seen: PersonSeen, reader: User | None) -> Profile | None:
    """Return a person's profile; ``None`` if they don't show it to this reader."""
    if not profile_open(seen, reader):
        return None
    results, turns = _results(seen.person, reader), _last_turns(seen.person)
    return Profile(_records(seen.person, results, turns), _punctual(turns), _met(results))


def punctual_of(person: User) -> Punctual | None:
    """Return how many of a person's last turns were made in time, as their page shows it.

    Doesn't authorise.
    """
    return _punctual(_last_turns(person))


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
    rows = _last_seats(person, GAMES_MOST).filter(table__status=Status.FINISHED)
    rows = rows.filter(rank__isnull=False).annotate(readers=Subquery(beside.values("rank")[:1]))
    columns = ("table__title", "table__size", "rank", "score", "readers")
    return [Result(*row) for row in rows.values_list(*columns)]


def _last_turns(person: User) -> list[LastTurn]:
    """Return a person's last turns: made by hand, prepared, or missed; the latest first."""
    ended = [Turn.ClosedBy.MOVE, Turn.ClosedBy.HOUSE, Turn.ClosedBy.TIMEOUT]
    seats = _last_seats(person, TABLES_MOST).values("pk")
    theirs = Q(player="") | Q(ran_out=True)
    turns = Turn.objects.filter(theirs, seat__in=seats, closed_by__in=ended)
    columns = ("table__title", "table__pace", "closed_by", "opened_at", "closed_at")
    rows = turns.order_by("-closed_at").values_list(*columns)[:TURNS_MOST]
    return [LastTurn(*row) for row in rows]


def _last_seats(person: User, most: int) -> QuerySet[Seat]:
    """Return the seats that a person took last, by an index that makes their number irrelevant."""
    last = Seat.objects.of(person).order_by("-pk")[:most]
    return Seat.objects.filter(pk__in=last.values("pk"))


def _records(person: User, results: Sequence[Result], turns: Sequence[LastTurn]) -> list[Record]:
    ratings = {one.title: one for one in ratings_of(person)}
    return [
        _record(title.slug, found, ratings.get(title.slug), _times(turns, title.slug))
        for title in titles
        if (found := [one for one in results if one.title == title.slug])
    ]


def _punctual(turns: Sequence[LastTurn]) -> Punctual | None:
    """Return how many turns with a clock were made in time; ``None`` if no turn had one."""
    timed = (turn.closed_by for turn in turns if turn.pace != CALM)
    last = list(islice(timed, TURNS))
    return Punctual(len(last), len(last) - last.count(Turn.ClosedBy.TIMEOUT)) if last else None


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
