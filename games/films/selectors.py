"""A game's film for readers, and who agrees to be named in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from django.conf import settings

from accounts.models import User
from games.errors import NotFound
from games.films.models import Film, NamedInFilms
from games.films.plan import initials_of
from games.models import Seat, Status, Table
from games.session import TableSession, session_open


class Named(NamedTuple):
    """How a film calls the players, and whether these are their names."""

    names: list[str]
    is_named: bool


def finished_session(table_id: str, person: User | None) -> TableSession:
    """Open a finished game for a person who may see it. Raises NotFound.

    Films of other games don't exist, and none if the operator has switched them off.
    """
    session = session_open(table_id=table_id, person=person)
    if not settings.FILMS or session.table.status != Status.FINISHED:
        raise NotFound
    return session


def film_seen(table: Table, language: str) -> Film | None:
    """Return a game's film in a language, without its picture."""
    return Film.objects.filter(table=table, language=language).defer("webp").first()


def film_bytes(table: Table, language: str) -> bytes:
    """Return a film's picture. Raises NotFound."""
    row = Film.objects.filter(table=table, language=language, webp__isnull=False).first()
    if row is None or row.webp is None:
        raise NotFound
    return bytes(row.webp)


def agreed_seats(seats: Sequence[Seat]) -> set[int]:
    """Return the keys of the seats whose people agree to be named."""
    keys = [seat.pk for seat in seats]
    return set(NamedInFilms.objects.filter(seat__in=keys).values_list("seat", flat=True))


def named(seats: Sequence[Seat]) -> Named:
    """Return the players' names if all people agree, otherwise initials. Programs always agree."""
    agreed = agreed_seats(seats)
    if all(seat.person.is_computer or seat.pk in agreed for seat in seats):
        return Named([seat.name for seat in seats], is_named=True)
    return Named(initials_of(seat.name for seat in seats), is_named=False)


def films_told(person: User) -> dict[str, Any]:
    """Return the films that a person asked for and where they are named, for their data."""
    asked = Film.objects.filter(by=person).order_by("pk")
    agreed = NamedInFilms.objects.filter(seat__person=person).order_by("pk")
    return {
        "asked": list(asked.values("table", "language", "asked_at", "made_at")),
        "named_at": list(agreed.values_list("seat__table", flat=True)),
    }
