"""Rating of finished games in the order of their ends, some time after the end.

Ratings depend only on the list of games: a rebuild gives exactly the same ratings as adding one
game at a time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import Heartbeat, RatedGame, Rating, Seat, Status, Table
from games.ratings.maths import STOOD_IN_MOST, after, repeats, weight_of
from games.ratings.selectors import SETTLED, stood_in_turns
from games.selectors.consent import asked_to_rate
from games.selectors.rated import unfit
from games.selectors.ratings import RATED_UNTIL
from games.services.claims import Beats, beats
from games.strength import BEGIN, Strength
from mp2site.infra import clock
from mp2site.infra.prepared import PreparedValues

STALE: Final = timedelta(hours=1)
"""How far the heartbeat moves on without a rated game, for example past games with programs."""
MONTH: Final = timedelta(days=30)
BATCH: Final = 100
LATEST: Final = 100
"""The number of a person's last games in which repetitions are searched. More would hardly matter."""
FIRST: Final = datetime(2000, 1, 1, tzinfo=UTC)


def games_rate(limit: int = BATCH, known: Beats | None = None) -> int:
    """Rate the next due games; return their number. Concurrent calls are safe.

    ``known`` are the heartbeats, if the caller has just read them.
    """
    until = clock.now() - SETTLED
    since = (known or beats()).get(RATED_UNTIL, FIRST)
    if since + STALE > until and not _ended(since, until).exists():
        return 0
    return _rate_next(until, limit)


def _rate_next(until: datetime, limit: int) -> int:
    with transaction.atomic():
        mark, _ = Heartbeat.objects.select_for_update().get_or_create(
            name=RATED_UNTIL, defaults={"last_ok": FIRST}
        )
        ended = list(_ended(mark.last_ok, until)[:limit])
        for table in ended:
            _rate(table)
        # With fewer games than the limit, all games that ended up to this time are rated.
        mark.last_ok = _end_of(ended[-1]) if len(ended) == limit else max(mark.last_ok, until)
        mark.save(update_fields=["last_ok"])
    return len(ended)


def ratings_rebuild() -> int:
    """Delete all ratings and compute them again from the games; return the number of games."""
    with transaction.atomic():
        RatedGame.objects.all().delete()
        Rating.objects.all().delete()
        Heartbeat.objects.filter(name=RATED_UNTIL).delete()
        return sum(_rated_in_turn())


def _rated_in_turn() -> Iterator[int]:
    while rated := games_rate():
        yield rated


def _ended(since: datetime, until: datetime) -> QuerySet[Table]:
    """Return the unrated games that count for ratings, ordered by their ends."""
    rows = Table.objects.lean().filter(
        status=Status.FINISHED, rated=True, finished_at__gte=since, finished_at__lte=until
    )
    # The subquery takes one indexed query per game. So it stays fast when the number of rated games
    # grows.
    seats = Seat.objects.filter(table=OuterRef("pk"))
    done_or_unfit = Q(rated__isnull=False) | unfit()
    return rows.filter(~Exists(seats.filter(done_or_unfit))).order_by("finished_at", "pk")


def _end_of(table: Table) -> datetime:
    if table.finished_at is None:
        raise ValueError("a finished game has an end")
    return table.finished_at


@dataclass(frozen=True, slots=True)
class Result:
    """The effect of a finished game on ratings. Its lists are in the order of seats."""

    ranks: list[int]
    leavers: set[int]
    alone: bool
    """Whether the game counts only for the people who left."""
    agreed: bool
    without_gain: set[int]
    """The seats whose people can't gain points by the game, but can lose some."""
    partners: list[list[int]]
    weights: list[float]

    def counts(self, seat: int) -> bool:
        """Return whether the game counts for a seat, even if the seat can only lose points."""
        return not self.alone or seat in self.leavers


