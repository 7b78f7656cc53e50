"""Which games are rated: those between people. The site and the table can allow programs."""

from __future__ import annotations

from collections.abc import Iterable

from django.conf import settings
from django.db.models import Q

from games.models import Seat, Table


def unfit() -> Q:
    """Return the condition for seats that make a game unrated.

    These are guests' seats. Programs' seats are among them unless the site and the table allow
    programs.
    """
    computers = Q(person__is_computer=True)
    if settings.RATE_COMPUTERS:
        computers &= Q(table__rates_computers=False)
    return computers | Q(person__is_guest=True)


def moves_ratings(table: Table, seats: Iterable[Seat]) -> bool:
    """Return whether a game with these seats counts for ratings. Their people must be loaded."""
    counted = settings.RATE_COMPUTERS and table.rates_computers
    people = [seat.person for seat in seats]
    return table.rated and not any(
        one.is_guest or (one.is_computer and not counted) for one in people
    )
