"""How somebody plays: results by title, pace and reliability, and how they fared against whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Final, NamedTuple

from django.db.models import F

from accounts.models import Block, ProfileFor, User
from games.models import RatedGame, Rating, Seat, Status, Turn
from games.paces import CALM
from games.rules import titles
from games.selectors.ratings import ratings_of

GAMES_MOST: Final = 2_000
"""So many of a person's last games are looked at."""
TURNS: Final = 100
"""The turns in time are counted of so many last ones."""
TURNS_MOST: Final = 500
"""The time to a move is the median of those of a title among so many last turns."""
CURVE: Final = 60
"""Games."""
TYPICAL_FROM: Final = 4
"""Of fewer games no usual score is told."""


class Result(NamedTuple):
    """One finished game of a person."""

    title: str
    size: int
    rank: int
    score: int


@dataclass(frozen=True, slots=True)
class Record:
    """Somebody's games of a title.

    ``expected``: how many of them would be won by equals. ``scores``: the median, and the middle half.
    """

    title: str
    games: int
    won: int
    expected: float
    scores: tuple[int, int, int] | None
    rating: Rating | None
    seconds: float | None
    """The median time to a move."""

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name

    @property
    def share(self) -> int:
        """How many of a hundred were won."""
        return round(100 * self.won / self.games)


class Punctual(NamedTuple):
    """How many of somebody's last turns they made in time."""

    turns: int
    in_time: int

    @property
    def share(self) -> int:
        """How many of a hundred."""
        return round(100 * self.in_time / self.turns)


class Met(NamedTuple):
    """How two people fared against one another at a title: who placed better, how often."""

    title: str
    games: int
    ahead: int
    level: int
    behind: int

    @property
    def name(self) -> str:
        """The title's name."""
        return titles.get(self.title).name


def profile_open(whose: User, reader: User | None) -> bool:
    """Tell whether a person lets a reader see how they play; of programs everybody sees it."""
    if whose.is_computer or whose == reader:
        return True
    if reader is not None and Block.objects.filter(by=whose, of=reader).exists():
        return False
    if whose.profile_for == ProfileFor.EVERYBODY:
        return True
    if reader is None or whose.profile_for == ProfileFor.NOBODY:
        return False
    shared = Seat.objects.of(reader).filter(table__started_at__isnull=False)
    return shared.filter(table__seats__person=whose.pk).exists()


def records_of(person: User) -> list[Record]:
    """Return a person's records, in the order of the titles. Does not authorise."""
    rows = Seat.objects.of(person).filter(table__status=Status.FINISHED, rank__isnull=False)
    rows = rows.order_by("-table__finished_at")
    columns = ("table__title", "table__size", "rank", "score")
    results = [Result(*row) for row in rows.values_list(*columns)[:GAMES_MOST]]
    ratings = {one.title: one for one in ratings_of(person)}
    times = _times(person)
    return [
        _record(title.slug, found, ratings.get(title.slug), times.get(title.slug, ()))
        for title in titles
        if (found := [one for one in results if one.title == title.slug])
    ]


def punctual(person: User) -> Punctual | None:
    """Return how many of the last turns with a clock were made in time; ``None``: there was none."""
    ended = [Turn.ClosedBy.MOVE, Turn.ClosedBy.TIMEOUT]
    turns = Turn.objects.filter(seat__person=person, player="", closed_by__in=ended)
    turns = turns.exclude(table__pace=CALM)
    last = list(turns.order_by("-closed_at").values_list("closed_by", flat=True)[:TURNS])
    return Punctual(len(last), last.count(Turn.ClosedBy.MOVE)) if last else None


def met_by(person: User, reader: User) -> list[Met]:
    """Return how a reader fared against a person, by title. Does not authorise."""
    own = Seat.objects.of(reader).filter(table__status=Status.FINISHED, rank__isnull=False)
    both = own.filter(table__seats__person=person.pk, table__seats__rank__isnull=False)
    rows = list(both.values_list("table__title", F("rank"), F("table__seats__rank")))
    return [
        Met(
            title.slug,
            len(found),
            sum(mine < theirs for mine, theirs in found),
            sum(mine == theirs for mine, theirs in found),
            sum(mine > theirs for mine, theirs in found),
        )
        for title in titles
        if (found := [(mine, theirs) for slug, mine, theirs in rows if slug == title.slug])
    ]


def curve_of(person: User, title: str) -> list[RatedGame]:
    """Return what the last rated games did to a person's rating, the oldest first. Does not authorise."""
    rows = RatedGame.objects.filter(seat__person=person, seat__table__title=title)
    rows = rows.select_related("seat__table").defer("seat__draft_state", "seat__table__state")
    return list(rows.order_by("-seat__table__finished_at", "-pk")[:CURVE])[::-1]


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


def _usual(scores: Sequence[int]) -> tuple[int, int, int] | None:
    if len(scores) < TYPICAL_FROM:
        return None
    low, middle, high = quantiles(scores, n=4, method="inclusive")
    return round(middle), round(low), round(high)


def _times(person: User) -> dict[str, list[float]]:
    """Return how long a person's last turns took, in seconds, by title."""
    turns = Turn.objects.filter(seat__person=person, player="", closed_by=Turn.ClosedBy.MOVE)
    rows = turns.order_by("-closed_at").values_list("table__title", "opened_at", "closed_at")
    found: dict[str, list[float]] = {}
    for slug, opened, closed in rows[:TURNS_MOST]:
        if closed is not None:
            found.setdefault(slug, []).append((closed - opened).total_seconds())
    return found