def _rate(table: Table) -> None:
    seats = list(Seat.objects.lean().filter(table=table).select_related("person").in_order())
    ratings, result = _ratings(table, seats), _result(table, seats)
    before = [ratings[seat.person_id].strength for seat in seats]
    strengths = after(
        before,
        result.ranks,
        result.leavers,
        result.weights,
        agreed=result.agreed,
        without_gain=result.without_gain,
    )
    rows = [
        _rated_game(table, seat, result, at, (before[at], strengths[at]))
        for at, seat in enumerate(seats)
    ]
    for row in rows:
        rating = ratings[row.person_id]
        rating.mu, rating.sigma = row.strength
        rating.games += row.counts
    _keep([ratings[seat.person_id] for seat in seats if seat.person.left_at is None])
    RatedGame.objects.bulk_create(rows)


def _result(table: Table, seats: Sequence[Seat]) -> Result:
    leavers = {at for at, seat in enumerate(seats) if seat.played_by_stand_in or seat.resigned_at}
    asked = asked_to_rate(table, seats)
    agreed = bool(asked) and all(seat.agrees_on_rating for seat in asked)
    stood_in = stood_in_turns(seats)
    many = {at for at, seat in enumerate(seats) if stood_in.get(seat.pk, 0) > STOOD_IN_MOST}
    people = [seat.person_id for seat in seats]
    partners = [sorted({*people} - {person}) for person in people]
    repeated = [_repeats(table, *each) for each in zip(people, partners, strict=True)]
    return Result(
        ranks=[seat.rank or len(seats) for seat in seats],
        leavers=leavers,
        alone=bool(leavers) and not agreed,
        agreed=agreed,
        without_gain=leavers | many,
        partners=partners,
        weights=[weight_of(number) for number in repeated],
    )


def _rated_game(
    table: Table, seat: Seat, result: Result, at: int, strengths: tuple[Strength, Strength]
) -> RatedGame:
    old, new = strengths
    withheld = result.counts(at) and at in result.without_gain and new == old
    return RatedGame(
        seat=seat,
        person_id=seat.person_id,
        title=table.title,
        partners=result.partners[at],
        mu_before=old.mu,
        sigma_before=old.sigma,
        mu=new.mu,
        sigma=new.sigma,
        weight=result.weights[at],
        counts=result.counts(at) and not withheld,
        gain_withheld=withheld,
        left=result.alone,
        ended_at=_end_of(table),
    )


def _repeats(table: Table, person: int, partners: Sequence[int]) -> int:
    """Return how many of a person's games in the month before this game it repeats."""
    end = _end_of(table)
    rows = _RECENT(person, table.title, end - MONTH, end)
    games: list[list[int]] = json.loads(f"[{','.join(partners for (partners,) in rows)}]")
    return repeats(games, partners)


def _recent(person: int, title: str, since: datetime, until: datetime) -> QuerySet[Any, Any]:
    games = RatedGame.objects.filter(
        person=person, title=title, counts=True, ended_at__range=(since, until)
    )
    return games.order_by("-ended_at", "-pk").values_list("partners")[:LATEST]


_RECENT: Final = PreparedValues(_recent, -1, "?", FIRST - MONTH, FIRST)
"""The SQL that reads the partners in a person's last games, as JSON. It runs for each seat of each
rated game.
"""


def _ratings(table: Table, seats: Sequence[Seat]) -> dict[int, Rating]:
    """Return the ratings of a table's people; newcomers have initial ones."""
    known = Rating.objects.filter(title=table.title, person__in=[seat.person_id for seat in seats])
    found = {rating.person_id: rating for rating in known}
    return {
        seat.person_id: found.get(seat.person_id) or _unkept(table.title, seat) for seat in seats
    }


def _keep(ratings: Sequence[Rating]) -> None:
    """Write ratings by one statement. There is one row per person and title."""
    Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["person", "title"],
        update_fields=["mu", "sigma", "games"],
    )


def _unkept(title: str, seat: Seat) -> Rating:
    """Return the rating of a person who has no row.

    A newcomer gets an initial rating. For a closed account, the rating is computed from its games.
    """
    strength = BEGIN
    if seat.person.left_at is not None:
        games = RatedGame.objects.filter(seat__person=seat.person_id, seat__table__title=title)
        last = games.order_by("-ended_at", "-seat__table").first()
        strength = last.strength if last else BEGIN
    return Rating(person_id=seat.person_id, title=title, mu=strength.mu, sigma=strength.sigma)
