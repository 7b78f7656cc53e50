"""Rating finished games, in the order in which they ended, some time after that.

The list of games is the truth: what is computed one by one and what is computed anew from the
beginning are the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import Heartbeat, RatedGame, Rating, Seat, Status, Table
from games.ratings import BEGIN, after, people_key, weight_of
from games.selectors.consent import asked_to_rate
from games.selectors.ratings import SETTLED, unfit
from mp2site.infra import clock

MARK: Final = "ratings"
"""The heartbeat that says up to which end of a game all are rated."""
STALE: Final = timedelta(hours=1)
"""So often the mark moves on although nothing was rated: games with computers needn't be looked at for ever."""
MONTH: Final = timedelta(days=30)
BATCH: Final = 100
FIRST: Final = datetime(2000, 1, 1, tzinfo=UTC)


def games_rate(limit: int = BATCH) -> int:
    """Rate the next games that are due; return how many. Any number may run at once."""
    mark = Heartbeat.objects.filter(name=MARK).first()
    until = clock.now() - SETTLED
    since = mark.last_ok if mark else FIRST
    if since + STALE > until and not _ended(since, until).exists():
        return 0
    return _rate_next(until, limit)


def _rate_next(until: datetime, limit: int) -> int:
    with transaction.atomic():
        mark, _ = Heartbeat.objects.select_for_update().get_or_create(
            name=MARK, defaults={"last_ok": FIRST}
        )
        ended = list(_ended(mark.last_ok, until)[:limit])
        for table in ended:
            _rate(table)
        # Fewer than asked for: all that ended until then are rated.
        mark.last_ok = _end_of(ended[-1]) if len(ended) == limit else max(mark.last_ok, until)
        mark.save(update_fields=["last_ok"])
    return len(ended)


def ratings_rebuild() -> int:
    """Forget all ratings and compute them anew from the list of games; return how many games."""
    with transaction.atomic():
        RatedGame.objects.all().delete()
        Rating.objects.all().delete()
        Heartbeat.objects.filter(name=MARK).delete()
        return sum(_rated_in_turn())


def _rated_in_turn() -> Iterator[int]:
    while rated := games_rate():
        yield rated


def _ended(since: datetime, until: datetime) -> QuerySet[Table]:
    """Return games that move ratings, by their ends; those that have been rated are left out."""
    rows = Table.objects.lean().filter(
        status=Status.FINISHED, rated=True, finished_at__gte=since, finished_at__lte=until
    )
    # Asked of each game, by index: what has been rated before grows with the house.
    seats = Seat.objects.filter(table=OuterRef("pk"))
    done_or_unfit = Q(rated__isnull=False) | unfit()
    return rows.filter(~Exists(seats.filter(done_or_unfit))).order_by("finished_at", "pk")


def _end_of(table: Table) -> datetime:
    if table.finished_at is None:
        raise ValueError("a finished game has an end")
    return table.finished_at


def _rate(table: Table) -> None:
    seats = list(Seat.objects.lean().filter(table=table).select_related("person").in_order())
    ratings = _ratings(table, seats)
    before = [ratings[seat.person_id].strength for seat in seats]
    leavers = {at for at, seat in enumerate(seats) if seat.held_by_house or seat.resigned_at}
    end, people = _end_of(table), people_key(table.title, [seat.person_id for seat in seats])
    weight = weight_of(_games_together(people, end, len(seats)))
    asked = asked_to_rate(table, seats)
    agreed = bool(asked) and all(seat.agrees_on_rating for seat in asked)
    ranks = [seat.rank or len(seats) for seat in seats]
    strengths = after(before, ranks, leavers, weight, agreed=agreed)
    alone = bool(leavers) and not agreed
    counts = [not alone or at in leavers for at in range(len(seats))]
    for seat, strength, counted in zip(seats, strengths, counts, strict=True):
        rating = ratings[seat.person_id]
        rating.mu, rating.sigma = strength
        rating.games += counted
    _keep([ratings[seat.person_id] for seat in seats if seat.person.left_at is None])
    RatedGame.objects.bulk_create(
        RatedGame(
            seat=seat,
            mu_before=old.mu,
            sigma_before=old.sigma,
            mu=new.mu,
            sigma=new.sigma,
            weight=weight,
            left=alone,
            people_key=people,
            ended_at=end,
        )
        for seat, old, new in zip(seats, before, strengths, strict=True)
    )


def _ratings(table: Table, seats: Sequence[Seat]) -> dict[int, Rating]:
    """Return the ratings of a table's people, those of newcomers as they begin."""
    known = Rating.objects.filter(title=table.title, person__in=[seat.person_id for seat in seats])
    found = {rating.person_id: rating for rating in known}
    return {
        seat.person_id: found.get(seat.person_id) or _unkept(table.title, seat) for seat in seats
    }


def _keep(ratings: Sequence[Rating]) -> None:
    """Write ratings down, in one statement: of each person there is one at a title."""
    Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["person", "title"],
        update_fields=["mu", "sigma", "games"],
    )


def _unkept(title: str, seat: Seat) -> Rating:
    """Return the rating of a newcomer, or of somebody who has closed their account: it follows from their games."""
    strength = BEGIN
    if seat.person.left_at is not None:
        games = RatedGame.objects.filter(seat__person=seat.person_id, seat__table__title=title)
        last = games.order_by("-ended_at", "-seat__table").first()
        strength = last.strength if last else BEGIN
    return Rating(person_id=seat.person_id, title=title, mu=strength.mu, sigma=strength.sigma)


def _games_together(people_key: str, end: datetime, seats: int) -> int:
    """Return how many rated games the very same people ended within the month before."""
    rows = RatedGame.objects.filter(people_key=people_key, ended_at__range=(end - MONTH, end))
    return rows.count() // seats
