"""Counts finished games between people, each once, in the order of their ends.

A rebuild counts the same games in the same order, so it gives exactly the same rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from django.db import transaction
from django.db.models import Prefetch, QuerySet

from games import engine
from games.figures.models import TitleCount
from games.figures.setups import Setup, options_text
from games.models import Heartbeat, RatedGame, Seat, Table
from games.opponents.counting import Count, Ended, counts_of
from games.opponents.results import share
from games.rules import UnknownTitle
from games.rules.kernel import RulesBug, Title
from games.selectors.moves import moves_of
from games.selectors.ratings import RATED_UNTIL
from games.services.claims import Beats, beats
from games.strength import Strength, expected_wins

MARK: Final = "figures"
"""The name of the heartbeat whose time is the end of the last counted game."""
EVERY: Final = timedelta(hours=1)
BATCH: Final = 50
"""The number of games that one sweep counts."""
BEGUN: Final = 60
"""The number of plies in which a game's first action is looked for."""
FIRST: Final = datetime(2000, 1, 1, tzinfo=UTC)
SETUP: Final = ("title", "seats", "edition", "options")
KEY: Final = (*SETUP, "kind", "trait")
SUMS: Final = ("games", "wins", "expected", "points", "first_at", "last_at")


def games_count(limit: int = BATCH, known: Beats | None = None) -> int:
    """Count the next games, once an hour; return how many ended. Concurrent calls are safe.

    Games wait until the ratings have passed their ends, since shares depend on the ratings before
    a game. ``known`` are the heartbeats, if the caller has read them a moment ago.
    """
    known = known or beats()
    until, since = known.get(RATED_UNTIL, FIRST), known.get(MARK, FIRST)
    return _count_next(until, limit) if until - since >= EVERY else 0


def figures_rebuild() -> int:
    """Delete all counts and count all games again; return the number of games that ended."""
    with transaction.atomic():
        mark = _locked_mark()
        until = max(mark.last_ok, beats().get(RATED_UNTIL, FIRST))
        mark.last_ok = FIRST
        mark.save(update_fields=["last_ok"])
        TitleCount.objects.all().delete()
        return sum(_counted_in_turn(until))


def _counted_in_turn(until: datetime) -> Iterator[int]:
    while ended := _count_next(until, BATCH):
        yield ended


def _locked_mark() -> Heartbeat:
    mark, _ = Heartbeat.objects.select_for_update().get_or_create(
        name=MARK, defaults={"last_ok": FIRST}
    )
    return mark


def _count_next(until: datetime, limit: int) -> int:
    """Count the next games that ended until an instant; games that ended together stay together."""
    with transaction.atomic():
        mark = _locked_mark()
        ended = Table.objects.finished().filter(finished_at__gt=mark.last_ok)
        ends = ended.filter(finished_at__lte=until).order_by("finished_at")
        some = [at for at in ends.values_list("finished_at", flat=True)[:limit] if at]
        until = some[-1] if len(some) == limit else max(until, mark.last_ok)
        tables = list(_with_seats(ended.filter(finished_at__lte=until))) if some else []
        _count(tables)
        mark.last_ok = until
        mark.save(update_fields=["last_ok"])
    return len(tables)


def _with_seats(tables: QuerySet[Table]) -> QuerySet[Table]:
    seats = Seat.objects.lean().select_related("person").in_order()
    rows = tables.defer("secret", "seed", "trouble").order_by("finished_at", "pk")
    return rows.prefetch_related(Prefetch("seats", seats))


def _count(tables: Iterable[Table]) -> None:
    """Add games to the rows of their setups, one by one, and store the rows that changed."""
    known: dict[Setup, dict[tuple[str, str], TitleCount]] = {}
    for table in tables:
        seats = list(table.seats.all())
        if not _among_people(seats):
            continue
        setup, game = _setup(table), _game(table)
        if setup is None or game is None:
            continue
        rows = known.setdefault(setup, _rows(setup))
        predicted = _predicted(seats)
        for count in counts_of(game):
            _add(rows, setup, count, game, predicted[count.seat], table.finished_at or FIRST)
    _keep([row for rows in known.values() for row in rows.values()])


def _among_people(seats: Sequence[Seat]) -> bool:
    """Return whether people played all seats to the end."""
    return all(
        seat.rank is not None
        and seat.place is not None
        and not (seat.person.is_computer or seat.resigned_at or seat.played_by_stand_in)
        for seat in seats
    )


def _setup(table: Table) -> Setup | None:
    try:
        options = options_text(table.rules, table.options)
    except UnknownTitle:
        return None
    return Setup(table.title, table.size, table.edition, options)


def _game(table: Table) -> Ended | None:
    """Return a game for counting; without traits if these rules can't read its state."""
    title, outcome, places = table.rules, table.result, range(table.size)
    if outcome is None:
        return None
    return Ended(
        [share(outcome, place) for place in places],
        outcome.totals,
        _traits(title, table),
        _opening(title, table),
        max(seat.turn for seat in table.seats.all()),
    )


def _traits(title: Title[Any], table: Table) -> list[dict[str, tuple[str, ...]]]:
    try:
        state = engine.unpack(title, table.state or b"")
        with engine.trusted():
            return [title.engine.traits(state, place) for place in range(table.size)]
    except RulesBug:  # the game began under rules whose states these rules don't read
        return [{} for _ in range(table.size)]


def _opening(title: Title[Any], table: Table) -> tuple[int, str] | None:
    moves = moves_of(table.pk, ("place", "key"), over=True, until=BEGUN)
    found = ((place, title.rules.opening(key)) for place, key in moves)
    return next(((place, id) for place, id in found if id), None)


def _predicted(seats: Sequence[Seat]) -> list[float]:
    """Return the wins that the ratings before a game predicted; even shares for unrated games."""
    rated = RatedGame.objects.filter(seat__in=[seat.pk for seat in seats])
    before = {game.seat_id: Strength(game.mu_before, game.sigma_before) for game in rated}
    if len(before) < len(seats):
        return [1 / len(seats)] * len(seats)
    return expected_wins([before[seat.pk] for seat in seats])


def _rows(setup: Setup) -> dict[tuple[str, str], TitleCount]:
    rows = TitleCount.objects.filter(**setup._asdict())
    return {(row.kind, row.trait): row for row in rows}


def _add(
    rows: dict[tuple[str, str], TitleCount],
    setup: Setup,
    count: Count,
    game: Ended,
    predicted: float,
    at: datetime,
) -> None:
    key = (count.kind, count.id)
    if key not in rows:
        rows[key] = TitleCount(
            **setup._asdict(), kind=count.kind, trait=count.id, first_at=at, last_at=at
        )
    row = rows[key]
    row.games += 1
    row.wins += game.shares[count.seat]
    row.expected += predicted
    row.points += game.points[count.seat]
    row.last_at = at


def _keep(rows: Sequence[TitleCount]) -> None:
    TitleCount.objects.bulk_create(
        rows, update_conflicts=True, unique_fields=KEY, update_fields=SUMS
    )
