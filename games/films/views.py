"""The page of a game's film, and the film itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from games.films.selectors import agreed_seats, film_bytes, film_seen, finished_session, named
from games.films.services import A_DAY, TRIES, film_ask, film_names
from games.views.http import PageRequest, member_of, person_of, refusals, signed_in, unlisted
from mp2site.text.rendering import language as own_language

if TYPE_CHECKING:
    from games.films.models import Film


@require_safe
@refusals
def film(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a game's film in the reader's language, or the form to ask for it."""
    session = finished_session(table_id, person_of(request))
    found, shown = film_seen(session.table, own_language()), named(session.seats)
    context = {
        "table": session.table,
        "title": session.table.rules,
        "film": found,
        "waits": found is not None and found.made_at is None and found.tries < TRIES,
        "failed": found is not None and found.made_at is None and found.tries >= TRIES,
        "may_ask": _may_ask(request, found, is_named=shown.is_named),
        "own": session.own,
        "agreed": session.own is not None and session.own.pk in agreed_seats([session.own]),
        "is_named": shown.is_named,
        "language": own_language(),
        "most": A_DAY,
    }
    return unlisted(render(request, "films/film.html", context), session.table)


def _may_ask(request: PageRequest, found: Film | None, *, is_named: bool) -> bool:
    """Return whether the reader may ask for the film: it is missing, failed, or has other names."""
    if not request.user.is_authenticated or request.user.is_guest:
        return False
    if found is None or found.tries >= TRIES:
        return True
    return found.made_at is not None and found.is_named != is_named


@require_safe
@refusals
def webp(request: PageRequest, table_id: str, language: str) -> HttpResponse:
    """Send a game's film to a person who may see the game."""
    session = finished_session(table_id, person_of(request))
    answer = HttpResponse(film_bytes(session.table, language), content_type="image/webp")
    answer["Content-Disposition"] = f'inline; filename="{session.table.pk}.webp"'
    answer["Cache-Control"] = "private, no-cache"
    answer["X-Robots-Tag"] = "noindex"
    return answer


@require_POST
@signed_in
@refusals
def ask(request: PageRequest, table_id: str) -> HttpResponse:
    """Ask for a game's film."""
    film_ask(table_id=table_id, by=member_of(request), language=own_language())
    return redirect("films:film", table_id)


@require_POST
@signed_in
@refusals
def names(request: PageRequest, table_id: str) -> HttpResponse:
    """Agree to be named in the game's films, or stop that."""
    agreed = request.POST.get("agreed") == "yes"
    film_names(table_id=table_id, by=member_of(request), agreed=agreed)
    return redirect("films:film", table_id)
