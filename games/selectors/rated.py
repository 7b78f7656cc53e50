"""Which games are rated: games between people; games with computers if site and table allow it."""

from __future__ import annotations

from collections.abc import Iterable

from django.conf import settings
from django.db.models import Q

from games.models import Seat, Table


def unfit() -> Q:
    """Return the condition for seats that keep a game unrated.

    These are seats of guests; and of computers, unless the site and the table allow them.
    """
    computers = Q(person__is_computer=True)
    if settings.RATE_COMPUTERS:
        computers &= Q(table__rates_computers=False)
    return computers | Q(person__is_guest=True)


def moves_ratings(table: Table, seats: Iterable[Seat]) -> bool:
    """Return whether a game with these seats counts for ratings; their people must be loaded."""
    counted = settings.RATE_COMPUTERS and table.rates_computers
    people = [seat.person for seat in seats]
    return table.rated and not any(
        one.is_guest or (one.is_computer and not counted) for one in people
    )
