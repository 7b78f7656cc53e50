"""Coaching: who is told at a table what each decision is about.

In the first two games of a title a person is, until they put it away; from then on only where they ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Count

from accounts.models import User
from games.errors import not_playing
from games.models import Seat, Status, Table
from games.services.locks import lock_seats, lock_table, own_seat, table_transaction
from games.services.own_pages import own_changed

FIRST_GAMES = 2
"""So many games of a title are played with coaching."""


def coach_beginners(table: Table, seats: Sequence[Seat]) -> None:
    """Mark the seats of people to whom the title is new; the caller saves them."""
    people = [seat for seat in seats if table.rules.lessons and not seat.person.strength]
    known = _practised([seat.person_id for seat in people], table)
    for seat in people:
        seat.coached = None if seat.person_id in known else True


def _practised(people: Sequence[int], table: Table) -> set[int]:
    """Return who has finished enough games of the title, or put coaching in it away."""
    before = Seat.objects.filter(person__in=people, table__title=table.title)
    away = before.filter(coached=False).values_list("person", flat=True)
    finished = before.filter(table__status=Status.FINISHED).values_list("person", flat=True)
    often = finished.annotate(games=Count("pk")).filter(games__gte=FIRST_GAMES).order_by()
    return {*away, *often}


def coaching_set(*, table_id: str, by: User, coached: bool) -> Seat:
    """Begin or cease to tell a person what each decision is about. Raises NotFound, NotYourSeat, NotPlaying.

    Who ceases isn't told at later tables of the title either.
    """
    with table_transaction():
        table = lock_table(table_id)
        seat = own_seat(table, lock_seats(table), by)
        if table.status != Status.PLAYING:
            raise not_playing(table.status)
        own_changed(seat, coached=coached)
    table.lighten()
    return seat.lighten()
