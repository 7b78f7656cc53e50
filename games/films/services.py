"""Asks for films, makes them in the opponents' queue, and keeps people's will about their names."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from django.db import transaction
from django.db.models import F
from django.utils import translation

from accounts.models import User
from games.errors import NeedsAccount, NotYourSeat, TooMany
from games.films.making import TooLarge, film_of
from games.films.models import Film, NamedInFilms
from games.films.selectors import finished_session, named
from games.jobs import OPPONENTS, task_send
from games.models import Seat, Table
from games.rules.kernel import RulesBug, Text
from games.services.claims import Beats, claimed
from mp2site.infra import clock

log = logging.getLogger(__name__)

TASK: Final = "games.film_make"
A_DAY: Final = 5
"""The number of films that a person may ask for within 24 hours."""
TRIES: Final = 3
HEART: Final = "films"
EVERY: Final = timedelta(minutes=5)


def film_ask(*, table_id: str, by: User, language: str) -> None:
    """Ask for a game's film in a language. A film that is as it should be isn't made again.

    Raises NotFound, NeedsAccount, TooMany.
    """
    session = finished_session(table_id, by)
    if by.is_guest:
        raise NeedsAccount
    is_named = named(session.seats).is_named
    with transaction.atomic():
        User.objects.select_for_update().get(pk=by.pk)
        film = Film.objects.filter(table=session.table, language=language).defer("webp").first()
        if film and film.tries < TRIES and (film.made_at is None or film.is_named == is_named):
            return
        now = clock.now()
        if Film.objects.filter(by=by, asked_at__gt=now - timedelta(days=1)).count() >= A_DAY:
            raise TooMany(Text("films-too-many", {"most": A_DAY}), rule="films")
        fresh = {"by": by, "asked_at": now, "tries": 0, "made_at": None, "webp": None}
        film, _ = Film.objects.update_or_create(
            table=session.table, language=language, defaults=fresh
        )
        transaction.on_commit(partial(_send, film.pk))


def film_make(*, film_id: int) -> bool:
    """Make a film that waits; return whether it was made. A repetition does nothing."""
    film = Film.objects.filter(pk=film_id, made_at=None, tries__lt=TRIES).first()
    if film is None:
        return False
    Film.objects.filter(pk=film_id).update(tries=F("tries") + 1)
    table = Table.objects.get(pk=film.table_id)
    shown = named(list(Seat.objects.filter(table=table).select_related("person").in_order()))
    try:
        with translation.override(film.language):
            webp = film_of(table, shown.names)
    except (RulesBug, TooLarge):
        log.exception("no film", extra={"table": table.pk})
        Film.objects.filter(pk=film_id).update(tries=TRIES)
        return False
    made = {"webp": webp, "made_at": clock.now(), "is_named": shown.is_named}
    return Film.objects.filter(pk=film_id, made_at=None).update(**made) == 1


def film_names(*, table_id: str, by: User, agreed: bool) -> None:
    """Agree to be named in films of a finished game, or stop that; films with names are deleted.

    Raises NotFound, NotYourSeat.
    """
    session = finished_session(table_id, by)
    if session.own is None:
        raise NotYourSeat
    with transaction.atomic():
        if agreed:
            NamedInFilms.objects.get_or_create(seat=session.own)
        else:
            NamedInFilms.objects.filter(seat=session.own).delete()
            Film.objects.filter(table=session.table, is_named=True).delete()


def films_forget(person: User) -> None:
    """Delete a person's agreements, and all films that name them."""
    Film.objects.filter(table__seats__person=person, is_named=True).delete()
    NamedInFilms.objects.filter(seat__person=person).delete()


def films_ask_again(known: Beats | None = None) -> int:
    """Ask again for films that wait, every few minutes, since a task may be lost; return how many."""
    now: datetime = clock.now()
    if not claimed(HEART, EVERY, now, known):
        return 0
    waiting = Film.objects.filter(made_at=None, tries__lt=TRIES, asked_at__lt=now - EVERY)
    keys = list(waiting.order_by("asked_at").values_list("pk", flat=True)[:20])
    for key in keys:
        _send(key)
    return len(keys)


def _send(film_id: int) -> None:
    task_send(TASK, film_id, queue=OPPONENTS, expires=EVERY.total_seconds())
