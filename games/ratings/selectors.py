"""Ratings for readers: a title's ladder, a person's ratings, and a game's changes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import timedelta
from itertools import pairwise
from typing import Any, Final

from django.db.models import Count, DateTimeField, ExpressionWrapper, F, Q, QuerySet

from accounts.models import ProfileFor, User
from games.models import RatedGame, Rating, Seat, Table, Turn
from games.selectors.pages import key_above, rows_before
from games.selectors.ratings import ratings_of
from games.strength import PROVISIONAL

SETTLED: Final = timedelta(minutes=2)
"""The time between a game's end and its rating. By then, all games that ended earlier are
committed.
"""


def stood_in_turns(seats: Sequence[Seat]) -> dict[int, int]:
    """Return how many turns a stand-in ended in people's seats, by seat id.

    Seats without such turns are left out.
    """
    ended = Turn.objects.filter(
        seat__in=[seat.pk for seat in seats],
        closed_by=Turn.ClosedBy.TIMEOUT,
        seat__person__strength="",
    )
    counted = ended.values("seat").annotate(turns=Count("pk")).order_by("seat")
    return dict(counted.values_list("seat", "turns"))


def ladder(title: str, people: Collection[int] | None = None) -> QuerySet[Rating]:
    """Return the ratings of a title's ladder with their people, the strongest first.

    It leaves out programs, provisional ratings, suspended people, closed accounts, and people who
    hide their ratings from somebody. ``people`` has the ids of the people to include, such as a
    circle's members; ``None`` means the whole site.
    """
    settled = Rating.objects.filter(title=title, games__gte=PROVISIONAL, person__is_active=True)
    settled = settled.filter(person__profile_for=ProfileFor.EVERYBODY, person__is_computer=False)
    if people is not None:
        settled = settled.filter(person__in=people)
    return settled.select_related("person").order_by("-mu", "pk")


def own_page(rows: QuerySet[Rating], person: User, size: int) -> str:
    """Return the key of the ladder's page that has a person in its middle.

    It is empty for the first page, and if the person isn't in the ladder.
    """
    own = rows.filter(person=person).first()
    return key_above(rows, own, size // 2) if own else ""


def ranked(rows: QuerySet[Rating], page: Sequence[Rating]) -> list[tuple[int, Rating]]:
    """Return a ladder's page as pairs of rank and rating.

    A rank is the number of stronger people plus one.
    """
    if not page:
        return []
    ahead = rows_before(rows, page[0]).order_by()
    stronger = Count("pk", filter=Q(mu__gt=page[0].mu))
    counted = ahead.aggregate(before=Count("pk"), stronger=stronger)
    ranks = [counted["stronger"] + 1]
    for place, (above, one) in enumerate(pairwise(page), counted["before"] + 2):
        ranks.append(ranks[-1] if one.mu == above.mu else place)
    return list(zip(ranks, page, strict=True))


def rated_at(table: Table, own: Seat | None) -> dict[int, RatedGame]:
    """Return a game's rating changes that a reader may see, by seat id.

    ``own`` is the reader's seat, if they played. The result is empty before the game is rated.
    """
    seen = Q(seat__person__profile_for=ProfileFor.EVERYBODY)
    if own is not None:  # the reader has played with all of these people
        seen |= Q(seat__person__profile_for=ProfileFor.OPPONENTS) | Q(seat=own.pk)
    return {one.seat_id: one for one in RatedGame.objects.filter(seen, seat__table=table)}


def changes_of(person: User, tables: int) -> QuerySet[RatedGame]:
    """Return a person's rating changes at the last ``tables`` tables that the person joined.

    The field ``at`` is the time at which a game was due for rating. Delays and rebuilds don't
    change it.
    """
    last = Seat.objects.of(person).order_by("-pk").values("pk")[:tables]
    at = ExpressionWrapper(F("seat__table__finished_at") + SETTLED, DateTimeField())
    return RatedGame.objects.filter(seat__in=last, seat__person=person).annotate(at=at)


def ratings_told(person: User) -> list[dict[str, Any]]:
    """Return a person's ratings for the export of their data."""
    names = ("title", "mu", "sigma", "games")
    return [{name: getattr(one, name) for name in names} for one in ratings_of(person)]


def rated_told(person: User) -> Iterator[dict[str, Any]]:
    """Yield a person's rated games, oldest first, for the export of their data."""
    rows = RatedGame.objects.filter(person=person).order_by("ended_at", "seat__table")
    names = ("title", "ended_at", "mu_before", "sigma_before", "mu", "sigma", "weight", "left")
    more = ("counts", "gain_withheld")
    yield from rows.values(*names, *more, table=F("seat__table")).iterator()
