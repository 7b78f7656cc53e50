"""Coaching: explanations of each decision at a table.

A person is coached in their first two games of a title, unless they switch it off. In later games
they can switch it on.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Count

from accounts.models import User
from games.errors import not_playing
from games.models import Seat, Status, Table
from games.services.locks import lock_seats, lock_table, own_seat, table_transaction
from games.services.private_changes import seat_change_privately

FIRST_GAMES = 2
"""The number of finished games of a title after which coaching is off by default."""


def coach_beginners(table: Table, seats: Sequence[Seat]) -> None:
    """Switch on coaching for the seats of people who are new to the title.

    The caller saves the seats.
    """
    people = [seat for seat in seats if table.rules.texts.lessons and not seat.person.strength]
    known = _practised([seat.person_id for seat in people], table)
    for seat in people:
        seat.coached = None if seat.person_id in known else True


def _practised(people: Sequence[int], table: Table) -> set[int]:
    """Return the people who finished enough games of the title, or switched its coaching off."""
    before = Seat.objects.filter(person__in=people, table__title=table.title)
    away = before.filter(coached=False).values_list("person", flat=True)
    finished = before.filter(table__status=Status.FINISHED).values_list("person", flat=True)
    often = finished.annotate(games=Count("pk")).filter(games__gte=FIRST_GAMES).order_by()
    return {*away, *often}


def coaching_set(*, table_id: str, by: User, coached: bool) -> Seat:
    """Switch a person's coaching on or off. Raises NotFound, NotYourSeat, NotPlaying.

    If it is switched off, later tables of the title begin without coaching.
    """
    with table_transaction():
        table = lock_table(table_id)
        seat = own_seat(table, lock_seats(table), by)
        if table.status != Status.PLAYING:
            raise not_playing(table.status)
        seat_change_privately(seat, coached=coached)
    table.lighten()
    return seat.lighten()
